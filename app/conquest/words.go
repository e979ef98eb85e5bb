package conquest

import (
	"interbellum/app/blockwar"
	"interbellum/app/face"
	"interbellum/engine"
	war "interbellum/engine/blockwar"
	rules "interbellum/engine/conquest"
)

// own is what this game alone has to say.
var own = blockwar.Vocabulary{Questions: questions, Reasons: reasons, Labels: labels, Forms: forms}

var questions = map[string]blockwar.Sentence{
	// Partisans fire too, for the Province that they are in (17.5).
	"fire": func(v *blockwar.View, d engine.Decision) string {
		if d.About.Class() == "area" {
			return v.Asks("question.fire.partisans", d)
		}
		return v.Asks("question.fire", d)
	},
	"production": func(v *blockwar.View, d engine.Decision) string {
		if d.Rule == "7.211" {
			return v.Asks("question.production.enlistment", d)
		}
		return v.Asks("question.production", d)
	},
}

var reasons = map[string]blockwar.Sentence{
	"loyalty": func(v *blockwar.View, d engine.Decision) string {
		return v.Say("why.loyalty", loyaltyCost(v, rules.Faction(d.Seat)))
	},
	"move": func(v *blockwar.View, d engine.Decision) string {
		if v.Phase == war.Winter && rules.Faction(d.Seat) != rules.Soviets {
			return v.Asks("why.move.winter", d)
		}
		return v.Asks("why.move", d)
	},
}

var labels = map[string]blockwar.Label{
	"arrive": blockwar.Drawn("i-plus"), "loyalty": loyaltyLabel, "agitate": blockwar.ByCard(blockwar.Drawn("influence")),
	"partisan": blockwar.ByCard(blockwar.Drawn("partisan")), "insurrection": blockwar.ByCard(blockwar.Drawn("unit-militia")), "insurgents": blockwar.Drawn("insurgent"), "lay": layLabel,
	"militarize": blockwar.Drawn("unit-militia"), "arm-militia": blockwar.Drawn("upgrade"), "insurgents-rise": blockwar.Drawn("insurgent"),
	"recruit": recruitLabel, "recruit-in": blockwar.Drawn("partisan"), "suppress": blockwar.Drawn("partisan"), "commit": commitLabel, "none": blockwar.Drawn("i-next"),
	"sneak-attack": blockwar.Grave(blockwar.Drawn("war-global")), "violate-proxy": blockwar.Grave(blockwar.Drawn("war-limited")),
	"proxy-war": blockwar.Grave(blockwar.Drawn("war-limited")),
}

func loyaltyLabel(v *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	l := blockwar.Drawn("production")(v, d, c)
	l.Text = v.Say("answer.loyalty.raise", v.Say(tracks[d.Seat].loyalty))
	return l
}

func recruitLabel(v *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	l := blockwar.Drawn("partisan")(v, d, c)
	l.Order = 8
	return l
}

// layLabel is two cards for a Province, which the answer gives by its number.
func layLabel(v *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	l := blockwar.Drawn("insurgent")(v, d, c)
	l.Text = v.Say("answer.lay.for", v.Place(rules.Area(c.N)).Name)
	return l
}

// commitLabel is a card for the Season, or a unit for Suppression.
func commitLabel(v *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "unit" {
		return blockwar.UnitLabel(v, d, c)
	}
	return blockwar.Drawn("command")(v, d, c)
}
