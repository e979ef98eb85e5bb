package workshop

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/shelf"
	"interbellum/app/ui"
	"interbellum/engine/house"
	model "interbellum/engine/workshop"
)

// screen is the whole Workshop.
type screen struct {
	goapp.Compo
	Version int
	shop    *Shop
}

func (c *screen) Render() goapp.UI {
	s := c.shop
	if s.bench == nil {
		return (&starter{s}).start()
	}
	b := &view{s, s.bench.Faults()}
	return ui.El("main.shop data-intake=yes", b.topBar(), b.board(), b.sheet(), b.marks()).Attr("data-tab", s.tab).Attr("data-book", s.bench.Shipped().ID)
}

// view draws the draft, with what is wrong with it now.
type view struct {
	*Shop
	faults []model.Fault
}

func (b *view) topBar() goapp.UI {
	e := b.bench.Edition()
	undo := press(ui.IconButton("i-undo", say("top.undo")), func(goapp.Context) { b.step(b.bench.Undo, say("top.undone")) }, "undo").ID("shop-undo").Attr("disabled", !b.bench.CanUndo())
	redo := press(ui.IconButton("i-undo", say("top.redo")), func(goapp.Context) { b.step(b.bench.Redo, say("top.redone")) }, "redo").ID("shop-redo").Class("turned").Attr("disabled", !b.bench.CanRedo())
	return ui.El("header.topbar",
		press(ui.IconButton("i-back", say("top.home")), b.page.Leave, "leave"),
		ui.El("div.title", ui.Text("b", shelf.TitleOf(e)), ui.El("span", b.bench.Shipped().Name, ui.Text("span.hide-s", " · "+say("top.about", len(e.Changes))))),
		ui.El("span.grow"), undo, redo,
		press(ui.IconButton("i-theme", say("top.theme")), func(goapp.Context) { b.page.SwitchTheme() }, "theme").Class("hide-s"),
		button("button.btn.primary#shop-play", say("top.play"), b.play, "play").Attr("disabled", !b.ready()))
}

// step goes a step through what was done to the draft.
func (s *Shop) step(way func() bool, done string) {
	if way() {
		s.act(nil, done)
	}
}

func (b *view) ready() bool {
	_, ok := b.bench.Playable()
	return ok
}

// state says in a line whether the draft can be played.
func (b *view) state() string {
	hinders, against := 0, 0
	for _, f := range b.faults {
		switch {
		case f.Grade == house.Unplayable:
			hinders++
		case f.Grade == house.AgainstRule && !f.Insisted:
			against++
		}
	}
	switch {
	case hinders > 0:
		return say("state.unplayable", hinders)
	case against > 0:
		return say("state.against", against)
	case b.bench.Changed("") == 0:
		return say("state.nothing")
	}
	return say("state.ready")
}

func (b *view) sheet() goapp.UI {
	lists := &lists{b}
	body := map[string]func() goapp.UI{mapTab: b.card, setUpTab: (&setter{view: b}).setUps, tablesTab: (&tabler{b}).tables, firstTab: lists.first, differsTab: lists.differs, faultsTab: lists.wrong, editionTab: b.edition}[b.tab]
	tab := func(id, name string, n int) goapp.UI {
		e := ui.El("button role=tab aria-controls=shop-panel", ui.Text("span", name))
		if n > 0 {
			e = ui.El("button role=tab aria-controls=shop-panel", ui.Text("span", name), ui.Text("b.n", strconv.Itoa(n)))
		}
		chosen := "false"
		if id == b.tab {
			chosen = "true"
		}
		return press(e, func(goapp.Context) { b.turn(id) }, id).ID("tab-"+id).Aria("selected", chosen)
	}
	says := ui.Text("p.says role=status", b.says)
	if b.refused {
		says = says.Class("refused")
	}
	return ui.El("aside.bench",
		ui.El("div.benchtabs", ui.El("div role=tablist", tab(mapTab, say("tab.map"), 0), tab(setUpTab, say("tab.setup"), 0), tab(tablesTab, say("tab.tables"), 0), tab(firstTab, say("tab.first"), 0),
			tab(differsTab, say("tab.differs"), b.bench.Changed("")), tab(faultsTab, say("tab.faults"), len(b.faults)), tab(editionTab, say("tab.edition"), 0))),
		ui.Text("p.state#shop-state role=status", b.state()), says,
		ui.El("div.benchpanel#shop-panel role=tabpanel tabindex=0", body()).Aria("labelledby", "tab-"+b.tab))
}

// turn shows another tab.
func (s *Shop) turn(tab string) {
	s.version++
	s.tab, s.says = tab, ""
	s.top(false)
}
