package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// handOver covers everything until the next player says that they hold the device. It
// draws only what the whole table knows: names, and what is asked.
type handOver struct {
	app.Compo
	Version int
	table   *Table
}

func (h *handOver) Render() app.UI {
	s := h.table.Session
	next := s.Handover.Next()
	if next < 0 {
		return h.nobodyAsked()
	}
	name := s.Play.Players()[next].Name
	var seats []app.UI
	for _, seat := range s.Play.Seats(next).List() {
		seats = append(seats, ui.Emblem(h.table.Face.Seat(seat), "lg"))
	}
	first := ""
	if held := s.Play.Seats(next).List(); len(held) > 0 {
		first = "p-" + h.table.Face.Seat(held[0])
	}
	return ui.El("main.hand", ui.El("section.handcard",
		ui.Text("p.eyebrow", say("cover.at", h.table.Info.Title, s.Play.Seq())),
		ui.El("span.row", seats),
		around("h1", say("cover.pass", slot), ui.Text("b", name)),
		commandButton("button.btn.primary.huge", say("cover.ready", name), &uncover{}),
		ui.El("p.fine", ui.Icon("i-lock"), say("cover.stays")),
		ui.El("p.row", nowButton(), commandButton("button.btn.quiet", say("common.home"), &goHome{})))).Class(first)
}

// nobodyAsked lets those who play here look though none of them is asked.
func (h *handOver) nobodyAsked() app.UI {
	var ready []app.UI
	for _, player := range h.table.Session.Device.People() {
		ready = append(ready, bind(ui.El("button.btn.primary.huge", say("cover.ready", h.table.playerName(player))), &uncoverFor{Player: player}))
	}
	return ui.El("main.hand", ui.El("section.handcard",
		ui.El("p.eyebrow", h.table.Info.Title), ui.El("h1", say("cover.nobody")), ready,
		ui.El("p.fine", ui.Icon("i-lock"), say("cover.stays")),
		bind(ui.El("button.btn.quiet", say("common.home")), &goHome{})))
}
