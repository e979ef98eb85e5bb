package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/words"
)

// Game is the edition that comes with the program of Triumph & Tragedy.
func Game() *engine.Game {
	return theGame.By(func() *engine.Game { return tables.Name(GameOf(Book()), rulesRevision, File) })
}

var theGame engine.Lazy[engine.Game]

// GameOf is the game as a Book prints it, whether or not it can be played, without the name of its edition.
func GameOf(b *blockwar.Book) *engine.Game {
	e := editionOf(b)
	g := &engine.Game{ID: "triumph", Name: words.To("triumph/title").String(), New: e.newMatch, ViewOf: e.viewOf, FromSchema: e.fromSchema, Example: e.example, ImpliedOptions: brings,
		Samples: [][]byte{linkSample}, Turn: turnOf}
	all, each := blockwar.Describe(g, e.rules, b)
	two := engine.Split{blockwar.SeenBy(Axis), blockwar.SeenBy(West, USSR)}
	for i := range b.Scenarios {
		s := &b.Scenarios[i]
		var players []engine.Split
		for _, n := range s.Players {
			split := each
			if n == "2" {
				split = two
			}
			players = append(players, split)
		}
		g.Scenarios = append(g.Scenarios, engine.Scenario{ID: s.ID, Number: s.Number, Name: words.Named("triumph/scenario."+s.ID, s.Name).String(), Seats: all, Players: players})
	}
	g.Options = []engine.Option{
		{Key: territorialKey, Name: words.To("triumph/option.territorial").String(), Values: []string{"no", "yes"}, Rule: "19.1"},
		{Key: britanniaKey, Name: words.To("triumph/option.britannia").String(), Values: []string{"no", "yes"}, Rule: "19.2"},
		{Key: twoPlayerKey, Name: words.To("triumph/option.two-players").String(), Values: []string{"no", "yes"}, Rule: "18.0"},
	}
	return g
}

// brings: who holds the West and the USSR plays by the two-player rules.
func brings(_ string, players engine.Split) []string {
	for _, seats := range players {
		if seats.Has(blockwar.SeatOf(West)) && seats.Has(blockwar.SeatOf(USSR)) && !seats.Has(blockwar.SeatOf(Axis)) {
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
func choose(t *Table, option string) bool {
	switch option {
	case territorialKey + "=no", britanniaKey + "=no", twoPlayerKey + "=no":
	case twoPlayerKey + "=yes":
		own(t).TwoPlayer = true
	case territorialKey + "=yes":
		own(t).Territorial = true
	case britanniaKey + "=yes":
		own(t).Britannia = true
	default:
		return false
	}
	return true
}

// options lists what is not as usual.
func options(t *Table) (list []string) {
	if own(t).Territorial {
		list = append(list, territorialKey+"=yes")
	}
	if own(t).Britannia {
		list = append(list, britanniaKey+"=yes")
	}
	if own(t).TwoPlayer {
		list = append(list, twoPlayerKey+"=yes")
	}
	return list
}

func (e *edition) newMatch(scenario string, options []string) (engine.Match, []engine.Event, error) {
	t, err := blockwar.SetUp(scenario, options, e.setUp)
	if err != nil {
		return nil, nil, err
	}
	if own(t).Britannia {
		britannia(t)
	}
	return blockwar.Begin(e.rules, t)
}
