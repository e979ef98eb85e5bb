package conquest

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// china is what lies in China.
type china struct {
	Partisans [blockwar.AreaRoom]uint8 // by Area (17.0)
}

func (c china) clone() china { return c }

func inChina(a Area) bool { return Book().Place(a).Region == RegionChina }

func natCities(t *Table) (n int) {
	for _, a := range controlled(t, USA) {
		n += t.Place(a).City.Pop()
	}
	return n
}

func redMuster(t *Table) (n int) {
	for _, a := range controlled(t, Soviets) {
		n += t.Place(a).Muster
	}
	return n
}

func controlled(t *Table, f Faction) (list []Area) {
	for _, a := range t.LandAreas() {
		if g := t.Controller(a); inChina(a) && g != blockwar.NoFaction && t.PlayerOf(g) == f {
			list = append(list, a)
		}
	}
	return list
}

func chinaControl(t *Table, f Faction) int {
	switch f {
	case USA:
		return natCities(t)
	case Soviets:
		return redMuster(t)
	}
	return 0
}

func enlistment(t *Table) int { return status(t, USA) }
func activism(t *Table) int   { return status(t, Soviets) }

func status(t *Table, f Faction) int { return min(chinaControl(t, f), int(own(t).Loyalty[f].N)) }

func civilWarPoints(t *Table, f Faction) int { return chinaControl(t, f) }

func raiseLoyalty(t *Table, f Faction, rule engine.Rule) events {
	l := &own(t).Loyalty[f]
	l.N++
	return events{t.Say("loyalty", rule, f, t.FactionRef(f), "", int(l.N))}
}
