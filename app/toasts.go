package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// toasts shows the short message of the moment and reads it out.
type toasts struct {
	app.Compo
	Toast Toast
}

func (t *toasts) Render() app.UI {
	box := app.Elem("div").Class("toasts").Role("status").Aria("live", "polite")
	if t.Toast.Text == "" {
		return box
	}
	class, icon := "toast", "i-check"
	if t.Toast.Bad {
		class, icon = "toast bad", "i-why"
	}
	return box.Body(app.Elem("p").Class(class).Body(ui.Icon(icon), app.Elem("span").Text(t.Toast.Text), ui.Rule(t.Toast.Rule),
		press(app.Elem("button").Text("Close"), doToast, "", 0)))
}
