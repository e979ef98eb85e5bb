package cataclysm

import (
	"interbellum/engine"
	"interbellum/engine/words"
)

// Game describes Cataclysm to the catalogue, with all its scenarios.
func Game() *engine.Game {
	return theGame.By(func() *engine.Game { return gameOf(Shipped()) })
}

var theGame engine.Lazy[engine.Game]

// edited is the game as a Book prints it.
type edited struct {
	*Book
	rules *engine.Rules[Table]
}

// gameOf is the game as a Book prints it.
func gameOf(b *Book) *engine.Game {
	x, names := edited{b, rulesOf(b)}, b.namesAt(rulesRevision)
	g := &engine.Game{ID: "cataclysm", Name: words.To("cataclysm/title").String(), Edition: names[0], Revision: rulesRevision, NamesAt: b.namesAt,
		New: x.newMatch, Rules: x.rules, ViewOf: b.ViewOf, FromSchema: x.fromSchema, Example: example, Samples: [][]byte{linkSample}, Bias: bias, Orders: orderKinds, AnswerByOrders: engine.ByOneOrder(answerByOrder), Outlook: outlook,
		Options: []engine.Option{{Key: sidesKey, Name: words.To("cataclysm/option.sides").String(), Values: []string{"three", "two"}, Rule: "1.2"},
			{Key: totalKey, Name: words.To("cataclysm/option.total").String(), Values: []string{"each", "lower"}, Rule: "1.7.2"}}, ImpliedOptions: b.impliedOptions}
	for _, p := range AllPowers.List() {
		g.Seats = append(g.Seats, engine.SeatInfo{Seat: seatOf(p), Slug: p.String(), Name: b.Facts(p).Name})
	}
	for i := range b.scenarios {
		s := &b.scenarios[i]
		scenario := engine.Scenario{ID: s.ID, Number: s.Number, Name: words.Named("cataclysm/scenario."+s.ID, s.Name).String(), Seats: seatsOf(s.InPlay())}
		if i >= firstScenarios {
			scenario.Edition = names[1+i-firstScenarios]
		}
		for _, split := range s.Players {
			var players engine.Split
			for _, list := range split.Split {
				players = append(players, seatsOf(SetOf(list...)))
			}
			scenario.Players = append(scenario.Players, players)
		}
		g.Scenarios = append(g.Scenarios, scenario)
	}
	return g
}

// sidesKey is the option of the two-player game in scenarios of three ideologies: with the value
// two, Democracies and Communists are one side (1.2).
const sidesKey = "sides"

// totalKey is the option of such a match that says whether each of the two ideologies may win by
// its own total, or only the lower one counts (see RULINGS.md).
const totalKey = "total"

// impliedOptions lists the options that the players imply: with two players, one of whom runs all
// Democracies and all Communists, there are two sides (1.2).
func (b *Book) impliedOptions(scenario string, players engine.Split) []string {
	s, found := b.ScenarioByID(scenario)
	if !found || len(players) != 2 || !s.HasRule("two-player") {
		return nil
	}
	var fascists engine.Seats
	for _, p := range s.Powers {
		if s.Ideology(p) == Fascism {
			fascists = fascists.With(seatOf(p))
		}
	}
	if players[0] != fascists && players[1] != fascists {
		return nil
	}
	return []string{sidesKey + "=two"}
}

// newMatch starts a scenario from its set-up.
func (x edited) newMatch(scenario string, options []string) (engine.Match, []engine.Event, error) {
	s, found := x.ScenarioByID(scenario)
	if !found {
		return nil, nil, words.Refuse("", "cataclysm/refused.scenario", scenario)
	}
	t := setUp(s)
	for _, o := range options {
		switch {
		case o == sidesKey+"=three", o == totalKey+"=each":
		case o == sidesKey+"=two" && s.HasRule("two-player"):
			t.TwoSides = true
		case o == totalKey+"=lower":
			t.LowerTotal = true
		default:
			return nil, nil, words.Refuse("", "cataclysm/refused.option", s.Name, o)
		}
	}
	if t.LowerTotal && !t.TwoSides {
		return nil, nil, words.Refuse("", "cataclysm/refused.lower-total", s.Name)
	}
	m, seen := engine.Start(x.rules, t, &game{})
	return m, seen, nil
}
