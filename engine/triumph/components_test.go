package triumph

import (
	"slices"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

func TestUnitTable(t *testing.T) {
	chart := printed().Chart
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

func TestShippedActionCards(t *testing.T) {
	enginetest.Shipped(t, Game())
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
}

// A type that is chosen later may have a lower Combat Value than what is due: the block comes with its highest.
func TestAUnitComesWithAtMostItsHighestValue(t *testing.T) {
	table, err := setUp(scenario1936)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		nation  Nation
		cv, got uint8
	}{{Italy, 4, 3}, {Italy, 2, 2}, {Germany, 4, 4}} {
		if b := table.PutAtMost(c.nation, blockwar.Infantry, c.cv, table.MustArea("rome")); b.CV != c.got {
			t.Errorf("%v with %d due: got %d, want %d", c.nation, c.cv, b.CV, c.got)
		}
	}
}
