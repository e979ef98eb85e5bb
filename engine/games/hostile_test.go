package games

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/bounds"
	"interbellum/engine/enginetest/walk"
)

// written are whole positions of every game: of every scenario's beginning, and one by hand.
func written(t testing.TB) (list [][]byte) {
	t.Helper()
	for _, g := range All() {
		list = append(list, g.Example())
		for _, s := range g.Scenarios {
			m, _, err := g.New(s.ID, nil)
			if err != nil {
				t.Fatal(err)
			}
			w := walk.New(1)
			_, schema, found := m.SafePoint()
			for !found {
				e, _, more := w.Pick(m)
				if _, err := m.Apply(e); err != nil || !more {
					t.Fatalf("%s %s comes to no safe point: %v: got more %v; want no error and more true", g.ID, s.ID, err, more)
				}
				_, schema, found = m.SafePoint()
			}
			text, err := json.Marshal(schema)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, text)
		}
	}
	return list
}

// FuzzPosition wants a written position to be refused or to begin a match that can be played, written and read again.
func FuzzPosition(f *testing.F) {
	for i, whole := range written(f) {
		f.Add(whole)
		if i%4 > 0 {
			continue
		}
		for _, bad := range append(bounds.Cuts(whole, 6), bounds.Flips(whole, 24)...) {
			f.Add(bad)
		}
		f.Add(bytes.Replace(whole, []byte("/1\""), []byte("/2\""), 1))
	}
	f.Add(bounds.Deep("[", 100_000))
	f.Add(bounds.Deep(`{"powers":`, 20_000))
	f.Add([]byte(`{"format":"cataclysm/1","base":"cataclysm","areas":[` + strings.Repeat(`{"area":"berlin"},`, 20_000) + `{}]}`))
	f.Add([]byte(`{"schema":"toy/1","scenario":"full","houses":[` + strings.Repeat(`{"house":"amber"},`, 20_000) + `{}]}`))
	f.Add([]byte(`{"schema":"toy/1","scenario":"full","round":1,"bank":9223372036854775807,"yard":-9223372036854775808}`))
	games := All()
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, g := range games {
			var m engine.Match
			bounds.Check(t, func() {
				var errs []error
				if m, _, errs = g.FromSchema(text); len(errs) > 0 {
					m = nil
				}
			})
			if m != nil {
				playable(t, g, m)
			}
		}
	})
}

// playable plays a few answers from a position that was accepted.
func playable(t *testing.T, g *engine.Game, m engine.Match) {
	t.Helper()
	again, err := json.Marshal(m.Schema())
	if err != nil {
		t.Fatalf("%s: it cannot be written again: %v, want no error", g.ID, err)
	}
	if seq, schema, found := m.SafePoint(); found && seq == 0 {
		if again, err = json.Marshal(schema); err != nil {
			t.Fatal(err)
		}
		if _, _, errs := g.FromSchema(again); len(errs) > 0 {
			t.Fatalf("%s: what was accepted is refused when it is written again: %v, want none", g.ID, errs)
		}
	}
	w := walk.New(uint64(len(again)))
	for range 12 {
		e, d, more := w.Pick(m)
		if !more {
			return
		}
		if _, err := m.Apply(e); err != nil {
			t.Fatalf("%s: %s is offered for %s and refused: %v, want no error", g.ID, e.Choice, d.Kind, err)
		}
	}
}
