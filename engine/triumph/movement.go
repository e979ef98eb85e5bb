package triumph

import (
	"interbellum/engine/blockwar"
)

// 11.0 Movement: where a unit can go, by Land, Sea or Air Movement, which do not combine.

// mover is all of a unit that its moves hang on: units alike in it can go to the same areas.
type mover struct {
	At     Area
	Type   blockwar.Type
	USA    bool // which are confined before they are at war (8.43)
	Leaves bool // it Disengages, and does not Engage again (11.51)
}

// moving collects where one unit can end its move, and with it all that are alike.
type moving struct {
	mover
	g      *layout
	b      *block
	u      blockwar.Unit
	to     [AreaCount + 1]bool // by whatever way
	enters []entry             // where the last border matters
	exits  []exit              // where the first border does
}

// entry is a way into an area where the border counts: Engaging, or Invading from the sea.
type entry struct {
	From, To Area
	BySea    bool // not by Land Movement
}

// exit is a way out of a Battle that counts against a border limit, and where it can lead.
type exit struct {
	Over  Area
	To    [AreaCount + 1]bool
	BySea bool
}

// ending is how a move may end in an area.
type ending uint8

const (
	nowhere ending = iota
	anyhow
	overBorder // the border by which it comes counts
)

func (g *layout) moving(b *block) *moving {
	alike := mover{b.At, b.ID.Type, b.ID.Nation == USA, g.engaged(b)}
	for _, m := range g.known {
		if m.mover == alike {
			return m
		}
	}
	m := &moving{mover: alike, g: g, b: b, u: g.t.unit(g.f, b.ID.Type)}
	g.known = append(g.known, m)
	switch {
	case b.ID.Type == blockwar.Fortress:
	case m.Leaves && m.u.Class == blockwar.Ground:
		m.disengage()
	case m.u.Class == blockwar.Air:
		m.fly()
	default:
		m.march()
		m.sail()
	}
	return m
}

// areas lists where the unit can end its move, by whatever way.
func (m *moving) areas() (list []Area) {
	to := m.to
	for _, e := range m.enters {
		to[e.To] = true
	}
	for i := range m.exits {
		for a, can := range m.exits[i].To {
			to[a] = to[a] || can
		}
	}
	for a := Area(1); a <= AreaCount; a++ {
		if to[a] {
			list = append(list, a)
		}
	}
	return list
}

// ends says how the unit may end its move in an area, coming by sea or otherwise.
func (m *moving) ends(a Area, bySea bool) ending {
	g := m.g
	switch {
	case a == m.At || g.shunned[a] || g.closed[a] || g.barred[a] || g.confined(m.b, a):
		return nowhere
	case g.enemy[a]:
		return m.engages(a)
	case g.hostile[a] && (g.calm || !m.conquers(a)):
		return nowhere
	case g.hostile[a] && bySea && m.u.Class == blockwar.Ground:
		return overBorder
	case g.hostile[a] || g.friendly[a] || g.allied[a]:
		return anyhow
	}
	return nowhere
}

// through walks from an area as far as the speed goes, and collects where the walk may end.
func (m *moving) through(start Area, speed int, bySea bool, pass func(Area, borderTo) bool) {
	cost := Map().Cheapest(start, speed, pass)
	for a := Area(1); a <= AreaCount; a++ {
		if int(cost[a]) > speed {
			continue
		}
		switch m.ends(a, bySea) {
		case anyhow:
			m.to[a] = true
		case overBorder:
			for _, over := range Board().Neighbours(a) {
				e := over.To
				if int(cost[e])+int(Map().Terrain[a].Enter) <= speed && pass(e, borderTo{To: a, Via: over.Via}) && m.g.t.crosses(m.g.f, m.b, e, a) {
					m.enter(entry{e, a, bySea})
				}
			}
		}
	}
}

// enter notes a way into an area. By Land Movement comes first, and counts where both ways are open.
func (m *moving) enter(e entry) {
	for _, other := range m.enters {
		if other.From == e.From && other.To == e.To {
			return
		}
	}
	m.enters = append(m.enters, e)
}

