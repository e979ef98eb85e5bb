package conquest

import (
	"slices"

	"interbellum/engine/blockwar"
	"interbellum/engine/board"
)

// The Regions of mainland Asia (1.0), and what lies beyond it.
const (
	RegionRussia blockwar.Region = iota + 1
	RegionChina                  // 16.0: with Manchuria, Korea and Hainan, without Hong Kong
	RegionIndoChina
	RegionPacific
	RegionAmericas
	RegionOther // Hong Kong, and all water
)

// cityMuster is what a Neutral's city musters, and what a Chinese one is worth to the Reds (16.22). The Key prints none for
// MainCapitals.
var cityMuster = [...]int{blockwar.Town: 1, blockwar.PlainCity: 2, blockwar.SubCapital: 4, blockwar.MainCapital: 0}

// Single reports whether one unit of each Faction at most stays there: on a single Islet that is no Base (1.41).
func Single(p *blockwar.Place) bool { return p.Kind == blockwar.IsletArea && !p.Base }

// FortsOnly reports whether nothing but Fortresses and SNLFs is Built there: on Islets without a Base (1.41).
func FortsOnly(p *blockwar.Place) bool { return p.Islet() && !p.Base }

// Resources are what an area yields to a Faction: oil counts double for Japan (1.13).
func Resources(f Faction, p *blockwar.Place) int {
	if f == Japan {
		return p.Res + p.Oil
	}
	return p.Res
}

// atlasTables is how the map is read.
func atlasTables(blockwar.Chart) *blockwar.AtlasTables {
	return &blockwar.AtlasTables{
		NationColumns: "id,name,kind,faction,owner,capital,source", Owner: "owner", Forces: "armed-minor",
		AreaColumns:   "id,name,region,kind,nation,territory,city,res,oil,base,island,source",
		BorderColumns: "a,b,kind,source",
		Faction: func(slug string) (Faction, bool) {
			return blockwar.BySlug[Faction]([]string{"", "japan", "usa", "soviet"}, slug)
		},
		Nation: func(_ blockwar.Row, n *blockwar.NationFacts) {
			n.Side = map[Nation]Side{ImperialJapan: Japan, US: USA, BritishEmpire: Empire, Russia: Soviets, NatChina: Nationalists, RedChina: Reds}[n.Nation]
		},
		Area: readPlace,
		Capital: func(n *blockwar.NationFacts, p *blockwar.Place) bool {
			if n.Kind == blockwar.Province && p.Of != n.Nation {
				return false // Partisans are raised in it, and nowhere but in Provinces (17.1)
			}
			return p.City != blockwar.NoCity || p.Islet() || n.Kind == blockwar.Colony
		},
		Border: func(_ blockwar.Row, a, b *blockwar.Place, via blockwar.Border) bool { return fits(a, b, via) },
	}
}

// territoryOf is what the areas of each kind of Nation are called.
var territoryOf = [...]string{0: "none", blockwar.GreatPower: "home", blockwar.ProxyPower: "home", blockwar.Minor: "minor", blockwar.Province: "province",
	blockwar.Colony: "colony"}

func readPlace(r blockwar.Row, p *blockwar.Place, m *blockwar.Atlas) {
	p.Region = blockwar.Region(r.OneOf("region", "", "russia", "china", "indochina", "pacific", "americas", "other"))
	p.Oil, p.Base, p.Muster = r.Count("oil"), r.Yes("base"), cityMuster[p.City]
	if nation := r.Text("nation"); nation != "none" {
		p.Of = blockwar.Named(r, "nation", nation, m.Nation)
	}
	facts := &m.Peoples[p.Of]
	if p.Nation = p.Of; facts.Kind == blockwar.Colony {
		p.Nation = facts.Overlord
	}
	p.Home = facts.Kind == blockwar.GreatPower || facts.Kind == blockwar.ProxyPower
	if r.Text("territory") != territoryOf[facts.Kind] {
		r.Fault("territory", "blocks/fault.data.territory")
	}
	if p.Oil > p.Res || p.Sea() && (p.City != blockwar.NoCity || p.Res > 0 || p.Base || p.Island) || p.Islet() && (p.City != blockwar.NoCity || p.Res > 0 || !p.Island) {
		r.Fault("kind", "conquest/fault.data.area")
	}
}

// fits tells whether the kind of a border is what the areas on its sides demand. Nothing but the water beside it tells
// Straits from other land: on land their borders are like any.
func fits(a, b *blockwar.Place, via blockwar.Border) bool {
	if a.Sea() {
		a, b = b, a
	}
	switch {
	case via == blockwar.Impassable:
		return a.Land()
	case a.Sea():
		if a.Kind == blockwar.OceanArea || b.Kind == blockwar.OceanArea {
			return via == blockwar.OceanBorder
		}
		return via == blockwar.SeaBorder
	case b.Sea() && a.Straits():
		return via == blockwar.Strait
	case b.Sea():
		return via == blockwar.Coastal
	}
	return via >= blockwar.Plains && via <= blockwar.Mountain || via >= blockwar.Desert && via <= blockwar.Wilderness
}

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

// Closed reports whether nothing goes over the border between two areas: Wilderness, and what is out of play (1.1, 1.11).
func Closed(on *blockwar.Book, a, b Area) bool {
	over, touch := on.Graph.Between(a, b)
	return !touch || over.Via.Closed()
}

// 8.3s Adjacent reports whether two areas are adjacent for Intimidation: over Wilderness too, but not over what is impassable.
func Adjacent(on *blockwar.Book, a, b Area) bool {
	over, touch := on.Graph.Between(a, b)
	return touch && over.Via != blockwar.Impassable
}

// borderTo is a border seen from an area.
type borderTo = board.Border[Area, blockwar.Border]

// 2.41 HomeSeas are the Seas and Oceans beside the Home Territory of a Great Power, also beside impassable parts.
func HomeSeas(b *blockwar.Book, n Nation) (list []Area) {
	if b.NationFacts(n).Kind != blockwar.GreatPower {
		return nil
	}
	for _, sea := range b.WaterAreas() {
		if slices.ContainsFunc(b.Graph.Neighbours(sea), func(over borderTo) bool { return b.Place(over.To).Of == n }) {
			list = append(list, sea)
		}
	}
	return list
}
