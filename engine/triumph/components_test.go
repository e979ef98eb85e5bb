package triumph

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

func TestBlocks(t *testing.T) {
	t.Run("3.0 there are 198 unit blocks", func(t *testing.T) {
		sum := 0
		for n, want := range map[Nation]int{Germany: 56, Italy: 20, Britain: 30, France: 20, USA: 20, SovietUnion: 44, Book().Forces(): 8} {
			got := 0
			for _, u := range Book().Types() {
				got += Book().BlocksOf(n, u)
				if n != Book().Forces() && Book().BlocksOf(n, u) == 0 {
					t.Errorf("%s: got no %s, want some", Book().NationFacts(n).Slug, Book().Chart[u].Slug)
				}
			}
			if sum += got; got != want {
				t.Errorf("%s has %d blocks, not %d", Book().NationFacts(n).Slug, got, want)
			}
		}
		if sum != 198 {
			t.Errorf("%d blocks, want 198", sum)
		}
		if lines := strings.Count(blocksFile, "\n"); lines != 54 || strings.Count(blocksFile, "marker-") != 10 {
			t.Errorf("4.6 %d lines, and ten markers on blocks: got Count(blocksFile, marker-) %v; want lines 54 and Count(blocksFile, marker-) 10", lines, strings.Count(blocksFile, "marker-"))
		}
	})
	t.Run("3.12 the highest Combat Values", func(t *testing.T) {
		for n, want := range map[Nation]uint8{Germany: 4, USA: 4, Britain: 4, SovietUnion: 3, France: 3, Italy: 3, Book().Forces(): 3} {
			for _, u := range Book().Types() {
				if got := Book().MaxCV(n, u); Book().BlocksOf(n, u) > 0 && got != want {
					t.Errorf("%s: %d, not %d", Book().NationFacts(n).Slug, got, want)
				}
			}
		}
	})
	t.Run("15.42 Armed Minors have Fortresses only", func(t *testing.T) {
		if Book().BlocksOf(Book().Forces(), blockwar.Fortress) != 8 || Book().BlocksOf(Book().Forces(), blockwar.Tank) != 0 {
			t.Errorf("they have others: got BlocksOf(Forces, Fortress) %v and BlocksOf(Forces, Tank) %v; want 8 and 0", Book().BlocksOf(Book().Forces(), blockwar.Fortress), Book().BlocksOf(Book().Forces(), blockwar.Tank))
		}
	})
}

func TestUnitTable(t *testing.T) {
	chart := Book().Chart
	for _, want := range []struct {
		rule string
		unit blockwar.Unit
	}{
		{"3.241 a Fortress stays where it is", blockwar.Unit{Slug: "fortress", Class: blockwar.Ground, Fire: [5]int{0, 2, 3, 4, 3}}},
		{"3.211 Air Forces", blockwar.Unit{Slug: "airforce", Class: blockwar.Air, Fly: 2, Fire: [5]int{0, 3, 1, 1, 1}, ReBases: true}},
		{"3.221 Carriers lose two for a hit", blockwar.Unit{Slug: "carrier", Class: blockwar.Naval, Land: 1, Sea: 3, Fire: [5]int{0, 2, 2, 1, 2}, ReBases: true, DoubleHits: true}},
		{"3.231 Subs", blockwar.Unit{Slug: "sub", Class: blockwar.Submarine, Land: 1, Sea: 2, Fire: [5]int{0, 0, 1, 0, 1}, ReBases: true}},
		{"3.222 Fleets", blockwar.Unit{Slug: "fleet", Class: blockwar.Naval, Land: 1, Sea: 3, Fire: [5]int{0, 1, 3, 1, 2}, ReBases: true}},
		{"3.242 Tanks", blockwar.Unit{Slug: "tank", Class: blockwar.Ground, Land: 3, Sea: 2, Fire: [5]int{0, 0, 0, 2, 0}}},
		{"3.243 Infantry", blockwar.Unit{Slug: "infantry", Class: blockwar.Ground, Land: 2, Sea: 2, Fire: [5]int{0, 1, 1, 3, 0}}},
		{"3.244 Convoys cannot fire and lose two for a hit", blockwar.Unit{Slug: "convoy", Class: blockwar.Naval, Sea: 2, DoubleHits: true}},
	} {
		t.Run(want.rule, func(t *testing.T) {
			kind, found := chart.Find(want.unit.Slug)
			if !found {
				t.Fatal("not in the table: got false, want true")
			}
			want.unit.Type, want.unit.Priority = kind, int(kind)
			if got := chart[kind]; got != want.unit {
				t.Errorf("%+v, not %+v", got, want.unit)
			}
		})
	}
	t.Run("3.14 units act from the top of the table down", func(t *testing.T) {
		if !slices.IsSortedFunc(chart, func(a, b blockwar.Unit) int { return a.Priority - b.Priority }) || len(chart) != 9 {
			t.Errorf("got %v, want nine by Combat Priority", chart)
		}
	})
	t.Run("3.21 which units are ANS", func(t *testing.T) {
		for kind, want := range map[blockwar.Type]bool{blockwar.Fortress: false, blockwar.AirForce: true, blockwar.Carrier: true, blockwar.Sub: true,
			blockwar.Fleet: true, blockwar.Tank: false, blockwar.Infantry: false, blockwar.Convoy: false} {
			if chart[kind].ANS() != want {
				t.Errorf("%s: %v", chart[kind].Slug, !want)
			}
		}
	})
}

