package bot_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/blocks"
	"interbellum/engine/triumph"
	mind "interbellum/engine/triumph/bot"
)

// edition is one with a border, an end of a card and the Firepower of Infantry that are these.
func edition(t *testing.T, border, end, fire string) *engine.Game {
	t.Helper()
	file := blocks.Changed(t, triumph.File, "borders.csv", "^berlin,munich,[a-z]+,", "berlin,munich,"+border+",")
	file = blocks.Changed(t, file, "action-cards.csv", "^1,[^,]+,[^,]+,", "1,spain,"+end+",")
	file = blocks.Changed(t, file, "units.csv", "^infantry,G,7,2,2,0,1,1,[0-9],", "infantry,G,7,2,2,0,1,1,"+fire+",")
	g, err := triumph.Edited(file)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestTwoEditionsSideBySide(t *testing.T) {
	for _, scenario := range []string{"1936", "1939"} {
		t.Run("6.0 "+scenario, func(t *testing.T) {
			blocks.Side(t, mind.New(), scenario, 600, triumph.Game(), edition(t, "mountain", "turkey", "4"))
		})
	}
}

func TestAnEditionIsSeenByItsOwnBook(t *testing.T) {
	for _, c := range []struct {
		name string
		game *engine.Game
		want blocks.Facts
	}{
		{"one", edition(t, "plains", "yugoslavia", "3"), blocks.Facts{Border: blockwar.Plains, End: "yugoslavia", Wins: 237}},
		{"another", edition(t, "mountain", "turkey", "4"), blocks.Facts{Border: blockwar.Mountain, End: "turkey", Wins: 137}},
	} {
		t.Run("1.11 "+c.name, func(t *testing.T) {
			if got := blocks.FactsOf(t, c.game, "1936", "berlin", "munich", 1); got != c.want {
				t.Errorf("%s: got %+v, want %+v", c.name, got, c.want)
			}
		})
	}
}
