package match

import (
	"testing"

	"interbellum/engine/dice"
	"interbellum/engine/record/recordtest"
)

func TestTheFloorOfUndo(t *testing.T) {
	run := pebblesRun(t, dice.SeededName)
	f := Floor{play: &Play{run: run}}
	f.Raise()
	check := func(when string, seq, last int) {
		t.Helper()
		if f.Seq() != seq || f.last() != last || f.CanUndo() != (last >= 0) {
			t.Errorf("%s: got the floor %d, the last answer %d, undo: %v; want %d and %d", when, f.Seq(), f.last(), f.CanUndo(), seq, last)
		}
	}
	check("at the beginning", 0, -1)
	enter(t, run, recordtest.North, "pass", "")
	check("after an answer of a person", 0, 0)
	enter(t, run, recordtest.South, "pass", "bot")
	check("after one of a bot", 0, 0)
	f.Raise()
	check("raised", 2, -1)
	enter(t, run, recordtest.East, "pass", "")
	check("after another answer", 2, 2)
}
