package app

import (
	"fmt"
	"slices"
	"strconv"

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
	desk    *Desk
}

func (b *decisionBar) Render() app.UI {
	s := b.Sight
	switch {
	case b.desk.lecture != nil && !s.Past && b.desk.lecture.wanted() == "":
		return b.lessonNote()
	case b.desk.replaying():
		return b.replayNote()
	case s.Past:
		return b.note("You are looking at the past.", press(app.Elem("button").Class("btn primary"), doLook, "", 1<<30).Text("Back to now"))
	case b.Over:
		return b.note("The match is over.", press(app.Elem("button").Class("btn primary"), doReady, "", 0).Text("See the result"))
	case len(s.Asked) == 0:
		return b.elsewhere()
	}
	d := s.Asked[0]
	q, list := b.desk.Face.Question(s, d), b.labelled(d)
	return app.Elem("section").Class("decision").Aria("labelledby", "ask").Body(
		b.desk.proposal(),
		app.Elem("div").Class("ask").Body(
			ui.Emblem(b.desk.Face.Seat(d.Seat), "lg"),
			app.Elem("div").Body(b.steps(q),
				app.Elem("h1").Class("q").ID("ask").Attr("data-kind", d.Kind).Attr("data-seat", b.desk.Face.Seat(d.Seat)).TabIndex(-1).Body(app.Text(q.Text+" "), ui.Rule(d.Rule)),
				app.If(q.Why != "", func() app.UI { return app.Elem("p").Class("ctx").Text(q.Why) }), hint(list), b.since()),
			app.Elem("div").Class("acts").Body(b.later(d), b.ordersButton(), b.undo())),
		b.choices(d, list), b.rights())
}

func (b *decisionBar) note(text string, act app.UI, more ...app.UI) app.UI {
	ask := app.Elem("div").Class("ask").Body(app.Elem("span"), app.Elem("h1").Class("q").ID("ask").Text(text), app.Elem("div").Class("acts").Body(act))
	return app.Elem("section").Class("decision quiet").Aria("labelledby", "ask").Body(append([]app.UI{b.desk.proposal(), ask}, more...)...)
}

// rights lists what the player may do though nobody waits for it.
func (b *decisionBar) rights() app.UI {
	var buttons []app.UI
	for _, d := range b.Sight.Rights {
		for _, c := range d.Legal {
			buttons = append(buttons, &choice{Seat: d.Seat, Words: c.Words(), Label: b.desk.Face.Label(b.Sight, d, c), Seq: b.Sight.Seq})
		}
	}
	if len(buttons) == 0 {
		return app.Text("")
	}
	return app.Elem("details").Class("rights").Body(
		app.Elem("summary").Text(fmt.Sprintf("You may also (%d)", len(buttons))),
		app.Elem("div").Class("choices many").Body(buttons...))
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
	return press(app.Elem("button").Class("btn").ID("undo").Title("Undo").Attr("disabled", !b.CanUndo), doUndo, "", 0).
		Body(ui.Icon("i-undo"), app.Elem("span").Class("hide-s").Text("Undo"), app.Elem("span").Class("kbd hide-m hide-s").Text("U"))
}

func (b *decisionBar) steps(q face.Question) app.UI {
	var items []app.UI
	for i, step := range q.Steps {
		li := app.Elem("li").Text(step)
		if i == len(q.Steps)-1 {
			li = li.Aria("current", "step")
		} else {
			li = li.Class("done hide-s")
		}
		items = append(items, li)
	}
	for _, step := range q.After {
		items = append(items, app.Elem("li").Class("hide-s hide-t").Text(step))
	}
	return app.Elem("ol").Class("steps").Aria("label", "Where this question stands").Body(items...)
}

// labelled is an answer with its label.
type labelled struct {
	choice engine.Choice
	label  face.Label
}

// labelled are the answers in the order in which the bar lists them.
func (b *decisionBar) labelled(d engine.Decision) []labelled {
	list := make([]labelled, len(d.Legal))
	for i, c := range d.Legal {
		list[i] = labelled{c, b.desk.Face.Label(b.Sight, d, c)}
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
	for i, l := range list {
		buttons = append(buttons, &choice{Number: i + 1, Seat: d.Seat, Words: l.choice.Words(), Label: l.label, Seq: b.Sight.Seq, Marked: l.choice.Words() == b.desk.lecture.wanted()})
	}
	class := "choices"
	if len(buttons) > 8 {
		class = "choices many"
		if list[len(list)-1].label.OnBoard {
			class += " afield" // the board shows most of them: the bar stays low
		}
	}
	return app.Elem("div").Class(class).Body(buttons...)
}

// hint tells fingers how to look ahead, where an answer leads to a check.
func hint(list []labelled) app.UI {
	if !slices.ContainsFunc(list, func(l labelled) bool { return l.label.Odds != "" }) {
		return app.Text("")
	}
	return app.Elem("p").Class("hold").Text("Hold an answer to see what it leads to.")
}

// choice is one answer as a button. A grave one asks once more, in its own place.
type choice struct {
	app.Compo
	Number int // of the key that gives it; 0 is none
	Seat   engine.Seat
	Words  string
	Label  face.Label
	Marked bool // the lesson goes on with it
	Seq    int  // of the question: a button that stays for the next one forgets that it asked
	asked  int
}

func (c *choice) Render() app.UI {
	class := "choice"
	text := c.Label.Text
	if c.sure() {
		class, text = "choice sure", "Sure?"
	}
	if c.Marked {
		class += " marked"
	}
	icon := app.UI(app.Elem("span"))
	if c.Label.Icon != "" {
		icon = ui.AnyIcon(c.Label.Icon)
	}
	key, number := app.UI(app.Text("")), ""
	if c.Number > 0 && c.Number < 10 {
		number = strconv.Itoa(c.Number)
		key = app.Elem("span").Class("kbd hide-s").Text(number)
	}
	return app.Elem("button").Class(class).Attr("type", "button").Attr("data-answer", c.Words).Attr("data-area", c.Label.Area).Attr("data-key", number).
		Body(icon, app.Elem("span").Body(app.Elem("b").Body(app.Elem("span").Text(text), key), c.note())).
		OnClick(c.press)
}

// note is what the answer does, and the odds of the check that it leads to.
func (c *choice) note() app.UI {
	note := app.Elem("small")
	if c.Label.Odds == "" {
		return note.Text(c.Label.Note)
	}
	return note.Body(app.Text(c.Label.Note), app.Elem("em").Class("share").Text(c.Label.Odds))
}

func (c *choice) sure() bool { return c.asked == c.Seq+1 }

func (c *choice) press(ctx app.Context, _ app.Event) {
	if c.Label.Grave && !c.sure() {
		c.asked = c.Seq + 1
		return
	}
	face.Give(ctx, c.Seat, c.Words)
}
