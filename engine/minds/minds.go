// Package minds is the catalogue of the computer players, and the desk at which they are asked from outside.
package minds

import (
	"interbellum/engine"
	"interbellum/engine/bot"
)

// known are the games whose computer players this program holds.
var known = map[string]entry{}

type entry struct {
	mind bot.Mind
	view func(unpack func(to any) error) (engine.View, error) // reads one
}

// Of is the mind that plays a game.
func Of(game string) (bot.Mind, bool) {
	e, found := known[game]
	return e.mind, found
}
