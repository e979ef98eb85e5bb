// Package cataclysm puts Cataclysm into the catalogue of games.
package cataclysm

import (
	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/games"
	"interbellum/engine/house"
)

func init() {
	house.Register(house.Cataclysm())
	games.Register("cataclysm", func() *engine.Game {
		return house.Games(cataclysm.Game(), cataclysm.File, cataclysm.EarlierEditions, edited)
	})
}

func edited(files house.Files) (*engine.Game, error) { return cataclysm.Edited(files) }