// strategic walks twice as far where all is Friendly (11.4), without Engaging or Disengaging. No Escaped
// Sub of an Enemy is let alone (12.73).
func (m *moving) strategic(speed int, pass func(Area, borderTo) bool) {
	g := m.g
	if m.Leaves || !g.friendly[m.At] {
		return
	}
	cost := Map().Cheapest(m.At, 2*speed, func(from Area, over borderTo) bool {
		return pass(from, over) && g.friendly[over.To] && !g.lurking[over.To] && (m.u.Class == blockwar.Air || !g.enemy[over.To])
	})
	for a := Area(1); a <= AreaCount; a++ {
		m.to[a] = m.to[a] || int(cost[a]) <= 2*speed && g.friendly[a] && m.ends(a, false) == anyhow
	}
}

// goesOn reports whether the unit can go on from an area by land or air: where it has come upon Enemy
// units, or upon an Armed Minor whose Enemy or ally it becomes, it stops.
func (m *moving) goesOn(from Area) bool {
	return from == m.At || !m.g.enemy[from] && !m.g.fresh[from] && !m.g.allied[from]
}

// 11.1 Land Movement, through Land Areas. Ships go to an adjacent area along the same coast.
func (m *moving) march() {
	if m.At.Place().Land() {
		speed := m.u.Speed(true)
		m.through(m.At, speed, false, m.byLand)
		if !m.u.Ships() {
			m.strategic(speed, m.byLand)
		}
	}
}

func (m *moving) byLand(from Area, over borderTo) bool {
	g, to := m.g, over.To
	switch {
	case !over.Via.ByLand() || !to.Place().Land() || g.closed[to] || g.barred[to] || !m.goesOn(from):
		return false
	case g.calm && g.hostile[to] && !g.enemy[to], m.u.Ships() && !Map().SameCoast(from, to):
		return false
	}
	return !m.Leaves || from != m.At || g.friendly[to] && !g.enemy[to]
}

// 11.2 Sea Movement, through Seas, Oceans and Straits. A unit stops where it comes to land, but passes
// Straits whose controller is no Enemy (1.3); it stops at Enemy units, unless it is a Sub at sea. A Ground
// unit is a Convoy on its way, which cannot Engage at sea (11.22).
func (m *moving) sail() {
	if p := m.At.Place(); p.Sea() || p.Coastal {
		speed := m.u.Speed(false)
		m.through(m.At, speed, true, m.bySea)
		m.strategic(speed, m.bySea)
	}
}

func (m *moving) bySea(from Area, over borderTo) bool {
	g, to := m.g, over.To
	sub := m.u.Class == blockwar.Submarine
	switch {
	case !over.Via.BySea() || g.barred[to]:
		return false
	case from == m.At && m.Leaves:
		return g.friendly[to] && !g.enemy[to] || sub && to.Place().Sea()
	case from == m.At:
		return m.u.Class != blockwar.Ground || from.Place().Sea() || to.Place().Sea()
	case from.Place().Land():
		return g.t.passable(g.f, from) && !g.enemy[from]
	}
	return !g.enemy[from] || sub
}

// 11.3 Air Movement, over land and sea and over the Enemy, not over Territory of Neutrals and Rivals,
// but for Straits. From the sea an Air Force comes home to undisputed Friendly land, and not twice as far.
func (m *moving) fly() {
	speed := m.u.Speed(false)
	if !m.At.Place().Sea() {
		m.through(m.At, speed, false, m.byAir)
		m.strategic(speed, m.byAir)
		return
	}
	cost := Map().Cheapest(m.At, speed, m.byAir)
	for _, a := range LandAreas() {
		m.to[a] = int(cost[a]) <= speed && m.g.friendly[a] && m.ends(a, false) == anyhow
	}
}

func (m *moving) byAir(from Area, over borderTo) bool {
	g, to := m.g, over.To
	if g.barred[to] || from != m.At && (g.fresh[from] || g.allied[from]) {
		return false
	}
	return !g.closed[to] || g.t.passable(g.f, to)
}
