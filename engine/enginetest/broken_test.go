package enginetest_test

import (
	"encoding/json"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/words"
)

// A flaw breaks one thing about a match. What it leaves nil stays whole.
type flaw struct {
	obey   func(engine.Decision, string, bool, func() engine.View) (engine.Choice, bool)
	open   func(m engine.Match, open []engine.Decision) []engine.Decision
	rights func(m engine.Match, rights []engine.Decision) []engine.Decision
	apply  func(b *broken, e engine.Entry) ([]engine.Event, error)
	view   func(m engine.Match, seats engine.Seats) engine.View
	clone  func(b *broken) engine.Match
	census func(m engine.Match) []engine.Count
	result func(r engine.Result, over bool) (engine.Result, bool)
	load   func(m engine.Match) engine.Match
}

// A broken match is the toy with a flaw.
type broken struct {
	engine.Match
	flaw *flaw
}

func (b *broken) table() *toy.Table { return b.Match.(*engine.Position[toy.Table]).Table() }

func (b *broken) Open() []engine.Decision {
	open := b.Match.Open()
	if b.flaw.open == nil || len(open) == 0 {
		return open
	}
	copied := slices.Clone(open)
	for i := range copied {
		copied[i].Legal = slices.Clone(copied[i].Legal)
	}
	return b.flaw.open(b.Match, copied)
}

func (b *broken) Rights() []engine.Decision {
	if b.flaw.rights == nil {
		return b.Match.Rights()
	}
	return b.flaw.rights(b.Match, b.Match.Rights())
}

func (b *broken) Apply(e engine.Entry) ([]engine.Event, error) {
	if b.flaw.apply == nil {
		return b.Match.Apply(e)
	}
	return b.flaw.apply(b, e)
}

func (b *broken) View(seats engine.Seats) engine.View {
	if b.flaw.view == nil {
		return b.Match.View(seats)
	}
	return b.flaw.view(b.Match, seats)
}

func (b *broken) Clone() engine.Match {
	if b.flaw.clone == nil {
		return &broken{b.Match.Clone(), b.flaw}
	}
	return b.flaw.clone(b)
}

func (b *broken) Census() []engine.Count {
	if b.flaw.census == nil {
		return b.Match.Census()
	}
	return b.flaw.census(b.Match)
}

func (b *broken) Result() (engine.Result, bool) {
	if b.flaw.result == nil {
		return b.Match.Result()
	}
	return b.flaw.result(b.Match.Result())
}

// game is the toy with a flaw.
func (f *flaw) game() *engine.Game {
	whole := toy.Game()
	g := *whole
	g.New = func(scenario string, options []string) (engine.Match, []engine.Event, error) {
		m, seen, err := whole.New(scenario, options)
		return &broken{m, f}, seen, err
	}
	g.Rules = brokenRules{whole.Rules, f}
	g.FromSchema = nil
	if f.obey != nil {
		g.AnswerByOrders = engine.ByOneOrder(f.obey)
	}
	return &g
}

type brokenRules struct {
	engine.Restorer
	flaw *flaw
}

func (b brokenRules) Restore(parts engine.Parts) engine.Match {
	m := b.Restorer.Restore(parts)
	if b.flaw.load != nil {
		m = b.flaw.load(m)
	}
	return &broken{m, b.flaw}
}

// a leaky view shows all hands.
type leaky struct {
	engine.View
	All []toy.House
}

func (l leaky) MarshalJSON() ([]byte, error) { return json.Marshal([]any{l.View, l.All}) }

