package triumph

import (
	"slices"

	"interbellum/engine/blockwar"
	"interbellum/engine/words"
)

// 5.0 Setup.

// A scenario is a way to begin. A new one is a line of the list below, one of engine/games/titles.go, and a sentence for the page.
type scenario struct {
	id, number, name string
	year             uint16 // the first
	short            bool   // with the set-up of the short game (17.0)
}

const (
	scenario1936 = "1936"
	scenario1939 = "1939"
)

var scenarios = []scenario{
	{id: scenario1936, number: "5.0", name: "1936", year: blockwar.FirstYear},
	{id: scenario1939, number: "17.0", name: "1939", year: 1939, short: true},
}

func scenarioIDs() (ids []string) {
	for _, s := range scenarios {
		ids = append(ids, s.id)
	}
	return ids
}

func scenarioByID(id string) (scenario, bool) {
	i := slices.IndexFunc(scenarios, func(s scenario) bool { return s.id == id })
	if i < 0 {
		return scenario{}, false
	}
	return scenarios[i], true
}

// setUp lays out a scenario: units whose type is printed stand on the map, the rest is asked.
func (e *edition) setUp(id string) (*Table, error) {
	s, found := scenarioByID(id)
	if !found {
		return nil, words.Refuse("", "triumph/refused.scenario", id)
	}
	t := e.book.Bare(id)
	t.Year = s.year - 1
	for _, a := range t.LandAreas() {
		for _, s := range t.Place(a).Start {
			if s.Type == blockwar.NoType {
				continue
			}
			if err := t.Lay(s.N, t.Place(a).Nation, s.Type, s.CV, a); err != nil {
				return nil, err
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
