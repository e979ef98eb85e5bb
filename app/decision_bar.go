package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// decisionBar asks the question in a sentence and lists every answer as a button: the
// board is never the only way to give one.
type decisionBar struct {
	app.Compo
	Sight   *face.Sight
	CanUndo bool
	Over    bool
	table   *Table
	asked   string // the grave answer that was pressed once
	askedAt int    // at which question: another one forgets it
	fold    fold
}

func (b *decisionBar) Render() app.UI {
	s := b.Sight
	switch {
	case b.table.Example.example != nil:
		return b.exampleBar()
	case b.table.Lesson.speaks() && b.table.Lesson.lecture.expected() == "":
		return b.lessonNote()
	case b.table.History.replaying():
		return b.replayNote()
	case s.Past:
		return b.note(say("bar.past"), commandButton("button.btn.primary", say("bar.to-now"), &lookAt{Seq: 1 << 30}).Attr("data-do", "look"))
	case b.Over:
		return b.note(say("bar.over"), commandButton("button.btn.primary", say("bar.see-result"), &uncover{}))
	case len(s.Asked) == 0:
		if programsAsked(b.table, s) {
			return b.programNote()
		}
		return b.elsewhere()
	}
	d := s.Asked[0]
	chips := b.table.Picks.gathered()
	q, hand := b.table.Face.Question(s, d), b.ofHand(d)
	list := b.labelled(d, chips, hand)
	ask, why := ui.El("h1.q#ask tabindex=-1", q.Text+" ", ui.Rule(d.Rule)).Attr("data-kind", d.Kind).Attr("data-run", b.runOf(d)).Attr("data-seat", b.table.Face.Seat(d.Seat)), app.UI(app.Text(""))
	if len(chips) > 0 {
		ask.Attr("aria-describedby", "gathered")
	}
	if q.Why != "" {
		why = ui.Text("p.ctx", q.Why)
	}
	ends, list := withoutEnd(list)
	end := app.UI(app.Text(""))
	if len(ends) > 0 {
		end = b.list("div.ends", []app.UI{b.choice(d, ends[0], "E").button()})
	}
	bar := ui.El("section.decision aria-labelledby=ask",
		ui.El("div.grip aria-hidden=true"),
		b.table.Agreements.proposal(),
		ui.El("div.ask", ui.Emblem(b.table.Face.Seat(d.Seat), "lg"), ask, ui.El("div.acts", b.undo(), b.fold.button(b, list), end)),
		contextOf(b, q, why, hint(list), len(chips) > 0),
		gatheredStrip(chips), b.choices(d, list), handButtons(b, hand != nil), below(b, d))
	if b.fold.shown {
		bar.Class("folded")
	}
	return bar
}

// contextOf are the steps to the question and why it is asked; nothing where there are none.
func contextOf(b *decisionBar, q face.Question, why, hold app.UI, picking bool) app.UI {
	replay, class := b.replayButton(), ""
	if len(q.Steps)+len(q.After) == 0 && !anything(why, hold, replay) {
		return app.Text("")
	}
	if picking {
		class = "picking"
	}
	return ui.El("div.context", steps(q), why, hold, replay).Class(class)
}

// below are the tools and what may be done besides.
func below(b *decisionBar, d engine.Decision) app.UI {
	fills, later, advice, orders, rights := b.fills(), b.postponeButtons(d), b.advice(), b.ordersButton(), b.rights()
	if later == nil && !anything(fills, advice, orders, rights) {
		return app.Text("")
	}
	return ui.El("div.below", fills, ui.El("div.tools", later, advice, orders), rights)
}

// anything reports whether one of them is more than the empty text in its place.
func anything(parts ...app.UI) bool {
	for _, p := range parts {
		if _, is := p.(interface{ Tag() string }); is {
			return true
		}
	}
	return false
}

func (b *decisionBar) undo() app.UI {
	undo := say("common.undo")
	return bind(ui.El("button.btn#undo", ui.Icon("i-undo"), ui.Text("span.hide-s", undo), ui.Text("span.kbd.hide-m.hide-s", "U")).
		Title(undo).Attr("disabled", !b.CanUndo), &undoAnswer{})
}

