package triumph

import (
	"fmt"

	"interbellum/engine/blockwar"
)

// 5.0 Setup.

// scenario1936 is the full game.
const scenario1936 = "1936"

// setUp lays out a scenario: units whose type is printed stand on the map, the rest is asked.
func setUp(scenario string) (*Table, error) {
	t := Book().Bare(scenario)
	switch scenario {
	case scenario1936:
	case scenario1939:
		t.Year = shortYear - 1
	default:
		return nil, fmt.Errorf("triumph has no scenario %q", scenario)
	}
	for _, a := range Book().LandAreas() {
		for _, s := range Book().Place(a).Start {
			for range s.N {
				if s.Type != blockwar.NoType {
					t.Put(Book().Place(a).Nation, s.Type, s.CV, a)
				}
			}
		}
	}
	return t, nil
}

// 19.2 Britannia Rules the Waves: the West begins with a Fleet in Glasgow and a Cadre, whose type it
// chooses, in the North Sea.
func britannia(t *Table) {
	t.Put(Britain, blockwar.Fleet, 1, t.MustArea("glasgow"))
	own(t).Britannia = true
}

// cadres are the units of any type that a Faction sets up (5.1 to 5.3), by alphabet of the areas.
func cadres(t *Table, f Faction) (list []blockwar.Task) {
	for _, a := range t.LandAreas() {
		p := t.Place(a)
		if t.SideOf(p.Nation) != f {
			continue
		}
		for _, s := range p.Start {
			for range s.N {
				if s.Type == blockwar.NoType {
					list = append(list, blockwar.Task{Nation: p.Nation, Area: a, CV: s.CV})
				}
			}
		}
	}
	if own(t).Britannia && f == West {
		list = append(list, blockwar.Task{Nation: Britain, Area: t.MustArea("north_sea"), CV: 1})
	}
	return list
}
