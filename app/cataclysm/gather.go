package cataclysm

import (
	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words"
)

// gathers are the runs of questions whose answers are confirmed together. Who lends a unit
// answers in the midst of another power's run.
var gathers = map[string]string{
	"collect-limited": "production", "convert-offensives": "production", "convert-builds": "production", "construct": "production",
	"place": "force", "deploy": "force", "deploy-to": "force", "use-my-units": "force",
	"military-action": "force", "activate": "force", "augment": "force", "support": "force",
	"loss": "loss", "voluntary-retreat": "retreat", "retreat": "retreat", "regroup": "regroup", "destroy-excess": "loss",
	"force-pool": "pool", "force-pool-cut": "pool", "second-front": "pool", "limited-resource": "pool", "escalation-offensive": "pool",
	"transfer": "transfer", "take-over": "take-over", "more-allies": "attempt", "more-targets": "attempt",
}

// Gathers names the run of questions that this one belongs to.
func (Face) Gathers(d engine.Decision) string {
	run := gathers[d.Kind]
	if run != "" && run != "force" {
		run += "-" + rules.Power(d.Seat).String()
	}
	return run
}

// foregone is what of the next question is foregone: it stands beside this one, or is answered with it.
type foregone struct{}

// Opens reports whether an answer does no more than play a counter, what it is played for being asked next, or than end a regroup, after
// which the offensive goes on.
func (foregone) Opens(d engine.Decision, c engine.Choice) (kind string, opens bool) {
	if d.Kind == "regroup" && c.Verb == "done" {
		return "military-action", true
	}
	return "", d.Kind == "drawn" && c.Verb == "play" || c.Verb == "interrupt"
}

// Concludes accepts an attempt at an alliance that the player's own power makes with this one.
func (foregone) Concludes(seats engine.Seats, d engine.Decision) (c engine.Choice, why string) {
	if p := powerOf(d.About); d.Kind != "join-attempt" || !seats.Has(engine.Seat(p)) {
		return c, ""
	}
	return engine.Choice{Verb: "accept"}, say("concluded.join", powerText(rules.Power(d.Seat)))
}

// closing are the answers that end a run.
var closing = map[string]string{"construct": "done", "deploy": "done", "activate": "go", "support": "done", "regroup": "done",
	"transfer": engine.Pass, "take-over": engine.Pass, "more-allies": "go", "more-targets": "go"}

// Gathered puts an answer into words: "army from Ruhr", " to Poland".
func (f Face) Gathered(s *face.Sight, d engine.Decision, c engine.Choice) face.Pick {
	v := viewOf(s)
	switch {
	case closing[d.Kind] == c.Verb:
		return face.Pick{Closes: true}
	case d.Kind == "deploy-to":
		return face.Pick{One: onward(v, c), Joins: true}
	case d.Kind == "use-my-units":
		return face.Pick{One: lending(d, c), Joins: true}
	case d.Kind == "military-action" && c.On.Class() != "area" && c.On.Class() != "coast", c.Verb == "augment" && c.N == 0:
		return face.Pick{}
	case d.Kind == "military-action":
		return face.Pick{One: say("picked.target", f.Label(s, d, c).Text)}
	case c.Verb == engine.Pass || c.Verb == "stand" || c.Verb == "retreat" && c.On == "" || c.Verb == "call-off":
		return face.Pick{}
	case c.Verb == "collect", d.Kind == "place":
		return face.Pick{One: inPlace(d, c)}
	case c.Verb == "offensives" || c.Verb == "builds":
		return face.Pick{One: lowerFirst(f.Label(s, d, c).Text)}
	case c.On.Class() == "unit":
		return unitPick(v, d, c)
	}
	if _, k := counterOf(c.On); k != rules.NoKind && c.Verb != "refit" {
		return face.Pick{One: counterName(k), Many: counterText(k).Form("many")}
	}
	return face.Pick{One: f.Label(s, d, c).Text}
}

// inPlace is what was collected where, or which unit placed.
func inPlace(d engine.Decision, c engine.Choice) string {
	if c.Verb == "collect" {
		return say("picked.collected", placeText(d.About))
	}
	_, k := counterOf(d.About)
	return say("picked.in", counterText(k), placeText(c.On))
}

// lending is whether a unit is lent to an ally, or changes places with the ally's.
func lending(d engine.Decision, c engine.Choice) string {
	switch {
	case d.Rule == "10.11" && c.Verb == "allow":
		return say("picked.agreed")
	case d.Rule == "10.11" && c.Verb == "refuse":
		return say("picked.refused")
	case c.Verb == "allow":
		return say("picked.lent")
	case c.Verb == "refuse":
		return say("picked.not-lent")
	}
	return ""
}

// onward is where a deployed unit goes.
func onward(v *rules.View, c engine.Choice) string {
	switch c.Verb {
	case "to":
		return " " + say("picked.to", placeText(c.On))
	case "exchange":
		if u := unitAt(v, c.To); u != nil {
			return " " + say("picked.exchange", unitText(u), areaText(u.Area))
		}
	}
	return ""
}

// unitPick names a unit by where it stands, or goes.
func unitPick(v *rules.View, d engine.Decision, c engine.Choice) face.Pick {
	u := unitAt(v, c.On)
	if u == nil {
		return face.Pick{One: namedUnit(v.Book, c.On).String()}
	}
	one := unitText(u)
	if !u.Upgraded && u.Faction == rules.NoFaction {
		one = counterText(u.Kind)
	}
	if foreign(u, d.Seat) {
		one = words.To("cataclysm/name.own", powerText(u.Owner), one)
	}
	many := one.Form("many")
	if c.Verb == "withdraw" {
		many = one.String()
	}
	return face.Pick{One: moved(v, u, c, one.String()), Many: moved(v, u, c, many)}
}

// moved says where a unit stands, or goes.
func moved(v *rules.View, u *rules.UnitView, c engine.Choice, unit string) string {
	other := unitAt(v, c.To)
	switch {
	case c.Verb == "lose" || c.Verb == "destroy":
		return say("picked.in", unit, areaText(u.Area))
	case c.Verb == "regroup" || c.Verb == "retreat":
		return say("picked.moves", unit, placeText(c.To))
	case c.Verb == "exchange" && other != nil:
		return say("picked.swaps", unit, areaText(u.Area), unitText(other), areaText(other.Area))
	case c.Verb == "withdraw":
		return say("picked.withdraws", unit, areaText(u.Area))
	case c.Verb == "activate" && c.N == 1:
		return say("picked.extended", unit, areaText(u.Area))
	}
	return say("picked.from", unit, areaText(u.Area))
}
