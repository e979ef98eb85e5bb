package cataclysm_test

import (
	"encoding/json"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/enginetest/walk"
)

// What a player sees is enough to go on by: the match made of it shows and asks the same.
func TestAMatchIsImaginedFromAView(t *testing.T) {
	imaginable := []string{"interrupt", "interrupt-first", "drawn", "political-action", "military-action"}
	for i, scenario := range []string{"days-of-decision", "eagle-and-sun", "cataclysm"} {
		t.Run("2.9 what the cup holds follows from what lies elsewhere: "+scenario, func(t *testing.T) {
			m, _, err := cataclysm.Game().New(scenario, nil)
			if err != nil {
				t.Fatal(err)
			}
			pick := walk.New(uint64(i))
			asked, found := 0, 0
			for n := 0; n < 1500 && len(m.Open()) > 0; n++ {
				d := m.Open()[0]
				v := m.View(engine.Only(d.Seat)).(*cataclysm.View)
				again, same := cataclysm.Imagine(v, d)
				if slices.Contains(imaginable, d.Kind) {
					asked++
				} else if same {
					t.Errorf("%s is imagined", d.Kind)
				}
				if same {
					found++
					if a, b := text(t, v), text(t, again.View(engine.Only(d.Seat))); a != b {
						t.Fatalf("asked %s, this is seen\n%s\nand this imagined\n%s", d.Kind, a, b)
					}
				}
				if _, err := m.Apply(d.Answer(m.Seq(), pick.Answer(d), "bot")); err != nil {
					t.Fatal(err)
				}
			}
			if found*10 < asked*9 {
				t.Errorf("%d of %d questions could be imagined", found, asked)
			}
		})
	}
}

func text(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
