package cataclysm

import "testing"

func TestCubesAreALimit(t *testing.T) {
	// spend puts Italian cubes on the map until so many are left.
	spend := func(t *testing.T, table *Table, left uint8) {
		for a := Area(1); a <= AreaCount && table.cubesLeft(Italy) > left; a++ {
			if pl := a.Place(); table.inPlay(a) && pl.IsCountry() && a != at(t, "greece") {
				table.Areas[a].Owner, table.Areas[a].Cubes = Italy, 1
			}
		}
	}
	t.Run("2.4 a power whose cubes are all on the map gains no control", func(t *testing.T) {
		table := europe(t)
		spend(t, table, 0)
		if table.mayControl(Italy, at(t, "greece")) {
			t.Error("Greece is offered to an Italy without a cube: mayControl(Italy, greece) = true, want false")
		}
		table.takeControl(Italy, at(t, "greece"), "6.3", false)
		if c := table.controller(at(t, "greece")); c != NoPower {
			t.Errorf("%s holds Greece without a cube, want no power", c)
		}
		if !table.mayControl(Italy, at(t, "rome")) {
			t.Error("its own home needs no cube: mayControl(Italy, rome) = false, want true")
		}
	})
	t.Run("2.4.1 the last cube of the set is as good as any", func(t *testing.T) {
		table := europe(t)
		spend(t, table, 1)
		table.takeControl(Italy, at(t, "greece"), "6.3", false)
		if c := table.controller(at(t, "greece")); c != Italy || table.cubesLeft(Italy) != 0 {
			t.Errorf("Greece is held by %s, %d cubes left, want %v and 0", c, table.cubesLeft(Italy), Italy)
		}
	})
}
