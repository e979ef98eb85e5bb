package enginetest

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
)

// A Swap changes something that the holder of these seats cannot see: two cards in two
// enemy hands, the next card of a deck. It gets a copy that it may change and says
// whether it found anything to change.
type Swap func(m engine.Match, seats engine.Seats, pick *walk.Walker) (engine.Match, bool)

// NonInterference plays matches at random and, before each answer, changes for each
// player what that player cannot see. View, questions, rights, refusals and what the
// table sees of the next answers must stay the same to the byte, until an event says that it
// reveals to that player what was changed: an event that shows it and does not say so fails here.
func NonInterference(t *testing.T, game *engine.Game, scenario string, swap Swap) {
	t.Helper()
	swapped := 0
	for seed := range uint64(6) {
		t.Run(fmt.Sprintf("seed %d", seed), func(t *testing.T) {
			swapped += Interfere(t, game, scenario, swap, seed)
		})
	}
	if swapped < 20 {
		t.Errorf("only %d times was there anything to change: this proves nothing", swapped)
	}
}

// Interfere is one match of NonInterference. It returns how often something was changed.
func Interfere(tb testing.TB, game *engine.Game, scenario string, swap Swap, seed uint64) (swapped int) {
	tb.Helper()
	s, _ := game.ScenarioByID(scenario)
	m, _, err := game.New(scenario, nil)
	if err != nil {
		tb.Fatalf("the scenario does not start: %v", err)
	}
	walker, aside := walk.New(seed), walk.New(^seed)
	for {
		for _, seats := range playersOf(s) {
			other, changed := swap(m.Clone(), seats, aside)
			if !changed {
				continue
			}
			swapped++
			compareKnown(tb, m.Clone(), other, seats, aside)
		}
		e, _, going := walker.Pick(m)
		if !going {
			return swapped
		}
		if _, err := m.Apply(e); err != nil {
			tb.Fatalf("an offered answer was refused: %v", err)
		}
	}
}

// OrderInterference plays matches at random and, before each answer, lets one seat give
// one of two different orders on two copies. No other player may notice the difference.
func OrderInterference(t *testing.T, game *engine.Game, scenario string, seeds uint64) {
	t.Helper()
	s, _ := game.ScenarioByID(scenario)
	tried := 0
	for seed := range seeds {
		m, _, err := game.New(scenario, nil)
		if err != nil {
			t.Fatalf("the scenario does not start: %v", err)
		}
		walker, aside := walk.New(seed), walk.New(^seed)
		for e, _, going := walker.Pick(m); going; e, _, going = walker.Pick(m) {
			if one, other, seat, found := twoOrders(t, m, aside); found {
				for _, seats := range playersOf(s) {
					if !seats.Has(seat) {
						tried++
						compareKnown(t, one.Clone(), other.Clone(), seats, aside)
					}
				}
			}
			if _, err := m.Apply(e); err != nil {
				t.Fatalf("an offered answer was refused: %v", err)
			}
		}
	}
	if tried < 20 {
		t.Errorf("only %d times was there an order to give: this proves nothing", tried)
	}
}

// twoOrders gives two different orders of one seat on two copies.
func twoOrders(tb testing.TB, m engine.Match, pick *walk.Walker) (one, other engine.Match, seat engine.Seat, found bool) {
	orders := slices.DeleteFunc(slices.Clone(m.Rights()), func(d engine.Decision) bool { return d.Kind != engine.OrderVerb || len(d.Legal) < 2 })
	if len(orders) == 0 {
		return nil, nil, 0, false
	}
	d := orders[pick.N(len(orders))]
	one, other = m.Clone(), m.Clone()
	for i, c := range []engine.Match{one, other} {
		if _, err := c.Apply(d.Answer(m.Seq(), d.Legal[i], "")); err != nil {
			tb.Fatalf("%s: an order that was offered is refused: %v", at(m), err)
		}
	}
	return one, other, d.Seat, true
}

