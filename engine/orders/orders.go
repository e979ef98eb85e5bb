// Package orders answers for seats what their standing orders tell it to, so that neither
// an evening nor a match by email has to wait for every small question.
package orders

import (
	"slices"

	"interbellum/engine"
)

// Answer is what the orders that stand answer for the seat that is asked,
// or none: then the person must be asked. holder is all that the seat's player holds. It
// knows what that player sees, picks out of the legal answers, and never asks Chance.
func Answer(g *engine.Game, m engine.Match, d engine.Decision, holder engine.Seats) (engine.Choice, bool) {
	if engine.OrderFor(g.Orders, d.Kind) < 0 || d.Seat == engine.Chance {
		return engine.Choice{}, false
	}
	if holder == 0 {
		holder = engine.Only(d.Seat)
	}
	c, ok := g.AnswerByOrders(d, engine.StandingOf(g.Orders, d.Seat, m.Orders(engine.Only(d.Seat))), m.Alerted(d.Seat), func() engine.View { return m.View(holder) })
	return c, ok && d.Allows(c)
}

// Apart lists the orders of a kind that a seat has given for something apart from all else.
func Apart(m engine.Match, s engine.Seat, kind int) []engine.Order {
	return slices.DeleteFunc(m.Orders(engine.Only(s)), func(o engine.Order) bool {
		return o.Seat != s || int(o.Kind) != kind || o.Subject == ""
	})
}

// Setting is the place of the setting at which the general order of a kind stands for a
// seat, as that seat knows it.
func Setting(m engine.Match, s engine.Seat, kind int) int {
	for _, o := range m.Orders(engine.Only(s)) {
		if o.Seat == s && int(o.Kind) == kind && o.Subject == "" {
			return int(o.Setting)
		}
	}
	return 0
}
