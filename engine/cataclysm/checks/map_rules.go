package checks

import (
	"interbellum/engine/cataclysm"
)

// economy is what the rules on economics, and their examples, say about the map.
var economy = []claim{
	{"4.3", func(j *judge) {
		if s := j.where(func(p *cataclysm.Place) bool { return mixed(p) && p.Restricted }); s.Len() == 0 {
			j.fault(spot{"areas.csv", "", "restricted"}, "checks/mixed-restricted")
		}
		j.enclosed("moscow", cataclysm.Areas{}, func(p *cataclysm.Place) bool { return land(p) && p.Restricted })
		j.some("moscow")
	}},
	{"9.6", func(j *judge) {
		j.touch("moscow", "smolensk,leningrad")
		j.apart("smolensk", j.allSeas())
		j.enclosed("smolensk", all("moscow"), restricted)
		j.touch("leningrad", "baltic-sea")
		j.touch("berlin", "baltic-sea")
	}},
	{"4.4.1", func(j *judge) {
		j.values("iceland", "kind", "sea", (*cataclysm.Place).IsSea)
		for _, x := range []struct {
			blocked string
			cut     bool
		}{{"iceland,north-atlantic", true}, {"iceland", false}, {"north-atlantic", false}} {
			if j.supplied("washington-dc", "london", all(x.blocked)) == x.cut {
				j.fault(spot{file: "borders.csv", row: "iceland,north-atlantic"}, "checks/atlantic")
				return
			}
		}
	}},
	{"4.9", func(j *judge) {
		j.exactly("ruhr,berlin", "resource", "industrial", "none", func(p *cataclysm.Place) bool {
			return p.Owner == cataclysm.Germany && p.IsHome()
		}, func(p *cataclysm.Place) bool {
			if p.Slug == "ruhr" || p.Slug == "berlin" {
				return p.HasIndustry()
			}
			return hasResource(p)
		})
		j.owner("ruhr,berlin", cataclysm.Germany, "home")
	}},
	{"5.2.4", func(j *judge) {
		j.some("india")
		j.resource("burma", hasNone, "none")
	}},
	{"12.1.3", func(j *judge) {
		if rich := filter(j.homes(cataclysm.US), func(a cataclysm.Area) bool { return j.Place(a).HasIndustry() }); rich.Len() == 0 {
			j.fault(spot{file: "powers.csv", row: "us"}, "checks/no-site", j.power(cataclysm.US))
		}
	}},
	{"2.3.8", func(j *judge) {
		j.some("java")
		j.resource("rumania", func(p *cataclysm.Place) bool { return len(p.Resources) == 1 && p.Resources[0] == cataclysm.Natural }, "natural")
	}},
}

// some wants an area to have a resource.
func (j *judge) some(name string) {
	if p := j.at(name); !hasResource(p) {
		j.fault(areaSpot(p.Area, "resource"), "checks/value.not", "none")
	}
}

// enclosed wants all areas around one to be so, but for some.
func (j *judge) enclosed(name string, but cataclysm.Areas, holds func(*cataclysm.Place) bool) {
	around := minus(j.adjacent(name), but)
	for _, a := range around.List() {
		if !holds(j.Place(a)) {
			j.fault(areaSpot(a, "restricted"), "checks/enclosed", j.name(a), j.at(name).Name)
		}
	}
	if around.Len() == 0 {
		j.fault(areaSpot(cataclysm.MustArea(name), ""), "checks/alone", j.at(name).Name)
	}
}

