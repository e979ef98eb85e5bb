package cataclysm

import (
	"strconv"
	"sync"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words/english"
)

// Question puts a decision into one sentence, and says where in the rules it stands.
func (Face) Question(s *face.Sight, d engine.Decision) face.Question {
	v := viewOf(s)
	q := face.Question{Steps: steps(v)}
	if ask, known := questions()[d.Kind]; known {
		q.Text = ask(v, d)
	} else {
		q.Text = english.Spaced(d.Kind) + "?"
	}
	if why, known := reasons()[d.Kind]; known {
		q.Why = why(v, d)
	}
	if d.Left > 0 && moreFollow[d.Kind] && d.Rule != "10.7" {
		q.After = []string{strconv.Itoa(d.Left) + " more"}
	}
	return q
}

// moreFollow are the questions that come several times for one and the same thing.
var moreFollow = map[string]bool{"retreat": true, "force-pool": true, "force-pool-cut": true, "second-front": true, "collect-limited": true, "loss": true}

type sentence func(*rules.View, engine.Decision) string

// asksOf is a question about the place that the decision names.
func asksOf(before, after string) sentence {
	return func(_ *rules.View, d engine.Decision) string { return before + place(d.About) + after }
}

func says(text string) sentence { return func(*rules.View, engine.Decision) string { return text } }

// askedCounter is the counter that a question is about: "a flag".
func askedCounter(d engine.Decision) string {
	_, k := counterOf(d.About)
	return counterNames[k]
}

var questions = sync.OnceValue(func() map[string]sentence {
	return map[string]sentence{
		"flag-for-test":   says("Gain a flag at the price of a stability test?"),
		"collect-limited": asksOf("Collect the limited resource in ", "?"),
		"convert-offensives": func(v *rules.View, d engine.Decision) string {
			return howMany(v, d, "offensives", "an offensive")
		},
		"convert-builds": func(v *rules.View, d engine.Decision) string {
			return howMany(v, d, "builds", "builds")
		},
		"construct":   says("What do you construct?"),
		"disposition": says("Which counter do you keep in reserve?"),

		"interrupt": func(_ *rules.View, d engine.Decision) string {
			return "Interrupt with your " + askedCounter(d) + " before the next draw?"
		},
		"interrupt-first": func(_ *rules.View, d engine.Decision) string {
			return english.Upper(the(powerOf(d.About))) + " would interrupt. Do you interrupt first?"
		},
		"drawn": func(_ *rules.View, d engine.Decision) string {
			return "Your " + askedCounter(d) + " is drawn. What becomes of it?"
		},
		"gain": func(_ *rules.View, d engine.Decision) string {
			return "You gain " + english.A(askedCounter(d)) + ". Where does it go?"
		},
		"posture":        says("Change your posture?"),
		"chinese-attack": says("Which Chinese army attacks, and whom?"),
		"chinese-expansion": func(_ *rules.View, d engine.Decision) string {
			return "Into which country do the " + faction("china", d.About) + " try to expand?"
		},
		"civil-war-order": says("Which civil war is resolved next?"),
		"place": func(_ *rules.View, d engine.Decision) string {
			return "Where do you place the " + askedCounter(d) + "?"
		},
		"upgrade": func(_ *rules.View, d engine.Decision) string {
			_, k := counterOf(d.About)
			return "Which " + counterNames[k.Upgrades()] + " takes the " + counterNames[k] + "?"
		},

		"partisans": func(_ *rules.View, d engine.Decision) string {
			return "Where do partisans rise against " + the(powerOf(d.About)) + "?"
		},
		"free-action":      says("Which power may attempt a political action without a flag?"),
		"putsch":           says("Which country breaks away in a putsch?"),
		"opportunity":      asksOf("Attempt to gain control of ", "?"),
		"assign-influence": asksOf("Which faction in ", " does your influence now aid?"),
		"regime-aid":       asksOf("Aid a faction in ", "?"),

		"political-action": func(_ *rules.View, d engine.Decision) string {
			if d.About.Class() == "power" { // without a flag
				return "Which political action do you attempt?"
			}
			return "Which political action does the " + askedCounter(d) + " attempt?"
		},
		"join-attempt": func(_ *rules.View, d engine.Decision) string {
			return "Play your reserve flag for an alliance with " + the(powerOf(d.About)) + "?"
		},
		"more-allies":  says("Name another partner for the alliance?"),
		"more-targets": says("Declare war on another power too?"),
		"uphold-alliance": func(_ *rules.View, d engine.Decision) string {
			return "Join the war of your ally, or break the alliance?"
		},
		"limited-resource":     asksOf("Use up the limited resource in ", " for another escalation offensive?"),
		"escalation-offensive": says("Where does the escalation offensive go?"),
		"force-pool":           says("Which counter joins your force pool?"),
		"force-pool-cut":       says("Which counter leaves your force pool?"),
		"second-front":         says("Which counter goes to the war in the west?"),
		"armistice": func(_ *rules.View, d engine.Decision) string {
			return english.Upper(the(powerOf(d.About))) + " offers an armistice. Do you accept?"
		},
		"offer-armistice": says("Offer an armistice?"),
		"go-first":        says("Ask to go first where you tie?"),
		"precedence": func(_ *rules.View, d engine.Decision) string {
			return english.Upper(the(powerOf(d.About))) + " asks to go before you where you tie. Do you agree?"
		},
		"take-over": func(_ *rules.View, d engine.Decision) string {
			return english.Upper(the(powerOf(d.About))) + " surrenders. Which of its areas do you take over?"
		},
		"opportunity-order": func(_ *rules.View, d engine.Decision) string {
			return "Which home area of " + the(powerOf(d.About)) + " is settled next?"
		},

		"military-action": func(_ *rules.View, d engine.Decision) string { return "What is this military action spent on?" },
		"deploy":          says("Which unit deploys next?"),
		"deploy-to":       func(v *rules.View, d engine.Decision) string { return "Where does " + askedUnit(v, d) + " deploy?" },
		"activate":        func(v *rules.View, d engine.Decision) string { return activateQuestion(v, d) },
		"use-my-units": func(v *rules.View, d engine.Decision) string {
			if c := crumbOf(v, "regroup"); c != nil && c.On != "" {
				return "Let " + askedUnit(v, d) + " change places with " + askedUnit(v, engine.Decision{Seat: d.Seat, About: c.On}) + "?"
			}
			return "Let your ally use " + askedUnit(v, d) + "?"
		},
		"primary-defender": asksOf("Who is the primary defender of ", "?"),
		"augment":          asksOf("Spend further actions to augment the attack on ", "?"),
		"invasion-path":    asksOf("By which sea does the invasion of ", " go?"),
		"support":          asksOf("Support the battle of ", "?"),
		"loss":             asksOf("Which unit is lost in ", "?"),
		"retreat": func(v *rules.View, d engine.Decision) string {
			if d.Allows(engine.Choice{Verb: "stand"}) {
				return "The battle of " + place(d.About) + " is lost. Retreat, or stand?"
			}
			if u := unitAt(v, d.Legal[0].On); u != nil {
				return "Where does the " + unitName(u.Kind, u.Up) + " in " + place(d.About) + " retreat to?"
			}
			return "Where does the unit in " + place(d.About) + " retreat to?"
		},
		"regroup":          asksOf("Which unit regroups after the battle of ", "?"),
		"damage":           asksOf("Which resource in ", " do the bombs damage?"),
		"destroy-excess":   asksOf("There are too many units in ", ". Which is destroyed?"),
		"spend-aid":        asksOf("Whose aid is spent on the defence of ", "?"),
		"transfer":         says("Who is sent an American resource under Lend-Lease?"),
		"end-treaty":       says("End the naval treaty?"),
		"revoke-aid":       says("Take aid back?"),
		"return-influence": says("Return influence?"),

		"draw": says("Which counter is drawn from the cup?"),
	}
})

