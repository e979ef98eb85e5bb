package triumph

import (
	"strings"

	"interbellum/engine/blockwar"
)

// cityMuster is what a Neutral's city musters (1.12). The Key prints none for the Powers' great capitals; what it means where
// Washington must muster is 8.43.
var cityMuster = [...]int{blockwar.Town: 1, blockwar.PlainCity: 2, blockwar.CapitalCity: 3, blockwar.MainCapital: 0}

// around is the border that leads around Africa (14.24).
type around [2]Area

// is reports whether the border between two areas is that.
func (way around) is(a, b Area) bool { return way == around{a, b} || way == around{b, a} }

// atlasTables is how the map is read; africa becomes the border that leads around it.
func atlasTables(chart blockwar.Chart, africa *around) *blockwar.AtlasTables {
	return &blockwar.AtlasTables{
		NationColumns: "id,name,kind,faction,capital,overlord,large,source", Owner: "overlord", Forces: "neutral",
		AreaColumns:   "id,name,kind,nation,colony,territory,city,res,res_transafrica,start_units,island,source",
		BorderColumns: "a,b,kind,note,source",
		Faction: func(slug string) (Faction, bool) {
			return blockwar.BySlug[Faction]([]string{"", "axis", "west", "ussr"}, slug)
		},
		Nation: func(r blockwar.Row, n *blockwar.NationFacts) {
			n.Large = r.Yes("large")
			n.Side = sideOf(n.Nation)
		},
		Area:    func(r blockwar.Row, p *blockwar.Place, m *blockwar.Atlas) { readPlace(r, p, m, chart) },
		Capital: func(n *blockwar.NationFacts, p *blockwar.Place) bool { return p.Of == n.Nation },
		Border: func(r blockwar.Row, a, b *blockwar.Place, via blockwar.Border) bool {
			if r.OneOf("note", "", "around-africa") == 1 {
				*africa = around{a.Area, b.Area}
			}
			return fits(a, b, via)
		},
	}
}

// sideOf is the Faction that a Nation's units fight for.
func sideOf(n Nation) Faction {
	switch n {
	case Germany, Italy:
		return Axis
	case Britain, France, USA:
		return West
	case SovietUnion:
		return USSR
	}
	return blockwar.NoFaction
}

func readPlace(r blockwar.Row, p *blockwar.Place, m *blockwar.Atlas, chart blockwar.Chart) {
	p.TransAfric = r.Count("res_transafrica")
	p.Muster = cityMuster[p.City]
	territory := r.OneOf("territory", "none", "home", "colony", "minor")
	p.Home = territory == 1
	if nation := r.Text("nation"); nation != "none" {
		p.Nation = blockwar.Named(r, "nation", nation, m.Nation)
	}
	p.Of = p.Nation
	if colony := r.Text("colony"); colony != "" {
		p.Of = blockwar.Named(r, "colony", colony, m.Nation)
	}
	if (p.Of != p.Nation) != (territory == 2) || p.Home != (territory == 1 && sideOf(p.Nation) != blockwar.NoFaction) {
		r.Fault("territory", "blocks/fault.data.territory")
	}
	for _, words := range r.List("start_units") {
		p.Start = append(p.Start, readStart(r, words, chart))
	}
}

func readStart(r blockwar.Row, list string, chart blockwar.Chart) (s blockwar.StartUnits) {
	name, rest, _ := strings.Cut(list, "@")
	cv, n, _ := strings.Cut(rest, "*")
	if name != "any" {
		s.Type = blockwar.Named(r, "start_units", name, chart.Find)
	}
	if len(cv) != 1 || len(n) != 1 || cv < "1" || cv > "4" || n < "1" || n > "9" {
		r.Fault("start_units", "triumph/fault.data.units", list)
		return s
	}
	s.CV, s.N = cv[0]-'0', int(n[0]-'0')
	return s
}

// fits tells whether the kind of a border is what the areas on its sides demand.
func fits(a, b *blockwar.Place, via blockwar.Border) bool {
	switch {
	case a.Kind == blockwar.StraitArea || b.Kind == blockwar.StraitArea:
		return via == blockwar.Strait
	case a.Sea() && b.Sea():
		ocean := a.Kind == blockwar.OceanArea || b.Kind == blockwar.OceanArea
		return via == blockwar.OceanBorder && ocean || via == blockwar.SeaBorder && !ocean
	case a.Sea() || b.Sea():
		return via == blockwar.Coastal
	}
	return via >= blockwar.Plains && via <= blockwar.Mountain
}

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
