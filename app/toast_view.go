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
	n     int // of the messages so far, and of the times without one
}

// A message that is no refusal stays for so long, and longer for each letter.
const (
	messageTime = 5 * time.Second
	letterTime  = 40 * time.Millisecond
)

// OnUpdate takes a message away after a while. A refusal stays until it is closed.
func (t *toasts) OnUpdate(ctx app.Context) {
	if t.Toast == t.shown {
		return
	}
	t.shown = t.Toast
	t.n++
	ctx.Defer(func(app.Context) { callBrowser("toast") })
	if now, n := t.Toast, t.n; now.Text != "" && !now.Bad {
		ctx.After(messageTime+letterTime*time.Duration(len(now.Text)), func(ctx app.Context) {
			if t.n == n {
				send(ctx, &dismissToast{})
			}
		})
	}
}

func (t *toasts) Render() app.UI {
	box := ui.El("div.toasts role=status aria-live=polite").Attr("data-of", t.Toast.Of)
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
