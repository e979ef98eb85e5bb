package blockwar

import "interbellum/engine/board"

// Adjoins reports whether a unit that Retreats gets over a border: Ground units by land, or onto a coast's sea; ships by sea, or
// by land along the coast.
func (m *Map) Adjoins(at Area, u *Unit, over board.Border[Area, Border]) bool {
	switch {
	case over.Via.Closed():
		return false
	case over.Via.BySea():
		return !m.Sea(at) || u.Ships()
	case u.Ships():
		return m.SameCoast(at, over.To)
	}
	return true
}

// Bases is what it costs a unit that ReBases to come to each area, by the rules of movement. The first step Disengages: Air
// units and Subs pass over or under Enemy units, others do not. Out of a Battle under way it is bound by what leaving holds;
// without, leaving is nil.
func (g *Layout) Bases(at Area, u *Unit, leaving *Leaving) Costs {
	first := func(from, to Area) bool {
		return !g.Barred[to] && (leaving == nil || from != at || !leaving.Bars(to))
	}
	cost := g.Map.Cheapest(at, u.Speed(false), func(from Area, over board.Border[Area, Border]) bool {
		if over.Via.Closed() || !first(from, over.To) {
			return false
		}
		if u.Class == Air {
			return !g.Closed[over.To] || g.Passes[over.To]
		}
		through := from == at || g.Map.Sea(from) || g.Passes[from]
		return over.Via.BySea() && through && (!g.Enemy[over.To] || u.Class == Submarine)
	})
	for _, over := range g.Map.Board.Neighbours(at) {
		if u.Ships() && g.Map.Land(at) && over.Via.ByLand() && g.Map.SameCoast(at, over.To) && first(at, over.To) {
			cost[over.To] = 1
		}
	}
	return cost
}
