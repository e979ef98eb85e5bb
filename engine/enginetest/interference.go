package enginetest

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/link"
)

// A Swap changes something that the holder of these seats cannot see: two cards in two
// enemy hands, the next card of a deck. It gets a copy that it may change and says
// whether it found anything to change.
type Swap func(m engine.Match, seats engine.Seats, pick *walk.Walker) (engine.Match, bool)

// NonInterference plays matches at random and, before each answer, changes for each
// player, and for bystanders, what they cannot see. View, questions, whether another player is
// really asked, rights, refusals, forecasts, links to look at and what the
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
	walker, aside, last := walk.New(seed), walk.New(^seed), engine.Chance
	for {
		for _, seats := range append(playersOf(s)[:len(playersOf(s)):len(playersOf(s))], bystanders) {
			other, changed := swap(m.Clone(), seats, aside)
			if !changed {
				continue
			}
			swapped++
			w := &watcher{tb, game, seats, last}
			w.compareKnown(m.Clone(), other, aside)
		}
		e, _, going := walker.Pick(m)
		if !going {
			return swapped
		}
		if _, err := m.Apply(e); err != nil {
			tb.Fatalf("an offered answer was refused: %v", err)
		}
		if e.Seat != engine.Chance {
			last = e.Seat
		}
	}
}

// bystanders hold no seat: they see what everyone sees.
const bystanders engine.Seats = 0

// A watcher is the player of some seats, who must notice no change. The player who answered last looks
// already, and need not be fetched to answer again.
type watcher struct {
	testing.TB
	game  *engine.Game
	seats engine.Seats
	last  engine.Seat
}

func (w *watcher) sees(seen engine.Seats) bool {
	return seen.Meets(w.seats) || seen == engine.Everybody
}

// compareLooks wants a link to look at to be the same to the letter.
func (w *watcher) compareLooks(m, other engine.Match) {
	w.Helper()
	if w.game.ViewOf == nil {
		return
	}
	a, err := link.EncodeLook(link.Look{Game: w.game.ID, View: m.View(w.seats)})
	b, errOther := link.EncodeLook(link.Look{Game: w.game.ID, View: other.View(w.seats)})
	if err != nil || errOther != nil || a != b {
		w.Fatalf("%s: a link to look at tells %v what they cannot see: %s (%v, %v)", at(m), w.seats.List(), firstDifference(a, b), err, errOther)
	}
}

// compareForecasts wants a seat's own answer to be foreseen alike in both matches.
func (w *watcher) compareForecasts(m, other engine.Match, e engine.Entry) {
	w.Helper()
	if !w.seats.Has(e.Seat) || !legal(other, e) {
		return
	}
	a, err := engine.Foresee(w.game, m, e, w.seats)
	b, errOther := engine.Foresee(w.game, other, e, w.seats)
	if a, b := written(w, a), written(w, b); err != nil || errOther != nil || a != b {
		w.Fatalf("%s: a forecast of %s tells %v what they cannot see: %s (%v, %v)", at(m), e.Choice, w.seats.List(), firstDifference(a, b), err, errOther)
	}
	if a, b := written(w, engine.Follow(m, e, w.seats)), written(w, engine.Follow(other, e, w.seats)); a != b {
		w.Fatalf("%s: what is asked after %s tells %v what they cannot see: %s", at(m), e.Choice, w.seats.List(), firstDifference(a, b))
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
						(&watcher{t, game, seats, engine.Chance}).compareKnown(one.Clone(), other.Clone(), aside)
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
func (w *watcher) compareKnown(m, other engine.Match, pick *walk.Walker) {
	w.Helper()
	var seen, seenOther []engine.Event
	for i := range followSwap {
		rights := i%rightsEvery == 0
		a, b := w.known(m, seen, rights), w.known(other, seenOther, rights)
		if a != b {
			w.Fatalf("%s: %v notice a change of what they cannot see: %s", at(m), w.seats.List(), firstDifference(a, b))
		}
		if i == 0 {
			w.compareLooks(m, other)
		}
		if a, b := refusal(m, w.seats), refusal(other, w.seats); a != b {
			w.Fatalf("%s: a refusal tells %v what they cannot see: %q, %q", at(m), w.seats.List(), a, b)
		}
		e, d, going := pick.Pick(m)
		if !going {
			return
		}
		if rights {
			w.compareForecasts(m, other, e)
		}
		twin := e
		if !legal(other, e) {
			if w.sees(d.Seen) {
				return // what others may openly do can depend on what they hold
			}
			if twin, going = counterpart(other, d, pick); !going {
				w.Fatalf("%s: seat %d is asked %s only with certain hidden things", at(m), d.Seat, d.Kind)
			}
		}
		var err, errOther error
		seen, err = m.Apply(e)
		seenOther, errOther = other.Apply(twin)
		if err != nil || errOther != nil {
			w.Fatalf("an offered answer was refused: %v, %v", err, errOther)
		}
		if engine.Reveals(seen, w.seats) || engine.Reveals(seenOther, w.seats) {
			return
		}
		if e.Seat != engine.Chance {
			w.last = e.Seat
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
func (w *watcher) known(m engine.Match, seen []engine.Event, rights bool) string {
	var asked []engine.Decision
	open := slices.Clone(m.Open())
	if rights {
		open = append(open, ownRights(m, w.seats)...)
	}
	for _, d := range open {
		if d.Kind == engine.OrderVerb {
			d.Public += inWords(d.Legal) // hundreds, and words are sooner written
		}
		if d.Kind != engine.OrderVerb && d.Seat != engine.Chance && d.Seat != w.last && !w.seats.Has(d.Seat) && len(d.Legal) == 1 && !d.Always {
			d.Public += " (answers itself)" // its player is not fetched for it
		}
		if d.Kind == engine.OrderVerb || !w.seats.Has(d.Seat) {
			d.Legal, d.Weights = nil, nil
		}
		asked = append(asked, d)
	}
	var reached []engine.Event
	for _, e := range seen {
		if w.sees(e.Seen) {
			reached = append(reached, e)
		}
	}
	return written(w, []any{m.View(w.seats), asked, m.Stack(), reached, m.Orders(w.seats)})
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

// refusal is what the first of these seats reads after an answer that is never legal.
func refusal(m engine.Match, seats engine.Seats) string {
	if seats == bystanders {
		return "" // bystanders have no seat to answer from
	}
	_, err := m.Apply(engine.Entry{Seq: m.Seq(), Seat: seats.List()[0], Choice: engine.Choice{Verb: "no-such-verb"}})
	var illegal *engine.Illegal
	if !errors.As(err, &illegal) {
		return "taken"
	}
	return fmt.Sprint(illegal.Rule, " ", illegal.Why)
}
