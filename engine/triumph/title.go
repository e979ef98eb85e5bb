package triumph

import "interbellum/engine"

// Title is what a list of games shows.
func Title() engine.Title {
	g := Game()
	return engine.Title{ID: g.ID, Name: g.Name, Hidden: g.Hidden, Scenarios: g.Scenarios}
}
