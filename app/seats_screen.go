package app

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/shelf"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/record"
)

// seatingForm asks which seats are played on this device.
func (s *Seating) seatingForm() app.UI {
	q := seatQuestion{title: s.t.Info.Title, game: s.t.Session.Play.Game(), face: s.t.Face, header: s.t.Session.Play.Header(),
		sitting: s.Sitting, says: say("seats.covered"), back: &goHome{}}
	if s.t.Info.Here != shelf.HereAsk {
		q.says, q.back = say("seats.again"), &closeSheet{}
	}
	return q.form()
}

// A seatQuestion draws nothing but what is written on the box: names and seats.
type seatQuestion struct {
	title   string
	game    *engine.Game
	face    face.Face
	header  *record.Header
	sitting []bool // of each player, what was said so far
	says    string
	back    command
}

func (q seatQuestion) form() app.UI {
	var rows []app.UI
	chosen := 0
	for i, p := range q.header.Players {
		if p.Seats == 0 {
			continue
		}
		sits := i < len(q.sitting) && q.sitting[i]
		if sits {
			chosen++
		}
		rows = append(rows, ui.El("li", bind(ui.El("button.sitter",
			ui.El("span.row", emblemsOf(q.face, p.Seats)), ui.El("span", ui.El("b", face.Called(q.header, i)), ui.El("small", namesOf(q.game, p.Seats)))), &toggleSeat{Player: i}).
			Aria("pressed", strconv.FormatBool(sits))))
	}
	done, button := say("seats.mine"), "button.btn.primary.huge#seated"
	if chosen == 0 {
		done, button = say("seats.none"), "button.btn#seated"
	}
	return ui.El("main.hand", ui.El("section.handcard.seating",
		ui.El("p.eyebrow", q.title),
		ui.El("h1", say("seats.title")),
		ui.El("ul", rows),
		bind(ui.El(button, done), &confirmSeats{}),
		ui.El("p.fine", ui.Icon("i-lock"), q.says),
		ui.El("div.row",
			bind(ui.El("button.btn.quiet#all-here", say("seats.all")), &confirmSeats{All: true}),
			bind(ui.El("button.btn.quiet", say("seats.back")), q.back))))
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
