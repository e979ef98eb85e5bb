package app

import (
	"slices"
	"testing"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/record"
)

// A turn that began with an answer that was undone, here or on another device, has no mark on the slider. In the other games a turn begins
// with a die or a shuffled deck, which stays.
func TestUndoTakesTheMarkOfATurnBack(t *testing.T) {
	for seed := range 20 {
		d, pick := deskAt(store.NewMemory(), "m"), chance(seed)
		begin(t, d, "cataclysm", 1)
		for n := 0; n < 260 && !d.Table.over(); n++ {
			s := d.Table.Session
			before, seq, moment, mark := d.Table.History.chapters(), s.Play.Seq(), s.Play.Moment(), s.Play.Mark()
			step(t, d, &pick)
			if len(d.Table.History.chapters()) == len(before) {
				continue
			}
			after, end := slices.Clone(s.Play.Entries()), s.Play.Mark()
			if d.Table.Undo(); s.Play.Seq() > seq {
				continue // a die was thrown
			}
			if got := d.Table.History.chapters(); !slices.Equal(got, before) {
				t.Errorf("after the undo: got %v, want %v", got, before)
			}
			// Another device gives the answer, cannot undo it for a moment, and undoes it after all.
			for _, live := range []struct {
				list []engine.Entry
				from int
				end  record.Mark
			}{{after[seq:], seq, end}, {nil, len(after), end}, {nil, seq, mark}} {
				if err := s.Take(moment, live.from, live.list, live.end, nil, false); err != nil {
					t.Fatal(err)
				}
				d.Table.History.chapters()
			}
			if got := d.Table.History.chapters(); !slices.Equal(got, before) {
				t.Errorf("after the undo on another device: got %v, want %v", got, before)
			}
			return
		}
	}
	t.Error("got no turn that an answer began and an undo took back, want one")
}
