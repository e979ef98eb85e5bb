package bot

import (
	"cmp"

	"interbellum/engine"
)

// A Lookahead is an evaluator that can think ahead: out of what a player sees it makes a match of its
// own, in which whatever that player cannot see is as it might be.
type Lookahead interface {
	Evaluator
	// Reach tells how far ahead to think about a question.
	Reach(d engine.Decision) Reach
	// Imagine makes a match that asks this question; what the player cannot see is as it might be by the seed. The second value
	// is false where it cannot.
	Imagine(v engine.View, d engine.Decision, seed uint64) (engine.Match, bool)
	// Quiet tells questions between two procedures, where it is fair to value a position.
	Quiet(d engine.Decision) bool
	// Value tells how a seat stands, in hundredths of a victory point.
	Value(v engine.View, s engine.Seat) int
}

// Reach is how far ahead is thought.
type Reach struct {
	Rivals     int // so many of the best answers are compared, none where there are fewer than two
	MaxDeficit int // and none that seems worse than the best by more than this
	Samples    int // each by so many throws of the dice
	Depth      int // each over at least so many answers of all players and of chance
	Worlds     int // in so many imagined matches
	StepBudget int // over about so many answers in all; 0 is no limit
}

// winBonus is what winning the match is worth, beside the points.
const winBonus = 400

// allows reports whether one more sample stays within StepBudget, if it goes over as many answers as those before did.
func (r *Reach) allows(steps, looked int) bool {
	return r.StepBudget == 0 || steps+steps/max(1, looked) <= r.StepBudget
}

// ahead weighs the best answers again, by what they lead to if everyone then answers as this
// mind thinks best, each by the same dice. It reports whether there was anything to compare.
func (p *Player) ahead(s Lookahead, v engine.View, d engine.Decision, worth []int, l *luck) ([]int, bool) {
	reach := s.Reach(d)
	list := likely(worth, reach)
	if len(list) < 2 {
		return worth, false
	}
	var m engine.Match
	sum, looked, steps := make([]int, len(list)), 0, 0
	for ; looked < reach.Samples && !p.stopped() && reach.allows(steps, looked); looked++ {
		seed := uint64(l.n(1 << 31))
		if looked*reach.Worlds%reach.Samples < reach.Worlds {
			found := false
			if m, found = s.Imagine(v, d, seed); !found {
				break
			}
		}
		for i, n := range list {
			worth, took := p.follow(s, m.Clone(), d.Answer(m.Seq(), d.Legal[n], "bot"), seed, reach)
			sum[i] += worth
			steps += took
		}
	}
	if looked == 0 {
		return worth, false
	}
	seen := make([]int, len(worth))
	for i := range seen {
		seen[i] = unexplored
	}
	for i, n := range list {
		seen[n] = worth[n] + sum[i]/looked
	}
	return seen, true
}

// unexplored marks an answer whose outcome has not been tried.
const unexplored = -1 << 30

func (p *Player) stopped() bool { return p.Stop != nil && p.Stop() }

// likely are the ordinals of the answers that are worth a closer look, the best first.
func likely(worth []int, reach Reach) []int {
	list := make([]int, len(worth))
	for i := range list {
		list[i] = i
	}
	engine.Sort(list, func(a, b int) int { return cmp.Compare(worth[b], worth[a]) })
	for i, n := range list {
		if i == reach.Rivals || worth[n] < worth[list[0]]-reach.MaxDeficit {
			return list[:i]
		}
	}
	return list
}

// follow carries out an answer and what probably follows, where everyone gives the best answer at first sight, and values the
// end, or where it stands after half of all answers that may be gone over. It tells too how many that were.
func (p *Player) follow(s Lookahead, m engine.Match, e engine.Entry, seed uint64, reach Reach) (worth, took int) {
	me := e.Seat
	style := Style{Strength: Normal, Temper: p.style.Temper}
	dealer := luck{begun: true, state: seed}
	for n := 0; ; n++ {
		if _, err := m.Apply(e); err != nil {
			panic("bot: an imagined match refuses an answer: " + err.Error())
		}
		open := m.Open()
		if len(open) == 0 || n >= reach.Depth && s.Quiet(open[0]) || reach.StepBudget > 0 && n >= reach.StepBudget/2 {
			return s.Value(m.View(engine.Only(me)), me) + victory(m, me), n
		}
		d := open[0]
		c := d.Legal[0]
		switch {
		case d.Seat == engine.Chance:
			c = deal(d, &dealer)
		case len(d.Legal) > 1:
			if worth := s.Weigh(m.View(engine.Only(d.Seat)), d, style); len(worth) == len(d.Legal) {
				c = d.Legal[best(worth)]
			}
		}
		e = d.Answer(m.Seq(), c, "bot")
	}
}

// best is the ordinal of the answer that is worth most, the first of equals.
func best(worth []int) (at int) {
	for n := range worth {
		if worth[n] > worth[at] {
			at = n
		}
	}
	return at
}

// victory is what the end of a match counts beside the points.
func victory(m engine.Match, me engine.Seat) int {
	switch r, over := m.Result(); {
	case !over:
		return 0
	case r.Winners.Has(me):
		return winBonus
	}
	return -winBonus
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
