package record

import (
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/words"
)

// Unsure is how many answers, from the first one on, hold some that cannot be checked: an older edition gave them and
// this one would have dealt or ordered them otherwise, or they are dice by hand with which a kept try begins. It is 0
// where every answer was checked.
func (r *Run) Unsure() int { return r.unsure }

// Undealt is how many dice and draws of an older edition this one would have dealt otherwise.
func (r *Run) Undealt() int { return r.undealt }

// ByHand reports whether dice may be thrown by hand: by players who throw all of them or, in a try of another match that
// was kept, for what had been thrown there.
func (r *Run) ByHand() bool { return r.turns == nil && (r.dealer == nil || !r.thrown) }

// ThrowByHand leaves the dice of a match to its players, as long as the program has thrown none.
func (r *Run) ThrowByHand() error {
	if r.dealer == nil && r.turns == nil {
		return nil
	}
	if r.thrown || r.turns != nil {
		return words.Refuse("", "engine/refused.by-hand")
	}
	r.dealer, r.Record.Header.Dealer, r.Record.Header.Secret = nil, dice.HandName, ""
	return nil
}

// Repeat enters the answers of another match, whose dice count as thrown by hand. It fails at the first that is not legal here.
func (r *Run) Repeat(entries []engine.Entry) error {
	for _, e := range entries {
		by := e.By
		if e.Seat == engine.Chance {
			by = dice.Hand
		}
		if _, _, err := r.Answer(e.Seat, e.Choice, by); err != nil {
			return err
		}
	}
	return nil
}

// doubt notes an answer that this edition cannot check.
func (r *Run) doubt(d engine.Decision, c engine.Choice, by string) {
	dealt := d.Seat == engine.Chance && by != dice.Hand && (r.dealer != nil || r.turns != nil)
	if !dealt && by != dice.Hand && by != ByOrder && by != ByStandIn || r.follows(d, c, by) {
		return
	}
	if dealt {
		r.undealt++
	}
	r.unsure = len(r.Record.Entries) + 1
}

// follows reports whether this program gives an answer by itself where it was given.
func (r *Run) follows(d engine.Decision, c engine.Choice, by string) bool {
	var want engine.Choice
	switch {
	case by == dice.Hand:
	case d.Seat == engine.Chance:
		want, _ = r.Deal(d)
	case by == ByOrder:
		want, _ = r.ordered(d)
	case by == ByStandIn:
		want = StandIn(d)
	case by == ByForced && len(d.Legal) == 1:
		return true
	}
	return want == c
}

// byItself reports whether an answer, which may lie behind a signed turn, is one that this program gives by itself. Dice of another edition are
// not: that may have let them wait.
func (r *Run) byItself(d engine.Decision, right bool, c engine.Choice, by string) bool {
	return r.turns.wasSigned() && !right && (d.Seat != engine.Chance || r.current()) && r.follows(d, c, by)
}
