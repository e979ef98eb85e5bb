package cataclysm

import (
	"encoding/json"
	"testing"

	"interbellum/engine"
)

func TestView(t *testing.T) {
	shown := func(t *testing.T, table *Table) string {
		t.Helper()
		text, err := json.Marshal(view(table, []step{&game{}, &actionPhase{}, &interrupt{}}, engine.Only(seatOf(UK))))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	t.Run("2.9 of the cup only the number of counters is shown", func(t *testing.T) {
		a, b := newTable(t), newTable(t)
		for _, table := range []*Table{a, b} {
			table.distribute()
			table.Phase = ActionPhase
		}
		// A counter in the cup and a twin of it elsewhere in the cup's place: nothing else on the table tells.
		a.Boxes[Germany][Cup][Flag]++
		b.Boxes[UK][Cup][Flag]++
		if shown(t, a) != shown(t, b) {
			t.Errorf("two cups of the same size can be told apart: got %q, want %q", shown(t, a), shown(t, b))
		}
		a.Boxes[Germany][Cup][Flag]++
		if shown(t, a) == shown(t, b) {
			t.Errorf("the number of counters is not shown: got %q, want anything but %q", shown(t, a), shown(t, b))
		}
	})
	t.Run("1.4 pieces, cubes and cards are open", func(t *testing.T) {
		table := newTable(t)
		v := view(table, nil, engine.Only(seatOf(UK))).(*View)
		if len(v.Units) != len(table.Units) || len(v.Powers) != 4 || len(v.Ideologies) != 2 {
			t.Errorf("%d units, %d powers, %d sides, want %v, 4 and 2", len(v.Units), len(v.Powers), len(v.Ideologies), len(table.Units))
		}
		for _, a := range v.Areas {
			if a.Controller != table.controller(a.Area) || len(a.Resources) != len(table.resources(a.Area)) {
				t.Errorf("%s: %+v; got %v, %v; want %v and %v", a.Area, a, a.Controller, len(a.Resources), table.controller(a.Area), len(table.resources(a.Area)))
			}
		}
		for _, p := range v.Powers {
			if p.Points != table.points(p.Power) || p.ForcePool != table.poolSize(p.Power) {
				t.Errorf("%s: %+v, want Points %v and ForcePool %v", p.Power, p, table.points(p.Power), table.poolSize(p.Power))
			}
		}
	})
	t.Run("2.8 a roll under way is shown with its dice and modifiers", func(t *testing.T) {
		r := newRoll(UK, "stability-test", "5.5.1", "power/uk", 2, Mod{"3.7.6", -1})
		r.Faces = []uint8{4}
		v := view(newTable(t), []step{&game{}, r}, 0).(*View)
		if v.Dice == nil || v.Dice.Dice != 2 || len(v.Dice.Faces) != 1 || v.Dice.Mods[0].N != -1 || v.Steps[1].Step != "roll" {
			t.Errorf(`%+v %+v; want v.Dice not nil, v.Dice.Dice 2, len(v.Dice.Faces) 1, v.Dice.Mods[0].N -1, v.Steps[1].Step "roll"`, v.Dice, v.Steps)
		}
	})
}
