package blockwar_test

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/conquest"
	"interbellum/app/face"
	"interbellum/app/triumph"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
	own "interbellum/engine/conquest"
	"interbellum/engine/enginetest/blocks"
	sister "interbellum/engine/triumph"
)

// What an owner of the box corrects on the map is drawn over the picture, and nothing else is.
func TestABoardDrawsWhatAnEditionCorrects(t *testing.T) {
	edited := func(g *engine.Game, err error) *engine.Game {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	asia := blocks.Changed(t, blocks.Changed(t, own.File, "areas.csv", "chita,Chita,", "chita,Chita City,"), "borders.csv", "canton,kwangsi,river,", "canton,kwangsi,mountain,")
	europe := blocks.Changed(t, sister.File, "borders.csv", "amsterdam,lorraine,forest,", "amsterdam,lorraine,river,")
	for _, c := range []struct {
		name string
		face face.Face
		game *engine.Game
		want []string
	}{
		{"Conquest & Consequence as shipped", conquest.New(), own.Game(), nil},
		{"Conquest & Consequence, corrected", conquest.New(), edited(own.Edited(asia)), []string{`"name":"Chita City"`, `{"a":"canton","b":"kwangsi","kind":"mountain","game":"conquest"}`}},
		{"Triumph & Tragedy as shipped", triumph.New(), sister.Game(), nil},
		{"Triumph & Tragedy, corrected", triumph.New(), edited(sister.Edited(europe)), []string{`{"a":"amsterdam","b":"lorraine","kind":"river","game":"triumph"}`}},
	} {
		m, _, err := c.game.New("1936", nil)
		if err != nil {
			t.Fatal(err)
		}
		got := strings.ReplaceAll(app.HTMLString(c.face.Board(&face.Sight{View: m.View(rules.SeenBy(1)), Game: c.game})), `\"`, `"`)
		for _, want := range c.want {
			if !strings.Contains(got, want) {
				t.Errorf("%s: got a board without %s", c.name, want)
			}
		}
		if has := strings.Contains(got, "data-corrections"); has != (c.want != nil) {
			t.Errorf("%s, corrections: got %v, want %v", c.name, has, c.want != nil)
		}
		if n := strings.Count(got, `"kind":`) - strings.Count(got, `"kind":"land"`); c.want != nil && n != 1 {
			t.Errorf("%s: got %d borders drawn anew, want 1", c.name, n)
		}
	}
}
