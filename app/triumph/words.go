package triumph

import (
	"interbellum/app/blockwar"
	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/words/english"
)

// own is what is asked, answered and told in this game alone.
var own = blockwar.Vocabulary{
	Questions: map[string]blockwar.Sentence{
		"addition":          blockwar.Says("Which unit is added?"),
		"opening-diplomacy": blockwar.Says("Which Diplomacy card opens the game, and on which Nation?"),
		"active-ally":       blockwar.Says("Which Ally is active this Year?"),
		"usa-forces":        blockwar.Says("How many of the USA Forces land in Washington? The others land in New York."),
		"usa-unit":          blockwar.At("Which unit lands in ", "?"),
		"war-card":          blockwar.Says("Which card is discarded for war with your Ally’s Enemy?"),
	},
	Reasons: map[string]blockwar.Sentence{
		"addition": func(_ *blockwar.View, d engine.Decision) string {
			return english.Count(d.Left+1, "addition") + " left."
		},
		"active-ally": blockwar.Says("The other is Passive: it is played by the same hand, with less."),
	},
	Labels: map[string]blockwar.Label{"active": blockwar.FactionLabel("active this Year", ""), "land": landLabel},
	Events: map[string]blockwar.Telling{
		"active-ally": func(w *blockwar.Words, e engine.Event) string {
			return w.Who(e) + " is the Active Ally, " + w.Named(e.To) + " the Passive one"
		},
		"stack-taken": func(w *blockwar.Words, e engine.Event) string {
			return w.Who(e) + " takes up the Passive Stack: " + english.Count(e.N, "card")
		},
	},
}

// landLabel is how many of the USA Forces land together, or which unit does.
func landLabel(v *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "type" {
		return blockwar.TypeLabel(v, d, c)
	}
	if c.N == 0 {
		return face.Label{Text: "None", Note: "all land in New York", Order: c.N}
	}
	return face.Label{Text: english.Count(c.N, "unit"), Order: c.N}
}
