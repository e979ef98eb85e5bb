package cataclysm

import (
	"strconv"
	"strings"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words/english"
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
		if x.Power == rules.Power(d.Seat) && x.Side == rules.NoSide {
			mod++
		}
	}
	note := "Diplomacy, no penalty"
	if mod != 0 {
		note = "Diplomacy, " + signed(mod)
	}
	if here.Controller != rules.NoPower && here.Controller != rules.Neutral {
		note += ", " + adjective(here.Controller) + " now"
	}
	return face.Label{Text: area.Name(), Note: note, Icon: "influence", Order: 2}
}

func escalateLabel(v *rules.View, d engine.Decision, _ engine.Choice) face.Label {
	p := powerView(v, rules.Power(d.Seat))
	next := p.Commitment + 1
	if next > rules.TotalWar {
		next = rules.Exhaustion
	}
	note := "provokes those it threatens"
	if p.Belligerent {
		note = "certain, being at war"
	}
	return face.Label{Text: "Escalate to " + commitmentName(next), Note: note, Icon: "commitment"}
}

func specialLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	l := face.Label{Text: markerName(c.On.Name()), Icon: "command"}
	switch c.On.Name() {
	case "rhineland-demilitarized":
		l.Text, l.Note, l.Area = "Reoccupy the Rhineland", "provokes France and its allies", "ruhr"
	case "abyssinian-adventure":
		l.Text, l.Note, l.Area = "Abyssinian adventure", "", "rome"
	case "us-japan-trade":
		l.Text, l.Note, l.Icon = "End the trade with Japan", "provokes Japan", "trade"
	case "lend-lease":
		l.Note, l.Icon = "resources may be sent to allies", "lend-lease"
	case "trans-siberian-railroad":
		l.Note, l.Icon = "the delay box of the Urals is covered", "railroad"
	}
	return l
}

// transferLabel names who receives what from the United States.
func transferLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	kind := c.To.Name()
	return face.Label{Text: english.Upper(the(powerOf(c.On))) + ": " + kind + " resource", Icon: "resource-" + kind}
}

func placeLabel(_ *rules.View, d engine.Decision, c engine.Choice) face.Label {
	_, k := counterOf(d.About)
	return face.Label{Text: place(c.On), Icon: counterIcons[k]}
}

// unitLabel names a unit that stands on the map, and where.
func unitLabel(note string) label {
	return func(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
		return unitChoice(v, d, c, note)
	}
}

func unitChoice(v *rules.View, d engine.Decision, c engine.Choice, note string) face.Label {
	u := unitAt(v, c.On)
	if u == nil {
		return face.Label{Text: english.Upper(unitWords(c.On)), Note: note}
	}
	l := face.Label{Text: english.Upper(unitNameOf(u)), Note: u.Area.Name(), Icon: unitSign(u.Kind, u.Up), Area: u.Area.String()}
	if u.Owner != rules.Power(d.Seat) && u.Owner <= rules.PowerCount {
		l.Text = adjective(u.Owner) + " " + unitNameOf(u)
	}
	if u.Coast != rules.NoCoast {
		l.Note += ", " + coastNames[u.Coast.String()] + " coast"
	}
	if note != "" {
		l.Note += ", " + note
	}
	switch twins := alike(v, u); {
	case offered(v, d, c, u) > 1:
		l.Text += " no. " + unitNumber(c.On)
	case twins > 1:
		l.Note += " (" + strconv.Itoa(twins) + " alike)"
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
		return face.Label{Text: "Deployment", Note: "move units over friendly ground", Icon: "i-map", Order: 2}
	}
	return unitChoice(v, d, c, "")
}

func withdrawLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	l := unitChoice(v, d, c, "leaves the map")
	l.Text = "Withdraw the " + lowerFirst(l.Text)
	l.Order = 3
	return l
}

func lowerFirst(text string) string {
	if text == "" {
		return ""
	}
	return string(text[0]|0x20) + text[1:]
}

func toLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	return face.Label{Text: place(c.On)}
}

func exchangeLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	l := unitChoice(v, d, engine.Choice{Verb: c.Verb, On: c.To}, "")
	name := lowerFirst(l.Text)
	if u := unitAt(v, c.To); u != nil && u.Owner != rules.Power(d.Seat) {
		name = l.Text
	}
	l.Text = "Change places with the " + name
	if d.Kind == "regroup" {
		l.Text = english.Upper(askedUnit(v, engine.Decision{Seat: d.Seat, About: c.On})) + " changes places with the " + name
	}
	return l
}

var operationOrder = map[string]int{"land": 0, "invade": 1, "naval": 2, "capture": 3, "air": 4, "bomb": 5, "atomic": 6}

// targetLabel names an operation and says what waits there.
func targetLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	area := areaOf(c.On)
	icon := map[string]string{"land": "i-sword", "invade": "i-sword", "naval": "base-naval", "capture": "base-naval", "air": "unit-tactical", "bomb": "damage", "atomic": "a-bomb"}[c.Verb]
	return face.Label{Text: area.Name(), Note: english.Upper(operationNames[c.Verb]) + garrison(v, area, rules.Power(d.Seat)), Icon: icon, Order: operationOrder[c.Verb]}
}

// garrison says what stands in an area that does not belong to the attacker.
func garrison(v *rules.View, area rules.Area, by rules.Power) string {
	n := 0
	for i := range v.Units {
		if u := &v.Units[i]; u.Area == area && u.Owner != by {
			n++
		}
	}
	if n == 0 {
		return ", undefended"
	}
	return ", " + english.Count(n, "unit") + " there"
}

func sideLabel(what, note string) label {
	return func(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
		side := faction(c.On, c.To)
		l := face.Label{Text: what + " " + place(c.On) + " for the " + side, Note: note, Icon: "aid", Area: areaOf(c.On).String()}
		if c.Verb == "aid" || c.Verb == "intervene" {
			l.Order = 4
		}
		if c.Verb == "intervene" {
			l.Text = place(c.On) + ": aid the " + side
		}
		return l
	}
}

func activateLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	var notes []string
	if c.N == 1 {
		notes = append(notes, "at extended range")
	}
	if u := unitAt(v, c.On); u != nil && u.Owner != rules.Power(d.Seat) {
		notes = append(notes, "if its owner agrees")
	}
	return unitChoice(v, d, c, strings.Join(notes, ", "))
}

func augmentLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	if c.N == 0 {
		return face.Label{Text: "No augmentation", Icon: "i-close", Order: 9}
	}
	return face.Label{Text: "+" + strconv.Itoa(c.N), Note: english.Count(c.N, "action"), Icon: "offensive", Order: c.N}
}

func pathLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	l := face.Label{Text: "By the " + place(c.On), Area: areaOf(c.On).String()}
	if c.To != "" {
		l.Text += " and the " + place(c.To)
		l.Note = "two seas: −1"
	}
	return l
}

func standLabel(_ *rules.View, d engine.Decision, _ engine.Choice) face.Label {
	return face.Label{Text: "Stand", Note: lossWord(d.Left), Icon: "i-shield"}
}

func lossWord(n int) string {
	if n == 0 {
		return "no loss"
	}
	return english.Count(n, "loss")
}

func retreatLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On == "" {
		return face.Label{Text: "Retreat", Note: lossWord(d.Left-1) + ", all leave the area", Icon: "i-undo"}
	}
	l := unitChoice(v, d, c, "")
	l.Note = english.Upper(l.Text)
	l.Text, l.Area = place(c.To), placeOf(c.To).String()
	return l
}

func regroupLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	l := unitChoice(v, d, c, "")
	l.Text, l.Area = l.Text+" to "+place(c.To), placeOf(c.To).String()
	return l
}

func damageLabel(_ *rules.View, _ engine.Decision, c engine.Choice) face.Label {
	return face.Label{Text: english.Upper(c.To.Name()) + " resource", Note: place(c.On), Icon: "resource-" + c.To.Name()}
}

func removeLabel(v *rules.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "unit" {
		return unitChoice(v, d, c, "leaves the map")
	}
	l := counterLabel(v, d, c)
	l.Note = "from the " + boxNames[c.To.Name()]
	return l
}
