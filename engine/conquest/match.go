package conquest

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/words"
)

// Game is the edition that comes with the program of Conquest & Consequence.
func Game() *engine.Game {
	return theGame.By(func() *engine.Game { return tables.Name(GameOf(Book()), rulesRevision, File) })
}

var theGame engine.Lazy[engine.Game]

// GameOf is the game as a Book prints it, whether or not it can be played, without the name of its edition.
func GameOf(b *blockwar.Book) *engine.Game {
	e := editionOf(b)
	g := &engine.Game{ID: "conquest", Name: words.To("conquest/title").String(), New: e.newMatch, ViewOf: e.viewOf, FromSchema: e.fromSchema, Example: e.example,
		Samples: [][]byte{linkSample}, Turn: turnOf}
	all, each := blockwar.Describe(g, e.rules, b)
	two := engine.Split{blockwar.SeenBy(Japan), blockwar.SeenBy(USA)}
	for i := range b.Scenarios {
		s := &b.Scenarios[i]
		seats, split := all, each
		if s.Like == likeRisingSun {
			seats, split = blockwar.SeenBy(Japan, USA), two
		}
		g.Scenarios = append(g.Scenarios, engine.Scenario{ID: s.ID, Number: s.Number, Name: words.Named("conquest/scenario."+s.ID, s.Name).String(), Seats: seats, Players: []engine.Split{split}})
	}
	return g
}

func (e *edition) newMatch(scenario string, options []string) (engine.Match, []engine.Event, error) {
	t, err := blockwar.SetUp(scenario, options, e.setUp)
	if err != nil {
		return nil, nil, err
	}
	return blockwar.Begin(e.rules, t)
}
