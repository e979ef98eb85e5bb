// Package cataclysm puts the computer players of Cataclysm into the catalogue of bots.
package cataclysm

import (
	"interbellum/engine/bots"
	"interbellum/engine/cataclysm"
	"interbellum/engine/cataclysm/bot"
	"interbellum/engine/house"
)

func init() {
	bots.Register("cataclysm", bot.Mind{}, house.Readers("cataclysm", cataclysm.ViewOf, cataclysm.File, views))
}

func views(files house.Files) (house.Reader, error) { return cataclysm.Views(files) }
