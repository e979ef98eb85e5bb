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

// messageTime is how long a message that is no refusal stays.
const messageTime = 7 * time.Second

// OnUpdate takes a message away after a while. A refusal stays until it is closed.
func (t *toasts) OnUpdate(ctx app.Context) {
	if t.Toast == t.shown {
		return
	}
	t.shown = t.Toast
	if now := t.Toast; now.Text != "" && !now.Bad {
		ctx.After(messageTime, func(ctx app.Context) {
			if t.Toast == now {
				send(ctx, &dismissToast{})
			}
		})
	}
}

func (t *toasts) Render() app.UI {
	box := ui.El("div.toasts role=status aria-live=polite")
	if t.Toast.Text == "" {
		return box
	}
	class, icon, act := "p.toast", "i-check", app.UI(app.Text(""))
	if t.Toast.Bad {
		class, icon = "p.toast.bad", "i-why"
	}
	if t.Toast.Act != nil {
		act = commandButton("button", t.Toast.Name, t.Toast.Act)
	}
	return box.Body(ui.El(class, ui.Icon(icon), ui.Text("span", t.Toast.Text), ui.Rule(t.Toast.Rule), act, commandButton("button", say("common.close"), &dismissToast{}).Attr("data-do", "toast")))
}
