package record

import (
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/words"
)

// NotOrdered refuses an answer that is said to follow from a standing order.
type NotOrdered struct {
	Entry engine.Entry
	Want  engine.Choice // what the order says; empty: that the person must be asked
}

func (e *NotOrdered) Error() string {
	answer := numbered(e.Entry.Seq, e.Entry)
	if e.Want == (engine.Choice{}) {
		return words.To("engine/fault.replay.order-asks", answer).String()
	}
	return words.To("engine/fault.replay.order", answer, e.Want.Words()).String()
}

// Answer enters one answer or right. by is "" for a person, and for Chance where the
// dealer dealt it. A question with one answer is entered as forced, unless a person gave it to
// one that is always asked. An answer by order must be what the order says. An answer that is
// refused changes nothing.
func (r *Run) Answer(s engine.Seat, c engine.Choice, by string) (engine.Entry, []engine.Event, error) {
	d, right, found := r.Asked(s, c)
	return r.answer(d, right, found, engine.Entry{Seq: len(r.Record.Entries), Seat: s, Choice: c, By: by})
}

// answer is Answer to a question that was looked up.
func (r *Run) answer(d engine.Decision, right, found bool, e engine.Entry) (engine.Entry, []engine.Event, error) {
	c, by := e.Choice, e.By
	if err := r.stoodIn(d, right, e); err != nil {
		return engine.Entry{}, nil, err
	}
	if !found {
		_, err := r.Match.Apply(e)
		if err == nil {
			err = words.Refuse("", "engine/fault.unasked", e.Seq, c.Words())
		}
		return engine.Entry{}, nil, err
	}
	if right && r.aside >= asideMost && isAside(c) {
		return engine.Entry{}, nil, ErrAside
	}
	if by == ByOrder && r.current() && (right || len(d.Legal) > 1) {
		want, ok := engine.Choice{}, false
		if !right {
			want, ok = r.Ordered(d)
		}
		if !ok || want != c {
			return engine.Entry{}, nil, &NotOrdered{e, want}
		}
	}
	return r.give(d, right, c, by)
}

// asideMost is how many orders and agreements may follow one another. No players come near it.
const asideMost = 1000

// ErrAside refuses another one.
var ErrAside error = words.Refuse("", "engine/refused.aside", asideMost)

func isAside(c engine.Choice) bool { return c.Verb == engine.OrderVerb || Agrees(c) }

// stoodIn refuses what is not the stand-in's answer for a player who has resigned, and what
// is marked so for one who has not. What an older edition offered, this version cannot tell.
func (r *Run) stoodIn(d engine.Decision, right bool, e engine.Entry) error {
	away := r.Away(e.Seat) && !Agrees(e.Choice)
	forced := !right && len(d.Legal) == 1
	switch {
	case away && d.Legal == nil:
		return &NotStandIn{e, engine.Choice{Verb: engine.Pass}}
	case e.By == ByStandIn && !away:
		return &NotStandIn{Entry: e}
	case !away || forced || !r.current() || e.By == ByOrder:
		return nil
	}
	if want := StandIn(d); e.By != ByStandIn || e.Choice != want {
		return &NotStandIn{e, want}
	}
	return nil
}

// giver is who gives an answer: an only answer gives itself, and without a dealer a person throws the dice.
func (r *Run) giver(d engine.Decision, right bool, by string) string {
	if d.Seat == engine.Chance && r.dealer == nil && r.turns == nil {
		return dice.Hand
	}
	if d.Seat != engine.Chance && !right && len(d.Legal) == 1 && !(d.Always && by == "") {
		return ByForced
	}
	return by
}

// give enters a legal answer. One that is refused after all begins no turn.
func (r *Run) give(d engine.Decision, right bool, c engine.Choice, by string) (e engine.Entry, seen []engine.Event, err error) {
	if d.Kind != engine.Agreement {
		by = r.giver(d, right, by)
	}
	before := r.turns
	if err = r.takesTurn(d, c, by); err == nil {
		e, seen, err = r.entered(d, right, c, by)
	}
	if err != nil {
		r.turns = before
	}
	return e, seen, err
}

// entered enters an answer in the turn of its player.
func (r *Run) entered(d engine.Decision, right bool, c engine.Choice, by string) (engine.Entry, []engine.Event, error) {
	switch {
	case c.Verb == BeginVerb && c.On == turnRef:
		return r.beginTurn(d, c)
	case d.Kind == engine.Agreement:
		return r.accord(d, c)
	}
	if p := r.Record.Header.Holder(d.Seat); p != Nobody && by == "" && p != r.holder && c.Verb != engine.OrderVerb {
		if r.holder != Nobody {
			r.newStretch()
		}
		r.holder = p
	}
	if !right && (!r.current() || by == dice.Hand && r.dealer != nil) {
		r.doubt(d, c, by)
	}
	follows := r.byItself(d, right, c, by)
	e := d.Answer(len(r.Record.Entries), c, by)
	seen, err := r.Match.Apply(e)
	if err != nil {
		return engine.Entry{}, nil, err
	}
	if p := r.agreements.pending; p != nil && p.Choice.On == EndMatch && len(r.Match.Open()) == 0 {
		r.agreements.pending = nil // the match ended before the proposal was answered
	}
	if d.Seat == engine.Chance && r.turns != nil {
		r.turns.dealer.Observe(d)
	}
	changed := r.carryOn(e, 0)
	seen = append(seen, changed...)
	r.enter(e, seen, follows)
	r.changed(changed)
	return e, seen, nil
}
