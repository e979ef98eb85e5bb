package checks

import (
	"interbellum/engine/cataclysm"
)

func restricted(p *cataclysm.Place) bool { return p.Restricted }
func mixed(p *cataclysm.Place) bool      { return p.Kind == cataclysm.MixedArea }
func land(p *cataclysm.Place) bool       { return p.Kind == cataclysm.LandArea }
func chinese(p *cataclysm.Place) bool    { return p.China }

// areas is what chapter 2 says of single areas.
var areas = []claim{
	{"2.1", func(j *judge) {
		j.values("south-africa,barents-sea", "map", "europe", func(p *cataclysm.Place) bool { return p.Map == cataclysm.EuropeMap })
		j.values("dutch-harbor,south-indian-ocean", "map", "pacific", func(p *cataclysm.Place) bool { return p.Map == cataclysm.PacificMap })
	}},
	{"2.2", func(j *judge) {
		j.exactly("denmark,hokkaido,java,new-guinea,philippines,turkey", "kind", "mixed", "", anywhere, mixed)
		j.values("benelux", "kind", "land", land)
		j.coast("benelux")
		j.values("western-approaches", "kind", "sea", (*cataclysm.Place).IsSea)
		j.only("turkey", j.allSeas(), "black-sea,aegean-sea,eastern-mediterranean")
		j.only("turkey", j.allLand(), "caucasus,persia,iraq,syria,greece,bulgaria")
		a := cataclysm.MustArea("turkey")
		for _, b := range minus(j.touching("turkey"), j.adjacent("turkey")).List() {
			j.fault(j.pair(a, b, "kind"), "checks/no-border", j.name(a), j.name(b))
		}
		j.apart("black-sea", j.allSeas())
	}},
	{"2.2.1", waters},
	{"2.2.1", func(j *judge) {
		j.only("siam", j.allSeas(), "gulf-of-siam")
		j.kind("siam", "bay-of-bengal", cataclysm.Impassable)
	}},
	{"2.2.1", coasts},
	{"2.2.3", func(j *judge) {
		j.owner("canada,london", cataclysm.UK, "home")
		j.owner("india,egypt,burma", cataclysm.UK, "colony")
		j.values("london,paris", "capital", "1", func(p *cataclysm.Place) bool { return p.Capital })
		for _, p := range cataclysm.AllPowers.List() {
			capitals := filter(j.homes(p), func(a cataclysm.Area) bool { return j.Place(a).Capital })
			if n := capitals.Len(); n != 1 {
				j.unplayable(spot{"powers.csv", p.String(), "capital"}, "checks/capitals", j.power(p), n)
			}
		}
	}},
	{"2.2.6", func(j *judge) {
		for _, a := range j.where(chinese).List() {
			j.value(a, "status", "country", j.Place(a).IsCountry())
		}
		j.values("guangdong,jiangsu", "nation", "china", chinese)
		j.values("manchuria", "nation", "manchuria", func(p *cataclysm.Place) bool { return !p.China && p.IsCountry() })
		if china := j.where(chinese); china.Len() < 4 {
			j.fault(spot{"areas.csv", "", "nation"}, "checks/china", china.Len())
		}
	}},
	{"11.4", func(j *judge) {
		r := j.Board().Reach(cataclysm.MustArea("jiangsu"), -1, func(_ cataclysm.Area, b cataclysm.Border) bool {
			return b.Via.Adjacent() && j.Place(b.To).China
		})
		for _, a := range j.where(chinese).List() {
			if !r.Has(a) {
				j.fault(areaSpot(a, ""), "checks/china.apart", j.name(a))
			}
		}
	}},
	{"2.2.7", func(j *judge) {
		j.exactly("barents-sea,south-africa,arabian-sea", "offmap", "1", "0", anywhere, func(p *cataclysm.Place) bool { return p.OffMap })
		j.values("barents-sea,arabian-sea", "kind", "sea", (*cataclysm.Place).IsSea)
		j.coast("south-africa")
	}},
	{"2.2.8", func(j *judge) {
		j.exactly("california,canada,south-africa,urals,washington-dc", "remote", "1", "0", anywhere, func(p *cataclysm.Place) bool { return p.Remote })
	}},
}

