package blockwar

import "interbellum/engine"

// Step is a procedure of the rules, Events what happens in one.
type (
	Step   = engine.Step[Table]
	Events = []engine.Event

	step   = Step
	events = Events
)

// Say makes an event that everybody sees. What a Side does its player does.
func (b *Book) Say(kind string, rule engine.Rule, by Side, on, to engine.Ref, n int) engine.Event {
	return engine.Event{Kind: kind, Rule: rule, Seat: SeatOf(b.PlayerOf(by)), On: on, To: to, N: n, Seen: engine.Everybody}
}

// Tell makes an event that only the players of these Sides see.
func (b *Book) Tell(kind string, rule engine.Rule, by Side, on, to engine.Ref, n int, only ...Side) engine.Event {
	e := b.Say(kind, rule, by, on, to, n)
	e.Seen = 0
	for _, s := range only {
		e.Seen = e.Seen.With(SeatOf(b.PlayerOf(s)))
	}
	return e
}

// SeenBy are the seats of these Factions.
func SeenBy(list ...Faction) (s engine.Seats) {
	for _, f := range list {
		s = s.With(SeatOf(f))
	}
	return s
}

// Ask makes a question to the player of a Side, with answers that everybody sees.
func (b *Book) Ask(s Side, kind string, rule engine.Rule, about engine.Ref, legal ...engine.Choice) engine.Decision {
	return engine.Decision{Seat: SeatOf(b.PlayerOf(s)), Kind: kind, Rule: rule, About: about, Seen: engine.Everybody, Legal: legal}
}

// AskHidden makes a question whose answer only its player sees; the others see public instead.
func (b *Book) AskHidden(s Side, kind string, rule engine.Rule, about engine.Ref, public string, legal ...engine.Choice) engine.Decision {
	d := b.Ask(s, kind, rule, about, legal...)
	d.Seen, d.Public = engine.Only(d.Seat), public
	return d
}

// Die is a question to Chance for a die that everybody sees.
func Die(kind string, rule engine.Rule, about engine.Ref, left int) engine.Decision {
	d := engine.Decision{Kind: kind, Rule: rule, About: about, Left: left, Seen: engine.Everybody}
	for n := 1; n <= 6; n++ {
		d.Legal = append(d.Legal, engine.Choice{Verb: engine.Roll, N: n})
	}
	return d
}

// Verb is a choice without an object.
func Verb(v string) engine.Choice { return engine.Choice{Verb: v} }

// NoQuestions is for steps that only move on and ask nothing themselves.
type NoQuestions struct{}

func (NoQuestions) Waiting(*Table) bool              { return false }
func (NoQuestions) Open(*Table) []engine.Decision    { return nil }
func (NoQuestions) Take(*Table, engine.Entry) events { return nil }

// EndsWhenIdle is for steps that end when they no longer ask.
type EndsWhenIdle struct{}

func (EndsWhenIdle) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// NoRights is for steps during which nobody has rights: Chance answers, or a hidden act is half done.
type NoRights struct{}

// DeniesRights reports that.
func (NoRights) DeniesRights(*Table) bool { return true }
