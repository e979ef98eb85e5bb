package conquest

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// steps is the register of this game's procedures: those of both games, and its own.
var steps = blockwar.Steps()

// register adds a procedure under its lasting name; every file registers its own.
func register(name string, s step) struct{} {
	steps.Register(name, s)
	return struct{}{}
}

// imagined is this game as the kernel plays it in the matches that bots think ahead in.
var imagined = blockwar.Play(Book, steps)

var theRules engine.Lazy[engine.Rules[Table]]

// rules is this game as the kernel plays it: with what a match needs that is kept.
func rules() *engine.Rules[Table] {
	return theRules.By(func() *engine.Rules[Table] { return blockwar.Kept(*imagined, &numbers, toSchema) })
}
