package app

import (
	"slices"
	"testing"

	"interbellum/app/store"
)

// A turn that began with an answer that was undone has no mark on the slider. In the other games a turn begins with a die or a shuffled
// deck, which stays.
func TestUndoTakesTheMarkOfATurnBack(t *testing.T) {
	for seed := range 20 {
		d, pick := deskAt(store.NewMemory(), "m"), chance(seed)
		begin(t, d, "cataclysm", 1)
		for n := 0; n < 260 && !d.Table.over(); n++ {
			before, seq := d.Table.History.chapters(), d.Table.Session.Play.Seq()
			step(t, d, &pick)
			if len(d.Table.History.chapters()) == len(before) {
				continue
			}
			if d.Table.Undo(); d.Table.Session.Play.Seq() > seq {
				continue // a die was thrown
			}
			if got := d.Table.History.chapters(); !slices.Equal(got, before) {
				t.Errorf("after the undo: got %v, want %v", got, before)
			}
			return
		}
	}
	t.Error("got no turn that an answer began and an undo took back, want one")
}
