// Package orders answers for seats what their standing orders tell it to, so that neither
// an evening nor a match by mail need wait for every small question.
package orders

import "interbellum/engine"

// Answer is what the order that stands at its setting answers for the seat that is asked,
// or none: then the person must be asked. holder is all that the seat's player holds. It
// knows what that player sees, picks out of the legal answers, and never asks Chance.
func Answer(g *engine.Game, m engine.Match, d engine.Decision, holder engine.Seats) (engine.Choice, bool) {
	kind := engine.OrderFor(g.Orders, d.Kind)
	if kind < 0 || d.Seat == engine.Chance {
		return engine.Choice{}, false
	}
	if holder == 0 {
		holder = engine.Only(d.Seat)
	}
	setting := g.Orders[kind].Settings[Setting(m, d.Seat, kind)]
	c, ok := g.Obey(d, setting, m.Stirred(d.Seat), func() engine.View { return m.View(holder) })
	return c, ok && d.Allows(c)
}

// Setting is the place of the setting at which the order of a kind stands for a seat, as
// that seat knows it.
func Setting(m engine.Match, s engine.Seat, kind int) int {
	for _, o := range m.Orders(engine.Only(s)) {
		if o.Seat == s && int(o.Kind) == kind {
			return int(o.Setting)
		}
	}
	return 0
}
