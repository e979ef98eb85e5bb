package conquest

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
)

func TestPartisans(t *testing.T) {
	t.Run("17.0 Partisans control nothing and stop nobody", func(t *testing.T) {
		table := summer(t, Japan)
		rebel(t, table, "mukden", "harbin")
		ids := put(t, table, ImperialJapan, "mukden", "infantry")
		same(t, "who controls Harbin", table.Controls(at(t, "harbin")), Japan)
		s := moves(t, table, 1)
		march(t, s, "japan", ids[0], "go", "mukden", "harbin")
	})
	t.Run("17.1 a Diplomacy card of a Province creates one", func(t *testing.T) {
		table := asia(t)
		card := provinceCards(t, table, "sinkiang")[0]
		hold(t, table, Soviets, card)
		table.Order = blockwar.Order{Soviets, Japan, USA}
		s := govern(t, table)
		s.Play("soviet", "partisan:"+string(card)+">area/sinkiang")
		same(t, "Partisans", partisansIn(t, s, "sinkiang"), 1)
		k, n := blockwar.CardOf(card)
		if !tableOf(s).Decks[k].Discard.Has(n) {
			t.Error("the card is not discarded: got false, want true")
		}
	})
	t.Run("17.11 the Partisan end of a WildCard reaches Provinces that have no card", func(t *testing.T) {
		table := asia(t)
		for n := 1; n <= blockwar.CardCount; n++ {
			options := PartisanOptions(printed(), n)
			if table.Action(n).Wild == nil {
				same(t, "options of a plain card", len(options), 0)
				continue
			}
			hold(t, table, Soviets, blockwar.ActionDeck.Card(n))
			same(t, "options", len(options), 2)
			for _, a := range options {
				if !strings.Contains(inWords(partisanPlays(table)), "partisan:"+string(blockwar.ActionDeck.Card(n))+">"+string(table.AreaRef(a))) {
					t.Errorf("card %d does not offer %s: got inWords(partisanPlays(table)) %v, want %v in it", n, table.Place(a).Slug, inWords(partisanPlays(table)), "partisan:"+string(blockwar.ActionDeck.Card(n))+">"+string(table.AreaRef(a)))
				}
			}
			same(t, "plays", len(partisanPlays(table)), 2)
			blockwar.Move(n, &table.Faction(Soviets).Hand[blockwar.ActionDeck], &table.Decks[blockwar.ActionDeck].Discard)
		}
	})
}

