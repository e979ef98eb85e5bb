package conquest

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
)

func TestSpecialCombat(t *testing.T) {
	t.Run("12.62 with Incendiaries an Air Force over the Enemy's Production Center takes IND, one for each 1", func(t *testing.T) {
		table := atWar(t, USA)
		ids := put(t, table, US, "bonins", "airforce 3")
		put(t, table, US, "bonins", "infantry")
		table.Control[at(t, "bonins")] = USA
		reveals(table, USA, Incendiaries)
		ind := int(table.Faction(Japan).Ind)
		s := whole(t, table)
		s.Play("usa", "done")
		march(t, s, "usa", ids[0], "go", "bonins", "tokyo")
		s.Play("usa", "done", "bomb:block/us-airforce-1")
		s.Chance(1, 2, 1)
		same(t, "IND", int(tableOf(s).Faction(Japan).Ind), ind-2)
		s.Asked("usa", "withdraw")
	})
	t.Run("12.62 nobody bombs another place, nor without them", func(t *testing.T) {
		table := atWar(t, USA)
		bomber := one(t, table, US, "bonin-sea", "airforce")
		bombs := func(area string, techs ...Tech) bool {
			table.Faction(USA).Revealed = nil
			reveals(table, USA, techs...)
			table.Blocks.Get(bomber).At = at(t, area)
			put(t, table, ImperialJapan, area, "fortress")
			table.EvaluateControl()
			list := table.Battlefields(USA)
			table.Combat.Battle = nil
			s := attack(t, table.Clone(), area)
			s.Chance()
			fires(s, "japan", "japan-fortress-1", "air", 6)
			table.TakeOff(table.Here(at(t, area), func(b *blockwar.Block) bool { return b.ID.Nation == ImperialJapan })[0].ID)
			return len(list) > 0 && legal(s, "usa", "bomb") != ""
		}
		same(t, "Tokyo", bombs("tokyo", Incendiaries), true)
		same(t, "Tokyo without", bombs("tokyo"), false)
		same(t, "Osaka", bombs("osaka", Incendiaries), false)
	})
	t.Run("12.63 a Raid comes first and its Raiders leave after a Round", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "guam", "infantry 1")
		ids := put(t, table, ImperialJapan, "marianas", "carrier 2", "fleet 2")
		put(t, table, US, "wake", "infantry")
		marine := one(t, table, ImperialJapan, "marshall-sea", "marine")
		s := whole(t, table)
		s.Play("japan", "done")
		march(t, s, "japan", marine, "enter", "marshall-sea", "wake")
		march(t, s, "japan", ids[0], "enter", "mariana-sea", "guam")
		march(t, s, "japan", ids[1], "enter", "philippine-sea", "guam")
		s.Play("japan", "done")
		fires(s, "japan", "japan-carrier-1", "ground", 6, 6)
		fires(s, "japan", "japan-fleet-1", "ground", 6, 6)
		fires(s, "usa", "us-infantry-1", "naval", 6)
		same(t, "who leaves", s.Asked("japan", "withdraw").About, "block/japan-carrier")
		same(t, "back or home", legal(s, "japan", "retreat"), "retreat:area/guam>area/mariana-sea")
		s.Play("japan", "retreat:area/guam>area/mariana-sea", "retreat:area/guam>area/philippine-sea")
		same(t, "Guam", standing(s, "guam"), "us-infantry 1")
		s.Asked("usa", "action")
	})
	t.Run("12.71 one BattleGroup joins in each Round, though those before it are gone; none when no Enemy is left", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "mariana-sea", "fleet 2")
		tokyo := put(t, table, ImperialJapan, "tokyo", "sub 1")
		bonins := put(t, table, ImperialJapan, "bonins", "fleet 2")
		palau := put(t, table, ImperialJapan, "palau", "carrier 2")
		s := whole(t, table)
		s.Play("japan", "done")
		march(t, s, "japan", tokyo[0], "enter", "bonin-sea", "mariana-sea")
		march(t, s, "japan", bonins[0], "enter", "bonins", "mariana-sea")
		march(t, s, "japan", palau[0], "enter", "philippine-sea", "mariana-sea")
		s.Play("japan", "done")
		same(t, "the first", legal(s, "japan", "join"), "join:area/mariana-sea#1 join:area/mariana-sea#2 join:area/mariana-sea#3")
		s.Play("japan", "join:area/mariana-sea#1")
		fires(s, "japan", "japan-sub-1", "naval", 6)
		fires(s, "usa", "us-fleet-1", "submarine", 1, 6)
		same(t, "the second", legal(s, "japan", "join"), "join:area/mariana-sea#2 join:area/mariana-sea#3")
		s.Play("japan", "join:area/mariana-sea#2")
		fires(s, "japan", "japan-fleet-1", "naval", 4, 4)
		s.NotAsked("usa")
		for _, e := range s.Events {
			if e.Kind == "unit-shown" && e.On == "block/japan-carrier" {
				t.Error("the third: got it shown, want it hidden")
			}
		}
	})
	t.Run("12.72 Convoys neither fire nor Retreat", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "philippine-sea", "marine 2", "fleet 1")
		put(t, table, ImperialJapan, "philippine-sea", "sub 2")
		s := combat(t, table)
		same(t, "at what", legal(s, "japan", "fire"), "fire:block/japan-sub-1>class/convoy fire:block/japan-sub-1>class/naval")
		fires(s, "japan", "japan-sub-1", "convoy", 1, 6)
		same(t, "left", standing(s, "philippine-sea"), "japan-sub 2 us-fleet 1")
		table = atWar(t, Japan)
		put(t, table, US, "philippine-sea", "marine 2", "infantry 3")
		put(t, table, ImperialJapan, "philippine-sea", "sub 2")
		s = combat(t, table)
		fires(s, "japan", "japan-sub-1", "convoy", 6, 6)
		s.NotAsked("usa")
		s.Asked("japan", "escape")
	})
}

