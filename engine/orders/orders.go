// Package orders holds standing answers that a seat leaves behind, so that a match by
// mail need not wait for every small question.
package orders

import "interbellum/engine"

// An Order answers questions of one kind for one seat until something happens.
type Order struct {
	Seat  engine.Seat
	Kind  string     // of the questions it answers
	About engine.Ref `json:",omitempty"` // only of those about this; empty means any
	// Answer is the answer it gives. Its empty fields match anything, but it answers
	// only where exactly one legal answer matches: an order never chooses.
	Answer engine.Choice
	Until  Trigger `json:",omitzero"`
}

// A Trigger is an event that ends an order. Its empty fields match anything; the zero
// Trigger never comes.
type Trigger struct {
	Kind string      `json:",omitempty"`
	Seat engine.Seat `json:",omitempty"`
	On   engine.Ref  `json:",omitempty"`
}

// Pass lets every question of a kind go by.
func Pass(s engine.Seat, kind string) Order {
	return Order{Seat: s, Kind: kind, Answer: engine.Choice{Verb: engine.Pass}}
}

// Answer gives the answer of the first order that fits the question. It knows what the
// seat's player knows, and nothing else. A question put to Chance is never ordered.
func Answer(_ engine.View, d engine.Decision, orders []Order) (engine.Choice, bool) {
	for _, o := range orders {
		if o.Seat != d.Seat || o.Seat == engine.Chance || o.Kind != d.Kind || o.About != "" && o.About != d.About {
			continue
		}
		if c, only := o.match(d.Legal); only {
			return c, true
		}
	}
	return engine.Choice{}, false
}

// match finds the one legal answer that the order means.
func (o Order) match(legal []engine.Choice) (found engine.Choice, only bool) {
	for _, c := range legal {
		if !o.means(c) {
			continue
		}
		if only {
			return engine.Choice{}, false
		}
		found, only = c, true
	}
	return found, only
}

func (o Order) means(c engine.Choice) bool {
	a := o.Answer
	return (a.Verb == "" || a.Verb == c.Verb) && (a.On == "" || a.On == c.On) && (a.To == "" || a.To == c.To) && (a.N == 0 || a.N == c.N)
}

// Standing leaves out the orders whose trigger is among the events that their seat saw.
func Standing(orders []Order, seen []engine.Event) (left []Order) {
	for _, o := range orders {
		if !o.Until.among(o.Seat, seen) {
			left = append(left, o)
		}
	}
	return left
}

func (t Trigger) among(s engine.Seat, seen []engine.Event) bool {
	if t == (Trigger{}) {
		return false
	}
	for _, e := range seen {
		if e.Seen.Has(s) && (t.Kind == "" || t.Kind == e.Kind) && (t.Seat == engine.Chance || t.Seat == e.Seat) && (t.On == "" || t.On == e.On) {
			return true
		}
	}
	return false
}
