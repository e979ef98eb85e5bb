package cataclysm

import "interbellum/engine"

// operationChoices lists the operations that p could declare with so many actions: a
// verb for the type and the target area (9.1). Each can be carried to its end.
func (t *Table) operationChoices(p Power, actions int, against Powers) []engine.Choice { return nil }

// operation is one operation from its declaration to regroup (9.2).
type operation struct {
	silent
	Power   Power
	Verb    string // "land", "invade", "naval", "capture", "air", "bomb"
	Target  Area
	Actions int8 // how many actions may be spent on it
	Against Powers
	Spent   int8 // result
}

func (*operation) Next(*Table, step) (step, bool, events) { return nil, true, nil }

func init() { register[operation]("operation") }
