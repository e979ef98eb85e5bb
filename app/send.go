package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// sendSheet shows the link that carries the whole match.
type sendSheet struct {
	app.Compo
	Link    string
	Title   string
	Answers int
}

func (s *sendSheet) Render() app.UI {
	long := "short enough for every messenger"
	if len(s.Link) > 2000 {
		long = "too long for some messengers: send it by mail"
	}
	return app.Elem("div").Class("sharepage over").Body(
		app.Elem("div").Class("dim").Aria("hidden", "true"),
		app.Elem("section").Class("sharesheet").Role("dialog").Aria("modal", "true").Aria("labelledby", "sh").Body(
			app.Elem("header").Body(
				app.Elem("div").Body(app.Elem("p").Class("eyebrow").Text(fmt.Sprintf("%s · %d answers", s.Title, s.Answers)),
					app.Elem("h1").ID("sh").Text("Send this match")),
				press(ui.IconButton("i-close", "Close"), doClose, "", 0)),
			app.Elem("div").Class("ways").Body(
				press(app.Elem("button").Class("way primary"), doCopy, "", 0).Body(ui.Icon("i-copy"), app.Elem("b").Text("Copy link"), app.Elem("small").Text(fmt.Sprintf("%d characters", len(s.Link)))),
				app.Elem("a").Class("way").Attr("href", "mailto:?subject="+s.Title).Body(ui.Icon("i-mail"), app.Elem("b").Text("Mail"), app.Elem("small").Text("paste the link there"))),
			app.Elem("div").Class("linkbox").Body(app.Elem("code").ID("link").TabIndex(0).Text(s.Link), app.Elem("span").Class("ok").Body(ui.Icon("i-check"), app.Text(long))),
			app.Elem("ul").Class("verify").Body(
				app.Elem("li").Body(ui.Icon("i-check"), app.Elem("span").Text("Whoever opens it has every answer replayed by the rules, and every die dealt again.")),
				app.Elem("li").Class("honest").Body(ui.Icon("i-why"), app.Elem("span").Text("A friendly game: whoever holds the link can look into it."))),
			app.Elem("footer").Body(press(app.Elem("button").Class("btn quiet"), doClose, "", 0).Body(ui.Icon("i-undo"), app.Text("Back to the table")))))
}
