package cataclysm

import (
	"strconv"
	"sync"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words/english"
)

// Label puts one answer into words.
func (Face) Label(s *face.Sight, d engine.Decision, c engine.Choice) face.Label {
	v := viewOf(s)
	l := face.Label{Text: english.Spaced(c.Verb)}
	if say, known := labels()[c.Verb]; known {
		l = say(v, d, c)
	}
	if l.Area == "" {
		l.Area = areaSlug(v, c)
	}
	if s.Ahead != nil {
		l.Odds = odds(s, c)
	}
	if l.Area != "" {
		l.OnBoard = len(d.Legal) > 10 && c.On != "" && (c.On.Class() == "area" || c.On.Class() == "unit" || c.On.Class() == "coast")
	}
	if c.Verb == "pass" || c.Verb == "done" {
		l.Order = 9
	}
	return l
}

// areaSlug is the area that a choice is made on, or "".
func areaSlug(v *rules.View, c engine.Choice) string {
	for _, r := range []engine.Ref{c.To, c.On} {
		if a := placeOf(r); a != rules.Nowhere {
			return a.String()
		}
	}
	if u := unitAt(v, c.On); u != nil {
		return u.Area.String()
	}
	return ""
}

type label func(*rules.View, engine.Decision, engine.Choice) face.Label

func plainly(text, note, icon string) label {
	return func(*rules.View, engine.Decision, engine.Choice) face.Label {
		return face.Label{Text: text, Note: note, Icon: icon}
	}
}

var labels = sync.OnceValue(func() map[string]label {
	return map[string]label{
		"pass": passLabel, "done": doneLabel, "go": goLabel, "join": joinLabel, "add": addLabel, "cup": cupLabel, "reserve": reserveLabel,
		"retreat": retreatLabel, "take": takeLabel, "gain": plainly("Gain a flag", "and test stability", "flag"),
		"accept": acceptLabel, "refuse": plainly("Refuse", "", "i-close"), "allow": plainly("Allow it", "", "i-check"),
		"attempt": plainly("Attempt it", "an effectiveness check", "i-die"), "break": breakLabel,
		"count": plainly("Use it up", "one more offensive", "offensive"), "keep": keepLabel, "stand": standLabel,
		"call-off": plainly("Call it off", "nothing is spent", "i-undo"), "interrupt": interruptLabel,

		"collect": func(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: "Collect it", Note: "it is used up for good", Icon: "resource"}
		},
		"offensives": func(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: english.Count(c.N, "offensive"), Note: rest(v, d, c.N), Icon: "offensive", Order: -c.N}
		},
		"builds":    buildsLabel,
		"construct": constructLabel, "refit": refitLabel, "build": buildLabel,
		"play": playLabel, "reject": rejectLabel, "delay": plainly("Wait until next turn", "it goes to the turn track", "turn"),
		"adopt": postureLabel, "posture": postureLabel,
		"resolve": areaLabel("civil war", "civil-war"), "next": areaLabel("", ""), "rise": areaLabel("its controller checks, or loses it", "partisan"),
		"attack": attackLabel, "expand": areaLabel("an army stands there on five or more", "unit-minor-army"),
		"putsch": areaLabel("the cube leaves", ""), "name": powerLabel("one attempt without a flag"),
		"place": placeLabel, "upgrade": unitLabel("is upgraded"), "diplomacy": diplomacyLabel,
		"declare-war": powerIcon("Declare war on", "war-limited"), "pressure": powerIcon("Pressure", "flag"), "alliance": powerIcon("Alliance with", "treaty"),
		"escalate": escalateLabel, "maneuvers": plainly("Maneuvers", "one military action", "offensive"), "propaganda": plainly("Propaganda", "raises stability", "stability"),
		"special": specialLabel, "offer-armistice": powerIcon("Armistice with", "treaty"), "go-first": powerIcon("Where you tie, go before", "flag"), "defender": powerLabel("defends first"), "spend": powerLabel("spends one aid"),
		"deploy": deployLabel, "withdraw": withdrawLabel, "to": toLabel, "exchange": exchangeLabel,
		"land": targetLabel, "invade": targetLabel, "naval": targetLabel, "capture": targetLabel, "air": targetLabel, "bomb": targetLabel, "atomic": targetLabel,
		"intervene": sideLabel("Intervene in", "an offensive becomes aid"), "aid": sideLabel("Aid in", ""),
		"activate": activateLabel, "augment": augmentLabel, "path": pathLabel, "support": unitLabel("joins the battle"),
		"lose": unitLabel("is lost"), "destroy": unitLabel("is destroyed"), "regroup": regroupLabel, "damage": damageLabel, "remove": removeLabel,
		"transfer": transferLabel, "end-treaty": plainly("End the Washington Naval Treaty", "provokes the United Kingdom and the United States", "treaty-naval"),
		"revoke-aid": sideLabel("Take back aid in", ""), "return-influence": areaLabel("the influence goes back", "influence"),
		"draw": drawLabel, engine.Revoke: plainly("Take the answer back", "", "i-undo"),
		engine.Roll: func(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: strconv.Itoa(c.N), Icon: "die-" + strconv.Itoa(c.N), Order: c.N}
		},
	}
})

