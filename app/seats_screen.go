package app

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/shelf"
	"interbellum/app/ui"
	"interbellum/engine"
)

// seatingForm asks which seats are played on this device. It draws nothing but what is written on
// the box: names and seats.
func (s *Seating) seatingForm() app.UI {
	var rows []app.UI
	chosen := 0
	for i, p := range s.t.Session.Play.Players() {
		if p.Seats == 0 {
			continue
		}
		if s.Sitting[i] {
			chosen++
		}
		rows = append(rows, ui.El("li", press(ui.El("button.sitter",
			ui.El("span.row", emblemsOf(s.t.Face, p.Seats)), ui.El("span", ui.El("b", s.t.called(i)), ui.El("small", namesOf(s.t.Session.Play.Game(), p.Seats)))), &toggleSeat{Player: i}).
			Aria("pressed", strconv.FormatBool(s.Sitting[i]))))
	}
	says, back := say("seats.covered"), wish(&goHome{})
	if s.t.Info.Here != shelf.HereAsk {
		says, back = say("seats.again"), &closeSheet{}
	}
	done, button := say("seats.mine"), "button.btn.primary.huge#seated"
	if chosen == 0 {
		done, button = say("seats.none"), "button.btn#seated"
	}
	return ui.El("main.hand", ui.El("section.handcard.seating",
		ui.El("p.eyebrow", s.t.Info.Title),
		ui.El("h1", say("seats.title")),
		ui.El("ul", rows),
		press(ui.El(button, done), &confirmSeats{}),
		ui.El("p.fine", ui.Icon("i-lock"), says),
		ui.El("div.row",
			press(ui.El("button.btn.quiet#all-here", say("seats.all")), &confirmSeats{All: true}),
			press(ui.El("button.btn.quiet", say("seats.back")), back))))
}

func namesOf(game *engine.Game, seats engine.Seats) string {
	var names []string
	for _, seat := range seats.List() {
		names = append(names, game.SeatName(seat))
	}
	return strings.Join(names, ", ")
}

func emblemsOf(f face.Face, seats engine.Seats) (emblems []app.UI) {
	for _, seat := range seats.List() {
		emblems = append(emblems, ui.Emblem(f.Seat(seat), ""))
	}
	return emblems
}
