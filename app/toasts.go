package app

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// toasts shows the short message of the moment and reads it out.
type toasts struct {
	app.Compo
	Toast Toast
	shown Toast
}

// stays is how long a message that is no refusal stays.
const stays = 7 * time.Second

// OnUpdate takes a message away after a while. A refusal stays until it is closed.
func (t *toasts) OnUpdate(ctx app.Context) {
	if t.Toast == t.shown {
		return
	}
	t.shown = t.Toast
	if now := t.Toast; now.Text != "" && !now.Bad {
		ctx.After(stays, func(ctx app.Context) {
			if t.Toast == now {
				do(ctx, doToast, "", 0)
			}
		})
	}
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
