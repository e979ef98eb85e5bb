package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
)

// ending shows who has won and why, with the scores.
type ending struct {
	app.Compo
	Version int
	desk    *Desk
}

// ending puts a result into words; an agreement is the same in every game.
func (d *Desk) ending(result engine.Result) face.Ending {
	e := d.Face.Ending(d.Sight(), result)
	if result.Kind == engine.Agreement {
		e.Why, e.Title = asItStands(e), "Ended by agreement"
	}
	return e
}

func asItStands(e face.Ending) string {
	if the, is := strings.CutPrefix(e.Title, "The "); is {
		e.Title = "the " + the
	}
	return "As it stands: " + e.Title + "."
}

func (n *ending) Render() app.UI {
	result, over := n.desk.Session.Result()
	if !over {
		return app.Elem("main").Class("endscreen")
	}
	e := n.desk.ending(result)
	var winners []app.UI
	for _, seat := range result.Winners.List() {
		winners = append(winners, ui.Emblem(n.desk.Face.Seat(seat), "xl"))
	}
	first := ""
	if won := result.Winners.List(); len(won) > 0 {
		first = "p-" + n.desk.Face.Seat(won[0])
	}
	return app.Elem("main").Class("endscreen").Attr("data-book", n.desk.Info.Game).Body(
		app.Elem("section").Class("card winner", first).Body(
			app.Elem("span").Class("row").Body(winners...),
			app.Elem("p").Class("eyebrow").Text(n.desk.Info.Title),
			app.Elem("h1").Text(e.Title),
			app.Elem("p").Class("why-won").Body(app.Text(e.Why+" "), ui.Rule(e.Rule))),
		app.Elem("section").Class("card").Style("padding", "var(--s4)").Body(scores(e.Heads, e.Rows)),
		n.desk.proposal(),
		app.Elem("p").Class("row").Body(
			press(app.Elem("button").Class("btn primary"), doBoard, "", 0).Body(ui.Icon("i-map"), app.Text("Look at the board")),
			press(app.Elem("button").Class("btn"), doLink, "", 0).Body(ui.Icon("i-link"), app.Text("Link to the match")),
			press(app.Elem("button").Class("btn").ID("agree"), doAgree, "", 0).Text("Agree on…"),
			app.Elem("span").Class("grow"),
			press(app.Elem("button").Class("btn"), doHome, "", 0).Text("Your games")))
}
