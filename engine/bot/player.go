package bot

import "interbellum/engine"

// A Player answers questions.
type Player interface {
	// Choose picks one of the legal answers to a question put to a seat of this view.
	Choose(v engine.View, d engine.Decision) engine.Choice
}

// A Mind knows one game. It tells what each legal answer is worth to the seat that is
// asked, in hundredths of a victory point; answers of which it knows nothing are worth the
// same. It is pure.
type Mind interface {
	Weigh(v engine.View, d engine.Decision, s Style) []int
}

// New seats a mind at the table. Players with equal seeds play alike.
func New(m Mind, s Style, seed uint64) Player { return &thinker{m, s, seed} }

type thinker struct {
	mind  Mind
	style Style
	seed  uint64
}

func (p *thinker) Choose(v engine.View, d engine.Decision) engine.Choice {
	if len(d.Legal) == 1 {
		return d.Legal[0]
	}
	worth := p.mind.Weigh(v, d, p.style)
	if len(worth) != len(d.Legal) {
		worth = make([]int, len(d.Legal))
	}
	l := &luck{seed: p.seed, view: v, asked: d}
	if s, is := p.mind.(Seer); is && p.style.Strength == Hard {
		return d.Legal[p.ahead(s, v, d, worth, l)]
	}
	return d.Legal[p.style.Strength.pick(worth, l)]
}

// Random answers anything legal, each answer as often as another.
func Random(seed uint64) Player { return New(nothing{}, Style{}, seed) }

// nothing weighs nothing.
type nothing struct{}

func (nothing) Weigh(engine.View, engine.Decision, Style) []int { return nil }
