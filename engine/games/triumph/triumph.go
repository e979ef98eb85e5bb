// Package triumph puts Triumph & Tragedy into the catalogue of games.
package triumph

import (
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/house"
	"interbellum/engine/triumph"
)

func init() {
	house.Register(house.Triumph())
	games.Register("triumph", func() *engine.Game { return house.Games(triumph.Game(), triumph.File, triumph.EarlierEditions, edited) })
}

func edited(files house.Files) (*engine.Game, error) { return triumph.Edited(files) }
