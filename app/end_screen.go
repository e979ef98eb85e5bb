package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
)

// ending shows who has won and why, with the scores.
type ending struct {
	app.Compo
	Version int
	table   *Table
}

func asItStands(e face.Ending) string {
	if the, is := strings.CutPrefix(e.Title, "The "); is {
		e.Title = "the " + the
	}
	return say("end.as-it-stands", e.Title)
}

func (n *ending) Render() app.UI {
	result, over := n.table.Session.Play.Result()
	if !over {
		return ui.El("main.endscreen")
	}
	e := n.table.ending(result)
	var winners, more []app.UI
	if n.table.Example.example == nil && n.table.Trial.waits == nil {
		more = []app.UI{commandButton("button.btn", say("agree.title"), &openAgreements{}), commandButton("button.btn", say("end.again"), &playAgain{})}
	}
	for _, seat := range result.Winners.List() {
		winners = append(winners, ui.Emblem(n.table.Face.Seat(seat), "xl"))
	}
	first := ""
	if won := result.Winners.List(); len(won) > 0 {
		first = "p-" + n.table.Face.Seat(won[0])
	}
	return ui.El("main.endscreen",
		ui.El("section.card.winner", ui.El("span.row", winners), ui.Text("p.eyebrow", n.table.Info.Title), ui.Text("h1", e.Title), ui.El("p.why-won", e.Why+" ", ui.Rule(e.Rule))).Class(first),
		ui.El("section.card style=padding:var(--s4)", scores(e.Heads, e.Rows)),
		n.table.Agreements.proposal(),
		ui.El("p.row",
			bind(ui.El("button.btn.primary", ui.Icon("i-map"), say("end.board")), &showBoard{}).Attr("data-do", "board"),
			bind(ui.El("button.btn", ui.Icon("i-link"), say("end.link")), &openSendSheet{}).Attr("data-do", "link"),
			more,
			ui.El("span.grow"),
			nowButton(), commandButton("button.btn", say("end.home"), &goHome{}).Attr("data-do", "home"))).Attr("data-book", n.table.Info.Game)
}
