package cataclysm

import (
	"strings"
	"testing"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// The log tells a crisis as the Book of the match has it.
func TestTheLogGoesByTheEditionOfTheMatch(t *testing.T) {
	game, err := rules.Edited(func(name string) string {
		text := rules.File(name)
		if name == "crises.json" {
			text = strings.Replace(text, "League of Nations conference", "A quiet season", 1)
		}
		return text
	})
	if err != nil {
		t.Fatal(err)
	}
	seen := []face.Watched{{Events: []engine.Event{{Kind: "crisis", On: "crisis/peacetime-6-6"}}}}
	for _, x := range []struct {
		game *engine.Game
		want string
	}{{rules.Game(), "League of Nations conference"}, {game, "A quiet season"}} {
		m, _, err := x.game.New("days-of-decision", nil)
		if err != nil {
			t.Fatal(err)
		}
		stories := Face{}.Stories(&face.Sight{View: m.View(engine.Everybody)}, seen)
		if len(stories) != 1 || len(stories[0].Lines) != 1 || !strings.HasPrefix(stories[0].Lines[0].Text, x.want) {
			t.Errorf("got %+v, want one line that begins with %q", stories, x.want)
		}
	}
}
