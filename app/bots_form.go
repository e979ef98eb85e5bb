package app

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	"interbellum/engine/record"
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

// diceForm tells what has been thrown, and by whom.
func (h *History) diceForm() app.UI {
	all := h.tallies()
	body := app.UI(ui.Text("p", "No die has been thrown yet."))
	if len(all) > 0 {
		head := []app.UI{ui.El("th scope=col", ui.Text("span.sr", "Who"))}
		for n := 1; n <= 6; n++ {
			head = append(head, ui.Text("th scope=col", itoa(n)))
		}
		var rows []app.UI
		for _, info := range h.t.Session.Game().Seats {
			power := h.t.Face.Seat(info.Seat)
			if faces := all[power]; faces != nil {
				rows = append(rows, diceRow(power, info.Name, faces))
				delete(all, power)
			}
		}
		var rest [7]int
		for _, faces := range all {
			for n := range rest {
				rest[n] += faces[n]
			}
		}
		if len(all) > 0 {
			rows = append(rows, diceRow("", "Others", &rest))
		}
		body = ui.El("table.dicetable", ui.El("thead", ui.El("tr", head, ui.Text("th scope=col", "Dice"), ui.Text("th scope=col", "Mean"))), ui.El("tbody", rows))
	}
	return overlay("dice", "The dice of this match", "How often each face has come up. A die shows 3.5 on the average.", ui.El("div.rows tabindex=0 aria-label=Dice", body))
}

func diceRow(power, name string, faces *[7]int) app.UI {
	count, sum := 0, 0
	var cells []app.UI
	for n := 1; n <= 6; n++ {
		count, sum = count+faces[n], sum+n*faces[n]
		cells = append(cells, ui.Text("td", itoa(faces[n])))
	}
	return ui.El("tr", ui.El("th scope=row", ui.Emblem(power, ""), name), cells, ui.Text("td", itoa(count)), ui.Text("td", fmt.Sprintf("%.2f", float64(sum)/float64(max(count, 1)))))
}

// overlay is a form over the table.
func overlay(id, title, says string, body app.UI) app.UI {
	return ui.El("div.sharepage.over", ui.El("div.dim aria-hidden=true"),
		ui.El("section.sharesheet.orders.agree role=dialog aria-modal=true aria-labelledby="+id+"-title",
			ui.El("header", ui.El("div", ui.Text("h1#"+id+"-title", title), ui.Text("p", says)), press(ui.IconButton("i-close", "Close"), &closeSheet{})),
			body,
			ui.El("footer", ui.El("span.grow"), rowButton(id+"-done", "Done", &closeSheet{}).Class("primary"))))
}

// programNote is the bar while a program is asked. It is not the one that asks a person, so that neither grows out of the other; and it
// is always as high while programs play on, so that people use their rights once they have stopped them.
func (b *decisionBar) programNote() app.UI {
	d := b.table
	q, _ := d.Bots.waiting()
	seat := b.Sight.Game.SeatName(q.Seat)
	text, act, rights := seat+" thinks …", press(ui.El("button.btn#halt", ui.Text("span", "Stop")), &stopBots{}), app.UI(app.Text(""))
	if d.Bots.thinking.halted {
		text, act = seat+" is asked.", press(ui.El("button.btn.primary#go-on", ui.Icon("i-play"), ui.Text("span", "Go on")), &resumeBots{})
		rights = b.rights()
	}
	return ui.El("div.decision.programs role=region aria-labelledby=ask", d.Agreements.proposal(),
		ui.El("div.ask", ui.Emblem(d.Face.Seat(q.Seat), "lg"), ui.El("div", ui.Text("h1.q#ask", text), b.lastReason()),
			ui.El("div.acts", b.ordersButton(), b.undo(), act)), rights)
}

// lastReason says on demand why the last program has answered as it did.
func (b *decisionBar) lastReason() app.UI {
	if !b.table.Bots.explains() {
		return app.Text("")
	}
	return press(ui.El("button.lately#reason", ui.Icon("i-why"), "Why the last answer?"), &explainBot{}).Attr("disabled", b.table.Bots.thinking.reason == "")
}

// advice is the button that asks a program what it would answer.
func (b *decisionBar) advice() app.UI {
	d := b.table
	if d.Bots.Think == nil || !plays(d.Session.Game().ID) || d.Lesson.lecture != nil || d.Session.Looking() == record.Nobody {
		return app.Text("")
	}
	return press(ui.El("button.btn#hint title=What would you do?", ui.Icon("i-eye"), ui.Text("span.hide-s", "Hint")), &askHint{})
}
