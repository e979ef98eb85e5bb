package engine

import (
	"cmp"
	"slices"
	"strings"
)

// OrderVerb is the verb, and the kind of the right, of a seat that gives a standing
// order: its On is the kind of order, with a slash before the subject if it has one, and its
// To the setting. Without a setting it lifts the order for that subject. The kernel offers it.
const OrderVerb = "order"

// An OrderKind is a standing order that every seat has, described as data. It answers
// questions for the seat, so that its player need not be asked. The game's AnswerByOrders
// says what the answer is.
type OrderKind struct {
	Kind     string // "interrupt": a slug, as in the choice that gives the order
	Rule     Rule
	Answers  []string // the kinds of question that it answers, or has a say in
	Settings []string // slugs; the first is what stands where nothing was ordered
	// PerSubject is the class of the things that may have an order of their own: "area" where the
	// order may be given for single areas. Optional.
	PerSubject string
	// Expire says which orders of this kind end by themselves, and when. Optional.
	Expire []Expiry
	// Acknowledges: an answer to such a question ends the alert of the seat.
	Acknowledges bool
}

// An Expiry ends every order that stands at the setting, with the next event of the kind.
type Expiry struct{ Setting, Event string }

// An Order is a standing order that a seat has given. What is not listed stands at the
// first setting of its kind. An order for a subject goes before the general one.
type Order struct {
	Seat          Seat
	Kind, Setting uint8  // their places in the game's lists
	Subject       string // the slug of what it is for, or "" for everything else
}

// Choice is the answer by which the order is given.
func (o Order) Choice(kinds []OrderKind) Choice {
	k := &kinds[o.Kind]
	c := k.Lift(o.Subject)
	c.To = Ref(k.Settings[o.Setting])
	return c
}

// Lift is the answer by which an order for a subject is lifted.
func (k *OrderKind) Lift(subject string) Choice {
	return Choice{Verb: OrderVerb, On: k.on(subject)}
}

func (k *OrderKind) on(subject string) Ref {
	if subject == "" {
		return Ref(k.Kind)
	}
	return Ref(k.Kind + "/" + subject)
}

// standing is what a position knows of orders. It is part of it: saved, copied, replayed.
type standing struct {
	Given   []Order // by seat and kind
	Alerted Seats   // whose standing pass is suspended until next asked
}

func compareOrders(a, b Order) int {
	return cmp.Or(cmp.Compare(a.Seat, b.Seat), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Subject, b.Subject))
}

func findOrder(given []Order, o Order) (place int, found bool) {
	return slices.BinarySearchFunc(given, o, compareOrders)
}

// orderRights lists the orders that seats may give: every other setting of every kind, for all and
// for every subject, and lifting what was ordered for one.
func (p *Position[T]) orderRights() (list []Decision) {
	if len(p.rules.Orders) == 0 {
		return nil
	}
	for _, seat := range p.rules.Ordering(p.table).List() {
		for i := range p.rules.Orders {
			list = append(list, p.orderRight(seat, i))
		}
	}
	return list
}

// orderRightsTo is the one among them that an order falls under, if any.
func (p *Position[T]) orderRightsTo(e Entry) []Decision {
	class, _, _ := strings.Cut(string(e.Choice.On), "/")
	i := slices.IndexFunc(p.rules.Orders, func(k OrderKind) bool { return k.Kind == class })
	if i < 0 || !p.rules.Ordering(p.table).Has(e.Seat) {
		return nil
	}
	return []Decision{p.orderRight(e.Seat, i)}
}

// orderRight is the right of a seat to give orders of a kind.
func (p *Position[T]) orderRight(seat Seat, kind int) Decision {
	k := &p.rules.Orders[kind]
	d := Decision{Seat: seat, Kind: OrderVerb, Rule: k.Rule, About: Ref(k.Kind), Seen: Everybody}
	if p.rules.SecretOrders {
		d.Seen, d.Public = Only(seat), "gives an order"
	}
	subjects, sorted := append([]string{""}, p.subjects(seat, k)...), slices.Clone(k.Settings)
	Sort(sorted, strings.Compare)
	d.Legal = make([]Choice, 0, len(subjects)*len(sorted))
	for _, subject := range subjects {
		d.Legal = p.orders.settings(d.Legal, k, Order{Seat: seat, Kind: uint8(kind), Subject: subject}, sorted)
	}
	return d
}

// subjects lists what the order of a kind may be given for at present, apart from all others.
func (p *Position[T]) subjects(seat Seat, k *OrderKind) []string {
	if k.PerSubject == "" {
		return nil
	}
	return p.rules.Subjects(p.table, seat, k)
}

