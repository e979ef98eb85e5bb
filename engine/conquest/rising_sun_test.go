package conquest

import (
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// sunrise is Summer 1940 of Rising Sun with the USA as the Active player, and no unit on the map.
func sunrise(t *testing.T) *Table {
	t.Helper()
	table := rising(t)
	for len(table.Blocks) > 0 {
		table.TakeOff(table.Blocks[0].ID)
	}
	table.Year, table.Phase, table.Active = 1940, blockwar.Summer, USA
	table.EvaluateControl()
	return table
}

func TestRisingSun(t *testing.T) {
	s := enginetest.Start(t, learnedGame(), RisingSun)
	s.Deal(3)
	for _, seat := range []string{"japan", "usa"} {
		for len(s.Legal(seat)) > 0 && s.Match.Open()[0].Kind == "place-unit" {
			s.Play(seat, s.Legal(seat)[0])
		}
	}
	t.Run("19.1 the absent Soviets close no Home Sea, Japan at Peace closes its own", func(t *testing.T) {
		table := rising(t)
		table.Phase = blockwar.Summer
		fleet := one(t, table, US, "east-china-sea", "fleet")
		same(t, "the Bering Sea, for Japan", trespasses(table, Japan, at(t, "bering-sea")), false)
		same(t, "the Sea of Japan, for the US at Peace", reach(t, table, fleet, "sea-of-japan"), false)
		declare(table, Japan, USA)
		same(t, "the Sea of Japan, for the US at War", reach(t, table, fleet, "sea-of-japan"), true)
	})
	t.Run("19.0 two players, Japan and the USA", func(t *testing.T) {
		for _, x := range learnedGame().Scenarios {
			if x.ID == RisingSun {
				same(t, "seats", x.Seats, blockwar.SeenBy(Japan, USA))
			}
		}
	})
	t.Run("19.1 the Soviets are out of it to the end: no units, no cards, no Production, no points, nobody to be asked", func(t *testing.T) {
		s := &enginetest.Script{T: t, Game: s.Game, Match: s.Match.Clone(), Events: s.Events}
		s.Deal(4)
		for _, b := range tableOf(s).Blocks {
			if b.ID.Nation == Russia || b.ID.Nation == RedChina {
				t.Errorf("%s is there: got Nation %v; want Nation not %v and Nation not %v", printed().UnitRef(b.ID), b.ID.Nation, Russia, RedChina)
			}
		}
		same(t, "Partisans", tableOf(s).Own.(*Own).China.Partisans, china{}.Partisans)
		for open := s.Match.Open(); len(open) > 0; open = s.Match.Open() {
			d := open[0]
			if d.Seat == blockwar.SeatOf(Soviets) {
				t.Fatalf("the Soviets are asked:\n%s: got Seat %v, want not %v", s.Open(), d.Seat, blockwar.SeatOf(Soviets))
			}
			s.Play(printed().FactionFacts(blockwar.FactionAt(d.Seat)).Slug, d.Legal[len(d.Legal)/2].Words())
		}
		for _, e := range s.Log {
			if e.Seat == blockwar.SeatOf(Soviets) {
				t.Fatalf("they have answered: %s: got Seat %v, want not %v", e.Choice.Words(), e.Seat, blockwar.SeatOf(Soviets))
			}
		}
		same(t, "their cards", tableOf(s).Faction(Soviets).Hand.Len(), 0)
		same(t, "their Production", tableOf(s).ProductionLevel(Soviets, true), 0)
		result, _ := s.Match.Result()
		for _, score := range result.Scores {
			if score.Who == printed().FactionRef(Soviets) {
				t.Errorf("they are scored with %d: got Who %v, want not %v", score.N, score.Who, printed().FactionRef(Soviets))
			}
		}
		same(t, "who is scored", len(result.Scores), 2)
	})
	t.Run("19.1 nobody enters Russia, or Declares War upon the Soviets", func(t *testing.T) {
		table := sunrise(t)
		table.Active = Japan
		id := put(t, table, ImperialJapan, "harbin", "infantry")[0]
		table.EvaluateControl()
		same(t, "Vladivostok", reach(t, table, id, "vladivostok"), false)
		turn := whole(t, table)
		turn.Refused("japan", "declare-war:faction/soviet")
	})
	t.Run("19.2 a die of one, two or six: Japan first, else the USA", func(t *testing.T) {
		for die, first := range map[int]string{1: "japan", 2: "japan", 3: "usa", 4: "usa", 5: "usa", 6: "japan"} {
			table := rising(t)
			r := run(t, table, &blockwar.TurnOrder{})
			r.Chance(die)
			g := govern(t, tableOf(r))
			g.Asked(first, "government")
		}
	})
	t.Run("19.3 United China holds Sian with the Nationalists', as its Home Territory", func(t *testing.T) {
		table := rising(t)
		same(t, "who controls Sian", table.Controller(at(t, "sian")), Nationalists)
		same(t, "its user", table.User(at(t, "sian")), USA)
		if got := cadreTypes(table, USA, NatChina, at(t, "sian")); got != "airforce tank infantry militia" { // a Fortress is there
			t.Errorf(`Cadres: %q, want "airforce tank infantry militia"`, got)
		}
		if got := legal(produce(t, table.Clone(), USA), "usa", ""); !strings.Contains(got, "area/sian>nation/nationalist-china") || strings.Contains(got, "red-china") {
			t.Errorf(`what can be built: %s; want "area/sian>nation/nationalist-china" in it and no "red-china"`, got)
		}
		clear(table, at(t, "sian"))
		declare(table, Japan, USA)
		put(t, table, ImperialJapan, "sian", "infantry")
		same(t, "Sian, taken", governs(t, table, "sian"), "japan")
		clear(table, at(t, "sian"))
		put(t, table, NatChina, "sian", "militia")
		same(t, "Sian, retaken", governs(t, table, "sian"), "nationalists")
		same(t, "marker", table.Nations[RedChina].Marker, blockwar.NoFaction)
	})
	t.Run("19.3 NATCITIES still counts for Victory Points, with Sian", func(t *testing.T) {
		same(t, "points", civilWarPoints(rising(t), USA), 5)
	})
	t.Run("19.3 the Nationalists have no Enemies in China from the start", func(t *testing.T) {
		same(t, "at War", rising(t).AtWar(Nationalists), false)
	})
	t.Run("19.4 the USA's POP is 12 and NATCITIES 5; KMT is 1", func(t *testing.T) {
		table := tableOf(s)
		same(t, "POP", table.Levels(USA, false).Pop, 12)
		same(t, "NATCITIES", natCities(table), 5)
		same(t, "KMT", own(table).Loyalty[USA].N, 1)
		same(t, "in Sian", strings.Count(standing(s, "sian"), "nationalist-china"), 2)
	})
	t.Run("19.4 the Fortresses in the Punjab, Hailar and Harbin cannot be disbanded, others can", func(t *testing.T) {
		s := &enginetest.Script{T: t, Game: s.Game, Match: s.Match.Clone()}
		s.Refused("japan", "disband:area/harbin>nation/japan", "disband:area/hailar>nation/japan")
		s.Refused("usa", "disband:area/punjab>nation/britemp")
		s.Offered("usa", "disband:area/seattle>nation/us")
		put(t, tableOf(s), ImperialJapan, "harbin", "tank")
		again := run(t, tableOf(s), &blockwar.Government{})
		again.Play("japan", "disband:area/harbin>nation/japan")
		same(t, "which", strings.Join(again.Legal("japan"), " "), "remove:unit/"+tankIn(tableOf(again), at(t, "harbin")))
		table := asia(t)
		put(t, table, ImperialJapan, "harbin", "fortress")
		govern(t, table).Offered("japan", "disband:area/harbin>nation/japan")
	})
}

// tankIn names a Tank.
func tankIn(table *Table, a Area) string {
	for _, b := range table.Blocks {
		if b.At == a && b.ID.Type == blockwar.Tank {
			return table.UnitRef(b.ID).Name()
		}
	}
	return ""
}

func TestUnitedChina(t *testing.T) {
	// warlords is the book's example: United China has Chungking, Kansu and disputed Sian alone, Japan has Peiping; KMT is 3.
	warlords := func(t *testing.T) *Table {
		table := sunrise(t)
		table.Phase = blockwar.ProductionPhase
		declare(table, Japan, Nationalists)
		declare(table, Japan, USA)
		own(table).Loyalty[USA].N = 3
		table.Nations[nation(t, "chungking")].Marker, table.Nations[nation(t, "kansu")].Marker = Nationalists, Nationalists
		table.Nations[nation(t, "peiping")].Marker, table.Nations[NatChina].Marker = Japan, Japan
		put(t, table, NatChina, "sian", "fortress 2")
		table.EvaluateControl()
		put(t, table, ImperialJapan, "sian", "infantry")
		table.EvaluateControl()
		return table
	}
	t.Run("19.5 the example: two CV are enlisted; of three cards one gives Influence in Sinkiang, and two CV are lost", func(t *testing.T) {
		table := warlords(t)
		same(t, "NATCITIES", natCities(table), 2)
		s := run(t, table, &blockwar.Spending{Faction: USA})
		same(t, "Enlistment", s.Asked("usa", "production").Left+1, 2)
		same(t, "where", legal(s, "usa", ""), "cadre:area/chungking>nation/nationalist-china cadre:area/kansu>nation/nationalist-china done")
		s.Play("usa", "cadre:area/kansu>nation/nationalist-china", "raise:type/militia>area/kansu")
		s.Play("usa", "cadre:area/chungking>nation/nationalist-china", "raise:type/militia>area/chungking", "done")
		s.Chance("deal:action/27", "deal:action/51", "deal:action/52")
		same(t, "what can be played", strings.Join(s.Legal("usa"), " "), "agitate:action/27>nation/sinkiang")
		s.Play("usa", "agitate:action/27>nation/sinkiang")
		same(t, "Enlistment beside", s.Asked("usa", "production").Left+1, 2)
		same(t, "where", strings.Join(s.Legal("usa"), " "), "done")
		s.Play("usa", "done")
		now := tableOf(s)
		for _, card := range []int{27, 51, 52} {
			same(t, "discarded", now.Decks[blockwar.ActionDeck].Discard.Has(card), true)
		}
		same(t, "cards of the USA", now.Faction(USA).Hand.Len()+now.Faction(USA).Bought.Len(), 0)
		same(t, "in Kansu and Chungking", standing(s, "kansu")+", "+standing(s, "chungking"), "nationalist-china-militia 1, nationalist-china-militia 1")
	})
	t.Run("19.5 that Influence takes effect at Diplomacy Resolution, and not in this Production", func(t *testing.T) {
		table := warlords(t)
		influence(t, table, USA, 1, "tibet")
		s := run(t, table, &blockwar.Spending{Faction: USA})
		s.Play("usa", "done")
		s.Chance("deal:action/27", "deal:action/10", "deal:action/52")
		before := tableOf(s).Levels(USA, false)
		s.Play("usa", "agitate:action/27>nation/sinkiang", "agitate:action/10>nation/sinkiang")
		same(t, "Sinkiang", marks(t, tableOf(s), "sinkiang"), "0")
		same(t, "levels", tableOf(s).Levels(USA, false), before)
		s.Play("usa", "done", "done")
		g := govern(t, tableOf(s))
		g.Pass("usa", "japan")
		same(t, "Sinkiang then", marks(t, tableOf(g), "sinkiang"), "usa 2")
		same(t, "RES then", tableOf(g).Levels(USA, false).Res, before.Res+1)
		same(t, "nothing is due any more", len(own(tableOf(g)).Due), 0)
	})
	t.Run("19.5 all cards lie open before the first is placed, and those without use enlist elsewhere", func(t *testing.T) {
		table := warlords(t)
		own(table).Loyalty[USA].N = 2
		s := run(t, table, &blockwar.Spending{Faction: USA})
		s.Play("usa", "cadre:area/kansu>nation/nationalist-china", "raise:type/fortress>area/kansu", "done")
		if d := s.Asked("chance", "deal"); d.Seen != engine.Everybody {
			t.Errorf("the cards are not open: got %v, want %v", d.Seen, engine.Everybody)
		}
		s.Chance("deal:action/52")
		s.Asked("chance", "deal")
		s.Chance("deal:action/34")
		same(t, "what can be played", strings.Join(s.Legal("usa"), " "), "agitate:action/34>nation/sinkiang agitate:action/34>nation/yunnan")
		s.Play("usa", "agitate:action/34>nation/yunnan")
		same(t, "where for the other", legal(s, "usa", ""), "cadre:area/chungking>nation/nationalist-china done")
	})
	t.Run("19.5 19.6 a WildCard's marker counts double, for a Soviet option too", func(t *testing.T) {
		table := warlords(t)
		own(table).Loyalty[USA].N = 1
		s := run(t, table, &blockwar.Spending{Faction: USA})
		s.Play("usa", "done")
		s.Chance("deal:action/44")
		same(t, "options", strings.Join(s.Legal("usa"), " "), "agitate:action/44>nation/inner-mongolia agitate:action/44>nation/kwangsi agitate:action/44>nation/sinkiang "+
			"agitate:action/44>nation/yunnan")
		s.Play("usa", "agitate:action/44>nation/sinkiang")
		same(t, "due", own(tableOf(s)).Due[0], Due{nation(t, "sinkiang"), 2})
		s.Play("usa", "done")
	})
	t.Run("19.6 Mao: Brothers in Arms for Sinkiang, at double value, and Intimidation beside Russia", func(t *testing.T) {
		table := rising(t)
		hold(t, table, USA, "action/44", "action/15")
		s := govern(t, table)
		same(t, "Brothers in Arms", legal(s, "usa", "wildcard:action/44"), "wildcard:action/44>nation/chungking wildcard:action/44>nation/inner-mongolia "+
			"wildcard:action/44>nation/kwangsi wildcard:action/44>nation/sinkiang wildcard:action/44>nation/yunnan")
		s.Offered("usa", "wildcard:action/15>nation/sinkiang")
		intimidate := s.Fork()
		s.Play("usa", "wildcard:action/44>nation/sinkiang")
		same(t, "Sinkiang", marks(t, tableOf(s), "sinkiang"), "usa 2")
		intimidate.Play("usa", "wildcard:action/15>nation/sinkiang")
		same(t, "Sinkiang", marks(t, tableOf(intimidate), "sinkiang"), "usa 2")
	})
	t.Run("19.6 outside China a Soviet option gives one marker", func(t *testing.T) {
		table := rising(t)
		hold(t, table, USA, "action/20")
		s := govern(t, table)
		s.Play("usa", "wildcard:action/20>nation/vietnam")
		same(t, "Vietnam", marks(t, tableOf(s), "vietnam"), "usa 1")
	})
	t.Run("19.5 Foreign Aid costs no IND when it is United China that plays it", func(t *testing.T) {
		table := warlords(t)
		own(table).Loyalty[USA].N = 1
		ind := table.Faction(USA).Ind
		s := run(t, table, &blockwar.Spending{Faction: USA})
		s.Play("usa", "done")
		s.Chance("deal:action/17")
		s.Play("usa", "agitate:action/17>nation/tibet")
		same(t, "IND", tableOf(s).Faction(USA).Ind, ind)
		same(t, "due", own(tableOf(s)).Due[0], Due{nation(t, "tibet"), 2})
	})
	t.Run("19.6 neither Japan nor a USA with Soviets beside it has that", func(t *testing.T) {
		for _, table := range []*Table{asia(t), rising(t)} {
			hold(t, table, Japan, "action/44")
			table.Order = blockwar.Order{Japan, USA, Soviets}
			same(t, "Japan", strings.Contains(legal(govern(t, table), "japan", "wildcard"), "sinkiang"), false)
		}
		table := asia(t)
		hold(t, table, USA, "action/44", "action/15")
		same(t, "the USA of three", strings.Contains(legal(govern(t, table), "usa", "wildcard"), "sinkiang"), false)
	})
	t.Run("19.7 an Insurrection: a Command and a Province's Diplomacy card raise a Militia Cadre there, which does not move", func(t *testing.T) {
		table := sunrise(t)
		hold(t, table, USA, "action/26", "action/3", "action/44", "action/52")
		table.Nations[nation(t, "chungking")].Marker = Nationalists
		s := moves(t, table, 3)
		same(t, "which", legal(s, "usa", "insurrection"), "insurrection:action/26>area/chungking insurrection:action/26>area/kwangsi insurrection:action/3>area/chungking "+
			"insurrection:action/44>area/hailar insurrection:action/44>area/suchow")
		s.Play("usa", "insurrection:action/26>area/chungking", "insurrection:action/3>area/chungking")
		same(t, "in Chungking", standing(s, "chungking"), "nationalist-china-militia 1 nationalist-china-militia 1")
		same(t, "discarded", tableOf(s).Decks[blockwar.ActionDeck].Discard.Has(26), true)
		same(t, "who can move", legal(s, "usa", "move"), "")
		same(t, "Commands left", s.Asked("usa", "move").Left+1, 1)
		s.NotSaw("aggression")
	})
	t.Run("19.7 in Japan's Province it is Aggression, and Combat is mandatory", func(t *testing.T) {
		table := sunrise(t)
		table.Nations[nation(t, "peiping")].Marker = Japan
		put(t, table, ImperialJapan, "peiping", "infantry")
		hold(t, table, USA, "action/51")
		s := moves(t, table, 1)
		s.Play("usa", "insurrection:action/51>area/peiping")
		s.Saw("aggression")
		now := tableOf(s)
		same(t, "Enemies", [2]bool{now.Enemies(Nationalists, Japan), now.Enemies(USA, Japan)}, [2]bool{true, false})
		s.PlayIf("usa", "move", "done")
		combat(t, tableOf(s)).Saw("battle", "area/peiping")
	})
	t.Run("19.7 on Neutral ground it is a Proxy Power's Violation: no World Reaction, no penalty", func(t *testing.T) {
		table := sunrise(t)
		hold(t, table, USA, "action/51")
		s := moves(t, table, 1)
		s.Play("usa", "insurrection:action/51>area/peiping")
		same(t, "in Peiping", standing(s, "peiping"), "nationalist-china-militia 1 armed-minor-fortress 2")
		s.NotSaw("dealt")
		same(t, "the USA has Violated", tableOf(s).Faction(USA).Violated, false)
	})
	t.Run("19.7 without a Command there is none, under Emergency Command none of Aggression, and none for others", func(t *testing.T) {
		table := sunrise(t)
		hold(t, table, USA, "action/26")
		hold(t, table, Japan, "action/51")
		table.Nations[nation(t, "chungking")].Marker = Nationalists
		same(t, "no Commands left", legal(moves(t, table.Clone(), 0), "usa", "insurrection"), "")
		table.Turn.Calm = true
		same(t, "calm", legal(moves(t, table.Clone(), 2), "usa", "insurrection"), "insurrection:action/26>area/chungking")
		table.Active, table.Turn.Calm = Japan, false
		same(t, "Japan", legal(moves(t, table, 2), "japan", "insurrection"), "")
		three := summer(t, USA)
		hold(t, three, USA, "action/26")
		same(t, "the USA of three", legal(moves(t, three, 2), "usa", "insurrection"), "")
	})
}
