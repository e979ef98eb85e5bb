package record

import (
	"interbellum/engine"
	"interbellum/engine/dice"
)

// Confirm enters an answer of a record, as Answer does, and refuses with a *Broken what the match could not have come
// to by itself: an answer that was not legal, a die that was not dealt, a mark that is wrong.
func (r *Run) Confirm(e engine.Entry) (engine.Entry, []engine.Event, error) {
	entered, seen, _, err := r.confirm(e)
	return entered, seen, err
}

// Verified reports whether nothing is left to verify: all of it was played under this edition, and every answer was
// entered by Move or Confirm.
func (r *Run) Verified() (Report, bool) {
	n := len(r.Record.Entries)
	report := Report{Way: Whole, Answers: n, Edition: r.Edition(), Unsure: r.unsure, Undealt: r.undealt}
	return report, r.confirmed == n && !r.Record.foreign(r.begun.Edition)
}

// confirm is Confirm, and tells whether a die was dealt again and was the same.
func (r *Run) confirm(e engine.Entry) (entered engine.Entry, seen []engine.Event, dealt bool, err error) {
	e.Seq = len(r.Record.Entries)
	d, right, found := r.Asked(e.Seat, e.Choice)
	if !found && !r.Away(e.Seat) {
		_, err := r.Match.Apply(e)
		return e, nil, false, &Broken{Seq: e.Seq, Fault: NotLegal, Entry: e, Err: err}
	}
	// An answer of Chance begins no stretch, so the dealer stands as it did.
	if dealt, err = r.chance(d, e); err != nil {
		return e, nil, false, err
	}
	entered, seen, err = r.answer(d, right, found, e)
	if err != nil {
		fault := NotLegal
		switch err.(type) {
		case *NotOrdered:
			fault = WrongOrder
		case *NotStandIn:
			fault = WrongStand
		}
		return e, nil, false, &Broken{Seq: e.Seq, Fault: fault, Entry: e, Err: err}
	}
	if entered.By != e.By || e.By == ByForced && (right || len(d.Legal) > 1) {
		return e, nil, false, &Broken{Seq: e.Seq, Fault: WrongBy, Entry: e}
	}
	r.confirmed++
	return entered, seen, dealt, nil
}

// chance deals again what a seeded dealer dealt.
func (r *Run) chance(d engine.Decision, e engine.Entry) (dealt bool, err error) {
	switch {
	case e.Seat != engine.Chance:
		if e.By == dice.Hand {
			return false, &Broken{Seq: e.Seq, Fault: WrongBy, Entry: e}
		}
		return false, nil
	case e.By == dice.Hand && !r.ByHand():
		return false, &Broken{Seq: e.Seq, Fault: ByHand, Entry: e}
	case e.By == dice.Hand:
		return false, nil
	case e.By != "":
		return false, &Broken{Seq: e.Seq, Fault: WrongBy, Entry: e}
	}
	want, ok := r.Deal(d)
	switch {
	case !r.current(): // the run notes whether it is in doubt
		return ok && want == e.Choice, nil
	case !ok:
		return false, &Broken{Seq: e.Seq, Fault: WrongBy, Entry: e}
	case want != e.Choice:
		return false, &Broken{Seq: e.Seq, Fault: NotDealt, Entry: e, Want: want}
	}
	return true, nil
}
