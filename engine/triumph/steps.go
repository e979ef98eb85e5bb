package triumph

import "interbellum/engine"

// steps is the register of this game's procedures.
var steps engine.Steps[Table]

// register adds a procedure under its lasting name; every file registers its own.
func register(name string, s step) struct{} {
	steps.Register(name, s)
	return struct{}{}
}
