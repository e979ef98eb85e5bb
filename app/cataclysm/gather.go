package cataclysm

import (
	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words/english"
)

// gathers are the runs of questions whose answers are confirmed together. Who lends a unit
// answers in the midst of another power's run.
var gathers = map[string]string{
	"collect-limited": "production", "convert-offensives": "production", "convert-builds": "production", "construct": "production",
	"deploy": "deployment", "deploy-to": "deployment", "activate": "force", "support": "force", "use-my-units": "force",
	"loss": "loss", "retreat": "retreat", "regroup": "regroup", "destroy-excess": "loss",
	"force-pool": "pool", "force-pool-cut": "pool", "second-front": "pool",
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
	case d.Kind == "use-my-units" && d.Rule == "10.11":
		return face.Pick{One: map[string]string{"allow": ", agreed", "refuse": ", refused"}[c.Verb], Joins: true}
	case d.Kind == "use-my-units":
		return face.Pick{One: map[string]string{"allow": ", lent", "refuse": ", not lent"}[c.Verb], Joins: true}
	case c.Verb == engine.Pass || c.Verb == "stand" || c.Verb == "retreat" && c.On == "" || c.Verb == "call-off":
		return face.Pick{}
	case c.Verb == "collect":
		return face.Pick{One: place(d.About) + " collected"}
	case c.Verb == "offensives" || c.Verb == "builds":
		return face.Pick{One: lowerFirst(f.Label(s, d, c).Text)}
	case c.On.Class() == "unit":
		return unitPick(v, d, c)
	}
	if _, k := counterOf(c.On); k != rules.NoKind && c.Verb != "refit" {
		return face.Pick{One: counterNames[k], Many: english.Plural(counterNames[k])}
	}
	return face.Pick{One: f.Label(s, d, c).Text}
}

// onward is where a deployed unit goes.
func onward(v *rules.View, c engine.Choice) string {
	switch c.Verb {
	case "to":
		return " to " + place(c.On)
	case "exchange":
		if u := unitAt(v, c.To); u != nil {
			return " in exchange for the " + unitNameOf(u) + " in " + u.Area.Name()
		}
	}
	return ""
}

// unitPick names a unit by where it stands, or goes.
func unitPick(v *rules.View, d engine.Decision, c engine.Choice) face.Pick {
	u := unitAt(v, c.On)
	if u == nil {
		return face.Pick{One: unitWords(c.On)}
	}
	one, where := unitNameOf(u), " from "+u.Area.Name()
	if !u.Up && u.Side == rules.NoSide {
		one = counterNames[u.Kind]
	}
	if u.Owner != rules.Power(d.Seat) && u.Owner <= rules.PowerCount {
		one = adjective(u.Owner) + " " + one
	}
	many := english.Plural(one)
	switch c.Verb {
	case "lose", "destroy":
		where = " in " + u.Area.Name()
	case "regroup", "retreat":
		where = " to " + place(c.To)
	case "exchange":
		where += onward(v, c)
	case "withdraw":
		where += " leaves the map"
		many = one
	}
	if c.Verb == "activate" && c.N == 1 {
		where += ", extended range"
	}
	return face.Pick{One: one + where, Many: many + where}
}
