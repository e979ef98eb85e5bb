package app

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/games"
)

// gameRow is one saved match. It draws itself again only when its match was saved again.
type gameRow struct {
	app.Compo
	ID       string
	Revision int
	Info     store.Info
	shelf    *shelf.Shelf
	asking   string // the match whose deletion is asked about: rows move up when one goes
	naming   string // the match that is given another name
	view     engine.View
	viewed   string // what view is of
}

// OnMount draws the picture once the list itself is there.
func (g *gameRow) OnMount(ctx app.Context) { g.draw(ctx) }

// OnUpdate draws it again where another match stands in this row.
func (g *gameRow) OnUpdate(ctx app.Context) { g.draw(ctx) }

func (g *gameRow) draw(ctx app.Context) {
	if g.viewed == g.key() {
		return
	}
	ui.OnceReady(ctx, func() {
		if g.viewed != g.key() {
			g.view, g.viewed = g.shelf.Preview(g.ID), g.key()
		}
	})
}

func (g *gameRow) key() string { return g.ID + "@" + strconv.Itoa(g.Revision) }

// picture is the small map of the match, or its game's initial.
func (g *gameRow) picture() app.UI {
	if g.view != nil && g.viewed == g.key() {
		if game, found := games.ByID(g.Info.Game); found {
			if thumb := faceOf(game).Thumb(g.view); thumb != nil {
				return ui.El("span.th aria-hidden=true", thumb)
			}
		}
	}
	return box(g.Info.Game)
}

func (g *gameRow) Render() app.UI {
	i := g.Info
	switch {
	case g.asking == g.ID:
		return g.question()
	case g.naming == g.ID:
		return g.rename()
	}
	where := gameName(i.Game)
	for _, more := range []string{i.Edition, i.Turn} {
		if more != "" {
			where += " · " + more
		}
	}
	whose, label := i.Whose, say("row.play")
	switch {
	case i.Damaged:
		whose, label, where = say("row.unreadable"), say("row.try"), i.ID
	case i.Ended:
		label = say("row.look")
	case whose != "":
		whose = say("row.decides", whose)
	}
	title := g.title()
	if i.Binned > 0 {
		return ui.El("li.game.gone",
			ui.El("span.gi", ui.Text("b", title), ui.Text("small", say("row.answers", where, i.Answers))),
			bind(ui.Text("button.btn", say("row.restore")).Aria("label", say("row.restore-it", title)), &restoreMatch{ID: g.ID}),
			ui.El("button.btn.quiet.icon type=button", ui.Icon("i-trash")).Title(say("row.delete")).Aria("label", say("row.delete-it", title)).OnClick(g.ask))
	}
	last := ""
	if !i.Damaged {
		last = say("row.last", i.Answers, ago(i.Saved))
	}
	return ui.El("li.game.you",
		ui.El("a", g.picture(),
			ui.El("span.gi", ui.El("span.gt", ui.Text("b", title), ui.Text("small", where)), ui.Text("span.whose2", whose), ui.Text("span.last", last)),
			ui.El("span.go", ui.Text("span.btn.primary", label)),
		).Attr("href", "#match-"+g.ID).Attr("data-match", g.ID).OnClick(sendOnClick(&openMatch{g.ID}), scope(&openMatch{g.ID})),
		ui.El("button.btn.quiet.icon.more type=button", ui.Icon("i-more")).Title(say("row.more")).Attr("popovertarget", "menu-"+g.ID).Aria("label", say("row.more-for", title)),
		g.menu(title))
}

func (g *gameRow) title() string {
	if g.Info.Title == "" {
		return say("row.damaged")
	}
	return g.Info.Title
}

// menu is what can be done with the match besides playing it.
func (g *gameRow) menu(title string) app.UI {
	archive := say("home.archive")
	if g.Info.Archived {
		archive = say("common.home")
	}
	items := []app.UI{bind(g.item("i-down", say("row.export")), &exportMatch{ID: g.ID})}
	if g.Info.Damaged {
		items = append(items, g.item("i-trash", say("row.delete-damaged")).OnClick(g.ask))
	} else {
		items = []app.UI{g.item("i-pen", say("row.rename")).OnClick(g.name), bind(g.item("i-copy", say("row.duplicate")), &duplicateMatch{ID: g.ID}), items[0],
			bind(g.item("i-shelf", archive), &archiveMatch{ID: g.ID}), bind(g.item("i-trash", say("row.bin")), &binMatch{ID: g.ID})}
	}
	return ui.El("div.rowmenu popover=auto role=group", items).ID("menu-"+g.ID).Aria("label", title)
}

func (g *gameRow) item(icon, name string) app.HTMLElem {
	return ui.El("button type=button", ui.Icon(icon), name)
}

// question is asked before something goes for good.
func (g *gameRow) question() app.UI {
	return ui.El("li.game.asking",
		ui.El("span.gi", ui.Text("b", say("row.delete-sure", g.title())), ui.Text("small", say("row.delete-says"))),
		ui.Text("button.btn.quiet type=button", say("row.keep")).OnClick(g.keep),
		commandButton("button.btn", say("row.export-first"), &exportMatch{ID: g.ID}),
		commandButton("button.btn.danger", say("row.bin"), &deleteMatch{ID: g.ID}))
}

func (g *gameRow) rename() app.UI {
	return ui.El("li.game.asking", ui.El("form.row",
		ui.El("label.field.grow", say("row.name"), ui.El("input#rename type=text maxlength=60").Attr("value", g.Info.Title)),
		ui.Text("button.btn.primary type=submit", say("row.rename-it")),
		ui.Text("button.btn.quiet type=button", say("row.cancel")).OnClick(g.keep)).OnSubmit(g.named))
}

func (g *gameRow) ask(app.Context, app.Event)  { g.asking = g.ID }
func (g *gameRow) keep(app.Context, app.Event) { g.asking, g.naming = "", "" }
func (g *gameRow) name(ctx app.Context, _ app.Event) {
	g.naming = g.ID
	ctx.Defer(func(app.Context) {
		if field := app.Window().GetElementByID("rename"); field.Truthy() {
			field.Call("select")
		}
	})
}

func (g *gameRow) named(ctx app.Context, e app.Event) {
	e.PreventDefault()
	g.naming = ""
	send(ctx, &renameMatch{g.ID, app.Window().GetElementByID("rename").Get("value").String()})
}

func gameName(id string) string {
	if title, found := games.Title(id); found {
		return title.Name
	}
	return id
}

// box is a game's box with its initials, where there is no picture.
func box(id string) app.UI {
	class, initials := "c3", "C&C"
	switch id {
	case "cataclysm":
		class, initials = "c1", "C"
	case "triumph":
		class, initials = "c2", "T&T"
	case "conquest":
	default:
		name := gameName(id)
		initials = name[:min(1, len(name))]
	}
	return ui.El("span.box."+class+" aria-hidden=true", ui.Text("b", initials))
}

// ago says how long ago a match was saved.
func ago(milli int64) string {
	if milli == 0 {
		return say("ago.long")
	}
	switch past := time.Since(time.UnixMilli(milli)); {
	case past < 2*time.Minute:
		return say("ago.now")
	case past < 2*time.Hour:
		return say("ago.minutes", int(past.Minutes()))
	case past < 48*time.Hour:
		return say("ago.hours", int(past.Hours()))
	default:
		return say("ago.days", int(past.Hours()/24))
	}
}
