package blockwar

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// aids are what a player would otherwise count or trace by hand, from the own view alone: the odds of the Battle
// under way, moves and border limits that are left, supply, and trade with what blockades it. They are worked out
// while they are looked at.
type aids struct {
	app.Compo
	Face  *Face
	Sight *face.Sight
}

func (a *aids) Render() app.UI {
	v := a.Face.view(a.Sight)
	return ui.El("div.displays.aids", battleAid(v), turnAid(v), routesAid(v))
}

// aid is one section.
func aid(title string, rule engine.Rule, body ...any) app.UI {
	return ui.El("section.display", append([]any{ui.El("h3", title, ui.El("small", ui.Rule(string(rule))))}, body...)...)
}

// battleAid is the odds of the Battle under way.
func battleAid(v *View) app.UI {
	f := v.Fight()
	if f == nil {
		return app.Text("")
	}
	body := []any{ui.Text("p", v.Say("aid.odds.how"))}
	for _, l := range fightLines(v, f) {
		var parts []app.UI
		for _, p := range l.Parts {
			parts = append(parts, ui.El("i", ui.Text("b", p.Share), ui.Text("span", p.Name)).Class(p.Class).Style("flex", strconv.Itoa(p.N)))
		}
		body = append(body, ui.Text("h4", l.Head), ui.El("div.odds role=img", parts).Aria("label", spoken(v.Words, l.Parts)), ui.Text("p.expect", l.Text))
	}
	if !f.Whole {
		body = append(body, ui.Text("p", v.Say("aid.odds.waiting")))
	}
	return aid(v.Say("aid.odds", v.PlaceName(v.Battle.Area)), "12.4", body...)
}

// spoken is a bar of odds in words.
func spoken(w *Words, parts []face.Part) string {
	var said []string
	for _, p := range parts {
		said = append(said, w.Say("ahead.part", p.Name, p.Share))
	}
	return strings.Join(said, ", ")
}

// turnAid is what is left of the Player Turn: moves, and what the borders still let pass.
func turnAid(v *View) app.UI {
	var rows []app.UI
	for _, c := range v.Turn.Crossed {
		for _, b := range v.Borders(c.From) {
			if b.To == c.To && b.Used > 0 {
				rows = append(rows, ui.El("li", ui.Text("b", v.Say("place.pair", v.Place(c.From).Name, v.Place(c.To).Name)), " "+v.Say("aid.border", borderName(v.Words, b.Via), b.Left(), b.Limit)))
			}
		}
	}
	var body []any
	if v.Turn.Moves > 0 {
		body = append(body, ui.Text("p", v.Say("aid.moves", v.Side(v.Active), v.Turn.Moves)))
	}
	if rows != nil {
		body = append(body, ui.El("ul.lines", rows))
	}
	if body == nil {
		return app.Text("")
	}
	return aid(v.Say("aid.turn"), "11.52", body...)
}

// routesAid is supply and trade of all who are at War.
func routesAid(v *View) app.UI {
	var lines []app.UI
	var drawn []drawnRoute
	warring := v.Warring()
	for _, f := range warring {
		for _, a := range v.Unsupplied(f) {
			r := v.SupplyLine(f, a)
			lines = append(lines, routeLine(v, f, v.Say("aid.route.unsupplied"), "14.11", &r))
			drawn = append(drawn, drawnRoute{r, f})
		}
		if !f.Plays() {
			continue // trade is of the Faction that leads it
		}
		for _, r := range v.TradeRoutes(f) {
			if what := v.blockadeWords(&r); what != "" {
				lines = append(lines, routeLine(v, f, what, "14.22", &r.Route))
				drawn = append(drawn, drawnRoute{r.Route, f})
			}
		}
	}
	switch {
	case warring == nil:
		return aid(v.Say("aid.trade"), "15.1", ui.Text("p", v.Say("aid.trade.peace")))
	case lines == nil:
		return aid(v.Say("aid.trade"), "14.0", ui.Text("p", v.Say("aid.trade.clear")))
	}
	return aid(v.Say("aid.trade"), "14.0", routeMap(v, drawn), ui.El("ul.lines", lines))
}

var blockadeSlugs = [...]string{rules.NotBlockaded: "none", rules.MedBlockade: "med", rules.FullBlockade: "full"}

// blockadeWords says how an area's trade stands: what has been declared in Summer, what would be now, and which of the
// two would count in Production; "" where nothing stops it.
func (w *Words) blockadeWords(r *rules.TradeRoute) string {
	marked, now := w.Say("blockade."+blockadeSlugs[r.Marked]), w.Say("blockade."+blockadeSlugs[r.Now])
	switch {
	case r.Marked == rules.NotBlockaded && r.Now == rules.NotBlockaded:
		return ""
	case r.Marked == rules.NotBlockaded:
		return w.Say("blockade.threat", now)
	case r.Marked == r.Now:
		return w.Say("blockade.same", marked, lostByBlockade(w, r))
	}
	return w.Say("blockade.lesser", marked, now, lostByBlockade(w, r))
}

// lost is what the Blockade that would count takes away.
func lostByBlockade(w *Words, r *rules.TradeRoute) string {
	var parts []string
	switch r.InProduction() {
	case rules.FullBlockade:
		if r.Pop > 0 {
			parts = append(parts, w.Say("blockade.lost.pop", r.Pop))
		}
		if r.Res > 0 {
			parts = append(parts, w.Say("blockade.lost.res", r.Res))
		}
	case rules.MedBlockade:
		parts = append(parts, w.Say("blockade.lost.res", r.Res-r.TransAfrica))
	default:
		parts = append(parts, w.Say("blockade.lost.nothing"))
	}
	return w.Say("name.list", parts)
}

// routeLine is one line or route: where from, whether it holds, where it is cut and why, and the way.
func routeLine(v *View, f rules.Faction, what string, rule engine.Rule, r *rules.Route) app.UI {
	var cuts, way []string
	for _, c := range r.Cuts {
		cuts = append(cuts, cutWords(v, c))
	}
	for _, a := range r.Way {
		way = append(way, v.Place(a).Name)
	}
	parts := []any{ui.Emblem(v.Slug(f), "sm"), ui.Text("b", v.Place(r.Area).Name), v.Say("aid.route", what) + " "}
	if cuts != nil {
		parts = append(parts, v.Say("aid.route.cut", cuts)+" ")
	}
	return ui.El("li", append(parts, ui.Rule(string(rule)), ui.Text("small", strings.Join(way, " – ")))...)
}

// cutWords says where a route is cut and why.
func cutWords(v *View, c rules.Cut) string {
	if c.Why == rules.ArmedMinor || c.Why == rules.NeutralLand || c.Why == rules.AfricanRoute {
		return v.Say("cut."+string(c.Why), v.PlaceName(c.Area))
	}
	return v.Say("cut."+string(c.Why), v.PlaceName(c.Area), v.Side(c.By))
}
