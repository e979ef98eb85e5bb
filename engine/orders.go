package engine

import (
	"cmp"
	"slices"
)

// OrderVerb is the verb, and the kind of the right, of a seat that gives a standing
// order: its On is the kind of order, its To the setting. The kernel offers it.
const OrderVerb = "order"

// An OrderKind is a standing order that every seat has, described as data. It answers
// questions for the seat, so that nobody need be fetched for them. What the answer is,
// the game's Obey says.
type OrderKind struct {
	Kind     string // "interrupt": a slug, as in the choice that gives the order
	Rule     Rule
	Answers  []string // the kinds of question that it answers
	Settings []string // slugs; the first is what stands where nothing was ordered
	// Until is the kind of event with which every order ends that stands at the setting
	// For. Optional.
	For, Until string
	// Calms: an answer to such a question ends what has stirred the seat.
	Calms bool
}

// An Order is a standing order that a seat has given. What is not listed stands at the
// first setting of its kind.
type Order struct {
	Seat          Seat
	Kind, Setting uint8 // their places in the game's lists
}

// Choice is the answer by which the order is given.
func (o Order) Choice(kinds []OrderKind) Choice {
	k := &kinds[o.Kind]
	return Choice{Verb: OrderVerb, On: Ref(k.Kind), To: Ref(k.Settings[o.Setting])}
}

// standing is what a position knows of orders. It is part of it: saved, copied, replayed.
type standing struct {
	Given   []Order // by seat and kind
	Stirred Seats   // who has had cause to think again since last asked
}

func compareOrders(a, b Order) int {
	return cmp.Or(cmp.Compare(a.Seat, b.Seat), cmp.Compare(a.Kind, b.Kind))
}

// at is the place of an order among those given, and the setting that stands.
func (s *standing) at(seat Seat, kind int) (place int, setting uint8, found bool) {
	place, found = slices.BinarySearchFunc(s.Given, Order{Seat: seat, Kind: uint8(kind)}, compareOrders)
	if found {
		setting = s.Given[place].Setting
	}
	return place, setting, found
}

// rights lists the orders that a seat may give: every other setting of every kind.
func (s *standing) rights(kinds []OrderKind, seats Seats, secret bool) (list []Decision) {
	for _, seat := range seats.List() {
		for i := range kinds {
			k := &kinds[i]
			_, now, _ := s.at(seat, i)
			d := Decision{Seat: seat, Kind: OrderVerb, Rule: k.Rule, About: Ref(k.Kind), Seen: Everybody}
			if secret {
				d.Seen, d.Public = Only(seat), "gives an order"
			}
			for n := range k.Settings {
				if n != int(now) {
					d.Legal = append(d.Legal, Order{seat, uint8(i), uint8(n)}.Choice(kinds))
				}
			}
			list = append(list, d)
		}
	}
	return list
}

// give makes an order stand. The default is not kept.
func (s *standing) give(kinds []OrderKind, e Entry) {
	kind := slices.IndexFunc(kinds, func(k OrderKind) bool { return Ref(k.Kind) == e.Choice.On })
	setting := slices.Index(kinds[kind].Settings, string(e.Choice.To))
	at, _, found := s.at(e.Seat, kind)
	if found {
		s.Given = slices.Delete(s.Given, at, at+1)
	}
	if setting > 0 {
		s.Given = slices.Insert(s.Given, at, Order{e.Seat, uint8(kind), uint8(setting)})
	}
	if len(s.Given) == 0 {
		s.Given = nil
	}
}

// answered notes that a seat has answered a question, whoever did it for the seat.
func (s *standing) answered(kinds []OrderKind, d Decision) {
	if s.Stirred.Has(d.Seat) {
		if k := OrderFor(kinds, d.Kind); k >= 0 && kinds[k].Calms {
			s.Stirred = s.Stirred.Without(d.Seat)
		}
	}
}

// saw ends the orders that an event ends.
func (s *standing) saw(kinds []OrderKind, e *Event) {
	if len(s.Given) == 0 {
		return
	}
	s.Given = slices.DeleteFunc(s.Given, func(o Order) bool {
		k := &kinds[o.Kind]
		return k.Until == e.Kind && k.Settings[o.Setting] == k.For
	})
	if len(s.Given) == 0 {
		s.Given = nil
	}
}

// OrderFor is the place of the order that answers a kind of question, or -1.
func OrderFor(kinds []OrderKind, question string) int {
	return slices.IndexFunc(kinds, func(k OrderKind) bool { return slices.Contains(k.Answers, question) })
}

// Orders lists the orders that the holder of these seats knows of.
func (p *Position[T]) Orders(seats Seats) (list []Order) {
	for _, o := range p.orders.Given {
		if !p.rules.SecretOrders || seats.Has(o.Seat) {
			list = append(list, o)
		}
	}
	return list
}

// Stirred reports whether the seat has had cause to think again since it was last asked a
// question that calms.
func (p *Position[T]) Stirred(s Seat) bool { return p.orders.Stirred.Has(s) }
