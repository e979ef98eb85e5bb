// Package cataclysm puts the computer players of Cataclysm into the catalogue of bots.
package cataclysm

import (
	"interbellum/engine/bots"
	"interbellum/engine/cataclysm"
	"interbellum/engine/cataclysm/bot"
)

func init() {
	bots.Register("cataclysm", bot.Mind{}, cataclysm.ViewOf, cataclysm.File, cataclysm.Views)
}
