package bot_test

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/cataclysm"
	mind "interbellum/engine/cataclysm/bot"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/walk"
)

// played gives n answers of computer players to each match, in turn, and returns what each chose.
func played(t *testing.T, n int, games ...*engine.Game) [][]string {
	t.Helper()
	matches, chosen := make([]engine.Match, len(games)), make([][]string, len(games))
	dealers := make([]*walk.Walker, len(games))
	player := bot.New(mind.Mind{}, bot.Style{}, 1)
	for i, g := range games {
		m, _, err := g.New("days-of-decision", nil)
		if err != nil {
			t.Fatal(err)
		}
		matches[i], dealers[i] = m, walk.New(3)
	}
	for range n {
		for i, m := range matches {
			d := m.Open()[0]
			c := dealers[i].Answer(d)
			if d.Seat != engine.Chance {
				c = player.Choose(m.View(engine.Only(d.Seat)), d)
			}
			if _, err := m.Apply(d.Answer(m.Seq(), c, "bot")); err != nil {
				t.Fatal(err)
			}
			chosen[i] = append(chosen[i], c.String())
		}
	}
	return chosen
}

// A computer player goes by the Book of the match that it looks at: beside a match of another edition it plays as by itself.
func TestShippedPlayersGoByTheirEdition(t *testing.T) {
	enginetest.Shipped(t, cataclysm.Game())
	edited, err := cataclysm.Edited(func(name string) string { // Germany has one die in all of its columns
		text := cataclysm.File(name)
		if name == "commitment.csv" {
			for _, level := range []string{"civilian,3", "rearmament,3", "mobilization,3", "total-war,2"} {
				text = strings.Replace(text, "germany,"+level, "germany,"+level[:len(level)-1]+"1", 1)
			}
		}
		return text
	})
	if err != nil {
		t.Fatal(err)
	}
	shipped := cataclysm.Game()
	if shipped.Edition == edited.Edition {
		t.Fatalf("both have the edition %s, want two", edited.Edition)
	}
	both := played(t, 300, shipped, edited)
	for i, g := range []*engine.Game{shipped, edited} {
		if got, want := both[i], played(t, 300, g)[0]; !slices.Equal(got, want) {
			t.Errorf("match %d: got %q, want %q", i, got, want)
		}
	}
	if slices.Equal(both[0], both[1]) {
		t.Errorf("both editions are played alike, want a difference")
	}
}
