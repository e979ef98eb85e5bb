package blockwar

import (
	"slices"
	"testing"

	"interbellum/engine"
)

// twoFronts is a table on which the second player leads two Sides, the second and the fourth, each with a Nation of units: the
// fourth alone is at war with the first.
func twoFronts(t *testing.T) *Table {
	t.Helper()
	m := world(t).Map
	b := &Book{Map: m, Places: make([]Place, 10), LastArea: 9, LastNation: 4, LastPower: 4,
		side:     [NationRoom]Side{0, 1, 2, 3, 4},
		SideList: []FactionFacts{{}, {}, {}, {}, {Player: 2}}, sides: []Side{1, 2, 3, 4, NoFaction},
		Chart: Chart{{}, {Type: Fortress, Class: Ground}, {Type: AirForce, Class: Air}}}
	table := b.Blank()
	table.Sides[1].Wars, table.Sides[4].Wars = SetOf(4), SetOf(1)
	for n := Nation(1); n <= 4; n++ {
		table.Blocks.Place(n, AirForce, 1, 2)
	}
	return table
}

func TestSides(t *testing.T) {
	t.Run("a player fights with every Side he leads, and each Side has its own wars", func(t *testing.T) {
		table := twoFronts(t)
		if got := table.Foes(2, 2); got != SetOf(1) {
			t.Errorf("foes of the second player: %v", got.List())
		}
		if got := table.Foes(1, 2); got != SetOf(2) {
			t.Errorf("foes of the first: %v", got.List())
		}
		if table.Against(2, 2) != 0 || table.Against(4, 2) != SetOf(1) {
			t.Error("the second Side itself is at peace, the fourth is not")
		}
		if table.Parties(2) != SetOf(1, 2, 3) || table.Present(2) != SetOf(1, 2, 3, 4) {
			t.Error("four Sides are there, of three players")
		}
	})
	t.Run("what a Side is asked its player answers", func(t *testing.T) {
		table := twoFronts(t)
		d, e := table.Ask(4, "hit", "", ""), table.Tell("seen", "", 4, "", "", 0, 4)
		if d.Seat != SeatOf(2) || e.Seat != SeatOf(2) || e.Seen != engine.Only(SeatOf(2)) {
			t.Errorf("%+v %+v", d, e)
		}
		if !table.Leads(2, 4) || !table.Leads(2, 2) || table.Leads(1, 4) || table.Leads(NoFaction, 5) {
			t.Error("the second player leads the Nations 2 and 4")
		}
		if table.Faction(4) != table.Faction(2) || table.Side(4) == table.Side(2) {
			t.Error("two Sides of one player share what lies before him, and not their wars")
		}
	})
	t.Run("a set holds all Sides that there can be", func(t *testing.T) {
		var all Set
		for f := range Side(SideRoom) {
			all = all.With(f)
		}
		if got := all.List(); !slices.Equal(got, []Side{1, 2, 3, 4, 5, 6, 7}) || all.Len() != 7 || !all.Has(NoFaction) {
			t.Errorf("%v", got)
		}
	})
	t.Run("how Sides stand comes back from a saved table", func(t *testing.T) {
		table := twoFronts(t)
		table.Sides[4].Surprise = true
		data, err := table.Sides.MarshalBinary()
		var again sideStates
		if err != nil || again.UnmarshalBinary(data) != nil || again != table.Sides {
			t.Errorf("%v %v", again, err)
		}
		if again.UnmarshalBinary(data[1:]) == nil {
			t.Error("a list that is cut off is read")
		}
	})
}
