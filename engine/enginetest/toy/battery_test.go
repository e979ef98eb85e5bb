package toy_test

import (
	"fmt"
	"testing"

	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/saves"
)

// TestPinnedMatch pins the order of all legal lists and the bytes of a position, on every
// machine. A change of the rules changes it.
func TestPinnedMatch(t *testing.T) {
	for scenario, pinned := range map[string]string{
		"full":  "109 answers, 89f4850516fcf766b112f6b9fe849f06",
		"short": "101 answers, 11dbc3034972c36ce966bda0cef532d9",
	} {
		m, _, err := toy.Game().New(scenario, nil)
		if err != nil {
			t.Fatal(err)
		}
		w := walk.New(2026)
		for e, _, going := w.Pick(m); going; e, _, going = w.Pick(m) {
			if _, err := m.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
		if print := fmt.Sprintf("%d answers, %x", m.Seq(), saves.Fingerprint(m)); print != pinned {
			t.Errorf("print of the end of %s: got %s, want %s", scenario, print, pinned)
		}
	}
}

func TestBattery(t *testing.T) {
	for _, s := range toy.Game().Scenarios {
		t.Run(s.ID, func(t *testing.T) {
			enginetest.Run(t, toy.Game(), s.ID, enginetest.Options{Seeds: 8, Follow: 2})
			enginetest.Run(t, toy.Game(), s.ID, enginetest.Options{First: 1000, Seeds: 40, Every: 25})
		})
	}
}
