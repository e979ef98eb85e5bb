package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/shelf"
	"interbellum/app/ui"
)

// menu is what can be done with the match beside playing it: a list behind one button. It is drawn again when that is something else.
type menu struct {
	app.Compo
	Items []menuItem
}

// menuItem is a button of the menu. Without a command it is heard by the script for matches that are played live.
type menuItem struct {
	mark, icon, text string
	command
}

func menuOf(d *Table) *menu {
	var items []menuItem
	add := func(mark, icon, text string, w command) { items = append(items, menuItem{mark, icon, text, w}) }
	if d.Example.example == nil && d.History.eventful() {
		add("", "i-play", say("menu.replay"), &replayRecent{})
	}
	if d.Trial.canTry() {
		add("try", "i-try", say("menu.try"), &tryOut{})
	}
	if d.Trial.waits == nil && d.Example.example == nil {
		add("", "i-check", say("menu.agree"), &openAgreements{})
	}
	if d.Session.Seals.On() {
		add("keys", "i-lock", say("menu.keys"), &openKeys{})
	}
	if len(d.Session.Play.Players()) > 1 && d.Trial.waits == nil {
		add("", "i-lock", say("menu.seats"), &askSeats{})
		if d.Example.example == nil {
			add("host", "i-link", say("menu.live"), nil)
		}
	}
	if d.Trial.waits == nil && d.Example.example == nil && plays(d.Session.Play.Game().ID) {
		add("programs", "i-powers", say("menu.bots"), &openBots{})
	}
	if g := d.Session.Play.Game(); len(g.House) > 0 {
		add("edition", "i-check", say("menu.edition", shelf.EditionTitle(g.ID, g.House)), &showHouse{})
	}
	add("dice", "i-dice", say("menu.dice"), &openDice{})
	add("", "i-copy", say("menu.story"), &copyStory{})
	add("", "i-down", say("menu.export"), &exportMatch{d.Info.ID})
	add("", "i-map", say("menu.position"), &exportPosition{})
	return &menu{Items: items}
}

// Render lists the buttons, and below them what is the same in every match.
func (m *menu) Render() app.UI {
	var items []app.UI
	for _, x := range m.Items {
		b, mark := ui.El("button type=button", ui.Icon(x.icon), x.text), "data-live"
		if x.command != nil {
			b, mark = bind(b, x.command), "data-do"
		}
		if x.mark != "" {
			b.Attr(mark, x.mark)
		}
		items = append(items, ui.El("li", b))
	}
	items = append(items,
		ui.El("li", ui.El("button type=button data-now=yes", ui.Icon("i-why"), say("common.now"))),
		ui.El("li.sep", ui.El("button type=button data-settings=yes", ui.Icon("i-gear"), say("menu.settings"))),
		ui.El("li", ui.El("button type=button data-about=yes", ui.Icon("i-book"), say("menu.about"))))
	return ui.El("div.menu#menu popover=auto", ui.El("ul", items))
}

// menuButton opens the menu.
func menuButton() app.UI {
	return ui.El("button.btn.quiet.icon#more type=button popovertarget=menu aria-haspopup=true", ui.Icon("i-more")).Title(say("menu.more")).Aria("label", say("menu.more"))
}
