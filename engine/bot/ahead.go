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

// Plan is how far ahead is thought.
type Plan struct {
	Answers int // so many of the best answers are compared
	Margin  int // and none that seems worse than the best by more than this
	Samples int // each by so many throws of the dice
	Depth   int // each over so many answers of all players and of chance
	Prior   int
}

var ThePlan = Plan{Answers: 4, Margin: 60, Samples: 4, Depth: 30, Prior: 50}

// ahead compares the best answers by what they lead to if everybody then answers as this
// mind thinks best, each by the same dice. It is the ordinal of the answer to give.
func (p *thinker) ahead(s Seer, v engine.View, d engine.Decision, worth []int, l *luck) int {
	list := likely(worth)
	if len(list) < 2 {
		return list[0]
	}
	m, found := s.Imagine(v, d)
	if !found {
		return list[0]
	}
	sum := make([]int, len(list))
	for range ThePlan.Samples {
		seed := uint64(l.n(1 << 31))
		for i, n := range list {
			sum[i] += p.follow(s, m.Clone(), d.Answer(m.Seq(), d.Legal[n], "bot"), seed)
		}
	}
	best := 0
	for i := range list {
		sum[i] += ThePlan.Samples * worth[list[i]] * ThePlan.Prior / 100
		if sum[i] > sum[best] {
			best = i
		}
	}
	return list[best]
}

// likely are the ordinals of the answers that are worth a closer look, the best first.
func likely(worth []int) []int {
	list := make([]int, len(worth))
	for i := range list {
		list[i] = i
	}
	slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(worth[b], worth[a]) })
	for i, n := range list {
		if i == ThePlan.Answers || worth[n] < worth[list[0]]-ThePlan.Margin {
			return list[:i]
		}
	}
	return list
}

// follow carries out an answer and what probably comes of it, and values the end.
func (p *thinker) follow(s Seer, m engine.Match, e engine.Entry, seed uint64) int {
	me := e.Seat
	dealer := luck{begun: true, state: seed}
	for n := 0; ; n++ {
		if _, err := m.Apply(e); err != nil {
			panic("bot: an imagined match refuses an answer: " + err.Error())
		}
		open := m.Open()
		if len(open) == 0 || n >= ThePlan.Depth && s.Quiet(open[0]) {
			return s.Value(m.View(engine.Only(me)), me)
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
