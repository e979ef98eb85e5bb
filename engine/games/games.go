// Package games is the catalogue: the one place that knows every game.
package games

import (
	"sync"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/enginetest/toy"
)

// A game reads its data when it is first asked for: the page shows titles sooner than that.
var catalogue = []struct {
	title engine.Title
	game  func() *engine.Game
}{
	{cataclysm.Title(), cataclysm.Game},
	{toy.Title(), sync.OnceValue(toy.Game)},
}

// Titles lists the games in the order in which they are offered.
func Titles() []engine.Title {
	list := make([]engine.Title, len(catalogue))
	for i, entry := range catalogue {
		list[i] = entry.title
	}
	return list
}

// Title is the title of a game.
func Title(id string) (engine.Title, bool) {
	for _, entry := range catalogue {
		if entry.title.ID == id {
			return entry.title, true
		}
	}
	return engine.Title{}, false
}

// All lists the games themselves.
func All() []*engine.Game {
	list := make([]*engine.Game, len(catalogue))
	for i, entry := range catalogue {
		list[i] = entry.game()
	}
	return list
}

// ByID finds a game.
func ByID(id string) (*engine.Game, bool) {
	for _, entry := range catalogue {
		if entry.title.ID == id {
			return entry.game(), true
		}
	}
	return nil, false
}
