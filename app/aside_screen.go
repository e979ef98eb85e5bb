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
	head, why := "This match goes on in another tab", "One tab plays a match at a time, so that no answer is lost."
	here := pressText("button.btn.primary.huge", "Go on here", &openMatch{ID: d.Info.ID})
	mine := []app.UI{
		pressText("button.btn", "Keep mine as a copy", &keepMine{}),
		press(ui.El("button.btn", ui.Icon("i-down"), "Export mine"), &exportMatch{ID: d.Info.ID}),
	}
	_, there := d.shelf.Find(d.Info.ID)
	switch {
	case !there:
		head, why = "This match was deleted in another tab", "It still lies here: keep it, or leave it."
		here = pressText("button.btn.primary.huge", "Keep it", &keepMine{})
		mine = mine[1:]
	case d.Saver.Unsaved != nil:
		why = "It went another way there, and your last answer here is not saved. Go on with what stands there, or keep both."
	default:
		mine = nil
	}
	return ui.El("main.hand", ui.El("section.handcard.aside",
		ui.Text("p.eyebrow", d.Info.Title), ui.Text("h1", head), ui.Text("p.sub", why), here,
		ui.El("div.row", mine, pressText("button.btn.quiet", "Back to your matches", &goHome{}))))
}
