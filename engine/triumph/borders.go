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

// Map is the map as units go over it. An Ocean costs two to enter, any other area one (11.21).
var Map = sync.OnceValue(func() *blockwar.Map[Area] {
	return blockwar.NewMap(Board(), func(a Area) blockwar.Terrain {
		p := a.Place()
		terrain := blockwar.Terrain{Sea: p.Sea(), Straits: p.Kind == StraitArea, Coastal: p.Coastal, Enter: 1}
		if p.Kind == OceanArea {
			terrain.Enter = 2
		}
		return terrain
	})
})

// farthestMove is the highest Movement Speed.
const farthestMove = 3

// apart is the least that moves from an area to another cost, whoever is in the way; more than farthestMove is all the same.
var apart = sync.OnceValue(func() []blockwar.Costs { return Map().Apart(farthestMove) })
