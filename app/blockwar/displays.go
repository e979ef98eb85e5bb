package blockwar

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// displays are the Factions' tracks side by side: what everybody sees of each, and the own total.
func displays(s *face.Sight, v *View) app.UI {
	var list []app.UI
	for i := range v.Factions {
		if f := &v.Factions[i]; !absent(v, f.Faction) {
			list = append(list, display(s, v, f))
		}
	}
	if v.Beside != nil {
		list = append(list, v.Beside(v)...)
	}
	return ui.El("div.displays", list, decks(v))
}

func display(s *face.Sight, v *View, f *rules.FactionView) app.UI {
	level := func(name string, n int, counts bool, note string) app.UI {
		if n == f.Production && counts {
			note = Joined(v.Say("display.limit"), note)
		}
		return row(name, strconv.Itoa(n), note)
	}
	resNote := "" // RES count at War only (1.13)
	if !f.AtWar() {
		resNote = v.Say("display.at-peace")
	}
	rows := []app.UI{
		level(v.Say("display.pop"), f.Levels.Pop, true, ""), level(v.Say("display.ind"), f.Levels.Ind, true, v.Say("display.factory-cost", f.FactoryCost)),
		level(v.Say("display.res"), f.Levels.Res, f.AtWar(), resNote), row(v.Say("display.production"), strconv.Itoa(f.Production), ""),
		row(v.Say("display.cards"), strconv.Itoa(f.Cards), v.Say("display.hand-size", f.HandLimit)),
	}
	for _, x := range []struct {
		n    int
		kind string
	}{{f.Committed, "display.committed"}, {f.Bought, "display.bought"}, {f.Stack, "display.stack"}, {f.Secrets, "display.secrets"}, {f.Dividends, "display.dividends"}} {
		if x.n > 0 {
			rows = append(rows, row(v.Say(x.kind), strconv.Itoa(x.n), v.Say("display.face-down")))
		}
	}
	if f.Command != "" {
		rows = append(rows, row(v.Say("display.command"), v.Value(f.Command), v.Ends(f.Command)))
	}
	if v.Rows != nil {
		for _, x := range v.Rows(v, f.Faction) {
			rows = append(rows, row(x.Name, x.Value, x.Note))
		}
	}
	name := []any{ui.Emblem(v.Slug(f.Faction), "lg"), ui.El("span", v.Capital(f.Faction), ui.Text("small", s.Player(engine.Seat(f.Faction))))}
	if v.Passive == f.Faction {
		name = append(name, ui.Text("em", v.Say("display.passive")))
	}
	return ui.El("section.display", ui.El("h3", name...), ui.El("dl", rows), techs(v, f), points(v, f)).Class("p-" + v.Slug(f.Faction))
}

func row(name, value, note string) app.UI {
	return ui.El("div", ui.Text("dt", name), ui.El("dd", ui.Text("b", value), ui.Text("small", note)))
}

func techs(v *View, f *rules.FactionView) app.UI {
	var list []app.UI
	for _, r := range f.Revealed {
		list = append(list, ui.El("li", ui.Mark(v.techIcon(r.Tech)), v.TechFacts(r.Tech).Name))
	}
	if list == nil {
		return app.Text("")
	}
	return ui.El("ul.techs", list).Aria("label", v.Say("display.technologies"))
}

// more are the Victory Points that one game alone has.
func more(p *rules.PointsView) int {
	return p.Public - (p.Production + p.Atomic + p.Capitals - p.Declared)
}

