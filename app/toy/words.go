package toy

import (
	"strconv"

	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/words"
	"interbellum/engine/words/english"
	catalogue "interbellum/engine/words/toy"
)

// say is a text of the game's catalogue.
func say(kind string, arguments ...any) string { return catalogue.Book.Say(kind, arguments...) }

// filled is a text of the catalogue whose slots a subject fills, or nothing where there is no such text.
func filled(kind string, s subject) string { return catalogue.Book.Fill(kind, s.slot) }

// A subject is what a question, an answer or an event is about.
type subject struct {
	who, other words.Text
	n          int
	what       engine.Ref
}

func (s subject) slot(name string) any {
	switch name {
	case "who":
		return s.who
	case "other":
		return s.other
	case "n":
		return s.n
	case "card":
		return words.To("toy/name.card", s.who, s.n)
	case "counter":
		return words.Named("toy/name.counter."+s.what.Name(), english.Upper(s.what.Name()))
	}
	return nil
}

// Question puts a decision into a sentence.
func (f Face) Question(_ *face.Sight, d engine.Decision) face.Question {
	s := subject{who: f.name(d.Seat), other: f.name(f.of(d.About))}
	q := face.Question{Text: filled("question."+d.Kind, s), Why: filled("why."+d.Kind, s)}
	switch {
	case q.Text == "":
		q.Text = say("question.other", s.who)
	case d.Kind == "bid":
		q.Steps, q.After = steps("harvest", "parcels", "bids"), steps("turns", "unpacking")
	case d.Kind == "join":
		q.Steps, q.After = steps("raid", "friends"), steps("battle", "plunder")
	case d.Kind == "interrupt" && d.About != "":
		q.Why = say("why.interrupt-claimed", s.other)
	}
	return q
}

func steps(kinds ...string) (list []string) {
	for _, kind := range kinds {
		list = append(list, say("step."+kind))
	}
	return list
}

// Label puts one answer into words.
func (f Face) Label(_ *face.Sight, d engine.Decision, c engine.Choice) face.Label {
	on := f.of(c.On)
	s := subject{who: f.name(d.Seat), other: f.name(on), n: c.N, what: c.On}
	l := face.Label{Text: filled("answer."+c.Verb, s), Note: filled("answer."+c.Verb+".note", s), OnBoard: on != engine.Chance, Group: filled("heading."+c.Verb, s)}
	switch c.Verb {
	case engine.Roll:
		l.Icon = "die-" + strconv.Itoa(c.N)
	case "deal":
		l.Text = say("answer.deal", card(c.On))
	case "bid":
		if c.N == 0 {
			l.Text = say("answer.bid-nothing")
		}
		l.Order = c.N
	case engine.Pass:
		l.End = true
		if of := filled("answer.pass."+d.Kind, s); of != "" {
			l.Text = of
		}
	case "surrender":
		l.Grave = true
	case "lay":
		if c.On != "" {
			l.Text, l.OnBoard = say("answer.lay-card", privateCard(f, d.Seat, card(c.On))), true
		}
	}
	if l.Text == "" {
		l.Text = english.Upper(c.Verb)
	}
	return l
}

// Gathers: a player who holds several houses gathers their bids.
func (Face) Gathers(d engine.Decision) string {
	if d.Kind == "bid" {
		return d.Kind
	}
	return ""
}

// Gathered names the bid of a house.
func (f Face) Gathered(_ *face.Sight, d engine.Decision, c engine.Choice) face.Pick {
	return face.Pick{One: say("gathered.bid", f.name(d.Seat), c.N)}
}
