package cataclysm

import (
	"slices"
	"testing"
)

// interruptTable is the introductory scenario in its first action phase, with a flag in reserve
// for each of these powers.
func interruptTable(t *testing.T, powers ...Power) *Table {
	table := newTable(t)
	table.distribute()
	table.Phase = ActionPhase
	for _, p := range powers {
		give(t, table, p, Reserve, Flag, 1)
	}
	return table
}

func TestInterrupt(t *testing.T) {
	t.Run("3.5 a stronger power that lets the weaker one go ahead", func(t *testing.T) {
		i := &interrupt{}
		finish(t, interruptTable(t, Italy, UK), i, "pass interrupt pass")
		if i.Claim != Italy {
			t.Errorf("%s interrupts, want %v", i.Claim, Italy)
		}
	})
	t.Run("3.5 three powers may climb over one another", func(t *testing.T) {
		i := &interrupt{}
		p, _ := play(t, interruptTable(t, Germany, UK, France), i, "pass pass interrupt")
		if d := asked(t, p, "interrupt-first"); powerAt(d.Seat) != Germany {
			t.Fatalf("%s is asked, want %v", powerAt(d.Seat), Germany)
		}
		reply(t, p, "pass interrupt")
		if d := asked(t, p, "interrupt-first"); powerAt(d.Seat) != Germany || d.About != powerRef(UK) {
			t.Fatalf("%s is asked about %s, want %v and %q", powerAt(d.Seat), d.About, Germany, powerRef(UK))
		}
		reply(t, p, "interrupt")
		if i.Claim != Germany || !p.Over() {
			t.Errorf("%s interrupts; want i.Claim %v, p.Over() true", i.Claim, Germany)
		}
	})
	t.Run("3.5 never twice in a row for one ideology", func(t *testing.T) {
		table := interruptTable(t, Germany, Italy)
		table.LastDrawn = Fascism
		finish(t, table, &interrupt{})
	})
	t.Run("3.5 a Home Front marker counts as its power's counter", func(t *testing.T) {
		table := interruptTable(t, Italy)
		p, _ := play(t, table, &draw{}, "draw:home-front/germany")
		if !p.Over() || table.canInterrupt(Italy) {
			t.Errorf("Italy may interrupt after a German Home Front: got p.Over() %v, canInterrupt(Italy) %v; want true and false", p.Over(), table.canInterrupt(Italy))
		}
	})
	t.Run("3.5 after a crisis everybody may again", func(t *testing.T) {
		table := interruptTable(t, Italy)
		table.LastDrawn = Fascism
		finish(t, table, &draw{}, "draw:crisis")
		if !table.canInterrupt(Italy) {
			t.Error("Italy may not interrupt after a crisis: canInterrupt(Italy) = false, want true")
		}
	})
	t.Run("3.4 a resource in reserve never interrupts", func(t *testing.T) {
		table := interruptTable(t)
		table.flip(UK, Available, Offensive, Resource)
		table.move(UK, Resource, Available, Reserve)
		finish(t, table, &interrupt{})
	})
	t.Run("4.1 an offensive at civilian commitment needs one from the cup", func(t *testing.T) {
		table := interruptTable(t)
		give(t, table, Germany, Reserve, Offensive, 1)
		commit(table, Civilian, Germany)
		if table.canInterrupt(Germany) {
			t.Error("it interrupts alone: canInterrupt(Germany) = true, want false")
		}
	})
	t.Run("3.5 the interrupt is played and the draw waits", func(t *testing.T) {
		table := interruptTable(t, UK)
		p, seen := play(t, table, &actionPhase{}, "interrupt")
		if saw(seen, "interrupt", UK) != 1 || table.count(UK, Hand, Flag) != 1 || table.LastDrawn != Democracy {
			t.Errorf("not in hand: %v; got %v, %v, %v; want 1, 1 and %v", seen, saw(seen, "interrupt", UK), table.count(UK, Hand, Flag), table.LastDrawn, Democracy)
		}
		if !slices.Contains(p.Stack(), "playing") {
			t.Errorf(`under way is %v, want "playing" among them`, p.Stack())
		}
	})
}
