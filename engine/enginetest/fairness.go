package enginetest

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
)

// Choose is how a computer player answers: out of what its seat sees and what it is asked.
type Choose func(engine.View, engine.Decision) engine.Choice

// Fair lets computer players play a match, one for each player of the scenario, and before each of
// their answers changes what that player cannot see. The answer must stay the same, and be
// legal. It returns at how many questions something was changed; no more than most answers
// are played.
func Fair(tb testing.TB, game *engine.Game, scenario string, swap Swap, seed uint64, most int, choose Choose) (swapped int) {
	tb.Helper()
	s, _ := game.ScenarioByID(scenario)
	m, _, err := game.New(scenario, nil)
	if err != nil {
		tb.Fatalf("the scenario does not start: %v", err)
	}
	dealer, aside := walk.New(seed), walk.New(^seed)
	for n := 0; n < most && len(m.Open()) > 0; n++ {
		d := m.Open()[0]
		answer := engine.Choice{}
		if d.Seat == engine.Chance {
			answer = dealer.Answer(d)
		} else {
			seats := holderOf(s, d.Seat)
			answer = choose(m.View(seats), d)
			if other, changed := swap(m.Clone(), seats, aside); changed {
				swapped++
				twin, found := sameQuestion(other, d)
				if again := choose(other.View(seats), twin); !found || again != answer {
					tb.Fatalf("%s: asked %s, the player of seat %d answers %s, and %s where what it cannot see is otherwise", at(m), d.Kind, d.Seat, answer, again)
				}
			}
		}
		if _, err := m.Apply(d.Answer(m.Seq(), answer, "bot")); err != nil {
			tb.Fatalf("%s: %v", at(m), err)
		}
	}
	return swapped
}

// holderOf is the player who holds the seat.
func holderOf(s engine.Scenario, seat engine.Seat) engine.Seats {
	for _, seats := range playersOf(s) {
		if seats.Has(seat) {
			return seats
		}
	}
	return engine.Only(seat)
}

// sameQuestion is the question of that kind to that seat.
func sameQuestion(m engine.Match, d engine.Decision) (engine.Decision, bool) {
	for _, x := range m.Open() {
		if x.Seat == d.Seat && x.Kind == d.Kind {
			return x, true
		}
	}
	return engine.Decision{}, false
}
