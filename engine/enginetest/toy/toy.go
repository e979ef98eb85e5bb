// Package toy is Harbours, a small game with every shape that is hard for the kernel:
// interrupts with a change of mind, friends asked during a declaration that is then
// called off, collapses that bring down the one that acts, rights in mid-procedure,
// cards that no one or only one has seen, sealed bids, dice. RULES.md has its rules.
package toy

import (
	"interbellum/engine"
	"interbellum/engine/words"
)

var steps = register()

func register() *engine.Steps[Table] {
	s := &engine.Steps[Table]{}
	s.Register("rounds", &Rounds{})
	s.Register("hands", &Hands{})
	s.Register("parcels", &Parcels{})
	s.Register("inspection", &Inspection{})
	s.Register("bids", &Bids{})
	s.Register("turns", &Turns{})
	s.Register("interrupt", &Interrupt{})
	s.Register("draw", &Draw{})
	s.Register("action", &Action{})
	s.Register("trade", &Trade{})
	s.Register("treaty", &Treaty{})
	s.Register("raid", &Raid{})
	s.Register("battle", &Battle{})
	s.Register("collapse", &Collapse{})
	return s
}

var rules = engine.Rules[Table]{
	Steps: steps, Clone: clone, Due: due, Rights: rights, Use: use,
	View: view, Result: result, Schema: schemaOf, Census: census,
	Orders: orders, Ordering: ordering, SecretOrders: true, Alerts: alerts,
}

// Game describes Harbours to the catalogue.
func Game() *engine.Game {
	return &engine.Game{
		ID: "toy", Name: "Harbours", Edition: "toy-1", Hidden: true, Secret: true,
		Seats: []engine.SeatInfo{
			{Seat: Amber, Slug: "amber", Name: "Amber"}, {Seat: Birch, Slug: "birch", Name: "Birch"},
			{Seat: Coral, Slug: "coral", Name: "Coral"}, {Seat: Dune, Slug: "dune", Name: "Dune"},
		},
		Scenarios: []engine.Scenario{
			{ID: "full", Number: "1", Name: "Four houses", Seats: engine.Only(Amber, Birch, Coral, Dune), Players: []engine.Split{
				{engine.Only(Amber, Coral), engine.Only(Birch), engine.Only(Dune)},
				{engine.Only(Amber, Coral), engine.Only(Birch, Dune)},
				{engine.Only(Amber), engine.Only(Birch), engine.Only(Coral), engine.Only(Dune)},
			}},
			{ID: "short", Number: "2", Name: "Three houses", Seats: engine.Only(Amber, Birch, Coral), Players: []engine.Split{
				{engine.Only(Amber, Coral), engine.Only(Birch)},
				{engine.Only(Amber), engine.Only(Birch), engine.Only(Coral)},
			}},
		},
		Orders: orders, AnswerByOrders: engine.ByOneOrder(answerByOrder),
		New: start, FromSchema: fromSchema, Rules: &rules, ViewOf: viewOf, Example: example,
	}
}

func start(scenario string, options []string) (engine.Match, []engine.Event, error) {
	if len(options) > 0 {
		return nil, nil, words.Refuse("", "toy/refused.option", options[0])
	}
	t, err := setUp(scenario)
	if err != nil {
		return nil, nil, err
	}
	m, seen := engine.Start(&rules, t, &Rounds{Hands: true})
	return m, seen, nil
}

// setUp lays the table out (1).
func setUp(scenario string) (*Table, error) {
	t := &Table{Scenario: scenario, Round: 1, Bank: allGold, Yard: allShips, Whistles: allWhistles}
	for card := 1; card <= 6; card++ {
		t.Deck[card] = cardsEach
	}
	last := Dune
	switch scenario {
	case "full":
		t.Rounds = 4
	case "short":
		t.Rounds, last = 3, Coral
	default:
		return nil, words.Refuse("", "toy/refused.scenario", scenario)
	}
	begin := [5]House{
		Amber: {Gold: 3, Ships: 2, Hope: 2, Whistle: true},
		Birch: {Gold: 3, Ships: 2, Hope: 2},
		Coral: {Gold: 4, Ships: 3, Hope: 2, Whistle: true},
		Dune:  {Gold: 2, Ships: 1, Hope: 1},
	}
	for s := Amber; s <= last; s++ {
		begin[s].Plays = true
		t.Houses[s] = begin[s]
		t.Bank -= begin[s].Gold
		t.Yard -= begin[s].Ships
		if begin[s].Whistle {
			t.Whistles--
		}
	}
	if last == Dune {
		t.befriend(Birch, Dune)
		t.befriend(Coral, Dune)
	}
	fillCup(t)
	return t, nil
}

// fillCup puts in two counters of calm and of each house; those of the fallen are out of
// the game (2.5, 7.4).
func fillCup(t *Table) {
	t.Cup[0] = eachCounter
	for s := Amber; s <= Dune; s++ {
		switch {
		case t.stands(s):
			t.Cup[s] = eachCounter
		case t.house(s).Plays:
			t.Boxed[s] = eachCounter
		}
	}
}

// census counts gold, ships, whistles, cards and counters, wherever they are.
func census(t *Table) []engine.Count {
	gold, ships, whistles := t.Bank, t.Yard, t.Whistles
	cards := t.Deck
	for card, n := range t.Discard {
		cards[card] += n
	}
	for s := range t.Houses {
		h := &t.Houses[s]
		gold, ships = gold+h.Gold, ships+h.Ships
		if h.Whistle {
			whistles++
		}
		for card, n := range h.Hand {
			cards[card] += n
		}
		cards[h.Parcel]++
		cards[h.FaceDown]++
	}
	list := []engine.Count{{Of: "gold", N: gold}, {Of: "ship", N: ships}, {Of: "whistle", N: whistles}}
	for card := 1; card <= 6; card++ {
		list = append(list, engine.Count{Of: cardRef(card), N: cards[card]})
	}
	for s := range t.Cup {
		list = append(list, engine.Count{Of: counterRef(s), N: t.Cup[s] + t.Drawn[s] + t.Boxed[s]})
	}
	return list
}
