package cataclysm

import (
	"fmt"
	"testing"
)

func TestMapMovement(t *testing.T)   { runMapTests(t, movementTests) }
func TestMapOperations(t *testing.T) { runMapTests(t, operationTests) }
func TestMapFillsIn(t *testing.T)    { runMapTests(t, fillInTests) }

func (m chart) base(slug string, p Power) bool {
	x := m.at(slug)
	return x.IsSea() && x.Base == NavalBase && x.BaseOwner == p
}

func (m chart) seaDistances(from string, want map[string]int) string {
	for to, n := range want {
		if d := m.seaDistance(from, to); d != n {
			return fmt.Sprintf("%s to %s is %d, not %d", from, to, d, n)
		}
	}
	return ""
}

// What the rules on movement and range, and their examples, say about the map.
var movementTests = []mapTest{
	{"7.1.2 Scotland is a British port on the Norwegian Sea", func(m chart) string {
		return first(m.holds(m.seas("scotland"), "norwegian-sea"), whether(m.at("scotland").Owner == UK, "not British"))
	}},
	{"7.1.2 a British naval base in the Eastern Mediterranean, and Egypt beside it", func(m chart) string {
		return first(whether(m.base("eastern-mediterranean", UK), "no base"), m.holds(m.seas("egypt"), "eastern-mediterranean"))
	}},
	{"7.1.2 the Western Approaches are two sea areas from the Ruhr and touch no German area", func(m chart) string {
		return first(m.seaDistances("ruhr", map[string]int{"western-approaches": 2}),
			m.same(both(m.adjacent("western-approaches"), m.owned(Germany)), ""))
	}},
	{"7.1.2 from Brittany the Western Approaches are next, the Atlantic two away", func(m chart) string {
		return first(m.holds(m.seas("brittany"), "western-approaches"), m.seaDistances("brittany", map[string]int{"north-atlantic": 2, "mid-atlantic": 2}))
	}},
	{"7.1.4 a Japanese naval base in the Carolines", func(m chart) string { return whether(m.base("carolines", Japan), "no base") }},
	{"7.2.1 land movement goes over straits and not over water", func(m chart) string {
		land := func(slug string) Areas { return m.step(MustArea(slug), func(c Crossing) bool { return c.Land }) }
		return first(m.same(land("sicily"), "rome"), m.same(land("scotland"), "london"), m.same(land("ireland"), ""))
	}},
	{"7.2.2 ships pass between Hokkaido and the Maritime Territory over the arrow", func(m chart) string {
		return first(whether(m.border("hokkaido", "maritime-territory") == Strait && m.at("maritime-territory").Kind == LandArea, "no arrow"),
			m.holds(m.byShip("hokkaido"), "maritime-territory"), m.holds(m.byShip("maritime-territory"), "hokkaido"))
	}},
	{"7.2.2 ships do not pass between Denmark and the Ruhr though they border", func(m chart) string {
		return first(whether(m.border("denmark", "ruhr") == Normal && m.at("ruhr").Coastal, "no border"), m.lacks(m.byShip("denmark"), "ruhr"))
	}},
	{"7.2.2 ships do not pass between two land areas over a strait", func(m chart) string {
		return first(m.lacks(m.byShip("rome"), "sicily"), m.lacks(m.byShip("spain"), "north-africa"))
	}},
	{"7.2.3 the British road from Spain to the Central Mediterranean and on to Egypt", func(m chart) string {
		return first(m.holds(m.byShip("spain"), "western-mediterranean"), m.holds(m.byShip("western-mediterranean"), "tyrrhenian-sea"),
			m.holds(m.byShip("tyrrhenian-sea"), "central-mediterranean"), whether(m.base("central-mediterranean", UK), "no base"),
			m.holds(m.byAir(MustArea("central-mediterranean")), "aegean-sea"), m.holds(m.byAir(MustArea("aegean-sea")), "egypt"))
	}},
	{"7.3.1 targets in range of the Central Mediterranean", func(m chart) string {
		return m.same(m.shipRange("central-mediterranean", 2), `aegean-sea greece turkey eastern-mediterranean egypt libya north-africa
			tyrrhenian-sea western-mediterranean provence lombardy rome sicily adriatic-sea yugoslavia albania`)
	}},
	{"7.3.1 Sicily is one step from the Central Mediterranean", func(m chart) string {
		return m.holds(m.byShip("central-mediterranean"), "sicily")
	}},
	{"7.3.3 aircraft reach the Ruhr from London in two, over Benelux or over the North Sea", func(m chart) string {
		return first(whether(m.border("london", "benelux") == AirOnly, "no arrow"), m.holds(m.byAir(MustArea("london")), "benelux north-sea"),
			m.holds(m.byAir(MustArea("benelux")), "ruhr"), m.holds(m.byAir(MustArea("north-sea")), "ruhr"),
			m.lacks(m.airRange("london", 1), "ruhr"), m.holds(m.airRange("london", 2), "ruhr"))
	}},
	{"10.2 London and Paris are adjacent for aircraft only", func(m chart) string {
		b, _ := m.graph.Between(MustArea("london"), MustArea("paris"))
		return whether(b.Via == Crossing{Kind: AirOnly, Air: true}, fmt.Sprint(b.Via))
	}},
}