func howMany(v *rules.View, d engine.Decision, many, one string) string {
	if n := heldResources(v, d); n != 1 {
		return "How many of your " + strconv.Itoa(n) + " resources become " + many + "?"
	}
	return "Does your resource become " + one + "?"
}

func heldResources(v *rules.View, d engine.Decision) int {
	return has(powerView(v, rules.Power(d.Seat)).Boxes, rules.Holding, rules.Resource)
}

// askedUnit is the unit that a question is about: "the tank army in Ruhr", or "the Italian tank army in Ruhr" of another power.
func askedUnit(v *rules.View, d engine.Decision) string {
	if u := unitAt(v, d.About); u != nil {
		if u.Owner != rules.Power(d.Seat) && u.Owner <= rules.PowerCount {
			return "the " + adjective(u.Owner) + " " + unitNameOf(u) + " in " + u.Area.Name()
		}
		return "the " + unitNameOf(u) + " in " + u.Area.Name()
	}
	return "the " + unitWords(d.About)
}

func activateQuestion(v *rules.View, d engine.Decision) string {
	name := "operation"
	if c := crumbOf(v, "operation"); c != nil {
		name = operationNames[string(c.On)]
	}
	return english.Upper(name) + " against " + place(d.About) + ": which unit goes?"
}

func crumbOf(v *rules.View, step string) *rules.Crumb {
	for i := len(v.Crumbs) - 1; i >= 0; i-- {
		if v.Crumbs[i].Step == step {
			return &v.Crumbs[i]
		}
	}
	return nil
}

// flagDice is what a political action rolls with that flag: Il Duce adds a die (12.1.2), and a power whose effectiveness of one
// was reduced has -1 instead of a die less (5.3).
func flagDice(p *rules.PowerView, flag engine.Ref) string {
	n, less := p.Effectiveness, ""
	if _, k := counterOf(flag); k == rules.IlDuce && p.IlDuce {
		n++
	}
	if p.Reduced && rules.Card(p.Power, p.Commitment).Effectiveness == 1 {
		less = " at -1"
	}
	return diceWord(n) + less
}

