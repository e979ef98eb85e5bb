package conquest

import (
	"slices"

	"interbellum/engine/blockwar"
	"interbellum/engine/words"
)

// 5.0 Setup.

// loyalties lays the KMT and CPC markers of those in the game; what others have begun with is put away.
func loyalties(t *Table) {
	for _, f := range blockwar.AllFactions {
		if absent(t, f) {
			t.Faction(f).Ind = 0
			continue
		}
		own(t).Loyalty[f].N = uint8(FosterOf(t.Book, f).China.Loyalty)
	}
}

// enmities: the Proxy Powers are Enemies from the start (16.1).
func enmities(t *Table) {
	if risingSun(t) {
		return
	}
	t.Side(Nationalists).Wars, t.Side(Reds).Wars = blockwar.SetOf(Reds), blockwar.SetOf(Nationalists)
}

// setUp lays out a scenario: units whose type is printed stand on the map, the rest is asked.
func (e *edition) setUp(scenario string) (*Table, error) {
	if !slices.Contains(e.book.ScenarioIDs(), scenario) {
		return nil, words.Refuse("", "conquest/refused.scenario", scenario)
	}
	t := e.book.Bare(scenario)
	loyalties(t)
	enmities(t)
	for _, s := range Starting(e.book, scenario) {
		own(t).China.Partisans[s.Area] += uint8(s.Partisans)
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

// cadres are the units of any type that a player sets up, for all Sides that the player leads (5.1 to 5.3).
func cadres(t *Table, f Faction) (list []blockwar.Task) {
	for _, s := range Starting(t.Book, t.Scenario) {
		if s.Type != blockwar.NoType || t.PlayerOf(t.SideOf(s.Nation)) != f {
			continue
		}
		for range s.N {
			list = append(list, blockwar.Task{Nation: s.Nation, Area: s.Area, CV: s.CV})
		}
	}
	return list
}
