// Package triumph puts the computer players of Triumph & Tragedy into the catalogue of bots.
package triumph

import (
	"interbellum/engine/bots"
	"interbellum/engine/triumph"
	"interbellum/engine/triumph/bot"
)

func init() {
	bots.Register("triumph", bot.New(), triumph.ViewOf, triumph.File, triumph.Views)
}
