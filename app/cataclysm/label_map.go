package cataclysm

import (
	"strings"
	"unicode/utf8"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words"
)

// Labels of answers that are given on the map.

func diplomacyLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	area := areaOf(c.On)
	here := areaView(v, area)
	mod := -here.Resistance
	enemy := false
	for _, p := range powerView(v, rules.Power(d.Seat)).Enemies {
		enemy = enemy || p == here.Controller
	}
	if enemy {
		mod--
	}
	for _, x := range here.Aid {
		if x.Power == rules.Power(d.Seat) && x.Faction == rules.NoFaction {
			mod++
		}
	}
	note := say("answer.diplomacy.note")
	if mod != 0 {
		note = say("answer.diplomacy.modified", mod)
	}
	if here.Controller != rules.NoPower && here.Controller != rules.Neutral {
		note = say("answer.diplomacy.held", note, powerText(here.Controller))
	}
	return face.Label{Text: areaName(area), Note: note, Icon: "influence", Order: 2}
}

func escalateLabel(v *rules.View, d engine.Decision, _ engine.Choice) face.Label {
	p := powerView(v, rules.Power(d.Seat))
	next := p.Commitment + 1
	if next > rules.TotalWar {
		next = rules.Exhaustion
	}
	note := say("answer.escalate.note")
	if p.Belligerent {
		note = say("answer.escalate.certain")
	}
	return face.Label{Text: say("answer.escalate", commitmentText(next)), Note: note, Icon: "commitment"}
}

// specialIcons and specialAreas are the signs of the special actions, and where they are given, by the marker that they move.
var (
	specialIcons = map[string]string{"us-japan-trade": "trade", "lend-lease": "lend-lease", "trans-siberian-railroad": "railroad"}
	specialAreas = map[string]string{"rhineland-demilitarized": "ruhr", "abyssinian-adventure": "rome"}
)

func specialLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	marker := c.On.Name()
	l := worded(v, d, c, "answer.special."+marker)
	if l.Text == "" {
		l.Text = markerText(marker).String()
	}
	l.Icon, l.Area = specialIcons[marker], specialAreas[marker]
	if l.Icon == "" {
		l.Icon = "command"
	}
	return l
}

// transferLabel names who receives what from the United States.
func transferLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	return row("resource-"+c.To.Name())(v, d, c)
}

func placeLabel(_ *rules.View, d engine.Decision, c engine.Choice) face.Label {
	_, k := counterOf(d.About)
	return face.Label{Text: place(c.On), Icon: counterIcons[k]}
}

// unitLabel names a unit that stands on the map, and where.
func unitLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	return unitChoice(v, d, c, noteOf(c))
}

func unitChoice(v *rules.View, d engine.Decision, c engine.Choice, note string) face.Label {
	u := unitAt(v, c.On)
	if u == nil {
		return face.Label{Text: words.Upper(namedUnit(v.Book, c.On).String()), Note: note}
	}
	l := face.Label{Text: words.Upper(unitFor(u, d.Seat).String()), Note: areaName(u.Area), Group: areaName(u.Area), Icon: unitSign(u.Kind, u.Upgraded), Area: u.Area.String()}
	if u.Coast != rules.NoCoast {
		l.Note = onCoast(areaText(u.Area), u.Coast.String()).String()
		l.Group = l.Note
	}
	if note != "" {
		l.Note += ", " + note
	}
	switch twins := alike(v, u); {
	case offered(v, d, c, u) > 1:
		l.Text = say("answer.unit.numbered", l.Text, unitNumber(c.On))
	case twins > 1:
		l.Note = say("answer.unit.alike", l.Note, twins)
	}
	return l
}

// offered counts the units like this one that the same question offers each for itself:
// a deployment tells apart units that have gone different ways.
func offered(v *rules.View, d engine.Decision, c engine.Choice, u *rules.UnitView) (n int) {
	for _, x := range d.Legal {
		if x.Verb == c.Verb && x.To == c.To && x.N == c.N {
			if w := unitAt(v, x.On); w != nil && like(w, u) {
				n++
			}
		}
	}
	return n
}

func unitNumber(r engine.Ref) string { return string(r[strings.LastIndexByte(string(r), '-')+1:]) }

// alike counts the units that an answer stands for.
func alike(v *rules.View, u *rules.UnitView) (n int) {
	for i := range v.Units {
		if like(&v.Units[i], u) && v.Units[i].Deployed == u.Deployed {
			n++
		}
	}
	return n
}

func deployLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On == "" {
		l := row("i-map")(v, d, c)
		l.Order = 2
		return l
	}
	return unitChoice(v, d, c, "")
}

func withdrawLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	l := unitChoice(v, d, c, noteOf(c))
	l.Text = say("answer.withdraw", lowerFirst(l.Text))
	l.Order = 3
	return l
}

func lowerFirst(text string) string {
	_, size := utf8.DecodeRuneInString(text)
	return strings.ToLower(text[:size]) + text[size:]
}

// inSentence is the name of a unit after other words: "German" and the like keep their capital.
func inSentence(v *rules.View, d engine.Decision, unit engine.Ref, name string) string {
	if u := unitAt(v, unit); u == nil || foreign(u, d.Seat) {
		return name
	}
	return lowerFirst(name)
}

func exchangeLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	l := unitChoice(v, d, engine.Choice{Verb: c.Verb, On: c.To}, "")
	name := inSentence(v, d, c.To, l.Text)
	if d.Kind == "regroup" {
		l.Text = say("answer.exchange.regroup", theUnit(v, d.Seat, c.On), name)
	} else {
		l.Text = say("answer.exchange", name)
	}
	return l
}

// operations are the kinds of operation in the order of the bar, each with its sign.
var operations = map[string]struct {
	order int
	icon  string
}{"land": {0, "i-sword"}, "invade": {1, "i-sword"}, "naval": {2, "base-naval"}, "capture": {3, "base-naval"},
	"air": {4, "unit-tactical"}, "bomb": {5, "damage"}, "atomic": {6, "a-bomb"}}

// targetLabel names an operation and says what waits there.
func targetLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	area, o := areaOf(c.On), operations[c.Verb]
	l := face.Label{Text: areaName(area), Note: say("answer.target.undefended", operationText(c.Verb)), Icon: o.icon, Order: o.order}
	if n := garrison(v, area, rules.Power(d.Seat)); n > 0 {
		l.Note = say("answer.target.defended", operationText(c.Verb), n)
	}
	return l
}

// garrison counts what stands in an area and does not belong to the attacker.
func garrison(v *rules.View, area rules.Area, by rules.Power) (n int) {
	for i := range v.Units {
		if u := &v.Units[i]; u.Area == area && u.Owner != by {
			n++
		}
	}
	return n
}

// sideLabel is an answer for a side of a civil war.
func sideLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	l := row("aid")(v, d, c)
	l.Area = areaOf(c.On).String()
	if c.Verb != "revoke-aid" {
		l.Order = 4
	}
	return l
}

func activateLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	note := ""
	if c.N == 1 {
		note = say("answer.activate.extended")
	}
	if u := unitAt(v, c.On); u != nil && u.Owner != rules.Power(d.Seat) {
		note = joined(note, say("answer.activate.foreign"))
	}
	l := unitChoice(v, d, c, note)
	if c.N == 1 {
		l.Apart = say("answer.activate.extended")
	}
	return l
}

func augmentLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	if c.N == 0 {
		return face.Label{Text: say("answer.augment.none"), Icon: "i-close", Order: 9}
	}
	return face.Label{Text: say("answer.augment", c.N), Note: say("answer.augment.note", c.N), Icon: "offensive", Order: c.N}
}

func pathLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	l := worded(v, d, c, "answer.path"+whenTrue(c.To != "", ".two"))
	l.Area = areaOf(c.On).String()
	return l
}

func standLabel(_ *rules.View, d engine.Decision, _ engine.Choice) face.Label {
	return face.Label{Text: say("answer.stand"), Note: losses(d.Left), Icon: "i-shield"}
}

func losses(n int) string {
	if n == 0 {
		return say("answer.losses.none")
	}
	return say("answer.losses", n)
}

func retreatLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On == "" {
		return face.Label{Text: say("answer.retreat"), Note: say("answer.retreat.note", losses(d.Left-1)), Icon: "i-undo"}
	}
	l := unitChoice(v, d, c, "")
	l.Note = words.Upper(l.Text)
	l.Text, l.Area, l.Group, l.Apart = place(c.To), placeOf(c.To).String(), "", l.Note
	return l
}

func regroupLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	l := unitChoice(v, d, c, "")
	l.Text, l.Area = say("answer.regroup", inSentence(v, d, c.On, l.Text), placeText(c.To)), placeOf(c.To).String()
	if l.Note != "" {
		l.Note = say("answer.regroup.note", l.Note)
	}
	return l
}

func damageLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	return row("resource-"+c.To.Name())(v, d, c)
}

func removeLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "unit" {
		return unitChoice(v, d, c, say("answer.remove.unit"))
	}
	l := counterLabel(v, d, c)
	about := answerOf(v, d, c)
	l.Note = about.say("answer.remove.note")
	l.Apart = l.Note
	return l
}