func TestActionCards(t *testing.T) {
	t.Run("4.1 seasons, letters and values", func(t *testing.T) {
		for _, c := range []struct {
			season  blockwar.Phase
			letters string
			values  string
		}{
			{blockwar.Spring, "ABCDEFGHIJKLMNP", "444555666555444"},
			{blockwar.Summer, "ABCDEFGHIJKLMNPQRSTUVWXYZ", "6667788899900099988877666"},
			{blockwar.Fall, "ABCDEFGHIJKLMNP", "666777888777666"},
		} {
			letters, values := "", ""
			for n := 1; n <= blockwar.CardCount; n++ {
				if card := Book().Action(n); card.Season == c.season {
					letters += card.Priority
					values += string(rune('0' + card.Value%10))
				}
			}
			same(t, c.season.String(), letters, c.letters)
			if c.season != blockwar.Summer {
				same(t, c.season.String(), values, c.values)
				continue
			}
			count := [11]int{}
			for n := 1; n <= blockwar.CardCount; n++ {
				if card := Book().Action(n); card.Season == blockwar.Summer {
					count[card.Value]++
				}
			}
			if count != [11]int{6: 5, 7: 5, 8: 6, 9: 6, 10: 3} {
				t.Errorf("summer values: %v, want %v", count, [11]int{6: 5, 7: 5, 8: 6, 9: 6, 10: 3})
			}
		}
	})
	t.Run("8.0 two Neutrals stand on a card, and no other Nations", func(t *testing.T) {
		for n := 1; n <= blockwar.CardCount; n++ {
			ends := Book().Action(n).Neutrals()
			if len(ends) == 2 && ends[0] == ends[1] {
				t.Errorf("card %d: got %v, want two Nations", n, ends)
			}
			for _, end := range ends {
				if end != USA && Book().NationFacts(end).Kind != blockwar.Minor {
					t.Errorf("card %d: got %s, want a Minor or the USA", n, Book().NationFacts(end).Slug)
				}
			}
		}
	})
	t.Run("4.1 cards that the examples name", func(t *testing.T) {
		for n, want := range map[int]string{5: "E5", 6: "F5", 7: "G6", 15: "P4", 22: "G8", 26: "K9", 31: "Q9", 32: "R9", 33: "S9", 44: "D7", 49: "I8"} {
			same(t, "card", Book().Action(n).Priority+string(rune('0'+Book().Action(n).Value)), want)
		}
		for n, want := range map[int]string{31: "austria", 43: "low_countries", 28: "norway", 5: "austria", 54: "finland", 21: "rumania", 6: "rumania", 22: "low_countries", 10: "rumania"} {
			if !slices.Contains(Book().Action(n).Neutrals(), nation(t, want)) {
				t.Errorf("card %d does not name %s", n, want)
			}
		}
	})
	t.Run("8.3 WildCards and what they may touch", func(t *testing.T) {
		want := map[Faction]map[string]int{
			Axis: {"austria": 4, "baltic_states": 1, "bulgaria": 3, "hungary": 3, "latin_america": 1, "norway": 1, "poland": 1, "portugal": 1, "spain": 2, "sweden": 1, "turkey": 1, "yugoslavia": 1},
			West: {"czechoslovakia": 3, "denmark": 2, "low_countries": 4, "norway": 2, "poland": 1, "rumania": 2, "sweden": 1, "usa": 5, "yugoslavia": 1},
			USSR: {"spain": 4, "czechoslovakia": 1, "yugoslavia": 3, "poland": 1, "bulgaria": 1},
		}
		kinds := map[blockwar.WildKind]int{}
		for _, f := range blockwar.AllFactions {
			got := map[string]int{}
			for _, w := range Book().WildCards {
				if w.Kind == blockwar.OwnList {
					for _, n := range w.Lists[f] {
						got[Book().NationFacts(n).Slug]++
					}
				}
			}
			for slug, n := range want[f] {
				if got[slug] != n {
					t.Errorf("%s may touch %s with %d WildCards, want %d", Book().FactionFacts(f).Slug, slug, got[slug], n)
				}
			}
			if len(got) != len(want[f]) {
				t.Errorf("%s: %v, want %v", Book().FactionFacts(f).Slug, got, len(want[f]))
			}
		}
		for n := 1; n <= blockwar.CardCount; n++ {
			if w := Book().Action(n).Wild; w != nil {
				kinds[w.Kind]++
			}
		}
		for kind, n := range map[blockwar.WildKind]int{blockwar.OwnList: 6, blockwar.RivalList: 1, blockwar.AnyRival: 2, blockwar.NearFriendly: 1, blockwar.NearRival: 1, blockwar.AnyNeutralForInd: 1} {
			if kinds[kind] != n {
				t.Errorf("%s: %d cards, want %d", kind, kinds[kind], n)
			}
		}
		for n, slug := range map[int]string{24: "versailles", 12: "birds_of_a_feather_12", 35: "isolationism", 48: "isolationism", 9: "ethnic_ties"} {
			if w := Book().Action(n).Wild; w == nil || w.Slug != slug {
				t.Errorf("card %d is not %s: got w %v; want w one and Slug %v", n, slug, w, slug)
			}
		}
	})
}