func TestSubmarineEscape(t *testing.T) {
	// escape is the book's example: a Fleet of 3 CV attacks a Sub of 2.
	escape := func(t *testing.T) *Table {
		table := atWar(t, USA)
		put(t, table, ImperialJapan, "gulf-of-alaska", "sub 2")
		put(t, table, US, "gulf-of-alaska", "fleet 3")
		s := combat(t, table)
		fires(s, "japan", "japan-sub-1", "naval", 3, 5)
		fires(s, "usa", "us-fleet-1", "submarine", 1, 3, 4)
		same(t, "after the fire", standing(s, "gulf-of-alaska"), "japan-sub 1 us-fleet 3")
		s.Play("japan", "escape:block/japan-sub-1")
		s.PlayIf("usa", "rebase", "done")
		s.Saw("battle-over", "area/gulf-of-alaska")
		table = tableOf(s)
		for _, b := range table.Here(at(t, "gulf-of-alaska"), func(*blockwar.Block) bool { return true }) {
			same(t, "face up", b.Has(blockwar.FaceUp), false)
			same(t, "escaped", b.Has(blockwar.Escaped), b.ID.Type == blockwar.Sub)
		}
		return table
	}
	sub := func(table *Table) *blockwar.Block {
		return table.Blocks.Get(blockwar.ID{Nation: ImperialJapan, Type: blockwar.Sub, No: 1})
	}
	t.Run("12.73 a Sub of 2 CV misses with <3,5>, is hit once by <1,3,4> and Escapes; the Fleet controls the Sea", func(t *testing.T) {
		table := escape(t)
		same(t, "Friendly to the USA", table.Friendly(USA, at(t, "gulf-of-alaska")), true)
		same(t, "to Japan", table.Friendly(Japan, at(t, "gulf-of-alaska")), false)
	})
	t.Run("12.73 it blocks Trade Routes, not Supply Lines", func(t *testing.T) {
		table := escape(t)
		same(t, "supply", table.Supplied(USA, at(t, "anchorage")), true)
		// Anchorage has no way by land, and one by each of two seas.
		sub(table).At = at(t, "gulf-of-alaska")
		put(t, table, ImperialJapan, "bering-sea", "sub")
		table.Control[at(t, "anchorage")] = USA
		same(t, "trade", table.TradeOf(USA).Blockade(at(t, "anchorage")), blockwar.FullBlockade)
		sub(table).Marks = 0
		sub(table).At = at(t, "tokyo")
		same(t, "trade without it", table.TradeOf(USA).Blockade(at(t, "anchorage")), blockwar.NotBlockaded)
	})
	t.Run("12.73 and hinders no move, not even a Strategic one", func(t *testing.T) {
		table := escape(t)
		table.Active = USA
		for _, sea := range []string{"east-pacific-ocean", "central-pacific-ocean", "north-pacific-ocean"} {
			id := one(t, table, ImperialJapan, sea, "sub")
			table.Blocks.Get(id).Marks |= blockwar.Escaped
		}
		goes(t, table, one(t, table, US, "los-angeles", "fleet"), "philippine-sea marshall-sea")
		goes(t, table, one(t, table, US, "gulf-of-alaska", "fleet"), "east-pacific-ocean seattle")
		goes(t, table, one(t, table, US, "los-angeles", "marine"), "central-pacific-ocean")
		goes(t, table, sub(table).ID, "north-pacific-ocean east-pacific-ocean")
	})
	t.Run("12.73 once moved it is upright again, and Engaged like any", func(t *testing.T) {
		table := escape(t)
		table.Active = Japan
		put(t, table, US, "north-pacific-ocean", "fleet")
		s := moves(t, table, 1)
		s.Play("japan", "move:area/gulf-of-alaska>nation/japan#2", "unit:unit/japan-sub-1", "enter:area/gulf-of-alaska>area/north-pacific-ocean")
		same(t, "escaped", sub(tableOf(s)).Has(blockwar.Escaped), false)
		same(t, "in a Battle", tableOf(s).InBattle(Japan, at(t, "north-pacific-ocean")), true)
	})
	t.Run("12.73s either side may begin a Battle with it again, without a Command, and it may Escape again", func(t *testing.T) {
		for active, verb := range map[Faction]string{Japan: "re-engage", USA: "hunt"} {
			table := escape(t)
			table.Active = active
			seat := printed().FactionFacts(active).Slug
			s := combat(t, table)
			same(t, "offered", legal(s, seat, verb), verb+":area/gulf-of-alaska")
			s.Play(seat, verb+":area/gulf-of-alaska")
			s.PlayIf(seat, "battles", "done")
			fires(s, "japan", "japan-sub-1", "naval", 6)
			fires(s, "usa", "us-fleet-1", "submarine", 6, 6, 6)
			s.Play("japan", "escape:block/japan-sub-1")
			same(t, "escaped", sub(tableOf(s)).Has(blockwar.Escaped), true)
		}
	})
	t.Run("12.73s who hunts it from within has a BattleGroup more in the first Round", func(t *testing.T) {
		table := escape(t)
		table.Active = USA
		fleet := one(t, table, US, "seattle", "fleet")
		table.Blocks.Get(fleet).Group = 1
		table.Blocks.Get(fleet).At = at(t, "gulf-of-alaska")
		s := combat(t, table)
		s.Play("usa", "hunt:area/gulf-of-alaska")
		same(t, "units in the Battle", len(tableOf(s).Combat.Battle.Slots), 3)
	})
	t.Run("12.73s nobody is made to", func(t *testing.T) {
		table := escape(t)
		table.Active = USA
		s := combat(t, table)
		s.Play("usa", "done")
		s.NotAsked("japan")
		s.NotSaw("battle")
	})
}

