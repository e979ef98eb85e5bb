package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

func rowButton(id, text string, w command) app.HTMLElem {
	return commandButton("button.btn#"+id, text, w)
}

func row(title, says string, act ...any) app.UI {
	return ui.El("li", ui.Text("b", title), ui.Text("p", says), ui.El("div.act", act...))
}

// agreeForm is the form of what players can agree on: to take back, to end, to correct the
// position; and to resign.
func (a *Agreements) agreeForm() app.UI {
	says, ask := say("agree.all"), say("agree.ask")
	if a.alone() {
		says, ask = say("agree.alone"), say("agree.do")
	}
	var rows []app.UI
	if p := a.t.Session.Agreements.Pending(); p != nil {
		rows = append(rows, ui.El("li.wide", a.proposal()))
		if p.Choice.On == record.Amend {
			rows = append(rows, ui.El("li.wide", ui.Text("label for=proposed", say("agree.proposed")),
				ui.Text("textarea#proposed rows=8 readonly=readonly", indented(a.t.Session.Play.Record().Amendments[p.Choice.N-1]))))
		}
	} else {
		rows = append(rows, a.backRow(ask))
		if !a.t.over() {
			e := a.t.Face.Ending(a.t.Sight(), a.t.Session.Agreements.Standing())
			rows = append(rows, row(say("agree.end"), asItStands(e), rowButton("ask-end", ask, &propose{What: string(record.EndMatch)})))
		}
		rows = append(rows, a.editionRow(ask), a.keyRow(ask), a.correctRow(ask))
	}
	return ui.El("div.sharepage.over", ui.El("div.dim aria-hidden=true"),
		ui.El("section.sharesheet.orders.agree role=dialog aria-modal=true aria-labelledby=ah",
			ui.El("header", ui.El("div", ui.Text("h1#ah", say("agree.title")), ui.Text("p", says)), bind(ui.IconButton("i-close", say("common.close")), &closeSheet{})),
			ui.El("ul.rows tabindex=0", append(rows, a.seatRows()...)).Aria("label", say("agree.list")),
			ui.El("footer", ui.El("span.grow"), rowButton("agree-done", say("common.done"), &closeSheet{}).Class("primary"))))
}

func (a *Agreements) backRow(ask string) app.UI {
	var options []app.UI
	for _, n := range a.backs() {
		options = append(options, app.Elem("option").Attr("value", n).Attr("selected", n == a.BackTo).Text(say("agree.before", a.given(n))))
	}
	if options == nil {
		return row(say("agree.back"), say("agree.no-back"))
	}
	return ui.El("li", ui.El("label for=back", ui.Text("b", say("agree.back"))), ui.Text("p", say("agree.back-says")),
		ui.El("div.act", ui.El("select#back", options).OnChange(chooseBack), rowButton("ask-back", ask, &propose{What: string(record.TakeBack)})))
}

func chooseBack(ctx app.Context, _ app.Event) {
	send(ctx, &chooseTakeBack{Seq: atoi(ctx.JSSrc().Get("value").String())})
}

func (a *Agreements) correctRow(ask string) app.UI {
	if a.t.Session.Play.Game().Secret {
		return row(say("agree.correct"), say("agree.no-correction"))
	}
	c := &a.Correction
	var verdict []app.UI
	for _, reason := range c.Reasons {
		verdict = append(verdict, app.Elem("li").Text(words.Sentence(reason)))
	}
	if c.Checked && verdict == nil {
		verdict = append(verdict, ui.El("li.ok", ui.Icon("i-check"), say("agree.possible")))
	}
	return ui.El("li.wide", ui.El("details", ui.El("summary", ui.Text("b", say("agree.correct"))),
		ui.Text("label for=correction", say("agree.correct-says")),
		ui.El("textarea#correction rows=8 spellcheck=false").Attr("value", a.correctionText()),
		ui.El("div.act",
			app.ElemSelfClosing("input").Attr("type", "file").ID("correction-file").Class("sr"),
			ui.Text("label.btn.quiet for=correction-file", say("agree.file")),
			ui.El("span.grow"),
			ui.Text("button.btn#check type=button", say("agree.check")).OnClick(onCheckCorrection),
			ui.Text("button.btn#ask-amend type=button", ask).OnClick(onAskCorrection)),
		ui.El("div role=status", ui.El("ul.reasons", verdict))))
}

func onCheckCorrection(ctx app.Context, _ app.Event) {
	send(ctx, &checkCorrection{Text: writtenCorrection()})
}

func onAskCorrection(ctx app.Context, _ app.Event) {
	send(ctx, &proposeCorrection{Text: writtenCorrection()})
}

// writtenCorrection is the text as it stands in its box.
func writtenCorrection() string {
	return app.Window().GetElementByID("correction").Get("value").String()
}

// seatRows are the rows to resign and to return.
func (a *Agreements) seatRows() (rows []app.UI) {
	standIn := say("agree.stand-in")
	for _, q := range a.t.Session.Agreements.Allowed() {
		player := a.t.Session.Play.Header().Holder(q.Seat)
		for _, c := range q.Legal {
			switch {
			case c.Verb == record.ReturnVerb:
				id := "return-" + itoa(player)
				rows = append(rows, row(say("agree.resigned", a.t.playerName(player)), standIn, rowButton(id, say("agree.return"), &vote{Seat: q.Seat, Words: c.Words()})))
			case c.Verb == record.ResignVerb && player == a.t.Session.Viewer.Player():
				rows = append(rows, row(say("agree.resign"), standIn, rowButton("resign", say("agree.resign"), &vote{Seat: q.Seat, Words: c.Words()})))
			}
		}
	}
	return rows
}

// proposal is what waits, with a button for everybody who may say something to it.
func (a *Agreements) proposal() app.UI {
	p := a.t.Session.Agreements.Pending()
	if p == nil {
		return app.Text("")
	}
	differs := app.UI(app.Text(""))
	if p.Choice.On == record.OtherEdition {
		if e, _ := a.proposed(p.Choice.N); e.Edition != nil {
			differs = commandButton("button.btn.quiet#proposed-differs", say("edition.differs"), &showProposed{p.Choice.N})
		}
	}
	says := []app.UI{around("p", say("agreement.propose", slot, a.what(p.Choice)), ui.Text("b", a.t.playerName(p.By))), differs}
	for _, q := range a.t.Session.Agreements.Allowed() {
		player := a.t.Session.Play.Header().Holder(q.Seat)
		for _, c := range q.Legal {
			if c.Verb != record.AgreeVerb && c.Verb != record.RefuseVerb && c.Verb != record.WithdrawVerb {
				continue
			}
			text, class := say("agree.vote-of", a.t.playerName(player), say("agree.vote."+c.Verb)), ""
			if player == a.t.Session.Viewer.Player() {
				text = words.Upper(say("agree.vote." + c.Verb))
				if c.Verb == record.AgreeVerb {
					class = "primary"
				}
			}
			says = append(says, rowButton(c.Verb+"-"+itoa(player), text, &vote{Seat: q.Seat, Words: c.Words()}).Class(class))
		}
	}
	return ui.El("div.accord role=group", says).Aria("label", say("agree.proposal"))
}
