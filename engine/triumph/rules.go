package triumph

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

// edition is the game with the tables of a Book, as it is played.
type edition struct {
	book  *blockwar.Book
	rules *engine.Rules[Table] // with what a match needs that is kept; the Book has those of matches that are only imagined
}

func editionOf(b *blockwar.Book) *edition {
	return &edition{b, blockwar.Kept(*b.Play, &numbers, toSchema, sound)}
}
