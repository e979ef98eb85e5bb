package atlas

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// Reveal brings what is asked about into sight.
func Reveal() {
	if !app.IsClient {
		return
	}
	if page := app.Window().Get("interbellum"); page.Truthy() && page.Get("reveal").Truthy() {
		page.Call("reveal")
	}
}

// Tools are the buttons over the board. hide is pressed while the pieces are hidden.
func Tools(hidden bool, hide app.EventHandler) app.UI {
	tool := func(icon, name, what string) app.UI {
		return app.Elem("button").Attr("type", "button").Title(name).Aria("label", name).Body(ui.Icon(icon)).
			OnClick(func(app.Context, app.Event) { Call(what) }, app.EventScope(what))
	}
	return app.Elem("div").Class("viewtools").Body(
		tool("i-plus", "Closer", "zoomIn"), tool("i-minus", "Further away", "zoomOut"), tool("i-fit", "Whole board", "fit"),
		app.Elem("button").Attr("type", "button").Title("Hide the pieces").Aria("label", "Hide the pieces").Aria("pressed", strconv.FormatBool(hidden)).
			Body(ui.Icon("i-eye")).OnClick(hide),
		app.Elem("button").Attr("type", "button").Title("Signs of the map").Aria("label", "Signs of the map").Attr("popovertarget", "legend").Body(ui.Icon("i-map")))
}

// Call asks the script of the board to do something.
func Call(what string, args ...any) {
	if page := app.Window().Get("interbellum"); page.Truthy() && page.Get("board").Truthy() {
		page.Get("board").Call(what, args...)
	}
}
