package checks

import (
	"interbellum/engine/cataclysm"
)

// structure is what the tables must be before any rule is asked.
var structure = []claim{
	{"2.2.4", func(j *judge) {
		for _, a := range j.allSeas().List() {
			p := j.Place(a)
			if p.Ownership != cataclysm.OpenSea {
				j.unplayable(areaSpot(a, "status"), "checks/value", "none")
			}
			j.value(a, "resource", "none", len(p.Resources) == 0)
			j.value(a, "resistance", "0", p.Resistance == 0)
			j.value(a, "minor_army", "0", !p.MinorArmy)
		}
		for _, a := range j.allLand().List() {
			if j.Place(a).Ownership == cataclysm.OpenSea {
				j.unplayable(areaSpot(a, "status"), "checks/status")
			}
		}
	}},
	{"2.3.2", func(j *judge) {
		for _, a := range j.allLand().List() {
			j.value(a, "base", "none", j.Place(a).Base == cataclysm.NoBase)
		}
	}},
	{"2.2.5", func(j *judge) {
		for _, a := range j.allLand().List() {
			if p := j.Place(a); !p.IsCountry() {
				j.value(a, "resistance", "0", p.Resistance == 0)
				j.value(a, "minor_army", "0", !p.MinorArmy)
			}
		}
	}},
	{"2.3.6", func(j *judge) {
		for _, b := range j.PrintedBorders() {
			x, y := j.Place(b.A), j.Place(b.B)
			switch {
			case x.Map != y.Map && !b.Kind.IsConnector():
				j.fault(j.pair(b.A, b.B, "kind"), "checks/maps", x.Name, y.Name)
			case x.Map == y.Map && b.Kind.IsConnector():
				j.fault(j.pair(b.A, b.B, "kind"), "checks/maps.same", x.Name, y.Name)
			}
		}
	}},
	{"2.3.4", func(j *judge) {
		for _, b := range j.PrintedBorders() {
			if (b.Kind == cataclysm.Strait || b.Kind == cataclysm.AirOnly) && (j.isSea(b.A) || j.isSea(b.B)) {
				j.fault(j.pair(b.A, b.B, "kind"), "checks/arrow")
			}
		}
	}},
	{"2.1", pieces},
	{"7.2.2", func(j *judge) {
		for _, a := range j.allSeas().List() {
			if ways := j.step(a, naval); ways.Len() == 0 {
				j.unplayable(areaSpot(a, ""), "checks/unsailed", j.name(a))
			}
		}
	}},
	{"", func(j *judge) {
		for _, x := range []struct {
			m    cataclysm.Map
			want int
		}{{cataclysm.EuropeMap, 70}, {cataclysm.PacificMap, 59}} {
			on := j.where(func(p *cataclysm.Place) bool { return p.Map == x.m })
			if got := on.Len(); got != x.want {
				j.fault(spot{"areas.csv", "", "map"}, "checks/count", x.m.String(), got, x.want)
			}
		}
		for a := cataclysm.Area(1); a <= cataclysm.AreaCount; a++ {
			if j.Place(a).Name == "" {
				j.fault(areaSpot(a, "name"), "checks/unnamed")
			}
		}
	}},
}

// Each map is in one piece by itself, and both together are.
func pieces(j *judge) {
	all := j.Board().Reach(cataclysm.MustArea("london"), -1, func(_ cataclysm.Area, b cataclysm.Border) bool { return b.Via.Adjacent() })
	apart := false
	for _, x := range []struct {
		m     cataclysm.Map
		start string
	}{{cataclysm.EuropeMap, "london"}, {cataclysm.PacificMap, "tokyo"}} {
		r := j.Board().Reach(cataclysm.MustArea(x.start), -1, func(_ cataclysm.Area, b cataclysm.Border) bool {
			return b.Via.Adjacent() && j.Place(b.To).Map == x.m
		})
		for _, a := range j.where(func(p *cataclysm.Place) bool { return p.Map == x.m }).List() {
			if !r.Has(a) {
				j.unplayable(areaSpot(a, ""), "checks/unreached", j.name(a), j.at(x.start).Name)
				apart = true
			}
		}
	}
	if !apart && all.Len() != cataclysm.AreaCount {
		j.unplayable(spot{file: "borders.csv"}, "checks/two-maps")
	}
}
