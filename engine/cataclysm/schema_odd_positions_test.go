package cataclysm

import (
	"encoding/json"
	"fmt"
	"regexp"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
)

// A written position with a few words and numbers exchanged is refused with reasons, or
// it can be played: nothing is accepted that breaks later.
func TestOddPositions(t *testing.T) {
	token := regexp.MustCompile(`"[a-z0-9-]+"|\b\d+\b|true|false`)
	accepted, refused := 0, 0
	for seed := range uint64(12) {
		text := written(t, seed)
		places := token.FindAllStringIndex(text, -1)
		w := walk.New(seed)
		for range 40 {
			odd := text
			for range 1 + w.N(2) {
				to, from := places[w.N(len(places))], places[w.N(len(places))]
				if odd == text {
					odd = text[:to[0]] + text[from[0]:from[1]] + text[to[1]:]
				}
			}
			table, errs := tryReading(t, odd)
			if len(errs) > 0 {
				refused++
				continue
			}
			accepted++
			m, _ := engine.Start(rules, table, &game{})
			before := fmt.Sprint(m.Census())
			for range 150 {
				e, _, going := w.Pick(m)
				if !going {
					break
				}
				if _, err := m.Apply(e); err != nil {
					t.Fatal(err)
				}
			}
			if after := fmt.Sprint(m.Census()); after != before {
				t.Fatalf("pieces are lost: got %s\nwant %s\nin %s", after, before, odd)
			}
		}
	}
	if accepted < 20 || refused < 100 {
		t.Errorf("%d accepted, %d refused: this proves little, want at least 20 and at least 100", accepted, refused)
	}
}

func tryReading(t *testing.T, text string) (table *Table, errs []error) {
	t.Helper()
	defer func() {
		if x := recover(); x != nil {
			t.Fatalf("got the panic %v, want a table or faults:\n%s", x, text)
		}
	}()
	return readTable([]byte(text))
}

// written is a position in the middle of a random match, in the schema.
func written(t *testing.T, seed uint64) string {
	t.Helper()
	m, _, err := newMatch("days-of-decision", nil)
	if err != nil {
		t.Fatal(err)
	}
	w := walk.New(seed)
	for range 40 * (seed + 1) {
		e, _, going := w.Pick(m)
		if !going {
			break
		}
		if _, err := m.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	_, schema, found := m.SafePoint()
	if !found {
		t.Fatal("got no position between phases, want one")
	}
	text, err := json.Marshal(schema)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