func (j *judge) coast(names string) {
	for _, a := range all(names).List() {
		if !j.Place(a).Coastal {
			j.fault(areaSpot(a, ""), "checks/coast", j.name(a))
		}
	}
}

// The canals: land between two waters. Each sea must be another way.
func waters(j *judge) {
	canals := all("egypt,ruhr,south-africa")
	for a := cataclysm.Area(1); a <= cataclysm.AreaCount; a++ {
		p, row := j.Place(a), spot{file: "zones.csv", row: a.String() + ",canal"}
		switch {
		case p.Canal && !canals.Has(a):
			j.fault(row, "checks/row.not")
		case !p.Canal && canals.Has(a):
			j.fault(row, "checks/row")
		case p.Canal:
			j.value(a, "kind", "land", p.Kind == cataclysm.LandArea)
			if waters := j.seas(p.Slug); waters.Len() < 2 {
				j.fault(areaSpot(a, ""), "checks/canal", p.Name)
			}
		}
	}
	j.touch("egypt", "eastern-mediterranean,arabian-sea")
	sea, other := cataclysm.MustArea("eastern-mediterranean"), cataclysm.MustArea("arabian-sea")
	if j.printed(sea, other) != nil {
		j.fault(j.pair(sea, other, ""), "checks/no-border", j.name(sea), j.name(other))
	}
	j.only("ruhr", j.allSeas(), "north-sea,baltic-sea")
}

// coasts are those of the three areas that have two.
func coasts(j *judge) {
	want := []struct {
		area  string
		coast cataclysm.Coast
		seas  string
	}{
		{"finland", cataclysm.Bothnia, "gulf-of-bothnia"}, {"finland", cataclysm.Barents, "barents-sea"},
		{"lombardy", cataclysm.AdriaticCoast, "adriatic-sea"}, {"lombardy", cataclysm.TyrrhenianCoast, "tyrrhenian-sea"},
		{"spain", cataclysm.NorthCoast, "western-approaches"}, {"spain", cataclysm.SouthCoast, "mid-atlantic,western-mediterranean"},
	}
	var told, two cataclysm.Areas // told: seas with a coast, of one area at a time
	coastOf := func(a, sea cataclysm.Area) cataclysm.Coast {
		for _, x := range want {
			if seas := all(x.seas); cataclysm.MustArea(x.area) == a && seas.Has(sea) {
				return x.coast
			}
		}
		return cataclysm.NoCoast
	}
	for _, x := range want {
		a := cataclysm.MustArea(x.area)
		if !two.Has(a) {
			two.Add(a)
			told = cataclysm.Areas{}
		}
		told = union(told, all(x.seas))
		j.touch(x.area, x.seas)
	}
	for _, b := range j.PrintedBorders() {
		a, sea := b.A, b.B
		if j.isSea(a) {
			a, sea = sea, a
		}
		coast := cataclysm.NoCoast
		if two.Has(a) && j.isSea(sea) {
			coast = coastOf(a, sea)
			if coast == cataclysm.NoCoast {
				j.apart(a.String(), cataclysm.AreasOf(sea))
				continue
			}
		}
		switch {
		case coast == b.Coast:
		case coast == cataclysm.NoCoast:
			j.fault(j.pair(a, sea, "coast"), "checks/empty")
		default:
			j.fault(j.pair(a, sea, "coast"), "checks/value", coast.String())
		}
	}
}

