// Package triumph puts the computer players of Triumph & Tragedy into the catalogue of bots.
package triumph

import (
	"interbellum/engine/bots"
	"interbellum/engine/house"
	"interbellum/engine/triumph"
	"interbellum/engine/triumph/bot"
)

func init() {
	bots.Register("triumph", bot.New(), house.Readers("triumph", triumph.ViewOf, triumph.File, views))
}

func views(files house.Files) (house.Reader, error) { return triumph.Views(files) }
