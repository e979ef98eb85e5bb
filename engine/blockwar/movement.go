package blockwar

import "interbellum/engine/board"

// Movement: where a unit can go, by Land, Sea or Air Movement, which do not combine.

// Moving collects where one unit can end its move, and with it all that are alike.
type Moving struct {
	Mover
	To     Areas   // by whatever way
	Enters []Entry // where the last border matters
	Exits  []Exit  // where the first border does
	g      *Layout
	u      Unit
}

// Entry is a way into an area where the border counts: Engaging, or Invading from the sea.
type Entry struct {
	From, To Area
	BySea    bool // not by Land Movement
}

// Exit is a way out of a Battle that counts against a border limit, and where it can lead.
type Exit struct {
	Over  Area
	To    Areas
	BySea bool
}

// ending is how a move may end in an area.
type ending uint8

const (
	nowhere ending = iota
	endFreely
	endThroughBorder // the border by which it comes counts
)

// pass tells whether a move may go on over a border.
type pass = board.Pass[Area, Border]

// movesOf works out where a unit can go, with the Techniques of its side in its line.
func (g *Layout) movesOf(alike Mover, u Unit) *Moving {
	for _, m := range g.known {
		if m.Mover == alike {
			return m
		}
	}
	m := &Moving{Mover: alike, g: g, u: u}
	g.known = append(g.known, m)
	switch {
	case u.Type == Fortress, m.Leaves && g.Redeploy:
	case m.Leaves && u.Class == Ground:
		m.disengage()
	case u.Class == Air:
		m.fly()
	default:
		m.march()
		m.sail()
	}
	return m
}

// Areas lists where the unit can end its move, by whatever way.
func (m *Moving) Areas() (list []Area) {
	to := m.To
	for _, e := range m.Enters {
		to[e.To] = true
	}
	for i := range m.Exits {
		for a, can := range m.Exits[i].To {
			to[a] = to[a] || can
		}
	}
	for a := range m.g.Map.Board.All() {
		if to[a] {
			list = append(list, a)
		}
	}
	return list
}

// Entry finds the way in over a border.
func (m *Moving) Entry(from, to Area) Entry {
	for _, e := range m.Enters {
		if e.From == from && e.To == to {
			return e
		}
	}
	return Entry{}
}

// ends says how the unit may end its move in an area, coming by sea or otherwise.
func (m *Moving) ends(a Area, bySea bool) ending {
	g := m.g
	switch {
	case a == m.At || g.NoStopping[a] || g.Closed[a] || g.Barred[a] || g.Bars(m.Bound, a):
		return nowhere
	case g.Enemy[a]:
		return m.engages(a)
	case g.Hostile[a] && (g.Calm || !m.conquers(a)):
		return nowhere
	case g.Hostile[a] && bySea && m.u.Class == Ground:
		return endThroughBorder
	case g.Hostile[a] || g.Friendly[a] || g.Allied[a]:
		return endFreely
	}
	return nowhere
}

// through walks from an area as far as the speed goes, and collects where the walk may end.
func (m *Moving) through(start Area, speed int, bySea bool, pass pass) {
	if m.g.Redeploy {
		return
	}
	where := m.g.Map
	cost := where.Cheapest(start, speed, pass)
	for a := range where.Board.All() {
		if int(cost[a]) > speed {
			continue
		}
		switch m.ends(a, bySea) {
		case endFreely:
			m.To[a] = true
		case endThroughBorder:
			for _, over := range where.Board.Neighbours(a) {
				e := over.To
				if int(cost[e])+int(where.Terrain[a].Enter) <= speed && pass(e, board.Border[Area, Border]{To: a, Via: over.Via}) && m.crosses(e, a) {
					m.enter(Entry{e, a, bySea})
				}
			}
		}
	}
}

// crosses reports whether one more such unit may cross a border in this phase: Ground units are limited, others are not.
func (m *Moving) crosses(from, to Area) bool {
	return m.u.Class != Ground || m.g.Crossed.Room(m.g.Map.Board, m.g.Limits, from, to)
}

// enter notes a way into an area. By Land Movement comes first, and counts where both ways are open.
func (m *Moving) enter(e Entry) {
	for _, other := range m.Enters {
		if other.From == e.From && other.To == e.To {
			return
		}
	}
	m.Enters = append(m.Enters, e)
}

