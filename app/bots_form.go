package app

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// manners are the styles in which a seat may be played, in the order of the list; the first is a person's.
var manners = []string{"", "easy", "easy-cautious", "easy-bold", "normal", "normal-cautious", "normal-bold", "hard", "hard-cautious", "hard-bold"}

var strengths = []string{"easy", "normal", "hard"}

// styleSelect chooses how somebody is played.
func styleSelect(id, label, now string, chosen func(ctx app.Context, style string)) app.UI {
	var options []app.UI
	for _, style := range manners {
		name := say("manner.person")
		if style != "" {
			name = say("manner." + style)
		}
		options = append(options, ui.Text("option", name).Attr("value", style).Attr("selected", style == now))
	}
	// By its place in the list: an option whose value is empty has its text for one.
	return ui.El("select", options).ID(id).Aria("label", label).
		OnChange(func(ctx app.Context, _ app.Event) { chosen(ctx, manners[ctx.JSSrc().Get("selectedIndex").Int()]) }, app.EventScope(id))
}

// strengthSelect chooses how strong the computer is, whatever its temper.
func strengthSelect(id, now string, chosen func(ctx app.Context, style string)) app.UI {
	var options []app.UI
	for _, style := range strengths {
		options = append(options, ui.Text("option", say("strength."+style)).Attr("value", style).Attr("selected", style == now))
	}
	return ui.El("select", options).ID(id).OnChange(func(ctx app.Context, _ app.Event) { chosen(ctx, ctx.JSSrc().Get("value").String()) }, app.EventScope(id))
}

// mannered reports whether programs play so.
func mannered(style string) bool {
	return style != "" && slices.Contains(manners, style)
}

// programForm says which seats programs play.
func (b *Bots) programForm() app.UI {
	says := say("bots.says")
	if b.t.mailed() {
		says += " " + say("bots.says-mailed")
	}
	var rows []app.UI
	for i, p := range b.t.Session.Play.Players() {
		called := b.t.playerName(i)
		if !b.t.Session.Device.Here(i) {
			called = say("bots.elsewhere", called)
		}
		for _, seat := range p.Seats.List() {
			name := b.t.Session.Play.Game().SeatName(seat)
			rows = append(rows, ui.El("li", ui.El("b", ui.Emblem(b.t.Face.Seat(seat), ""), " "+name+" ", ui.Text("small", called)),
				ui.El("div.act", styleSelect("program-"+b.t.Face.Seat(seat), say("bots.who-plays", name), b.thinking.styles[seat], func(ctx app.Context, style string) { send(ctx, &setBot{Seat: seat, Style: style}) }))))
		}
	}
	return overlay("programs", say("bots.title"), says, ui.El("ul.rows tabindex=0", rows).Aria("label", say("bots.seats")))
}

// overlay is a form over the table.
func overlay(id, title, says string, body app.UI) app.UI {
	return ui.El("div.sharepage.over", ui.El("div.dim aria-hidden=true"),
		ui.El("section.sharesheet.orders.agree role=dialog aria-modal=true",
			ui.El("header", ui.El("div", ui.Text("h1#"+id+"-title", title), ui.Text("p", says)), bind(ui.IconButton("i-close", say("common.close")), &closeSheet{})),
			body,
			ui.El("footer", ui.El("span.grow"), rowButton(id+"-done", say("common.done"), &closeSheet{}).Class("primary"))).Aria("labelledby", id+"-title"))
}
