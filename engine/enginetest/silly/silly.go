// Package silly counts decisions in whole matches that no club player would take: the same unit deployed again and again, a capital
// left empty beside an enemy army, an offer made twice in a turn. It judges by what lies on the table and what happened, not by the
// code of the players, so that it says the same of every player.
//
//	w := silly.Watch(game)
//	w.Saw(&silly.Move{...}) // every answer of a match
//	found := w.Found()
//
// A counter does not know why a move was made: some of what it counts is sound play. What matters is how often.
package silly

import (
	"fmt"
	"slices"

	"interbellum/engine"
)

// A Move is one answer of a match, and what it did. The views are those of someone who holds all seats.
type Move struct {
	Seq           int
	Asked         engine.Decision
	Choice        engine.Choice
	Before, After engine.View
	Events        []engine.Event
}

// A Finding is something that a match shows: a silly decision, or a fact such as who went to war with whom.
type Finding struct {
	Kind   string
	On     string // what it is about
	Answer int    // its number
}

// Where tells the match and the answer of a finding.
func (f Finding) Where(match int) string { return fmt.Sprintf("%d:%d %s", match, f.Answer, f.On) }

// Silly decisions.
const (
	Deployment  = "deployments"
	Often       = "deployments of one unit beyond the second in an action"
	Back        = "moves there and back"
	PingPong    = "changes of hands beyond the second in a turn"
	Capital     = "capitals left open"
	Home        = "home areas left open"
	Hopeless    = "attacks with under one chance in ten"
	Offer       = "offers repeated after a refusal"
	Wasted      = "cards and flags wasted"
	MissedWin   = "wins missed"
	Battle      = "battles"
	Undecided   = "battles undecided"
	FoughtOften = "areas fought over three times or more" // a siege counts once
)

// What is counted beside them.
const (
	Operation = "operation"
	Landing   = "landing"
	War       = "war"
	FirstWar  = "first war"
	Surrender = "surrender"
	Early     = "surrender in the first turn"
)

// Fact reports whether the finding is no decision, but tells how the match went.
func (f Finding) Fact() bool {
	return slices.Contains([]string{Operation, Landing, War, FirstWar, Surrender, Early}, f.Kind)
}

// Kinds lists what is counted in a game.
func Kinds(game string) []string {
	switch game {
	case "cataclysm":
		return []string{Deployment, Often, Back, PingPong, Capital, Home, Hopeless, Offer, Wasted}
	case "triumph", "conquest":
		return []string{Back, Capital, Home, Hopeless, Wasted, Battle, Undecided, FoughtOften}
	}
	return nil
}

// A counter looks at each move of one match.
type counter interface{ saw(*Watcher, *Move) }

// A Watcher counts in one match.
type Watcher struct {
	by    counter
	found []Finding
	now   int // number of the answer that is looked at
	first bool
}

// Watch begins to look at a match of a game; what the counters do not know they count nothing in.
func Watch(g *engine.Game) *Watcher {
	w := &Watcher{}
	switch g.ID {
	case "cataclysm":
		w.by = &powers{}
	case "triumph", "conquest":
		w.by = &blocks{}
	}
	return w
}

// Saw looks at an answer. It must be called with every one, those of chance too.
func (w *Watcher) Saw(m *Move) {
	if w.by != nil {
		w.now = m.Seq
		w.by.saw(w, m)
	}
}

// Miss takes down that a win was missed.
func (w *Watcher) Miss(m *Move) { w.now = m.Seq; w.note(MissedWin, m.Choice.Words()) }

// Found lists what was found, the earliest first.
func (w *Watcher) Found() []Finding { return w.found }

// note takes down a finding.
func (w *Watcher) note(kind, on string) { w.found = append(w.found, Finding{kind, on, w.now}) }

// war takes down that one declared war on another, and whether that was the first of the match.
func (w *Watcher) war(a, b, when string) {
	if a > b {
		a, b = b, a
	}
	if !w.first {
		w.first = true
		w.note(FirstWar, a+" and "+b)
	}
	w.note(War, a+" and "+b+" in "+when)
}

// Missed reports whether another answer to the question would have won the match at once, where the one given does not.
func Missed(m engine.Match, asked engine.Decision, given engine.Choice) bool {
	wins := func(c engine.Choice) bool {
		twin := m.Clone()
		if _, err := twin.Apply(asked.Answer(twin.Seq(), c, "bot")); err != nil {
			return false
		}
		r, over := twin.Result()
		return over && r.Winners.Has(asked.Seat)
	}
	for _, c := range asked.Legal {
		if c != given && wins(c) {
			return !wins(given)
		}
	}
	return false
}

// A count is how often something has happened to what it is about.
type count[K comparable] struct {
	of K
	n  int
}

// again counts once more, and returns how often it was by now.
func again[K comparable](list *[]count[K], of K) int {
	for i := range *list {
		if x := &(*list)[i]; x.of == of {
			x.n++
			return x.n
		}
	}
	*list = append(*list, count[K]{of, 1})
	return 1
}

// pair is two that something is about, in order.
type pair struct{ a, b string }
