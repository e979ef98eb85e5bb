package bot_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/conquest"
	mind "interbellum/engine/conquest/bot"
	"interbellum/engine/enginetest/blocks"
)

// edition is one with a border, an end of a card and the Firepower of Infantry that are these.
func edition(t *testing.T, border, end, fire string) *engine.Game {
	t.Helper()
	file := blocks.Changed(t, conquest.File, "borders.csv", "^mukden,peiping,[a-z]+,", "mukden,peiping,"+border+",")
	file = blocks.Changed(t, file, "action-cards.csv", "^1,[^,]+,[^,]+,", "1,thailand,"+end+",")
	file = blocks.Changed(t, file, "units.csv", "^infantry,G,7,2,2,0,1,1,[0-9],", "infantry,G,7,2,2,0,1,1,"+fire+",")
	g, err := conquest.Edited(file)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestTwoEditionsSideBySide(t *testing.T) {
	for _, scenario := range []string{"1936", "rising-sun"} {
		t.Run("6.0 "+scenario, func(t *testing.T) {
			blocks.Side(t, mind.New(), scenario, 600, conquest.Game(), edition(t, "mountain", "hainan", "4"))
		})
	}
}

func TestAnEditionIsSeenByItsOwnBook(t *testing.T) {
	for _, c := range []struct {
		name string
		game *engine.Game
		want blocks.Facts
	}{
		{"one", edition(t, "plains", "tsingtao", "3"), blocks.Facts{Border: blockwar.Plains, End: "tsingtao", Wins: 237}},
		{"another", edition(t, "mountain", "hainan", "4"), blocks.Facts{Border: blockwar.Mountain, End: "hainan", Wins: 137}},
	} {
		t.Run("1.11 "+c.name, func(t *testing.T) {
			if got := blocks.FactsOf(t, c.game, "1936", "mukden", "peiping", 1); got != c.want {
				t.Errorf("%s: got %+v, want %+v", c.name, got, c.want)
			}
		})
	}
}
