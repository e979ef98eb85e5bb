package enginetest

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"interbellum/engine"
	"interbellum/engine/saves"
)

// at says where in the match something is wrong.
func at(m engine.Match) string {
	open := m.Open()
	if len(open) == 0 {
		return fmt.Sprintf("after the last answer, %d", m.Seq())
	}
	return fmt.Sprintf("question %d (%s of seat %d, in %v)", m.Seq(), open[0].Kind, open[0].Seat, m.Stack())
}

// checkAnswer looks at the answer that the match is about to get, on copies.
func (r *run) checkAnswer(m engine.Match, d engine.Decision, e engine.Entry) {
	r.checkRefusals(m, d, e)
	r.checkCopy(m, e)
	r.checkSealed(m)
	r.checkHidden(m, d)
}

// checkRefusals tries what is not legal: another number, another seat, another answer.
func (r *run) checkRefusals(m engine.Match, d engine.Decision, e engine.Entry) {
	late, early := e, e
	late.Seq--
	early.Seq++
	r.refused(m, late, "an answer with the number before")
	r.refused(m, early, "an answer with the number after")
	lists := append(slices.Clone(m.Open()), m.Rights()...)
	for _, seat := range append(r.scenario.Seats.List(), engine.Chance, engine.MaxSeat) {
		other := e
		other.Seat = seat
		if !allowed(lists, other) {
			r.refused(m, other, "the answer of another seat")
		}
	}
	for _, c := range r.strangers(d, e.Choice) {
		other := e
		other.Choice = c
		if !allowed(lists, other) {
			r.refused(m, other, "an answer that is not offered")
		}
	}
}

// strangers are choices near the legal ones.
func (r *run) strangers(d engine.Decision, c engine.Choice) []engine.Choice {
	verb, on, to, n, none := c, c, c, c, engine.Choice{}
	verb.Verb += "x"
	on.On += "x"
	to.To += "x"
	n.N += 1 + r.aside.N(9)
	mixed := d.Legal[r.aside.N(len(d.Legal))]
	mixed.On, mixed.N = c.On, c.N
	return []engine.Choice{verb, on, to, n, none, mixed}
}

// allowed asks the lists, not the match.
func allowed(lists []engine.Decision, e engine.Entry) bool {
	return slices.ContainsFunc(lists, func(d engine.Decision) bool { return d.Seat == e.Seat && slices.Contains(d.Legal, e.Choice) })
}

// legal looks for an answer among the questions and, if it is not there, among the rights.
func legal(m engine.Match, e engine.Entry) bool {
	return allowed(m.Open(), e) || allowed(m.Rights(), e)
}

// refused wants a refusal that is one, and that changed nothing.
func (r *run) refused(m engine.Match, e engine.Entry, what string) {
	before, asked := saves.Write(m), written(r, m.Open())
	seen, err := m.Apply(e)
	var illegal *engine.Illegal
	switch {
	case err == nil:
		r.Fatalf("%s: %s was taken: %s by seat %d as number %d", at(m), what, e.Choice, e.Seat, e.Seq)
	case !errors.As(err, &illegal) || illegal.Why.Kind == "":
		r.Errorf("%s: %s was refused without a reason: %v", at(m), what, err)
	case len(seen) > 0:
		r.Errorf("%s: %s was refused, and the table saw %v", at(m), what, seen)
	}
	if !bytes.Equal(before, saves.Write(m)) || asked != written(r, m.Open()) {
		r.Errorf("%s: %s was refused and changed something", at(m), what)
	}
}

// checkCopy wants a copy and a loaded position to take the answer alike, and the
// original not to notice.
func (r *run) checkCopy(m engine.Match, e engine.Entry) {
	before := saves.Write(m)
	first, second := m.Clone(), m.Clone()
	if !bytes.Equal(saves.Write(first), before) {
		r.Errorf("%s: a copy is not equal to the original", at(m))
	}
	loaded, err := saves.Read(r.game, before)
	if err != nil {
		r.Fatalf("%s: the saved position does not load: %v", at(m), err)
	}
	seen := ""
	for i, c := range []engine.Match{first, second, loaded} {
		events, err := c.Apply(e)
		if !bytes.Equal(before, saves.Write(m)) {
			r.Fatalf("%s: an answer to a copy changed the original", at(m))
		}
		if err != nil {
			r.Fatalf("%s: a copy refuses what is legal: %v", at(m), err)
		}
		if i > 0 && written(r, events) != seen {
			r.Errorf("%s: two copies show different events after %s: %s", at(m), e.Choice, firstDifference(seen, written(r, events)))
		}
		seen = written(r, events)
		if !bytes.Equal(saves.Write(c), saves.Write(first)) {
			r.Errorf("%s: two copies differ after %s", at(m), e.Choice)
		}
	}
}

// checkSealed wants sealed answers to have the same result in any order.
func (r *run) checkSealed(m engine.Match) {
	open := m.Open()
	if len(open) < 2 || !open[0].Sealed {
		return
	}
	choices := make([]engine.Choice, len(open))
	for i, d := range open {
		choices[i] = r.aside.Answer(d)
	}
	give := func(c engine.Match, order []int) (engine.Match, string) {
		var seen []engine.Event
		for _, i := range order {
			events, err := c.Apply(open[i].Answer(c.Seq(), choices[i], ""))
			if err != nil {
				r.Fatalf("%s: a sealed answer of seat %d is refused once others are in: %v", at(m), open[i].Seat, err)
			}
			seen = append(seen, events...)
		}
		return c, written(r, seen)
	}
	order := make([]int, len(open))
	for i := range order {
		order[i] = i
	}
	forth, seenForth := give(m.Clone(), order)
	slices.Reverse(order)
	back, seenBack := give(m.Clone(), order)
	if saves.Fingerprint(forth) != saves.Fingerprint(back) || seenForth != seenBack {
		r.Errorf("%s: sealed answers come to something else in another order", at(m))
	}
}

// checkHidden wants two different answers that a player may not see to look alike to
// that player. A last sealed answer is passed over: it shows what all have sealed.
func (r *run) checkHidden(m engine.Match, d engine.Decision) {
	if len(d.Legal) < 2 || d.Sealed && len(m.Open()) == 1 {
		return
	}
	for _, seats := range r.players {
		if d.Seen.Meets(seats) || seats.Has(d.Seat) {
			continue
		}
		var shown [2]string
		for i := range shown {
			c := m.Clone()
			seen, err := c.Apply(d.Answer(m.Seq(), d.Legal[i*(len(d.Legal)-1)], ""))
			if err != nil {
				r.Fatalf("%s: a copy refuses what is legal: %v", at(m), err)
			}
			shown[i] = (&watcher{r, r.game, seats, d.Seat}).known(c, seen, true)
		}
		if shown[0] != shown[1] {
			r.Errorf("%s: %v can tell hidden answers of seat %d apart: %s", at(m), seats.List(), d.Seat, firstDifference(shown[0], shown[1]))
		}
	}
}
