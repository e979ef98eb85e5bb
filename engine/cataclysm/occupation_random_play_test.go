package cataclysm

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
)

// settled reports whether limits hold now: nothing waits to be resolved, and no unit is
// being moved, placed, evicted or fought over.
func settled(m *engine.Position[Table]) bool {
	if m.Table().Battle != nil || len(m.Table().Queue) > 0 {
		return false
	}
	for _, s := range m.Running() {
		switch s.(type) {
		case *deployment, *placement, *evict, *retreat, *operation, *collapse, *surrender, *outbreak:
			return false
		}
	}
	return true
}

// stay plays a match at random and fails where a unit is where it may not be. It returns
// at how many questions it has looked.
func stay(t *testing.T, p *engine.Position[Table], seed uint64) (looked int) {
	t.Helper()
	w := walk.New(seed)
	for !p.Over() {
		e, d, _ := w.Pick(p)
		if settled(p) {
			looked++
			if list := (&theatreSet{t: p.Table()}).displaced(); len(list) > 0 {
				t.Fatalf("seed %d, answer %d, %s: %v may not be where they are, want none", seed, p.Seq(), d.Kind, list)
			}
			if owner, a, k := (&theatreSet{t: p.Table()}).excess(); owner != NoPower {
				t.Fatalf("seed %d, answer %d, %s: too many of %s %s in %s, want no power", seed, p.Seq(), d.Kind, owner, k, a)
			}
		}
		if _, err := p.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	return looked
}

// Whole matches at random: no unit ever stays where it may not.
func TestOccupationHolds(t *testing.T) {
	t.Run("7.1 at every question of whole matches all units are where they may be", func(t *testing.T) {
		looked := 0
		for seed := uint64(1); seed <= 10; seed++ {
			p, _ := engine.Start(rules, newTable(t), &game{})
			looked += stay(t, p, seed)
		}
		if looked < 1000 {
			t.Errorf("looked only %d times, want at least 1000", looked)
		}
	})
	t.Run("7.1 and so they are in matches that begin at war", func(t *testing.T) {
		looked := 0
		for seed := uint64(1); seed <= 10; seed++ {
			table := newTable(t)
			commit(table, Mobilization, France, Germany, Italy, UK)
			war(table, SetOf(Germany, Italy), SetOf(France, UK))
			ally(table, Germany, Italy)
			ally(table, France, UK)
			p, _ := engine.Start(rules, table, &game{})
			looked += stay(t, p, seed)
		}
		if looked < 1000 {
			t.Errorf("looked only %d times, want at least 1000", looked)
		}
	})
}
