package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// ending shows who has won and why, with the scores.
type ending struct {
	app.Compo
	Version int
	desk    *Desk
}

func (n *ending) Render() app.UI {
	result, over := n.desk.Session.Result()
	if !over {
		return app.Main().Class("endscreen")
	}
	e := n.desk.Face.Ending(n.desk.Sight(), result)
	var winners []app.UI
	for _, seat := range result.Winners.List() {
		winners = append(winners, ui.Emblem(n.desk.Face.Seat(seat), "xl"))
	}
	first := ""
	if won := result.Winners.List(); len(won) > 0 {
		first = "p-" + n.desk.Face.Seat(won[0])
	}
	return app.Main().Class("endscreen").Body(
		app.Section().Class("card winner", first).Body(
			app.Span().Class("row").Body(winners...),
			app.P().Class("eyebrow").Text(n.desk.Info.Title),
			app.H1().Text(e.Title),
			app.P().Class("why-won").Body(app.Text(e.Why+" "), ui.Rule(e.Rule))),
		app.Section().Class("card").Style("padding", "var(--s4)").Body(scores(e.Heads, e.Rows)),
		app.P().Class("row").Body(
			press(app.Button().Class("btn primary"), doBoard, "", 0).Body(ui.Icon("i-map"), app.Text("Look at the board")),
			press(app.Button().Class("btn"), doLink, "", 0).Body(ui.Icon("i-link"), app.Text("Link to the match")),
			app.Span().Class("grow"),
			press(app.Button().Class("btn"), doHome, "", 0).Text("Your games")))
}
