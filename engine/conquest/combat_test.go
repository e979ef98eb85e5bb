package conquest

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/blocks"
)

// canton is a Battle about the Neutral Province's soil among Japan, the Nationalists with the US, and the Reds, none of which is a
// friend of another.
func canton(t *testing.T, active Faction) *Table {
	t.Helper()
	table := atWar(t, active)
	declare(table, Japan, Soviets)
	for _, proxy := range []Side{Nationalists, Reds} {
		hostilities(table, Japan, proxy)
	}
	conquered(t, table, Japan, "canton")
	return table
}

// asks lists who acts in a Combat Round, until it is over: each time the first unit fires, without hitting.
func asks(s *enginetest.Script) string {
	s.T.Helper()
	var list []string
	for {
		b := tableOf(s).Combat.Battle
		if b == nil || b.Round > 1 {
			break
		}
		d := s.Match.Open()[0]
		if d.Kind != "action" {
			break
		}
		seat := printed().FactionFacts(blockwar.FactionAt(d.Seat)).Slug
		words := d.Legal[0].Words()
		unit, _, _ := strings.Cut(strings.TrimPrefix(words, "fire:block/"), ">")
		list = append(list, unit)
		s.Play(seat, words)
		for range 12 {
			if open := s.Match.Open(); len(open) == 0 || open[0].Seat != 0 {
				break
			}
			s.Chance(6)
		}
	}
	return strings.Join(list, " ")
}

func TestFightingOnByOrder(t *testing.T) {
	t.Run("12.2 an order to fight on ends with the Battle", func(t *testing.T) { blocks.FightsOn(t, learnedGame(), "1936") })
}

func TestActivating(t *testing.T) {
	t.Run("12.1 what one has Aggressed in is resolved, other Battles may be, with units of a Proxy Power too; all units there are shown", func(t *testing.T) {
		table := canton(t, USA)
		put(t, table, NatChina, "canton", "militia 2")
		put(t, table, ImperialJapan, "canton", "infantry 2")
		put(t, table, ImperialJapan, "nanking", "infantry")
		put(t, table, NatChina, "nanking", "militia 2")
		table.Turn.Aggressed = []Area{at(t, "nanking")}
		s := combat(t, table)
		same(t, "may be", legal(s, "usa", "resolve"), "resolve:area/canton")
		s.Play("usa", "done")
		s.Saw("unit-shown", "block/japan-infantry", "area/nanking")
		for _, e := range s.Events {
			if e.Kind == "unit-shown" && e.To == "area/canton" {
				t.Error("Canton, where there is no fight: got a unit shown, want none")
			}
		}
		s.Saw("battle", "area/nanking")
	})
	t.Run("12.1 the Active Player is the Attacker, whosever the land", func(t *testing.T) {
		table := canton(t, Japan)
		put(t, table, NatChina, "canton", "infantry 1")
		put(t, table, ImperialJapan, "canton", "infantry 1")
		s := combat(t, table)
		s.Play("japan", "resolve:area/canton")
		s.PlayIf("japan", "battles", "done")
		fires(s, "usa", "nationalist-china-infantry-1", "ground", 6)
		s.Asked("japan", "action")
	})
	t.Run("12.2 Raids first, then in the order that the Active Player chooses; a Land Battle has one Round", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "guam", "fortress")
		put(t, table, ImperialJapan, "guam", "infantry")
		put(t, table, US, "manila", "infantry")
		put(t, table, ImperialJapan, "manila", "infantry")
		put(t, table, US, "wake", "infantry")
		put(t, table, ImperialJapan, "wake", "carrier")
		for _, a := range []string{"guam", "manila", "wake"} {
			table.Turn.Aggress(at(t, a))
		}
		s := combat(t, table)
		same(t, "the first", tableOf(s).Combat.Battle.Area, at(t, "wake"))
		fires(s, "japan", "japan-carrier-1", "ground", 6)
		fires(s, "usa", "us-infantry-1", "naval", 6)
		s.PlayIf("japan", "withdraw", "retreat:area/wake>area/mariana-sea")
		same(t, "then", legal(s, "japan", "battle"), "battle:area/guam battle:area/manila")
		s.Play("japan", "battle:area/manila")
		fires(s, "usa", "us-infantry-1", "ground", 6)
		fires(s, "japan", "japan-infantry-1", "ground", 6)
		same(t, "after one Round", tableOf(s).Combat.Battle.Area, at(t, "guam"))
	})
}