func TestBrokenGamesFail(t *testing.T) {
	for _, c := range []struct {
		name, says string
		flaw       flaw
	}{
		{"an answer that stands twice", "stands twice", flaw{open: func(_ engine.Match, open []engine.Decision) []engine.Decision {
			open[0].Legal = append(open[0].Legal, open[0].Legal[len(open[0].Legal)-1])
			return open
		}}},
		{"no legal answer", "no legal answer", flaw{open: func(m engine.Match, open []engine.Decision) []engine.Decision {
			if m.Seq() == 30 {
				open[0].Legal = nil
			}
			return open
		}}},
		{"an answer that is offered and refused", "refuses what is legal", flaw{apply: func(b *broken, e engine.Entry) ([]engine.Event, error) {
			if e.Choice.Verb == "act" {
				return nil, &engine.Illegal{Entry: e, Why: words.To("no")}
			}
			return b.Match.Apply(e)
		}}},
		{"an answer not said to be seen", "does not say who sees the answer", flaw{open: func(_ engine.Match, open []engine.Decision) []engine.Decision {
			open[0].Seen = 0
			return open
		}}},
		{"a hidden answer with nothing for the others", "what the others see instead", flaw{open: func(_ engine.Match, open []engine.Decision) []engine.Decision {
			open[0].Public = ""
			return open
		}}},
		{"a question without a rule", "without kind or rule", flaw{open: func(_ engine.Match, open []engine.Decision) []engine.Decision {
			open[0].Rule = ""
			return open
		}}},
		{"weights of dice that cannot fall", "what cannot happen", flaw{open: func(_ engine.Match, open []engine.Decision) []engine.Decision {
			if open[0].Weights != nil {
				open[0].Weights = make([]int, len(open[0].Legal))
			}
			return open
		}}},
		{"words that do not come back", "does not come back", flaw{open: func(_ engine.Match, open []engine.Decision) []engine.Decision {
			open[0].Legal[0].On = "house/a b"
			return open
		}}},
		{"an event not said to be seen", "does not say who sees it", flaw{apply: func(b *broken, e engine.Entry) ([]engine.Event, error) {
			seen, err := b.Match.Apply(e)
			for i := range seen {
				seen[i].Seen = 0
			}
			return seen, err
		}}},
		{"an event without a rule", "without kind or rule", flaw{apply: func(b *broken, e engine.Entry) ([]engine.Event, error) {
			seen, err := b.Match.Apply(e)
			for i := range seen {
				seen[i].Rule = ""
			}
			return seen, err
		}}},
		{"a refusal that costs a gold", "changed something", flaw{apply: func(b *broken, e engine.Entry) ([]engine.Event, error) {
			seen, err := b.Match.Apply(e)
			if err != nil {
				b.table().Bank--
			}
			return seen, err
		}}},
		{"whatever is asked is taken", "was taken", flaw{apply: func(b *broken, e engine.Entry) ([]engine.Event, error) {
			seen, err := b.Match.Apply(e)
			if err != nil && e.Seat == engine.MaxSeat {
				return nil, nil
			}
			return seen, err
		}}},
		{"a copy that is the original", "changed the original", flaw{clone: func(b *broken) engine.Match { return b }}},
		{"a card lost", "lost or made", flaw{apply: func(b *broken, e engine.Entry) ([]engine.Event, error) {
			seen, err := b.Match.Apply(e)
			if err == nil && e.Choice.Verb == "bury" {
				h := &b.table().Houses[e.Seat]
				h.Renown++
				b.table().Bank--
			}
			return seen, err
		}}},
		{"a loaded position without its wind", "saved again is something else", flaw{load: func(m engine.Match) engine.Match {
			m.(*engine.Position[toy.Table]).Table().Wind = 0
			return m
		}}},
		{"a right with the verb of an answer", "the verb of the right", flaw{rights: func(m engine.Match, rights []engine.Decision) []engine.Decision {
			for _, d := range m.Open() {
				if d.Seat != engine.Chance {
					d.Sealed = false
					return append(slices.Clone(rights), d)
				}
			}
			return rights
		}}},
		{"a view that shows hidden answers", "tell hidden answers", flaw{view: func(m engine.Match, seats engine.Seats) engine.View {
			return leaky{m.View(seats), slices.Clone(m.(*engine.Position[toy.Table]).Table().Houses[:])}
		}}},
		{"an order that answers what is not legal", "which is not legal", flaw{obey: func(engine.Decision, string, bool, func() engine.View) (engine.Choice, bool) {
			return engine.Choice{Verb: "interrupt", N: 3}, true
		}}},
		{"an order that wavers", "then", flaw{obey: func() func(engine.Decision, string, bool, func() engine.View) (engine.Choice, bool) {
			n := 0
			return func(d engine.Decision, _ string, _ bool, _ func() engine.View) (engine.Choice, bool) {
				n++
				return d.Legal[n%len(d.Legal)], true
			}
		}()}},
		{"no result at the end", "there is no result", flaw{result: func(engine.Result, bool) (engine.Result, bool) { return engine.Result{}, false }}},
		{"a result that does not say how", "does not say how", flaw{result: func(_ engine.Result, over bool) (engine.Result, bool) { return engine.Result{}, over }}},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := failing(t, func(tb testing.TB) {
				for seed := uint64(0); seed < 8 && !tb.Failed(); seed++ {
					enginetest.PlayOne(tb, c.flaw.game(), "full", seed, enginetest.Options{Bound: 400, Keep: t.TempDir()})
				}
			})
			wantFailure(t, r, c.says)
		})
	}
}

func TestTheWholeGamePasses(t *testing.T) {
	r := failing(t, func(tb testing.TB) {
		whole := &flaw{}
		enginetest.PlayOne(tb, whole.game(), "full", 1, enginetest.Options{Follow: 1})
	})
	if r.Failed() {
		t.Errorf("without a flaw the battery says %v: got true, want false", r.failures)
	}
}

// An edition that is agreed on in the course of a match is watched from then on.
func TestABrokenEditionThatIsAgreedOnFails(t *testing.T) {
	bad := &flaw{result: func(_ engine.Result, over bool) (engine.Result, bool) { return engine.Result{}, over }}
	agreed := bad.game()
	agreed.FromSchema = func(text []byte) (engine.Match, []engine.Event, []error) {
		m, seen, errs := toy.Game().FromSchema(text)
		return &broken{m, bad}, seen, errs
	}
	r := failing(t, func(tb testing.TB) {
		enginetest.PlayOne(tb, toy.Game(), "full", 1, enginetest.Options{Agreed: agreed, After: 10, Bound: 400, Keep: t.TempDir()})
	})
	wantFailure(t, r, "does not say how")
	r = failing(t, func(tb testing.TB) {
		enginetest.PlayOne(tb, toy.Game(), "full", 1, enginetest.Options{Agreed: toy.Game(), After: 10})
	})
	if r.Failed() {
		t.Errorf("the same edition agreed on anew: got %v, want no failure", r.failures)
	}
}

func TestSealedOrderMatters(t *testing.T) {
	first := &flaw{apply: func(b *broken, e engine.Entry) ([]engine.Event, error) {
		waiting := len(b.Match.Open())
		seen, err := b.Match.Apply(e)
		if err == nil && e.Choice.Verb == "bid" && waiting == 4 {
			b.table().Houses[e.Seat].Renown++
		}
		return seen, err
	}}
	r := failing(t, func(tb testing.TB) {
		enginetest.PlayOne(tb, first.game(), "full", 1, enginetest.Options{Keep: t.TempDir()})
	})
	wantFailure(t, r, "in another order")
}
