package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	"interbellum/engine/games"
)

// home is the list of matches and the way to a new one.
type home struct {
	app.Compo
	Version int
	desk    *Desk
	pasted  string
}

func (h *home) Render() app.UI {
	return app.Elem("div").Body(
		app.Elem("a").Class("skip").Attr("href", "#games").Text("To your games"),
		app.Elem("main").Class("home").Body(
			h.hero(),
			app.Elem("div").Class("hcols").Body(h.games(), app.Elem("aside").Class("side2").Body(h.newGames(), h.paste())),
			app.Elem("footer").Class("foot").Body(
				app.Elem("span").Class("grow").Text("Nothing leaves this device unless you send it."),
				app.Elem("button").Class("btn quiet").Attr("type", "button").Attr("data-settings", "yes").Text("Settings"),
				app.Elem("button").Class("btn quiet").Attr("type", "button").Attr("data-about", "yes").Text("About the games")),
		))
}

func (h *home) hero() app.UI {
	note, small := "Kept on this device", "Your matches are in this browser's storage"
	if !h.desk.Shelf.Lasting() {
		note, small = "Nothing is kept", "This browser withholds its storage: export before you close"
	}
	return app.Elem("header").Class("hero").Body(
		app.Elem("div").Class("mark").Body(
			app.Elem("h1").Class("logo").Text("Interbellum"),
			app.Elem("p").Class("tag").Text("Great strategy games of the 1930s and 40s. One table, no server.")),
		app.Elem("p").Class("net").Role("status").Body(ui.Icon("i-check"), app.Elem("span").Body(app.Elem("b").Text(note), app.Elem("small").Text(small))),
		press(ui.IconButton("i-theme", "Light or dark"), doTheme, "", 0),
	)
}

func (h *home) games() app.UI {
	list := app.Elem("ul")
	var rows []app.UI
	for _, info := range h.desk.List {
		rows = append(rows, &gameRow{ID: info.ID, Revision: int(info.Revision), Info: info, desk: h.desk})
	}
	body := app.UI(list.Body(rows...))
	if len(rows) == 0 {
		body = app.Elem("p").Class("card empty").Text("No matches yet. Choose a game to begin: Days of Decision, the short introduction to Cataclysm, takes an evening.")
	}
	return app.Elem("section").Class("games").ID("games").Aria("labelledby", "hg").Body(
		app.Elem("div").Class("sech").Body(app.Elem("h2").ID("hg").Text("Your games")), body)
}

// newGames offers every game that is not hidden, scenario by scenario.
func (h *home) newGames() app.UI {
	var rows []app.UI
	for _, g := range games.Titles() {
		if g.Hidden {
			continue
		}
		list := g.Scenarios
		note := fmt.Sprintf("%d scenarios", len(list))
		if len(list) == 1 {
			note = entitled(list[0])
		}
		rows = append(rows, app.Elem("li").Body(press(app.Elem("button"), doNew, g.ID, 0).Body(
			box(g.ID),
			app.Elem("span").Body(app.Elem("b").Text(g.Name), app.Elem("small").Text(note)),
			ui.Icon("i-next"))))
	}
	return app.Elem("section").Class("card newg").Aria("labelledby", "hn").Body(app.Elem("h2").ID("hn").Text("New game"), app.Elem("ul").Body(rows...))
}

func (h *home) paste() app.UI {
	return app.Elem("section").Class("card").Aria("labelledby", "hp").Body(
		app.Elem("h2").ID("hp").Text("Open a link"),
		app.Elem("p").Text("Paste a link that somebody sent you. Every answer in it is replayed and checked."),
		app.Elem("label").Class("field").Body(app.Text("Link"), app.ElemSelfClosing("input").ID("paste").Attr("type", "text").Attr("value", h.pasted).
			OnChange(h.ValueTo(&h.pasted))),
		app.Elem("button").Class("btn").Attr("type", "button").Text("Open").OnClick(h.open))
}

func (h *home) open(ctx app.Context, _ app.Event) {
	text := h.pasted
	if field := app.Window().GetElementByID("paste"); field.Truthy() {
		text = field.Get("value").String()
	}
	if text != "" {
		do(ctx, doReceive, text, 0)
	}
}
