package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// bind makes a button send a command. Scripts find some buttons by a data-do that stands where the button is made.
func bind(b app.HTMLElem, w command) app.HTMLElem {
	return b.Attr("type", "button").OnClick(sendOnClick(w), scope(w))
}

// commandButton is a button with a text that sends a command.
func commandButton(spec, text string, w command) app.HTMLElem { return bind(ui.Text(spec, text), w) }

// sendOnClick is an event handler that sends a command.
func sendOnClick(w command) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		e.PreventDefault()
		send(ctx, w)
	}
}

// scope tells the handlers of two commands apart: go-app compares handlers by their code alone, and a button would go on
// sending the first command that it ever had.
func scope(w command) app.EventOption { return app.EventScope(commandName(w)) }

// commandName is a command's type and what it holds.
func commandName(w command) string { return fmt.Sprintf("%#v", w) }

// nowButton tells, on every screen, what can be done on it: web/settings.js reads it off the page.
func nowButton() app.UI {
	return ui.El("button.btn.quiet.icon.now type=button data-now=yes", ui.Icon("i-why"), ui.Text("span.sr", say("common.now"))).Title(say("common.now"))
}