func TestCombatRounds(t *testing.T) {
	t.Run("12.21 in the order of the Unit Table: Fortress, Air Force, Carrier, Sub, Fleet, Tank, and all Infantry together", func(t *testing.T) {
		table := canton(t, Japan)
		put(t, table, NatChina, "canton", "fortress", "airforce", "militia", "tank")
		put(t, table, US, "canton", "marine", "fleet", "sub", "carrier")
		put(t, table, ImperialJapan, "canton", "infantry")
		s := combat(t, table)
		s.Play("japan", "resolve:area/canton")
		s.PlayIf("japan", "battles", "done")
		same(t, "order", asks(s), "nationalist-china-fortress-1 nationalist-china-airforce-1 us-carrier-1 hold:block/us-sub-1 us-fleet-1 nationalist-china-tank-1 nationalist-china-militia-1 us-marine-1 japan-infantry-1")
	})
	carriers := func(t *testing.T, radar bool) string {
		table := summer(t, USA)
		declare(table, USA, Soviets)
		put(t, table, Russia, "bering-sea", "carrier 2", "fleet 2")
		put(t, table, US, "bering-sea", "carrier 2", "fleet 2")
		if radar {
			reveals(table, USA, NavalRadar)
		}
		return asks(combat(t, table))
	}
	t.Run("12.3 Carriers against Fleets: defending Carriers, attacking Carriers, defending Fleets, attacking Fleets", func(t *testing.T) {
		same(t, "order", carriers(t, false), "russia-carrier-1 us-carrier-1 russia-fleet-1 us-fleet-1")
	})
	t.Run("12.3 with the Attacker's Naval Radar its Fleets are before the Defender's, not before Carriers", func(t *testing.T) {
		same(t, "order", carriers(t, true), "russia-carrier-1 us-carrier-1 us-fleet-1 russia-fleet-1")
	})
	t.Run("9.0 Jets give Air Forces FirstFire, before Air Forces alone, and against Jets none", func(t *testing.T) {
		order := func(with ...Faction) string {
			table := atWar(t, USA)
			put(t, table, ImperialJapan, "philippine-sea", "airforce 1", "carrier 2", "fleet 2")
			put(t, table, US, "philippine-sea", "airforce 1", "carrier 2", "fleet 2")
			for _, f := range with {
				reveals(table, f, Jets)
			}
			return asks(combat(t, table))
		}
		rest := " japan-carrier-1 us-carrier-1 japan-fleet-1 us-fleet-1"
		same(t, "without", order(), "japan-airforce-1 us-airforce-1"+rest)
		same(t, "the Attacker's", order(USA), "us-airforce-1 japan-airforce-1"+rest)
		same(t, "both sides'", order(Japan, USA), "japan-airforce-1 us-airforce-1"+rest)
	})
	t.Run("12.3 a unit fires or Retreats, once in a Round", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "philippine-sea", "fleet", "fleet")
		put(t, table, ImperialJapan, "philippine-sea", "fleet 2")
		s := combat(t, table)
		fires(s, "japan", "japan-fleet-1", "naval", 5, 6)
		fires(s, "usa", "us-fleet-1", "naval", 4)
		same(t, "left to do", legal(s, "usa", ""), "fire:block/us-fleet-2>class/naval retreat:block/us-fleet-2")
		s.Play("usa", "retreat:block/us-fleet-2", "retreat:area/philippine-sea>area/guam")
		s.Asked("japan", "action")
		same(t, "Round", tableOf(s).Combat.Battle.Round, 2)
	})
	t.Run("12.22 a Land Battle goes on another time: Owners stand up, Aggressors lie face up", func(t *testing.T) {
		table := canton(t, USA)
		put(t, table, ImperialJapan, "canton", "infantry 2")
		put(t, table, NatChina, "canton", "militia 2")
		put(t, table, US, "canton", "marine 1")
		table.Turn.Aggress(at(t, "canton"))
		s := combat(t, table)
		fires(s, "japan", "japan-infantry-1", "ground", 6, 6)
		fires(s, "usa", "us-marine-1", "ground", 6)
		fires(s, "usa", "nationalist-china-militia-1", "ground", 6, 6)
		for _, b := range tableOf(s).Here(at(t, "canton"), func(*blockwar.Block) bool { return true }) {
			same(t, string(printed().UnitRef(b.ID)), b.Has(blockwar.FaceUp), b.ID.Nation != ImperialJapan)
		}
		same(t, "Owner", tableOf(s).Controller(at(t, "canton")), Japan)
	})
	t.Run("12.23 a Sea Battle goes on until one side is gone, and its victors stand up", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "philippine-sea", "fleet 2")
		put(t, table, ImperialJapan, "philippine-sea", "fleet 2")
		s := combat(t, table)
		for range 2 {
			fires(s, "japan", "japan-fleet-1", "naval", 5, 6)
			fires(s, "usa", "us-fleet-1", "naval", 4, 6)
		}
		fires(s, "japan", "japan-fleet-1", "naval", 4, 1)
		s.PlayIf("japan", "rebase", "done")
		same(t, "left", standing(s, "philippine-sea"), "japan-fleet 2")
		same(t, "face up", tableOf(s).Blocks[len(tableOf(s).Blocks)-1].Has(blockwar.FaceUp), false)
	})
	t.Run("12.24 a Battle is over as soon as one side is alone: who has not acted does not", func(t *testing.T) {
		table := atWar(t, USA)
		put(t, table, ImperialJapan, "philippine-sea", "fleet 1")
		put(t, table, US, "philippine-sea", "carrier 2", "fleet 3", "infantry")
		s := combat(t, table)
		fires(s, "usa", "us-carrier-1", "naval", 2, 6)
		e := s.Saw("battle-over", "area/philippine-sea")
		same(t, "after Rounds", e.N, 1)
		s.Asked("usa", "rebase")
	})
	t.Run("12.24 of two Enemies one being gone, the Battle goes on with the other", func(t *testing.T) {
		table := canton(t, Japan)
		put(t, table, NatChina, "canton", "militia 1")
		put(t, table, RedChina, "canton", "militia 1")
		put(t, table, ImperialJapan, "canton", "tank 2", "infantry 2")
		s := combat(t, table)
		s.Play("japan", "resolve:area/canton")
		s.PlayIf("japan", "battles", "done")
		s.Play("japan", "target-all:area/canton")
		s.Play("japan", "fire:block/japan-tank-1>class/ground#2")
		s.Chance(1, 6)
		s.Asked("soviet", "action")
	})
}

