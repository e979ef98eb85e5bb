package cataclysm

import (
	"fmt"
	"testing"
)

func TestMapEconomy(t *testing.T)  { runMapTests(t, economyTests) }
func TestMapPolitics(t *testing.T) { runMapTests(t, politicsTests) }

// What the rules on economics, and their examples, say about the map.
var economyTests = []mapTest{
	{"4.3 some mixed area is restricted", func(m chart) string {
		s := m.where(func(p *Place) bool { return p.Kind == MixedArea && p.Restricted })
		return whether(s.Len() > 0, "none")
	}},
	{"4.3 Moscow has a resource and only restricted land around it", func(m chart) string {
		around := m.adjacent("moscow")
		return first(m.every(around, func(p *Place) bool { return p.Kind == LandArea && p.Restricted }),
			whether(around.Len() > 0 && len(m.at("moscow").Resources) > 0, "no resource"))
	}},
	{"9.6 Smolensk and Leningrad border Moscow", func(m chart) string { return m.holds(m.adjacent("moscow"), "smolensk leningrad") }},
	{"9.6 nothing reaches Smolensk but restricted land and Moscow", func(m chart) string {
		ways := m.adjacent("smolensk")
		ways.Remove(MustArea("moscow"))
		return first(m.same(m.seas("smolensk"), ""), m.every(ways, func(p *Place) bool { return p.Restricted }))
	}},
	{"9.6 Leningrad is supplied from Berlin through the Baltic", func(m chart) string {
		return first(m.holds(m.seas("leningrad"), "baltic-sea"), m.holds(m.seas("berlin"), "baltic-sea"))
	}},
	{"4.4.1 Iceland and the North Atlantic together cut Washington from London, neither alone does", func(m chart) string {
		cut := func(blocked string) bool { return !m.supplied("washington-dc", "london", m.all(blocked)) }
		return first(whether(m.at("iceland").IsSea(), "Iceland is land"), whether(cut("iceland north-atlantic"), "not cut by both"),
			whether(!cut("iceland") && !cut("north-atlantic"), "cut by one"))
	}},
	{"4.9 the Ruhr and Berlin are the German home areas with a resource, both industrial", func(m chart) string {
		rich := filter(m.homes(Germany), func(a Area) bool { return len(m.places[a].Resources) > 0 })
		return first(m.same(rich, "ruhr berlin"), m.every(rich, (*Place).HasIndustry))
	}},
	{"5.2.4 India has a resource, Burma none", func(m chart) string {
		return whether(len(m.at("india").Resources) > 0 && len(m.at("burma").Resources) == 0, "not so")
	}},
	{"12.1.3 the United States has an industrial resource to transfer", func(m chart) string {
		rich := filter(m.homes(US), func(a Area) bool { return m.places[a].HasIndustry() })
		return whether(rich.Len() > 0, "none")
	}},
	{"2.3.8 Java has a resource, and Rumania a natural one", func(m chart) string {
		r := m.at("rumania").Resources
		return whether(len(m.at("java").Resources) > 0 && len(r) == 1 && r[0] == Natural, "not so")
	}},
}

// supplied asks for a line of communications (4.3) between two areas of the western Allies.
func (m chart) supplied(from, to string, blocked Areas) bool {
	start := MustArea(from)
	return m.graph.Connected(start, MustArea(to), func(a Area, b Border) bool {
		p := &m.places[a]
		stop := p.Delay || p.Kind == LandArea && p.Restricted || !p.IsSea() && p.Owner != US && p.Owner != UK
		return (a == start || !stop) && b.Via.Adjacent() && !blocked.Has(b.To)
	})
}

func TestResourceMarkers(t *testing.T) {
	judgeTheData(t)
	t.Run("4.9 the limited resource of Benelux is industrial, that of Sweden is not", func(t *testing.T) {
		if LimitedResource(MustArea("benelux")) != Industrial || LimitedResource(MustArea("sweden")) != Natural {
			t.Errorf("not so: got %v, %v; want %v and %v", LimitedResource(MustArea("benelux")), LimitedResource(MustArea("sweden")), Industrial, Natural)
		}
	})
	t.Run("6.4.2 the limited resource of the Ruhr is industrial", func(t *testing.T) {
		if LimitedResource(MustArea("ruhr")) != Industrial {
			t.Errorf("not so: got %v, want %v", LimitedResource(MustArea("ruhr")), Industrial)
		}
	})
	t.Run("12.1.2 Rome has a limited resource, London none", func(t *testing.T) {
		if LimitedResource(MustArea("rome")) == NoResource || LimitedResource(MustArea("london")) != NoResource {
			t.Errorf("not so: got %v, %v; want anything but %v and %v", LimitedResource(MustArea("rome")), LimitedResource(MustArea("london")), NoResource, NoResource)
		}
	})
	t.Run("2.3.8 limited resources lie on land", func(t *testing.T) {
		for _, r := range ResourceMarkers() {
			if r.Area.Place().IsSea() {
				t.Errorf("%v: r.Area.Place().IsSea() = true, want false", r.Area)
			}
		}
	})
	t.Run("12.3.1 the special resources are industrial, on the Volga and in the Urals, Soviet home areas", func(t *testing.T) {
		var special Areas
		for _, r := range ResourceMarkers() {
			if !r.Limited {
				special.Add(r.Area)
				if p := r.Area.Place(); r.Kind != Industrial || p.Owner != USSR || !p.IsHome() {
					t.Errorf("%v: got %v, %v, p.IsHome() %v; want %v, %v and true", r.Area, r.Kind, p.Owner, p.IsHome(), Industrial, USSR)
				}
			}
		}
		if want := AreasOf(MustArea("volga"), MustArea("urals")); special != want {
			t.Errorf("got %v, want %v", list(special), want)
		}
	})
}

