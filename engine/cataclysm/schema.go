package cataclysm

import "interbellum/engine"

func toSchema(t *Table) any { return nil }

func fromSchema(text []byte) (engine.Match, []engine.Event, []error) { return nil, nil, nil }

func example() []byte { return nil }
