package triumph

import (
	"slices"

	"interbellum/engine/blockwar"
	"interbellum/engine/words"
)

// 5.0 Setup.

// The scenarios that come with the game. Others have the rules of one of these.
const (
	scenario1936 = "1936"
	scenario1939 = "1939"
)

const likeShort = 1 // the place of 1939 in the list: with the set-up of the short game (17.0)

var scenarioTables = blockwar.ScenarioTables{
	Columns: "id,number,name,like,players,first_year,last_year,points,capitals,units,source",
	Known:   []string{scenario1936, scenario1939},
	Players: []string{"3;2", "3", "2"},
	Shared:  []string{printedUnits},
}

// printedUnits are those that the areas say (areas.csv).
const printedUnits = "printed"

// starting lists the units with which a scenario begins.
func starting(b *blockwar.Book, scenario string) []blockwar.ScenarioUnits {
	return b.ScenarioOf(scenario).Units
}

// printedStart gives each scenario that begins with them the units that the areas say, by alphabet of these.
func printedStart(b *blockwar.Book) {
	for i := range b.Scenarios {
		s := &b.Scenarios[i]
		if !s.Shares {
			continue
		}
		for _, a := range b.LandAreas() {
			p := b.Place(a)
			for _, x := range p.Start {
				s.Units = append(s.Units, blockwar.ScenarioUnits{Nation: p.Nation, Area: a, Type: x.Type, CV: x.CV, N: x.N})
			}
		}
	}
}

// setUp lays out a scenario: units whose type is printed stand on the map, the rest is asked.
func (e *edition) setUp(id string) (*Table, error) {
	if !slices.Contains(e.book.ScenarioIDs(), id) {
		return nil, words.Refuse("", "triumph/refused.scenario", id)
	}
	t := e.book.Bare(id)
	for _, s := range starting(e.book, id) {
		if s.Type == blockwar.NoType {
			continue
		}
		if err := t.Lay(s.N, s.Nation, s.Type, s.CV, s.Area); err != nil {
			return nil, err
		}
	}
	t.Stand()
	return t, nil
}

// 19.2 Britannia Rules the Waves: the West begins with a Fleet in Glasgow and a Cadre, whose type it
// chooses, in the North Sea.
func britannia(t *Table) {
	t.Put(Britain, blockwar.Fleet, 1, t.MustArea("glasgow"))
	own(t).Britannia = true
}

// cadres are the units of any type that a Faction sets up (5.1 to 5.3), by alphabet of the areas where these say them.
func cadres(t *Table, f Faction) (list []blockwar.Task) {
	for _, s := range starting(t.Book, t.Scenario) {
		if s.Type != blockwar.NoType || t.SideOf(s.Nation) != f {
			continue
		}
		for range s.N {
			list = append(list, blockwar.Task{Nation: s.Nation, Area: s.Area, CV: s.CV})
		}
	}
	if own(t).Britannia && f == West {
		list = append(list, blockwar.Task{Nation: Britain, Area: t.MustArea("north_sea"), CV: 1})
	}
	return list
}