func TestUnitFire(t *testing.T) {
	at6 := func(n int) (dice []any) {
		for range n {
			dice = append(dice, 6)
		}
		return dice
	}
	t.Run("12.4 every unit that can hit something fires, with its dice, and what cannot holds", func(t *testing.T) {
		table := canton(t, USA)
		put(t, table, ImperialJapan, "canton", "airforce 2")
		put(t, table, NatChina, "canton", "militia 2")
		s := attack(t, table, "canton")
		fires(s, "japan", "japan-airforce-1", "ground", 1, 6)
		same(t, "Militia against an Air Force", legal(s, "usa", ""), "hold:block/nationalist-china-militia-1 retreat:block/nationalist-china-militia-1")
		same(t, "left", standing(s, "canton"), "japan-airforce 2 nationalist-china-militia 1")
	})
	t.Run("12.41 a unit names a Target Class that is there and that it can hit; Convoys are one of their own", func(t *testing.T) {
		table := atWar(t, USA)
		put(t, table, ImperialJapan, "philippine-sea", "fleet", "sub", "infantry", "airforce")
		put(t, table, US, "philippine-sea", "sub 2")
		s := combat(t, table)
		fires(s, "japan", "japan-airforce-1", "submarine", 6)
		fires(s, "japan", "japan-sub-1", "submarine", 6)
		same(t, "a Sub's targets", legal(s, "usa", "fire"), "fire:block/us-sub-1>class/convoy fire:block/us-sub-1>class/naval fire:block/us-sub-1>class/submarine")
		table = canton(t, USA)
		put(t, table, ImperialJapan, "canton", "fleet", "airforce", "infantry")
		put(t, table, NatChina, "canton", "infantry", "militia")
		s = combat(t, table)
		s.Play("usa", "resolve:area/canton")
		s.PlayIf("usa", "battles", "done")
		fires(s, "japan", "japan-airforce-1", "ground", 6)
		fires(s, "japan", "japan-fleet-1", "ground", 6)
		fires(s, "japan", "japan-infantry-1", "ground", 6)
		same(t, "targets of Infantry, and of Militia", legal(s, "usa", "fire"),
			"fire:block/nationalist-china-infantry-1>class/air fire:block/nationalist-china-infantry-1>class/ground fire:block/nationalist-china-infantry-1>class/naval fire:block/nationalist-china-militia-1>class/ground")
	})
	t.Run("12.42 a die hits that shows no more than the Firepower: Militia G2, Infantry G3", func(t *testing.T) {
		for kind, power := range map[string]int{"militia": 2, "infantry": 3, "tank": 2} {
			for _, die := range []int{power, power + 1} {
				table := canton(t, USA)
				put(t, table, NatChina, "canton", kind)
				put(t, table, ImperialJapan, "canton", "airforce", "fortress 3")
				s := combat(t, table)
				s.Play("usa", "resolve:area/canton")
				s.PlayIf("usa", "battles", "done")
				fires(s, "japan", "japan-fortress-1", "ground", at6(3)...)
				fires(s, "japan", "japan-airforce-1", "ground", 6)
				fires(s, "usa", "nationalist-china-"+kind+"-1", "ground", die)
				left := map[bool]string{true: "japan-fortress 2", false: "japan-fortress 3"}[die <= power]
				if !strings.HasPrefix(standing(s, "canton"), left) {
					t.Errorf("%s with a %d: %s, want %v first", kind, die, standing(s, "canton"), left)
				}
			}
		}
	})
	t.Run("12.43 as many dice as its CV; a Radar makes six of an Air Force's three, against Air, over Friendly Territory", func(t *testing.T) {
		dice := func(own Side, class string, techs ...Tech) int {
			table := canton(t, Japan)
			reveals(table, USA, techs...)
			put(t, table, US, "canton", "airforce 3", "marine")
			put(t, table, ImperialJapan, "canton", "airforce 2", "infantry")
			table.Control[at(t, "canton")] = own
			s := run(t, table, &blockwar.CombatPhase{Faction: Japan})
			s.Skip("defend")
			s.PlayIf("japan", "battles", "resolve:area/canton")
			s.PlayIf("japan", "battles", "done")
			s.Play("usa", "fire:block/us-airforce-1>class/"+class)
			return s.Match.Open()[0].Left + 1
		}
		same(t, "without", dice(USA, "air"), 3)
		same(t, "with it", dice(USA, "air", AirDefenseRadar), 6)
		same(t, "over its Proxy Power's Territory", dice(Nationalists, "air", AirDefenseRadar), 6)
		same(t, "over the Enemy's", dice(Japan, "air", AirDefenseRadar), 3)
		same(t, "at Ground units", dice(USA, "ground", AirDefenseRadar), 3)
	})
	t.Run("12.43 the example: 4 CV at G3 roll four dice, and each of 1 to 3 is a Hit", func(t *testing.T) {
		table := atWar(t, USA)
		put(t, table, US, "canton", "infantry 4")
		put(t, table, ImperialJapan, "canton", "tank 2", "tank 2")
		s := attack(t, table, "canton")
		fires(s, "japan", "japan-tank-1", "ground", 6, 6)
		fires(s, "japan", "japan-tank-2", "ground", 6, 6)
		s.Play("usa", "fire:block/us-infantry-1>class/ground")
		same(t, "dice", s.Match.Open()[0].Left+1, 4)
		s.Chance(1, 3, 4, 2)
		s.PlayIf("japan", "take-hit", "hit:block/japan-tank-1")
		same(t, "Hits", s.Saw("hits").N, 3)
	})
	t.Run("12.44 each Hit goes to the strongest, whichever of a player's Sides it is of; among equals its owner says", func(t *testing.T) {
		table := canton(t, Japan)
		put(t, table, NatChina, "canton", "militia 2")
		put(t, table, US, "canton", "marine 2", "infantry 3")
		put(t, table, ImperialJapan, "canton", "fortress 3")
		s := combat(t, table)
		s.Play("japan", "resolve:area/canton")
		s.PlayIf("japan", "battles", "done")
		fires(s, "japan", "japan-fortress-1", "ground", 4, 4, 5)
		same(t, "the second Hit", legal(s, "usa", "hit"), "hit:block/nationalist-china-militia-1 hit:block/us-infantry-1 hit:block/us-marine-1")
		s.Play("usa", "hit:block/nationalist-china-militia-1")
		same(t, "left", standing(s, "canton"), "japan-fortress 3 us-infantry 2 us-marine 2 nationalist-china-militia 1")
	})
	t.Run("12.44 a Hit costs Carriers two CV, what is too much is lost", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "philippine-sea", "carrier 4", "fleet 3", "airforce 1")
		put(t, table, ImperialJapan, "philippine-sea", "carrier 3")
		s := combat(t, table)
		fires(s, "usa", "us-airforce-1", "naval", 6)
		fires(s, "usa", "us-carrier-1", "naval", at6(4)...)
		fires(s, "japan", "japan-carrier-1", "naval", 2, 1, 3)
		same(t, "the Carrier first, then the Fleet", standing(s, "philippine-sea"), "japan-carrier 3 us-airforce 1 us-carrier 2 us-fleet 2")
	})
	t.Run("12.44 at sea Convoys lose two, on land the same units one", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "philippine-sea", "infantry 3", "marine 2")
		put(t, table, ImperialJapan, "philippine-sea", "fleet 3")
		s := combat(t, table)
		fires(s, "japan", "japan-fleet-1", "convoy", 4, 4, 5)
		same(t, "left", standing(s, "philippine-sea"), "japan-fleet 3 us-infantry 1")
	})
	t.Run("12.41s of two Enemies the Attacker names one or both; who is targeted fires at the Attacker alone", func(t *testing.T) {
		land := func() *enginetest.Script {
			table := canton(t, Japan)
			put(t, table, NatChina, "canton", "militia 2")
			put(t, table, RedChina, "canton", "militia 2")
			put(t, table, ImperialJapan, "canton", "infantry 2")
			s := combat(t, table)
			s.Play("japan", "resolve:area/canton")
			s.PlayIf("japan", "battles", "done")
			same(t, "whom", legal(s, "japan", "target"), "target:area/canton>faction/soviet target:area/canton>faction/usa target-all:area/canton")
			return s
		}
		s := land()
		s.Play("japan", "target:area/canton>faction/soviet")
		fires(s, "soviet", "red-china-militia-1", "ground", 6, 6)
		same(t, "who fires now, and at whom", legal(s, "japan", "fire"), "fire:block/japan-infantry-1>class/ground")
		fires(s, "japan", "japan-infantry-1", "ground", 1, 1)
		same(t, "left", standing(s, "canton"), "japan-infantry 2 nationalist-china-militia 2")
		s = land()
		s.Play("japan", "target-all:area/canton")
		same(t, "who goes first", legal(s, "japan", "first"), "first:area/canton>faction/soviet first:area/canton>faction/usa")
		s.Play("japan", "first:area/canton>faction/usa")
		same(t, "at whom", legal(s, "usa", "fire"), "fire:block/nationalist-china-militia-1>class/ground")
		fires(s, "usa", "nationalist-china-militia-1", "ground", 1, 6)
		fires(s, "soviet", "red-china-militia-1", "ground", 6, 6)
		same(t, "the Attacker names Class and Faction", legal(s, "japan", "fire"), "fire:block/japan-infantry-1>class/ground#2 fire:block/japan-infantry-1>class/ground#3")
	})
}