// What passing means, by question.
var passes = map[string]string{"interrupt": "Do not interrupt", "interrupt-first": "Let it go first", "collect-limited": "Leave it",
	"flag-for-test": "No flag", "transfer": "Send nothing more", "disposition": "Keep nothing", "convert-offensives": "None", "convert-builds": "None",
	"free-action": "Nobody", "opportunity": "Let it pass", "regime-aid": "No aid", "posture": "Keep the posture", "take-over": "Take nothing more"}

func passLabel(_ *rules.View, d engine.Decision, _ engine.Choice) face.Label {
	text := passes[d.Kind]
	if text == "" {
		text = "Pass"
	}
	return face.Label{Text: text, Icon: "i-close"}
}

var dones = map[string][2]string{"construct": {"Build nothing more", "what is left is lost"}, "deploy": {"End the deployment", ""},
	"deploy-to": {"Leave it here", ""}, "regroup": {"End the regroup", ""}, "support": {"No more support", ""}, "military-action": {"Forfeit the rest", "no more military actions"}}

func doneLabel(_ *rules.View, d engine.Decision, _ engine.Choice) face.Label {
	text, known := dones[d.Kind]
	if !known {
		text[0] = "Done"
	}
	return face.Label{Text: text[0], Note: text[1], Icon: "i-check"}
}

func goLabel(v *rules.View, d engine.Decision, _ engine.Choice) face.Label {
	switch d.Kind {
	case "more-allies", "more-targets":
		return face.Label{Text: "That is all", Note: "make the attempt", Icon: "i-check", Order: -1}
	}
	return face.Label{Text: "Attack", Note: place(d.About), Icon: "i-sword", Order: -1}
}

func joinLabel(_ *rules.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On != "" {
		return face.Label{Text: "Join the alliance", Note: "of the other powers of your side", Icon: "treaty"}
	}
	return face.Label{Text: "Join the war", Note: "the alliance stands", Icon: "war-limited"}
}

func addLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "power" {
		return powerLabel("")(v, d, c)
	}
	return counterLabel(v, d, c)
}

func counterLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	_, k := counterOf(c.On)
	return face.Label{Text: english.Upper(counterNames[k]), Icon: counterIcons[k], Order: int(k)}
}

func cupLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "unit" {
		return face.Label{Text: "Into the cup", Note: unitWords(c.On), Icon: "turn"}
	}
	_, k := counterOf(c.On)
	if c.On == "" {
		k = rules.Offensive
	}
	return face.Label{Text: english.Upper(counterNames[k]) + " into the cup", Note: "it may be drawn this turn", Icon: counterIcons[k]}
}

func reserveLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	_, k := counterOf(c.On)
	if c.On == "" {
		k = rules.Offensive
	}
	if d.Kind == "disposition" {
		return face.Label{Text: english.Upper(counterNames[k]), Note: "into reserve", Icon: counterIcons[k]}
	}
	return face.Label{Text: english.Upper(counterNames[k]) + " into reserve", Note: replaces(v, d), Icon: counterIcons[k]}
}

func replaces(v *rules.View, d engine.Decision) string {
	if k := powerView(v, rules.Power(d.Seat)).Reserve; k != rules.NoKind {
		return "the " + counterNames[k] + " there is rejected"
	}
	return "for an interrupt"
}

func takeLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "area" {
		return areaLabel("", "")(v, d, c)
	}
	return counterLabel(v, d, c)
}

func keepLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On == "" {
		return face.Label{Text: "Keep it", Note: "no further offensive", Icon: "resource"}
	}
	_, k := counterOf(c.On)
	return face.Label{Text: "Keep in reserve", Note: replaces(v, d), Icon: counterIcons[k], Order: 1}
}

func interruptLabel(v *rules.View, d engine.Decision, _ engine.Choice) face.Label {
	k := powerView(v, rules.Power(d.Seat)).Reserve
	return face.Label{Text: "Interrupt", Note: "play the " + counterNames[k] + " now", Icon: counterIcons[k]}
}

