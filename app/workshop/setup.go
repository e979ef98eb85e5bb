package workshop

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	model "interbellum/engine/workshop"
)

// begins is what is looked at of a set-up.
type begins struct {
	id, side string // the scenario, and whose pieces
	value    int    // the combat value of the next block
	title    string // of a scenario that is to be copied
	terms    bool   // its powers, turns and victory, not its pieces
	stand    standing
}

// setter draws a set-up.
type setter struct {
	*view
	side *model.Side
}

// orFirst is a word that is one of the choices, else the first of them: where nothing is chosen, or it was undone.
func orFirst(word string, list []model.Choice) string {
	if slices.ContainsFunc(list, func(c model.Choice) bool { return c.Word == word }) {
		return word
	}
	return list[0].Word
}

// setUps is how a scenario begins: the pieces of one side, by area, and what is left of them.
func (b *setter) setUps() goapp.UI {
	v := &b.begins
	var options []goapp.UI
	list := b.bench.SetUps()
	v.id = orFirst(cmp.Or(v.id, b.scenario), list)
	for _, c := range list {
		options = append(options, option(c.Word, c.Label, c.Word == v.id))
	}
	which := ui.El("label.field", say("setup.which"), change(ui.El("select#shop-setup", options), v.id, func(id string) bool {
		b.version++
		v.id, b.says = id, ""
		look(b.Shop, id)
		return true
	}))
	t, has := b.bench.Terms(v.id)
	what := say("setup.rules")
	if has {
		what = say("setup.terms")
	}
	of := func(terms bool, id, name string) goapp.UI {
		return pressed(button("button.pickone", name, func(goapp.Context) { b.version++; v.terms, b.says = terms, "" }, id).ID(id), v.terms == terms)
	}
	body := b.pieces()
	switch {
	case v.terms && has:
		body = (&termer{b.view, v.id, t}).terms()
	case v.terms:
		body = (&ruler{b.view, v.id}).terms()
	}
	top, end := b.copying(), goapp.UI(goapp.Text(""))
	if b.bench.OwnScenario(v.id) { // somebody is about to change it
		top, end = end, top
	}
	return ui.El("section.shopcard", which, top, ui.El("div.picks role=group", of(false, "shop-pieces", say("setup.pieces")), of(true, "shop-terms", what)).Aria("label", say("setup.about")), body, end)
}

// look has the board show the beginning of a scenario, if the draft can be read.
func look(s *Shop, scenario string) {
	if game, err := s.bench.Game(); err == nil {
		if _, is := game.ScenarioByID(scenario); is {
			s.scenario = scenario
		}
	}
}

// pieces are what one side begins with, and what is left of what it has.
func (b *setter) pieces() goapp.UI {
	v := &b.begins
	s, found := b.bench.SetUp(v.id)
	if !found {
		return goapp.Text("")
	}
	v.value = max(v.value, 1)
	b.side = &s.Sides[0]
	var sides []goapp.UI
	for i := range s.Sides {
		x := &s.Sides[i]
		if x.Slug == v.side {
			b.side = x
		}
	}
	for i := range s.Sides {
		x := &s.Sides[i]
		sides = append(sides, pressed(button("button.pickone", x.Name, func(goapp.Context) { b.version++; v.side, b.says = x.Slug, "" }, x.Slug), x == b.side))
	}
	limit := goapp.UI(goapp.Text(""))
	if b.side.Limit > 0 {
		limit = ui.Text("p.hint", say("setup.limit", b.side.Used, b.side.Limit))
	}
	return ui.El("div.shopcard", ui.El("div.picks role=group", sides).Aria("label", say("setup.whose")), limit, b.here(), b.stacks())
}

// copying adds a scenario of one's own, as a copy of the one that is shown. Its data are then in the tables.
func (b *setter) copying() goapp.UI {
	of := b.begins.id
	says := say("setup.copy-says")
	if b.bench.Shipped().ID != "cataclysm" {
		says = say("setup.copy-blocks")
	}
	return ui.El("details.fold", ui.Text("summary", say("setup.copy")), ui.Text("p.hint", says),
		ui.El("label.field", say("setup.copy-title"), change(ui.El("input#shop-copy type=text maxlength=64 autocomplete=off").Attr("value", b.begins.title), b.begins.title, func(text string) bool {
			b.version++
			b.begins.title = text
			return true
		})),
		button("button.btn#shop-copy-it", say("setup.copy-it"), func(goapp.Context) { b.copyScenario(of) }, of))
}

// gone takes a scenario of one's own away.
func (b *setter) gone() goapp.UI {
	id := b.begins.id
	if !b.bench.OwnScenario(id) {
		return goapp.Text("")
	}
	return ui.El("div", button("button.btn.quiet#shop-drop", say("terms.drop"), func(goapp.Context) {
		s, _ := b.bench.SetUp(id)
		if b.act(b.bench.DropScenario(id), say("terms.dropped", s.Title)) {
			b.begins = begins{}
			b.scenario = b.bench.Shipped().Scenarios[0].ID
		}
	}, id))
}

func (s *Shop) copyScenario(of string) {
	title := strings.TrimSpace(s.begins.title)
	if id := slug(title); s.act(s.bench.CopyScenario(of, id, title), say("setup.copied", title)) {
		s.begins = begins{id: id, value: 1, terms: true}
		look(s, id)
		s.top(true)
	}
}

// slug is a name as the data write it.
func slug(name string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') }), "-")
}

