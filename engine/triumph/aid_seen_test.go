package triumph

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/walk"
)

// Whatever the aids ask of the table as a player sees it goes by open things alone: it is the same of the table.
func TestSeenTableSaysWhatTheTableSays(t *testing.T) {
	for seed := range uint64(3) {
		m, _ := engine.Start(rules, worldAtWar(), &game{})
		s := enginetest.NewScript(t, Game(), m)
		w := walk.New(seed)
		for n := range 400 {
			open := s.Match.Open()
			if len(open) == 0 {
				break
			}
			d := open[0]
			if d.Seat != engine.Chance {
				d.Weights = make([]int, len(d.Legal))
				for i, c := range d.Legal {
					d.Weights[i] = bias(d, c)
				}
			}
			if _, err := s.Match.Apply(d.Answer(s.Match.Seq(), w.Answer(d), "")); err != nil {
				t.Fatal(err)
			}
			if n%40 == 0 {
				compareSeen(t, tableOf(s))
			}
		}
	}
}

func compareSeen(t *testing.T, table *Table) {
	t.Helper()
	for _, who := range AllFactions {
		seen := view(table, nil, seenBy(who)).(*View).seen()
		for _, f := range AllFactions {
			if *seen.supplyOf(f) != *table.supplyOf(f) {
				t.Fatalf("as %s sees it, the supply of %s is another", who, f)
			}
			as, is := seen.tradeOf(f), table.tradeOf(f)
			for _, a := range LandAreas() {
				if seen.user(a) != table.user(a) || as.blockade(a) != is.blockade(a) {
					t.Fatalf("as %s sees it, trade of %s from %s is another", who, f, a)
				}
			}
			if seen.points(f, true).Public() != table.points(f, true).Public() || seen.factoryCost(f) != table.factoryCost(f) {
				t.Fatalf("as %s sees it, points or Factory Cost of %s are others", who, f)
			}
			for a := Area(1); a <= AreaCount; a++ {
				if seen.friendly(f, a) != table.friendly(f, a) || seen.against(f, a) != table.against(f, a) || seen.escaped(f, a) != table.escaped(f, a) {
					t.Fatalf("as %s sees it, %s is another area to %s", who, a, f)
				}
			}
		}
		for _, b := range table.Blocks {
			if sideOf(&b) != who {
				continue
			}
			for _, over := range Board().Neighbours(b.At) {
				if table.Active == who && seen.crosses(who, &b, b.At, over.To) != table.crosses(who, &b, b.At, over.To) {
					t.Fatalf("as %s sees it, the border to %s is another", who, over.To)
				}
			}
		}
	}
}
