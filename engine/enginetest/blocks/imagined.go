package blocks

import (
	"encoding/json"
	"reflect"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/walk"
)

// imaginable are the kinds of question of both games that can be imagined.
var imaginable = []string{"production", "cadre", "step", "government", "industry", "command", "command-card", "declare", "protectorate",
	"move", "move-unit", "move-to", "battles", "next-battle", "defend", "action", "take-hit", "retreat"}

// enough questions of a kind have been looked at, and so many matches are walked through at most until there are.
const enough, most = 15, 40

// Imagined walks through matches of a scenario that seek war: of the questions of these kinds nearly all can be imagined from what
// the seat that is asked sees, and then the match is sound, shows that seat the same to the byte, and asks the same.
func Imagined(t *testing.T, g *engine.Game, scenario string, options []string, kinds ...string) {
	t.Helper()
	asked, found := map[string]int{}, map[string]int{}
	kinds = append(kinds, imaginable...)
	lacks := func(kind string) bool { return asked[kind] < enough }
	for seed := range uint64(most) {
		if !slices.ContainsFunc(kinds, lacks) {
			break
		}
		m, _, err := g.New(scenario, options)
		if err != nil {
			t.Fatal(err)
		}
		w := walk.New(seed)
		for len(m.Open()) > 0 {
			d := m.Open()[0]
			if d.Seat != engine.Chance && len(d.Legal) > 1 && slices.Contains(kinds, d.Kind) && (lacks(d.Kind) || w.N(20) == 0) {
				asked[d.Kind]++
				if imagined(t, g, m, d, seed) {
					found[d.Kind]++
				}
			}
			if _, err := m.Apply(d.Answer(m.Seq(), warlike(g, d, w), "bot")); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, kind := range kinds {
		if asked[kind] == 0 || asked[kind]-found[kind] > max(2, asked[kind]/10) {
			t.Errorf("%s: %d of %d questions could be imagined", kind, found[kind], asked[kind])
		}
	}
}

// imagined reports whether a question can be imagined, and fails where that is not the same one.
func imagined(t *testing.T, g *engine.Game, m engine.Match, d engine.Decision, seed uint64) bool {
	t.Helper()
	v := m.View(engine.Only(d.Seat)).(*blockwar.View)
	again, same := blockwar.Imagine(v, d, seed)
	if !same {
		return false
	}
	if a, b := text(t, v), text(t, again.View(engine.Only(d.Seat))); a != b {
		t.Fatalf("asked %s, this is seen\n%s\nand this imagined\n%s", d.Kind, a, b)
	}
	if !reflect.DeepEqual(again.Open(), []engine.Decision{d}) {
		t.Fatalf("asked %+v, it is imagined as %+v", d, again.Open())
	}
	whole := g.Rules.Restore(again.Parts()) // only a match that is kept can be checked and counted
	if errs := whole.Check(); len(errs) > 0 {
		t.Fatalf("asked %s, it imagines what is not sound: %v", d.Kind, errs)
	}
	if !slices.Equal(whole.Census(), m.Census()) {
		t.Fatalf("asked %s, pieces are missing in what it imagines, or there are too many", d.Kind)
	}
	return true
}

// warlike draws an answer as somebody does who seeks war.
func warlike(g *engine.Game, d engine.Decision, w *walk.Walker) engine.Choice {
	if d.Seat != engine.Chance {
		d.Weights = nil
		for _, c := range d.Legal {
			d.Weights = append(d.Weights, g.Bias(d, c))
		}
	}
	return w.Answer(d)
}

func text(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
