// Package bots is the catalogue of the computer players, and the desk at which they are asked from outside. A program holds those whose
// packages under this folder it imports.
package bots

import (
	"interbellum/engine"
	"interbellum/engine/bot"
)

// known are the games whose computer players this program holds.
var known = map[string]entry{}

type entry struct {
	mind bot.Evaluator
	view func(unpack func(to any) error) (engine.View, error) // reads one
}

// Register puts the computer players of a game into the catalogue of this program. A view that comes from elsewhere is read by view.
func Register(game string, mind bot.Evaluator, view func(unpack func(to any) error) (engine.View, error)) {
	if _, twice := known[game]; twice {
		panic("bots: those of " + game + " are registered twice")
	}
	known[game] = entry{mind, view}
}

// Of is the mind that plays a game.
func Of(game string) (bot.Evaluator, bool) {
	e, found := known[game]
	return e.mind, found
}
