package checks

import (
	"interbellum/engine/cataclysm"
)

// movement is what the rules on movement and range, and their examples, say about the map.
var movement = []claim{
	{"7.1.2", func(j *judge) {
		j.touch("scotland", "norwegian-sea")
		j.owner("scotland", cataclysm.UK, "")
		j.base("eastern-mediterranean", cataclysm.UK)
		j.touch("egypt", "eastern-mediterranean")
		j.sail("ruhr", "western-approaches", 2)
		j.alone("western-approaches", cataclysm.Germany)
		j.touch("brittany", "western-approaches")
		j.sail("brittany", "north-atlantic", 2)
		j.sail("brittany", "mid-atlantic", 2)
	}},
	{"7.1.4", func(j *judge) { j.base("carolines", cataclysm.Japan) }},
	{"7.2.1", func(j *judge) {
		for _, x := range [][2]string{{"sicily", "rome"}, {"scotland", "london"}, {"ireland", ""}} {
			a := cataclysm.MustArea(x[0])
			ways := j.step(a, func(c cataclysm.Crossing) bool { return c.Land })
			for _, b := range minus(all(x[1]), ways).List() {
				j.fault(j.pair(a, b, "kind"), "checks/walk", j.name(a), j.name(b))
			}
			for _, b := range minus(ways, all(x[1])).List() {
				j.fault(j.pair(a, b, "kind"), "checks/walk.not", j.name(a), j.name(b))
			}
		}
	}},
	{"7.2.2", func(j *judge) {
		j.kind("hokkaido", "maritime-territory", cataclysm.Strait)
		j.values("maritime-territory", "kind", "land", land)
		j.ships("hokkaido", "maritime-territory", true)
		j.kind("denmark", "ruhr", cataclysm.Normal)
		j.coast("ruhr")
		j.ships("denmark", "ruhr", false)
		j.ships("rome", "sicily", false)
		j.ships("spain", "north-africa", false)
	}},
	{"7.2.3", func(j *judge) {
		j.ships("spain", "western-mediterranean", true)
		j.ships("western-mediterranean", "tyrrhenian-sea", true)
		j.ships("tyrrhenian-sea", "central-mediterranean", true)
		j.base("central-mediterranean", cataclysm.UK)
		j.aircraft("central-mediterranean", "aegean-sea")
		j.aircraft("aegean-sea", "egypt")
	}},
	{"7.3.1", func(j *judge) {
		want := `aegean-sea,greece,turkey,eastern-mediterranean,egypt,libya,north-africa,tyrrhenian-sea,western-mediterranean,provence,` +
			`lombardy,rome,sicily,adriatic-sea,yugoslavia,albania`
		near := j.shipRange("central-mediterranean", 2)
		j.within("central-mediterranean", want, 2, near, true)
		a := cataclysm.MustArea("central-mediterranean")
		for _, b := range minus(near, all(want)).List() {
			j.fault(j.pair(a, b, ""), "checks/range.not", j.name(a), j.name(b), 2)
		}
		j.ships("central-mediterranean", "sicily", true)
	}},
	{"7.3.3", func(j *judge) {
		j.kind("london", "benelux", cataclysm.AirOnly)
		j.aircraft("london", "benelux,north-sea")
		j.aircraft("benelux", "ruhr")
		j.aircraft("north-sea", "ruhr")
		j.within("london", "ruhr", 1, j.airRange("london", 1), false)
		j.within("london", "ruhr", 2, j.airRange("london", 2), true)
	}},
	{"10.2", func(j *judge) { j.kind("london", "paris", cataclysm.AirOnly) }},
}