func steps(q face.Question) app.UI {
	var items []app.UI
	for i, step := range q.Steps {
		item := ui.Text("li", step)
		if i == len(q.Steps)-1 {
			item.Attr("aria-current", "step")
		} else {
			item.Class("done", "hide-s")
		}
		items = append(items, item)
	}
	for _, step := range q.After {
		items = append(items, ui.Text("li.hide-s.hide-t", step))
	}
	return ui.El("ol.steps", items).Aria("label", say("bar.steps"))
}

// fills are the buttons that answer the rest of a run.
func (b *decisionBar) fills() app.UI {
	f, can := b.table.Face.(face.Filler)
	if !can {
		return app.Text("")
	}
	var buttons []app.UI
	for _, way := range f.Fills(b.Sight.Asked[0]) {
		buttons = append(buttons, commandButton("button.btn", way.Text, &fillRun{Way: way.ID}).Attr("data-do", "fill"))
	}
	if buttons == nil {
		return app.Text("")
	}
	return ui.El("div.fills", ui.Text("span", say("bar.fills")), buttons)
}

// ordersButton opens the form, for a player who may give orders.
func (b *decisionBar) ordersButton() app.UI {
	if own, _ := b.table.Orders.orderers(); b.Sight.Past || own == 0 {
		return app.Text("")
	}
	return bind(ui.El("button.btn#orders").Title(say("bar.standing-orders")), &openOrders{}).
		Body(ui.Icon("i-orders"), ui.Text("span.hide-s", say("bar.orders")))
}

// postponeButtons give, with one tap, an order that lets such questions go by for a while.
func (b *decisionBar) postponeButtons(d engine.Decision) (buttons []app.UI) {
	for _, p := range b.table.Orders.postponing(d) {
		words := p.give.Words()
		buttons = append(buttons, ui.Text("button.btn type=button", p.text).Attr("data-do", "later").
			OnClick(func(ctx app.Context, _ app.Event) { face.Give(ctx, d.Seat, words) }, app.EventScope("later", d.Seat, words)))
	}
	return buttons
}

// advice is the button that asks a program what it would answer.
func (b *decisionBar) advice() app.UI {
	d := b.table
	if d.Bots.Think == nil || !plays(d.Session.Play.Game().ID) || d.Lesson.lecture != nil || d.Session.Viewer.Player() == record.Nobody {
		return app.Text("")
	}
	return bind(ui.El("button.btn#hint", ui.Icon("i-hint"), ui.Text("span.hide-s", say("bar.hint"))).Title(say("bar.hint-title")), &askHint{})
}

// replayButton offers the replay where enough has happened to be worth it.
func (b *decisionBar) replayButton() app.UI {
	d := b.table
	if d.Trial.waits != nil || len(d.Session.Play.Players()) < 2 {
		return app.Text("")
	}
	n := len(d.History.moments())
	if n < noteworthy {
		return app.Text("")
	}
	return bind(ui.El("button.lately"), &replayRecent{}).
		Body(ui.Icon("i-play"), app.Text(say("bar.since", n)))
}

// gatheredStrip shows what has been gathered; each can be taken back.
func gatheredStrip(chips []chip) app.UI {
	if len(chips) == 0 {
		return app.Text("")
	}
	var items []app.UI
	for _, c := range chips {
		items = append(items, ui.El("li", bind(ui.El("button.chip", words.Upper(c.text()), ui.Icon("i-close")), &dropPick{Seq: c.last[0]}).
			Attr("aria-label", c.takeBack()).Attr("title", say("bar.drop", c.one))))
	}
	return ui.El("ul.gathered#gathered", items).Aria("label", say("bar.gathered"))
}

// takeBack tells a screen reader what the button does, and of how many, as the chip itself shows.
func (c *chip) takeBack() string {
	if c.n == 1 {
		return say("bar.drop", c.one)
	}
	return say("bar.drop-one", c.one, c.n)
}
