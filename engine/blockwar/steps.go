package blockwar

import "interbellum/engine"

// steps is the register of the procedures that both games have.
var steps []namedStep

type namedStep struct {
	name string
	step step
}

// register adds a procedure under its lasting name; every file registers its own.
func register(name string, s step) struct{} {
	steps = append(steps, namedStep{name, s})
	return struct{}{}
}

// Steps is a new register with the shared procedures in it, to which a game adds its own.
func Steps() *engine.Steps[Table] {
	r := &engine.Steps[Table]{}
	for _, s := range steps {
		r.Register(s.name, s.step)
	}
	return r
}
