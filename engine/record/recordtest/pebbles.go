// Package recordtest holds a very small game for the tests of records, links and
// sessions: dice, a cup, sealed bids, forced answers and a right, in variants that differ
// as editions of a game do.
package recordtest

import (
	"encoding/json"
	"errors"
	"fmt"

	"interbellum/engine"
)

// An Edition is how one edition of the game differs from the first.
type Edition struct {
	Name   string
	Word   string // the verb of taking pebbles
	Most   int    // how many may be taken in one turn
	Schema bool   // positions can be read back
	Orders bool   // seats may leave orders for their moves
	Open   bool   // it says that it hides nothing
}

// First is the game as it was first published.
var First = Edition{Name: "1", Word: "take", Most: 3, Schema: true}

// Seats of the game. North holds two of them in the usual split.
const (
	North engine.Seat = iota + 1
	South
	East
)

// A Table is the whole of the game's memory.
type Table struct {
	Turns, Turn int
	Heap        [4]int
	Shouts      int
	Mover       engine.Seat
	Word        string
	Most        int
	Bids        [4]int
}

type (
	table = Table
	step  = engine.Step[table]
)

// Match is a whole game of so many turns.
type root struct{ Stage int }

func (*root) Waiting(*table) bool              { return false }
func (*root) Open(*table) []engine.Decision    { return nil }
func (*root) Take(*table, engine.Entry) []seen { return nil }
func (r *root) Safe(*table) bool               { return r.Stage == 0 }
func (r *root) Next(t *table, _ step) (step, bool, []seen) {
	if t.Turn == t.Turns {
		return &engine.End[table]{}, false, nil
	}
	if r.Stage == 0 {
		r.Stage = 1
		t.Mover = engine.Seat(t.Turn%3) + 1
		if t.Turn%4 == 3 {
			return &auction{}, false, nil
		}
		return &turn{}, false, nil
	}
	r.Stage = 0
	t.Turn++
	return nil, false, nil
}

type seen = engine.Event

// turn lets the mover take pebbles, pass, or roll for them.
type turn struct{ Moved, Rolling, Thanks bool }

func (s *turn) Waiting(*table) bool { return !s.Moved || s.Rolling || s.Thanks }
func (s *turn) Open(t *table) []engine.Decision {
	if s.Rolling {
		d := engine.Decision{Seat: engine.Chance, Kind: "die", Rule: "2", Seen: engine.Everybody}
		for n := 1; n <= 6; n++ {
			d.Legal = append(d.Legal, engine.Choice{Verb: engine.Roll, N: n})
		}
		return []engine.Decision{d}
	}
	if s.Thanks {
		return []engine.Decision{{Seat: t.Mover%3 + 1, Kind: "thank", Rule: "3", Seen: engine.Everybody, Legal: []engine.Choice{{Verb: "thank"}}}}
	}
	d := engine.Decision{Seat: t.Mover, Kind: "move", Rule: "1", About: "heap/own", Seen: engine.Everybody}
	d.Legal = []engine.Choice{{Verb: engine.Pass}, {Verb: "throw", On: "die/one"}}
	for n := 1; n <= t.Most; n++ {
		d.Legal = append(d.Legal, engine.Choice{Verb: t.Word, On: "heap/own", N: n})
	}
	return []engine.Decision{d}
}

func (s *turn) Take(t *table, e engine.Entry) []seen {
	event := seen{Kind: e.Choice.Verb, Rule: "1", Seat: e.Seat, N: e.Choice.N, Seen: engine.Everybody}
	switch {
	case s.Rolling:
		s.Rolling = false
		t.Heap[t.Mover] += e.Choice.N
	case s.Thanks:
		s.Thanks = false
	case e.Choice.Verb == "throw":
		s.Moved, s.Rolling = true, true
	default:
		s.Moved, s.Thanks = true, e.Choice.N == 2
		t.Heap[t.Mover] += e.Choice.N
	}
	return []seen{event}
}

