package blockwar

import (
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
	"interbellum/engine/words/english"
)

// A Form chooses the kind of text for an event that has several.
type Form func(engine.Event) string

// quiet are the events that nobody needs to read.
var quiet = map[string]bool{"declarations-over": true, "moves-over": true, "combat-phase": true}

// sentenceOf is the log's sentence of an event; "" if the log leaves it out.
func sentenceOf(f *Face, e engine.Event) string {
	if quiet[e.Kind] {
		return ""
	}
	kind := "event." + e.Kind
	if form, known := f.Forms[e.Kind]; known {
		kind = form(e)
	}
	if !f.Texts.Has(kind) {
		return english.Spaced(e.Kind) + "."
	}
	return f.Texts.Fill(kind, f.eventSlots(e))
}

// either is one of two kinds of text.
func either(first func(engine.Event) bool, yes, no string) Form {
	return func(e engine.Event) string {
		if first(e) {
			return yes
		}
		return no
	}
}

func forms() map[string]Form {
	return map[string]Form{
		"no-unit-left":     either(func(e engine.Event) bool { return e.On == "" }, "event.no-unit-left", "event.no-unit-left.in"),
		"command-revealed": either(func(e engine.Event) bool { return e.N == 0 }, "event.command-revealed.none", "event.command-revealed"),
		"aggression":       either(func(e engine.Event) bool { return e.On == e.To }, "event.aggression.inside", "event.aggression"),
		"unit-lost":        either(func(e engine.Event) bool { return e.On.Class() == "area" }, "event.unit-lost.hidden", "event.unit-lost"),
		"battle-over":      either(nobody, "event.battle-over.open", "event.battle-over"),
		"victory":          func(e engine.Event) string { return "event.victory." + e.To.Name() },
		"fires":            Fires,
	}
}

func nobody(e engine.Event) bool { return rules.Faction(e.Seat) == rules.NoFaction }

// Fires chooses by what a unit fires at.
func Fires(e engine.Event) string {
	if e.To.Class() != "class" {
		return "event.fires.industry"
	}
	return "event.fires"
}