func rest(v *rules.View, d engine.Decision, n int) string {
	left := heldResources(v, d) - n
	if left <= 0 {
		return "none left for builds"
	}
	return english.Count(left, "resource") + " left for builds"
}

func buildsLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	rate := rules.Card(rules.Power(d.Seat), powerView(v, rules.Power(d.Seat)).Commitment).BuildsPerResource
	n := c.N
	if rate.Den > 0 {
		n = c.N * rate.Num / rate.Den
	}
	return face.Label{Text: english.Count(n, "build"), Note: "for " + english.Count(c.N, "resource"), Icon: "production", Order: -c.N}
}

func cost(k rules.Kind) int {
	if k == rules.Fleet || k.IsUpgrade() {
		return 2
	}
	return 1
}

func constructLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	_, k := counterOf(c.On)
	note := english.Count(cost(k), "build")
	if k == rules.Fleet || k == rules.Fortress {
		note += ", arrives next turn"
	}
	return face.Label{Text: english.Upper(counterNames[k]), Note: note, Icon: counterIcons[k], Order: int(k)}
}

func refitLabel(_ *rules.View, d engine.Decision, c engine.Choice) face.Label {
	note := "1 build, with the Dreadnought Refit"
	if d.Kind == "military-action" {
		note = english.Count(max(c.N, 1), "action") + ", with the Dreadnought Refit"
	}
	return face.Label{Text: "Fleet, refitted", Note: note, Icon: "refit", Order: int(rules.Fleet)}
}

func buildLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	_, k := counterOf(c.On)
	return face.Label{Text: "Build " + english.A(counterNames[k]), Note: english.Count(c.N, "action"), Icon: counterIcons[k], Order: 3}
}

// What playing a counter does.
func playLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	_, k := counterOf(c.On)
	note := "place it on the map"
	switch {
	case k == rules.Flag || k == rules.IlDuce:
		note = "a political action"
	case k == rules.Offensive:
		note = "military actions"
	case k.IsUpgrade():
		note = "upgrade a unit"
	}
	return face.Label{Text: "Play it", Note: note, Icon: counterIcons[k], Order: -1}
}

func rejectLabel(_ *rules.View, _ engine.Decision, _ engine.Choice) face.Label {
	return face.Label{Text: "Reject it", Note: "back to the status card", Icon: "i-close", Order: 2}
}

func postureLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	icons := map[string]string{"military-reforms": "posture-reform", "political-purges": "posture-purge", "collective-security": "posture-security"}
	return face.Label{Text: english.Upper(postureNames[c.On.Name()]), Icon: icons[c.On.Name()]}
}

// attackLabel is an attack of one Chinese army on another.
func attackLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	_, _, from := unitOfRef(c.On)
	return face.Label{Text: place(c.To), Note: "from " + from.Name(), Icon: "unit-minor-army", Area: areaOf(c.To).String()}
}

func areaLabel(note, icon string) label {
	return func(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
		return face.Label{Text: place(c.On), Note: note, Icon: icon}
	}
}

func powerLabel(note string) label {
	return func(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
		p := powerOf(c.On)
		return face.Label{Text: english.Upper(the(p)), Note: note, Icon: "power-" + p.String(), Area: p.Capital().String()}
	}
}

func powerIcon(what, icon string) label {
	return func(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
		p := powerOf(c.On)
		note := ""
		switch c.Verb {
		case "pressure":
			note = "it gains a flag"
		case "declare-war":
			if allies := sideView(v, powerView(v, p).Ideology).Alliance; len(allies) > 1 && containsPower(allies, p) {
				note = "its allies must join or break"
			}
		}
		return face.Label{Text: what + " " + the(p), Note: note, Icon: "power-" + p.String(), Area: p.Capital().String(), Order: 1, Grave: c.Verb == "declare-war"}
	}
}

func containsPower(list []rules.Power, p rules.Power) bool {
	for _, q := range list {
		if q == p {
			return true
		}
	}
	return false
}

func drawLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	l := counterLabel(v, d, c)
	if p, k := counterOf(c.On); p != rules.NoPower {
		l.Text = adjective(p) + " " + counterNames[k]
	}
	return l
}

func acceptLabel(_ *rules.View, d engine.Decision, _ engine.Choice) face.Label {
	return face.Label{Text: "Accept", Icon: "i-check", Grave: d.Kind == "armistice"}
}

func breakLabel(*rules.View, engine.Decision, engine.Choice) face.Label {
	return face.Label{Text: "Break the alliance", Note: "and stay out of the war", Icon: "i-close", Grave: true}
}
