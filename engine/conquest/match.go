package conquest

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/words"
)

// Game describes Conquest & Consequence to the catalogue.
func Game() *engine.Game { return theGame.By(describe) }

var theGame engine.Lazy[engine.Game]

func describe() *engine.Game {
	g := &engine.Game{ID: "conquest", Name: words.To("conquest/title").String(), Edition: Edition(), New: newMatch, ViewOf: ViewOf, FromSchema: fromSchema, Example: example,
		Samples: [][]byte{linkSample}, Turn: turnOf}
	all, each := blockwar.Describe(g, rules(), Book())
	two := engine.Split{blockwar.SeenBy(Japan), blockwar.SeenBy(USA)}
	for _, s := range scenarios {
		seats, split := all, each
		if s.forTwo {
			seats, split = blockwar.SeenBy(Japan, USA), two
		}
		g.Scenarios = append(g.Scenarios, engine.Scenario{ID: s.id, Number: s.number, Name: words.Named("conquest/scenario."+s.id, s.name).String(), Seats: seats, Players: []engine.Split{split}})
	}
	return g
}

func newMatch(scenario string, options []string) (engine.Match, []engine.Event, error) {
	t, err := blockwar.SetUp(scenario, options, setUp)
	if err != nil {
		return nil, nil, err
	}
	return blockwar.Begin(rules(), t)
}
