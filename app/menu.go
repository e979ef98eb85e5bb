package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// menu is what can be done with the match beside playing it: a list behind one button.
type menu struct {
	app.Compo
	Version int
	table   *Table
}

func (m *menu) Render() app.UI {
	d := m.table
	var items []app.UI
	add := func(mark, icon, text string, w wish) {
		b := press(ui.El("button", ui.Icon(icon), text), w)
		if mark != "" {
			b = b.Attr("data-do", mark)
		}
		items = append(items, ui.El("li", b))
	}
	if d.Example.example == nil && len(d.History.moments()) > 0 {
		add("", "i-play", "Show what has happened", &replayRecent{})
	}
	if d.Trial.canTry() {
		add("try", "i-die", "Try it out from here", &tryOut{})
	}
	if d.Trial.waits == nil && d.Example.example == nil {
		add("", "i-check", "Agree on…", &openAgreements{})
	}
	if len(d.Session.Players()) > 1 && d.Trial.waits == nil {
		add("", "i-lock", "Seats on this device…", &askSeats{})
	}
	if d.Trial.waits == nil && d.Example.example == nil && plays(d.Session.Game().ID) {
		add("programs", "i-powers", "Computer players…", &openBots{})
	}
	add("dice", "i-die", "Dice of this match", &openDice{})
	add("", "i-copy", "Copy the story", &copyStory{})
	add("", "i-down", "Export the match", &exportMatch{d.Info.ID})
	add("", "i-flag", "Save the position…", &exportPosition{})
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
