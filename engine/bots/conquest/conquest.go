// Package conquest puts the computer players of Conquest & Consequence into the catalogue of bots.
package conquest

import (
	"interbellum/engine/bots"
	"interbellum/engine/conquest"
	"interbellum/engine/conquest/bot"
	"interbellum/engine/house"
)

func init() {
	bots.Register("conquest", bot.New(), house.Readers("conquest", conquest.ViewOf, conquest.File, views))
}

func views(files house.Files) (house.Reader, error) { return conquest.Views(files) }
