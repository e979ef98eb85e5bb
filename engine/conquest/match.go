package conquest

import (
	"fmt"
	"sync"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// Game describes Conquest & Consequence to the catalogue.
func Game() *engine.Game { return theGame() }

// Reveals are the kinds of event that rightly show what was hidden.
var Reveals = []string{"card-seen", "stolen-card", "unit-seen", "unit-shown", "secret-seen", "tech-stolen", "tech-revealed", "points-shown", "command-revealed", "unsupplied", "victory"}

var theGame = sync.OnceValue(func() *engine.Game {
	g := &engine.Game{ID: "conquest", Name: "Conquest & Consequence", Edition: Edition(), Secret: true, Reveals: Reveals,
		New: newMatch, Load: engine.Loader(rules), FromSchema: fromSchema, Example: example, Bias: blockwar.Bias, Orders: rules.Orders, Obey: blockwar.Obey, Turn: turnOf,
		Hidden: true} // until every rule is in it
	var all engine.Seats
	var each engine.Split
	for _, f := range blockwar.AllFactions {
		g.Seats = append(g.Seats, engine.SeatInfo{Seat: blockwar.SeatOf(f), Slug: Book().FactionFacts(f).Slug, Name: Book().FactionFacts(f).Name})
		all, each = all.With(blockwar.SeatOf(f)), append(each, blockwar.SeenBy(f))
	}
	two := engine.Split{blockwar.SeenBy(Japan), blockwar.SeenBy(USA)}
	g.Scenarios = []engine.Scenario{
		{ID: Scenario1936, Number: "5.0", Name: "1936", Seats: all, Players: []engine.Split{each}},
		{ID: RisingSun, Number: "19.0", Name: "Rising Sun", Seats: blockwar.SeenBy(Japan, USA), Players: []engine.Split{two}},
	}
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
	m, seen := engine.Start(rules, t, &blockwar.SequenceOfPlay{})
	return m, seen, nil
}
