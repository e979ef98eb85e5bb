package blockwar_test

import (
	"strings"
	"testing"

	"interbellum/app/face"
	"interbellum/app/triumph"
	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/blocks"
	rules "interbellum/engine/triumph"
)

// The page reads what is printed off the edition that a match is played in: the name of a card in answers and in the log, and of an area.
func TestThePageShowsTheEditionOfAMatch(t *testing.T) {
	edition := func(end, value, area string) *engine.Game {
		file := blocks.Changed(t, rules.File, "action-cards.csv", "^1,.*,F$", "1,spain,"+end+",spring,A,"+value+",F")
		g, err := rules.Edited(blocks.Changed(t, file, "areas.csv", "^munich,[^,]+,", "munich,"+area+","))
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	for _, c := range []struct {
		game       *engine.Game
		card, area string
	}{{edition("yugoslavia", "4", "Munich"), "Spain / Yugoslavia, Spring A4", "Munich"}, {edition("turkey", "6", "Nuremberg"), "Spain / Turkey, Spring A6", "Nuremberg"}} {
		m, _, err := c.game.New("1936", nil)
		if err != nil {
			t.Fatal(err)
		}
		s, f := &face.Sight{View: m.View(blockwar.SeenBy(rules.Axis)), Game: c.game}, triumph.New()
		if got := f.ViewOf(s).CardName("action/1"); got != c.card {
			t.Errorf("%s, the card: got %q, want %q", c.game.Edition, got, c.card)
		}
		log := f.Stories(s, []face.Watched{{Events: []engine.Event{happened("unit-placed", rules.Axis, "area/munich", "nation/germany", 1)}}})
		if got := log[0].Lines[0].Text; !strings.Contains(got, c.area) {
			t.Errorf("%s, the log: got %q, want %s in it", c.game.Edition, got, c.area)
		}
	}
}