// The reasons that are not plain from the question.
var reasons = sync.OnceValue(func() map[string]sentence {
	return map[string]sentence{
		"interrupt": func(v *rules.View, d engine.Decision) string {
			return english.Count(v.Cup, "counter") + " left in the cup. Whoever is stronger may still go first."
		},
		"flag-for-test": says("The Status Quo makes the flag cost a test; failing it lowers stability."),
		"convert-builds": func(v *rules.View, d engine.Decision) string {
			rate := rules.Card(rules.Power(d.Seat), powerView(v, rules.Power(d.Seat)).Commitment).BuildsPerResource
			return english.Count(rate.Den, "resource") + " " + verbForm(rate.Den, "make", "makes") + " " + english.Count(rate.Num, "build") + ". One left over may be kept in reserve."
		},
		"convert-offensives": func(v *rules.View, d engine.Decision) string {
			rate := rules.Card(rules.Power(d.Seat), powerView(v, rules.Power(d.Seat)).Commitment).ActionsPerOffensive
			return english.Count(rate.Den, "offensive") + " " + verbForm(rate.Den, "gives", "give") + " " + english.Count(rate.Num, "military action") + " when played."
		},
		"construct": func(v *rules.View, d engine.Decision) string {
			if c := crumbOf(v, "production"); c != nil && c.N > 0 {
				return english.Count(c.N, "build") + " left."
			}
			return ""
		},
		"military-action": func(_ *rules.View, d engine.Decision) string {
			return english.Count(d.Left+1, "military action") + " left."
		},
		"gain": func(v *rules.View, d engine.Decision) string {
			if r := powerView(v, rules.Power(d.Seat)).Reserve; r != rules.NoKind {
				return "In reserve now: " + counterNames[r] + ". A new one replaces it."
			}
			return "Your reserve is empty."
		},
		"drawn": func(v *rules.View, d engine.Decision) string {
			if r := powerView(v, rules.Power(d.Seat)).Reserve; r != rules.NoKind {
				return "In reserve now: " + counterNames[r] + "."
			}
			return "Your reserve is empty."
		},
		"political-action": func(v *rules.View, d engine.Decision) string {
			p := powerView(v, rules.Power(d.Seat))
			text := "Roll " + flagDice(p, d.About) + "; a 5 or higher succeeds."
			if p.Failed != rules.NoAction {
				text += " " + english.Upper(actionName(p.Failed.String())) + " failed before: +" + strconv.Itoa(p.Shame) + " if it is tried again."
			}
			return text
		},
		"uphold-alliance": func(v *rules.View, d engine.Decision) string {
			if c := crumbOf(v, "outbreak"); c != nil && c.Power != rules.NoPower {
				return english.Upper(the(c.Power)) + " begins a war that concerns your alliance."
			}
			return ""
		},
		"deploy": func(v *rules.View, d engine.Decision) string {
			return "Units move one after another, each as far as it likes; the lit areas hold those that can go."
		},
		"augment": says("Each action spent adds one in every combat of the operation."),
	}
})

func verbForm(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// crumbNames are the procedures that a player would name when asked what is going on.
var crumbNames = map[string]string{
	"administration": "Administration", "production": "Production", "gain-flags": "Flags", "disposition": "Disposition",
	"action-phase": "Action phase", "interrupt": "Interrupt", "drawn": "Drawn", "playing": "", "home-front": "Home Front", "crisis": "Crisis",
	"civil-wars": "Civil wars", "civil-war": "Civil war", "civil-war-outbreak": "Civil war", "flag": "Political action", "escalation": "Escalation",
	"declaration": "Declaration of war", "outbreak": "War", "stability-test": "Stability test", "collapse": "Collapse", "surrender": "Surrender",
	"opportunity": "Opportunity", "offensive": "Offensive", "military-actions": "Military actions", "deployment": "Deployment",
	"placement": "Placement", "upgrade": "Upgrade", "operation": "Operation", "support": "Support", "combat": "Combat", "losses": "Losses",
	"retreat": "Retreat", "regroup": "Regroup", "aftermath": "Aftermath", "evict": "Eviction", "end-phase": "End phase", "gain": "Gain",
	"force-pool-fill": "Force pool", "transfers": "Transfers", "force-pool-cut": "Force pool", "second-front": "The second front",
}

// steps lists the procedures under way, the innermost last, as far as they have a name
// that helps; on the widest screens there is room for three.
func steps(v *rules.View) (list []string) {
	for _, c := range v.Crumbs {
		name := crumbNames[c.Step]
		switch {
		case c.Step == "playing" || c.Step == "drawn":
			_, k := counterOf(c.On)
			name = english.Upper(counterNames[k])
		case c.Step == "operation":
			name = english.Upper(operationNames[string(c.On)])
		case c.Area != rules.Nowhere && name != "":
			name += ": " + c.Area.Name()
		}
		if name != "" && (len(list) == 0 || list[len(list)-1] != name) {
			list = append(list, name)
		}
	}
	if len(list) > 4 {
		list = list[len(list)-4:]
	}
	return list
}
