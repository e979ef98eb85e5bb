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
	mind  bot.Evaluator
	views func(house []byte) (Reader, error)
}

// A Reader reads a view that comes from elsewhere: unpack fills one.
type Reader = func(unpack func(to any) error) (engine.View, error)

// Register puts the computer players of a game into the catalogue of this program. views gives the reader of views of matches under a
// house edition, or as they are shipped without one.
func Register(game string, mind bot.Evaluator, views func(house []byte) (Reader, error)) {
	if _, twice := known[game]; twice {
		panic("bots: those of " + game + " are registered twice")
	}
	known[game] = entry{mind, views}
}

// Of is the mind that plays a game.
func Of(game string) (bot.Evaluator, bool) {
	e, found := known[game]
	return e.mind, found
}