func (s *turn) Next(*table, step) (step, bool, []seen) { return nil, true, nil }

// auction takes a sealed bid of every seat; the highest draws from the cup.
type auction struct{ Taken, Draw, Done bool }

func (s *auction) Waiting(*table) bool { return !s.Done }
func (s *auction) Open(t *table) []engine.Decision {
	if s.Draw {
		return []engine.Decision{{Seat: engine.Chance, Kind: "cup", Rule: "5", Seen: engine.Everybody,
			Legal: []engine.Choice{{Verb: "draw", On: "stone/black"}, {Verb: "draw", On: "stone/white"}}, Weights: []int{1, 5}}}
	}
	var all []engine.Decision
	for seat := North; seat <= East; seat++ {
		d := engine.Decision{Seat: seat, Kind: "bid", Rule: "4", Sealed: true, Seen: engine.Only(seat), Public: "bids"}
		for n := 0; n <= 3; n++ {
			d.Legal = append(d.Legal, engine.Choice{Verb: "bid", N: n})
		}
		all = append(all, d)
	}
	return all
}

func (s *auction) Take(t *table, e engine.Entry) []seen {
	if s.Draw {
		s.Done = true
		if e.Choice.On == "stone/white" {
			t.Heap[t.Mover] += 5
		}
		return []seen{{Kind: "drawn", Rule: "5", On: e.Choice.On, Seen: engine.Everybody}}
	}
	t.Bids[e.Seat] = e.Choice.N
	if e.Seat != East {
		return nil
	}
	s.Draw, t.Mover = true, North
	for seat := South; seat <= East; seat++ {
		if t.Bids[seat] > t.Bids[t.Mover] {
			t.Mover = seat
		}
	}
	t.Heap[t.Mover] -= t.Bids[t.Mover]
	return []seen{seen{Kind: "bids-opened", Rule: "4", Seat: t.Mover, Seen: engine.Everybody}.Revealing()}
}

func (s *auction) Next(*table, step) (step, bool, []seen) { return nil, true, nil }

// A View shows everything but sealed bids, which the table does not hold.
type View struct {
	Seats engine.Seats
	Turn  int
	Heap  [4]int
}

// For tells whose view it is.
func (v View) For() engine.Seats { return v.Seats }

// A Schema is the documented position of the game.
type Schema struct {
	Turns, Turn int
	Heap        [4]int
	Shouts      int
}

func rules() *engine.Rules[table] {
	steps := &engine.Steps[table]{}
	steps.Register("root", &root{})
	steps.Register("turn", &turn{})
	steps.Register("auction", &auction{})
	return &engine.Rules[table]{
		Steps: steps,
		Clone: func(t *table) *table { c := *t; return &c },
		Rights: func(t *table, _ []step) (rights []engine.Decision) {
			for seat := North; seat <= East; seat++ {
				rights = append(rights, engine.Decision{Seat: seat, Kind: "shout", Rule: "6", Seen: engine.Everybody, Legal: []engine.Choice{{Verb: "shout"}}})
			}
			return rights
		},
		Use: func(t *table, _ []step, e engine.Entry) (step, []seen) {
			t.Shouts++
			return nil, []seen{{Kind: "shout", Seat: e.Seat, Seen: engine.Everybody}}
		},
		View: func(t *table, _ []step, seats engine.Seats) engine.View { return View{seats, t.Turn, t.Heap} },
		Result: func(t *table) engine.Result {
			r := engine.Result{Kind: "points", Rule: "7"}
			for seat := North; seat <= East; seat++ {
				r.Scores = append(r.Scores, engine.Score{Who: engine.Ref(fmt.Sprintf("seat/%d", seat)), Seats: engine.Only(seat), N: t.Heap[seat]})
			}
			return r
		},
		Schema: func(t *table) any { return Schema{t.Turns, t.Turn, t.Heap, t.Shouts} },
		Census: func(*table) []engine.Count { return nil },
	}
}