// settings adds the orders of a kind for one subject, save the one that stands.
func (s *standing) settings(legal []Choice, k *OrderKind, o Order, sorted []string) []Choice {
	at, found := findOrder(s.Given, o)
	now := ""
	switch {
	case found:
		now = k.Settings[s.Given[at].Setting]
	case o.Subject == "":
		now = k.Settings[0]
	}
	lift := k.Lift(o.Subject)
	if found && o.Subject != "" {
		legal = append(legal, lift)
	}
	for _, setting := range sorted {
		if setting != now {
			legal = append(legal, Choice{Verb: OrderVerb, On: lift.On, To: Ref(setting)})
		}
	}
	return legal
}

// give makes an order stand. A general one at the default is not kept.
func (s *standing) give(kinds []OrderKind, e Entry) {
	class, subject, _ := strings.Cut(string(e.Choice.On), "/")
	kind := slices.IndexFunc(kinds, func(k OrderKind) bool { return k.Kind == class })
	setting := slices.Index(kinds[kind].Settings, string(e.Choice.To))
	o := Order{e.Seat, uint8(kind), uint8(max(setting, 0)), subject}
	at, found := findOrder(s.Given, o)
	if found {
		s.Given = slices.Delete(s.Given, at, at+1)
	}
	if setting > 0 || setting == 0 && subject != "" {
		s.Given = slices.Insert(s.Given, at, o)
	}
	s.trim()
}

func (s *standing) trim() {
	if len(s.Given) == 0 {
		s.Given = nil
	}
}

// lapse ends the orders for what is no subject any more.
func (p *Position[T]) lapse() {
	p.orders.Given = slices.DeleteFunc(p.orders.Given, func(o Order) bool {
		return o.Subject != "" && !slices.Contains(p.subjects(o.Seat, &p.rules.Orders[o.Kind]), o.Subject)
	})
	p.orders.trim()
}

// answered notes that a question to a seat was answered, also by an order or a stand-in.
func (s *standing) answered(kinds []OrderKind, d Decision) {
	if s.Alerted.Has(d.Seat) {
		if k := OrderFor(kinds, d.Kind); k >= 0 && kinds[k].Acknowledges {
			s.Alerted = s.Alerted.Without(d.Seat)
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
		return slices.Contains(k.Expire, Expiry{k.Settings[o.Setting], e.Kind})
	})
	s.trim()
}

// OrderFor is the place of the first order that answers a kind of question, or -1.
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

// Alerted reports whether an event has suspended the seat's standing pass since it last
// answered a question that acknowledges.
func (p *Position[T]) Alerted(s Seat) bool { return p.orders.Alerted.Has(s) }

// Standing is what a seat has ordered, as AnswerByOrders asks for it.
type Standing struct {
	kinds []OrderKind
	seat  Seat
	given []Order // among those of others, perhaps
}

// StandingOf is what a seat has ordered by these orders.
func StandingOf(kinds []OrderKind, seat Seat, given []Order) Standing {
	return Standing{kinds, seat, given}
}

// find is the order of a kind that goes before others: for the first of these subjects that
// has one, else the general one. The second value is false where none was given.
func (s Standing) find(kind int, subjects []string) (Order, bool) {
	for _, subject := range append(slices.Clip(subjects), "") {
		at := slices.IndexFunc(s.given, func(o Order) bool { return o.Seat == s.seat && int(o.Kind) == kind && o.Subject == subject })
		if at >= 0 {
			return s.given[at], true
		}
	}
	return Order{}, false
}

func (s Standing) kind(kind string) int {
	return slices.IndexFunc(s.kinds, func(k OrderKind) bool { return k.Kind == kind })
}

// Setting is at what the order of a kind stands for the first of these subjects that has an
// order of its own, else in general.
func (s Standing) Setting(kind string, subjects ...string) string {
	i := s.kind(kind)
	o, _ := s.find(i, subjects)
	return s.kinds[i].Settings[o.Setting]
}

// Given reports whether the seat set this order explicitly, even to its default.
func (s Standing) Given(kind string, subjects ...string) bool {
	_, given := s.find(s.kind(kind), subjects)
	return given
}

// ByOneOrder is the AnswerByOrders of a game in which one order alone answers each question.
func ByOneOrder(answer func(d Decision, setting string, alerted bool, view func() View) (Choice, bool)) func(Decision, Standing, bool, func() View) (Choice, bool) {
	return func(d Decision, s Standing, alerted bool, view func() View) (Choice, bool) {
		return answer(d, s.Setting(s.kinds[OrderFor(s.kinds, d.Kind)].Kind), alerted, view)
	}
}
