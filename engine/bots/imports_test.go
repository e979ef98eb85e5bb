package bots

import (
	"interbellum/engine/cataclysm"
	cataclysmbot "interbellum/engine/cataclysm/bot"
	"interbellum/engine/conquest"
	conquestbot "interbellum/engine/conquest/bot"
	"interbellum/engine/triumph"
	triumphbot "interbellum/engine/triumph/bot"

	_ "interbellum/engine/games/all"
)

// What the packages under this folder do for a program, its own tests do by themselves: those packages import this one.
func init() {
	Register("cataclysm", cataclysmbot.Mind{}, cataclysm.ViewOf, cataclysm.File, cataclysm.Views)
	Register("triumph", triumphbot.New(), triumph.ViewOf, triumph.File, triumph.Views)
	Register("conquest", conquestbot.New(), conquest.ViewOf, conquest.File, conquest.Views)
}
