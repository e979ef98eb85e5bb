package blockwar

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
	"interbellum/engine/words/english"
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
	level := func(name string, n int, note string) app.UI {
		if n == f.Production && (name != "RES" || f.AtWar()) {
			note = Joined("the limit", note)
		}
		return row(name, strconv.Itoa(n), note)
	}
	rows := []app.UI{
		level("POP", f.Levels.Pop, ""), level("IND", f.Levels.Ind, "Factory Cost "+strconv.Itoa(f.FactoryCost)), level("RES", f.Levels.Res, resNote(f)),
		row("Production", strconv.Itoa(f.Production), ""),
		row("Cards", strconv.Itoa(f.Cards), "hand size "+strconv.Itoa(f.HandLimit)),
	}
	for _, x := range []struct {
		n    int
		name string
	}{{f.Committed, "Committed"}, {f.Bought, "Bought blind"}, {f.Stack, "Passive Stack"}, {f.Secrets, "In the Vault"}, {f.Dividends, "Peace Dividends"}} {
		if x.n > 0 {
			rows = append(rows, row(x.name, strconv.Itoa(x.n), "face down"))
		}
	}
	if f.Command != "" {
		rows = append(rows, row("Command", v.Value(f.Command), v.Ends(f.Command)))
	}
	if v.Rows != nil {
		for _, x := range v.Rows(v, f.Faction) {
			rows = append(rows, row(x.Name, x.Value, x.Note))
		}
	}
	name := []any{ui.Emblem(v.Slug(f.Faction), "lg"), ui.El("span", english.Upper(v.The(f.Faction)), ui.Text("small", s.Player(engine.Seat(f.Faction))))}
	if v.Passive == f.Faction {
		name = append(name, ui.Text("em", "Passive Ally"))
	}
	return ui.El("section.display", ui.El("h3", name...), ui.El("dl", rows), techs(v, f), points(v, f)).Class("p-" + v.Slug(f.Faction))
}

func row(name, value, note string) app.UI {
	return ui.El("div", ui.Text("dt", name), ui.El("dd", ui.Text("b", value), ui.Text("small", note)))
}

// resNote says that RES count at War only (1.13).
func resNote(f *rules.FactionView) string {
	if !f.AtWar() {
		return "at peace not counted"
	}
	return ""
}

func techs(v *View, f *rules.FactionView) app.UI {
	var list []app.UI
	for _, r := range f.Revealed {
		list = append(list, ui.El("li", ui.Mark(v.techIcon(r.Tech)), v.TechFacts(r.Tech).Name))
	}
	if list == nil {
		return app.Text("")
	}
	return ui.El("ul.techs aria-label=Technologies", list)
}

// more are the Victory Points that one game alone has.
func more(p *rules.PointsView) int {
	return p.Public - (p.Production + p.Atomic + p.Capitals - p.Declared)
}

// points adds the Victory Points up: those that everybody knows, and with the secret ones for their owner.
func points(v *View, f *rules.FactionView) app.UI {
	p := f.Points
	text := "Production " + strconv.Itoa(p.Production)
	for _, x := range []struct {
		n    int
		what string
	}{{p.Atomic, " + atomic "}, {p.Capitals, " + Capitals "}, {more(&p), " + " + v.More + " "}, {p.Declared, " − Wars declared "}} {
		if x.n > 0 {
			text += x.what + strconv.Itoa(x.n)
		}
	}
	parts := []any{ui.El("b", strconv.Itoa(p.Public), ui.Text("small", " of "+strconv.Itoa(v.Economic))), ui.Text("small", text)}
	switch {
	case f.Own != nil && f.Own.Total != p.Public:
		parts = append(parts, ui.El("small.secret", ui.Icon("i-lock"), "with what is secret: "+strconv.Itoa(f.Own.Total)))
	case f.Own == nil && f.Dividends+f.Secrets > 0:
		parts = append(parts, ui.El("small.secret", ui.Icon("i-lock"), "and what is secret"))
	}
	return ui.El("p.earned", parts...)
}

// decks are the draw piles and the open discards, by number.
func decks(v *View) app.UI {
	var list []app.UI
	for _, k := range v.Decks {
		text := strconv.Itoa(k.Draw) + " to draw, " + strconv.Itoa(len(k.Discard)) + " discarded"
		list = append(list, ui.El("li", ui.Mark("card-back-"+k.Deck.String()), ui.Text("b", deckNames[k.Deck.String()]+"s"), " ", text))
	}
	return ui.El("section.display", ui.Text("h3", "Decks"), ui.El("ul.techs", list))
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
	return ui.El("div.diplomacy", ui.El("table", ui.Text("caption.sr", "Diplomacy"), ui.El("tbody", rows)))
}

func nationRow(v *View, n rules.Nation) app.UI {
	x := nationView(v, n)
	state := []any{"Neutral"}
	switch {
	case x.Defeated:
		state = []any{"Defeated"}
	case x.Marker != rules.NoFaction:
		state = []any{ui.Emblem(v.Slug(x.Marker), "sm"), " " + won(v, n), ui.Text("span.sr", " of "+v.The(x.Marker))}
	case x.Armed:
		state = []any{"Armed"}
	case x.Influence.N > 0:
		state = []any{ui.Emblem(v.Slug(x.Influence.Of), "sm"), " " + statusNames[x.Status], ui.Text("span.sr", " of "+v.The(x.Influence.Of)), ", " + english.Count(int(x.Influence.N), "marker")}
	}
	for _, p := range v.Played {
		if p.Nation == n {
			state = append(state, ui.El("small", ui.Emblem(v.Slug(p.By), "sm"), " plays "+v.Value(engine.Ref("action/"+strconv.Itoa(int(p.Card))))))
		}
	}
	pop, res, oil := worth(v, n)
	text := "POP " + strconv.Itoa(pop) + " RES " + strconv.Itoa(res)
	if oil > 0 {
		text += ", " + strconv.Itoa(oil) + " of it oil"
	}
	return ui.El("tr", ui.Text("th scope=row", v.NationFacts(n).Name), ui.El("td", state...), ui.Text("td.worth", text))
}

// won is what a Nation is called that a Faction has won.
func won(v *View, n rules.Nation) string {
	if v.Ally != "" && slices.Contains(v.Courted, n) {
		return v.Ally
	}
	return "Satellite"
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
