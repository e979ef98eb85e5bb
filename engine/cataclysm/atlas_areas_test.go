package cataclysm

import (
	"fmt"
	"testing"
)

func TestMapAreas(t *testing.T)    { runMapTests(t, areaTests) }
func TestMapFeatures(t *testing.T) { runMapTests(t, featureTests) }

var areaTests = []mapTest{
	{"2.1 the corners of both maps", func(m chart) string {
		return first(m.every(m.all("south-africa barents-sea"), func(p *Place) bool { return p.Map == EuropeMap }),
			m.every(m.all("dutch-harbor south-indian-ocean"), func(p *Place) bool { return p.Map == PacificMap }))
	}},
	{"2.2 the mixed areas", func(m chart) string {
		return m.same(m.where(func(p *Place) bool { return p.Kind == MixedArea }), "denmark hokkaido java new-guinea philippines turkey")
	}},
	{"2.2 Benelux is a coastal land area and the Western Approaches are sea", func(m chart) string {
		return whether(m.at("benelux").Kind == LandArea && m.at("benelux").Coastal && m.at("western-approaches").IsSea(), "not so")
	}},
	{"2.2 Turkey touches three seas and six land areas and nothing else", func(m chart) string {
		return first(m.same(m.seas("turkey"), "black-sea aegean-sea eastern-mediterranean"),
			m.same(m.ground("turkey"), "caucasus persia iraq syria greece bulgaria"),
			whether(len(m.graph.Neighbours(MustArea("turkey"))) == 9, "another crossing"))
	}},
	{"2.2 the Black Sea is reached only through Turkey", func(m chart) string { return m.same(m.seas("black-sea"), "") }},
	{"2.2.1 Egypt, Ruhr and South Africa are the canals, each land on two waters", func(m chart) string {
		canals := m.where(func(p *Place) bool { return p.Canal })
		return first(m.same(canals, "egypt ruhr south-africa"), m.every(canals, func(p *Place) bool {
			s := m.seas(p.Slug)
			return p.Kind == LandArea && s.Len() >= 2
		}))
	}},
	{"2.2.1 Egypt lies between the Eastern Mediterranean and the Arabian Sea", func(m chart) string {
		return first(m.holds(m.seas("egypt"), "eastern-mediterranean arabian-sea"),
			whether(m.border("eastern-mediterranean", "arabian-sea") == 0, "the seas touch"))
	}},
	{"2.2.1 the Ruhr lies between the North Sea and the Baltic", func(m chart) string {
		return m.same(m.seas("ruhr"), "north-sea baltic-sea")
	}},
	{"2.2.1 Finland, Lombardy and Spain name a coast on every sea border, nobody else does", func(m chart) string {
		two := m.all("finland lombardy spain")
		for _, b := range m.borders {
			want := two.Has(b.a) && m.isSea(b.b) || two.Has(b.b) && m.isSea(b.a)
			if (b.coast != NoCoast) != want {
				return m.places[b.a].Slug + " " + m.places[b.b].Slug
			}
		}
		return ""
	}},
	{"2.2.1 the coasts of Finland", coasts("finland", Bothnia, "gulf-of-bothnia", Barents, "barents-sea")},
	{"2.2.1 the coasts of Lombardy", coasts("lombardy", AdriaticCoast, "adriatic-sea", TyrrhenianCoast, "tyrrhenian-sea")},
	{"2.2.1 the coasts of Spain", coasts("spain", NorthCoast, "western-approaches", SouthCoast, "mid-atlantic western-mediterranean")},
	{"2.2.1 Siam has one coast, on the Gulf of Siam", func(m chart) string { return m.same(m.seas("siam"), "gulf-of-siam") }},
	{"2.2.1 Siam and the Bay of Bengal are divided by a solid border", func(m chart) string {
		return whether(m.border("siam", "bay-of-bengal") == Impassable && !m.graph.Touch(MustArea("siam"), MustArea("bay-of-bengal")), "not so")
	}},
	{"2.2.3 Canada and London are home areas, India, Egypt and Burma colonies", func(m chart) string {
		return first(m.every(m.all("canada london"), func(p *Place) bool { return p.Owner == UK && p.IsHome() }),
			m.every(m.all("india egypt burma"), func(p *Place) bool { return p.Owner == UK && p.IsColony() }))
	}},
	{"2.2.3 each power has one capital, a home area", func(m chart) string {
		capitals := m.where(func(p *Place) bool { return p.Capital })
		var owners Powers
		for _, a := range capitals.List() {
			owners = owners.With(m.places[a].Owner)
		}
		return first(m.every(capitals, (*Place).IsHome), whether(capitals.Len() == PowerCount && owners == AllPowers, list(capitals)),
			m.holds(capitals, "london paris"))
	}},
	{"2.2.6 China is several countries, Manchuria another", func(m chart) string {
		china := m.where(func(p *Place) bool { return p.China })
		return first(m.every(china, (*Place).IsCountry), m.holds(china, "guangdong jiangsu"), m.lacks(china, "manchuria"),
			whether(china.Len() >= 4 && m.at("manchuria").IsCountry(), fmt.Sprint(china.Len())))
	}},
	{"11.4 China is in one piece", func(m chart) string {
		china := m.where(func(p *Place) bool { return p.China })
		r := m.graph.Reach(MustArea("jiangsu"), -1, func(_ Area, b Border) bool { return b.Via.Adjacent() && m.places[b.To].China })
		return whether(r.Len() == china.Len(), fmt.Sprint(r.Len()))
	}},
	{"2.2.7 the off-map areas", func(m chart) string {
		return first(m.same(m.where(func(p *Place) bool { return p.OffMap }), "barents-sea south-africa arabian-sea"),
			m.every(m.all("barents-sea arabian-sea"), (*Place).IsSea), whether(m.at("south-africa").Coastal, "South Africa has no coast"))
	}},
	{"2.2.8 the remote areas", func(m chart) string {
		return m.same(m.where(func(p *Place) bool { return p.Remote }), "california canada south-africa urals washington-dc")
	}},
}

