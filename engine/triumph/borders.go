package triumph

import (
	"sync"

	"interbellum/engine/blockwar"
	"interbellum/engine/board"
)

// The borders of the map, each written once, and how far areas are from one another.

const borderColumns = "a,b,kind,note,source"

type (
	link     = board.Link[Area, blockwar.Border]
	borderTo = board.Border[Area, blockwar.Border] // seen from an area
)

func (m *atlas) readBorders(text string) (err error) {
	m.graph, err = blockwar.ReadBorders(AreaCount, text, borderColumns, m.find, func(r blockwar.Row, l link) bool {
		if r.OneOf("note", "", "around-africa") == 1 {
			m.around = [2]Area{l.A, l.B}
		}
		m.markCoast(l.A, l.B)
		m.markCoast(l.B, l.A)
		return m.fits(l)
	})
	return err
}

func (m *atlas) markCoast(a, b Area) {
	if m.places[b].Sea() && m.places[a].Land() {
		m.places[a].Coastal = true
	}
}

// fits tells whether the kind of a border is what the areas on its sides demand.
func (m *atlas) fits(l link) bool {
	a, b := &m.places[l.A], &m.places[l.B]
	switch {
	case a.Kind == StraitArea || b.Kind == StraitArea:
		return l.Via == blockwar.Strait
	case a.Sea() && b.Sea():
		ocean := a.Kind == OceanArea || b.Kind == OceanArea
		return l.Via == blockwar.OceanBorder && ocean || l.Via == blockwar.SeaBorder && !ocean
	case a.Sea() || b.Sea():
		return l.Via == blockwar.Coastal
	default:
		return l.Via >= blockwar.Plains && l.Via <= blockwar.Mountain
	}
}

// Board is the map as a graph.
func Board() *board.Graph[Area, blockwar.Border] { return &printed().graph }

// 1.11 The Border Limits, and those of a Faction with LSTs: two units instead of one come over a coast or Straits (9.0).
var (
	borderLimits = blockwar.Limits{blockwar.Plains: 3, blockwar.River: 2, blockwar.Forest: 2, blockwar.Mountain: 1, blockwar.Coastal: 1, blockwar.Strait: 1,
		blockwar.SeaBorder: blockwar.NoLimit, blockwar.OceanBorder: blockwar.NoLimit}
	limitsWithLSTs = borderLimits.With(2, blockwar.Coastal, blockwar.Strait)
)

// BorderLimits is how many Ground units can Engage, Disengage or Invade across each kind of border in a phase.
func BorderLimits(lsts bool) *blockwar.Limits {
	if lsts {
		return limitsWithLSTs
	}
	return &borderLimits
}

// AroundAfrica reports whether the border between two areas is the way around Africa (14.24).
func AroundAfrica(a, b Area) bool {
	way := printed().around
	return way == [2]Area{a, b} || way == [2]Area{b, a}
}

// enterCosts is what entering each area costs.
var enterCosts = sync.OnceValue(func() *[AreaCount + 1]int {
	var cost [AreaCount + 1]int
	for a := Area(1); a <= AreaCount; a++ {
		if cost[a] = 1; a.Place().Kind == OceanArea {
			cost[a] = 2
		}
	}
	return &cost
})

// 11.21 An Ocean costs two to enter, any other area one.
func (a Area) enterCost() int { return enterCosts()[a] }

// farthest is more than any move costs.
const farthest = 99

// costs tells what it costs to come to each area.
type costs [AreaCount + 1]int8

var unreached = func() (cost costs) {
	for a := range cost {
		cost[a] = farthest
	}
	return cost
}()

// cheapest is the least cost of coming from an area to every other in at most speed moves; farthest is
// out of reach. pass tells whether a move may go from an area over a border into the next.
func cheapest(from Area, speed int, pass board.Pass[Area, blockwar.Border]) costs {
	cost := unreached
	enter, graph := enterCosts(), Board()
	var lists [3][AreaCount + 1]Area // areas reached at this cost, at one more, at two more
	var n [3]int
	cost[from], lists[0][0], n[0] = 0, from, 1
	for at := 0; at <= speed; at++ {
		now := at % 3
		for _, a := range lists[now][:n[now]] {
			if int(cost[a]) != at {
				continue
			}
			for _, over := range graph.Neighbours(a) {
				if next := at + enter[over.To]; next <= speed && next < int(cost[over.To]) && pass(a, over) {
					cost[over.To] = int8(next)
					lists[next%3][n[next%3]] = over.To
					n[next%3]++
				}
			}
		}
		n[now] = 0
	}
	return cost
}

// apart is the least that moves from an area to another cost, whoever is in the way; more than
// farthestMove is all the same.
var apart = sync.OnceValue(func() *[AreaCount + 1]costs {
	var far [AreaCount + 1]costs
	for a := Area(1); a <= AreaCount; a++ {
		far[a] = cheapest(a, farthestMove, func(Area, borderTo) bool { return true })
	}
	return &far
})

// farthestMove is the highest Movement Speed.
const farthestMove = 3
