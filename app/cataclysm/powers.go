package cataclysm

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words"
	"interbellum/engine/words/english"
)

// Panels are the powers' status cards and the state of the world.
func (Face) Panels(s *face.Sight) []face.Panel {
	return []face.Panel{
		{ID: "powers", Title: say("panel.powers"), Icon: "i-powers", Body: func() app.UI { return &powersPanel{Sight: s} }},
		{ID: "politics", Title: say("world"), Icon: "i-globe", Body: func() app.UI { return &worldPanel{Sight: s} }},
	}
}

// powersPanel is the status card of one power, and the pick of it.
type powersPanel struct {
	app.Compo
	Sight  *face.Sight
	picked rules.Power // by hand; the asked power's card else
}

// OnMount begins at the top, as every panel does.
func (p *powersPanel) OnMount(ctx app.Context) { ctx.Defer(toTop) }

func toTop(app.Context) {
	if app.IsClient {
		if panel := app.Window().GetElementByID("panel"); panel.Truthy() {
			panel.Set("scrollTop", 0)
		}
	}
}

func (p *powersPanel) Render() app.UI {
	v := viewOf(p.Sight)
	now := p.picked
	if now == rules.NoPower && len(p.Sight.Asked) > 0 {
		now = rules.Power(p.Sight.Asked[0].Seat)
	}
	if powerView(v, now).Power == rules.NoPower && len(v.Powers) > 0 {
		now = v.Powers[0].Power
	}
	var pick []app.UI
	for i := range v.Powers {
		q := v.Powers[i].Power
		pick = append(pick, ui.El("button type=button").Aria("pressed", strconv.FormatBool(q == now)).
			Body(ui.Emblem(q.String(), ""), app.Text(shortName(q))).OnClick(p.choose(q), app.EventScope("power", int(q))))
	}
	return ui.El("div",
		ui.El("div.pick role=group", pick).Aria("label", say("panel.powers.pick")),
		statusCard(p.Sight, v, powerView(v, now)))
}

func (p *powersPanel) choose(q rules.Power) app.EventHandler {
	return func(app.Context, app.Event) { p.picked = q }
}

func statusCard(s *face.Sight, v *rules.View, p *rules.PowerView) app.UI {
	if p.Power == rules.NoPower {
		return app.Text("")
	}
	card := &powerCard{Book: v.Book, Of: *p, Sub: words.Upper(ideologyName(p.Ideology)), Provokes: provoked(v, p)}
	if name := s.Player(seatOf(p.Power)); name != "" {
		card.Sub = say("panel.played-by", card.Sub, name)
	}
	if p.Surrendered {
		card.Sub = say("panel.surrendered", card.Sub)
	}
	for i := range v.Units {
		if v.Units[i].Owner == p.Power {
			card.OnMap++
		}
	}
	return ui.Still(card)
}

// powerCard is what the card of a power tells: it is drawn again only when that has changed.
type powerCard struct {
	Book     *rules.Book
	Of       rules.PowerView
	Sub      string // below its name
	OnMap    int    // units
	Provokes []rules.Power
}

// Draw is the card.
func (c *powerCard) Draw() app.UI {
	p := &c.Of
	return ui.El("article").Class("status", "p-"+p.Power.String()).Body(
		ui.El("header",
			ui.Emblem(p.Power.String(), "lg"),
			ui.El("div", ui.Text("h2", powerText(p.Power).String()), ui.Text("p", c.Sub)),
			ui.El("div.vp", ui.Text("b", english.Number(p.Points)), ui.Text("span", say("panel.points")))),
		ui.El("div.cols", ui.Still(&commitment{c.Book, p.Power, p.Commitment}), metersBlock(p), poolBlock(p, c.OnMap), countersBlock(c.Book, p), provokesBlock(c.Provokes)))
}

func blockHead(title string, rule string) app.UI {
	return ui.El("h3", ui.Text("span", title), ui.Rule(rule))
}

// commitment is the card of a power's commitment. It is drawn again when the power or its column is another one.
type commitment struct {
	Book   *rules.Book
	Power  rules.Power
	Column rules.Commitment
}

