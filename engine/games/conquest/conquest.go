// Package conquest puts Conquest & Consequence into the catalogue of games.
package conquest

import (
	"interbellum/engine"
	"interbellum/engine/conquest"
	"interbellum/engine/games"
	"interbellum/engine/house"
)

func init() {
	house.Register(house.Conquest())
	games.Register("conquest", func() *engine.Game {
		return house.Games(conquest.Game(), conquest.File, conquest.EarlierEditions, edited)
	})
}

func edited(files house.Files) (*engine.Game, error) { return conquest.Edited(files) }
