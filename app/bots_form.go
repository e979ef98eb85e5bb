package app

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

type manner struct{ style, name string }

// manners are how a seat may be played, in the order of the list.
var manners = []manner{
	{"", "A person"},
	{"easy", "Program, easy"}, {"easy-cautious", "Program, easy, cautious"}, {"easy-bold", "Program, easy, bold"},
	{"normal", "Program, normal"}, {"normal-cautious", "Program, normal, cautious"}, {"normal-bold", "Program, normal, bold"},
	{"hard", "Program, hard"}, {"hard-cautious", "Program, hard, cautious"}, {"hard-bold", "Program, hard, bold"},
}

// mannerSelect chooses how somebody is played.
func mannerSelect(id, label, now string, chosen func(ctx app.Context, style string)) app.UI {
	var options []app.UI
	for _, m := range manners {
		options = append(options, ui.Text("option", m.name).Attr("value", m.style).Attr("selected", m.style == now))
	}
	// By its place in the list: an option whose value is empty has its text for one.
	return ui.El("select", options).ID(id).Aria("label", label).
		OnChange(func(ctx app.Context, _ app.Event) { chosen(ctx, manners[ctx.JSSrc().Get("selectedIndex").Int()].style) }, app.EventScope(id))
}

// mannered reports whether programs play so.
func mannered(style string) bool {
	return style != "" && slices.ContainsFunc(manners, func(m manner) bool { return m.style == style })
}

// programForm says which seats programs play.
func (b *Bots) programForm() app.UI {
	says := "A program knows what its seat sees, and nothing else. It plays on this device."
	if b.t.mailed() {
		says += " For somebody who plays elsewhere only if the others agree: their turns are then sent here, and the log says that a program has played."
	}
	var rows []app.UI
	for i, p := range b.t.Session.Players() {
		called := b.t.called(i)
		if !b.t.Session.Here(i) {
			called += ", elsewhere"
		}
		for _, seat := range p.Seats.List() {
			name := b.t.Session.Game().SeatName(seat)
			rows = append(rows, ui.El("li", ui.El("b", ui.Emblem(b.t.Face.Seat(seat), ""), " "+name+" ", ui.Text("small", called)),
				ui.El("div.act", mannerSelect("program-"+b.t.Face.Seat(seat), "Who plays "+name, b.thinking.styles[seat], func(ctx app.Context, style string) { send(ctx, &setBot{Seat: seat, Style: style}) }))))
		}
	}
	return overlay("programs", "Computer players", says, ui.El("ul.rows tabindex=0 aria-label=Seats", rows))
}

// overlay is a form over the table.
func overlay(id, title, says string, body app.UI) app.UI {
	return ui.El("div.sharepage.over", ui.El("div.dim aria-hidden=true"),
		ui.El("section.sharesheet.orders.agree role=dialog aria-modal=true aria-labelledby="+id+"-title",
			ui.El("header", ui.El("div", ui.Text("h1#"+id+"-title", title), ui.Text("p", says)), press(ui.IconButton("i-close", "Close"), &closeSheet{})),
			body,
			ui.El("footer", ui.El("span.grow"), rowButton(id+"-done", "Done", &closeSheet{}).Class("primary"))))
}