func TestMilitarizing(t *testing.T) {
	t.Run("17.2 a Partisan becomes a Militia Cadre for a Command, several in a Province", func(t *testing.T) {
		table := summer(t, Soviets)
		rebel(t, table, "sian", "sian", "sian")
		s := moves(t, table, 3)
		s.Play("soviet", "militarize:area/sian", "militarize:area/sian")
		same(t, "in Sian", standing(s, "sian"), "red-china-militia 1 red-china-militia 1")
		same(t, "Partisans left", partisansIn(t, s, "sian"), 1)
		s.Refused("soviet", "arm-militia:area/sian")
		same(t, "who can move", legal(s, "soviet", "move:"), "")
	})
	t.Run("17.2 the Soviets' alone", func(t *testing.T) {
		table := summer(t, USA)
		rebel(t, table, "sian")
		same(t, "the USA's Commands", len(spends(table, USA, 3, true)), 0)
	})
	t.Run("17.2 or a step of a Militia that was there", func(t *testing.T) {
		table := summer(t, Soviets)
		rebel(t, table, "sian", "sian")
		put(t, table, RedChina, "sian", "militia")
		s := moves(t, table, 3)
		s.Play("soviet", "arm-militia:area/sian")
		same(t, "in Sian", standing(s, "sian"), "red-china-militia 2")
		s.Refused("soviet", "arm-militia:area/sian")
		same(t, "who can move", legal(s, "soviet", "move:"), "")
	})
	t.Run("17.2 what has got a step does not move, and what has not does, though it looks the same", func(t *testing.T) {
		table := summer(t, Soviets)
		table.Side(Reds).Wars, table.Side(Japan).Wars = blockwar.SetOf(Japan), blockwar.SetOf(Reds)
		table.Nations[nation(t, "peiping")].Marker, table.Nations[nation(t, "shansi")].Marker = Japan, Reds
		put(t, table, ImperialJapan, "peiping", "infantry")
		rebel(t, table, "peiping")
		put(t, table, RedChina, "peiping", "militia", "militia 2")
		for i := range table.Blocks {
			table.Blocks[i].Marks |= blockwar.FaceUp
		}
		s := moves(t, table, 3)
		s.Play("soviet", "arm-militia:area/peiping")
		from := legal(s, "soviet", "move:area/peiping")
		s.Play("soviet", from)
		s.Play("soviet", legal(s, "soviet", "unit:"))
		if legal(s, "soviet", "leave:")+legal(s, "soviet", "go:") == "" {
			t.Errorf(`%s leads nowhere: got legal(s, 'soviet', 'leave:') + legal(s, 'soviet', 'go:') %v, want not ""`, from, legal(s, "soviet", "leave:")+legal(s, "soviet", "go:"))
		}
	})
	t.Run("17.2s in a Rival's Province that is Aggression, and Combat is mandatory with the Militia as Attacker", func(t *testing.T) {
		table := summer(t, Soviets)
		rebel(t, table, "nanking")
		put(t, table, NatChina, "nanking", "militia 2")
		s := moves(t, table, 1)
		s.Play("soviet", "militarize:area/nanking")
		s.Saw("aggression")
		s.PlayIf("soviet", "move", "done")
		c := combat(t, tableOf(s))
		c.Saw("battle", "area/nanking")
		fires(c, "usa", "nationalist-china-militia-1", "ground", 1, 6)
		same(t, "in Nanking", standing(c, "nanking"), "nationalist-china-militia 2")
		same(t, "the Soviets have fought", tableOf(c).Faction(Soviets).Fought, false)
	})
	t.Run("17.2s where Russians fight already it is none, and the Militia joins them against their Enemy (11.54)", func(t *testing.T) {
		table := summer(t, Soviets)
		declare(table, Japan, Soviets)
		conquered(t, table, Japan, "peiping")
		put(t, table, ImperialJapan, "peiping", "infantry 2")
		table.EvaluateControl()
		put(t, table, Russia, "peiping", "infantry")
		rebel(t, table, "peiping")
		calm := table.Clone()
		calm.Turn.Calm = true
		same(t, "under Emergency Command", legal(moves(t, calm, 1), "soviet", "militarize"), "militarize:area/peiping")
		s := moves(t, table, 1)
		s.Play("soviet", "militarize:area/peiping")
		s.NotSaw("aggression")
		same(t, "Enemies", tableOf(s).Enemies(Reds, Japan), true)
		same(t, "the Owner", tableOf(s).Controller(at(t, "peiping")), Japan)
	})
	t.Run("17.2s nor where Russians fight an Armed Minor, whose Enemy the Militia is then", func(t *testing.T) {
		table := summer(t, Soviets)
		declare(table, Japan, Soviets)
		table.Arm(nation(t, "peiping"), Soviets)
		table.EvaluateControl()
		put(t, table, Russia, "peiping", "infantry")
		rebel(t, table, "peiping")
		s := moves(t, table, 1)
		s.Play("soviet", "militarize:area/peiping")
		s.NotSaw("aggression")
		same(t, "Enemies", tableOf(s).Nations[nation(t, "peiping")].Violators, blockwar.SetOf(Soviets, Reds))
	})
	t.Run("17.2s on Neutral ground it is a Violation, without World Reaction", func(t *testing.T) {
		table := summer(t, Soviets)
		rebel(t, table, "peiping")
		s := moves(t, table, 1)
		s.Play("soviet", "militarize:area/peiping")
		same(t, "in Peiping", standing(s, "peiping"), "red-china-militia 1 armed-minor-fortress 2")
		s.NotSaw("dealt")
		same(t, "the Soviets have Violated", tableOf(s).Faction(Soviets).Violated, false)
	})
	t.Run("10.11s Emergency Command serves to militarize, to recruit and to activate Insurgents, where no Aggression comes of it", func(t *testing.T) {
		table := summer(t, Soviets)
		table.Turn.Calm = true
		rebel(t, table, "sian", "nanking", "kansu", "mukden")
		put(t, table, NatChina, "nanking", "militia")
		put(t, table, RedChina, "sian", "militia")
		chinaOf(table).Insurgents = []Insurgents{{at(t, "sian"), 5, 9}, {at(t, "suchow"), 7, 8}, {at(t, "shansi"), 18, 25}}
		s := moves(t, table, 2)
		same(t, "militarizing", legal(s, "soviet", "militarize"), "militarize:area/sian")
		same(t, "arming", legal(s, "soviet", "arm"), "arm-militia:area/sian")
		same(t, "Insurgents", legal(s, "soviet", "insurgents"), "insurgents-rise:area/sian")
		same(t, "recruiting", legal(s, "soviet", "recruit"), "recruit#1 recruit#2")
		s.Play("soviet", "militarize:area/sian")
		s.NotSaw("aggression")
	})
	t.Run("10.11s where Reds are in a Battle already no new one comes of it", func(t *testing.T) {
		table := summer(t, Soviets)
		table.Turn.Calm = true
		rebel(t, table, "nanking")
		put(t, table, NatChina, "nanking", "militia")
		table.EvaluateControl()
		put(t, table, RedChina, "nanking", "militia")
		same(t, "militarizing", legal(moves(t, table, 2), "soviet", "militarize"), "militarize:area/nanking")
	})
}

func TestRecruiting(t *testing.T) {
	recruit := func(t *testing.T, table *Table) {
		t.Helper()
		rebel(t, table, "sian", "kansu", "nanking", "mukden")
	}
	t.Run("17.3 five Commands and four Restive Provinces roll four dice: <1,4,6,6> recruits two", func(t *testing.T) {
		table := summer(t, Soviets)
		recruit(t, table)
		s := moves(t, table, 5)
		s.Refused("soviet", "recruit#5")
		s.Play("soviet", "recruit#4")
		s.Chance(1, 4, 6, 6)
		s.Play("soviet", "recruit-in:area/sian")
		s.Refused("soviet", "recruit-in:area/sian")
		s.Refused("soviet", "recruit-in:area/tibet")
		s.Play("soviet", "recruit-in:area/mukden")
		for _, p := range []string{"sian", "mukden"} {
			same(t, p, partisansIn(t, s, p), 2)
		}
		same(t, "Kansu", partisansIn(t, s, "kansu"), 1)
		same(t, "moves after that", legal(s, "soviet", "recruit"), "")
	})
	t.Run("9.5 with Propaganda fives recruit too", func(t *testing.T) {
		table := summer(t, Soviets)
		recruit(t, table)
		reveals(table, Soviets, Propaganda)
		s := moves(t, table, 2)
		s.Play("soviet", "recruit#2")
		s.Chance(5, 4)
		s.Play("soviet", "recruit-in:area/kansu")
		same(t, "Kansu", partisansIn(t, s, "kansu"), 2)
		same(t, "the four recruits", legal(s, "soviet", "recruit-in"), "")
	})
}