func TestShippedCards(t *testing.T) {
	enginetest.Shipped(t, Edition())
	factory, ends, all := cardsOf()
	t.Run("8.0 how often each Neutral stands on a card", func(t *testing.T) {
		want := map[string]int{"baltic_states": 2, "persia": 2, "sweden": 3, "turkey": 3, "portugal": 3, "poland": 3, "afghanistan": 3, "denmark": 3, "norway": 3,
			"low_countries": 4, "spain": 4, "bulgaria": 4, "finland": 4, "rumania": 5, "usa": 5, "latin_america": 5, "greece": 6, "hungary": 6, "austria": 6,
			"czechoslovakia": 6, "yugoslavia": 6}
		got, wild := map[string]int{}, 0
		for n := 1; n <= blockwar.CardCount; n++ {
			card := Book().Action(n)
			if card.Wild != nil {
				wild++
				continue
			}
			for _, end := range card.Neutrals() {
				got[Book().NationFacts(end).Slug]++
			}
		}
		for slug, n := range want {
			if got[slug] != n {
				t.Errorf("%s: %d cards, want %d", slug, got[slug], n)
			}
		}
		if len(got) != len(want) || wild != 12 {
			t.Errorf("%d Neutrals on cards, %d WildCards; want %v and wild 12", len(got), wild, len(want))
		}
	})
	t.Run("4.2 Factory values", func(t *testing.T) {
		if factory != [5]int{0, 10, 16, 22, 7} {
			t.Errorf("cards worth nothing to four: %v, want %v", factory, [5]int{0, 10, 16, 22, 7})
		}
	})
	t.Run("9.0 how many cards there are for each Technology", func(t *testing.T) {
		for tech, n := range map[Tech]int{Sonar: 9, AirDefenseRadar: 8, NavalRadar: 7, PrecisionBombsight: 7, HeavyTanks: 6, LSTs: 6, MotorizedInfantry: 6, HeavyBombers: 6,
			RocketArtillery: 5, IndustrialEspionage: 5, Jets: 4, AtomicPile: 4, BreederReactor: 3, Plutonium: 2, ImplosionTrigger: 2} {
			if ends[tech] != n {
				t.Errorf("%s: %d, want %d", Book().TechFacts(tech).Slug, ends[tech], n)
			}
		}
	})
	t.Run("9.1 and how many with the Science cards", func(t *testing.T) {
		for tech, n := range map[Tech]int{ImplosionTrigger: 3, Plutonium: 4, BreederReactor: 4, AtomicPile: 6, Jets: 5, RocketArtillery: 7, LSTs: 8, HeavyBombers: 8,
			MotorizedInfantry: 8, HeavyTanks: 9, PrecisionBombsight: 10, NavalRadar: 10, Sonar: 12, AirDefenseRadar: 11, IndustrialEspionage: 5} {
			if all[tech] != n {
				t.Errorf("%s: %d, want %d", Book().TechFacts(tech).Slug, all[tech], n)
			}
		}
	})
}

