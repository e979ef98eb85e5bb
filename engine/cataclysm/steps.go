package cataclysm

import "interbellum/engine"

// steps is the register of this game's procedures.
var steps engine.Steps[Table]

// register adds a procedure under its lasting name; every file registers its own.
func register[S any, P interface {
	*S
	step
}](name string) {
	engine.Register[Table, S, P](&steps, name)
}
