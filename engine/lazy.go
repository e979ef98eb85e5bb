package engine

import "sync"

// A Lazy value is built on first use, so the linker can drop what only values that are never used name.
type Lazy[T any] struct {
	once  sync.Once
	value *T
}

// By is the value, made by this the first time.
func (l *Lazy[T]) By(make func() *T) *T {
	l.once.Do(func() { l.value = make() })
	return l.value
}