// cardsOf counts how many Investment cards are worth so much, have a Technology at an end, and have it or a Science that stands in for it.
func cardsOf() (factory [5]int, ends, all map[Tech]int) {
	ends, all = map[Tech]int{}, map[Tech]int{}
	for n := 1; n <= blockwar.CardCount; n++ {
		c := Book().Investment(n)
		factory[c.Factory]++
		for _, e := range c.Ends {
			if e != blockwar.NoTech {
				ends[e]++
				all[e]++
				for _, listed := range Book().TechFacts(e).Lists {
					all[listed]++
				}
			}
		}
	}
	return factory, ends, all
}

func TestInvestmentCards(t *testing.T) {
	_, ends, _ := cardsOf()
	t.Run("9.1 the Science cards", func(t *testing.T) {
		for science, year := range map[Tech]int{Science1938: 1938, Science1940: 1940, Science1942: 1942, Science1944: 1944} {
			if f := Book().TechFacts(science); f.FromYear != year || len(f.Lists) != 6 || f.Kind != blockwar.TechWild {
				t.Errorf("%s: %+v: got FromYear %v, Lists %v and Kind %v; want %v, 6 and %v", Book().TechFacts(science).Slug, f, f.FromYear, len(f.Lists), f.Kind, year, blockwar.TechWild)
			}
		}
		if ends[Science1938] != 2 || ends[Science1940] != 1 || ends[Science1942] != 1 || ends[Science1944] != 1 {
			t.Errorf("Science cards: %v: got ends[Science1938] %v; want ends[Science1938] 2, ends[Science1940] 1, ends[Science1942] 1 and ends[Science1944] 1", ends, ends[Science1938])
		}
	})
	t.Run("9.5 the Intelligence cards", func(t *testing.T) {
		for tech, n := range map[Tech]int{SpyRing: 2, CodeBreak: 2, Agent: 2, Sabotage: 1, Coup: 1, DoubleAgent: 1, Mole: 1} {
			if ends[tech] != n || Book().TechFacts(tech).Kind != blockwar.IntelTech {
				t.Errorf("%s: %d, want %d", Book().TechFacts(tech).Slug, ends[tech], n)
			}
		}
	})
	t.Run("9.4 Atomic Research has four stages", func(t *testing.T) {
		for i, tech := range []Tech{AtomicPile, BreederReactor, Plutonium, ImplosionTrigger} {
			if Book().TechFacts(tech).Stage != i+1 || Book().TechFacts(tech).Kind != blockwar.AtomicTech {
				t.Errorf("%s is stage %d: got Kind %v; want Stage %v and Kind %v", Book().TechFacts(tech).Slug, Book().TechFacts(tech).Stage, Book().TechFacts(tech).Kind, i+1, blockwar.AtomicTech)
			}
		}
		if Book().TechFacts(Sonar).Stage != 0 {
			t.Errorf("Sonar is no stage: got %v, want 0", Book().TechFacts(Sonar).Stage)
		}
	})
}

