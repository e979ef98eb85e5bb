package conquest

import (
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

func TestSetup(t *testing.T) {
	s := enginetest.Start(t, learnedGame(), Scenario1936)
	s.Deal(3)
	placed := map[string]int{}
	for _, f := range blockwar.AllFactions {
		seat := printed().FactionFacts(f).Slug
		for len(s.Legal(seat)) > 0 {
			d := s.Asked(seat, "place-unit")
			placed[d.About.Name()]++
			s.Play(seat, d.Legal[placed[d.About.Name()]%len(d.Legal)].Words())
		}
	}
	table := tableOf(s)
	t.Run("5.0 Cadres are of any type, where the rules say", func(t *testing.T) {
		for slug, n := range map[string]int{"tokyo": 6, "mukden": 2, "los-angeles": 3, "manila": 1, "nanking": 2, "new-delhi": 2, "vladivostok": 2, "sian": 0} {
			same(t, slug, placed[slug], n)
		}
		same(t, "the year that begins", table.Year, blockwar.FirstYear)
	})
	for _, c := range []struct {
		name  string
		n     Nation
		units int
		cv    int
	}{
		{"5.1 Japan has 30 units of 37 CV", ImperialJapan, 30, 37},
		{"5.2 the US has 10 units of 17 CV", US, 10, 17},
		{"5.2 Nationalist China has 8 units of 12 CV", NatChina, 8, 12},
		{"5.2 the British Empire has 7 units of 7 CV", BritishEmpire, 7, 7},
		{"5.3 Russia has 8 units of 8 CV", Russia, 8, 8},
		{"5.3 Red China has 2 units of 3 CV", RedChina, 2, 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			units, cv := strength(table, c.n, blockwar.Nowhere)
			same(t, "units and CV", [2]int{units, cv}, [2]int{c.units, c.cv})
		})
	}
	for _, c := range []struct {
		name   string
		f      Faction
		cards  int
		levels blockwar.Levels
	}{
		{"5.1 Japan draws 7 cards and has POP 10, IND 11, RES 5", Japan, 7, blockwar.Levels{Pop: 10, Ind: 11, Res: 5}},
		{"5.2 the USA draws 12 cards and has POP 11, IND 6, RES 10", USA, 12, blockwar.Levels{Pop: 11, Ind: 6, Res: 10}},
		{"5.3 the Soviets draw 6 cards and have POP 6, IND 4, RES 8", Soviets, 6, blockwar.Levels{Pop: 6, Ind: 4, Res: 8}},
	} {
		t.Run(c.name, func(t *testing.T) {
			same(t, "cards", table.Faction(c.f).Hand.Len(), c.cards)
			same(t, "levels", table.Levels(c.f, false), c.levels)
		})
	}
	t.Run("5.2 KMT is 1, 5.3 CPC is 3", func(t *testing.T) {
		same(t, "loyalty", [2]uint8{own(table).Loyalty[USA].N, own(table).Loyalty[Soviets].N}, [2]uint8{1, 3})
	})
	t.Run("5.3 one Partisan is in Sian", func(t *testing.T) { same(t, "Partisans", own(table).China.Partisans[at(t, "sian")], 1) })
	t.Run("2.2 the British Empire holds its own until it is an ally", func(t *testing.T) {
		for _, slug := range []string{"new-delhi", "sydney", "singapore", "hong-kong"} {
			same(t, slug, table.Controller(at(t, slug)), Empire)
		}
		same(t, "POP of the USA", table.Levels(USA, false).Pop, 11)
	})
	t.Run("2.3 the Proxy Powers hold their own, for their Foster Factions' economy", func(t *testing.T) {
		same(t, "Nanking", table.Controller(at(t, "nanking")), Nationalists)
		same(t, "Sian", table.Controller(at(t, "sian")), Reds)
		same(t, "user of Nanking", table.User(at(t, "nanking")), USA)
		same(t, "user of Sian", table.User(at(t, "sian")), Soviets)
	})
}
