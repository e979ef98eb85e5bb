package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// menu is what can be done with the match beside playing it: a list behind one button.
type menu struct {
	app.Compo
	Version int
	desk    *Desk
}

func (m *menu) Render() app.UI {
	d := m.desk
	var items []app.UI
	add := func(icon, text, what string, n int) {
		items = append(items, ui.El("li", press(ui.El("button", ui.Icon(icon), text), what, d.Info.ID, n)))
	}
	if d.example == nil && len(d.moments()) > 0 {
		add("i-play", "Show what has happened", doReplay, 0)
	}
	if d.canTry() {
		add("i-die", "Try it out from here", doTry, 0)
	}
	if d.trial == nil && d.example == nil {
		add("i-check", "Agree on…", doAgree, 0)
	}
	if len(d.Session.Players()) > 1 && d.trial == nil {
		add("i-lock", "Seats on this device…", doSeats, 0)
	}
	if d.trial == nil && d.example == nil && plays(d.Session.Game().ID) {
		add("i-powers", "Computer players…", doPrograms, 0)
	}
	add("i-die", "Dice of this match", doDice, 0)
	add("i-copy", "Copy the story", doStory, 0)
	add("i-down", "Export the match", doExport, 0)
	add("i-flag", "Save the position…", doPosition, 0)
	items = append(items,
		ui.El("li", ui.El("button type=button data-now=yes", ui.Icon("i-why"), "What can I do now?")),
		ui.El("li.sep", ui.El("button type=button data-settings=yes", ui.Icon("i-gear"), "Settings")),
		ui.El("li", ui.El("button type=button data-about=yes", ui.Icon("i-book"), "About the games")))
	return ui.El("div.menu#menu popover=auto", ui.El("ul", items))
}

// menuButton opens the menu.
func menuButton() app.UI {
	return ui.El("button.btn.quiet.icon#more type=button popovertarget=menu title=More aria-label=More aria-haspopup=true", ui.Icon("i-more"))
}