// What the examples of operations and combat say about the map.
var operationTests = []mapTest{
	{"8.4.2 Poland borders Ukraine, a Soviet home area", func(m chart) string {
		return first(m.holds(m.ground("poland"), "ukraine"), m.holds(m.homes(USSR), "ukraine"))
	}},
	{"9.1 from the Ruhr to Benelux to Paris", func(m chart) string {
		return first(m.holds(m.ground("ruhr"), "benelux"), m.holds(m.ground("benelux"), "paris"))
	}},
	{"9.8 Hawaii is an American naval base in reach of a Japanese one", func(m chart) string {
		ports := m.where(func(p *Place) bool { return p.Base == NavalBase && p.BaseOwner == Japan })
		near := filter(ports, func(a Area) bool { s := m.shipRange(m.places[a].Slug, 3); return s.Has(MustArea("hawaii")) })
		return whether(m.base("hawaii", US) && near.Len() > 0, list(near))
	}},
	{"10.6 the Ruhr and Bavaria support each other", func(m chart) string { return m.holds(m.ground("ruhr"), "bavaria") }},
	{"10.12 Germany and Italy both border French home areas", func(m chart) string {
		s := both(m.adjacent("ruhr"), m.owned(France))
		return first(m.holds(m.ground("provence"), "lombardy"), whether(s.Len() > 0, "not the Ruhr"))
	}},
	{"10.12 Silesia, East Prussia and Czechoslovakia border Poland, Berlin Silesia", func(m chart) string {
		return first(m.holds(m.ground("poland"), "silesia east-prussia czechoslovakia"), m.holds(m.ground("berlin"), "silesia"))
	}},
	{"10.12 East Prussia has no land link to Germany and is supplied over the Baltic", func(m chart) string {
		return first(m.holds(both(m.seas("east-prussia"), m.seas("berlin")), "baltic-sea"), m.same(both(m.ground("east-prussia"), m.owned(Germany)), ""))
	}},
	{"10.12 no French area borders Poland", func(m chart) string { return m.same(both(m.adjacent("poland"), m.owned(France)), "") }},
	{"11.1 the countries of the crisis tables are countries", func(m chart) string {
		return m.every(m.all("benelux denmark finland norway sweden rumania turkey yugoslavia czechoslovakia poland spain austria greece hungary"), (*Place).IsCountry)
	}},
}

