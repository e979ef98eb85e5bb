package bot

import (
	"cmp"
	"slices"

	"interbellum/engine"
)

// A Seer is a mind that can think ahead: out of what a player sees it makes a match of its
// own, in which whatever that player cannot see is as it might be.
type Seer interface {
	Mind
	// Imagine makes a match that asks this question; the second value is false where it cannot.
	Imagine(v engine.View, d engine.Decision) (engine.Match, bool)
	// Quiet tells questions between two procedures, where it is fair to value a position.
	Quiet(d engine.Decision) bool
	// Value tells how a seat stands, in hundredths of a victory point.
	Value(v engine.View, s engine.Seat) int
}

// How far ahead is thought: as much as takes 5 ms on the average.
const (
	rivals  = 3   // so many of the best answers are compared
	within  = 25  // and none that seems worse than the best by more than this
	samples = 8   // each by so many throws of the dice
	depth   = 8   // each over at least so many answers of all players and of chance
	triumph = 400 // what it counts to have won in the end, beside the points
)

// ahead weighs the best answers anew, by what they lead to if everybody then answers as this
// mind thinks best, each by the same dice. It reports whether there was anything to compare.
func (p *Thinker) ahead(s Seer, v engine.View, d engine.Decision, worth []int, l *luck) ([]int, bool) {
	list := likely(worth)
	if len(list) < 2 {
		return worth, false
	}
	m, found := s.Imagine(v, d)
	if !found {
		return worth, false
	}
	sum, looked := make([]int, len(list)), 0
	for looked < samples && !p.stopped() {
		seed := uint64(l.n(1 << 31))
		for i, n := range list {
			sum[i] += p.follow(s, m.Clone(), d.Answer(m.Seq(), d.Legal[n], "bot"), seed)
		}
		looked++
	}
	if looked == 0 {
		return worth, false
	}
	seen := make([]int, len(worth))
	for i := range seen {
		seen[i] = nowhere
	}
	for i, n := range list {
		seen[n] = worth[n] + sum[i]/looked
	}
	return seen, true
}

// nowhere is what an answer is worth that has not been looked at.
const nowhere = -1 << 30

func (p *Thinker) stopped() bool { return p.Stop != nil && p.Stop() }

// likely are the ordinals of the answers that are worth a closer look, the best first.
func likely(worth []int) []int {
	list := make([]int, len(worth))
	for i := range list {
		list[i] = i
	}
	slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(worth[b], worth[a]) })
	for i, n := range list {
		if i == rivals || worth[n] < worth[list[0]]-within {
			return list[:i]
		}
	}
	return list
}

// follow carries out an answer and what probably comes of it, and values the end.
func (p *Thinker) follow(s Seer, m engine.Match, e engine.Entry, seed uint64) int {
	me := e.Seat
	dealer := luck{begun: true, state: seed}
	for n := 0; ; n++ {
		if _, err := m.Apply(e); err != nil {
			panic("bot: an imagined match refuses an answer: " + err.Error())
		}
		open := m.Open()
		if len(open) == 0 || n >= depth && s.Quiet(open[0]) {
			return s.Value(m.View(engine.Only(me)), me) + victory(m, me)
		}
		d := open[0]
		c := d.Legal[0]
		switch {
		case d.Seat == engine.Chance:
			c = deal(d, &dealer)
		case len(d.Legal) > 1:
			if worth := s.Weigh(m.View(engine.Only(d.Seat)), d, p.style); len(worth) == len(d.Legal) {
				c = d.Legal[likely(worth)[0]]
			}
		}
		e = d.Answer(m.Seq(), c, "bot")
	}
}

// victory is what the end of a match counts beside the points.
func victory(m engine.Match, me engine.Seat) int {
	switch r, over := m.Result(); {
	case !over:
		return 0
	case r.Winners.Has(me):
		return triumph
	}
	return -triumph
}

// deal answers for chance.
func deal(d engine.Decision, l *luck) engine.Choice {
	if d.Weights == nil {
		return d.Legal[l.n(len(d.Legal))]
	}
	total := 0
	for _, w := range d.Weights {
		total += w
	}
	at := l.n(total)
	for i, w := range d.Weights {
		if at < w {
			return d.Legal[i]
		}
		at -= w
	}
	return d.Legal[0]
}
