package blockwar

import "interbellum/engine/board"

// Engaging: entering an area with Enemy units. Who Disengages does not Engage again in the same Player Turn. Convoys do not
// Engage at sea. Without Aggression a unit may join its own side in a Battle.
func (m *Moving) engages(a Area) ending {
	g := m.g
	switch {
	case m.Leaves, g.Calm && !g.Own[a], m.u.Class == Ground && g.Map.Sea(a):
		return nowhere
	}
	return endThroughBorder
}

// conquers reports whether the unit may enter unoccupied Enemy Territory: Ground units do, others are prohibited Raiders but
// with Ground Support that is there already, or to bomb industry.
func (m *Moving) conquers(a Area) bool {
	return m.u.Class == Ground || m.g.Ground[a] || m.u.Bombs && m.g.Targets[a]
}

// Disengaging of Ground units, over each border by itself since it counts against a limit: into an adjacent Friendly area
// without a Battle, and on from there. Convoys cannot. Others have no limits: their first step is checked where they walk.
func (m *Moving) disengage() {
	g, at := m.g, m.At
	if g.Map.Sea(at) {
		return
	}
	for _, over := range g.Map.Board.Neighbours(at) {
		to := over.To
		if over.Via.Closed() || !g.Friendly[to] || g.Enemy[to] || g.Closed[to] || g.Barred[to] || g.Bars(m.Bound, to) || !m.crosses(at, to) {
			continue
		}
		bySea := g.Map.Sea(to)
		speed := m.u.Speed(!bySea) - int(g.Map.Terrain[to].Enter)
		if speed < 0 {
			continue
		}
		out := m.onward(to, speed, bySea)
		e := Exit{Over: to, To: out.To, BySea: bySea}
		for _, in := range out.Enters {
			e.To[in.To] = true // it Invades, over the first border that it can (see Landing)
		}
		m.Exits = append(m.Exits, e)
	}
}

// onward walks on from the first area after a Battle, and not back into it.
func (m *Moving) onward(from Area, speed int, bySea bool) *Moving {
	out := &Moving{Mover: m.Mover, g: m.g, u: m.u}
	pass := out.byLand
	if bySea {
		pass = out.bySea
	}
	out.through(from, speed, bySea, func(a Area, over board.Border[Area, Border]) bool { return over.To != m.At && pass(a, over) })
	return out
}

// Landing is the border over which a unit that has Disengaged by sea Invades: the first that it can.
func (m *Moving) Landing(over, to Area) (from Area) {
	out := m.onward(over, m.u.Speed(false)-int(m.g.Map.Terrain[over].Enter), true)
	for _, in := range out.Enters {
		if in.To == to {
			return in.From
		}
	}
	return from
}

// 11.5 Engaging. The Layout says who can Engage and Disengage where; this file carries it out.

// Raids reports whether a Faction's units in a Land Area are Raiders: it Aggressed there without Ground
// Support (11.55).
func (t *Table) Raids(f Side, a Area) bool {
	return t.Place(a).Land() && !t.friends(f).Has(t.Controller(a)) && !t.GroundSupport(f, a)
}

// InBattle reports whether a Faction has units in an area together with units of an Enemy. Escaped Subs of
// either are in no Battle (12.73).
func (t *Table) InBattle(f Side, a Area) bool {
	s, _ := t.Occupants(a)
	return s.Has(f) && t.Engaged(f, a)
}
