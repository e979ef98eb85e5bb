package cataclysm

import (
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// What happened, as sentences. The power whose story it is stands in the heading; a sentence names it where it could be another one.

// eventPower is the power that an event befell, or NoPower.
func eventPower(e engine.Event) rules.Power {
	if rules.Power(e.Seat) > rules.PowerCount {
		return rules.NoPower
	}
	return rules.Power(e.Seat)
}

// unlogged are events that the log does not print: others say the same.
var unlogged = map[string]bool{
	"play": true, "returned": true, "return": true, "claim-interrupt": true, "home-front-over": true, "distribute": true,
	"activate": true, "war-begins": true, "limited-used": true, "die": true, "modifier": true, "score": true,
	"check-passed": true, "check-failed": true, "turn": true, "action-phase": true, "end-phase": true, "draw": true, "interrupt": true,
	"stability-test": true, "political-action": true, "offensive": true, "civil-war": true,
}

// eventSentence puts an event into words, or is "" where the book has none for its kind.
func eventSentence(b *rules.Book, e engine.Event) string {
	s := subjectOf(b, e)
	return s.say("event." + e.Kind + variant(e))
}

func subjectOf(b *rules.Book, e engine.Event) subject {
	return subject{by: b, seat: e.Seat, on: e.On, to: e.To, n: e.N}
}

// variant is which of several sentences an event has, by what it is about.
func variant(e engine.Event) string {
	switch e.Kind {
	case "collect", "resource-lost":
		return whenTrue(e.On.Class() == "power", ".power")
	case "gain":
		return whenTrue(e.To.Name() == "cup" || e.To.Name() == "reserve", "."+e.To.Name())
	case "construct":
		return whenTrue(e.To.Name() == "track", ".track")
	case "foreign":
		p, _ := counterOf(e.On)
		return whenTrue(p == rules.Neutral || p == rules.NoPower, ".neutral")
	case "aid-returned":
		return whenTrue(e.To.Name() == "", ".influence")
	case "political-action":
		return whenTrue(e.To.Class() == "area" || e.To.Class() == "power", "."+e.To.Class())
	case "failed-action":
		return whenTrue(e.N == 0, ".none")
	case "war-status":
		return whenTrue(e.On.Name() == "global", ".global")
	case "control":
		from := powerOf(e.To)
		return whenTrue(from != rules.NoPower && from != rules.Neutral, ".taken")
	case "combat-won":
		return whenTrue(eventPower(e) == rules.NoPower, ".defence")
	case "destroyed":
		_, k, _ := unitOfRef(e.On)
		return whenTrue(k == rules.MinorArmy, ".minor")
	case "force-pool":
		return poolVariant(e)
	case "stability":
		return stabilityVariant(e)
	}
	return ""
}

func whenTrue(is bool, text string) string {
	if is {
		return text
	}
	return ""
}

func poolVariant(e engine.Event) string {
	if e.On.Class() == "unit" {
		return ".unit-leaves"
	}
	return whenTrue(e.N < 0, ".leaves")
}

func stabilityVariant(e engine.Event) string {
	switch {
	case e.N > 0:
		return ".rises"
	case e.On.Name() == "collapsed":
		return ".collapses"
	}
	return ".falls"
}

// good and bad are events that are worth a colour: a point gained, something lost.
var good = map[string]bool{"control": true, "triumph": true, "armistice-accepted": true, "alliance": true}
var bad = map[string]bool{"collapse": true, "surrender": true, "disaster": true, "control-lost": true, "alliance-broken": true}
