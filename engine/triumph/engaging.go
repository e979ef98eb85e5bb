package triumph

import "interbellum/engine/blockwar"

// 11.5 Engaging: entering an area with Enemy or Armed Minor units. Who Disengages does not Engage again
// in the same Player Turn (11.51). Convoys do not Engage at sea (11.22). Without Aggression one may join
// one's own units in a Battle (10.11).
func (m *moving) engages(a Area) ending {
	g := m.g
	switch {
	case m.Leaves, g.calm && !g.own[a], m.u.Class == blockwar.Ground && a.Place().Sea():
		return nowhere
	}
	return overBorder
}

// conquers reports whether the unit may enter unoccupied Enemy Territory: Ground units do, others are
// prohibited Raiders (11.55) but with Ground Support that is there already, or to bomb industry (12.62).
func (m *moving) conquers(a Area) bool {
	return m.u.Class == blockwar.Ground || m.g.ground[a] || m.g.bombs(m.b, a)
}

// bombs reports whether an Air Force could bomb the industry of an Enemy in an area (12.62).
func (g *layout) bombs(b *block, a Area) bool {
	if !g.t.unit(g.f, b.ID.Type).Bombs {
		return false
	}
	for _, enemy := range g.t.faction(g.f).Wars.List() {
		if enemy.Facts().Main == a {
			return true
		}
	}
	return false
}

// 11.51 Disengaging of Ground units, over each border by itself since it counts against a limit: into an
// adjacent Friendly area without a Battle, and on from there. Convoys cannot. Others have no limits: their
// first step is checked where they walk.
func (m *moving) disengage() {
	g, at := m.g, m.At
	if at.Place().Sea() {
		return
	}
	for _, over := range Board().Neighbours(at) {
		to := over.To
		if !g.friendly[to] || g.enemy[to] || g.closed[to] || g.barred[to] || !g.t.crosses(g.f, m.b, at, to) {
			continue
		}
		out := &moving{mover: m.mover, g: g, b: m.b, u: m.u}
		bySea := to.Place().Sea()
		speed := m.u.Speed(!bySea) - int(Map().Terrain[to].Enter)
		if speed < 0 {
			continue
		}
		out.onward(to, speed, bySea)
		e := exit{Over: to, To: out.to, BySea: bySea}
		for _, in := range out.enters {
			e.To[in.To] = true // it Invades, over the first border that it can (see landing)
		}
		m.exits = append(m.exits, e)
	}
}

// onward walks on from the first area after a Battle, and not back into it.
func (m *moving) onward(from Area, speed int, bySea bool) {
	pass := m.byLand
	if bySea {
		pass = m.bySea
	}
	m.through(from, speed, bySea, func(a Area, over borderTo) bool { return over.To != m.At && pass(a, over) })
}

// landing is the border over which a unit that has Disengaged by sea Invades: the first that it can.
func (m *moving) landing(over, to Area) Area {
	out := &moving{mover: m.mover, g: m.g, b: m.b, u: m.u}
	out.onward(over, m.u.Speed(false)-int(Map().Terrain[over].Enter), true)
	for _, in := range out.enters {
		if in.To == to {
			return in.From
		}
	}
	return Nowhere
}

// raids reports whether a Faction's units in a Land Area are Raiders: it Aggressed there without Ground
// Support (11.55).
func (t *Table) raids(f Faction, a Area) bool {
	return a.Place().Land() && t.controller(a) != f && !t.groundSupport(f, a)
}

// battle reports whether a Faction has units in an area together with units of an Enemy. Escaped Subs of
// either are in no Battle (12.73).
func (t *Table) battle(f Faction, a Area) bool {
	s, _ := t.occupants(a)
	return s.Has(f) && t.engaged(f, a)
}

// invades tells whether a unit that enters Invades from the sea (11.221).
func (g *layout) invades(b *block, e entry) bool {
	return e.BySea && Chart()[b.ID.Type].Class == blockwar.Ground && g.hostile[e.To]
}
