package bot_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
)

// A bet is a match in which a bid is answered by a die: a seat that bids 2 gains what it shows.
type bet struct {
	engine.Match
	bid, die int
}

func (b *bet) Clone() engine.Match                { c := *b; return &c }
func (b *bet) Seq() int                           { return 0 }
func (b *bet) View(engine.Seats) engine.View      { return seen(10 * b.die * (b.bid - 1)) }
func (b *bet) Result() (r engine.Result, ok bool) { return r, false }

func (b *bet) Apply(e engine.Entry) ([]engine.Event, error) {
	if e.Seat == engine.Chance {
		b.die = e.Choice.N
	} else {
		b.bid = e.Choice.N
	}
	return nil, nil
}

func (b *bet) Open() []engine.Decision {
	if b.die > 0 {
		return nil
	}
	return []engine.Decision{{Legal: []engine.Choice{{Verb: engine.Roll, N: 1}, {Verb: engine.Roll, N: 6}}, Weights: []int{1, 2}}}
}

// better thinks at first sight that a bid of 1 is the best.
type better struct{ table }

func (better) Imagine(engine.View, engine.Decision, uint64) (engine.Match, bool) { return &bet{}, true }
func (better) Reach(engine.Decision) bot.Reach {
	return bot.Reach{Rivals: 3, MaxDeficit: 25, Samples: 8, Depth: 8, Worlds: 1}
}
func (better) Quiet(engine.Decision) bool             { return true }
func (better) Value(v engine.View, _ engine.Seat) int { return v.(struct{ fakeView }).N }

func TestHardThinksAhead(t *testing.T) {
	d := question(3)
	d.Seat = 1
	mind := better{table{9, 5, -90}}
	p := bot.New(mind, bot.Style{Strength: bot.Hard}, 1)
	if x := p.Think(seen(0), d); x.Choice.N != 2 || x.Instead.N != 1 || x.Less < 6 || !x.Ahead {
		t.Errorf("it thinks %+v: got N %v, N %v, Less %v and Ahead %v; want 2, 1, at least 6 and true", x, x.Choice.N, x.Instead.N, x.Less, x.Ahead)
	}
	p.Stop = func() bool { return true }
	if x := p.Think(seen(0), d); x.Choice.N != 1 || x.Instead.N != 2 || x.Less != 4 || x.Ahead {
		t.Errorf("stopped, it thinks %+v: got N %v, N %v, Less %v and Ahead %v; want 1, 2, 4 and false", x, x.Choice.N, x.Instead.N, x.Less, x.Ahead)
	}
	if x := bot.New(mind, bot.Style{Strength: bot.Normal}, 1).Think(seen(0), d); x.Choice.N == 3 || x.Ahead {
		t.Errorf("normal thinks %+v: got N %v and Ahead %v; want not 3 and false", x, x.Choice.N, x.Ahead)
	}
}

// endless is a match whose questions come to no end, and never to a quiet one.
type endless struct {
	engine.Match
	given *int
}

func (e endless) Clone() engine.Match                        { return e }
func (endless) Seq() int                                     { return 0 }
func (endless) View(engine.Seats) engine.View                { return seen(0) }
func (endless) Result() (r engine.Result, ok bool)           { return r, false }
func (e endless) Apply(engine.Entry) ([]engine.Event, error) { *e.given++; return nil, nil }
func (endless) Open() []engine.Decision {
	return []engine.Decision{{Seat: engine.Chance, Legal: []engine.Choice{{Verb: engine.Roll, N: 1}}}}
}

// patient would look on forever.
type patient struct {
	table
	given *int
	most  int
}

func (p patient) Imagine(engine.View, engine.Decision, uint64) (engine.Match, bool) {
	return endless{given: p.given}, true
}
func (p patient) Reach(engine.Decision) bot.Reach {
	return bot.Reach{Rivals: 3, MaxDeficit: 100, Samples: 1000, Depth: 8, Worlds: 1, StepBudget: p.most}
}
func (patient) Quiet(engine.Decision) bool         { return false }
func (patient) Value(engine.View, engine.Seat) int { return 0 }

func TestThinkingAheadComesToAnEnd(t *testing.T) {
	for _, most := range []int{10, 40, 200} {
		given := 0
		if x := bot.New(patient{table{9, 5, 3}, &given, most}, bot.Style{Strength: bot.Hard}, 1).Think(seen(0), question(3)); !x.Ahead {
			t.Errorf("%d: it does not think ahead: got false, want true", most)
		}
		if given < most || given > 2*most {
			t.Errorf("it goes over %d answers where %d are meant; want given at least %v and given at most %v", given, most, most, 2*most)
		}
	}
}