// moving is the standing order of the edition that has one: it ends with the next auction
// where it stands at passing.
var moving = []engine.OrderKind{{Kind: "moving", Rule: "8", Answers: []string{"move"}, Settings: []string{"ask", "pass", "one", "same"}, Expire: []engine.Expiry{{Setting: "pass", Event: "drawn"}}, Acknowledges: true}}

// answerByOrder takes as many as the heap holds at "same", which may not be legal.
func answerByOrder(d engine.Decision, setting string, _ bool, view func() engine.View) (engine.Choice, bool) {
	switch setting {
	case "pass":
		return engine.Choice{Verb: engine.Pass}, true
	case "one":
		return engine.Choice{Verb: "take", On: "heap/own", N: 1}, true
	case "same":
		return engine.Choice{Verb: "take", On: "heap/own", N: view().(View).Heap[d.Seat]}, true
	}
	return engine.Choice{}, false
}

// Pebbles is the game in one edition.
func Pebbles(ed Edition) *engine.Game {
	r := rules()
	if ed.Orders {
		r.Orders, r.SecretOrders = moving, true
		r.Ordering = func(*table) engine.Seats { return engine.Only(North, South, East) }
		r.Alerts = func(_ *table, e *seen) engine.Seats {
			if e.Kind == "throw" {
				return engine.Only(North, South, East).Without(e.Seat)
			}
			return 0
		}
	}
	begin := func(s Schema) (engine.Match, []seen) {
		t := &table{Turns: s.Turns, Turn: s.Turn, Heap: s.Heap, Shouts: s.Shouts, Word: ed.Word, Most: ed.Most}
		return engine.Start(r, t, step(&root{}))
	}
	g := &engine.Game{
		ID: "pebbles", Name: "Pebbles", Edition: ed.Name, Secret: !ed.Open, Hidden: true, Orders: r.Orders, AnswerByOrders: engine.ByOneOrder(answerByOrder),
		Seats: []engine.SeatInfo{{Seat: North, Slug: "north", Name: "North"}, {Seat: South, Slug: "south", Name: "South"}, {Seat: East, Slug: "east", Name: "East"}},
		Scenarios: []engine.Scenario{
			{ID: "short", Number: "1", Name: "Short", Seats: engine.Only(North, South, East), Players: []engine.Split{{engine.Only(North, East), engine.Only(South)}}},
			{ID: "long", Number: "2", Name: "Long", Seats: engine.Only(North, South, East), Players: []engine.Split{{engine.Only(North, East), engine.Only(South)}}}},
		New: func(scenario string, options []string) (engine.Match, []seen, error) {
			turns := map[string]int{"short": 12, "long": 150}[scenario]
			if turns == 0 || len(options) > 0 {
				return nil, nil, fmt.Errorf("no scenario %q with options %q", scenario, options)
			}
			m, events := begin(Schema{Turns: turns})
			return m, events, nil
		},
		Rules:   r,
		Example: func() []byte { return []byte(`{"Turns":12,"Turn":3,"Heap":[0,4,5,6],"Shouts":0}`) },
		FromSchema: func(data []byte) (engine.Match, []seen, []error) {
			var s Schema
			if err := json.Unmarshal(data, &s); err != nil {
				return nil, nil, []error{err}
			}
			var errs []error
			if !ed.Schema {
				errs = append(errs, errors.New("no position can be read"))
			}
			if s.Turn > s.Turns {
				errs = append(errs, errors.New("the turn is beyond the last"))
			}
			if s.Turns > 1000 || s.Turns < 1 {
				errs = append(errs, errors.New("a match has 1 to 1000 turns"))
			}
			if len(errs) > 0 {
				return nil, nil, errs
			}
			m, events := begin(s)
			return m, events, nil
		},
	}
	return g
}
