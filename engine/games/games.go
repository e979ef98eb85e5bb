// Package games is the catalogue: the one place that knows every game.
package games

import (
	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

type entry struct {
	title engine.Title
	game  func() *engine.Game
}

// A game reads its data when it is first asked for: the page shows titles sooner than that.
var catalogue = append([]entry{
	{cataclysm.Title(), cataclysm.Game},
}, besides...)

// Titles lists the games in the order in which they are offered.
func Titles() []engine.Title {
	list := make([]engine.Title, len(catalogue))
	for i, e := range catalogue {
		list[i] = e.title
	}
	return list
}

// Title is the title of a game.
func Title(id string) (engine.Title, bool) {
	for _, e := range catalogue {
		if e.title.ID == id {
			return e.title, true
		}
	}
	return engine.Title{}, false
}

// All lists the games themselves.
func All() []*engine.Game {
	list := make([]*engine.Game, len(catalogue))
	for i, e := range catalogue {
		list[i] = e.game()
	}
	return list
}

// ByID finds a game.
func ByID(id string) (*engine.Game, bool) {
	for _, e := range catalogue {
		if e.title.ID == id {
			return e.game(), true
		}
	}
	return nil, false
}