func TestCarrierStrikes(t *testing.T) {
	t.Run("12.74 a Carrier fires N1 at ships, and is gone before they answer", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "philippine-sea", "carrier 3")
		put(t, table, ImperialJapan, "philippine-sea", "fleet 3", "sub 1")
		s := combat(t, table)
		same(t, "at ships alone", legal(s, "usa", "strike"), "strike:block/us-carrier-1>class/naval")
		s.Play("usa", "strike:block/us-carrier-1>class/naval")
		s.Chance(1, 2, 2)
		s.Play("usa", "retreat:area/philippine-sea>area/guam")
		same(t, "left", standing(s, "philippine-sea"), "japan-sub 1 japan-fleet 2")
		same(t, "in Guam", standing(s, "guam"), "us-carrier 3")
	})
	t.Run("12.74 without a way out it does not strike", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "sea-of-japan", "carrier 3")
		put(t, table, ImperialJapan, "sea-of-japan", "fleet 3")
		for _, sea := range []string{"east-china-sea", "kuril-sea", "sea-of-okhotsk"} {
			put(t, table, ImperialJapan, sea, "fleet")
		}
		s := combat(t, table)
		same(t, "strikes", legal(s, "usa", "strike"), "")
	})
}

func TestReBasing(t *testing.T) {
	t.Run("13.0 13.12 Active units ReBase after the Battle for no Command, to undisputed Friendly land in reach; Defenders do not", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "philippine-sea", "fleet 1")
		put(t, table, ImperialJapan, "philippine-sea", "carrier 2", "airforce 1")
		put(t, table, US, "marianas", "infantry")
		put(t, table, ImperialJapan, "marianas", "infantry")
		table.EvaluateControl()
		table.Control[at(t, "marianas")] = Japan
		s := combat(t, table)
		s.PlayIf("japan", "battles", "done")
		fires(s, "japan", "japan-airforce-1", "naval", 6)
		fires(s, "japan", "japan-carrier-1", "naval", 1, 6)
		s.Asked("japan", "withdraw")
		same(t, "the Air Force, not to the Marianas", strings.ReplaceAll(legal(s, "japan", ""), "rebase:area/philippine-sea>area/", ""), "bonins carolines formosa korea kyushu osaka palau ryukyus tokyo")
		s.Play("japan", "rebase:area/philippine-sea>area/palau")
		s.Asked("japan", "rebase")
		s.Play("japan", "rebase#1", "unit:block/japan-carrier#2")
		to := legal(s, "japan", "rebase")
		for area, may := range map[string]bool{"formosa": true, "kyushu": true, "bonins": true, "carolines": true, "marianas": false, "guam": false, "manila": false, "marshalls": true, "kuriles": true, "sakhalin": false} {
			same(t, area, strings.Contains(to+" ", "area/"+area+" "), may)
		}
		s.Play("japan", "rebase:area/philippine-sea>area/carolines")
		s.NotAsked("usa")
	})
	t.Run("13.12 Escaped Subs stay", func(t *testing.T) {
		table := atWar(t, USA)
		put(t, table, ImperialJapan, "bering-sea", "fleet 1")
		put(t, table, US, "bering-sea", "sub 1")
		s := combat(t, table)
		fires(s, "usa", "us-sub-1", "naval", 6)
		fires(s, "japan", "japan-fleet-1", "submarine", 6)
		s.Play("usa", "escape:block/us-sub-1")
		s.NotAsked("usa")
	})
	t.Run("13.2 at the end of a Sea Round Air Forces of both sides ReBase, or are lost", func(t *testing.T) {
		table := atWar(t, USA)
		put(t, table, ImperialJapan, "philippine-sea", "airforce 1", "fleet 2")
		put(t, table, US, "philippine-sea", "airforce 1", "fleet 2")
		put(t, table, ImperialJapan, "southeast-pacific-ocean", "airforce 1", "fleet 1")
		put(t, table, US, "southeast-pacific-ocean", "fleet 1")
		s := combat(t, table)
		s.Play("usa", "battle:area/philippine-sea")
		fires(s, "japan", "japan-airforce-1", "naval", 6)
		fires(s, "usa", "us-airforce-1", "naval", 6)
		fires(s, "japan", "japan-fleet-1", "naval", 6, 6)
		fires(s, "usa", "us-fleet-1", "naval", 6, 6)
		s.Play("usa", "rebase:area/philippine-sea>area/manila")
		s.Play("japan", "rebase:area/philippine-sea>area/palau")
		same(t, "in the second Round", standing(s, "philippine-sea"), "japan-fleet 2 us-fleet 2")
		fires(s, "japan", "japan-fleet-1", "naval", 4, 4)
		fires(s, "japan", "japan-airforce-1", "naval", 6)
		fires(s, "japan", "japan-fleet-1", "naval", 6)
		fires(s, "usa", "us-fleet-1", "naval", 6)
		s.Saw("unit-lost", "block/japan-airforce", "area/southeast-pacific-ocean")
	})
	t.Run("13.2 one whose Battle was over before its Combat Action need not", func(t *testing.T) {
		table := atWar(t, USA)
		put(t, table, ImperialJapan, "philippine-sea", "fleet 1")
		put(t, table, US, "philippine-sea", "airforce 2", "airforce 2")
		s := combat(t, table)
		fires(s, "usa", "us-airforce-1", "naval", 1, 6)
		s.Play("usa", "rebase:area/philippine-sea>area/manila")
		s.PlayIf("usa", "rebase", "done")
		same(t, "questions left", len(s.Match.Open()), 0)
		same(t, "left", standing(s, "philippine-sea"), "us-airforce 2")
	})
}
