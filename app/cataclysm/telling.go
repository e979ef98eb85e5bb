package cataclysm

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"

	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words/english"
)

// What happened, as sentences. The power whose story it is stands in the heading; a
// sentence names it where it could be another one.

type telling func(engine.Event) string

func who(e engine.Event) string { return The(rules.Power(e.Seat)) }

// eventPower is the power that an event befell, or NoPower.
func eventPower(e engine.Event) rules.Power {
	if rules.Power(e.Seat) > rules.PowerCount {
		return rules.NoPower
	}
	return rules.Power(e.Seat)
}

func what(e engine.Event) string {
	_, k := counterOf(e.On)
	return counterNames[k]
}

// quiet are events that the log does not print: others tell the same.
var quiet = map[string]bool{
	"play": true, "returned": true, "return": true, "claim-interrupt": true, "home-front-over": true, "distribute": true,
	"activate": true, "war-begins": true, "limited-used": true, "die": true, "modifier": true, "score": true,
	"check-passed": true, "check-failed": true, "turn": true, "action-phase": true, "end-phase": true, "draw": true, "interrupt": true,
	"stability-test": true, "political-action": true, "offensive": true, "civil-war": true,
}

//go:embed tellings.tsv
var tellingsText string

// templates are the sentences that one pattern makes: what stands in braces is filled in from the event, with a
// capital where the brace begins with one.
var templates = sync.OnceValue(func() map[string]string {
	list := map[string]string{}
	for line := range strings.Lines(tellingsText) {
		kind, text, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		list[kind] = text
	}
	return list
})

// told puts an event into words; it says nothing where there are none for its kind.
func told(e engine.Event) (text string) {
	if say := tellings()[e.Kind]; say != nil {
		return say(e)
	}
	rest := templates()[e.Kind]
	for {
		before, slot, found := strings.Cut(rest, "{")
		text += before
		if !found {
			return text
		}
		slot, rest, _ = strings.Cut(slot, "}")
		text += filled(slot, e)
	}
}

// filled is what stands for a brace of a template.
func filled(slot string, e engine.Event) string {
	if low := strings.ToLower(slot[:1]) + slot[1:]; low != slot {
		return english.Upper(filled(low, e))
	}
	if noun, counts := strings.CutPrefix(slot, "count "); counts {
		return english.Count(e.N, noun)
	}
	switch slot {
	case "who":
		return the(rules.Power(e.Seat))
	case "owner":
		return the(eventPower(e))
	case "whose":
		return adjective(eventPower(e))
	case "power":
		return the(powerOf(e.On))
	case "power to":
		return the(powerOf(e.To))
	case "what":
		return what(e)
	case "a what":
		return english.A(what(e))
	case "how many":
		return english.Count(e.N, what(e))
	case "unit":
		return unitWords(e.On)
	case "place":
		return place(e.On)
	case "place to":
		return place(e.To)
	case "on":
		return e.On.Name()
	case "to":
		return e.To.Name()
	case "n":
		return strconv.Itoa(e.N)
	case "signed":
		return signed(e.N)
	case "ideology":
		return ideologyWord(e.To)
	case "faction":
		return faction(e.On, e.To)
	case "combat":
		return combatName(e.To)
	case "crisis":
		return crisisName(e.On)
	case "marker":
		return markerName(e.On.Name())
	}
	panic("cataclysm: no words for {" + slot + "}")
}

