package conquest

import (
	"slices"
	"sync"

	"interbellum/engine/blockwar"
	"interbellum/engine/board"
)

// The borders of the map (1.11, 1.2), each written once.

const borderColumns = "a,b,kind,source"

type (
	link     = board.Link[Area, blockwar.Border]
	borderTo = board.Border[Area, blockwar.Border] // seen from an area
)

func (m *atlas) readBorders(text string) (err error) {
	m.graph, err = blockwar.ReadBorders(AreaCount, text, borderColumns, m.find, func(_ blockwar.Row, l link) bool {
		if l.Via == blockwar.Coastal || l.Via == blockwar.Strait {
			m.places[l.A].Coastal, m.places[l.B].Coastal = m.places[l.A].Land(), m.places[l.B].Land()
		}
		return m.fits(l)
	})
	return err
}

// fits tells whether the kind of a border is what the areas on its sides demand. Nothing but the water beside it tells
// Straits from other land: on land their borders are like any.
func (m *atlas) fits(l link) bool {
	a, b := &m.places[l.A], &m.places[l.B]
	if a.Sea() {
		a, b = b, a
	}
	switch {
	case l.Via == blockwar.Impassable:
		return a.Land()
	case a.Sea():
		if a.Kind == OceanArea || b.Kind == OceanArea {
			return l.Via == blockwar.OceanBorder
		}
		return l.Via == blockwar.SeaBorder
	case b.Sea() && a.Straits():
		return l.Via == blockwar.Strait
	case b.Sea():
		return l.Via == blockwar.Coastal
	}
	return l.Via >= blockwar.Plains && l.Via <= blockwar.Mountain || l.Via >= blockwar.Desert && l.Via <= blockwar.Wilderness
}

// Board is the map as a graph. What lies on the sides of Wilderness and of impassable borders touches in it too.
func Board() *board.Graph[Area, blockwar.Border] { return &printed().graph }

// 1.11 The Border Limits, and those of Winter, when Lake Baikal is frozen. Nobody goes over what has none.
var (
	borderLimits = blockwar.Limits{blockwar.Plains: 2, blockwar.River: 1, blockwar.Forest: 1, blockwar.Mountain: 1, blockwar.Desert: 1, blockwar.Lake: 1,
		blockwar.Coastal: 1, blockwar.Strait: 1, blockwar.SeaBorder: blockwar.NoLimit, blockwar.OceanBorder: blockwar.NoLimit}
	winterLimits = borderLimits.With(2, blockwar.Lake)
)

// BorderLimits is how many Ground units can Engage, Disengage or Invade across each kind of border in a phase.
func BorderLimits(winter bool) *blockwar.Limits {
	if winter {
		return winterLimits
	}
	return &borderLimits
}

// Map is the map as units go over it. An Ocean costs two to enter, any other area one (11.21).
var Map = sync.OnceValue(func() *blockwar.Map[Area] {
	return blockwar.NewMap(Board(), func(a Area) blockwar.Terrain {
		p := a.Place()
		terrain := blockwar.Terrain{Sea: p.Sea(), Straits: p.Straits(), Coastal: p.Coastal, Enter: 1}
		if p.Kind == OceanArea {
			terrain.Enter = 2
		}
		return terrain
	})
})

// Closed reports whether nothing goes over the border between two areas: Wilderness, and what is out of play (1.1, 1.11).
func Closed(a, b Area) bool {
	over, touch := Board().Between(a, b)
	return !touch || over.Via.Closed()
}

// 8.3s Adjacent reports whether two areas are adjacent for Intimidation: over Wilderness too, but not over what is impassable.
func Adjacent(a, b Area) bool {
	over, touch := Board().Between(a, b)
	return touch && over.Via != blockwar.Impassable
}

// 2.41 HomeSeas are the Seas and Oceans beside the Home Territory of a Great Power, be it impassable.
func (n Nation) HomeSeas() (list []Area) {
	if n.Facts().Kind != GreatPower {
		return nil
	}
	for _, sea := range WaterAreas() {
		if slices.ContainsFunc(Board().Neighbours(sea), func(over borderTo) bool { return over.To.Place().Of == n }) {
			list = append(list, sea)
		}
	}
	return list
}
