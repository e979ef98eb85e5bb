package conquest

import (
	"slices"
	"testing"

	"interbellum/engine/blockwar"
)

// tally counts the units and the CV with which some Nations begin.
func tally(scenario string, of ...Nation) (units, cv int) {
	for _, s := range Starting(Book(), scenario) {
		if slices.Contains(of, s.Nation) {
			units += s.N
			cv += s.N * int(s.CV)
		}
	}
	return units, cv
}

func TestStartingUnits(t *testing.T) {
	for _, c := range []struct {
		name      string
		scenario  string
		of        []Nation
		units, cv int
	}{
		{"5.1 Japan begins with 30 units of 37 CV", Scenario1936, []Nation{ImperialJapan}, 30, 37},
		{"5.2 the US begins with 10 units of 17 CV", Scenario1936, []Nation{US}, 10, 17},
		{"5.2 the Nats begin with 8 units of 12 CV", Scenario1936, []Nation{NatChina}, 8, 12},
		{"5.2 the British Empire begins with 7 units of 7 CV", Scenario1936, []Nation{BritishEmpire}, 7, 7},
		{"5.2 the whole USA Faction begins with 25 units of 36 CV", Scenario1936, []Nation{US, NatChina, BritishEmpire}, 25, 36},
		{"5.3 Russia begins with 8 units of 8 CV", Scenario1936, []Nation{Russia}, 8, 8},
		{"5.3 the Reds begin with 2 units of 3 CV", Scenario1936, []Nation{RedChina}, 2, 3},
		{"5.3 the whole Soviet Faction begins with 10 units of 11 CV", Scenario1936, []Nation{Russia, RedChina}, 10, 11},
		{"19.4 in Rising Sun Japan begins with as many", RisingSun, []Nation{ImperialJapan}, 30, 37},
		{"19.4 in Rising Sun United China has a Fortress and a Cadre more, in Sian", RisingSun, []Nation{NatChina}, 10, 15},
		{"19.1 in Rising Sun there are no Soviets", RisingSun, []Nation{Russia, RedChina}, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			units, cv := tally(c.scenario, c.of...)
			same(t, "units and CV", [2]int{units, cv}, [2]int{c.units, c.cv})
		})
	}
	t.Run("5.0 units whose type is fixed", func(t *testing.T) {
		fixed := 0
		for _, s := range Starting(Book(), Scenario1936) {
			if s.Type != blockwar.NoType {
				fixed += s.N
			}
		}
		same(t, "of them", fixed, 6+3+4+1+2)
		for _, want := range []StartUnits{
			{ImperialJapan, at(t, "tokyo"), blockwar.Fleet, 4, 1, 0}, {ImperialJapan, at(t, "tokyo"), blockwar.Carrier, 3, 1, 0},
			{ImperialJapan, at(t, "osaka"), blockwar.AirForce, 1, 1, 0}, {ImperialJapan, at(t, "osaka"), blockwar.Fleet, 1, 1, 0},
			{ImperialJapan, at(t, "mukden"), blockwar.Infantry, 3, 1, 0}, {ImperialJapan, at(t, "carolines"), blockwar.Fortress, 1, 1, 0},
			{US, at(t, "los-angeles"), blockwar.Fortress, 4, 1, 0}, {US, at(t, "los-angeles"), blockwar.Fleet, 4, 1, 0}, {US, at(t, "seattle"), blockwar.Fortress, 2, 1, 0},
			{NatChina, at(t, "nanking"), Militia, 2, 1, 0}, {NatChina, at(t, "fukien"), Militia, 2, 1, 0},
			{Russia, at(t, "chita"), blockwar.Fortress, 1, 1, 0}, {RedChina, at(t, "sian"), blockwar.Fortress, 2, 1, 0}, {RedChina, at(t, "sian"), Militia, 1, 1, 0},
		} {
			if !slices.Contains(Starting(Book(), Scenario1936), want) {
				t.Errorf("%s has no such %s in %s", Book().NationFacts(want.Nation).Slug, Book().Chart[want.Type].Slug, Book().Place(want.Area).Slug)
			}
		}
	})
	t.Run("5.0 Cadres stand in one's own Nation, as many as the rules say", func(t *testing.T) {
		got := map[string]int{}
		for _, s := range Starting(Book(), Scenario1936) {
			if Book().Place(s.Area).Nation != s.Nation {
				t.Errorf("%s stands in %s: got Nation %v, want %v", Book().NationFacts(s.Nation).Slug, Book().Place(s.Area).Slug, Book().Place(s.Area).Nation, s.Nation)
			}
			if s.Type == blockwar.NoType && s.Partisans == 0 {
				got[Book().Place(s.Area).Slug] += s.N
			}
		}
		for slug, n := range map[string]int{"tokyo": 6, "osaka": 4, "kyushu": 2, "mukden": 2, "hailar": 1, "los-angeles": 3, "manila": 1, "hawaii": 0, "nanking": 2, "suchow": 1,
			"fukien": 0, "new-delhi": 2, "punjab": 1, "sydney": 1, "novosibirsk": 2, "vladivostok": 2, "chita": 1, "sian": 0} {
			same(t, slug, got[slug], n)
		}
	})
	t.Run("5.0 there are blocks for all of them", func(t *testing.T) {
		for _, scenario := range []string{Scenario1936, RisingSun} {
			for _, s := range Starting(Book(), scenario) {
				if s.Type != blockwar.NoType && (s.CV > Book().MaxCV(s.Nation, s.Type) || Book().BlocksOf(s.Nation, s.Type) < s.N) {
					t.Errorf("%s: got more than there are blocks of, or too strong, want %s %s of %d from the box", scenario, Book().NationFacts(s.Nation).Slug, Book().Chart[s.Type].Slug, s.CV)
				}
			}
		}
		for n := ImperialJapan; n <= RedChina; n++ {
			all := 0
			for u := range Book().Chart {
				all += Book().BlocksOf(n, blockwar.Type(u))
			}
			if units, _ := tally(Scenario1936, n); all < 2*units {
				t.Errorf("%s has %d blocks for %d units at the start, want at least %v", Book().NationFacts(n).Slug, all, units, 2*units)
			}
		}
	})
	t.Run("5.3 one Partisan, in Sian", func(t *testing.T) {
		n := 0
		for _, s := range Starting(Book(), Scenario1936) {
			if n += s.Partisans; s.Partisans > 0 {
				same(t, "where", s.Area, at(t, "sian"))
			}
		}
		same(t, "Partisans", n, 1)
	})
	t.Run("19.4 Punjab, Hailar and Harbin have Fortresses in Rising Sun", func(t *testing.T) {
		for _, slug := range []string{"punjab", "hailar", "harbin"} {
			here := slices.DeleteFunc(slices.Clone(Starting(Book(), RisingSun)), func(s StartUnits) bool { return s.Area != at(t, slug) })
			if len(here) != 1 || here[0].Type != blockwar.Fortress || here[0].CV != 1 {
				t.Errorf("%s: %v; want here 1, here[0].Type %v and here[0].CV 1", slug, here, blockwar.Fortress)
			}
		}
	})
}

