// Package walk plays at random: for the battery, for soaking and for tests that want a
// game in its middle. It needs no generator but its own.
package walk

import "interbellum/engine"

// RightsEvery is how rarely a walker looks at the rights: acting though no one asks is
// rare at the table too, and a walk that resigns at once has seen nothing.
const RightsEvery = 50

// A Walker plays all seats, chance included. Equal seeds walk equally.
type Walker struct{ state uint64 }

// New starts a walker. Every seed is good, zero too.
func New(seed uint64) *Walker {
	w := &Walker{state: seed}
	w.next()
	return w
}

// next is splitmix64.
func (w *Walker) next() uint64 {
	w.state += 0x9e3779b97f4a7c15
	z := w.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// N is a number from 0 up to but not including n.
func (w *Walker) N(n int) int { return int(w.next() % uint64(n)) }

// Pick is the next entry of a random match, and the decision that it answers. The last
// value is false when the match is over.
func (w *Walker) Pick(m engine.Match) (engine.Entry, engine.Decision, bool) {
	if w.N(RightsEvery) == 0 {
		if rights := w.Rights(m); len(rights) > 0 {
			d := rights[w.N(len(rights))]
			return d.Answer(m.Seq(), w.Answer(d), ""), d, true
		}
	}
	open := m.Open()
	if len(open) == 0 {
		return engine.Entry{}, engine.Decision{}, false
	}
	d := open[w.N(len(open))]
	return d.Answer(m.Seq(), w.Answer(d), ""), d, true
}

// Rights are the rights of the game or, rarer still, the orders that could be given, of
// which there are always many.
func (w *Walker) Rights(m engine.Match) []engine.Decision {
	var acts, orders []engine.Decision
	for _, d := range m.Rights() {
		if d.Kind == engine.OrderVerb {
			orders = append(orders, d)
		} else {
			acts = append(acts, d)
		}
	}
	if len(orders) > 0 && w.N(4) == 0 {
		return orders
	}
	return acts
}

// Answer picks one legal answer; chance picks by weight. Where there is none it says
// nothing, which is never legal.
func (w *Walker) Answer(d engine.Decision) engine.Choice {
	if len(d.Legal) == 0 {
		return engine.Choice{}
	}
	if len(d.Weights) != len(d.Legal) {
		return d.Legal[w.N(len(d.Legal))]
	}
	sum := 0
	for _, n := range d.Weights {
		sum += max(n, 0)
	}
	if sum == 0 {
		return d.Legal[w.N(len(d.Legal))]
	}
	at := w.N(sum)
	for i, n := range d.Weights {
		if at -= max(n, 0); at < 0 {
			return d.Legal[i]
		}
	}
	return d.Legal[len(d.Legal)-1]
}

// Warlike picks an answer by the game's bias. Without one, passing is rare.
func (w *Walker) Warlike(g *engine.Game, d engine.Decision) engine.Choice {
	if d.Seat == engine.Chance {
		return w.Answer(d)
	}
	d.Weights = make([]int, len(d.Legal))
	for i, c := range d.Legal {
		switch {
		case g.Bias != nil:
			d.Weights[i] = max(0, g.Bias(d, c))
		case c.Verb == engine.Pass:
			d.Weights[i] = 1
		default:
			d.Weights[i] = 5
		}
	}
	return w.Answer(d)
}

// PickWarlike is the next entry of a warlike match, and the decision that it answers.
func (w *Walker) PickWarlike(g *engine.Game, m engine.Match) (engine.Entry, engine.Decision, bool) {
	open := m.Open()
	if len(open) == 0 {
		return engine.Entry{}, engine.Decision{}, false
	}
	if w.N(RightsEvery) == 0 {
		if rights := w.Rights(m); len(rights) > 0 {
			open = rights
		}
	}
	d := open[w.N(len(open))]
	return d.Answer(m.Seq(), w.Warlike(g, d), ""), d, true
}
