package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// aside covers a match that goes on in another tab, or was deleted there. It draws nothing of the table.
type aside struct {
	app.Compo
	Version int
	table   *Table
}

func (a *aside) Render() app.UI {
	d := a.table
	head, why := say("aside.elsewhere"), say("aside.one-tab")
	here := commandButton("button.btn.primary.huge", say("aside.go-on"), &openMatch{ID: d.Info.ID})
	mine := []app.UI{
		commandButton("button.btn", say("aside.copy"), &keepMine{}),
		bind(ui.El("button.btn", ui.Icon("i-down"), say("aside.export")), &exportMatch{ID: d.Info.ID}),
	}
	_, there := d.shelf.Find(d.Info.ID)
	switch {
	case !there:
		head, why = say("aside.deleted"), say("aside.still-here")
		here = commandButton("button.btn.primary.huge", say("aside.keep"), &keepMine{})
		mine = mine[1:]
	case d.Saver.Unsaved != nil:
		why = say("aside.unsaved")
	default:
		mine = nil
	}
	return ui.El("main.hand", ui.El("section.handcard.aside",
		ui.Text("p.eyebrow", d.Info.Title), ui.Text("h1", head), ui.Text("p.sub", why), here,
		ui.El("div.row", mine, commandButton("button.btn.quiet", say("common.home"), &goHome{}))))
}
