package blockwar_test

import (
	"testing"

	"interbellum/app/face"
	"interbellum/app/triumph"
	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
	rules "interbellum/engine/triumph"
)

// No two answers to a question read alike.
func TestAnswersReadApart(t *testing.T) {
	for seed := range uint64(2) {
		m, _, err := rules.Game().New("1936", nil)
		if err != nil {
			t.Fatal(err)
		}
		walker := walk.New(seed)
		for going := true; going; {
			if m.Seq()%4 == 0 {
				for _, d := range append(append([]engine.Decision{}, m.Open()...), m.Rights()...) {
					if d.Seat != engine.Chance && d.Kind != engine.OrderVerb {
						readApart(t, m, d)
					}
				}
			}
			var e engine.Entry
			if e, _, going = walker.Pick(m); !going {
				break
			}
			if _, err := m.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func readApart(t *testing.T, m engine.Match, d engine.Decision) {
	t.Helper()
	sight, said := &face.Sight{View: m.View(engine.Only(d.Seat)), Asked: []engine.Decision{d}}, map[string]engine.Choice{}
	for _, c := range d.Legal {
		l := triumph.New().Label(sight, d, c)
		words := l.Text + ", " + l.Note
		if other, twice := said[words]; twice {
			t.Errorf("question %d, %s: %s and %s both read %q", m.Seq(), d.Kind, other.Words(), c.Words(), words)
		}
		said[words] = c
	}
}