// What the rules on politics, and their examples, say about the map.
var politicsTests = []mapTest{
	{"5.1 British interests across the North Sea", func(m chart) string {
		shore := m.across("london", "north-sea")
		return first(m.holds(m.seas("london"), "north-sea"), m.holds(shore, "benelux denmark paris brittany norway"),
			m.same(minus(shore, m.owned(UK)), "benelux denmark paris brittany norway ruhr"))
	}},
	{"5.1 British interests across the Western Approaches", func(m chart) string {
		shore := m.across("london", "western-approaches")
		return first(m.holds(m.seas("london"), "western-approaches"), m.same(minus(shore, m.owned(UK)), "ireland portugal spain brittany"))
	}},
	{"5.1 Ireland, Portugal and Spain touch no British home area", func(m chart) string {
		return m.lacks(unionOf(m.adjacent("london"), m.adjacent("scotland")), "ireland portugal spain")
	}},
	{"5.1 American interests across the South China Sea", func(m chart) string {
		return first(m.holds(m.seas("philippines"), "south-china-sea"), m.holds(m.across("philippines", "south-china-sea"), "guangdong jiangsu"),
			whether(m.at("philippines").Owner == US, "the Philippines are not American"))
	}},
	{"5.1 interests take in the areas that the rule lists", func(m chart) string {
		return first(m.holds(m.interests(UK), "benelux denmark paris brittany norway ireland portugal spain"),
			m.holds(m.interests(US), "guangdong jiangsu"))
	}},
	{"5.2.3 France and the United Kingdom have interests in Benelux", func(m chart) string {
		return first(m.holds(m.interests(France), "benelux"), m.holds(m.interests(UK), "benelux"))
	}},
	{"5.5.4 France has four home areas, and Paris is attacked from Lorraine", func(m chart) string {
		return first(m.same(m.homes(France), "paris lorraine brittany provence"), m.holds(m.ground("paris"), "lorraine"))
	}},
	{"9.7 the Soviet Union has interests in Poland by adjacency", func(m chart) string {
		s := both(m.adjacent("poland"), m.owned(USSR))
		return whether(s.Len() > 0, "none")
	}},
	{"9.7 Yugoslavia borders Lombardy and Albania and is no British or Soviet interest", func(m chart) string {
		return first(m.holds(m.ground("yugoslavia"), "lombardy albania"), m.lacks(unionOf(m.interests(UK), m.interests(USSR)), "yugoslavia"))
	}},
	{"12.1.3 the land inside the treaty line, all on the Pacific map", func(m chart) string {
		zone := m.where(func(p *Place) bool { return p.TreatyZone })
		return first(m.same(filter(zone, func(a Area) bool { return !m.isSea(a) }), "philippines java new-guinea papua australia"),
			m.every(zone, func(p *Place) bool { return p.Map == PacificMap }))
	}},
	{"12.1.3 Japan, Hawaii, America and mainland Asia are outside the treaty line", func(m chart) string {
		outside := unionOf(m.all("tokyo hokkaido hawaii california manchuria korea indochina siam burma malaya india siberia irkutsk maritime-territory"),
			m.where(func(p *Place) bool { return p.China }))
		return m.every(outside, func(p *Place) bool { return !p.TreatyZone })
	}},
	{"12.1.3 every island of the Pacific map is named on one side or the other", func(m chart) string {
		return m.every(m.where(func(p *Place) bool { return p.Map == PacificMap && !p.IsSea() }), func(p *Place) bool {
			mainland := filter(m.ground(p.Slug), func(a Area) bool { return m.places[a].Kind == LandArea })
			japan := m.all("tokyo hokkaido california")
			return p.TreatyZone || japan.Has(p.Area) || mainland.Len() > 0
		})
	}},
	{"12.3.1 Siberia, Irkutsk and the Maritime Territory are Soviet home areas without supply of their own", func(m chart) string {
		east := m.all("siberia irkutsk maritime-territory")
		return first(m.every(east, func(p *Place) bool { return p.Owner == USSR && p.IsHome() && p.Map == PacificMap && !p.HasIndustry() }),
			whether(m.at("siberia").Restricted, "Siberia is open"), m.holds(m.ground("irkutsk"), "siberia"),
			m.lacks(unionOf(m.adjacent("irkutsk"), m.adjacent("maritime-territory")), "urals"))
	}},
	{"12.3.1 the only Soviet way to the Maritime Territory is Irkutsk", func(m chart) string {
		return m.same(both(m.ground("maritime-territory"), m.owned(USSR)), "irkutsk")
	}},
	{"12.3.1 the Soviet Union has restricted home areas on both maps", func(m chart) string {
		maps := map[Map]bool{}
		for _, a := range m.owned(USSR).List() {
			if m.places[a].Restricted {
				maps[m.places[a].Map] = true
			}
		}
		return whether(len(maps) == 2, fmt.Sprint(maps))
	}},
	{"3.7.4 Ukraine is Soviet and can fall into civil war", func(m chart) string { return whether(m.at("ukraine").Owner == USSR, "not so") }},
}
