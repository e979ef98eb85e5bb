package record

import (
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/orders"
)

// passMost is how many answers are tried to see whom the dice lead to. Where that is not enough they fall at once.
const passMost = 24

// passes is another player with whose value a die falls that is due in this stretch, if it is not to fall at once. It is one that
// everybody sees, after an answer of the stretch's player. In a strict match all such dice pass on; else those after which another
// player is asked however they fall, so that they cost no hand-over: only the first after an answer, since by it that player has seen what
// else was thrown. All dice of a roll fall in one stretch.
func (r *Run) passes(d engine.Decision) (player int, found bool) {
	t := r.turns
	if !t.answered || t.thrown && !t.strict || !dice.IsDie(d) || d.Seen != engine.Everybody || !r.current() {
		return Nobody, false
	}
	if _, die := t.dealer.Next(d); die > 0 {
		return Nobody, false // the roll is under way
	}
	if n := len(r.Record.Entries); r.passed.seq != n+1 {
		r.passed.seq, r.passed.player = n+1, r.passTo()
	}
	return r.passed.player, r.passed.player != Nobody
}

// passTo is the player to whom the dice pass, or Nobody.
func (r *Run) passTo() int {
	p := passing{run: r, left: passMost, next: Nobody}
	m := r.Match
	if m.Open()[0].Seat != engine.Chance { // else every face is tried on a copy
		m = m.Clone()
	}
	switch sure := p.try(m, 0, true); {
	case sure && p.next != Nobody:
		return p.next
	case !r.turns.strict:
		return Nobody
	case p.next != Nobody:
		return p.next
	}
	return r.turns.due()
}

// passing looks for the player who is asked after the dice, however they fall.
type passing struct {
	run  *Run
	left int // answers that may still be tried
	next int // the first other player who is asked
}

// try plays on from a position until somebody is asked, and reports whether that is always the same other player. Only one roll is tried:
// all its dice alike, face for face the first. Where another follows nobody is sure.
func (p *passing) try(m engine.Match, face int, rolling bool) bool {
	for {
		open := m.Open()
		if len(open) == 0 {
			return p.next != Nobody // the match is over: nobody is asked
		}
		d := open[0]
		if d.Seat == engine.Chance {
			return rolling && p.roll(m, d, face)
		}
		c, by, ok := p.unasked(m, d)
		if !ok {
			return p.asked(open)
		}
		if p.left--; p.left < 0 {
			return false
		}
		if _, err := m.Apply(d.Answer(m.Seq(), c, by)); err != nil {
			return false
		}
	}
}

func (p *passing) roll(m engine.Match, d engine.Decision, face int) bool {
	faces := d.Legal
	if face > 0 {
		faces = []engine.Choice{{Verb: engine.Roll, N: face}}
	}
	for i := range faces { // the lowest and the highest first: they are the least alike
		c := faces[i/2]
		if i%2 == 1 {
			c = faces[len(faces)-1-i/2]
		}
		if p.left--; p.left < 0 {
			return false
		}
		tried := m
		if face == 0 { // each face on a copy of its own, and with it all dice of the roll
			tried = m.Clone()
		}
		if _, err := tried.Apply(d.Answer(m.Seq(), c, "")); err != nil {
			return false
		}
		if !p.try(tried, c.N, d.Left > 0) {
			return false
		}
	}
	return true
}

// asked notes who is asked, and reports whether it is nobody but the other player who was asked before.
func (p *passing) asked(open []engine.Decision) bool {
	for _, d := range open {
		holder := p.run.Record.Header.Holder(d.Seat)
		if holder == p.run.turns.roller || holder == Nobody {
			return false
		}
		if p.next == Nobody {
			p.next = holder
		}
		if p.next != holder {
			return false
		}
	}
	return true
}

// unasked is the answer to a question that nobody need give.
func (p *passing) unasked(m engine.Match, d engine.Decision) (c engine.Choice, by string, found bool) {
	r := p.run
	if len(d.Legal) == 1 {
		return d.Legal[0], ByForced, true
	}
	if len(r.Game.Orders) > 0 {
		if c, found = orders.Answer(r.Game, m, d, r.Record.Header.Holding(d.Seat)); found {
			return c, ByOrder, true
		}
	}
	if r.Away(d.Seat) {
		return StandIn(d), ByStandIn, true
	}
	return c, "", false
}