// followSwap is how many answers after a change are watched, rightsEvery at how many of them the rights too: they take
// longest, and change least.
const (
	followSwap  = 8
	rightsEvery = 4
)

// compareKnown plays both copies on, with the same answers where they can be given.
func compareKnown(tb testing.TB, m, other engine.Match, seats engine.Seats, pick *walk.Walker) {
	var seen, seenOther []engine.Event
	for i := range followSwap {
		rights := i%rightsEvery == 0
		a, b := known(tb, m, seats, seen, rights), known(tb, other, seats, seenOther, rights)
		if a != b {
			tb.Fatalf("%s: %v notice a change of what they cannot see: %s", at(m), seats.List(), firstDifference(a, b))
		}
		if a, b := refusal(m, seats), refusal(other, seats); a != b {
			tb.Fatalf("%s: a refusal tells %v what they cannot see: %q, %q", at(m), seats.List(), a, b)
		}
		e, d, going := pick.Pick(m)
		if !going {
			return
		}
		twin := e
		if !legal(other, e) {
			if d.Seen.Meets(seats) {
				return // what others may openly do can hang on what they hold
			}
			if twin, going = counterpart(other, d, pick); !going {
				tb.Fatalf("%s: seat %d is asked %s only with certain hidden things", at(m), d.Seat, d.Kind)
			}
		}
		var err, errOther error
		seen, err = m.Apply(e)
		seenOther, errOther = other.Apply(twin)
		if err != nil || errOther != nil {
			tb.Fatalf("an offered answer was refused: %v, %v", err, errOther)
		}
		if engine.Reveals(seen, seats) || engine.Reveals(seenOther, seats) {
			return
		}
	}
}

// counterpart answers a hidden question where the same answer is not offered.
func counterpart(m engine.Match, d engine.Decision, pick *walk.Walker) (engine.Entry, bool) {
	for _, same := range append(append([]engine.Decision{}, m.Open()...), m.Rights()...) {
		if same.Seat == d.Seat && same.Kind == d.Kind {
			return same.Answer(m.Seq(), pick.Answer(same), ""), true
		}
	}
	return engine.Entry{}, false
}

// known is everything that reaches the holder of these seats: the view, the own
// questions and perhaps rights in full, who else is asked what, the stack, and the events seen.
func known(tb testing.TB, m engine.Match, seats engine.Seats, seen []engine.Event, rights bool) string {
	var asked []engine.Decision
	open := slices.Clone(m.Open())
	if rights {
		open = append(open, ownRights(m, seats)...)
	}
	for _, d := range open {
		if d.Kind == engine.OrderVerb {
			d.Public += inWords(d.Legal) // hundreds, and words are sooner written
		}
		if d.Kind == engine.OrderVerb || !seats.Has(d.Seat) {
			d.Legal, d.Weights = nil, nil
		}
		asked = append(asked, d)
	}
	var reached []engine.Event
	for _, e := range seen {
		if e.Seen.Meets(seats) {
			reached = append(reached, e)
		}
	}
	return written(tb, []any{m.View(seats), asked, m.Stack(), reached, m.Orders(seats)})
}

func inWords(list []engine.Choice) string {
	var b strings.Builder
	for _, c := range list {
		b.WriteString(" " + string(c.On) + ">" + string(c.To))
	}
	return b.String()
}

func ownRights(m engine.Match, seats engine.Seats) []engine.Decision {
	return slices.DeleteFunc(slices.Clone(m.Rights()), func(d engine.Decision) bool { return !seats.Has(d.Seat) })
}

// refusal is what the first of these seats hears to an answer that is never legal.
func refusal(m engine.Match, seats engine.Seats) string {
	_, err := m.Apply(engine.Entry{Seq: m.Seq(), Seat: seats.List()[0], Choice: engine.Choice{Verb: "no-such-verb"}})
	var illegal *engine.Illegal
	if !errors.As(err, &illegal) {
		return "taken"
	}
	return fmt.Sprint(illegal.Rule, " ", illegal.Why)
}
