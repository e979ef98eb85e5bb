package conquest

import (
	"strconv"

	"interbellum/app/blockwar"
	"interbellum/engine"
	"interbellum/engine/words/english"
)

var events = map[string]blockwar.Telling{
	// the British Empire, and wars in China
	"alliance": func(w *blockwar.Words, e engine.Event) string {
		return english.Upper(w.Named(e.On)) + " is an ally of " + w.Named(e.To)
	},
	"gathering-storm": func(w *blockwar.Words, e engine.Event) string {
		return "The storm over " + w.Named(e.On) + " will bring the USA Influence on " + w.Named(e.To)
	},
	"influence-due": func(w *blockwar.Words, e engine.Event) string {
		return w.Named(e.To) + " will have " + english.Count(e.N, "more marker") + " on " + w.Named(e.On) + " when Diplomacy is resolved"
	},
	"hostilities": func(w *blockwar.Words, e engine.Event) string {
		return english.Upper(w.Named(e.On)) + " and " + w.Named(e.To) + " are Enemies"
	},
	"proxy-violated": func(w *blockwar.Words, e engine.Event) string {
		return english.Upper(w.Named(e.To)) + " Violates " + w.Named(e.On)
	},
	"intrusion": func(w *blockwar.Words, e engine.Event) string {
		if e.To == "" {
			return english.Upper(w.Named(e.On)) + " has intruded into China, passing through"
		}
		return english.Upper(w.Named(e.On)) + " has intruded into China: in " + w.Named(e.To)
	},
	"sneak-attack": func(w *blockwar.Words, e engine.Event) string {
		return w.Who(e) + " makes its Sneak Attack on " + w.Named(e.On)
	},
	// Government and Production
	"loyalty": func(_ *blockwar.Words, e engine.Event) string {
		return tracks[e.Seat].loyalty + " is now " + strconv.Itoa(e.N)
	},
	"enlistment-over": func(w *blockwar.Words, e engine.Event) string {
		return w.Who(e) + " ends its Enlistment; " + strconv.Itoa(e.N) + " left over"
	},
	"card-drawn": func(w *blockwar.Words, e engine.Event) string { return w.Who(e) + " turns up " + w.CardName(e.On) },
	"insurgents": blockwar.Does("lays Insurgents"),
	"insurgents-laid": func(w *blockwar.Words, e engine.Event) string {
		return w.Who(e) + " has " + english.Count(e.N, "pair") + " of Insurgents in its Vault"
	},
	// Partisans
	"fires":         fires,
	"partisan":      partisans("There is one more Partisan in "),
	"partisan-gone": partisans("There is one Partisan less in "),
	"recruits": func(w *blockwar.Words, e engine.Event) string {
		return w.Who(e) + " recruits with " + english.Count(e.N, "Command")
	},
	"militia": func(w *blockwar.Words, e engine.Event) string {
		return "A " + w.Adjective(w.NationOf(e.To)) + " Militia " + strconv.Itoa(e.N) + " rises in " + w.Named(e.On)
	},
	"militia-armed": func(w *blockwar.Words, e engine.Event) string {
		return "The Militia in " + w.Named(e.On) + " is now " + strconv.Itoa(e.N)
	},
}

func partisans(what string) blockwar.Telling {
	return func(w *blockwar.Words, e engine.Event) string {
		return what + w.Named(e.On) + ": " + strconv.Itoa(e.N) + " in all"
	}
}

// fires: units fire at Partisans, and these at units; a Recruit is thrown for as well (17.3 to 17.5).
func fires(w *blockwar.Words, e engine.Event) string {
	switch {
	case e.On.Class() == "faction":
		return w.Who(e) + " looks for Recruits"
	case e.On.Class() == "area":
		return "The Partisans in " + w.Named(e.On) + " lay an ambush"
	case e.To.Class() == "area":
		return "The " + w.UnitName(e.On) + " fires at Partisans in " + w.Named(e.To)
	}
	return blockwar.Fires(w, e)
}
