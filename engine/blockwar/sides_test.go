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
	b := &Book{Hooks: sharedRules, Map: m, Places: make([]Place, 10), LastArea: 9, LastNation: 4, LastPower: 4,
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
			t.Errorf("foes of the second player: %v: got %v, want %v", got.List(), got, SetOf(1))
		}
		if got := table.Foes(1, 2); got != SetOf(2) {
			t.Errorf("foes of the first: %v: got %v, want %v", got.List(), got, SetOf(2))
		}
		if table.Against(2, 2) != 0 || table.Against(4, 2) != SetOf(1) {
			t.Errorf("the second Side itself is at peace, the fourth is not: got Against(2, 2) %v and Against(4, 2) %v; want 0 and %v", table.Against(2, 2), table.Against(4, 2), SetOf(1))
		}
		if table.Parties(2) != SetOf(1, 2, 3) || table.Present(2) != SetOf(1, 2, 3, 4) {
			t.Errorf("four Sides are there, of three players: got Parties(2) %v and Present(2) %v; want %v and %v", table.Parties(2), table.Present(2), SetOf(1, 2, 3), SetOf(1, 2, 3, 4))
		}
	})
	t.Run("what a Side is asked its player answers", func(t *testing.T) {
		table := twoFronts(t)
		d, e := table.Ask(4, "hit", "", ""), table.Tell("seen", "", 4, "", "", 0, 4)
		if d.Seat != SeatOf(2) || e.Seat != SeatOf(2) || e.Seen != engine.Only(SeatOf(2)) {
			t.Errorf("%+v %+v: got Seat %v, Seat %v and Seen %v; want %v, %v and %v", d, e, d.Seat, e.Seat, e.Seen, SeatOf(2), SeatOf(2), engine.Only(SeatOf(2)))
		}
		if !table.Leads(2, 4) || !table.Leads(2, 2) || table.Leads(1, 4) || table.Leads(NoFaction, 5) {
			t.Errorf("the second player leads the Nations 2 and 4: got Leads(2, 4) %v, Leads(2, 2) %v, Leads(1, 4) %v and Leads(NoFaction, 5) %v; want true, true, false and false",
				table.Leads(2, 4), table.Leads(2, 2), table.Leads(1, 4), table.Leads(NoFaction, 5))
		}
		if table.Faction(4) != table.Faction(2) || table.Side(4) == table.Side(2) {
			t.Errorf("two Sides of one player share what lies before him, and not their wars: got Faction(4) %v and Side(4) %v; want %v and not %v", table.Faction(4), table.Side(4), table.Faction(2), table.Side(2))
		}
	})
	t.Run("a set holds all Sides that there can be", func(t *testing.T) {
		var all Set
		for f := range Side(SideRoom) {
			all = all.With(f)
		}
		if got := all.List(); !slices.Equal(got, []Side{1, 2, 3, 4, 5, 6, 7}) || all.Len() != 7 || !all.Has(NoFaction) {
			t.Errorf("got %v, all %+v; want %v, Len 7 and Has(NoFaction) true", got, all, []Side{1, 2, 3, 4, 5, 6, 7})
		}
	})
	t.Run("how Sides stand comes back from a saved table", func(t *testing.T) {
		table := twoFronts(t)
		table.Sides[4].Surprise = true
		data, err := table.Sides.MarshalBinary()
		var again sideStates
		if err != nil || again.UnmarshalBinary(data) != nil || again != table.Sides {
			t.Errorf("%v %v; want no error, UnmarshalBinary(data) none and again %v", again, err, table.Sides)
		}
		if again.UnmarshalBinary(data[1:]) == nil {
			t.Error("a list that is cut off is read: got none, want one")
		}
	})
}
