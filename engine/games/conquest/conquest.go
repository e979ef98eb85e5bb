// Package conquest puts Conquest & Consequence into the catalogue of games.
package conquest

import (
	"interbellum/engine/conquest"
	"interbellum/engine/games"
)

func init() { games.Register("conquest", conquest.Game) }
