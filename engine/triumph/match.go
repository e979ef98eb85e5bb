package triumph

import (
	"fmt"
	"sync"

	"interbellum/engine"
)

// Game describes Triumph & Tragedy to the catalogue.
func Game() *engine.Game { return theGame() }

// Reveals are the kinds of event that rightly show what was hidden.
var Reveals = []string{"card-seen", "stolen-card", "unit-seen", "unit-shown", "secret-seen", "tech-stolen", "tech-revealed", "points-shown", "command-revealed", "unsupplied", "victory"}

var theGame = sync.OnceValue(func() *engine.Game {
	g := &engine.Game{ID: "triumph", Name: "Triumph & Tragedy", Edition: Edition(), Secret: true, Reveals: Reveals,
		New: newMatch, Load: engine.Loader(rules), FromSchema: fromSchema, Example: example, Brings: brings, Bias: bias, Samples: [][]byte{linkSample}, Orders: orderKinds, Obey: obey, Turn: turnOf}
	var all engine.Seats
	var each engine.Split
	for _, f := range AllFactions {
		g.Seats = append(g.Seats, engine.SeatInfo{Seat: seatOf(f), Slug: f.String(), Name: f.Facts().Name})
		all, each = all.With(seatOf(f)), append(each, seenBy(f))
	}
	two := engine.Split{seenBy(Axis), seenBy(West, USSR)}
	g.Scenarios = []engine.Scenario{
		{ID: scenario1936, Number: "5.0", Name: "1936", Seats: all, Players: []engine.Split{each, two}},
		{ID: scenario1939, Number: "17.0", Name: "1939", Seats: all, Players: []engine.Split{each, two}},
	}
	g.Options = []engine.Option{
		{Key: territorialKey, Name: "Territorial Straits", Values: []string{"no", "yes"}, Rule: "19.1"},
		{Key: britanniaKey, Name: "Britannia Rules the Waves", Values: []string{"no", "yes"}, Rule: "19.2"},
		{Key: twoPlayerKey, Name: "Two players", Values: []string{"no", "yes"}, Rule: "18.0"},
	}
	return g
})

// brings: who holds the West and the USSR plays by the two-player rules.
func brings(_ string, players engine.Split) []string {
	for _, seats := range players {
		if seats.Has(seatOf(West)) && seats.Has(seatOf(USSR)) && !seats.Has(seatOf(Axis)) {
			return []string{twoPlayerKey + "=yes"}
		}
	}
	return nil
}

// The optional rules (19.0), and those for two players (18.0).
const (
	twoPlayerKey   = "two-player"
	territorialKey = "territorial-straits"
	britanniaKey   = "britannia"
)

// choose sets an option as it is written in a match's header. It reports whether there is such a one.
func (t *Table) choose(option string) bool {
	switch option {
	case territorialKey + "=no", britanniaKey + "=no", twoPlayerKey + "=no":
	case twoPlayerKey + "=yes":
		t.TwoPlayer = true
	case territorialKey + "=yes":
		t.Territorial = true
	case britanniaKey + "=yes":
		t.Britannia = true
	default:
		return false
	}
	return true
}

// options lists what is not as usual.
func (t *Table) options() (list []string) {
	if t.Territorial {
		list = append(list, territorialKey+"=yes")
	}
	if t.Britannia {
		list = append(list, britanniaKey+"=yes")
	}
	if t.TwoPlayer {
		list = append(list, twoPlayerKey+"=yes")
	}
	return list
}

func newMatch(scenario string, options []string) (engine.Match, []engine.Event, error) {
	t, err := setUp(scenario)
	if err != nil {
		return nil, nil, err
	}
	for _, o := range options {
		if !t.choose(o) {
			return nil, nil, fmt.Errorf("this game has no option %q", o)
		}
	}
	if t.Britannia {
		t.britannia()
	}
	m, seen := engine.Start(rules, t, &game{})
	return m, seen, nil
}