// here is what can be placed in the chosen area, or dragged into any.
func (b *setter) here() goapp.UI {
	area, name := b.shown.area, ""
	head := goapp.UI(ui.El("div", ui.Text("p", say("setup.how")), b.find("shop-area", say("map.find"), "", func(area string) { b.tap(area); b.bring() })))
	if area != "" {
		name = b.bench.Name(area)
		head = ui.El("header", ui.Text("h3#shop-title tabindex=-1", say("setup.here", name)), press(ui.IconButton("i-close", say("map.leave")), func(goapp.Context) { b.forget() }, "forget"))
	}
	var list []goapp.UI
	blocks := false
	for i, x := range b.side.Stock {
		piece, left := x.Piece, say("setup.left", x.Pool, x.Box)
		if x.MaxCV > 0 {
			blocks = true
			piece += "@" + strconv.Itoa(min(b.begins.value, x.MaxCV))
		}
		if b.side.Limit == 0 {
			left = say("setup.boxed", x.Box)
		}
		row := []goapp.UI{goapp.Text(""), ui.El("span.rowline", ui.Text("b", x.Name), ui.Text("small", left))}
		if x.Pool+x.Box > 0 {
			row[0] = grip()
		}
		if area == "" && b.side.Limit > 0 {
			row = append(row, b.kept(&b.side.Stock[i])...)
		}
		if area != "" {
			row = append(row, press(ui.IconButton("i-plus", say("setup.place", x.Name, name)), func(goapp.Context) { b.place(piece, area) }, b.begins.id, b.side.Slug, piece, area, "+").Attr("disabled", x.Pool+x.Box == 0))
		}
		list = append(list, carried(ui.El("li", row), func(area string) { b.place(piece, area) }, b.begins.id, b.side.Slug, piece))
	}
	value := goapp.UI(goapp.Text(""))
	if area == "" && b.side.Limit > 0 {
		value = ui.Text("h3", say("setup.pool", b.side.Name))
	}
	if blocks {
		var values []goapp.UI
		for n := 1; n <= 4; n++ {
			values = append(values, pressed(button("button.pickone", strconv.Itoa(n), func(goapp.Context) { b.version++; b.begins.value = n }, n), n == b.begins.value))
		}
		value = ui.El("div.fieldrow", ui.Text("span.hint", say("setup.value")), ui.El("div.picks role=group", values).Aria("label", say("setup.value")))
	}
	return ui.El("div", head, value, ui.El("ul.rowlist", list))
}

// grip is where a piece is taken hold of to drag it (web/shop.js).
func grip() goapp.UI { return ui.El("span.hold aria-hidden=true", ui.Icon("i-grip")) }

// carried has a row hear the area that its piece was dragged into.
func carried(row goapp.HTMLElem, to func(area string), scope ...any) goapp.UI {
	return row.On("carry", func(_ goapp.Context, e goapp.Event) { to(e.Get("detail").String()) }, goapp.EventScope(fmt.Sprint(scope...)))
}

// kept moves a counter between the force pool and the box.
func (b *setter) kept(x *model.Stock) []goapp.UI {
	move := func(icon, title, from, to, done string, n int) goapp.UI {
		return press(ui.IconButton(icon, title), func(goapp.Context) {
			b.act(b.bench.Move(b.begins.id, b.side.Slug, x.Piece, from, to, ""), done)
		}, b.begins.id, b.side.Slug, x.Piece, from).Attr("disabled", n == 0)
	}
	return []goapp.UI{move("i-minus", say("setup.to-box", x.Name), model.Pool, model.Box, say("setup.boxed-it", x.Name), x.Pool),
		move("i-plus", say("setup.to-pool", x.Name), model.Box, model.Pool, say("setup.pooled-it", x.Name), x.Box)}
}

// stacks lists the pieces on the map, those in the chosen area first.
func (b *setter) stacks() goapp.UI {
	var list []goapp.UI
	for _, first := range []bool{true, false} {
		for _, x := range b.side.Stacks {
			if (x.Area == b.shown.area) == first {
				list = append(list, b.stack(x, first))
			}
		}
	}
	return ui.El("div", ui.Text("h3", say("setup.stacks", b.side.Name)), ui.El("ul.rowlist", list))
}

func (b *setter) stack(x model.Stack, here bool) goapp.UI {
	line := "button.rowline"
	if here {
		line = "button.rowline.mine"
	}
	scope := []any{b.begins.id, b.side.Slug, x.Piece, x.Area}
	row := ui.El("li", grip(), press(ui.El(line, ui.Text("b", say("setup.stack", x.Count, x.PieceName)), ui.Text("small", x.AreaName)), func(goapp.Context) { b.tap(x.Area); b.bring() }, scope...),
		press(ui.IconButton("i-minus", say("setup.take", x.PieceName, x.AreaName)), func(goapp.Context) {
			b.act(b.bench.Take(b.begins.id, b.side.Slug, x.Piece, x.Area, ""), say("setup.taken", x.PieceName, x.AreaName))
		}, append(scope, "-")...),
		press(ui.IconButton("i-plus", say("setup.place", x.PieceName, x.AreaName)), func(goapp.Context) { b.place(x.Piece, x.Area) }, append(scope, "+")...))
	return carried(row, func(area string) {
		b.act(b.bench.Move(b.begins.id, b.side.Slug, x.Piece, x.Area, area, ""), say("setup.moved", x.PieceName, b.bench.Name(area)))
	}, scope...)
}

func (b *setter) place(piece, area string) {
	b.act(b.bench.Place(b.begins.id, b.side.Slug, piece, area, ""), say("setup.placed", b.bench.Name(area)))
}