// operations is what the examples of operations and combat say about the map.
var operations = []claim{
	{"8.4.2", func(j *judge) {
		j.touch("poland", "ukraine")
		j.owner("ukraine", cataclysm.USSR, "home")
	}},
	{"9.1", func(j *judge) {
		j.touch("ruhr", "benelux")
		j.touch("benelux", "paris")
	}},
	{"9.8", func(j *judge) {
		j.base("hawaii", cataclysm.US)
		ports := j.where(func(p *cataclysm.Place) bool { return p.Base == cataclysm.NavalBase && p.BaseOwner == cataclysm.Japan })
		near := filter(ports, func(a cataclysm.Area) bool {
			s := j.shipRange(a.String(), 3)
			return s.Has(cataclysm.MustArea("hawaii"))
		})
		if near.Len() == 0 {
			j.fault(areaSpot(cataclysm.MustArea("hawaii"), ""), "checks/hawaii")
		}
	}},
	{"10.6", func(j *judge) { j.touch("ruhr", "bavaria") }},
	{"10.12", func(j *judge) {
		j.touch("provence", "lombardy")
		if s := both(j.adjacent("ruhr"), j.owned(cataclysm.France)); s.Len() == 0 {
			j.neighbour("ruhr", cataclysm.France)
		}
		j.touch("poland", "silesia,east-prussia,czechoslovakia")
		j.touch("berlin", "silesia")
		j.touch("east-prussia", "baltic-sea")
		j.touch("berlin", "baltic-sea")
		j.apart("east-prussia", both(j.allLand(), j.owned(cataclysm.Germany)))
		j.alone("poland", cataclysm.France)
	}},
	{"11.1", func(j *judge) {
		j.country("benelux,denmark,finland,norway,sweden,rumania,turkey,yugoslavia,czechoslovakia,poland,spain,austria,greece,hungary")
	}},
}

// reports fill in where the rules are silent: an older draft of them, and reports of matches (data/PROVENANCE.md). No rule has them.
var reports = []claim{
	{"", func(j *judge) {
		j.ships("malaya", "bay-of-bengal", true)
		j.ships("bay-of-bengal", "indian-ocean", true)
		j.ships("india", "indian-ocean", true)
		j.apart("india", all("bay-of-bengal"))
		j.values("indian-ocean", "base", "naval", func(p *cataclysm.Place) bool { return p.Base == cataclysm.NavalBase })
	}},
	{"", func(j *judge) {
		j.kind("philippines", "new-guinea", cataclysm.Strait)
		j.touch("java", "philippines")
		j.sail("ellice-islands", "palau", 3)
		j.sail("papua", "palau", 2)
		j.touch("bismarcks", "palau")
	}},
	{"", func(j *judge) {
		for _, x := range [][2]string{{"palau", "guam"}, {"guam", "marshalls"}, {"marshalls", "ellice-islands"}, {"ellice-islands", "carolines"},
			{"philippines", "okinawa"}} {
			j.within(x[0], x[1], 2, j.shipRange(x[0], 2), true)
		}
		j.touch("ellice-islands", "samoa,phoenix-islands")
		for _, a := range all("samoa,phoenix-islands,okinawa").List() {
			if j.Place(a).Base == cataclysm.NoBase {
				j.fault(areaSpot(a, "base"), "checks/value.not", "none")
			}
		}
		j.values("okinawa", "kind", "sea", (*cataclysm.Place).IsSea)
	}},
	{"", func(j *judge) {
		j.base("guam,wake", cataclysm.US)
		for _, a := range j.where(func(p *cataclysm.Place) bool { return p.BaseOwner == cataclysm.US }).List() {
			j.within(a.String(), "philippines", 2, j.shipRange(a.String(), 2), a == cataclysm.MustArea("guam"))
		}
		j.within("wake", "tokyo", 2, j.airRange("wake", 2), false)
		j.within("wake", "tokyo", 3, j.airRange("wake", 3), true)
		j.values("philippines", "restricted", "1", restricted)
	}},
	{"", func(j *judge) {
		j.within("indochina", "java", 3, j.shipRange("indochina", 3), true)
		j.within("paris", "scotland", 2, union(j.shipRange("paris", 2), j.shipRange("brittany", 2)), true)
		j.owner("indochina", cataclysm.France, "")
		j.owner("papua,australia", cataclysm.UK, "")
		j.values("chahar,hebei,gansu", "nation", "china", chinese)
		j.country("jordan,iraq")
	}},
	{"", func(j *judge) {
		j.touch("egypt", "libya")
		j.neighbour("persia", cataclysm.USSR)
		j.neighbour("rumania", cataclysm.USSR)
		j.touch("indochina", "burma")
		j.touch("manchuria", "hebei,chahar")
	}},
}
