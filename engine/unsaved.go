//go:build opponent

package engine

import "interbellum/engine/words"

// The computer players' own program keeps nothing: it is without what writes positions down and names editions.

var errUnsaved = words.Refuse("", "engine/fault.program-keeps-nothing")

func (p *Position[T]) Save() []byte          { panic(errUnsaved) }
func (p *Position[T]) Fingerprint() [16]byte { panic(errUnsaved) }

func Loader[T any](*Rules[T]) func([]byte) (Match, error) {
	return func([]byte) (Match, error) { return nil, errUnsaved }
}

func Load[T any](*Rules[T], []byte) (*Position[T], error) { return nil, errUnsaved }

func EditionOf(...string) string { return "" }