// Draw is a table with a column for each commitment.
func (b *commitment) Draw() app.UI {
	heads := []app.UI{ui.El("td")}
	rows := []struct {
		name string
		cell func(*rules.CardColumn) string
	}{
		{say("panel.commitment.dice"), func(c *rules.CardColumn) string { return strconv.Itoa(c.Effectiveness) }},
		{say("panel.commitment.builds"), func(c *rules.CardColumn) string {
			return fmt.Sprintf("%d:%d", c.BuildsPerResource.Den, c.BuildsPerResource.Num)
		}},
		{say("panel.commitment.actions"), func(c *rules.CardColumn) string {
			return fmt.Sprintf("%d:%d", c.ActionsPerOffensive.Den, c.ActionsPerOffensive.Num)
		}},
		{say("panel.commitment.force-pool"), func(c *rules.CardColumn) string { return strconv.Itoa(c.ForcePool) }},
		{say("panel.commitment.home-front"), func(c *rules.CardColumn) string {
			if !c.TestsHomeFront {
				return "–"
			}
			return signed(c.HomeFrontPenalty)
		}},
		{say("panel.commitment.declares-war"), func(c *rules.CardColumn) string { return yes(c.MayDeclareWar) }},
	}
	bodies := make([][]app.UI, len(rows))
	for i, r := range rows {
		bodies[i] = []app.UI{ui.Text("th scope=row", r.name)}
	}
	for c := rules.Civilian; c <= rules.Exhaustion; c++ {
		class := ""
		if c == b.Column {
			class = "now"
		} else if c < b.Column {
			class = "past"
		}
		heads = append(heads, ui.El("th scope=col").Class(class).Text(book.Say("panel.commitment."+c.String())))
		for i, r := range rows {
			bodies[i] = append(bodies[i], ui.El("td").Class(class).Text(r.cell(b.Book.Card(b.Power, c))))
		}
	}
	var lines []app.UI
	for _, cells := range bodies {
		lines = append(lines, ui.El("tr", cells))
	}
	return ui.El("section.blk", blockHead(say("panel.commitment"), "4.1"),
		ui.El("table.commit",
			ui.El("colgroup", app.ElemSelfClosing("col").Class("lbl"), app.ElemSelfClosing("col").Attr("span", 5)),
			ui.El("thead", ui.El("tr", heads)), ui.El("tbody", lines)))
}

func yes(b bool) string {
	if b {
		return say("panel.yes")
	}
	return "–"
}

func meter(name, rule string, body ...app.UI) app.UI {
	return ui.El("div.meter", append([]app.UI{ui.El("span.lbl", name+" ", ui.Rule(rule))}, body...))
}

// stabilityName is a space of the stability track, with a capital.
func stabilityName(s rules.Stability) string {
	return words.Upper(named("stability", s.String()).String())
}

func metersBlock(p *rules.PowerView) app.UI {
	var dice []app.UI
	for range p.Effectiveness {
		dice = append(dice, ui.Die(0))
	}
	text := say("dice", p.Effectiveness)
	if p.Reduced {
		text = say("panel.effectiveness.reduced", text)
	}
	dice = append(dice, ui.El("b").Style("margin-left", "4px").Text(text))
	steady := []app.UI{ui.El("i.end")}
	for st := rules.Unstable; st <= rules.Steady; st++ {
		class := ""
		if p.Stability >= st {
			class = "on"
		}
		steady = append(steady, ui.El("i").Class(class))
	}
	reserve := app.UI(ui.Text("b", say("panel.reserve.empty")))
	if p.Reserve != rules.NoKind {
		reserve = ui.El("span.row", counter(p.Power, p.Reserve, ""), ui.Text("b", words.Upper(counterName(p.Reserve))))
	}
	failed := say("panel.failed.none")
	if p.Failed != rules.NoAction {
		failed = say("panel.failed.more", actionText(p.Failed.String()), p.FailureCubes)
	}
	two := []app.UI{
		meter(say("panel.effectiveness"), "5.3", ui.El("span.effd role=img").Aria("label", text).Body(dice...)),
		meter(say("panel.stability"), "5.5", ui.El("span.stab aria-hidden=true", steady), ui.Text("b", stabilityName(p.Stability))),
		meter(say("panel.reserve"), "3.4", reserve),
		meter(say("panel.failed"), "5.4", ui.Text("b", failed)),
	}
	if p.Posture != rules.NoPosture {
		two = append(two, meter(say("panel.posture"), "12.3", ui.Text("b", words.Upper(named("posture", p.Posture.String()).String()))))
	}
	if len(p.Enemies) > 0 {
		two = append(two, meter(say("panel.at-war"), "5.6", ui.El("span.row", emblems(p.Enemies))))
	}
	return ui.El("section.blk", ui.El("div.two", two))
}

func emblems(list []rules.Power) (out []app.UI) {
	for _, q := range list {
		out = append(out, ui.Emblem(q.String(), ""))
	}
	return out
}

// counter is a counter as a small picture in text: a unit on its tile, else a token.
func counter(p rules.Power, k rules.Kind, class string) app.UI {
	sign := counterIcons[k]
	parts := []app.UI{ui.Use("token"), ui.Use(sign).Attr("x", "3.6").Attr("y", "3").Attr("width", "40.8").Attr("height", "40.8")}
	if k.IsUnit() || k == rules.MinorArmy {
		body := "tile"
		if i := p.Ideology(); i != rules.NoIdeology {
			body = bodies[i]
		}
		parts = []app.UI{ui.Use(body), ui.Use(sign).Attr("y", "-1").Attr("width", "48").Attr("height", "48")}
	}
	return ui.El("span").Class("pc", "p-"+p.String(), class).Title(words.Upper(counterName(k))).Body(
		ui.Draw("svg.piece aria-hidden=true viewBox=0 0 48 48", parts))
}

