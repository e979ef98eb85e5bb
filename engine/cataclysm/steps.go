package cataclysm

import "interbellum/engine"

// steps is the registry of this game's procedures.
var steps engine.Steps[Table]

// register adds a procedure under its permanent name. Every file registers its own.
func register(name string, s step) struct{} {
	steps.Register(name, s)
	return struct{}{}
}
