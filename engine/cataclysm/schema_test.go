package cataclysm

import (
	"encoding/json"
	"reflect"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
)

func TestSchema(t *testing.T) {
	t.Run("3.0 a table written at a phase's start is the table", func(t *testing.T) {
		points := 0
		for seed := range uint64(8) {
			m, _, err := newMatch("days-of-decision", nil)
			if err != nil {
				t.Fatal(err)
			}
			w := walk.New(seed)
			for {
				e, _, going := w.Pick(m)
				if !going {
					break
				}
				if _, err := m.Apply(e); err != nil {
					t.Fatal(err)
				}
				seq, schema, found := m.SafePoint()
				if !found || seq != m.Seq() {
					continue
				}
				points++
				text, err := json.Marshal(schema)
				if err != nil {
					t.Fatal(err)
				}
				back, errs := readTable(text)
				if len(errs) > 0 {
					t.Fatalf("seed %d, answer %d: %v", seed, seq, errs)
				}
				q, _ := engine.Start(rules, back, &game{})
				if field := firstDifference(m.(*engine.Position[Table]).Table(), q.Table()); field != "" {
					t.Fatalf("seed %d, answer %d: %s differs", seed, seq, field)
				}
			}
		}
		if points < 40 {
			t.Errorf("only %d safe points", points)
		}
	})
	t.Run("1.3 the example can be played", func(t *testing.T) {
		if _, _, errs := fromSchema(example()); len(errs) > 0 {
			t.Error(errs)
		}
	})
}

// firstDifference names the first field of the table in which two of them differ; a list
// without entries is no list.
func firstDifference(a, b *Table) string {
	x, y := reflect.ValueOf(*a), reflect.ValueOf(*b)
	for i := range x.NumField() {
		f, g := x.Field(i), y.Field(i)
		if f.Kind() == reflect.Slice && f.Len() == 0 && g.Len() == 0 {
			continue
		}
		if !reflect.DeepEqual(f.Interface(), g.Interface()) {
			return x.Type().Field(i).Name
		}
	}
	return ""
}
