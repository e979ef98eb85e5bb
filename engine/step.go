package engine

import (
	"fmt"
	"reflect"
)

// A Step is one procedure of the rules on the stack. Its exported fields are its whole
// memory, so a position saved at any question resumes.
type Step[T any] interface {
	// Waiting reports cheaply whether anyone is asked.
	Waiting(*T) bool
	// Open lists what is asked; it changes nothing and is called once per position.
	// Legal lists need not be sorted.
	Open(*T) []Decision
	// Take carries out one legal answer. Sealed answers arrive in seat order.
	Take(*T, Entry) []Event
	// Next moves on where there is no question. ended is the child that has just finished; its
	// fields are its result. It is nil when the finished step came from the queue or a right.
	// call is pushed on the stack; with done the step itself ends, and a call takes its place.
	Next(t *T, ended Step[T]) (call Step[T], done bool, seen []Event)
}

// Unwind is an act of the kernel: returned as a call, it ends every step above the
// nearest one registered as To, whose Next then receives the Unwind as its ended child.
type Unwind[T any] struct{ To string }

// End is an act of the kernel: returned as a call, it ends the match.
type End[T any] struct{}

func (*Unwind[T]) Waiting(*T) bool                           { return false }
func (*Unwind[T]) Open(*T) []Decision                        { return nil }
func (*Unwind[T]) Take(*T, Entry) []Event                    { return nil }
func (*Unwind[T]) Next(*T, Step[T]) (Step[T], bool, []Event) { return nil, true, nil }
func (*End[T]) Waiting(*T) bool                              { return false }
func (*End[T]) Open(*T) []Decision                           { return nil }
func (*End[T]) Take(*T, Entry) []Event                       { return nil }
func (*End[T]) Next(*T, Step[T]) (Step[T], bool, []Event)    { return nil, true, nil }

// Steps is a game's register of procedures: a lasting name for each, so that renaming a
// Go type breaks no saved match.
type Steps[T any] struct {
	types  map[string]reflect.Type
	names  map[reflect.Type]string
	listed []string
}

// Register adds the type of a step, a pointer to a struct, under its lasting name. It
// panics on a name given twice.
func (steps *Steps[T]) Register(name string, s Step[T]) {
	if steps.types == nil {
		steps.types, steps.names = map[string]reflect.Type{}, map[reflect.Type]string{}
	}
	if steps.types[name] != nil {
		panic("engine: step registered twice: " + name)
	}
	of := reflect.TypeOf(s)
	steps.types[name], steps.names[of] = of.Elem(), name
	steps.listed = append(steps.listed, name)
}

// fresh makes a new step of a registered name, or nil.
func (steps *Steps[T]) fresh(name string) Step[T] {
	of, found := steps.types[name]
	if !found {
		return nil
	}
	return reflect.New(of).Interface().(Step[T])
}

// Name is the lasting name of a step. It panics on a step that was never registered.
func (steps *Steps[T]) Name(s Step[T]) string {
	name, found := steps.names[reflect.TypeOf(s)]
	if !found {
		panic(fmt.Sprintf("engine: step %T is not registered", s))
	}
	return name
}

// Names lists the registered names in the order of registration.
func (steps *Steps[T]) Names() []string { return steps.listed }
