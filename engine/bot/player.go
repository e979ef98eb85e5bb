package bot

import "interbellum/engine"

// A Chooser answers questions.
type Chooser interface {
	// Choose picks one of the legal answers to a question put to a seat of this view.
	Choose(v engine.View, d engine.Decision) engine.Choice
}

// An Evaluator knows one game. It tells what each legal answer is worth to the seat that is
// asked, in hundredths of a victory point; answers of which it knows nothing are worth the
// same. It is pure.
type Evaluator interface {
	Weigh(v engine.View, d engine.Decision, s Style) []int
	// Selection is how easy and normal pick: small differences count more in one game than in another.
	Selection(s Strength) Selection
}

// New is a player of this style. Players with equal seeds play alike.
func New(m Evaluator, s Style, seed uint64) *Player { return &Player{mind: m, style: s, seed: seed} }

// A Player answers by what its evaluator says of each answer.
type Player struct {
	mind  Evaluator
	style Style
	seed  uint64

	// Stop is asked now and then while it thinks ahead; once it says so, the best answer
	// found so far is given. Optional.
	Stop func() bool
}

// A Thought is an answer and why it is given.
type Thought struct {
	Choice  engine.Choice
	Instead engine.Choice // the next best answer; none where nothing was weighed
	Less    int           // how much less that is thought to be worth, in hundredths of a victory point
	Ahead   bool          // what each leads to has been looked at
	Opening string        // that is followed; none if none
}

// Choose answers a question.
func (p *Player) Choose(v engine.View, d engine.Decision) engine.Choice { return p.Think(v, d).Choice }

// Think answers a question and tells why.
func (p *Player) Think(v engine.View, d engine.Decision) Thought {
	if len(d.Legal) == 1 {
		return Thought{Choice: d.Legal[0]}
	}
	style := p.plays(d.Seat)
	worth, ahead := p.mind.Weigh(v, d, style), false
	l := &luck{seed: p.seed, view: v, asked: d}
	if len(worth) != len(d.Legal) {
		return Thought{Choice: d.Legal[l.n(len(d.Legal))]}
	}
	if s, is := p.mind.(Lookahead); is && p.style.Strength == Hard {
		worth, ahead = p.ahead(s, v, d, worth, l)
	}
	n := p.selection().pick(worth, l)
	t := Thought{Choice: d.Legal[n], Ahead: ahead}
	if style.Opening != nil {
		t.Opening = style.Opening.Name
	}
	for i, c := range d.Legal {
		if i != n && worth[i] != unexplored && (t.Instead == engine.Choice{} || worth[n]-worth[i] < t.Less) {
			t.Instead, t.Less = c, worth[n]-worth[i]
		}
	}
	return t
}

// Random answers anything legal, each answer as often as another.
func Random(seed uint64) Chooser { return New(nothing{}, Style{}, seed) }

// nothing weighs nothing.
type nothing struct{}

func (nothing) Weigh(engine.View, engine.Decision, Style) []int { return nil }
func (nothing) Selection(Strength) Selection                    { return Selection{} }
