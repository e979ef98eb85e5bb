package cataclysm

import (
	"strings"

	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words"
	catalogue "interbellum/engine/words/cataclysm"
)

var book = catalogue.Book

// say is a text of Cataclysm's book.
func say(kind string, arguments ...any) string { return book.Say(kind, arguments...) }

// A subject is what a sentence is about: it fills the braces of the texts for events, questions and answers.
type subject struct {
	v      *rules.View // as the player sees it; nil in the log
	by     *rules.Book // of the match
	seat   engine.Seat // of the power whose event, question or answer it is
	on, to engine.Ref
	n      int
}

// say is the text of a kind about the subject, or "" where the book has none.
func (s *subject) say(kind string) string { return book.Fill(kind, s.slot) }

// slot is what stands for a pair of braces: {place} is what the subject is on, {place-to} what it goes to.
func (s *subject) slot(name string) any {
	if name, to := strings.CutSuffix(name, "-to"); to {
		return (&subject{v: s.v, by: s.by, seat: s.seat, on: s.to, n: s.n}).slot(name)
	}
	switch name {
	case "who":
		return powerText(s.power())
	case "n":
		return s.n
	case "power":
		return powerText(powerOf(s.on))
	case "place":
		return placeText(s.on)
	case "counter":
		_, k := counterOf(s.on)
		return counterText(k)
	case "counters":
		_, k := counterOf(s.on)
		return manyOf(s.n, counterText(k))
	case "owner":
		p, _ := counterOf(s.on)
		return powerText(p)
	case "own-counter":
		return ownCounter(counterOf(s.on))
	case "unit":
		return namedUnit(s.by, s.on)
	case "unit-there":
		return theUnit(s.v, s.seat, s.on)
	case "faction":
		return s.faction()
	}
	if sort, is := sorts[name]; is {
		return named(sort, s.on.Name())
	}
	return s.more(name)
}

// sorts are the things that a reference may name without further ado, by the slot that stands for them.
var sorts = map[string]string{"action": "action", "marker": "marker", "commitment": "commitment", "posture": "posture", "stability": "stability",
	"resource": "resource", "status": "status", "box": "box", "war": "war"}

func (s *subject) more(name string) any {
	switch name {
	case "turn":
		return turnText(s.on.Name())
	case "side":
		i, _ := rules.ParseIdeology(s.on.Name())
		return sideText(i)
	case "operation":
		return words.To("cataclysm/name.operation." + string(s.on))
	case "combat":
		return words.To("cataclysm/name.combat." + string(s.on))
	case "crisis":
		return crisisText(s.by, s.on)
	case "effect":
		return crisisEffect(s.by, s.on)
	}
	return nil
}

// power is the one whose event or question it is, or NoPower.
func (s *subject) power() rules.Power {
	if p := rules.Power(s.seat); p <= rules.PowerCount {
		return p
	}
	return rules.NoPower
}

// faction is a side of the civil war in a place, or of that in China.
func (s *subject) faction() words.Text {
	if s.on.Class() == "side" {
		return faction(s.by, "china", s.on)
	}
	return faction(s.by, s.on, s.to)
}
