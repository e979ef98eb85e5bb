// Package triumph puts Triumph & Tragedy into the catalogue of games.
package triumph

import (
	"interbellum/engine/games"
	"interbellum/engine/triumph"
)

func init() { games.Register("triumph", triumph.Game) }
