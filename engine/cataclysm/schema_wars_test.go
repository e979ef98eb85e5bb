package cataclysm

import (
	"encoding/json"
	"testing"
)

func TestSchemaWars(t *testing.T) {
	read := func(t *testing.T, table *Table) (*Table, []error) {
		t.Helper()
		text, err := json.Marshal(toSchema(table))
		if err != nil {
			t.Fatal(err)
		}
		return readTable(text)
	}
	t.Run("5.6.2 a position after a separate peace can be written and read", func(t *testing.T) {
		table := newTable(t)
		for _, p := range []Power{Germany, Italy} {
			table.beginWar(p, UK, "5.6")
			table.beginWar(p, France, "5.6")
		}
		table.endWar(SetOf(France), SetOf(Germany), "5.6.2")
		table.Queue = nil
		table.automaticEffects()
		table.Queue = nil
		got, errs := read(t, table)
		if len(errs) > 0 {
			t.Fatalf("got %v, want none", errs)
		}
		enemiesAre(t, got, France, Italy)
		enemiesAre(t, got, UK, Germany, Italy)
	})
	t.Run("5.6 the same war twice is refused", func(t *testing.T) {
		table := newTable(t)
		table.Status = LimitedWar
		table.Wars = []War{{SetOf(Germany), SetOf(UK)}, {SetOf(Germany), SetOf(UK, France)}}
		if _, errs := read(t, table); len(errs) == 0 {
			t.Errorf("accepted: got %v, want at least 1", len(errs))
		}
	})
}