// politics is what the rules on politics, and their examples, say about the map.
var politics = []claim{
	{"5.1", func(j *judge) {
		britain := j.owned(cataclysm.UK)
		j.touch("london", "north-sea,western-approaches")
		j.touch("north-sea", "benelux,denmark,paris,brittany,norway")
		j.shore("london", "north-sea", britain, "benelux,denmark,paris,brittany,norway,ruhr")
		j.shore("london", "western-approaches", britain, "ireland,portugal,spain,brittany")
		j.apart("london", all("ireland,portugal,spain"))
		j.apart("scotland", all("ireland,portugal,spain"))
		j.touch("philippines", "south-china-sea")
		j.touch("south-china-sea", "guangdong,jiangsu")
		j.owner("philippines", cataclysm.US, "")
		j.interest(cataclysm.UK, "benelux,denmark,paris,brittany,norway,ireland,portugal,spain", true)
		j.interest(cataclysm.US, "guangdong,jiangsu", true)
	}},
	{"5.2.3", func(j *judge) {
		j.interest(cataclysm.France, "benelux", true)
		j.interest(cataclysm.UK, "benelux", true)
	}},
	{"5.5.4", func(j *judge) {
		j.exactly("paris,lorraine,brittany,provence", "nation", "france", "", func(p *cataclysm.Place) bool { return p.IsHome() },
			func(p *cataclysm.Place) bool { return p.IsHome() && p.Owner == cataclysm.France })
		j.touch("paris", "lorraine")
	}},
	{"9.7", func(j *judge) {
		j.neighbour("poland", cataclysm.USSR)
		j.touch("yugoslavia", "lombardy,albania")
		j.interest(cataclysm.UK, "yugoslavia", false)
		j.interest(cataclysm.USSR, "yugoslavia", false)
	}},
	{"12.1.3", treaty},
	{"12.3.1", func(j *judge) {
		j.owner("siberia,irkutsk,maritime-territory", cataclysm.USSR, "home")
		for _, a := range all("siberia,irkutsk,maritime-territory").List() {
			p := j.Place(a)
			j.value(a, "map", "pacific", p.Map == cataclysm.PacificMap)
			if p.HasIndustry() {
				j.fault(areaSpot(a, "resource"), "checks/value.not", "industrial")
			}
		}
		j.values("siberia", "restricted", "1", restricted)
		j.touch("irkutsk", "siberia")
		j.apart("irkutsk", all("urals"))
		j.apart("maritime-territory", all("urals"))
		j.touch("maritime-territory", "irkutsk")
		j.apart("maritime-territory", minus(j.owned(cataclysm.USSR), all("irkutsk")))
		for _, m := range []cataclysm.Map{cataclysm.EuropeMap, cataclysm.PacificMap} {
			if s := j.where(func(p *cataclysm.Place) bool { return p.Owner == cataclysm.USSR && p.Restricted && p.Map == m }); s.Len() == 0 {
				j.fault(spot{file: "powers.csv", row: "ussr"}, "checks/winter", m.String())
			}
		}
	}},
	{"3.7.4", func(j *judge) { j.owner("ukraine", cataclysm.USSR, "") }},
}

// shore wants exactly these areas across a sea, but for a power's own.
func (j *judge) shore(home, sea string, own cataclysm.Areas, want string) {
	j.touch(sea, want)
	j.apart(sea, minus(minus(j.across(home, sea), own), all(want)))
}

// treaty is the naval treaty's line.
func treaty(j *judge) {
	inside := all("philippines,java,new-guinea,papua,australia")
	outside := all("tokyo,hokkaido,hawaii,california,manchuria,korea,indochina,siam,burma,malaya,india,siberia,irkutsk,maritime-territory")
	outside = union(outside, j.where(chinese))
	for a := cataclysm.Area(1); a <= cataclysm.AreaCount; a++ {
		p, row := j.Place(a), spot{file: "zones.csv", row: a.String() + ",treaty"}
		switch {
		case inside.Has(a) && !p.TreatyZone:
			j.fault(row, "checks/row")
		case p.TreatyZone && (outside.Has(a) || j.isLand(a) && !inside.Has(a) || p.Map != cataclysm.PacificMap):
			j.fault(row, "checks/row.not")
		case p.Map == cataclysm.PacificMap && j.isLand(a) && !p.TreatyZone && !outside.Has(a):
			if mainland := filter(j.ground(p.Slug), func(b cataclysm.Area) bool { return land(j.Place(b)) }); mainland.Len() == 0 {
				j.fault(row, "checks/island", p.Name)
			}
		}
	}
}
