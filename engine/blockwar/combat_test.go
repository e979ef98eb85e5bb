package blockwar

import (
	"slices"
	"testing"
)

func TestCombat(t *testing.T) {
	chart := Chart{{}, {Type: Fortress, Priority: 2, Class: Ground}, {Type: AirForce, Priority: 1, Class: Air}, {Type: Convoy, Priority: 3, DoubleHits: true}}
	t.Run("types act by their priority, Convoys never", func(t *testing.T) {
		f, s := &Fight{}, standing{1, 1, 1}
		for _, line := range []int{1, 3, 2} {
			f.Fighters = append(f.Fighters, chart[line].Fighter(Defending, 1, false))
		}
		f.Fighters[1].Class = Convoys
		var got []Type
		for now, waiting := f.turn(s); waiting != 0; now, waiting = f.turn(s) {
			got = append(got, chart.First(now))
			s[slices.IndexFunc(f.Fighters, func(x Fighter) bool { return x.Priority == now })] |= acted
		}
		if want := []Type{AirForce, Fortress}; !slices.Equal(got, want) {
			t.Errorf("got %v, want %v", got, want)
		}
	})
	t.Run("Defenders act before the Attacker, but for those at whom it fires first", func(t *testing.T) {
		const one, two, three parties = 1 << Attacking, 1 << Defending, 1 << (Defending + 1)
		for _, c := range []struct{ waiting, held, want parties }{
			{one | two, 0, two},
			{one, 0, one},
			{one | two | three, 0, two | three},
			{one | two | three, three, two},
			{one | three, three, one},
			{three, three, three},
		} {
			if got := firing(c.waiting, c.held); got != c.want {
				t.Errorf("of %b act %b, want %b", c.waiting, got, c.want)
			}
		}
	})
	t.Run("a Ground unit at sea is a Convoy: hit as naval units are, two CV for a Hit", func(t *testing.T) {
		u := Unit{Type: Tank, Class: Ground, Fire: [5]int{Naval: 3, Submarine: 1}}
		if u.Target(false) != Ground || u.Target(true) != Convoys || u.Loss(false) != 1 || u.Loss(true) != 2 {
			t.Errorf("what it is: got Target(false) %v, Target(true) %v, Loss(false) %v and Loss(true) %v; want %v, %v, 1 and 2", u.Target(false), u.Target(true), u.Loss(false), u.Loss(true), Ground, Convoys)
		}
		if u.Firepower(Convoys) != 3 || u.Firepower(Submarine) != 1 {
			t.Errorf("what it is hit with: got Firepower(Convoys) %v and Firepower(Submarine) %v; want 3 and 1", u.Firepower(Convoys), u.Firepower(Submarine))
		}
		if c, ok := ParseClass(Convoys.String()); !ok || c != Convoys {
			t.Errorf("its name: got ok %v and c %v; want true and %v", ok, c, Convoys)
		}
	})
	t.Run("a die hits that shows no more than the Firepower", func(t *testing.T) {
		if n := Hits([]uint8{1, 2, 3, 2, 6}, 2); n != 3 {
			t.Errorf("%d, want 3", n)
		}
	})
	t.Run("the strongest are those with the highest CV", func(t *testing.T) {
		a, b, c := &Block{CV: 2}, &Block{CV: 3}, &Block{CV: 3}
		if got := Strongest([]*Block{a, b, c}); !slices.Equal(got, []*Block{b, c}) {
			t.Errorf("got %v, want %v", got, []*Block{b, c})
		}
	})
}

func TestBattlefields(t *testing.T) {
	var list Battlefields
	list.Activate(9)
	list.Activate(4)
	list.Get(4).Raid = true
	if got := list.Left(); !slices.Equal(got, []Area{4, 9}) {
		t.Errorf("to be resolved: %v, want %v", got, []Area{4, 9})
	}
	list.Get(9).Done = true
	if got := list.Left(); !slices.Equal(got, []Area{4}) || !list.Bars(9) || list.Bars(4) || list.Bars(5) {
		t.Errorf("to be resolved: %v: got Bars(9) %v, Bars(4) %v and Bars(5) %v; want %v, Bars(9) true, Bars(4) false and Bars(5) false", got, list.Bars(9), list.Bars(4), list.Bars(5), []Area{4})
	}
	var in Crossings
	in.Add(1, 9, true)
	defender, attacker, old := Leaving{At: 9, Entered: in}, Leaving{At: 9, Attacker: true, From: 1, Entered: in}, Leaving{At: 9, Attacker: true}
	if !defender.Bars(1) || defender.Bars(2) || attacker.Bars(1) || !attacker.Bars(2) || old.Bars(2) {
		t.Errorf("got the Defender barred from 1 %v and 2 %v, the Attacker from 1 %v and 2 %v, the old one from 2 %v; want true, false, false, true and false",
			defender.Bars(1), defender.Bars(2), attacker.Bars(1), attacker.Bars(2), old.Bars(2))
	}
}