// unitPiece is a unit by the side of its counter that shows.
func unitPiece(v *rules.View, p rules.Power, k rules.Kind, up bool, class string) app.UI {
	return ui.El("span").Class("pc", "p-"+ownerSlug(p), class).Title(words.Upper(unitTypeText(k, up).String())).Body(
		ui.Draw("svg.piece aria-hidden=true viewBox=0 0 48 48", ui.Use(bodyOf(v, p)), ui.Use(unitSign(k, up)).Attr("y", "-1").Attr("width", "48").Attr("height", "48")))
}

func ownerSlug(p rules.Power) string {
	if p == rules.NoPower {
		return "neutral"
	}
	return p.String()
}

// poolBlock counts what stands on the map, waits in boxes and can be built.
func poolBlock(p *rules.PowerView, onMap int) app.UI {
	free, boxed := 0, 0
	var kinds []app.UI
	for k := rules.Army; k <= rules.StrategicUpgrade; k++ {
		avail := has(p.Boxes, rules.Available, k)
		free += avail
		for b := rules.Holding; b <= rules.OnMap; b++ {
			boxed += has(p.Boxes, b, k)
		}
		if avail > 0 {
			kinds = append(kinds, ui.El("li", counter(p.Power, k, ""), ui.Text("b", strconv.Itoa(avail))))
		}
	}
	cup := max(p.ForcePool-onMap-free-boxed, 0)
	limit := max(p.PoolLimit, 1)
	bar := func(n int, colour string) app.UI {
		return ui.El("i").Style("width", strconv.FormatFloat(100*float64(n)/float64(limit), 'f', 1, 64)+"%").Style("background", colour)
	}
	slug := "var(--" + p.Power.String() + ")"
	legend := []app.UI{
		ui.El("span", ui.El("i").Style("background", slug), app.Text(say("panel.pool.on-map", onMap))),
		ui.El("span", ui.El("i").Style("background", "var(--legal-fill)"), app.Text(say("panel.pool.on-the-way", boxed+cup))),
		ui.El("span", ui.El("i").Style("box-shadow", "inset 0 0 0 1.5px var(--line-2)"), app.Text(say("panel.pool.to-build", free))),
	}
	body := []app.UI{
		ui.El("h3", ui.Text("span", say("panel.pool", p.ForcePool, p.PoolLimit)), ui.Rule("4.1.1")),
		ui.El("div.poolbar aria-hidden=true", bar(onMap, slug), bar(boxed+cup, "var(--legal-fill)")),
		ui.El("p.legendline", legend)}
	if len(kinds) > 0 {
		body = append(body, ui.El("ul.pool", kinds).Aria("label", say("panel.pool.list")))
	}
	return ui.El("section.blk", body)
}

// countersBlock lists the markers that the power may still gain, and what waits.
func countersBlock(b *rules.Book, p *rules.PowerView) app.UI {
	var items []app.UI
	for _, k := range []rules.Kind{rules.Flag, rules.IlDuce, rules.Offensive} {
		total := int(b.MixOf(p.Power)[k])
		if k == rules.IlDuce && !p.IlDuce || total == 0 && k != rules.IlDuce {
			continue
		}
		n := has(p.Boxes, rules.Available, k)
		text := say("panel.markers.of", total, counterText(k))
		if k == rules.IlDuce {
			text = say("panel.markers.il-duce")
		}
		items = append(items, ui.El("li", counter(p.Power, k, ""), ui.El("span", ui.Text("b", strconv.Itoa(n)), app.Text(" "+text))))
	}
	var waiting []app.UI
	for _, c := range p.Boxes {
		if c.Box == rules.Track || c.Box == rules.Holding {
			waiting = append(waiting, ui.El("li", counter(p.Power, c.Kind, "sm"), ui.El("span", ui.Text("b", strconv.Itoa(c.N)), app.Text(" "+say("panel.waiting."+c.Box.String())))))
		}
	}
	body := []app.UI{blockHead(say("panel.markers"), "2.4.3"), ui.El("ul.avail", items)}
	if len(waiting) > 0 {
		body = append(body, ui.Text("h3.sub", say("panel.waiting")), ui.El("ul.avail", waiting))
	}
	return ui.El("section.blk", body)
}

// provoked are the powers of the match that this one provokes.
func provoked(v *rules.View, p *rules.PowerView) (list []rules.Power) {
	set := v.Facts(p.Power).Provokes
	if s, found := v.ScenarioByID(v.Scenario); found {
		set = s.Provokes(p.Power)
	}
	for _, q := range set.List() {
		if powerView(v, q).Power != rules.NoPower {
			list = append(list, q)
		}
	}
	return list
}

func provokesBlock(set []rules.Power) app.UI {
	var items []app.UI
	for _, q := range set {
		items = append(items, ui.El("li", ui.Emblem(q.String(), ""), app.Text(powerText(q).String())))
	}
	if len(items) == 0 {
		return app.Text("")
	}
	return ui.El("section.blk", blockHead(say("panel.provokes"), "5.2.3"), ui.El("ul.avail", items))
}
