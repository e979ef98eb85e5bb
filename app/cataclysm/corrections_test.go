package cataclysm

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// What an owner of the box corrects is drawn over the picture of its map, and nothing else is.
func TestAMapDrawsWhatAnEditionCorrects(t *testing.T) {
	changed := func(table, old, now string) func(string) string {
		if !strings.Contains(rules.File(table), old) {
			t.Fatalf("%s: got no %q in it, want one", table, old)
		}
		return func(name string) string {
			if name == table {
				return strings.Replace(rules.File(name), old, now, 1)
			}
			return rules.File(name)
		}
	}
	for _, c := range []struct {
		name string
		file func(string) string
		want string
	}{
		{"as shipped", rules.File, ""},
		{"a border less", changed("borders.csv", "iraq,persia,normal,,X\n", ""), `{"borders":[{"a":"iraq","b":"persia","kind":"none","game":"cataclysm"}]}`},
		{"a border of another kind", changed("borders.csv", "sweden,denmark,strait,", "sweden,denmark,normal,"), `{"borders":[{"a":"denmark","b":"sweden","kind":"normal","game":"cataclysm"}]}`},
		{"another name", changed("areas.csv", ",Rumania,", ",Romania,"), `"name":"Romania","nation":"none"`},
		{"a border on the other map", changed("borders.csv", "malaya,java,strait,", "malaya,java,normal,"), ""},
	} {
		game, err := rules.Edited(c.file)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		m, _, err := game.New("cataclysm", nil)
		if err != nil {
			t.Fatal(err)
		}
		page := strings.ReplaceAll(app.HTMLString(Face{}.Board(&face.Sight{View: m.View(engine.Only(1)), Game: game})), `\"`, `"`)
		if got := strings.Contains(page, "data-corrections"); got != (c.want != "") {
			t.Errorf("%s, corrections: got %v, want %v", c.name, got, c.want != "")
		}
		if !strings.Contains(page, c.want) {
			t.Errorf("%s: got a map without %s", c.name, c.want)
		}
	}
}
