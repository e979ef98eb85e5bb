// Package law watches matches for broken rules.
//
// A Law is one statement of a rulebook that is true of every move, whatever led to it: allies have the same enemies, only an
// enemy's area is conquered. Laws are read from the rulebook, not from the code that they watch: they see the table before
// an answer, the answer, what the players saw, and the table after it. They do not see what a procedure remembers.
//
//	w := laws.Code.Watch(match)
//	seen, _ := match.Apply(entry)
//	for _, v := range w.Applied(entry, asked, seen) { ... }
//
// The laws of a game are in its folder laws, in one Code. Each has a test that breaks it: a law that cannot fail says nothing.
package law

import (
	"fmt"
	"slices"

	"interbellum/engine"
)

// A Move is what one answer did, from one question to the next.
type Move[T any] struct {
	Before, After *T
	Entry         engine.Entry
	Asked         engine.Decision
	Events        []engine.Event // of this move
	Past          []engine.Event // of all moves before it, the oldest first
	Was, Under    []string       // the procedures under way before and after, the innermost last
	Next          []engine.Decision
}

// Saw lists the events of these kinds in the move.
func (m *Move[T]) Saw(kinds ...string) (list []engine.Event) {
	for _, e := range m.Events {
		if slices.Contains(kinds, e.Kind) {
			list = append(list, e)
		}
	}
	return list
}

// During reports whether a procedure of one of these names is under way after the move.
func (m *Move[T]) During(names ...string) bool {
	return slices.ContainsFunc(m.Under, func(u string) bool { return slices.Contains(names, u) })
}

// A Law is one statement of a rulebook. Broken answers with what the move shows and what the rule wants instead, or with
// nothing where the rule is kept.
type Law[T any] struct {
	Rule   engine.Rule
	Says   string
	Broken func(*Move[T]) (got, want string)
}

// A Code is the laws of one game.
type Code[T any] []Law[T]

// A Violation is a law that an answer has broken.
type Violation struct {
	Rule      engine.Rule
	Says      string
	Answer    int // its number
	Words     string
	Got, Want string
}

func (v Violation) String() string {
	return fmt.Sprintf("%s: %s: answer %d (%s): got %s, want %s", v.Rule, v.Says, v.Answer, v.Words, v.Got, v.Want)
}

// Judge lists the laws that a move breaks.
func (c Code[T]) Judge(m *Move[T]) (list []Violation) {
	for i := range c {
		if got, want := c[i].Broken(m); got != "" {
			list = append(list, Violation{c[i].Rule, c[i].Says, m.Entry.Seq, m.Entry.Choice.Words(), got, want})
		}
	}
	return list
}

// A Book watches matches of one game.
type Book interface{ Watch(engine.Match) Watcher }

// A Watcher looks at one match of any game.
type Watcher interface {
	// Applied judges an answer that the match has just taken. It must be called with every answer.
	Applied(engine.Entry, engine.Decision, []engine.Event) []Violation
	// GoOn looks at the same match as it goes on under another edition, and still knows what came before.
	GoOn(engine.Match)
}

// Watch begins to look at a match as it stands.
func (c Code[T]) Watch(m engine.Match) Watcher {
	w := &watcher[T]{code: c}
	w.GoOn(m)
	return w
}

type watcher[T any] struct {
	code  Code[T]
	match *engine.Position[T]
	table *T // as it stood after the last answer
	under []string
	past  []engine.Event
}

// keep copies the table: the match changes its own.
func (w *watcher[T]) keep() {
	w.table, w.under = w.match.TableCopy(), w.match.Stack()
}

func (w *watcher[T]) GoOn(m engine.Match) {
	w.match = m.(*engine.Position[T])
	w.keep()
}

func (w *watcher[T]) Applied(e engine.Entry, asked engine.Decision, seen []engine.Event) []Violation {
	if asked.Kind == engine.OrderVerb {
		return nil // an order moves nothing
	}
	m := &Move[T]{Before: w.table, Entry: e, Asked: asked, Events: seen, Past: w.past, Was: w.under, Next: w.match.Open()}
	w.keep()
	m.After, m.Under = w.table, w.under
	w.past = append(w.past, seen...)
	return w.code.Judge(m)
}