func TestCalendar(t *testing.T) {
	t.Run("7.14 each die gives another Turn Order, and a two Axis, West, USSR", func(t *testing.T) {
		seen := map[blockwar.Order]bool{}
		for die := 1; die <= 6; die++ {
			seen[Book().TurnOrder(die)] = true
		}
		if len(seen) != 6 || Book().TurnOrder(2) != (blockwar.Order{Axis, West, USSR}) || Book().TurnOrder(4) != (blockwar.Order{West, USSR, Axis}) || Book().TurnOrder(6) != (blockwar.Order{USSR, Axis, West}) {
			t.Errorf("got %v, TurnOrder(2) %v, TurnOrder(4) %v and TurnOrder(6) %v; want seen 6, TurnOrder(2) %v, TurnOrder(4) %v and TurnOrder(6) %v",
				seen, Book().TurnOrder(2), Book().TurnOrder(4), Book().TurnOrder(6), (blockwar.Order{Axis, West, USSR}), (blockwar.Order{West, USSR, Axis}), (blockwar.Order{USSR, Axis, West}))
		}
	})
	t.Run("4.4 Peace Dividend chits", func(t *testing.T) {
		if Book().AllChits != (blockwar.Chits{16, 12, 4}) || Book().AllChits.Len() != 32 || Book().AllChits.Sum() != 20 {
			t.Errorf("got %v; want AllChits %v, Len 32 and Sum 20", Book().AllChits, (blockwar.Chits{16, 12, 4}))
		}
	})
	t.Run("8.45 the years of the USA", func(t *testing.T) {
		for year, want := range map[int]usaEntry{1940: {}, 1941: {1941, 1, 0}, 1942: {1942, 1, 1}, 1943: {1943, 1, 2}, 1944: {1944, 1, 3}, 1945: {}} {
			if got := usaEntryOf(Book(), year); got != want {
				t.Errorf("%d: %+v, want %v", year, got, want)
			}
		}
	})
	t.Run("7.32 Factory Costs and their levels", func(t *testing.T) {
		for f, want := range map[Faction][]int{Axis: {5, 4, 3}, West: {6, 5, 4, 3}, USSR: {7, 5, 3}} {
			facts := Book().FactionFacts(f)
			if !slices.Equal(facts.FactoryCost, want) || len(extraOf(Book()).drops[f]) != len(want)-1 {
				t.Errorf("%s: %v; want FactoryCost %v and drops[f] %v", Book().FactionFacts(f).Slug, facts.FactoryCost, want, len(want)-1)
			}
		}
	})
	t.Run("7.5 HandSizes", func(t *testing.T) {
		for f, want := range map[Faction][2]int{Axis: {7, 14}, West: {8, 8}, USSR: {6, 6}} {
			if facts := Book().FactionFacts(f); facts.HandSize != want[0] || facts.ActionCards != want[1] {
				t.Errorf("%s: %d, at the start %d; want HandSize %v and ActionCards %v", Book().FactionFacts(f).Slug, facts.HandSize, facts.ActionCards, want[0], want[1])
			}
		}
	})
	t.Run("10.11 Emergency Command", func(t *testing.T) {
		if Book().FactionFacts(Axis).Emergency != 4 || Book().FactionFacts(West).Emergency != 2 || Book().FactionFacts(USSR).Emergency != 2 {
			t.Errorf("four for the Axis, two for the others: got Emergency %v, Emergency %v and Emergency %v; want 4, 2 and 2", Book().FactionFacts(Axis).Emergency, Book().FactionFacts(West).Emergency, Book().FactionFacts(USSR).Emergency)
		}
	})
	t.Run("17.0 the Short Game Setup Table", func(t *testing.T) {
		for f, want := range map[Faction]ShortSetup{West: {8, 12, 4, 10, 3}, Axis: {20, 18, 4, 15, 3}, USSR: {14, 10, 4, 12, 3}} {
			if ShortSetupOf(Book(), f) != want {
				t.Errorf("%s: %+v, want %v", Book().FactionFacts(f).Slug, ShortSetupOf(Book(), f), want)
			}
		}
	})
}