// points adds the Victory Points up: those that everybody knows, and with the secret ones for their owner.
func points(v *View, f *rules.FactionView) app.UI {
	p := f.Points
	text := v.Say("points.production", p.Production)
	for _, x := range []struct {
		n    int
		kind string
	}{{p.Atomic, "points.atomic"}, {p.Capitals, "points.capitals"}, {more(&p), "points.more"}, {p.Declared, "points.declared"}} {
		if x.n > 0 {
			text += " " + v.Say(x.kind, x.n)
		}
	}
	parts := []any{ui.El("b", strconv.Itoa(p.Public), ui.Text("small", " "+v.Say("points.of", v.Economic))), ui.Text("small", text)}
	switch {
	case f.Own != nil && f.Own.Total != p.Public:
		parts = append(parts, ui.El("small.secret", ui.Icon("i-lock"), v.Say("points.with-secret", f.Own.Total)))
	case f.Own == nil && f.Dividends+f.Secrets > 0:
		parts = append(parts, ui.El("small.secret", ui.Icon("i-lock"), v.Say("points.and-secret")))
	}
	return ui.El("p.earned", parts...)
}

// decks are the draw piles and the open discards, by number.
func decks(v *View) app.UI {
	var list []app.UI
	for _, k := range v.Decks {
		text := v.Say("decks.count", k.Draw, len(k.Discard))
		list = append(list, ui.El("li", ui.Mark("card-back-"+k.Deck.String()), ui.Text("b", v.Say("deck."+k.Deck.String()+".many")), " ", text))
	}
	return ui.El("section.display", ui.Text("h3", v.Say("decks.title")), ui.El("ul.techs", list))
}

// diplomacy lists the Nations with what lies on each, and the cards in play.
func diplomacy(v *View) app.UI {
	var rows []app.UI
	for n := rules.Nation(1); n <= v.LastNation; n++ {
		facts := v.NationFacts(n)
		if facts.Kind != rules.Minor && facts.Kind != rules.Province && !slices.Contains(v.Courted, n) {
			continue
		}
		rows = append(rows, nationRow(v, n))
	}
	return ui.El("div.diplomacy", ui.El("table", ui.Text("caption.sr", v.Say("nation.table")), ui.El("tbody", rows)))
}

func nationRow(v *View, n rules.Nation) app.UI {
	x := nationView(v, n)
	state := []any{v.Say("nation.neutral")}
	switch {
	case x.Defeated:
		state = []any{v.Say("nation.defeated")}
	case x.Marker != rules.NoFaction:
		state = []any{ui.Emblem(v.Slug(x.Marker), "sm"), " " + won(v, n), ui.Text("span.sr", " "+v.Say("nation.of", v.Side(x.Marker)))}
	case x.Armed:
		state = []any{v.Say("nation.armed")}
	case x.Influence.N > 0:
		state = []any{ui.Emblem(v.Slug(x.Influence.Of), "sm"), " " + statusText(v.Words, x.Status), ui.Text("span.sr", " "+v.Say("nation.of", v.Side(x.Influence.Of))), ", " + v.Say("nation.markers", int(x.Influence.N))}
	}
	for _, p := range v.Played {
		if p.Nation == n {
			state = append(state, ui.El("small", ui.Emblem(v.Slug(p.By), "sm"), " "+v.Say("nation.plays", v.Value(engine.Ref("action/"+strconv.Itoa(int(p.Card)))))))
		}
	}
	pop, res, oil := worth(v, n)
	text := v.Say("nation.worth", pop, res)
	if oil > 0 {
		text = v.Say("nation.worth.oil", pop, res, oil)
	}
	return ui.El("tr", ui.Text("th scope=row", v.NationFacts(n).Name), ui.El("td", state...), ui.Text("td.worth", text))
}

// won is what a Nation is called that a Faction has won.
func won(v *View, n rules.Nation) string {
	if v.Allies && slices.Contains(v.Courted, n) {
		return v.Say("status.ally")
	}
	return statusText(v.Words, rules.Satellite)
}

// worth is a Nation's POP and RES, and how much of these is oil; a Power's with its Colonies.
func worth(v *View, n rules.Nation) (pop, res, oil int) {
	for _, a := range v.LandAreas() {
		if p := v.Place(a); p.Of == n || p.Nation == n && v.Power(n) {
			pop += p.City.Pop()
			res += p.Resources()
			oil += p.Oil
		}
	}
	return pop, res, oil
}
