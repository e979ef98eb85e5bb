package workshop

import (
	"fmt"
	"strings"
	"testing"

	_ "interbellum/engine/checks/all"
	"interbellum/engine/house"
	_ "interbellum/engine/words/checks"
)

// What a rule says otherwise keeps a draft from being played until its author insists, and the edition says so.
func TestInsisting(t *testing.T) {
	for _, c := range []struct{ game, file, row, column, value string }{
		{"cataclysm", "areas.csv", "ruhr", "resource", "none"},
		{"triumph", "factions.csv", "axis", "hand_size", "9"},
		{"conquest", "factions.csv", "japan", "hand_size", "9"},
	} {
		b := open(t, c.game)
		do(t, b.Set(c.file, c.row, field(c.column, c.value), "box"))
		faults := b.Faults()
		if len(faults) == 0 || faults[0].Grade != house.AgainstRule || faults[0].Rule == "" {
			t.Errorf("%s: got %v, want one against a rule", c.game, faults)
			continue
		}
		_, ok := b.Playable()
		check(t, c.game+" playable", ok, false)
		for _, f := range faults {
			if f.Grade == house.AgainstRule {
				do(t, b.Insist(f.Key(), true))
			}
		}
		_, ok = b.Playable()
		check(t, c.game+" playable, as its author insists", ok, true)
		check(t, c.game+" insisted", b.Faults()[0].Insisted, true)
		check(t, c.game+" in the edition", strings.Contains(fmt.Sprint(b.Edition().Insists), faults[0].Key()), true)
		again, err := Decode(b.game, b.Encode())
		do(t, err)
		_, ok = again.Playable()
		check(t, c.game+" kept", ok, true)
		do(t, b.Insist(faults[0].Key(), false))
		_, ok = b.Playable()
		check(t, c.game+" taken back", ok, false)
	}
}

// The shipped data have no fault that an owner would have to insist on, so a first correction is playable.
func TestOneCorrectionIsPlayable(t *testing.T) {
	for game, join := range map[string][3]string{"cataclysm": {"spain", "portugal", "strait"}, "triumph": {"berlin", "munich", "river"}, "conquest": {"hailar", "irkutsk", "river"}} {
		b := open(t, game)
		do(t, b.Join(join[0], join[1], join[2], "board"))
		if _, ok := b.Playable(); !ok {
			t.Errorf("%s: got %v, want it playable", game, b.Faults())
		}
	}
}

// An edition of data that programs came with earlier is moved to these; what no longer fits is named.
func TestRenew(t *testing.T) {
	g := gameOf(t, "cataclysm")
	e := &house.Edition{Game: "cataclysm", Base: "00000000", Title: "Jan's box", Changes: []house.Change{
		{File: "borders.csv", Row: "iraq,persia", How: house.Removed, Reason: "board"},
		{File: "borders.csv", Row: "iraq,berlin", How: house.Removed},
	}}
	_, err := Open(g, e)
	check(t, "as it is", err != nil, true)
	renewed, faults := Renew(g, e)
	check(t, "what does not fit", len(faults), 1)
	check(t, "which", faults[0].Error(), "borders.csv, row iraq,berlin: there is no such row")
	b, err := Open(g, renewed)
	do(t, err)
	check(t, "the rest", fmt.Sprint(b.Changed(""), " ", b.Edition().Changes[0].Reason), "1 board")
	check(t, "the given one", e.Base, "00000000")
}