// Where the living rules are silent: the older draft and play reports (data/PROVENANCE.md).
var fillInTests = []mapTest{
	{"9.3.2 the shortest invasion of India from Malaya is by the Bay of Bengal and the Indian Ocean", func(m chart) string {
		return first(m.holds(m.byShip("malaya"), "bay-of-bengal"), m.holds(m.byShip("bay-of-bengal"), "indian-ocean"),
			m.holds(m.byShip("india"), "indian-ocean"), m.lacks(m.seas("india"), "bay-of-bengal"), whether(m.at("indian-ocean").Base == NavalBase, "no base"))
	}},
	{"7.2.1 by land from the Philippines to New Guinea and Java", func(m chart) string {
		return first(whether(m.border("philippines", "new-guinea") == Strait, "no arrow"), m.holds(m.adjacent("java"), "philippines"))
	}},
	{"7.2.2 Palau is three from the Ellice Islands and two from Papua, beside the Bismarcks", func(m chart) string {
		return first(m.seaDistances("ellice-islands", map[string]int{"palau": 3}), m.seaDistances("papua", map[string]int{"palau": 2}),
			m.holds(m.adjacent("bismarcks"), "palau"))
	}},
	{"7.3.1 from base to base: Palau, Guam, the Marshalls, the Ellice Islands, the Carolines", func(m chart) string {
		return first(m.holds(m.shipRange("palau", 2), "guam"), m.holds(m.shipRange("guam", 2), "marshalls"),
			m.holds(m.shipRange("marshalls", 2), "ellice-islands"), m.holds(m.shipRange("ellice-islands", 2), "carolines"))
	}},
	{"2.3.2 Samoa and the Phoenix Islands lie beside the Ellice Islands with a base each", func(m chart) string {
		return first(m.holds(m.adjacent("ellice-islands"), "samoa phoenix-islands"),
			m.every(m.all("samoa phoenix-islands"), func(p *Place) bool { return p.Base != NoBase }))
	}},
	{"7.3.1 the Philippines can be reached from Guam, from no other American base", func(m chart) string {
		near := m.where(func(p *Place) bool {
			s := m.shipRange(p.Slug, 2)
			return p.BaseOwner == US && s.Has(MustArea("philippines"))
		})
		return first(whether(m.base("guam", US) && m.base("wake", US), "no base"), m.same(near, "guam"))
	}},
	{"2.3.2 Okinawa is a sea area with a base near the Philippines", func(m chart) string {
		return first(m.holds(m.shipRange("philippines", 2), "okinawa"), whether(m.at("okinawa").IsSea() && m.at("okinawa").Base != NoBase, "no base"))
	}},
	{"7.3.3 Tokyo can be bombed from Wake at extended range only", func(m chart) string {
		return first(m.lacks(m.airRange("wake", 2), "tokyo"), m.holds(m.airRange("wake", 3), "tokyo"))
	}},
	{"2.3.10 the Philippines are restricted", func(m chart) string { return whether(m.at("philippines").Restricted, "not so") }},
	{"9.3.2 Java can be invaded from Indochina, Scotland from northern France", func(m chart) string {
		return first(m.holds(m.shipRange("indochina", 3), "java"), m.holds(unionOf(m.shipRange("paris", 2), m.shipRange("brittany", 2)), "scotland"))
	}},
	{"2.2.3 Indochina is French, Papua and Australia are British", func(m chart) string {
		return whether(m.at("indochina").Owner == France && m.at("papua").Owner == UK && m.at("australia").Owner == UK, "not so")
	}},
	{"2.2.6 Chahar, Hebei and Gansu are Chinese", func(m chart) string {
		return m.every(m.all("chahar hebei gansu"), func(p *Place) bool { return p.China })
	}},
	{"2.2.5 Jordan and Iraq are countries", func(m chart) string { return m.every(m.all("jordan iraq"), (*Place).IsCountry) }},
	{"9.3.1 conquests that players reported are next door", func(m chart) string {
		soviet := func(slug string) string {
			s := both(m.ground(slug), m.owned(USSR))
			return whether(s.Len() > 0, slug)
		}
		return first(m.holds(m.ground("egypt"), "libya"), soviet("persia"), soviet("rumania"), m.holds(m.ground("indochina"), "burma"),
			m.holds(m.ground("manchuria"), "hebei chahar"))
	}},
}
