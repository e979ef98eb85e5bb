package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// press makes a button send a wish. Scripts find some buttons by a data-do that stands where the button is made.
func press(b app.HTMLElem, w wish) app.HTMLElem {
	return b.Attr("type", "button").OnClick(sends(w), scope(w))
}

// pressText is a button with a text that sends a wish.
func pressText(spec, text string, w wish) app.HTMLElem { return press(ui.Text(spec, text), w) }

// sends is an event handler that sends a wish.
func sends(w wish) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		e.PreventDefault()
		send(ctx, w)
	}
}

// scope tells the handlers of two wishes apart: go-app compares handlers by their code alone, and a button would go on
// sending the first wish that it ever had.
func scope(w wish) app.EventOption { return app.EventScope(nameOf(w)) }

// nameOf is a wish's type and what it holds.
func nameOf(w wish) string { return fmt.Sprintf("%#v", w) }

// nowButton tells, on every screen, what can be done on it: web/settings.js reads it off the page.
func nowButton() app.UI {
	return ui.El("button.btn.quiet.icon.now type=button data-now=yes", ui.Icon("i-why"), ui.Text("span.sr", say("common.now"))).Title(say("common.now"))
}
