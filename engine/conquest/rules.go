package conquest

import "interbellum/engine/blockwar"

// steps is the register of this game's procedures: those of both games, and its own.
var steps = blockwar.Steps()

// register adds a procedure under its lasting name; every file registers its own.
func register(name string, s step) struct{} {
	steps.Register(name, s)
	return struct{}{}
}

// rules is this game as the kernel plays it.
var rules = blockwar.Play(Book, &numbers, steps, schema)
