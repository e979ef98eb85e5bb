package cataclysm

import (
	"slices"
	"strconv"
	"sync"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words"
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
		if l.Odds = odds(s, c); c.Verb == "augment" {
			l.Odds = augmented(s, d, c)
		}
	}
	l.Group = heading(l, c)
	l.OnBoard = len(placesOf(v, c)) > 0
	l.End = c.Verb == engine.Pass || c.Verb == "done"
	return l
}

// heading is what an answer stands under: what a label says of itself, or by its verb.
func heading(l face.Label, c engine.Choice) string {
	if _, operates := operations[c.Verb]; operates {
		return words.Upper(operationText(c.Verb).String())
	}
	if h, grouped := headings[c.Verb]; grouped && (c.Verb != "deploy" || c.On == "") {
		return say("heading." + h)
	}
	return l.Group
}

// headings are what answers stand under, by their verbs.
var headings = map[string]string{
	"escalate": "actions", "maneuvers": "actions", "propaganda": "actions", "posture": "actions", "special": "actions",
	"deploy": "actions", "build": "actions", "refit": "actions", "pressure": "powers", "alliance": "powers", "diplomacy": "diplomacy",
	"declare-war": "declare-war", "intervene": "civil-wars", "aid": "civil-wars", "offer-armistice": "armistice", "go-first": "go-first",
	"revoke-aid": "revoke-aid", "return-influence": "return-influence", "end-treaty": "end-treaty",
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

// row is an answer whose words the book has under its verb.
func row(icon string) label {
	return func(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
		l := worded(v, d, c, "answer."+c.Verb)
		l.Icon = icon
		return l
	}
}

// worded has the text of a kind, and the note of that kind if there is one.
func worded(v *rules.View, d engine.Decision, c engine.Choice, kind string) face.Label {
	about := answerOf(v, d, c)
	return face.Label{Text: about.say(kind), Note: about.say(kind + ".note")}
}

func answerOf(v *rules.View, d engine.Decision, c engine.Choice) subject {
	return subject{v: v, by: v.Book, seat: d.Seat, on: c.On, to: c.To, n: c.N}
}

// noteOf is the note that the book has under an answer's verb.
func noteOf(c engine.Choice) string { return book.Fill("answer."+c.Verb+".note", nil) }

var labels = sync.OnceValue(func() map[string]label {
	return map[string]label{
		"pass": passLabel, "done": doneLabel, "go": goLabel, "join": joinLabel, "add": addLabel, "cup": cupLabel, "reserve": reserveLabel,
		"retreat": retreatLabel, "take": takeLabel, "gain": row("flag"),
		"accept": acceptLabel, "refuse": row("i-close"), "allow": row("i-check"),
		"attempt": row("die-5"), "break": breakLabel,
		"count": row("offensive"), "keep": keepLabel, "stand": standLabel,
		"call-off": row("i-undo"), "interrupt": interruptLabel, "collect": row("resource"), "offensives": offensivesLabel,
		"builds": buildsLabel, "construct": constructLabel, "refit": refitLabel, "build": buildLabel,
		"play": playLabel, "reject": rejectLabel, "delay": row("turn"),
		"adopt": postureLabel, "posture": postureLabel,
		"resolve": row("civil-war"), "next": row(""), "rise": row("partisan"),
		"attack": attackLabel, "expand": row("unit-minor-army"),
		"putsch": row(""), "name": powerLabel,
		"place": placeLabel, "upgrade": unitLabel, "diplomacy": diplomacyLabel,
		"declare-war": declareLabel, "pressure": onPower, "alliance": onPower,
		"escalate": escalateLabel, "maneuvers": row("offensive"), "propaganda": row("stability"),
		"special": specialLabel, "offer-armistice": onPower, "go-first": onPower, "defender": powerLabel, "spend": powerLabel,
		"deploy": deployLabel, "withdraw": withdrawLabel, "to": row(""), "exchange": exchangeLabel,
		"land": targetLabel, "invade": targetLabel, "naval": targetLabel, "capture": targetLabel, "air": targetLabel, "bomb": targetLabel, "atomic": targetLabel,
		"intervene": sideLabel, "aid": sideLabel,
		"activate": activateLabel, "augment": augmentLabel, "path": pathLabel, "support": unitLabel,
		"lose": unitLabel, "destroy": unitLabel, "regroup": regroupLabel, "damage": damageLabel, "remove": removeLabel,
		"transfer": transferLabel, "end-treaty": row("treaty-naval"),
		"revoke-aid": sideLabel, "return-influence": row("influence"),
		"draw": drawLabel, engine.Revoke: row("i-undo"), engine.Roll: rollLabel,
	}
})

func rollLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	return face.Label{Text: strconv.Itoa(c.N), Icon: "die-" + strconv.Itoa(c.N), Order: c.N}
}

