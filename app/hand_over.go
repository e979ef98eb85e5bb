package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// handOver covers everything until the next player says that they hold the device. It
// draws only what the whole table knows: names, and what is asked.
type handOver struct {
	app.Compo
	Version int
	desk    *Desk
}

func (h *handOver) Render() app.UI {
	s := h.desk.Session
	next := s.Next()
	if next < 0 {
		return app.Elem("main").Class("hand").Body(app.Elem("p").Text("Nobody is asked."))
	}
	name := s.Players()[next].Name
	var seats []app.UI
	for _, seat := range s.Seats(next).List() {
		seats = append(seats, ui.Emblem(h.desk.Face.Seat(seat), "lg"))
	}
	first := ""
	if held := s.Seats(next).List(); len(held) > 0 {
		first = "p-" + h.desk.Face.Seat(held[0])
	}
	return app.Elem("main").Class("hand", first).Body(
		app.Elem("section").Class("handcard").Body(
			app.Elem("p").Class("eyebrow").Text(fmt.Sprintf("%s · answer %d", h.desk.Info.Title, s.Seq())),
			app.Elem("span").Class("row").Body(seats...),
			app.Elem("h1").Body(app.Text("Pass the device to "), app.Elem("b").Text(name)),
			press(app.Elem("button").Class("btn primary huge"), doReady, "", 0).Text("I am "+name+", ready"),
			app.Elem("p").Class("fine").Body(ui.Icon("i-lock"), app.Text("The table stays covered until you press.")),
			press(app.Elem("button").Class("btn quiet"), doHome, "", 0).Text("Back to your games")))
}
