package workshop

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	"interbellum/engine/words"
	model "interbellum/engine/workshop"
)

// card is about what was touched on the board: an area, or a border between two.
func (b *view) card() goapp.UI {
	if b.shown.other != "" {
		if p, found := b.bench.Pair(b.shown.area, b.shown.other); found {
			return b.pair(p)
		}
	}
	if c, found := b.bench.Area(b.shown.area); found {
		return b.area(c)
	}
	return ui.El("section.shopcard", ui.Text("h2", say("map.title")), ui.Text("p", say("map.how")), b.find("shop-area", say("map.find"), "", func(area string) { b.show("areas.csv", area) }))
}

// find chooses an area without the board.
func (b *view) find(id, label, but string, take func(area string)) goapp.UI {
	options := []goapp.UI{option("", say("map.choose"), true)}
	for _, slug := range sorted(b.bench, b.bench.Areas()) {
		if slug != but {
			options = append(options, option(slug, b.bench.Name(slug), false))
		}
	}
	return ui.El("label.field", label, change(ui.El("select", options).ID(id), "", func(area string) bool {
		if area != "" {
			take(area)
		}
		return false // the choice is a way, not a value
	}, id, but))
}

// area is the card of an area.
func (b *view) area(c *model.Card) goapp.UI {
	e := &editor{b, "areas.csv", c.Columns, &c.Row, ""}
	e.leave("start_units") // which are on the page of the setup
	var borders []goapp.UI
	for i := range c.Borders {
		borders = append(borders, b.neighbour(c.Slug, &c.Borders[i]))
	}
	var others []goapp.UI
	for _, m := range c.Others {
		others = append(others, ui.El("li", press(ui.El("button.rowline", ui.Text("b", m.Title), ui.Text("small", say("map.mention", m.FileTitle, m.Fields))), func(goapp.Context) { b.show(m.File, m.Row) }, m.File, m.Row)))
	}
	named := goapp.UI(goapp.Text(""))
	if len(others) > 0 {
		named = ui.El("details.fold", ui.Text("summary", say("map.named", len(others))), ui.El("ul.rowlist", others))
	}
	return ui.El("section.shopcard",
		ui.El("header", ui.Text("h2#shop-title tabindex=-1", c.Name), press(ui.IconButton("i-close", say("map.leave")), func(goapp.Context) { b.forget() }, "forget")),
		ui.Text("p.hint", say("map.second")),
		e.fields(),
		ui.Text("h3", say("map.borders", len(borders))), ui.El("ul.rowlist", borders),
		b.find("shop-other", say("map.other", c.Name), c.Slug, func(area string) { b.show("borders.csv", c.Slug+","+area) }),
		named)
}

// forget lays the card away.
func (s *Shop) forget() {
	s.version++
	s.shown.area, s.shown.other, s.says = "", "", ""
}

func (b *view) neighbour(area string, n *model.Neighbour) goapp.UI {
	kind := n.Kind
	if n.Row.State == model.Removed {
		kind = say("map.removed")
	}
	line := "button.rowline"
	if n.Row.State != model.AsShipped {
		line = "button.rowline.mine"
	}
	return ui.El("li", press(ui.El(line, ui.Text("b", n.Name), ui.Text("small", kind)), func(goapp.Context) { b.show("borders.csv", area+","+n.Slug) }, area, n.Slug))
}

// pair is the card of the border between two areas.
func (b *view) pair(p *model.PairCard) goapp.UI {
	at := place{"borders.csv", p.Row.Key}
	if p.Row.Key == "" {
		at.row = p.A + "," + p.B
	}
	var kinds []goapp.UI
	for _, k := range p.Kinds {
		kinds = append(kinds, pressed(button("button.pickone", words.Upper(k.Label), func(goapp.Context) {
			if b.act(b.bench.Join(p.A, p.B, k.Word, b.reasons[at]), say("field.done", p.Title, say("pair.kind"), k.Label)) {
				delete(b.reasons, at)
			}
		}, p.A, p.B, k.Word, p.Kind), k.Word == p.Kind))
	}
	was := goapp.UI(goapp.Text(""))
	if p.Kind != p.Shipped {
		was = ui.Text("p.was", say("field.was", b.kind(p, p.Shipped)))
	}
	row := p.Row
	row.Key, row.Title = at.row, p.Title
	e := &editor{b, at.file, nil, &row, ""}
	if len(p.Row.Cells) > 0 && row.State != model.Removed {
		e.columns = p.Columns
		e.leave("kind")
	}
	to := func(slug string) goapp.UI {
		return button("button.btn.quiet", b.bench.Name(slug), func(goapp.Context) { b.show("areas.csv", slug) }, slug)
	}
	body := []goapp.UI{ui.El("div.picks role=group", kinds).Aria("label", say("pair.kind")), was}
	switch {
	case p.Row.Key == "":
		body = append(body, ui.El("div.fields", e.reason()))
	case row.State == model.Removed:
		body = append(body, ui.El("div.fields", e.reason(), e.whole()))
	default:
		body = append(body, e.fields())
	}
	return ui.El("section.shopcard",
		ui.El("header", ui.Text("h2#shop-title tabindex=-1", p.Title), press(ui.IconButton("i-close", say("map.leave")), func(goapp.Context) { b.forget() }, "forget")),
		ui.Text("h3", say("pair.kind")), body, ui.El("div.row", to(p.A), to(p.B)))
}

// kind is what a kind of border is called.
func (b *view) kind(p *model.PairCard, word string) string {
	for _, k := range p.Kinds {
		if k.Word == word {
			return k.Label
		}
	}
	return word
}
