package cataclysm

import (
	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words"
	"interbellum/engine/words/english"
)

// Question puts a decision into one sentence, and says where in the rules it stands.
func (Face) Question(s *face.Sight, d engine.Decision) face.Question {
	v := viewOf(s)
	about := asked{subject{v: v, by: v.Book, seat: d.Seat, on: d.About}, d}
	q := face.Question{Steps: steps(v), Text: about.say("question." + d.Kind + about.variant())}
	if s.Then != nil && s.Then.Beside {
		q.Text += " " + say("question.more.action")
	}
	if q.Text == "" {
		q.Text = english.Spaced(d.Kind) + "?"
	}
	if about.explained() {
		q.Why = about.say("why." + d.Kind + about.whyVariant())
	}
	if d.Left > 0 && moreFollow[d.Kind] {
		q.After = []string{say("question.more", d.Left)}
	}
	return q
}

// moreFollow are the questions that come several times for one and the same thing.
var moreFollow = map[string]bool{"retreat": true, "force-pool": true, "force-pool-cut": true, "second-front": true, "collect-limited": true, "loss": true}

// asked fills the braces of the texts for a question.
type asked struct {
	subject
	d engine.Decision
}

func (a *asked) say(kind string) string { return book.Fill(kind, a.slot) }

// variant is which of several sentences a question has.
func (a *asked) variant() string {
	switch a.d.Kind {
	case "convert-offensives", "convert-builds":
		return whenTrue(heldResources(a.v, a.d) == 1, ".one")
	case "political-action":
		return whenTrue(a.on.Class() == "power", ".free")
	case "use-my-units":
		return whenTrue(a.moving() != "", ".exchange")
	case "retreat":
		return whenTrue(unitAt(a.v, a.d.Legal[0].On) == nil, ".unknown")
	}
	return ""
}

// moving is the unit that would change places with the one that the question is about.
func (a *asked) moving() engine.Ref {
	if c := crumbOf(a.v, "regroup"); c != nil {
		return c.On
	}
	return ""
}

func (a *asked) slot(name string) any {
	me := rules.Power(a.seat)
	switch name {
	case "held":
		return heldResources(a.v, a.d)
	case "upgraded":
		_, k := counterOf(a.on)
		return counterText(k.Upgrades())
	case "operation":
		if c := crumbOf(a.v, "operation"); c != nil {
			return operationText(string(c.On))
		}
		return words.To("cataclysm/name.operation")
	case "unit-moving":
		return theUnit(a.v, a.seat, a.moving())
	case "unit-offered":
		u := unitAt(a.v, a.d.Legal[0].On)
		return unitTypeText(u.Kind, u.Upgraded)
	case "cup":
		return a.v.Cup
	case "cost":
		return a.rate().Den
	case "yield":
		return a.rate().Num
	case "builds":
		return crumbOf(a.v, "production").N
	case "left":
		return a.d.Left + 1
	case "reserve":
		return counterText(powerView(a.v, me).Reserve)
	case "dice":
		return flagDice(a.v.Book, powerView(a.v, me), a.on)
	case "failed":
		return actionText(powerView(a.v, me).Failed.String())
	case "gain":
		return powerView(a.v, me).FailureCubes
	case "begins":
		return powerText(crumbOf(a.v, "outbreak").Power)
	}
	return a.subject.slot(name)
}

// rate is what resources turn into, for the question about it.
func (a *asked) rate() rules.Ratio {
	me := rules.Power(a.seat)
	card := a.v.Card(me, powerView(a.v, me).Commitment)
	if a.d.Kind == "convert-builds" {
		return card.BuildsPerResource
	}
	return card.ActionsPerOffensive
}

// explained reports whether there is something to explain now.
func (a *asked) explained() bool {
	switch a.d.Kind {
	case "construct":
		c := crumbOf(a.v, "production")
		return c != nil && c.N > 0
	case "uphold-alliance":
		c := crumbOf(a.v, "outbreak")
		return c != nil && c.Power != rules.NoPower
	}
	return true
}

func (a *asked) whyVariant() string {
	p := powerView(a.v, rules.Power(a.seat))
	switch a.d.Kind {
	case "gain", "drawn":
		return whenTrue(p.Reserve == rules.NoKind, ".empty")
	case "political-action":
		return whenTrue(p.Failed != rules.NoAction, ".again")
	}
	return ""
}

func heldResources(v *rules.View, d engine.Decision) int {
	return has(powerView(v, rules.Power(d.Seat)).Boxes, rules.Holding, rules.Resource)
}

// theUnit is a unit and where it is: "the tank army in Ruhr", or "the Italian tank army in Ruhr" for the player of another power.
func theUnit(v *rules.View, seat engine.Seat, r engine.Ref) words.Text {
	if u := unitAt(v, r); u != nil {
		return words.To("cataclysm/name.unit.there", unitFor(u, seat), areaText(u.Area))
	}
	return words.To("cataclysm/name.unit.somewhere", namedUnit(v.Book, r))
}

func operationText(verb string) words.Text { return words.To("cataclysm/name.operation." + verb) }

func crumbOf(v *rules.View, step string) *rules.StepInfo {
	for i := len(v.Steps) - 1; i >= 0; i-- {
		if v.Steps[i].Step == step {
			return &v.Steps[i]
		}
	}
	return nil
}

// flagDice is what a political action rolls with that flag: Il Duce adds a die (12.1.2), and a power whose effectiveness of one
// was reduced has -1 instead of a die less (5.3).
func flagDice(b *rules.Book, p *rules.PowerView, flag engine.Ref) string {
	n := p.Effectiveness
	if _, k := counterOf(flag); k == rules.IlDuce && p.IlDuce {
		n++
	}
	if p.Reduced && b.Card(p.Power, p.Commitment).Effectiveness == 1 {
		return say("dice.reduced", max(n, 1))
	}
	return diceWord(n)
}

// steps lists the procedures under way, the innermost last, as far as they have a name
// that helps; on the widest screens there is room for three.
func steps(v *rules.View) (list []string) {
	for _, c := range v.Steps {
		if name := stepName(c); name != "" && (len(list) == 0 || list[len(list)-1] != name) {
			list = append(list, name)
		}
	}
	if len(list) > 4 {
		list = list[len(list)-4:]
	}
	return list
}

func stepName(c rules.StepInfo) string {
	switch c.Step {
	case "playing", "drawn":
		_, k := counterOf(c.On)
		return words.Upper(counterName(k))
	case "operation":
		return words.Upper(operationText(string(c.On)).String())
	}
	if !book.Has("step." + c.Step) {
		return ""
	}
	name := words.To("cataclysm/step." + c.Step)
	if c.Area != rules.Nowhere {
		return say("step.in", name, areaText(c.Area))
	}
	return name.String()
}
