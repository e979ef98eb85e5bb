package all_test

import (
	"errors"
	"testing"

	"interbellum/engine/games"

	_ "interbellum/engine/words/conquest"
	_ "interbellum/engine/words/triumph"
)

// The catalogue knows titles before it reads a game.
func TestTitlesAreThoseOfTheGames(t *testing.T) {
	if len(games.All()) != len(games.Titles()) {
		t.Fatalf("got %d titles of %d games, want one each", len(games.Titles()), len(games.All()))
	}
	for i, g := range games.All() {
		title := games.Titles()[i]
		if title.ID != g.ID || title.Name != g.Name || title.Hidden != g.Hidden || len(title.Scenarios) != len(g.Scenarios) {
			t.Errorf("%s is listed as %v: got ID %v, Name %v, Hidden %v and Scenarios %v; want %v, %v, %v and %v", g.ID, title, title.ID, title.Name, title.Hidden, len(title.Scenarios), g.ID, g.Name, g.Hidden, len(g.Scenarios))
			continue
		}
		for j, s := range g.Scenarios {
			if x := title.Scenarios[j]; x.ID != s.ID || x.Number != s.Number || x.Name != s.Name {
				t.Errorf("%s %s is listed as %v: got ID %v, Number %v and Name %v; want %v, %v and %v", g.ID, s.ID, x, x.ID, x.Number, x.Name, s.ID, s.Number, s.Name)
			}
		}
		if found, ok := games.Title(g.ID); !ok || found.Name != g.Name {
			t.Errorf("the title of %s is %v: got ok %v; want ok true and Name %v", g.ID, found, ok, g.Name)
		}
	}
}

func TestCatalogue(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range games.All() {
		if seen[g.ID] {
			t.Errorf("got %s twice in the catalogue, want it once", g.ID)
		}
		seen[g.ID] = true
		if found, ok := games.ByID(g.ID); !ok || found != g {
			t.Errorf("%s is not found by its id: got ok %v and found %v; want true and %v", g.ID, ok, found, g)
		}
		for _, s := range g.Scenarios {
			if m, _, err := g.New(s.ID, nil); err != nil || len(m.Open()) == 0 {
				t.Errorf("%s %s does not start: %v: got m %+v; want no error and Open some", g.ID, s.ID, err, m)
			}
		}
	}
	if _, err := games.Find("no-such-game"); err == nil || errors.As(err, new(*games.OtherProgram)) {
		t.Errorf("a game that does not exist is found: %v: got As(err, new(OtherProgram)) %v; want an error and As(err, new(OtherProgram)) false", err, errors.As(err, new(*games.OtherProgram)))
	}
}
