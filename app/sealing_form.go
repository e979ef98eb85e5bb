package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
)

// sealing asks whether the dice are sealed, where the match goes by link, and says what that guarantees.
func sealing(d *Draft) app.UI {
	if !d.sealable() {
		return app.Text("")
	}
	parts := []app.UI{ui.El("label.chk", ui.El("input#sealed type=checkbox aria-describedby=sealed-says").Attr("checked", d.Sealed).OnChange(ticks(&d.Sealed)), " "+say("new.sealed"))}
	if d.Sealed {
		parts = append(parts, ui.El("ul#sealed-says",
			ui.Text("li", say("new.sealed.chosen")), ui.Text("li", say("new.sealed.signed")), ui.Text("li", say("new.sealed.not")), ui.Text("li", say("new.sealed.key"))))
		game, _ := d.game()
		if costs := strictCosts(game); costs != "" {
			parts = append(parts, ui.El("label.chk", ui.El("input#strict type=checkbox aria-describedby=strict-says").Attr("checked", d.Strict).OnChange(ticks(&d.Strict)), " "+say("new.strict")),
				ui.Text("p#strict-says", costs))
		}
	} else {
		parts = append(parts, ui.Text("p#sealed-says", say("new.sealed.says")))
	}
	return ui.El("div.sealing", parts)
}

// strictCosts says how many more hand-overs strict dice take in a game, or nothing where they are not offered.
func strictCosts(game *engine.Game) string {
	f, can := faceOf(game).(face.Strict)
	if !can {
		return ""
	}
	least, most := f.StrictCosts()
	return say("new.strict.says", least, most)
}

// ticks notes what a box is set to.
func ticks(to *bool) app.EventHandler {
	return func(ctx app.Context, _ app.Event) { *to = ctx.JSSrc().Get("checked").Bool() }
}
