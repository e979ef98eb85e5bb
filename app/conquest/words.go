package conquest

import (
	"strconv"

	"interbellum/app/blockwar"
	"interbellum/app/face"
	"interbellum/engine"
	war "interbellum/engine/blockwar"
	rules "interbellum/engine/conquest"
	"interbellum/engine/words/english"
)

// own is what is asked, answered and told in this game alone.
func own() blockwar.Vocabulary {
	return blockwar.Vocabulary{Questions: questions, Reasons: reasons, Labels: labels, Events: events}
}

var questions = map[string]blockwar.Sentence{
	"arrival":        blockwar.Of("Where does a unit of ", " arrive?"),
	"place-arrival":  blockwar.At("Which unit arrives in ", "?"),
	"loyalty":        blockwar.Says("Which card is played for Loyalty?"),
	"activism":       blockwar.Says("Which card is played where in China?"),
	"lay-insurgents": blockwar.Says("Which two cards go into your Secret Vault as Insurgents?"),
	"recruit":        blockwar.Says("What does a die for a Recruit show?"),
	"recruit-in":     blockwar.Says("In which Province is a Partisan recruited?"),
	"suppressor":     blockwar.At("Which unit suppresses Partisans in ", "?"),
	"islet":          blockwar.At("Which unit is too many on ", "?"),
	"fire":           fireQuestion,
	"production": func(v *blockwar.View, d engine.Decision) string {
		if d.Rule == "7.211" {
			return "Where do Provincial units enlist?"
		}
		return "What is Production spent on?"
	},
}

// fireQuestion: Partisans fire too, for the Province that they are in (17.5).
func fireQuestion(v *blockwar.View, d engine.Decision) string {
	if d.About.Class() == "area" {
		return "What does the die of the Partisans in " + v.Named(d.About) + " show?"
	}
	return "What does the die of the " + blockwar.Numbered(v, d.About) + " show?"
}

var reasons = map[string]blockwar.Sentence{
	"arrival": func(_ *blockwar.View, d engine.Decision) string {
		return english.Count(d.Left+1, "unit") + " to arrive."
	},
	"loyalty": func(v *blockwar.View, d engine.Decision) string {
		return "Factories must add up to " + strconv.Itoa(loyaltyCost(v, rules.Faction(d.Seat))) + "; what is over is lost."
	},
	"islet":          blockwar.Says("On a single Islet without a Base one unit of each Faction stays."),
	"suppressor":     blockwar.Says("Fortresses suppress nobody: that one of your units is such is not told."),
	"lay-insurgents": blockwar.Says("Both name one Province. Nobody else learns which."),
	"move": func(v *blockwar.View, d engine.Decision) string {
		if v.Phase == war.Winter && rules.Faction(d.Seat) != rules.Soviets {
			return "A Redeployment: into Bases and Home Territory."
		}
		return "What glows can move."
	},
}

var labels = map[string]blockwar.Label{
	"arrive": blockwar.OnArea("", "i-plus"),
	"loyalty": func(v *blockwar.View, d engine.Decision, _ engine.Choice) face.Label {
		return face.Label{Text: "Raise " + tracks[d.Seat].loyalty, Note: "play Factories for one of Loyalty", Icon: "production"}
	},
	"agitate": func(v *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
		return face.Label{Text: "Influence on " + v.Named(c.To), Note: cardNote(v, c.On), Icon: "influence"}
	},
	"partisan":        withCard("Partisan in ", "partisan"),
	"insurrection":    withCard("Militia in ", "unit-militia"),
	"insurgents":      blockwar.Plainly("Lay Insurgents", "two cards of one Province face down into your Vault", "insurgent"),
	"lay":             layLabel,
	"militarize":      blockwar.OnArea("a Partisan becomes a Militia", "unit-militia"),
	"arm-militia":     blockwar.OnArea("a Partisan joins the Militia", "upgrade"),
	"insurgents-rise": blockwar.OnArea("your Insurgents rise: a Militia of two", "insurgent"),
	"recruit": func(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
		return face.Label{Text: "Recruit with " + strconv.Itoa(c.N) + map[bool]string{true: " die", false: " dice"}[c.N == 1], Note: "ends your moves", Icon: "partisan", Order: 8}
	},
	"recruit-in": blockwar.OnArea("one Partisan more", "partisan"),
	"suppress": func(v *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
		return face.Label{Text: "Suppress in " + v.Place(v.AreaOf(c.On)).Name, Note: v.Adjective(v.NationOf(c.To)) + " unit; which one is asked next", Icon: "partisan"}
	},
	"commit": commitLabel,
	"none":   blockwar.Plainly("None of them", "nobody suppresses", "i-next"),
	"sneak-attack": func(v *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
		return face.Label{Text: "Sneak Attack on " + v.Named(c.On), Note: "once in a game; it means War", Icon: "war-global", Grave: true}
	},
	"violate-proxy": func(v *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
		return face.Label{Text: "Violate " + v.Named(c.On), Note: "you must attack it this turn; its Loyalty then rises, and its player draws two cards", Icon: "war-limited", Grave: true}
	},
	"proxy-war": func(v *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
		return face.Label{Text: "War of " + v.Named(c.To) + " with " + v.Named(c.On), Note: "you must attack this turn; it costs nothing", Icon: "war-limited", Grave: true}
	},
}

// withCard is what a card does in a Province.
func withCard(what, icon string) blockwar.Label {
	return func(v *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
		return face.Label{Text: what + v.Place(v.AreaOf(c.To)).Name, Note: cardNote(v, c.On), Icon: icon}
	}
}

// cardNote says with which card something is done.
func cardNote(v *blockwar.View, card engine.Ref) string {
	return "with " + v.CardName(card) + ", card " + card.Name()
}

func layLabel(v *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
	return face.Label{Text: "For " + v.Place(rules.Area(c.N)).Name, Note: v.Ends(c.On) + " with " + v.Ends(c.To) + ", cards " + c.On.Name() + " and " + c.To.Name(), Icon: "insurgent"}
}

// commitLabel is a card for the Season, or a unit for Suppression.
func commitLabel(v *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "unit" {
		return blockwar.UnitLabel(v, d, c)
	}
	return blockwar.Plainly("Commit a card", "face down; which one is asked next", "command")(v, d, c)
}
