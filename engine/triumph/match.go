package triumph

import (
	"fmt"
	"sync"

	"interbellum/engine"
)

// Game describes Triumph & Tragedy to a catalogue. It is in none yet: the Seasons are not written.
func Game() *engine.Game { return theGame() }

// Reveals are the kinds of event that rightly show what was hidden.
var Reveals = []string{"card-seen", "stolen-card", "unit-seen", "secret-seen", "tech-stolen", "tech-revealed", "points-shown", "command-revealed"}

var theGame = sync.OnceValue(func() *engine.Game {
	g := &engine.Game{ID: "triumph", Name: "Triumph & Tragedy", Edition: Edition(), Secret: true, Reveals: Reveals,
		New: newMatch, Load: load}
	var all engine.Seats
	var each engine.Split
	for _, f := range AllFactions {
		g.Seats = append(g.Seats, engine.SeatInfo{Seat: seatOf(f), Slug: f.String(), Name: f.Facts().Name})
		all, each = all.With(seatOf(f)), append(each, seenBy(f))
	}
	g.Scenarios = []engine.Scenario{{ID: scenario1936, Number: "5.0", Name: "1936", Seats: all, Players: []engine.Split{each}}}
	return g
})

func newMatch(scenario string, options []string) (engine.Match, []engine.Event, error) {
	t, err := setUp(scenario)
	if err != nil {
		return nil, nil, err
	}
	if len(options) > 0 {
		return nil, nil, fmt.Errorf("this game has no option %q", options[0])
	}
	m, seen := engine.Start(rules, t, &game{})
	return m, seen, nil
}

func load(data []byte) (engine.Match, error) {
	p, err := engine.Load(rules, data)
	if err != nil {
		return nil, err
	}
	return p, nil
}
