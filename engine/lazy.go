package engine

import "sync"

// A Lazy value is made when it is first asked for: a program that never asks holds nothing that only its making names.
type Lazy[T any] struct {
	once  sync.Once
	value *T
}

// By is the value, made by this the first time.
func (l *Lazy[T]) By(make func() *T) *T {
	l.once.Do(func() { l.value = make() })
	return l.value
}
