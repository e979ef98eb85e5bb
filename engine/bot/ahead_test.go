package bot_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
)

// A bet is a match in which a bid is answered by a die: whoever bids 2 gains what it shows.
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
func (better) Reach(engine.Decision) bot.Reach                                   { return bot.Usual }
func (better) Quiet(engine.Decision) bool                                        { return true }
func (better) Value(v engine.View, _ engine.Seat) int                            { return v.(struct{ fakeView }).N }

func TestHardThinksAhead(t *testing.T) {
	d := question(3)
	d.Seat = 1
	mind := better{table{9, 5, -90}}
	p := bot.New(mind, bot.Style{Strength: bot.Hard}, 1)
	if x := p.Think(seen(0), d); x.Choice.N != 2 || x.Instead.N != 1 || x.Less < 6 || !x.Ahead {
		t.Errorf("it thinks %+v", x)
	}
	p.Stop = func() bool { return true }
	if x := p.Think(seen(0), d); x.Choice.N != 1 || x.Instead.N != 2 || x.Less != 4 || x.Ahead {
		t.Errorf("stopped, it thinks %+v", x)
	}
	if x := bot.New(mind, bot.Style{Strength: bot.Normal}, 1).Think(seen(0), d); x.Choice.N == 3 || x.Ahead {
		t.Errorf("normal thinks %+v", x)
	}
}