// strategic walks twice as far where all is Friendly, without Engaging or Disengaging. By air it ends on land. Whether Escaped Subs
// of an Enemy stop it is the game's rule.
func (m *Moving) strategic(speed int, pass pass) {
	g := m.g
	if m.Leaves || !g.open(m.At) {
		return
	}
	cost := g.Map.Cheapest(m.At, 2*speed, func(from Area, over board.Border[Area, Border]) bool {
		return pass(from, over) && g.open(over.To) && !g.EscapedSubs[over.To] && (m.u.Class == Air || !g.stops(over.To))
	})
	for a := range g.Map.Board.All() {
		m.To[a] = m.To[a] || int(cost[a]) <= 2*speed && g.Friendly[a] && !(m.u.Class == Air && g.Map.Sea(a)) && m.ends(a, false) == endFreely
	}
}

// open reports whether a Strategic move may lead through an area, stops whether its Enemy units end a move by sea.
func (g *Layout) open(a Area) bool  { return g.Friendly[a] || g.Map.Sea(a) && g.LetsPass[a] }
func (g *Layout) stops(a Area) bool { return g.Enemy[a] && !g.LetsPass[a] }

// goesOn reports whether the unit can go on from an area by land or air: where it has come upon Enemy units, or upon somebody
// whose Enemy or ally it becomes, it stops.
func (m *Moving) goesOn(from Area) bool {
	return from == m.At || !m.g.Enemy[from] && !m.g.NewEnemy[from] && !m.g.Allied[from]
}

// march: Land Movement, through Land Areas. Ships go to an adjacent area along the same coast.
func (m *Moving) march() {
	if m.g.Map.Land(m.At) {
		speed := m.u.Speed(true)
		m.through(m.At, speed, false, m.byLand)
		if !m.u.Ships() {
			m.strategic(speed, m.byLand)
		}
	}
}

func (m *Moving) byLand(from Area, over board.Border[Area, Border]) bool {
	g, to := m.g, over.To
	switch {
	case !over.Via.ByLand() || g.Map.Sea(to) || g.Closed[to] || g.Barred[to] || g.Bars(m.Bound, to) || !m.goesOn(from):
		return false
	case g.Calm && g.Hostile[to] && !g.Enemy[to], m.u.Ships() && !g.Map.SameCoast(from, to):
		return false
	}
	return !m.Leaves || from != m.At || g.Friendly[to] && !g.Enemy[to]
}

// sail: Sea Movement, through Seas, Oceans and Straits. A unit stops where it comes to land, but passes Straits whose controller
// is no Enemy; it stops at Enemy units, unless it is a Sub at sea. A Ground unit is a Convoy on its way, which cannot Engage
// at sea.
func (m *Moving) sail() {
	if x := m.g.Map.Terrain[m.At]; x.Sea || x.Coastal {
		speed := m.u.Speed(false)
		m.through(m.At, speed, true, m.bySea)
		m.strategic(speed, m.bySea)
	}
}

func (m *Moving) bySea(from Area, over board.Border[Area, Border]) bool {
	g, to := m.g, over.To
	sub := m.u.Class == Submarine
	switch {
	case !over.Via.BySea() || g.Barred[to] || g.Bars(m.Bound, to):
		return false
	case from == m.At && m.Leaves:
		return g.Friendly[to] && !g.Enemy[to] || sub && g.Map.Sea(to)
	case from == m.At:
		return m.u.Class != Ground || g.Map.Sea(from) || g.Map.Sea(to)
	case g.Map.Land(from):
		return g.Passes[from] && !g.stops(from)
	}
	return !g.stops(from) || sub
}

// fly: Air Movement, over land and sea and over the Enemy, not over Territory of Neutrals and Rivals, but for Straits. From the
// sea an Air Force comes home to undisputed Friendly land, and not twice as far.
func (m *Moving) fly() {
	g, speed := m.g, m.u.Speed(false)
	if g.Map.Land(m.At) {
		m.through(m.At, speed, false, m.byAir)
		m.strategic(speed, m.byAir)
		return
	}
	if g.Redeploy {
		return
	}
	cost := g.Map.Cheapest(m.At, speed, m.byAir)
	for a := range g.Map.Board.All() {
		m.To[a] = g.Map.Land(a) && int(cost[a]) <= speed && g.Friendly[a] && m.ends(a, false) == endFreely
	}
}

func (m *Moving) byAir(from Area, over board.Border[Area, Border]) bool {
	g, to := m.g, over.To
	if over.Via.Closed() || g.Barred[to] || g.Bars(m.Bound, to) || from != m.At && (g.NewEnemy[from] || g.Allied[from]) {
		return false
	}
	return !g.Closed[to] || g.Passes[to]
}
