package bots

import (
	"interbellum/engine/cataclysm"
	cataclysmbot "interbellum/engine/cataclysm/bot"
	"interbellum/engine/conquest"
	conquestbot "interbellum/engine/conquest/bot"
	"interbellum/engine/house"
	"interbellum/engine/triumph"
	triumphbot "interbellum/engine/triumph/bot"

	_ "interbellum/engine/games/all"
)

// What the packages under this folder do for a program, its own tests do by themselves: those packages import this one.
func init() {
	Register("cataclysm", cataclysmbot.Mind{}, house.Readers("cataclysm", cataclysm.ViewOf, cataclysm.File, func(files house.Files) (house.Reader, error) { return cataclysm.Views(files) }))
	Register("triumph", triumphbot.New(), house.Readers("triumph", triumph.ViewOf, triumph.File, func(files house.Files) (house.Reader, error) { return triumph.Views(files) }))
	Register("conquest", conquestbot.New(), house.Readers("conquest", conquest.ViewOf, conquest.File, func(files house.Files) (house.Reader, error) { return conquest.Views(files) }))
}
