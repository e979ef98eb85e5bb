package blockwar

import "interbellum/engine/board"

// Terrain is what an area is to units that move or trace supply over it.
type Terrain struct {
	Sea     bool  // a Sea or an Ocean
	Straits bool  // land that ships pass through
	Coastal bool  // land that borders on water
	Enter   uint8 // what it costs to enter
}

// Map is a printed map as units go over it. It is never changed, and may be read from anywhere at once.
type Map struct {
	Board   *board.Graph[Area, Border]
	Terrain [board.Size]Terrain // by area
}

// NewMap reads what each area is.
func NewMap(graph *board.Graph[Area, Border], terrain func(Area) Terrain) *Map {
	m := &Map{Board: graph}
	for a := range graph.All() {
		m.Terrain[a] = terrain(a)
	}
	return m
}

// Sea reports whether an area is a Sea or an Ocean, Land whether it is land.
func (m *Map) Sea(a Area) bool  { return m.Terrain[a].Sea }
func (m *Map) Land(a Area) bool { return !m.Terrain[a].Sea }

// SameCoast reports whether two areas lie on one sea.
func (m *Map) SameCoast(a, b Area) bool {
	for _, over := range m.Board.Neighbours(a) {
		if m.Sea(over.To) && m.Board.Touch(over.To, b) {
			return true
		}
	}
	return false
}
