package blockwar

import (
	"slices"

	"interbellum/engine"
)

// Imagine makes a match out of what a player sees and is asked, to think ahead in. What the player cannot see is as it might be
// by the seed: what blocks of others are, who holds which cards and chits, how often others have passed. The second value is
// false for questions that cannot be worked out from a view, and wherever the match would not ask the very same one.
func Imagine(v *View, d engine.Decision, seed uint64) (engine.Match, bool) {
	i := &imagined{View: v, t: v.cleared().Clone(), me: FactionAt(d.Seat), asked: d, Guess: Guess{state: seed}}
	under := i.procedures()
	if under == nil || !i.blocks() || !i.cards() {
		return nil, false
	}
	stack := under()
	if stack == nil || !stack[len(stack)-1].Waiting(i.t) {
		return nil, false
	}
	m := engine.Resume(v.Play, i.t, stack...)
	open := m.Open()
	return m, len(open) == 1 && same(&open[0], &d)
}

// same reports whether two questions are one.
func same(x, y *engine.Decision) bool {
	return x.Seat == y.Seat && x.Kind == y.Kind && x.About == y.About && x.Left == y.Left && slices.Equal(x.Legal, y.Legal)
}

// imagined is a table on its way from a view.
type imagined struct {
	*View
	Guess
	t     *Table
	me    Faction
	asked engine.Decision
}

// Guess is how what nobody has shown is made up.
type Guess struct {
	Spare [DeckCount]Cards // cards of which nothing is known
	state uint64
}

// N is a number from 0 up to but not including n.
func (g *Guess) N(n int) int {
	g.state += 0x9e3779b97f4a7c15
	z := g.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return int((z ^ z>>31) % uint64(n))
}

// Weighed is one of some ordinals, each as likely as its weight; -1 if all weigh nothing.
func (g *Guess) Weighed(weights []int) int {
	sum := 0
	for _, w := range weights {
		sum += w
	}
	if sum == 0 {
		return -1
	}
	at := g.N(sum)
	return slices.IndexFunc(weights, func(w int) bool { at -= w; return at < 0 })
}

// Take draws one of the cards that nothing is known of; 0 where a deck has none.
func (g *Guess) Take(k DeckKind) int {
	list := g.Spare[k].List()
	if len(list) == 0 {
		return 0
	}
	n := list[g.N(len(list))]
	g.Spare[k].Remove(n)
	return n
}
