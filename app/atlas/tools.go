package atlas

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	"interbellum/engine/words/page"
)

// Reveal brings what is asked about into sight.
func Reveal() {
	if !app.IsClient {
		return
	}
	if script := app.Window().Get("interbellum"); script.Truthy() && script.Get("reveal").Truthy() {
		script.Call("reveal")
	}
}

// Tools are the buttons over the board. Tap hides the pieces, or shows them while they are hidden.
func Tools(hidden bool, tap app.EventHandler) app.UI {
	hide, signs := say("board.hide"), say("board.signs")
	tool := func(icon, name, what string) app.UI {
		return app.Elem("button").Attr("type", "button").Title(name).Aria("label", name).Body(ui.Icon(icon)).
			OnClick(func(app.Context, app.Event) { Call(what) }, app.EventScope(what))
	}
	return app.Elem("div").Class("viewtools").Body(
		tool("i-plus", say("board.closer"), "zoomIn"), tool("i-minus", say("board.further"), "zoomOut"), tool("i-fit", say("board.whole"), "fit"),
		app.Elem("button").Attr("type", "button").Title(hide).Aria("label", hide).Aria("pressed", strconv.FormatBool(hidden)).
			Body(ui.Icon("i-eye")).OnClick(tap),
		app.Elem("button").Attr("type", "button").Title(signs).Aria("label", signs).Attr("popovertarget", "legend").Body(ui.Icon("i-map")))
}

// say is a text of the page.
func say(kind string, arguments ...any) string { return page.Book.Say(kind, arguments...) }

// Call asks the script of the board to do something.
func Call(what string, args ...any) {
	if script := app.Window().Get("interbellum"); script.Truthy() && script.Get("board").Truthy() {
		script.Get("board").Call(what, args...)
	}
}
