package triumph

import "interbellum/engine"

type (
	step   = engine.Step[Table]
	events = []engine.Event
)

// say makes an event that everybody sees.
func say(kind string, rule engine.Rule, f Faction, on, to engine.Ref, n int) engine.Event {
	return engine.Event{Kind: kind, Rule: rule, Seat: seatOf(f), On: on, To: to, N: n, Seen: engine.Everybody}
}

// tell makes an event that only these Factions see.
func tell(kind string, rule engine.Rule, f Faction, on, to engine.Ref, n int, only ...Faction) engine.Event {
	e := say(kind, rule, f, on, to, n)
	e.Seen = seenBy(only...)
	return e
}

func seenBy(list ...Faction) (s engine.Seats) {
	for _, f := range list {
		s = s.With(seatOf(f))
	}
	return s
}

// ask makes a question to a Faction, with answers that everybody sees.
func ask(f Faction, kind string, rule engine.Rule, about engine.Ref, legal ...engine.Choice) engine.Decision {
	return engine.Decision{Seat: seatOf(f), Kind: kind, Rule: rule, About: about, Seen: engine.Everybody, Legal: legal}
}

// askHidden makes a question whose answer only its Faction sees; the others see public instead.
func askHidden(f Faction, kind string, rule engine.Rule, about engine.Ref, public string, legal ...engine.Choice) engine.Decision {
	d := ask(f, kind, rule, about, legal...)
	d.Seen, d.Public = seenBy(f), public
	return d
}

// verb is a choice without an object.
func verb(v string) engine.Choice { return engine.Choice{Verb: v} }

// silent is for steps that only move on and ask nothing themselves.
type silent struct{}

func (silent) Waiting(*Table) bool              { return false }
func (silent) Open(*Table) []engine.Decision    { return nil }
func (silent) Take(*Table, engine.Entry) events { return nil }

// done is for steps that end when they no longer ask.
type done struct{}

func (done) Next(*Table, step) (step, bool, events) { return nil, true, nil }
