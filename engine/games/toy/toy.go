// Package toy puts Harbours into the catalogue of games.
package toy

import (
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/games"
)

func init() { games.Register("toy", toy.Game) }
