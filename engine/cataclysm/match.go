package cataclysm

import (
	"fmt"
	"slices"
	"sync"

	"interbellum/engine"
)

// Game describes Cataclysm to the catalogue. Listed are the scenarios whose rules are all
// here.
func Game() *engine.Game { return theGame() }

var playable = scenarioIDs

var theGame = sync.OnceValue(func() *engine.Game {
	title := Title()
	g := &engine.Game{ID: title.ID, Name: title.Name, Edition: Edition(),
		New: newMatch, Load: load, FromSchema: fromSchema, Example: example, Bias: bias, Passes: passes}
	for p := range AllPowers.Each() {
		g.Seats = append(g.Seats, engine.SeatInfo{Seat: seatOf(p), Slug: p.String(), Name: p.Facts().Name})
	}
	for _, id := range playable {
		s, _ := ScenarioByID(id)
		x := engine.Scenario{ID: s.ID, Number: s.Number, Name: s.Name, Seats: seatsOf(s.InPlay())}
		for _, split := range s.Players {
			var players engine.Split
			for _, list := range split.Split {
				players = append(players, seatsOf(SetOf(list...)))
			}
			x.Players = append(x.Players, players)
		}
		g.Scenarios = append(g.Scenarios, x)
	}
	return g
})

// newMatch starts a scenario from its set-up.
func newMatch(scenario string, options []string) (engine.Match, []engine.Event, error) {
	if !slices.Contains(playable, scenario) {
		return nil, nil, fmt.Errorf("cataclysm has no scenario %q", scenario)
	}
	if len(options) > 0 {
		return nil, nil, fmt.Errorf("cataclysm has no option %q", options[0])
	}
	s, _ := ScenarioByID(scenario)
	m, seen := engine.Start(rules, setUp(s), &game{})
	return m, seen, nil
}

func load(data []byte) (engine.Match, error) {
	p, err := engine.Load(rules, data)
	if err != nil {
		return nil, err
	}
	return p, nil
}
