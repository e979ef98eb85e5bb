// Package cataclysm puts Cataclysm into the catalogue of games.
package cataclysm

import (
	"interbellum/engine/cataclysm"
	"interbellum/engine/games"
)

func init() { games.Register("cataclysm", cataclysm.Game) }