func TestFactions(t *testing.T) {
	t.Run("7.32 Industry Costs, one less once War has been Declared", func(t *testing.T) {
		for f, want := range map[Faction]int{Japan: 6, USA: 7, Soviets: 8} {
			if got := Book().FactionFacts(f).FactoryCost; !slices.Equal(got, []int{want, want - 1}) {
				t.Errorf("%s: %v, want %v", Book().FactionFacts(f).Slug, got, []int{want, want - 1})
			}
		}
	})
	t.Run("7.33 Loyalty Costs: five for the KMT, six and then four for the CPC", func(t *testing.T) {
		if !slices.Equal(FosterOf(Book(), USA).China.Costs, []int{5}) || !slices.Equal(FosterOf(Book(), Soviets).China.Costs, []int{6, 4}) || FosterOf(Book(), Japan).China.Costs != nil {
			t.Errorf("they differ: got Costs %v, Costs %v and Costs %v; want %v, %v and none", FosterOf(Book(), USA).China.Costs, FosterOf(Book(), Soviets).China.Costs, FosterOf(Book(), Japan).China.Costs, []int{5}, []int{6, 4})
		}
		same(t, "KMT and CPC", [2]int{FosterOf(Book(), USA).China.Loyalty, FosterOf(Book(), Soviets).China.Loyalty}, [2]int{1, 3})
	})
	t.Run("7.5 HandSizes, and Action cards at the start", func(t *testing.T) {
		for f, want := range map[Faction][2]int{Japan: {7, 7}, USA: {8, 12}, Soviets: {6, 6}} {
			same(t, Book().FactionFacts(f).Slug, [2]int{Book().FactionFacts(f).HandSize, Book().FactionFacts(f).ActionCards}, want)
		}
	})
	t.Run("10.11 Emergency Command: four for the USA, two for the others", func(t *testing.T) {
		same(t, "moves", [3]int{Book().FactionFacts(Japan).Emergency, Book().FactionFacts(USA).Emergency, Book().FactionFacts(Soviets).Emergency}, [3]int{2, 4, 2})
	})
	t.Run("15.22 a Declaration of War costs the USA two Victory Points, others one", func(t *testing.T) {
		same(t, "points", [3]int{Book().FactionFacts(Japan).Penalty, Book().FactionFacts(USA).Penalty, Book().FactionFacts(Soviets).Penalty}, [3]int{1, 2, 1})
	})
	t.Run("2.3 Foster Factions and their Proxy Powers", func(t *testing.T) {
		same(t, "proxies", [3]Nation{FosterOf(Book(), Japan).Proxy, FosterOf(Book(), USA).Proxy, FosterOf(Book(), Soviets).Proxy}, [3]Nation{blockwar.NoNation, NatChina, RedChina})
	})
}

