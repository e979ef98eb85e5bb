package cataclysm

import "interbellum/engine"

// say makes an event that all players see: this game hides only the cup (1.4).
func say(kind string, rule engine.Rule, p Power, on, to engine.Ref, n int) engine.Event {
	return engine.Event{Kind: kind, Rule: rule, Seat: seatOf(p), On: on, To: to, N: n, Seen: engine.Everybody}
}

// ask makes a question to a power, with answers that all players see.
func ask(p Power, kind string, rule engine.Rule, about engine.Ref, legal ...engine.Choice) engine.Decision {
	return engine.Decision{Seat: seatOf(p), Kind: kind, Rule: rule, About: about, Seen: engine.Everybody, Legal: legal}
}

// verb is a choice without an object.
func verb(v string) engine.Choice { return engine.Choice{Verb: v} }

// noQuestions is embedded by steps that ask nothing themselves.
type noQuestions struct{}

func (noQuestions) Waiting(*Table) bool              { return false }
func (noQuestions) Open(*Table) []engine.Decision    { return nil }
func (noQuestions) Take(*Table, engine.Entry) events { return nil }
