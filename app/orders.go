package app

import (
	"slices"
	"sync"

	"interbellum/engine"
)

// Orders is the form of standing orders.
type Orders struct {
	t        *Table
	Ordering bool        // it is open
	Whose    engine.Seat // whose orders it shows; 0: all of the player's
}

// orderers are the looking player's seats that may give orders and, where the game hides
// nothing, everybody else's.
func (orders *Orders) orderers() (own, others engine.Seats) {
	for _, q := range orders.t.Session.Play.Match().Rights() {
		switch {
		case q.Kind != engine.OrderVerb, orders.t.Bots.thinking.styles[q.Seat] != "": // a program gives none
		case orders.t.Session.Play.Seats(orders.t.Session.Viewer.Player()).Has(q.Seat):
			own = own.With(q.Seat)
		case !orders.t.Session.Play.Game().Secret:
			others = others.With(q.Seat)
		}
	}
	return own, others
}

// A postponement is an order that answers a question and such as follow until something happens.
type postponement struct {
	text string // on its button
	give engine.Choice
}

// postponing lists the orders that may be given to answer this question and such as follow for a while.
func (orders *Orders) postponing(d engine.Decision) (list []postponement) {
	kinds, view := orders.t.Session.Play.Game().Orders, sync.OnceValue(orders.t.Session.Viewer.View)
	for i, k := range kinds {
		if !slices.Contains(k.Answers, d.Kind) {
			continue
		}
		for n, e := range k.Expire {
			o := engine.Order{Seat: d.Seat, Kind: uint8(i), Setting: uint8(slices.Index(k.Settings, e.Setting))}
			if c := o.Choice(kinds); orders.mayGive(d.Seat, c) && orders.answers(d, o, view) {
				list = append(list, postponement{orders.t.Face.Order(k.Kind).Later[n], c})
			}
		}
	}
	return list
}

// mayGive reports whether the seat may give an order now.
func (orders *Orders) mayGive(seat engine.Seat, c engine.Choice) bool {
	return slices.ContainsFunc(orders.t.Session.Viewer.Orders(), func(q engine.Decision) bool { return q.Seat == seat && q.Allows(c) })
}

// answers reports whether the seat's orders answer the question, by what its player sees, once it has given this one too.
func (orders *Orders) answers(d engine.Decision, o engine.Order, view func() engine.View) bool {
	game := orders.t.Session.Play.Game()
	given := append([]engine.Order{o}, orders.t.Session.Play.Match().Orders(engine.Only(d.Seat))...)
	_, ok := game.AnswerByOrders(d, engine.StandingOf(game.Orders, d.Seat, given), false, view)
	return ok
}

// Order gives a standing order, in general or for one subject, for the seat whose orders are
// shown, or for all of the player's. A setting below zero lifts the one for a subject.
func (orders *Orders) Order(kind int, subject string, setting int) error {
	k := &orders.t.Session.Play.Game().Orders[kind]
	c := k.Lift(subject)
	if setting >= 0 {
		c.To = engine.Ref(k.Settings[setting])
	}
	for _, q := range orders.t.Session.Viewer.Orders() {
		if string(q.About) != k.Kind || orders.Whose != 0 && orders.Whose != q.Seat || !q.Allows(c) {
			continue
		}
		if err := orders.t.Session.Answer(q.Seat, c); err != nil {
			return err
		}
	}
	orders.t.handOn()
	return nil
}

// subjects lists what an order may be given for and is not yet, as the seat's rights have it.
func (orders *Orders) subjects(seat engine.Seat, kind int, given []engine.Order) (list []string) {
	k := &orders.t.Session.Play.Game().Orders[kind]
	for _, q := range orders.t.Session.Viewer.Orders() {
		if q.Seat != seat || string(q.About) != k.Kind {
			continue
		}
		for _, c := range q.Legal {
			subject := c.On.Name()
			if subject != "" && !slices.ContainsFunc(given, func(o engine.Order) bool { return o.Subject == subject }) {
				list = append(list, subject)
			}
		}
	}
	return slices.Compact(list)
}
