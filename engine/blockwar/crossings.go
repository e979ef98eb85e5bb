package blockwar

import "interbellum/engine/board"

// Crossing is how many units have crossed a border in one direction.
type Crossing struct {
	From, To Area
	Ground   uint8
	ANS      uint8
}

// Crossings counts units that have crossed borders to Engage, Disengage or Invade, in the order in which
// each border was first crossed.
type Crossings []Crossing

// Add counts a unit.
func (list *Crossings) Add(from, to Area, ground bool) {
	at := -1
	for i, c := range *list {
		if c.From == from && c.To == to {
			at = i
		}
	}
	if at < 0 {
		at = len(*list)
		*list = append(*list, Crossing{From: from, To: to})
	}
	if ground {
		(*list)[at].Ground++
	} else {
		(*list)[at].ANS++
	}
}

// Ground is how many Ground units have crossed a border, in both directions together.
func (list Crossings) Ground(a, b Area) (n int) {
	for _, c := range list {
		if c.From == a && c.To == b || c.From == b && c.To == a {
			n += int(c.Ground)
		}
	}
	return n
}

// Into lists what has come into an area, by the areas that it came from.
func (list Crossings) Into(to Area) (in []Crossing) {
	for _, c := range list {
		if c.To == to {
			in = append(in, c)
		}
	}
	return in
}

// Room reports whether one more Ground unit may cross the border between two areas, against its limit.
func (list Crossings) Room(graph *board.Graph[Area, Border], limits *Limits, a, b Area) bool {
	over, touch := graph.Between(a, b)
	return touch && list.Ground(a, b) < limits[over.Via]
}
