package blockwar

import "interbellum/engine/board"

// Areas is a set of areas.
type Areas [board.Size]bool

// Layout is how the map lies for one side that moves: worked out once for all its units. Who controls what is as it was when
// the phase began, who stands where is as it is now.
type Layout struct {
	Map      *Map
	Calm     bool  // no Aggression
	Friendly Areas // Friendly Territory and Open Seas
	Enemy    Areas // has units of an Enemy, Escaped Subs apart
	Lurking  Areas // has Escaped Subs of an Enemy
	Own      Areas // has units of one's own, Escaped Subs apart
	Ground   Areas // has Ground units of one's own
	Hostile  Areas // Enemy Territory
	Fresh    Areas // of these, what entering makes an Enemy of somebody who is none yet
	Allied   Areas // Territory of somebody whom one comes to help
	Closed   Areas // Territory of Neutrals and Rivals, or with units of Rivals on land
	Passes   Areas // Straits that units go through, whosever they are
	Barred   Areas // out of reach in this phase, whosever they are
	Shunned  Areas // nobody ends a move there
	Targets  Areas // industry of an Enemy that could be bombed
	Limits   *Limits
	Crossed  Crossings                       // what counts against them
	Bounds   func(bound uint8, at Area) bool // units that are bound so do not end a move there; nil where none are
	known    []*Moving                       // where the units that have been asked after can go
	t        *Table
	f        Side // that moves
}

// Mover is all of a unit that its moves hang on: units alike in it can go to the same areas.
type Mover struct {
	At     Area
	Type   Type
	Bound  uint8 // how it is bound: the game's own numbers. Units of one type and one bond have the same Techniques
	Leaves bool  // it Disengages, and does not Engage again
}

// Bars reports whether a unit that is bound may not end a move in an area.
func (g *Layout) Bars(bound uint8, at Area) bool { return g.Bounds != nil && g.Bounds(bound, at) }

// Aggresses reports whether a unit that ends its move in an area Aggresses there.
func (g *Layout) Aggresses(at Area) bool { return !g.Own[at] && (g.Enemy[at] || g.Hostile[at]) }

// Invades tells whether a unit that enters Invades from the sea.
func (g *Layout) Invades(u *Unit, e Entry) bool {
	return e.BySea && u.Class == Ground && g.Hostile[e.To]
}

// beside reports whether a unit that is not in a Battle can go to an area beside its own that is Friendly and calm. There may
// be other moves where it cannot.
func (g *Layout) beside(m Mover, u *Unit) bool {
	if m.Leaves {
		return false
	}
	land := g.Map.Land(m.At)
	for _, over := range g.Map.Board.Neighbours(m.At) {
		a := over.To
		if over.Via.Closed() || !g.Friendly[a] || g.Enemy[a] || g.Closed[a] || g.Shunned[a] || g.Barred[a] || g.Bars(m.Bound, a) {
			continue
		}
		switch sea := g.Map.Sea(a); {
		case u.Class == Air && (land || !sea), u.Class == Ground && land && !sea, u.Ships() && sea && g.Map.Terrain[a].Enter == 1:
			return true
		}
	}
	return false
}
