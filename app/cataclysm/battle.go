package cataclysm

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words"
)

// battle shows both sides of the operation under way: the units, the dice of the main
// combat with every modifier, the exact odds before it and the throws after it.
type battle struct {
	app.Compo
	Sight *face.Sight
}

func (b *battle) Render() app.UI {
	v := viewOf(b.Sight)
	x := v.Battle
	if x == nil {
		return ui.El("div")
	}
	thrown := combatLines(b.Sight.Recent)
	body := []app.UI{
		ui.El("summary", ui.El("span", ui.Text("small.eyebrow", words.Upper(operationText(x.Verb).String())), ui.Text("b", battleTitle(x)))),
		ui.El("div.sides",
			fightSide(v, x.Attacker, 0, fighters(v, x)),
			fightSide(v, x.Defender, 1, defenders(v, x))),
	}
	for _, l := range thrown {
		body = append(body, lineView(l))
	}
	for i := range x.Combats {
		if fought(thrown, x.Combats[i].Kind) {
			continue
		}
		body = append(body, combatView(v, x, &x.Combats[i]))
	}
	return ui.El("details.fight").Attr("open", true).Aria("label", battleTitle(x)).Body(body...)
}

// fought reports whether the throws of a combat have been made.
func fought(thrown []face.Line, kind string) bool {
	for _, l := range thrown {
		if isCombat(l) && l.Text == rollName(engine.Event{To: engine.Ref(kind + "-combat")}) {
			return true
		}
	}
	return false
}

// fighters are the attackers; before they have been drawn up, the units that were named.
func fighters(v *rules.View, x *rules.BattleView) []rules.FighterView {
	c := crumbOf(v, "operation")
	if len(x.Attackers) > 0 || c == nil {
		return x.Attackers
	}
	var list []rules.FighterView
	for _, r := range c.Units {
		if u := unitAt(v, r); u != nil {
			list = append(list, rules.FighterView{Unit: r, Face: rules.CounterFace{Kind: u.Kind, Upgraded: u.Upgraded}, From: u.Area})
		}
	}
	return list
}

// defenders are the units drawn up in the target; before that, those that stand there.
func defenders(v *rules.View, x *rules.BattleView) []rules.FighterView {
	if len(x.Defenders) > 0 || x.Moved {
		return x.Defenders
	}
	var list []rules.FighterView
	for i := range v.Units {
		if u := &v.Units[i]; u.Area == x.Target && (u.Owner == x.Defender || u.Kind == rules.MinorArmy) {
			list = append(list, rules.FighterView{Unit: u.Ref, Face: rules.CounterFace{Kind: u.Kind, Upgraded: u.Upgraded}, From: u.Area})
		}
	}
	return list
}

// combatView is a combat that is to come: the dice of both sides, every modifier with its
// rule, and the exact odds.
func combatView(v *rules.View, x *rules.BattleView, c *rules.CombatView) app.UI {
	o := c.Odds
	if o.Total == 0 {
		return app.Text("")
	}
	name := [2]string{sideTitle(v, x.Attacker), sideTitle(v, x.Defender)}
	share := func(n int) string { return face.Share(n, o.Total) }
	part := func(class, who string, n int) app.UI {
		return ui.El("i").Class(class).Style("flex", fmt.Sprintf("%.1f", 100*float64(n)/float64(o.Total))).Body(ui.Text("b", share(n)), ui.Text("span", who))
	}
	said := say("odds.said", name[0], share(o.Win), share(o.Tie), name[1], share(o.Lose))
	return ui.El("section.tocome",
		ui.El("h4", rollName(engine.Event{To: engine.Ref(c.Kind + "-combat")})+" ", ui.Rule(combatRules[c.Kind])),
		ui.El("div.throws", throwView(x.Attacker, c.Attack), throwView(x.Defender, c.Defence)),
		ui.El("div.odds role=img").Aria("label", said).Body(
			part("w p-"+ownerSlug(x.Attacker), name[0], o.Win), part("t", say("odds.tie"), o.Tie), part("l p-"+ownerSlug(x.Defender), name[1], o.Lose)),
		ui.Text("p.expect", say("odds.losses", name[0], tenth(o.SumA, o.Total), name[1], tenth(o.SumB, o.Total))+triumphs(name, o)))
}

// triumphs says how likely either side deals more losses than the other can bear.
func triumphs(name [2]string, o rules.Chances) (text string) {
	for i, n := range []int{o.TriumphA, o.TriumphB} {
		if n > 0 {
			text += say("odds.triumph", name[i], face.Share(n, o.Total))
		}
	}
	return text
}

var combatRules = map[string]string{"land": "10.4", "naval": "10.5", "air": "10.6"}

func throwView(p rules.Power, t rules.ThrowView) app.UI {
	return ui.El("div").Class("throw", "p-"+ownerSlug(p)).Body(ui.Text("b", diceWord(t.Dice)), modList(t.Mods))
}

func sideTitle(v *rules.View, p rules.Power) string {
	if p >= 1 && p <= rules.PowerCount {
		return shortName(p)
	}
	return areaName(v.Battle.Target)
}

func battleTitle(x *rules.BattleView) string {
	kind := "battle"
	if book.Has("battle." + x.Verb) {
		kind = "battle." + x.Verb
	}
	return say(kind, areaText(x.Target))
}

func fightSide(v *rules.View, p rules.Power, side int, fighters []rules.FighterView) app.UI {
	var units []app.UI
	for _, f := range fighters {
		u := unitAt(v, f.Unit)
		if u == nil {
			continue
		}
		units = append(units, ui.El("li.unit", unitPiece(v, u.Owner, u.Kind, u.Upgraded, "sm"),
			ui.El("span", app.Text(words.Upper(unitText(u).String())), ui.Text("small", fighterNote(f, v.Battle.Target)))))
	}
	if len(units) == 0 {
		units = []app.UI{ui.El("li.unit", ui.El("span"), ui.Text("small", say("battle.no-units")))}
	}
	body := []app.UI{
		ui.El("header", ui.Emblem(ownerSlug(p), ""), ui.El("div", ui.El("p.eyebrow", say([]string{"battle.attacker", "battle.defender"}[side])), ui.Text("h3", sideTitle(v, p)))),
		ui.El("ul.units", units)}
	return ui.El("div").Class("side", "p-"+ownerSlug(p)).Body(body...)
}

func diceWord(n int) string {
	return say("dice", max(n, 1))
}

func modList(mods []rules.Mod) app.UI {
	var items []app.UI
	for _, m := range mods {
		items = append(items, ui.El("li", ui.Text("b", signed(int(m.N))), app.Text(" "+modifierName(m.Rule)+" "), ui.Rule(m.Rule)))
	}
	return ui.El("ul.mods", items)
}

func fighterNote(f rules.FighterView, target rules.Area) string {
	note := ""
	if f.From != target && f.From != rules.Nowhere {
		note = say("battle.from", areaText(f.From))
	}
	for _, x := range []struct {
		is   bool
		text string
	}{{f.Support, say("battle.support")}, {f.Extended, say("battle.extended")}, {f.Limited, say("battle.limited")}} {
		if x.is {
			note = joined(note, x.text)
		}
	}
	return note
}
