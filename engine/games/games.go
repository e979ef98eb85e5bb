// Package games is the catalogue: the one place that knows every game.
package games

import (
	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

var all = append([]*engine.Game{cataclysm.Game()}, besides...)

// All lists the games in the order in which they are offered.
func All() []*engine.Game { return all }

// ByID finds a game.
func ByID(id string) (*engine.Game, bool) {
	for _, g := range all {
		if g.ID == id {
			return g, true
		}
	}
	return nil, false
}