func TestCalendar(t *testing.T) {
	t.Run("7.15 each die gives another Turn Order, and a four USA, Soviets, Japan", func(t *testing.T) {
		seen := map[blockwar.Order]bool{}
		for die := 1; die <= 6; die++ {
			seen[Book().TurnOrder(die)] = true
		}
		if len(seen) != 6 || Book().TurnOrder(4) != (blockwar.Order{USA, Soviets, Japan}) {
			t.Errorf("got %v, TurnOrder(4) %v; want seen 6 and TurnOrder(4) %v", seen, Book().TurnOrder(4), (blockwar.Order{USA, Soviets, Japan}))
		}
	})
	t.Run("19.2 for two, Japan is first on one, two and six", func(t *testing.T) {
		for die, want := range []Faction{1: Japan, 2: Japan, 3: USA, 4: USA, 5: USA, 6: Japan} {
			o := Book().TurnOrder(max(die, 1))
			if die > 0 && (FirstOfTwo(Book(), die) != want || o[0] != Soviets && o[0] != want || o[0] == Soviets && o[1] != want) {
				t.Errorf("%d: got %s of %v, want %s", die, Book().FactionFacts(FirstOfTwo(Book(), die)).Slug, o, Book().FactionFacts(want).Slug)
			}
		}
	})
	t.Run("4.4 Peace Dividend chits", func(t *testing.T) { same(t, "chits", Book().AllChits, blockwar.Chits{16, 14, 2}) })
	t.Run("7.13 what the years bring of themselves", func(t *testing.T) {
		for year, want := range map[int]NewYear{1938: {}, 1939: {Influence: 1}, 1940: {Influence: 1}, 1941: {Influence: 1}, 1942: {NavalCV: 1}, 1943: {NavalCV: 2},
			1944: {NavalCV: 3}, 1945: {Reserves: true}} {
			want.Year = year
			same(t, "year", NewYearOf(Book(), year), want)
		}
	})
}
