package app

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
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
}

func (b *decisionBar) Render() app.UI {
	s := b.Sight
	switch {
	case b.table.Example.example != nil:
		return b.exampleBar()
	case b.table.Lesson.teaches() && b.table.Lesson.lecture.wanted() == "":
		return b.lessonNote()
	case b.table.History.replaying():
		return b.replayNote()
	case s.Past:
		return b.note("You are looking at the past.", pressText("button.btn.primary", "Back to now", &lookAt{Seq: 1 << 30}).Attr("data-do", "look"))
	case b.Over:
		return b.note("The match is over.", pressText("button.btn.primary", "See the result", &uncover{}))
	case len(s.Asked) == 0:
		if _, thinks := b.table.Bots.waiting(); thinks {
			return b.programNote()
		}
		return b.elsewhere()
	}
	d := s.Asked[0]
	chips := b.table.Picks.gathered()
	q, list := b.table.Face.Question(s, d), b.labelled(d, chips)
	ask, why := ui.El("h1.q#ask tabindex=-1", q.Text+" ", ui.Rule(d.Rule)).Attr("data-kind", d.Kind).Attr("data-seat", b.table.Face.Seat(d.Seat)), app.UI(app.Text(""))
	if len(chips) > 0 {
		ask.Attr("aria-describedby", "gathered")
	}
	if q.Why != "" {
		why = ui.Text("p.ctx", q.Why)
	}
	return ui.El("section.decision aria-labelledby=ask",
		b.table.Agreements.proposal(),
		ui.El("div.ask",
			ui.Emblem(b.table.Face.Seat(d.Seat), "lg"),
			ui.El("div", b.steps(q), ask, why, hint(list), b.since()),
			ui.El("div.acts", b.later(d), b.advice(), b.ordersButton(), b.undo())),
		gatheredStrip(chips), b.choices(d, list), b.fills(), b.rights())
}

func (b *decisionBar) note(text string, act app.UI, more ...app.UI) app.UI {
	return ui.El("section.decision.quiet aria-labelledby=ask", b.table.Agreements.proposal(),
		ui.El("div.ask", ui.El("span"), ui.Text("h1.q#ask", text), ui.El("div.acts", act)), more)
}

// rights lists what the player may do though nobody waits for it.
func (b *decisionBar) rights() app.UI {
	var buttons []app.UI
	for _, d := range b.Sight.Rights {
		for _, c := range d.Legal {
			buttons = append(buttons, b.button(choice{seat: d.Seat, words: c.Words(), label: b.table.Face.Label(b.Sight, d, c)}))
		}
	}
	if len(buttons) == 0 {
		return app.Text("")
	}
	return ui.El("details.rights", ui.Text("summary", "You may also ("+itoa(len(buttons))+")"), b.list("div.choices.many", buttons))
}

func (b *decisionBar) waiting() string {
	text := ""
	for i, seat := range b.Sight.Others {
		if i > 0 {
			text += ", "
		}
		text += b.Sight.Header.Named(seat, b.Sight.Game.SeatName(seat))
	}
	if text == "" {
		return "nobody"
	}
	return text
}

func (b *decisionBar) undo() app.UI {
	return press(ui.El("button.btn#undo title=Undo", ui.Icon("i-undo"), ui.Text("span.hide-s", "Undo"), ui.Text("span.kbd.hide-m.hide-s", "U")).
		Attr("disabled", !b.CanUndo), &undoAnswer{})
}

func (b *decisionBar) steps(q face.Question) app.UI {
	var items []app.UI
	for i, step := range q.Steps {
		class := "li.done.hide-s"
		if i == len(q.Steps)-1 {
			class = "li aria-current=step"
		}
		items = append(items, ui.El(class, step))
	}
	for _, step := range q.After {
		items = append(items, ui.Text("li.hide-s.hide-t", step))
	}
	return ui.El("ol.steps aria-label=Where this question stands", items)
}

// labelled is an answer with its label.
type labelled struct {
	choice   engine.Choice
	label    face.Label
	confirms bool // what has been gathered
}

// labelled are the answers in the order in which the bar lists them.
func (b *decisionBar) labelled(d engine.Decision, chips []chip) []labelled {
	list := make([]labelled, len(d.Legal))
	for i, c := range d.Legal {
		list[i] = labelled{c, b.table.Face.Label(b.Sight, d, c), false}
		if len(chips) > 0 && c.On == "" && b.table.Face.(face.Gatherer).Gathered(b.Sight, d, c).Closes {
			list[i].confirms = confirming(&list[i].label, chips, d.Kind)
		}
	}
	engine.Sort(list, func(x, y labelled) int {
		if x.label.OnBoard != y.label.OnBoard {
			if x.label.OnBoard {
				return 1
			}
			return -1
		}
		return x.label.Order - y.label.Order
	})
	return list
}

func (b *decisionBar) choices(d engine.Decision, list []labelled) app.UI {
	var buttons []app.UI
	number, hinted := 0, b.table.Bots.hinted()
	for _, l := range list {
		key := "C"
		if !l.confirms {
			number++
			key = ""
			if number < 10 {
				key = itoa(number)
			}
		}
		words := l.choice.Words()
		buttons = append(buttons, b.button(choice{key: key, seat: d.Seat, words: words, label: l.label, marked: words == b.table.Lesson.lecture.wanted() || words == hinted, confirms: l.confirms}))
	}
	class := "div.choices"
	if len(buttons) > 8 {
		class += ".many"
		if list[len(list)-1].label.OnBoard {
			class += ".afield" // the board shows most of them: the bar stays low
		}
	}
	return b.list(class, buttons)
}

// hint tells fingers how to look ahead, where an answer leads to a check.
func hint(list []labelled) app.UI {
	if !slices.ContainsFunc(list, func(l labelled) bool { return l.label.Odds != "" }) {
		return app.Text("")
	}
	return ui.Text("p.hold", "Hold an answer to see what it leads to.")
}