// tellings are the sentences that need more than a pattern.
var tellings = sync.OnceValue(func() map[string]telling {
	return map[string]telling{
		"gain": gainTelling,
		"collect": func(e engine.Event) string {
			if e.On.Class() == "power" {
				return who(e) + " receives a resource from " + the(powerOf(e.On)) + "."
			}
			return "Resource collected in " + place(e.On) + "."
		},
		"transfer": func(e engine.Event) string {
			return who(e) + " sends " + the(powerOf(e.On)) + " " + english.A(e.To.Name()) + " resource."
		},
		"resource-lost": func(e engine.Event) string {
			if e.On.Class() == "power" {
				return "The resource from " + the(powerOf(e.On)) + " is lost: no marker is left for it."
			}
			return "The resource of " + place(e.On) + " is lost: no marker is left for it."
		},
		"convert": func(e engine.Event) string {
			return english.Count(e.N, "resource") + " " + verbForm(e.N, "becomes ", "become ") + english.Count(e.N, "offensive") + "."
		},
		"construct": func(e engine.Event) string {
			text := english.Upper(english.A(what(e))) + " is built"
			if e.To.Name() == "track" {
				return text + "; it arrives next turn."
			}
			return text + "."
		},
		"into-cup": func(e engine.Event) string { return english.Upper(english.Count(e.N, what(e))) + " into the cup." },
		"draw": func(e engine.Event) string {
			return english.Upper(drawnName(e)) + " is drawn, " + english.Count(e.N, "counter") + " left."
		},
		"posture": func(e engine.Event) string {
			return who(e) + " takes the posture of " + postureNames[e.On.Name()] + "."
		},
		"upgrade": func(e engine.Event) string {
			return "A " + unitWords(e.On) + " takes the " + counterNames[kindOf(e.To)] + "."
		},
		"crisis": func(e engine.Event) string { return crisisName(e.On) + ". " + crisisText(e.On) },
		"foreign": func(e engine.Event) string {
			p, k := counterOf(e.On)
			if p == rules.Neutral || p == rules.NoPower {
				return english.Upper(counterNames[k]) + " comes into effect."
			}
			return "Far from here " + the(p) + " attacks, and its " + counterNames[k] + " leaves the game."
		},
		"aid-returned": func(e engine.Event) string {
			return who(e) + " takes " + aidWord(e) + " back from " + place(e.On) + "."
		},
		"political-action": politicalTelling,
		"failed-action": func(e engine.Event) string {
			if e.N == 0 {
				return "The attempt leaves no cube."
			}
			return english.Upper(actionName(e.On.Name())) + " has failed: +" + strconv.Itoa(e.N) + " for the next try."
		},
		"war-status": statusTelling,
		"commitment": func(e engine.Event) string {
			c, _ := rules.ParseCommitment(e.On.Name())
			return who(e) + " is now at " + commitmentName(c) + "."
		},
		"force-pool": forcePoolTelling,
		"stability":  stabilityTelling,
		"control":    controlTelling,
		"forfeit-actions": func(e engine.Event) string {
			return english.Count(e.N, "military action") + " " + verbForm(e.N, "is", "are") + " forfeited."
		},
		"operation": operationTelling,
		"operation-canceled": func(e engine.Event) string {
			return "The " + operationNames[string(e.To)] + " against " + place(e.On) + " is canceled."
		},
		"no-surprise": func(e engine.Event) string { return english.Upper(ideologyWord(e.On)) + " cannot be surprised again." },
		"combat-won": func(e engine.Event) string {
			side := who(e)
			if eventPower(e) == rules.NoPower {
				side = "The defence of " + place(e.On)
			}
			return side + " wins the " + combatName(e.To) + ": " + english.Count(e.N, "loss") + "."
		},
		"destroyed": func(e engine.Event) string {
			if _, k, _ := unitOfRef(e.On); k == rules.MinorArmy {
				return "The " + unitWords(e.On) + " is destroyed."
			}
			return english.Upper(unitWords(e.On)) + " destroyed in " + place(e.To) + "."
		},
	}
})

func kindOf(r engine.Ref) rules.Kind {
	_, k := counterOf(r)
	return k
}

func drawnName(e engine.Event) string {
	p, k := counterOf(e.On)
	if p == rules.NoPower {
		return counterNames[k]
	}
	return adjective(p) + " " + counterNames[k]
}

func ideologyWord(r engine.Ref) string {
	i, _ := rules.ParseIdeology(r.Name())
	return sideName(i)
}

func combatName(r engine.Ref) string { return string(r) + " combat" }

func aidWord(e engine.Event) string {
	if e.To.Name() == "" {
		return "influence"
	}
	return "aid"
}

func crisisText(r engine.Ref) string {
	if row := crisisRow(r); row != nil {
		return row.Text
	}
	return ""
}

func gainTelling(e engine.Event) string {
	text := who(e) + " gains " + english.A(what(e))
	switch e.To.Name() {
	case "cup":
		return text + ", into the cup."
	case "reserve":
		return text + ", into reserve."
	}
	return text + "."
}

func politicalTelling(e engine.Event) string {
	text := who(e) + " attempts " + actionName(e.On.Name())
	switch e.To.Class() {
	case "area":
		text += " in " + place(e.To)
	case "power":
		text += " against " + the(powerOf(e.To))
	}
	return text + "."
}

func statusTelling(e engine.Event) string {
	if e.On.Name() == "global" {
		return "Global war: the match ends after " + e.To.Name() + "."
	}
	return "The limited war marker comes into play: crises use the wartime table."
}

func forcePoolTelling(e engine.Event) string {
	if e.On.Class() == "unit" {
		return english.Upper(unitWords(e.On)) + " leaves the force pool."
	}
	if e.N < 0 {
		return english.Upper(english.A(what(e))) + " leaves the force pool."
	}
	return english.Upper(english.A(what(e))) + " joins the force pool."
}

func stabilityTelling(e engine.Event) string {
	if e.N > 0 {
		return who(e) + " rises to " + e.On.Name() + "."
	}
	if e.On.Name() == "collapsed" {
		return who(e) + " falls into collapse."
	}
	return who(e) + " falls to " + e.On.Name() + "."
}

func controlTelling(e engine.Event) string {
	text := who(e) + " controls " + place(e.On)
	if from := powerOf(e.To); from != rules.NoPower && from != rules.Neutral {
		text += ", taken from " + the(from)
	}
	return text + "."
}

func operationTelling(e engine.Event) string {
	return english.Upper(operationNames[string(e.To)]) + " against " + place(e.On) + ", " + english.Count(e.N, "action") + "."
}

// good and bad are events that are worth a colour: a point gained, something lost.
var good = map[string]bool{"control": true, "triumph": true, "armistice-accepted": true, "alliance": true}
var bad = map[string]bool{"collapse": true, "surrender": true, "disaster": true, "control-lost": true, "alliance-broken": true}