func coasts(area string, one Coast, oneSea string, two Coast, twoSea string) func(m chart) string {
	return func(m chart) string {
		on := func(c Coast) Areas {
			return m.step(MustArea(area), func(x Crossing) bool { return x.Coast == c && x.Naval })
		}
		return first(m.same(on(one), oneSea), m.same(on(two), twoSea))
	}
}

var featureTests = []mapTest{
	{"2.3.3 the special British bases stand in coastal countries", func(m chart) string {
		bases := m.where(func(p *Place) bool { return p.SpecialBritishBase })
		return first(m.same(bases, "guangdong java spain"), m.every(bases, func(p *Place) bool { return p.IsCountry() && p.Coastal }))
	}},
	{"2.3.3 ships pass between the Atlantic and the Mediterranean past Gibraltar", func(m chart) string {
		return m.holds(m.byShip("mid-atlantic"), "western-mediterranean")
	}},
	{"2.3.4 the blue arrow from Java to Siam carries aircraft and nothing else", func(m chart) string {
		b, ok := m.graph.Between(MustArea("java"), MustArea("siam"))
		return whether(ok && b.Via == Crossing{Kind: AirOnly, Air: true} && !b.Via.Adjacent(), fmt.Sprint(b))
	}},
	{"2.3.5 the Delay boxes", func(m chart) string {
		return m.same(m.where(func(p *Place) bool { return p.Delay }), "california south-africa urals")
	}},
	{"2.3.6 connector A, half white and half blue", connects(ConnectorA, "washington-dc", "california", Crossing{Land: true, Naval: true, Air: true})},
	{"2.3.6 connector B", connects(ConnectorB, "urals", "siberia", Crossing{Land: true, Air: true})},
	{"2.3.6 connector C", connects(ConnectorC, "persia", "india", Crossing{Land: true, Air: true})},
	{"2.3.6 connector D is for ships, aircraft cannot use it", connects(ConnectorD, "arabian-sea", "indian-ocean", Crossing{Naval: true})},
	{"2.3.7 Yugoslavia has a resistance of one", func(m chart) string { return whether(m.at("yugoslavia").Resistance == 1, "not so") }},
	{"2.3.9 Lombardy and Paris have an industrial resource in print, Rome none", func(m chart) string {
		return whether(m.at("lombardy").HasIndustry() && m.at("paris").HasIndustry() && len(m.at("rome").Resources) == 0, "not so")
	}},
	{"2.3.9 every power has a production site", func(m chart) string {
		return m.everyPower(func(p Power) bool {
			sites := filter(m.homes(p), func(a Area) bool { return m.places[a].HasIndustry() })
			return sites.Len() > 0
		})
	}},
	{"3.7.2 every power has a coastal home area", func(m chart) string {
		return m.everyPower(func(p Power) bool {
			ports := filter(m.homes(p), func(a Area) bool { return m.places[a].Coastal })
			return ports.Len() > 0
		})
	}},
	{"5.5.4 the neutral cubes suffice when any power surrenders", func(m chart) string {
		return m.everyPower(func(p Power) bool { s := m.owned(p); return s.Len()+1 <= NeutralCubes })
	}},
	{"2.3.10 North Africa is adverse and restricted", func(m chart) string {
		return whether(m.at("north-africa").Adverse && m.at("north-africa").Restricted, "not so")
	}},
	{"9.7 Rumania and Poland have a minor army", func(m chart) string {
		return m.every(m.all("rumania poland"), func(p *Place) bool { return p.MinorArmy })
	}},
	{"11.4.1 no Chinese army is printed", func(m chart) string {
		return m.every(m.where(func(p *Place) bool { return p.China }), func(p *Place) bool { return !p.MinorArmy })
	}},
}

func connects(k BorderKind, a, b string, want Crossing) func(m chart) string {
	want.Kind = k
	return func(m chart) string {
		n := 0
		for _, x := range m.borders {
			if x.kind == k {
				n++
			}
		}
		got, ok := m.graph.Between(MustArea(a), MustArea(b))
		return whether(ok && n == 1 && got.Via == want, fmt.Sprint(got.Via, n))
	}
}

func (m chart) everyPower(holds func(Power) bool) string {
	for _, p := range AllPowers.List() {
		if !holds(p) {
			return p.String()
		}
	}
	return ""
}
