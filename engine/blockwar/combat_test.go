package blockwar

import (
	"slices"
	"testing"
)

func TestCombat(t *testing.T) {
	chart := Chart{{}, {Type: Fortress, Priority: 2, Class: Ground}, {Type: AirForce, Priority: 1, Class: Air}, {Type: Convoy, Priority: 3, DoubleHits: true}}
	t.Run("types act by their priority, Convoys never", func(t *testing.T) {
		if got := chart.Order(); !slices.Equal(got, []Type{AirForce, Fortress}) {
			t.Errorf("%v", got)
		}
	})
	t.Run("Defenders act before the Attacker, but for those at whom it fires first", func(t *testing.T) {
		never := func(Side) bool { return false }
		third := func(s Side) bool { return s == 3 }
		for _, c := range []struct {
			waiting []Side
			before  func(Side) bool
			want    []Side
		}{
			{[]Side{1, 2}, never, []Side{2}},
			{[]Side{1}, never, []Side{1}},
			{[]Side{1, 2, 3}, never, []Side{2, 3}},
			{[]Side{1, 2, 3}, third, []Side{2}},
			{[]Side{1, 3}, third, []Side{1}},
			{[]Side{3}, third, []Side{3}},
		} {
			if got := Firing(c.waiting, 1, c.before); !slices.Equal(got, c.want) {
				t.Errorf("of %v act %v, not %v", c.waiting, got, c.want)
			}
		}
	})
	t.Run("a Ground unit at sea is a Convoy: hit as naval units are, two CV for a Hit", func(t *testing.T) {
		u := Unit{Type: Tank, Class: Ground, Fire: [5]int{Naval: 3, Submarine: 1}}
		if u.Target(false) != Ground || u.Target(true) != Convoys || u.Loss(false) != 1 || u.Loss(true) != 2 {
			t.Error("what it is")
		}
		if u.Firepower(Convoys) != 3 || u.Firepower(Submarine) != 1 {
			t.Error("what it is hit with")
		}
		if c, ok := ParseClass(Convoys.String()); !ok || c != Convoys {
			t.Error("its name")
		}
	})
	t.Run("a die hits that shows no more than the Firepower", func(t *testing.T) {
		if n := Hits([]uint8{1, 2, 3, 2, 6}, 2); n != 3 {
			t.Errorf("%d", n)
		}
	})
	t.Run("the strongest are those with the highest CV", func(t *testing.T) {
		a, b, c := &Block{CV: 2}, &Block{CV: 3}, &Block{CV: 3}
		if got := Strongest([]*Block{a, b, c}); !slices.Equal(got, []*Block{b, c}) {
			t.Errorf("%v", got)
		}
	})
}

func TestBattlefields(t *testing.T) {
	var list Battlefields
	list.Activate(9)
	list.Activate(4)
	list.Get(4).Raid = true
	if got := list.Left(); !slices.Equal(got, []Area{4, 9}) {
		t.Errorf("to be resolved: %v", got)
	}
	list.Get(9).Done = true
	if got := list.Left(); !slices.Equal(got, []Area{4}) || !list.Bars(9) || list.Bars(4) || list.Bars(5) {
		t.Errorf("to be resolved: %v", got)
	}
	var in Crossings
	in.Add(1, 9, true)
	defender, attacker, old := Leaving{At: 9, Entered: in}, Leaving{At: 9, Attacker: true, From: 1, Entered: in}, Leaving{At: 9, Attacker: true}
	if !defender.Bars(1) || defender.Bars(2) || attacker.Bars(1) || !attacker.Bars(2) || old.Bars(2) {
		t.Error("where who may not Retreat")
	}
}
