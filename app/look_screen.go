package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// lookAt shows what a link to look at shows. Nothing of it is kept.
func (d *Desk) lookAt(text string) error {
	look, err := link.OpenLook(text, gameOf, d.Shelf.Editions().Named)
	if err != nil {
		return withAdvice(err)
	}
	d.Leave()
	d.Looked, d.Table.Face, d.Screen = look, faceOf(gameOf(look.Game)), LookScreen
	return nil
}

// looking is the one moment that a link to look at holds.
func (d *Desk) looking() *face.Sight {
	l := d.Looked
	return &face.Sight{Version: d.version, Game: gameOf(l.Game), Header: &record.Header{Game: l.Game, Players: l.Players},
		Seats: l.View.For(), View: l.View, Seq: l.Answers, Past: true, Looking: record.Nobody}
}

// lookTable is a table at which nothing can be touched.
func (d *Desk) lookTable() app.UI {
	s := d.looking()
	what := say("look.bystanders", s.Seq)
	if seats := s.Seats.List(); len(seats) > 0 {
		what = say("look.seat", s.Header.Named(seats[0], s.Game.SeatName(seats[0])), s.Seq)
	}
	note := app.UI(app.Text(""))
	if d.Looked.Note != "" {
		note = ui.El("blockquote.note", d.Looked.Note)
	}
	return d.Table.frame(s).Attr("data-look", "yes").Body(
		ui.El("header.topbar",
			bind(ui.IconButton("i-back", say("home.skip")), &goHome{}),
			ui.El("div.title", ui.El("b", d.Looked.Title), ui.El("span", s.Game.Name)),
			d.Table.Face.Facts(s), ui.El("span.grow"),
			bind(ui.IconButton("i-theme", say("common.theme")), &switchTheme{})),
		ui.El("div.boardframe", d.Table.Face.Board(s)),
		ui.El("section.decision.quiet aria-labelledby=ask",
			ui.El("div.ask", ui.El("span"), ui.El("div",
				ui.El("h1.q#ask", what),
				ui.El("p.ctx", d.Looked.Says), note), ui.El("span"))),
		&sheet{Sight: s, Tab: d.Tab, table: d.Table})
}