// features is what the rules say of the signs of areas and of the arrows.
var features = []claim{
	{"2.3.3", func(j *judge) {
		j.exactly("guangdong,java,spain", "special_british_base", "1", "0", anywhere, func(p *cataclysm.Place) bool { return p.SpecialBritishBase })
		for _, a := range j.where(func(p *cataclysm.Place) bool { return p.SpecialBritishBase }).List() {
			j.value(a, "status", "country", j.Place(a).IsCountry())
			j.coast(a.String())
		}
		j.ships("mid-atlantic", "western-mediterranean", true)
	}},
	{"2.3.4", func(j *judge) { j.kind("java", "siam", cataclysm.AirOnly) }},
	{"2.3.5", func(j *judge) {
		j.exactly("california,south-africa,urals", "delay", "1", "0", anywhere, func(p *cataclysm.Place) bool { return p.Delay })
	}},
	{"2.3.6", connectors},
	{"2.3.7", func(j *judge) {
		j.values("yugoslavia", "resistance", "1", func(p *cataclysm.Place) bool { return p.Resistance == 1 })
	}},
	{"2.3.9", func(j *judge) {
		j.resource("lombardy,paris", (*cataclysm.Place).HasIndustry, "industrial")
		j.resource("rome", hasNone, "none")
		for _, p := range cataclysm.AllPowers.List() {
			if sites := filter(j.homes(p), func(a cataclysm.Area) bool { return j.Place(a).HasIndustry() }); sites.Len() == 0 {
				j.unplayable(spot{file: "powers.csv", row: p.String()}, "checks/no-site", j.power(p))
			}
		}
	}},
	{"3.7.2", func(j *judge) {
		for _, p := range cataclysm.AllPowers.List() {
			if ports := filter(j.homes(p), func(a cataclysm.Area) bool { return j.Place(a).Coastal }); ports.Len() == 0 {
				j.unplayable(spot{file: "powers.csv", row: p.String()}, "checks/no-port", j.power(p))
			}
		}
	}},
	{"5.5.4", func(j *judge) {
		for _, p := range cataclysm.AllPowers.List() {
			if own := j.owned(p); own.Len()+1 > cataclysm.NeutralCubes {
				j.unplayable(spot{file: "powers.csv", row: p.String()}, "checks/neutral-cubes", j.power(p), own.Len(), cataclysm.NeutralCubes)
			}
		}
	}},
	{"2.3.10", func(j *judge) {
		j.values("north-africa", "adverse", "1", func(p *cataclysm.Place) bool { return p.Adverse })
		j.values("north-africa", "restricted", "1", restricted)
	}},
	{"9.7", func(j *judge) {
		j.values("rumania,poland", "minor_army", "1", func(p *cataclysm.Place) bool { return p.MinorArmy })
	}},
	{"11.4.1", func(j *judge) {
		for _, a := range j.where(chinese).List() {
			j.value(a, "minor_army", "0", !j.Place(a).MinorArmy)
		}
	}},
}

// connectors are the four ways from one map to the other, and what each lets through.
func connectors(j *judge) {
	for _, x := range []struct {
		letter, a, b string
		kind         cataclysm.BorderKind
		land, naval  bool
	}{
		{"A", "washington-dc", "california", cataclysm.ConnectorA, true, true}, {"B", "urals", "siberia", cataclysm.ConnectorB, true, false},
		{"C", "persia", "india", cataclysm.ConnectorC, true, false}, {"D", "arabian-sea", "indian-ocean", cataclysm.ConnectorD, false, true},
	} {
		a, b := cataclysm.MustArea(x.a), cataclysm.MustArea(x.b)
		j.kind(x.a, x.b, x.kind)
		for _, y := range j.PrintedBorders() {
			if y.Kind == x.kind && (min(y.A, y.B) != min(a, b) || max(y.A, y.B) != max(a, b)) {
				j.fault(j.pair(y.A, y.B, "kind"), "checks/value.not", x.kind.String())
			}
		}
		if way, there := j.Board().Between(a, b); there && way.Via.Kind == x.kind {
			j.through(x.letter, "land", way.Via.Land || way.Via.Air, x.land)
			j.through(x.letter, "naval", way.Via.Naval, x.naval)
		}
	}
}

func (j *judge) through(letter, field string, is, want bool) {
	if is == want {
		return
	}
	value := "0"
	if want {
		value = "1"
	}
	j.fault(spot{"connectors.csv", letter, field}, "checks/value", value)
}
