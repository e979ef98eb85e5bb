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

// doubt notes an answer that this edition cannot check.
func (r *Run) doubt(d engine.Decision, c engine.Choice, by string) {
	var same bool
	var want engine.Choice
	switch {
	case d.Seat == engine.Chance && by == dice.Hand: // of a try
	case d.Seat == engine.Chance && (r.dealer != nil || r.turns != nil):
		if want, _ = r.Deal(d); want != c {
			r.undealt++
		}
		same = want == c
	case by == ByOrder:
		want, same = r.ordered(d)
		same = same && want == c
	case by == ByStandIn:
		same = StandIn(d) == c
	default:
		return
	}
	if !same {
		r.unsure = len(r.Record.Entries) + 1
	}
}
