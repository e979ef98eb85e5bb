package triumph

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/walk"
)

// What the aids ask of the table as a player sees it depends on open things alone, so the table itself answers the same.
func TestSeenTableSaysWhatTheTableSays(t *testing.T) {
	for seed := range uint64(3) {
		m, _ := engine.Start(rules(), worldAtWar(), &blockwar.SequenceOfPlay{})
		s := enginetest.NewScript(t, learnedGame(), m)
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
					d.Weights[i] = blockwar.Bias(d, c)
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
	for _, who := range blockwar.AllFactions {
		seen := rules().View(table, nil, blockwar.SeenBy(who)).(*View).Seen()
		for _, f := range blockwar.AllFactions {
			if *seen.SupplyOf(f) != *table.SupplyOf(f) {
				t.Fatalf("as %s sees it, the supply of %s is another: got SupplyOf(f) %v, want %v", printed().FactionFacts(who).Slug, printed().FactionFacts(f).Slug, *seen.SupplyOf(f), *table.SupplyOf(f))
			}
			as, is := seen.TradeOf(f), table.TradeOf(f)
			for _, a := range printed().LandAreas() {
				if seen.User(a) != table.User(a) || as.Blockade(a) != is.Blockade(a) {
					t.Fatalf("as %s sees it, trade of %s from %s is another: got User(a) %v and Blockade(a) %v; want %v and %v",
						printed().FactionFacts(who).Slug, printed().FactionFacts(f).Slug, printed().Place(a).Slug, seen.User(a), as.Blockade(a), table.User(a), is.Blockade(a))
				}
			}
			if seen.Points(f, true).Public() != table.Points(f, true).Public() || seen.FactoryCost(f) != table.FactoryCost(f) {
				t.Fatalf("as %s sees it, points or Factory Cost of %s are others: got Public %v and FactoryCost(f) %v; want %v and %v",
					printed().FactionFacts(who).Slug, printed().FactionFacts(f).Slug, seen.Points(f, true).Public(), seen.FactoryCost(f), table.Points(f, true).Public(), table.FactoryCost(f))
			}
			for a := Area(1); a <= printed().LastArea; a++ {
				if seen.Friendly(f, a) != table.Friendly(f, a) || seen.Against(f, a) != table.Against(f, a) || seen.Escaped(f, a) != table.Escaped(f, a) {
					t.Fatalf("as %s sees it, %s is another area to %s: got Friendly(f, a) %v, Against(f, a) %v and Escaped(f, a) %v; want %v, %v and %v",
						printed().FactionFacts(who).Slug, printed().Place(a).Slug, printed().FactionFacts(f).Slug, seen.Friendly(f, a), seen.Against(f, a), seen.Escaped(f, a), table.Friendly(f, a), table.Against(f, a), table.Escaped(f, a))
				}
			}
		}
		for _, b := range table.Blocks {
			if printed().SideOf(b.ID.Nation) != who {
				continue
			}
			for _, over := range printed().Map.Board.Neighbours(b.At) {
				if table.Active == who && seen.Crosses(who, &b, b.At, over.To) != table.Crosses(who, &b, b.At, over.To) {
					t.Fatalf("as %s sees it, the border to %s: got another, want the table's", printed().FactionFacts(who).Slug, printed().Place(over.To).Slug)
				}
			}
		}
	}
}
