// Package conquest puts the computer players of Conquest & Consequence into the catalogue of bots.
package conquest

import (
	"interbellum/engine/bots"
	"interbellum/engine/conquest"
	"interbellum/engine/conquest/bot"
)

func init() {
	bots.Register("conquest", bot.New(), conquest.ViewOf, conquest.File, conquest.Views)
}
