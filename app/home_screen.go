package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/app/ui"
	"interbellum/engine/games"
)

// home is the list of matches and the way to a new one.
type home struct {
	app.Compo
	Version int
	shelf   *shelf.Shelf
	pasted  string
}

func (h *home) Render() app.UI {
	return ui.El("div data-intake=yes",
		ui.Text("a.skip href=#games", say("home.skip")),
		ui.El("main.home",
			h.hero(),
			ui.El("div.hcols", h.games(), ui.El("aside.side2", h.newGames(), h.open(), h.keeping(), ui.El("section.card#install"))),
			ui.El("footer.foot",
				ui.Text("span.grow", say("home.device")),
				ui.Text("button.btn.quiet type=button data-settings=yes", say("home.settings")),
				ui.Text("button.btn.quiet type=button data-about=yes", say("home.about")))),
		ui.El("p.dropnote aria-hidden=true", ui.Icon("i-down"), say("home.drop")))
}

func (h *home) hero() app.UI {
	note, small := say("home.kept"), say("home.kept-where")
	switch {
	case !h.shelf.Store.Persistent():
		note, small = say("home.not-kept"), say("home.not-kept-says")
	case h.shelf.Browser.Promise == "kept":
		small = say("home.promised")
	}
	return ui.El("header.hero",
		ui.El("div.mark", ui.Text("h1.logo", "Interbellum"), ui.Text("p.tag", say("home.tag"))),
		ui.El("p.net role=status", ui.Icon("i-check"), ui.El("span", ui.Text("b", note), ui.Text("small", small))),
		nowButton(), bind(ui.IconButton("i-theme", say("common.theme")), &switchTheme{}))
}

// games lists the matches; what lies in the archive and in the bin is folded away.
func (h *home) games() app.UI {
	var rows, archived, binned []app.UI
	for _, info := range h.shelf.List {
		row := &gameRow{ID: info.ID, Revision: int(info.Revision), Info: info, shelf: h.shelf}
		switch {
		case info.Binned > 0:
			binned = append(binned, row)
		case info.Archived:
			archived = append(archived, row)
		default:
			rows = append(rows, row)
		}
	}
	list, first := ui.Text("p.card.empty", say("home.none")), app.UI(app.Text(""))
	if len(rows) > 0 {
		list = ui.El("ul", rows)
	}
	if len(h.shelf.List) == 0 {
		first = newPlayNow(h.shelf)
	}
	return ui.El("section.games#games aria-labelledby=hg", first,
		ui.El("div.sech", ui.Text("h2#hg", say("home.matches"))), h.reminder(), list,
		drawer("archive", say("home.archive"), archived), drawer("bin", say("home.bin"), binned))
}

func drawer(id, title string, rows []app.UI) app.UI {
	if len(rows) == 0 {
		return app.Text("")
	}
	return ui.El("details.drawer#"+id, ui.El("summary", title+" ", ui.Text("span", itoa(len(rows)))), ui.El("ul", rows))
}

// reminder asks for an export where the browser is known to clear what nobody visits.
func (h *home) reminder() app.UI {
	if !h.shelf.Remind() {
		return app.Text("")
	}
	return ui.El("p.remind role=note", ui.Icon("i-why"),
		ui.Text("span", say("home.remind")),
		commandButton("button.btn", say("home.export-all"), &exportAll{}))
}

// newGames offers every game that is not hidden: its form, and its lesson.
func (h *home) newGames() app.UI {
	var rows []app.UI
	for _, g := range games.Titles() {
		if g.Hidden {
			continue
		}
		rows = append(rows, ui.El("li",
			bind(ui.El("button", box(g.ID), ui.El("span", ui.Text("b", g.Name), ui.Text("small", say("home.game."+g.ID)))), &setUpMatch{Game: g.ID}),
			ui.El("button.btn.quiet.learn type=button", ui.Icon("i-book"), say("home.learn")).Attr("data-lesson", g.ID).
				Aria("label", say("home.learn-game", g.Name)).On("text", learn, app.EventScope(g.ID))))
	}
	now := app.UI(app.Text(""))
	if len(h.shelf.List) > 0 {
		now = newPlayNow(h.shelf)
	}
	return ui.El("section.card.newg aria-labelledby=hn", now, ui.Text("h2#hn", say("home.new")), ui.El("ul", rows),
		ui.El("button.btn#watch type=button data-example=cataclysm", ui.Icon("i-play"), say("home.watch")).On("text", watch))
}

// open takes in links, turns, matches and positions, pasted or as files.
func (h *home) open() app.UI {
	return ui.El("section.card.intake aria-labelledby=hp",
		ui.Text("h2#hp", say("home.open")),
		ui.Text("p", say("home.open-what")),
		ui.El("label.field", say("home.paste-here"), ui.Text("textarea#paste rows=2 spellcheck=false", h.pasted).OnChange(h.ValueTo(&h.pasted))),
		ui.El("div.row", ui.Text("button.btn type=button", say("home.open")).OnClick(h.take),
			bind(ui.El("button.btn.quiet", ui.Icon("i-paste"), say("home.paste")), &pasteClipboard{}), fileButton(), h.editions(), workshopButton("")))
}

// editions is the way to the house editions on this device.
func (h *home) editions() app.UI {
	n := h.shelf.Editions().Count()
	if n == 0 {
		return app.Text("")
	}
	return commandButton("button.btn.quiet#editions", say("home.editions", n), &listEditions{})
}

// fileButton chooses files; web/shelf.js reads them.
func fileButton() app.UI {
	return ui.El("label.btn.quiet.file", ui.Icon("i-down"), say("home.file"), ui.El("input.sr type=file accept=.json,.txt,application/json,text/plain"))
}

func (h *home) take(ctx app.Context, _ app.Event) {
	text := h.pasted
	if field := app.Window().GetElementByID("paste"); field.Truthy() {
		text = field.Get("value").String()
	}
	if text != "" {
		send(ctx, &takeIn{Text: text})
	}
}

// keeping says how safe the matches are, and makes them safer.
func (h *home) keeping() app.UI {
	d := h.shelf
	if len(d.List) == 0 || !d.Store.Persistent() {
		return app.Text("")
	}
	says, ask := "", app.UI(app.Text(""))
	switch d.Browser.Promise {
	case "kept":
		says = say("keeping.promised") + " "
	case "open":
		says = say("keeping.open") + " "
		ask = commandButton("button.btn.quiet", say("keeping.ask"), &askToPersist{})
	case "refused":
		says = say("keeping.refused") + " "
	}
	last := say("keeping.never")
	if d.Browser.Exported > 0 {
		last = say("keeping.exported", ago(d.Browser.Exported))
	}
	return ui.El("section.card.keeping aria-labelledby=hk", ui.Text("h2#hk", say("keeping.title")),
		ui.El("p", says+last, ui.Text("small", storageUsed(d.List))),
		ui.El("div.row", bind(ui.El("button.btn", ui.Icon("i-down"), say("home.export-all")), &exportAll{}), ask))
}

// storageUsed says how much of the storage's five million characters the matches take.
func storageUsed(list []store.Info) string {
	sum := 0
	for _, info := range list {
		sum += info.Size
	}
	return say("keeping.used", (sum+999)/1000)
}
