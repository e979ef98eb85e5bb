package cataclysm

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// Facts are the turn track and what the phase is near.
func (Face) Facts(s *face.Sight) app.UI { return &facts{Sight: s} }

type facts struct {
	app.Compo
	Sight *face.Sight
}

func (f *facts) Render() app.UI {
	v := viewOf(f.Sight)
	return ui.El("div.factbar",
		ui.El("ol.turns", turns(v)).Aria("label", say("fact.turns")),
		ui.El("dl.facts",
			fact(say("fact.phase"), app.Text(phaseName(v.Phase))),
			crises(v),
			fact(say("fact.cup"), app.Text(strconv.Itoa(v.Cup))),
			status(v)))
}

var phases = [...]string{rules.AdministrationPhase: "fact.phase.administration", rules.ActionPhase: "fact.phase.action", rules.EndPhase: "fact.phase.end"}

func phaseName(p rules.Phase) string { return book.Fill(phases[min(int(p), len(phases)-1)], nil) }

func turns(v *rules.View) (list []app.UI) {
	first := rules.Turn1933
	if s, found := v.ScenarioByID(v.Scenario); found && s.FirstTurn != rules.NoTurn {
		first = s.FirstTurn
	}
	for t := first; t <= v.LastTurn; t++ {
		li := ui.El("li", turnName(t))
		if t == v.Turn {
			li = li.Aria("current", "true")
		}
		list = append(list, li)
	}
	return list
}

func fact(name string, body ...app.UI) app.UI {
	return ui.El("div.fact", ui.Text("dt", name), ui.El("dd", body))
}

// crises shows how many crisis markers have been drawn; from the third on each may end
// the phase (3.7.5).
func crises(v *rules.View) app.UI {
	if v.SuddenDeath {
		return fact(say("fact.crises"), ui.Text("span.war", say("fact.sudden-death")))
	}
	var pips []app.UI
	for i := range 3 {
		pip := ui.El("i")
		if i < v.Crises {
			pip = pip.Class("on")
		}
		pips = append(pips, pip)
	}
	return fact(say("fact.crises"), ui.El("span.crises role=img").Aria("label", say("fact.crises.drawn", v.Crises)).Body(pips...))
}

// status is the war status, and on a tap who is at war and who is allied.
func status(v *rules.View) app.UI {
	signs, told, rule := []any{say("fact.war.none")}, say("fact.war.told.none"), "5.6.3"
	switch v.Status {
	case rules.GlobalWar:
		signs, told, rule = []any{ui.Mark("war-global"), ui.Text("span.war", say("fact.war.global"))}, say("fact.war.told.global"), "5.6.5"
	case rules.LimitedWar:
		signs, told, rule = []any{ui.Mark("war-limited"), ui.Text("span.war", say("fact.war.limited"))}, say("fact.war.told.limited"), "5.6.4"
	}
	said := append([]string{told}, enmities(v)...)
	return fact(say("fact.war"), ui.Telling("wars", say("world.wars"), append(said, alliances(v)...), rule, append([]any{ui.Text("span.sr", say("fact.war")+": ")}, signs...)...))
}

// enmities are who is at war with whom, every pair once: a sentence for each power that has enemies after it.
func enmities(v *rules.View) (said []string) {
	for i := range v.Powers {
		p := v.Powers[i].Power
		var enemies []rules.Power
		for _, w := range v.Wars {
			if slices.Contains(w.A, p) {
				enemies = append(enemies, w.B...)
			}
			if slices.Contains(w.B, p) {
				enemies = append(enemies, w.A...)
			}
		}
		enemies = slices.DeleteFunc(enemies, func(e rules.Power) bool { return e < p })
		if engine.Sort(enemies, cmp.Compare[rules.Power]); len(enemies) > 0 {
			said = append(said, say("fact.war.with", The(p), theNames(slices.Compact(enemies))))
		}
	}
	return said
}
