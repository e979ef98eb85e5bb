package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// press makes a button do something. The scope is what go-app compares handlers by:
// without it a button would keep doing what it first did.
func press(b app.HTMLElem, what, id string, n int) app.HTMLElem {
	return b.Attr("type", "button").Attr("data-do", what).OnClick(doing(what, id, n), app.EventScope(what, id, n))
}

// deed is a button with a text that does something.
func deed(spec, text, what, id string, n int) app.HTMLElem {
	return press(ui.Text(spec, text), what, id, n)
}

// nowButton tells, on every screen, what can be done on it: web/settings.js reads it off the page.
func nowButton() app.UI {
	return ui.El("button.btn.quiet.icon.now type=button data-now=yes title=What can I do now?", ui.Icon("i-why"), ui.Text("span.sr", "What can I do now?"))
}
