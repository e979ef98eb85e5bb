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
		items = append(items, app.Elem("li").Body(press(app.Elem("button"), what, d.Info.ID, n).Body(ui.Icon(icon), app.Text(text))))
	}
	if len(d.moments()) > 0 {
		add("i-play", "Show what has happened", doReplay, 0)
	}
	if d.canTry() {
		add("i-die", "Try it out from here", doTry, 0)
	}
	if d.trial == nil {
		add("i-check", "Agree on…", doAgree, 0)
	}
	add("i-copy", "Copy the story", doStory, 0)
	add("i-down", "Export the match", doExport, 0)
	add("i-flag", "Save the position…", doPosition, 0)
	items = append(items,
		app.Elem("li").Class("sep").Body(app.Elem("button").Attr("type", "button").Attr("data-settings", "yes").Body(ui.Icon("i-gear"), app.Text("Settings"))),
		app.Elem("li").Body(app.Elem("button").Attr("type", "button").Attr("data-about", "yes").Body(ui.Icon("i-book"), app.Text("About the games"))))
	return app.Elem("div").Class("menu").ID("menu").Attr("popover", "auto").Body(app.Elem("ul").Body(items...))
}

// menuButton opens the menu.
func menuButton() app.UI {
	return app.Elem("button").Class("btn quiet icon").Attr("type", "button").ID("more").Attr("popovertarget", "menu").
		Title("More").Aria("label", "More").Aria("haspopup", "true").Body(ui.Icon("i-more"))
}