// passLabel says what passing means, by question.
func passLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	return byQuestion(v, d, c, "i-close")
}

func doneLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	if u := unitAt(v, d.About); d.Kind == "deploy-to" && u != nil {
		return face.Label{Text: say("answer.done.leave-in", areaText(u.Area)), Icon: "i-check"}
	}
	return byQuestion(v, d, c, "i-check")
}

// byQuestion is an answer that has words of its own for some questions.
func byQuestion(v *rules.View, d engine.Decision, c engine.Choice, icon string) face.Label {
	kind := "answer." + c.Verb
	if book.Has(kind + "." + d.Kind) {
		kind += "." + d.Kind
	}
	l := worded(v, d, c, kind)
	l.Icon = icon
	return l
}

func goLabel(_ *rules.View, d engine.Decision, _ engine.Choice) face.Label {
	switch d.Kind {
	case "more-allies", "more-targets":
		return face.Label{Text: say("answer.go.all"), Note: say("answer.go.all.note"), Icon: "i-check", Order: -1}
	}
	return face.Label{Text: say("answer.go"), Note: place(d.About), Icon: "i-sword", Order: -1}
}

func joinLabel(_ *rules.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On != "" {
		return face.Label{Text: say("answer.join.alliance"), Note: say("answer.join.alliance.note"), Icon: "treaty"}
	}
	return face.Label{Text: say("answer.join.war"), Note: say("answer.join.war.note"), Icon: "war-limited"}
}

func addLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "power" {
		return powerLabel(v, d, c)
	}
	return counterLabel(v, d, c)
}

func counterLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	_, k := counterOf(c.On)
	return face.Label{Text: words.Upper(counterName(k)), Icon: counterIcons[k], Order: int(k)}
}

// gained is the counter that goes into the cup or into reserve: without a name, an offensive.
func gained(c engine.Choice) rules.Kind {
	if c.On == "" {
		return rules.Offensive
	}
	_, k := counterOf(c.On)
	return k
}

func cupLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "unit" {
		l := worded(v, d, c, "answer.cup.unit")
		l.Icon = "turn"
		return l
	}
	k := gained(c)
	return face.Label{Text: say("answer.cup", counterText(k)), Note: say("answer.cup.note"), Icon: counterIcons[k]}
}

func reserveLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	k := gained(c)
	if d.Kind == "disposition" {
		return face.Label{Text: say("answer.reserve.disposition", counterText(k)), Note: say("answer.reserve.disposition.note"), Icon: counterIcons[k]}
	}
	return face.Label{Text: say("answer.reserve", counterText(k)), Note: replaces(v, d), Icon: counterIcons[k]}
}

func replaces(v *rules.View, d engine.Decision) string {
	if k := powerView(v, rules.Power(d.Seat)).Reserve; k != rules.NoKind {
		return say("answer.reserve.taken", counterText(k))
	}
	return say("answer.reserve.free")
}

func takeLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "area" {
		return row("")(v, d, c)
	}
	return counterLabel(v, d, c)
}

func keepLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On == "" {
		return row("resource")(v, d, c)
	}
	_, k := counterOf(c.On)
	return face.Label{Text: say("answer.keep.reserve"), Note: replaces(v, d), Icon: counterIcons[k], Order: 1}
}

func interruptLabel(v *rules.View, d engine.Decision, _ engine.Choice) face.Label {
	k := powerView(v, rules.Power(d.Seat)).Reserve
	return face.Label{Text: say("answer.interrupt"), Note: say("answer.interrupt.note", counterText(k)), Icon: counterIcons[k]}
}

func offensivesLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	l := face.Label{Text: say("answer.offensives", c.N), Note: say("answer.offensives.none-left"), Icon: "offensive", Order: -c.N}
	if left := heldResources(v, d) - c.N; left > 0 {
		l.Note = say("answer.offensives.note", left)
	}
	return l
}

func buildsLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	rate := v.Card(rules.Power(d.Seat), powerView(v, rules.Power(d.Seat)).Commitment).BuildsPerResource
	n := c.N
	if rate.Den > 0 {
		n = c.N * rate.Num / rate.Den
	}
	return face.Label{Text: say("answer.builds", n), Note: say("answer.builds.note", c.N), Icon: "production", Order: -c.N}
}

func cost(k rules.Kind) int {
	if k == rules.Fleet || k.IsUpgrade() {
		return 2
	}
	return 1
}

func constructLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	_, k := counterOf(c.On)
	l := face.Label{Text: words.Upper(counterName(k)), Note: say("answer.construct.note", cost(k)), Icon: counterIcons[k], Order: int(k)}
	if k == rules.Fleet || k == rules.Fortress {
		l.Note = say("answer.construct.late", cost(k))
	}
	return l
}

func refitLabel(_ *rules.View, d engine.Decision, c engine.Choice) face.Label {
	l := face.Label{Text: say("answer.refit"), Note: say("answer.refit.note"), Icon: "refit", Order: int(rules.Fleet)}
	if d.Kind == "military-action" {
		l.Note = say("answer.refit.actions", max(c.N, 1))
	}
	return l
}

func buildLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	_, k := counterOf(c.On)
	l := worded(v, d, c, "answer.build")
	l.Icon, l.Order = counterIcons[k], 3
	return l
}

// playLabel says what playing a counter does.
func playLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	_, k := counterOf(c.On)
	l := face.Label{Text: say("answer.play"), Icon: counterIcons[k], Order: -1}
	switch {
	case k == rules.Flag || k == rules.IlDuce:
		l.Note = say("answer.play.flag")
	case k == rules.Offensive:
		l.Note = say("answer.play.offensive")
	case k.IsUpgrade():
		l.Note = say("answer.play.upgrade")
	default:
		l.Note = say("answer.play.note")
	}
	return l
}

func rejectLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	l := row("i-close")(v, d, c)
	l.Order = 2
	return l
}

var postureIcons = map[string]string{"military-reforms": "posture-reform", "political-purges": "posture-purge", "collective-security": "posture-security"}

func postureLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	return row(postureIcons[c.On.Name()])(v, d, c)
}

// attackLabel is an attack of one Chinese army on another.
func attackLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	_, _, from := unitOfRef(c.On)
	return face.Label{Text: place(c.To), Note: say("answer.attack.note", areaText(from)), Group: areaName(from), Icon: "unit-minor-army", Area: areaOf(c.To).String()}
}

// powerLabel names a power.
func powerLabel(v *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	p := powerOf(c.On)
	return face.Label{Text: The(p), Note: noteOf(c), Icon: "power-" + p.String(), Area: v.Capital(p).String()}
}

// onPower is an answer that is aimed at a power.
func onPower(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	p := powerOf(c.On)
	l := row("power-"+p.String())(v, d, c)
	l.Area, l.Order = v.Capital(p).String(), 1
	return l
}

func declareLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	l := onPower(v, d, c)
	l.Grave = true
	p := powerOf(c.On)
	if allies := sideView(v, powerView(v, p).Ideology).Alliance; len(allies) < 2 || !slices.Contains(allies, p) {
		l.Note = ""
	}
	return l
}

func drawLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	l := counterLabel(v, d, c)
	if p, k := counterOf(c.On); p != rules.NoPower {
		l.Text = ownCounter(p, k).String()
	}
	return l
}

func acceptLabel(_ *rules.View, d engine.Decision, _ engine.Choice) face.Label {
	return face.Label{Text: say("answer.accept"), Icon: "i-check", Grave: d.Kind == "armistice"}
}

func breakLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	l := row("i-close")(v, d, c)
	l.Grave = true
	return l
}
