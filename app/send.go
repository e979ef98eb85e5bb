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
	return app.Div().Class("sharepage over").Body(
		app.Div().Class("dim").Aria("hidden", "true"),
		app.Section().Class("sharesheet").Role("dialog").Aria("modal", "true").Aria("labelledby", "sh").Body(
			app.Header().Body(
				app.Div().Body(app.P().Class("eyebrow").Text(fmt.Sprintf("%s · %d answers", s.Title, s.Answers)),
					app.H1().ID("sh").Text("Send this match")),
				press(ui.IconButton("i-close", "Close"), doClose, "", 0)),
			app.Div().Class("ways").Body(
				press(app.Button().Class("way primary"), doCopy, "", 0).Body(ui.Icon("i-copy"), app.B().Text("Copy link"), app.Small().Text(fmt.Sprintf("%d characters", len(s.Link)))),
				app.A().Class("way").Href("mailto:?subject="+s.Title).Body(ui.Icon("i-mail"), app.B().Text("Mail"), app.Small().Text("paste the link there"))),
			app.Div().Class("linkbox").Body(app.Code().ID("link").TabIndex(0).Text(s.Link), app.Span().Class("ok").Body(ui.Icon("i-check"), app.Text(long))),
			app.Ul().Class("verify").Body(
				app.Li().Body(ui.Icon("i-check"), app.Span().Text("Whoever opens it has every answer replayed by the rules, and every die dealt again.")),
				app.Li().Class("honest").Body(ui.Icon("i-why"), app.Span().Text("A friendly game: whoever holds the link can look into it."))),
			app.Footer().Body(press(app.Button().Class("btn quiet"), doClose, "", 0).Body(ui.Icon("i-undo"), app.Text("Back to the table")))))
}
