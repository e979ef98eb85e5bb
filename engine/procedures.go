package engine

import (
	"fmt"
	"slices"
)

// maxRun bounds the bookkeeping between two questions, maxDepth the procedures within
// one another: a wrong step becomes a failing test instead of a frozen page.
const (
	maxRun   = 100_000
	maxDepth = 200
)

// A frame is one procedure under way. An ended one stays until the queue is empty; then its parent moves on.
// One that the queue or a right has put there is removed at once: the procedure beneath it did not call it.
type frame[T any] struct {
	step  Step[T]
	ended bool
	from  origin
}

// An origin tells who put a procedure on the stack.
type origin uint8

const (
	fromParent origin = iota // the procedure beneath called it
	fromRight
	fromQueue
)

// run moves on until someone is asked or the match is over.
func (p *Position[T]) run() (seen []Event) {
	for range maxRun {
		if len(p.stack) == 0 || len(p.held) > 0 {
			return seen
		}
		if p.rules.Due != nil && !p.draining() {
			if due, events := p.rules.Due(p.table, p.steps()); due != nil || events != nil {
				seen = append(seen, events...)
				if due != nil {
					seen = append(seen, p.invite(due, fromQueue)...)
				}
				continue
			}
		}
		p.keepSafe()
		top := &p.stack[len(p.stack)-1]
		if !top.ended && top.step.Waiting(p.table) {
			return seen
		}
		seen = append(seen, p.next()...)
	}
	panic(fmt.Sprintf("engine: no question and no end after %d moves: %v", maxRun, p.Stack()))
}

// draining reports whether something out of the queue is under way: what else is in the
// queue waits for its end, so that first in is first out. It may say otherwise.
func (p *Position[T]) draining() bool {
	for _, f := range slices.Backward(p.stack) {
		if f.from == fromQueue {
			nests, is := f.step.(interface{ Nests(*T) bool })
			return !is || !nests.Nests(p.table)
		}
	}
	return false
}

// next lets the innermost procedure, or the parent of one that has ended, move on.
func (p *Position[T]) next() []Event {
	var child Step[T]
	if last := len(p.stack) - 1; p.stack[last].ended {
		child = p.stack[last].step
		p.stack = p.stack[:last]
		if last == 0 {
			return nil
		}
	}
	call, done, seen := p.stack[len(p.stack)-1].step.Next(p.table, child)
	return append(seen, p.carry(call, done)...)
}

// invite puts what the queue or a right calls for on top of whatever runs.
func (p *Position[T]) invite(call Step[T], from origin) []Event {
	depth := len(p.stack)
	seen := p.carry(call, false)
	if len(p.stack) == depth+1 && p.stack[depth].step == call {
		p.stack[depth].from = from
	}
	return seen
}

// carry does what the innermost procedure asked for when it moved on.
func (p *Position[T]) carry(call Step[T], done bool) (seen []Event) {
	for {
		unwind, is := call.(*Unwind[T])
		if !is {
			break
		}
		p.unwind(unwind.To)
		var more []Event
		call, done, more = p.stack[len(p.stack)-1].step.Next(p.table, unwind)
		seen = append(seen, more...)
	}
	if _, is := call.(*End[T]); is {
		p.stack, p.held = nil, nil
		return seen
	}
	if call != nil && p.watch != nil {
		p.watch(p.rules.Steps.Name(call))
	}
	last := len(p.stack) - 1
	switch {
	case call == nil && done && p.stack[last].from != fromParent:
		p.stack = p.stack[:last]
	case call == nil:
		p.stack[last].ended = done
	case done:
		p.stack[last] = frame[T]{step: call, from: p.stack[last].from}
	case last+1 >= maxDepth:
		panic(fmt.Sprintf("engine: %d procedures within one another: %v", maxDepth, p.Stack()))
	default:
		p.stack = append(p.stack, frame[T]{step: call})
	}
	return seen
}

// unwind ends every step above the nearest one of that name. Sealed answers lapse with
// the question they were given to.
func (p *Position[T]) unwind(to string) {
	p.held = nil
	for i := len(p.stack) - 1; i >= 0; i-- {
		if p.rules.Steps.Name(p.stack[i].step) == to {
			p.stack = p.stack[:i+1]
			p.stack[i].ended = false
			return
		}
	}
	panic("engine: nothing to unwind to: " + to)
}
