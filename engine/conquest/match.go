package conquest

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// Game describes Conquest & Consequence to the catalogue.
func Game() *engine.Game { return theGame.By(describe) }

var theGame engine.Described

func describe() *engine.Game {
	g := &engine.Game{ID: "conquest", Name: "Conquest & Consequence", Edition: Edition(), Secret: true, Reveals: blockwar.Reveals,
		New: newMatch, Load: engine.Loader(rules), FromSchema: fromSchema, Example: example, Bias: blockwar.Bias, Samples: [][]byte{linkSample}, Orders: rules.Orders, Obey: blockwar.Obey, Turn: turnOf}
	all, each := blockwar.SeenBy(blockwar.AllFactions[:]...), engine.Split{}
	for _, s := range Book().Seats() {
		g.Seats, each = append(g.Seats, s), append(each, engine.Only(s.Seat))
	}
	two := engine.Split{blockwar.SeenBy(Japan), blockwar.SeenBy(USA)}
	g.Scenarios = []engine.Scenario{
		{ID: Scenario1936, Number: "5.0", Name: "1936", Seats: all, Players: []engine.Split{each}},
		{ID: RisingSun, Number: "19.0", Name: "Rising Sun", Seats: blockwar.SeenBy(Japan, USA), Players: []engine.Split{two}},
	}
	return g
}

func newMatch(scenario string, options []string) (engine.Match, []engine.Event, error) {
	t, err := setUp(scenario)
	if err != nil {
		return nil, nil, err
	}
	if err := t.Choose(options); err != nil {
		return nil, nil, err
	}
	m, seen := engine.Start(rules, t, &blockwar.SequenceOfPlay{})
	return m, seen, nil
}
