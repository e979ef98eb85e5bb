package cataclysm

import (
	"strconv"
	"sync"

	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// What happened, as sentences. The power whose story it is stands in the heading; a
// sentence names it where it could be another one.

type telling func(engine.Event) string

func tells(text string) telling { return func(engine.Event) string { return text } }

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

func whose(e engine.Event) string { return upper(adjective(eventPower(e))) }

// quiet are events that the log does not print: others tell the same.
var quiet = map[string]bool{
	"play": true, "returned": true, "return": true, "claim-interrupt": true, "home-front-over": true, "distribute": true,
	"activate": true, "war-begins": true, "limited-used": true, "die": true, "modifier": true, "score": true,
	"check-passed": true, "check-failed": true, "turn": true, "action-phase": true, "end-phase": true, "draw": true, "interrupt": true,
	"stability-test": true, "political-action": true, "offensive": true, "civil-war": true,
}

var tellings = sync.OnceValue(func() map[string]telling {
	return map[string]telling{
		// sequence of play
		"turn": func(e engine.Event) string { return "The turn " + e.On.Name() + " begins." },
		"action-phase": func(e engine.Event) string {
			return who(e) + " draws this turn, from " + count(e.N, "counter") + " in the cup."
		},
		"end-phase":         tells("The end phase begins."),
		"action-phase-over": tells("No counter is drawn any more: the action phase is over."),
		"distribute": func(e engine.Event) string {
			return count(e.N, "counter") + " waiting on the turn track go into the cup."
		},
		"pass-flag":    func(e engine.Event) string { return who(e) + " gains no flag." },
		"gain":         gainTelling,
		"forfeit-gain": func(e engine.Event) string { return who(e) + " has no " + what(e) + " left to gain." },
		"collect": func(e engine.Event) string {
			if e.On.Class() == "power" {
				return who(e) + " receives a resource from " + the(powerOf(e.On)) + "."
			}
			return "Resource collected in " + place(e.On) + "."
		},
		"transfer": func(e engine.Event) string {
			return who(e) + " sends " + the(powerOf(e.On)) + " " + a(e.To.Name()) + " resource."
		},
		"transfer-blocked": func(e engine.Event) string {
			return "No resource comes from " + the(powerOf(e.On)) + " to " + the(eventPower(e)) + ": its line of communications is blocked."
		},
		"resource-lost": func(e engine.Event) string {
			if e.On.Class() == "power" {
				return "The resource from " + the(powerOf(e.On)) + " is lost: no marker is left for it."
			}
			return "The resource of " + place(e.On) + " is lost: no marker is left for it."
		},
		"limited-used": func(e engine.Event) string { return "The limited resource of " + place(e.On) + " is used up." },
		"convert": func(e engine.Event) string {
			return count(e.N, "resource") + " " + verbForm(e.N, "becomes ", "become ") + count(e.N, "offensive") + "."
		},
		"builds": func(e engine.Event) string { return "Resources become " + count(e.N, "build") + "." },
		"construct": func(e engine.Event) string {
			text := upper(a(what(e))) + " is built"
			if e.To.Name() == "track" {
				return text + "; it arrives next turn."
			}
			return text + "."
		},
		"refit":          tells("The Dreadnought Refit made it cheaper."),
		"war-offensives": func(e engine.Event) string { return who(e) + " gains " + count(e.N, "war offensive") + "." },
		"repair":         func(e engine.Event) string { return "The resource of " + place(e.On) + " is repaired." },
		"into-cup":       func(e engine.Event) string { return upper(count(e.N, what(e))) + " into the cup." },
		"return":         func(e engine.Event) string { return upper(a(what(e))) + " goes back to the status card." },
		"returned":       func(e engine.Event) string { return "The " + what(e) + " goes back to the status card." },
		"held-over":      func(e engine.Event) string { return whose(e) + " counters held over: " + count(e.N, what(e)) + "." },
		"draw": func(e engine.Event) string {
			return upper(drawnName(e)) + " is drawn, " + count(e.N, "counter") + " left."
		},
		"interrupt": func(e engine.Event) string { return who(e) + " interrupts with its " + what(e) + "." },
		"claim-interrupt": func(e engine.Event) string {
			return who(e) + " would interrupt with its " + what(e) + "."
		},
		"play": func(e engine.Event) string { return who(e) + " plays the " + what(e) + "." },
		"reject": func(e engine.Event) string {
			return "The " + what(e) + " is rejected."
		},
		"reserve": func(e engine.Event) string { return "The " + what(e) + " goes into reserve." },
		"delay":   func(e engine.Event) string { return "The " + what(e) + " waits on the turn track." },
		"setback": func(e engine.Event) string { return "The crisis sends the " + what(e) + " back unplayed." },
		"sudden-death": func(e engine.Event) string {
			return "Sudden death: from now on each crisis may end the action phase."
		},
		"sudden-death-count": func(e engine.Event) string {
			return who(e) + " has " + count(e.N, "counter") + " left in the cup."
		},
		"home-front-over": func(e engine.Event) string { return "The " + adjective(eventPower(e)) + " home front is over." },
		"posture": func(e engine.Event) string {
			return who(e) + " takes the posture of " + postureNames[e.On.Name()] + "."
		},
		"place": func(e engine.Event) string { return upper(unitWords(e.On)) + " placed in " + place(e.To) + "." },
		"upgrade": func(e engine.Event) string {
			return "A " + unitWords(e.On) + " takes the " + counterNames[kindOf(e.To)] + "."
		},

		// crises and civil wars
		"crisis":        func(e engine.Event) string { return crisisName(e.On) + ". " + crisisText(e.On) },
		"crisis-reroll": func(e engine.Event) string { return crisisName(e.On) + " cannot happen now: rolled again." },
		"crisis-void":   func(e engine.Event) string { return crisisName(e.On) + " has no effect." },
		"setback-ahead": tells("The next flag, offensive, unit or upgrade drawn goes back unplayed."),
		"reduced":       func(e engine.Event) string { return who(e) + " is one less effective until the turn ends." },
		"reserve-lost":  func(e engine.Event) string { return who(e) + " loses the " + what(e) + " in its reserve." },
		"incident":      func(e engine.Event) string { return "The incident gives " + the(powerOf(e.On)) + " a flag." },
		"putsch":        func(e engine.Event) string { return "A putsch in " + place(e.On) + "." },
		"partisans": func(e engine.Event) string {
			return "Partisans rise in " + place(e.On) + " against " + the(powerOf(e.To)) + "."
		},
		"coup": func(e engine.Event) string { return "A coup of " + ideologyWord(e.To) + " in " + place(e.On) + "." },
		"free-action": func(e engine.Event) string {
			return The(powerOf(e.On)) + " may attempt a political action without a flag."
		},
		"civil-war": func(e engine.Event) string {
			return "The civil war in " + place(e.On) + " is fought."
		},
		"civil-war-begins":     func(e engine.Event) string { return "Civil war breaks out in " + place(e.On) + "." },
		"civil-war-suppressed": func(e engine.Event) string { return "The garrison of " + place(e.On) + " suppresses a civil war." },
		"civil-war-stalemate":  func(e engine.Event) string { return "Stalemate in " + place(e.On) + ": the war goes on." },
		"civil-war-marginal": func(e engine.Event) string {
			return "The " + faction(e.On, e.To) + " gains a marginal victory in " + place(e.On) + "."
		},
		"civil-war-decisive": func(e engine.Event) string {
			return "The " + faction(e.On, e.To) + " gains a decisive victory in " + place(e.On) + "."
		},
		"civil-war-over": func(e engine.Event) string { return "The civil war in " + place(e.On) + " is over." },
		"foreign": func(e engine.Event) string {
			p, k := counterOf(e.On)
			if p == rules.Neutral || p == rules.NoPower {
				return upper(counterNames[k]) + " comes into effect."
			}
			return "Far from here " + the(p) + " attacks, and its " + counterNames[k] + " leaves the game."
		},
		"china-status": func(e engine.Event) string { return "The Chinese Civil War is " + e.To.Name() + "." },
		"china-over": func(e engine.Event) string {
			return "The " + faction(e.On, e.To) + " win the Chinese Civil War."
		},
		"chinese-attack": func(e engine.Event) string {
			return "The Chinese army in " + place(e.On) + " attacks the one in " + place(e.To) + "."
		},
		"chinese-army": func(e engine.Event) string {
			return "An army of the " + faction(e.On, e.To) + " stands in " + place(e.On) + "."
		},
		"chinese-expansion-failed": func(e engine.Event) string {
			return "The " + faction(e.On, e.To) + " gain nothing in " + place(e.On) + "."
		},
		"influence":          func(e engine.Event) string { return who(e) + " keeps influence in " + place(e.On) + "." },
		"minor-army-removed": func(e engine.Event) string { return "The minor army of " + place(e.On) + " dissolves." },
		"aid": func(e engine.Event) string {
			return who(e) + " aids the " + faction(e.On, e.To) + " in " + place(e.On) + "."
		},
		"aid-removed": func(e engine.Event) string { return whose(e) + " aid leaves " + place(e.On) + "." },
		"aid-returned": func(e engine.Event) string {
			return who(e) + " takes " + aidWord(e) + " back from " + place(e.On) + "."
		},
		"aid-spent": func(e engine.Event) string { return who(e) + " spends aid on the defence of " + place(e.On) + "." },
		"intervene": func(e engine.Event) string {
			return who(e) + " intervenes in " + place(e.On) + " for the " + faction(e.On, e.To) + "."
		},

		// politics
		"political-action": politicalTelling,
		"failed-action": func(e engine.Event) string {
			if e.N == 0 {
				return "The attempt leaves no cube."
			}
			return upper(actionName(e.On.Name())) + " has failed: +" + strconv.Itoa(e.N) + " for the next try."
		},
		"attempt-joined":  func(e engine.Event) string { return who(e) + " joins the attempt." },
		"attempt-refused": func(e engine.Event) string { return who(e) + " refuses." },
		"reserve-played":  func(e engine.Event) string { return who(e) + " plays the " + what(e) + " from its reserve." },
		"alliance":        func(e engine.Event) string { return who(e) + " is in the alliance of " + ideologyWord(e.To) + "." },
		"alliance-broken": func(e engine.Event) string { return who(e) + " leaves the alliance of " + ideologyWord(e.To) + "." },
		"upholds-alliance": func(e engine.Event) string {
			return who(e) + " upholds its alliance with " + the(powerOf(e.To)) + "."
		},
		"war-begins": func(e engine.Event) string {
			return The(powerOf(e.On)) + " begins a war against " + the(powerOf(e.To)) + "."
		},
		"war-canceled": func(e engine.Event) string {
			return "No war comes of it between " + the(powerOf(e.On)) + " and " + the(powerOf(e.To)) + "."
		},
		"at-war": func(e engine.Event) string { return The(powerOf(e.On)) + " is at war with " + the(powerOf(e.To)) + "." },
		"peace": func(e engine.Event) string {
			return The(powerOf(e.On)) + " is at peace with " + the(powerOf(e.To)) + "."
		},
		"war-status": statusTelling,
		"armistice-offered": func(e engine.Event) string {
			return The(powerOf(e.On)) + " offers " + the(powerOf(e.To)) + " an armistice."
		},
		"armistice-accepted": func(e engine.Event) string { return who(e) + " accepts the armistice with " + the(powerOf(e.On)) + "." },
		"armistice-refused":  func(e engine.Event) string { return who(e) + " refuses the armistice." },
		"commitment": func(e engine.Event) string {
			c, _ := rules.ParseCommitment(e.On.Name())
			return who(e) + " is now at " + commitmentName(c) + "."
		},
		"limited-resource": func(e engine.Event) string { return "The limited resource of " + place(e.On) + " is used up." },
		"force-pool":       forcePoolTelling,
		"set-aside": func(e engine.Event) string {
			return strconv.Itoa(e.N) + " counters of " + the(powerOf(e.On)) + " serve elsewhere."
		},
		"marker":         func(e engine.Event) string { return upper(markerName(e.On.Name())) + " comes into play." },
		"marker-removed": func(e engine.Event) string { return upper(markerName(e.On.Name())) + " ends." },
		"bomb-ordered":   func(e engine.Event) string { return "The atomic bomb will be available in " + e.To.Name() + "." },
		"bomb-available": func(e engine.Event) string { return who(e) + " can build the atomic bomb." },
		"end-treaty":     func(e engine.Event) string { return who(e) + " ends the naval treaty." },
		"stability":      stabilityTelling,
		"stability-test": func(e engine.Event) string { return who(e) + " tests its stability." },
		"collapse":       func(e engine.Event) string { return who(e) + " collapses." },
		"surrender-threshold": func(e engine.Event) string {
			return who(e) + " surrenders if the roll is " + strconv.Itoa(e.N) + " or less."
		},
		"effectiveness-reduced": func(e engine.Event) string { return who(e) + " is one less effective until the turn ends." },
		"reserve-returned":      func(e engine.Event) string { return "The " + what(e) + " in its reserve goes back to the status card." },
		"surrender":             func(e engine.Event) string { return who(e) + " surrenders." },
		"surrender-marker":      func(e engine.Event) string { return "Its surrender marker goes to " + ideologyWord(e.To) + "." },
		"control":               controlTelling,
		"control-lost":          func(e engine.Event) string { return who(e) + " loses control of " + place(e.On) + "." },
		"base": func(e engine.Event) string {
			return "The base in " + place(e.On) + " passes to " + the(eventPower(e)) + "."
		},

		// military
		"offensive": func(e engine.Event) string { return who(e) + " has " + count(e.N, "military action") + "." },
		"forfeit-actions": func(e engine.Event) string {
			return count(e.N, "military action") + " " + verbForm(e.N, "is", "are") + " forfeited."
		},
		"deploy":       func(e engine.Event) string { return upper(unitWords(e.On)) + " to " + place(e.To) + "." },
		"withdraw":     func(e engine.Event) string { return upper(unitWords(e.On)) + " withdrawn from " + place(e.To) + "." },
		"activate":     func(e engine.Event) string { return upper(unitWords(e.On)) + " activated." },
		"augment":      func(e engine.Event) string { return count(e.N, "action") + " spent to augment the attack." },
		"refuse-units": func(e engine.Event) string { return who(e) + " refuses its units." },
		"call-off":     func(e engine.Event) string { return "The operation against " + place(e.On) + " is called off." },
		"operation":    operationTelling,
		"operation-canceled": func(e engine.Event) string {
			return "The " + operationNames[string(e.To)] + " against " + place(e.On) + " is canceled."
		},
		"surprise-attack": func(e engine.Event) string { return "A surprise attack on " + the(powerOf(e.To)) + "." },
		"no-surprise":     func(e engine.Event) string { return upper(ideologyWord(e.On)) + " cannot be surprised again." },
		"limited-supply":  func(e engine.Event) string { return upper(unitWords(e.On)) + " in limited supply." },
		"move":            func(e engine.Event) string { return upper(unitWords(e.On)) + " to " + place(e.To) + "." },
		"support":         func(e engine.Event) string { return upper(unitWords(e.On)) + " supports." },
		"unopposed":       func(e engine.Event) string { return "Nothing opposes it." },
		"air-superiority": func(e engine.Event) string { return who(e) + " has air superiority by " + strconv.Itoa(e.N) + "." },
		"combat-won": func(e engine.Event) string {
			side := who(e)
			if eventPower(e) == rules.NoPower {
				side = "The defence of " + place(e.On)
			}
			return side + " wins the " + combatName(e.To) + ": " + count(e.N, "loss") + "."
		},
		"combat-tied":       func(e engine.Event) string { return "The " + combatName(e.To) + " is tied: a loss to each." },
		"voluntary-retreat": func(e engine.Event) string { return who(e) + " retreats: " + count(e.N, "loss") + "." },
		"destroyed": func(e engine.Event) string {
			if _, k, _ := unitOfRef(e.On); k == rules.MinorArmy {
				return "The " + unitWords(e.On) + " is destroyed."
			}
			return upper(unitWords(e.On)) + " destroyed in " + place(e.To) + "."
		},
		"flipped":              func(e engine.Event) string { return upper(unitWords(e.On)) + " loses its upgrade." },
		"triumph":              func(e engine.Event) string { return "A triumph." },
		"disaster":             func(e engine.Event) string { return "A disaster for " + the(eventPower(e)) + "." },
		"base-captured":        func(e engine.Event) string { return who(e) + " captures the base in " + place(e.On) + "." },
		"special-base-removed": func(e engine.Event) string { return "The special British base in " + place(e.On) + " is gone." },
		"resource-damaged":     func(e engine.Event) string { return "A resource in " + place(e.On) + " is damaged." },
		"resource-destroyed":   func(e engine.Event) string { return "A limited resource in " + place(e.On) + " is destroyed." },
		"retreat":              func(e engine.Event) string { return upper(unitWords(e.On)) + " retreats from " + place(e.To) + "." },
		"regroup":              func(e engine.Event) string { return upper(unitWords(e.On)) + " regroups to " + place(e.To) + "." },
		"interned":             func(e engine.Event) string { return upper(unitWords(e.On)) + " goes into the cup." },

		"game-over": func(e engine.Event) string { return upper(ideologyWord(e.To)) + " win." },

		"die":          func(e engine.Event) string { return "A die shows " + strconv.Itoa(e.N) + "." },
		"modifier":     func(e engine.Event) string { return signed(e.N) + " to the result." },
		"score":        func(e engine.Event) string { return "The result is " + strconv.Itoa(e.N) + "." },
		"check-passed": func(e engine.Event) string { return "The check passes with " + strconv.Itoa(e.N) + "." },
		"check-failed": func(e engine.Event) string { return "The check fails with " + strconv.Itoa(e.N) + "." },
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
	text := who(e) + " gains " + a(what(e))
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
		return upper(unitWords(e.On)) + " leaves the force pool."
	}
	if e.N < 0 {
		return upper(a(what(e))) + " leaves the force pool."
	}
	return upper(a(what(e))) + " joins the force pool."
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
	return upper(operationNames[string(e.To)]) + " against " + place(e.On) + ", " + count(e.N, "action") + "."
}

// good and bad are events that are worth a colour: a point gained, something lost.
var good = map[string]bool{"control": true, "triumph": true, "armistice-accepted": true, "alliance": true}
var bad = map[string]bool{"collapse": true, "surrender": true, "disaster": true, "control-lost": true, "alliance-broken": true}
