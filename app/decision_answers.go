package app

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
)

// choice is one answer as a button. A grave one asks once more, in its own place.
type choice struct {
	key      string // that gives it; may be empty
	seat     engine.Seat
	words    string
	label    face.Label
	marked   bool // the lesson goes on with it
	confirms bool // what has been gathered
}

// button is written as text: a question has up to a hundred answers, and of elements go-app would make and compare eight
// for each. list hears the presses.
func (b *decisionBar) button(c choice) app.UI {
	class, text, icon := "choice", c.label.Text, ""
	if c.confirms {
		class += " confirm"
	}
	if b.confirmed(c.words) {
		class, text = class+" sure", say("board.sure")
	}
	if c.marked {
		class += " marked"
	}
	if c.label.Grave {
		class += " grave"
	}
	if c.label.Icon != "" {
		icon = ui.IconText(c.label.Icon)
	}
	e := ui.Escaped
	if text = e(text); c.key != "" {
		text = "<span>" + text + `</span><span class="kbd hide-s">` + c.key + `</span>`
	}
	return app.Raw(`<button type="button" class="` + class + `" data-answer="` + e(c.words) + `" data-seat="` + itoa(int(c.seat)) + `" data-area="` + e(c.label.Area) +
		`" data-key="` + strings.ToLower(c.key) + `">` + icon + `<span><b>` + text + `</b>` + note(c.label) + `</span></button>`)
}

// note is what the answer does, and the odds of the check that it leads to.
func note(l face.Label) string {
	text := ui.Escaped(l.Note)
	switch {
	case l.Odds == "" && text == "":
		return ""
	case l.Odds == "":
		return "<small>" + text + "</small>"
	}
	return `<small class="shared">` + text + `<em class="share">` + ui.Escaped(l.Odds) + `</em></small>`
}

// list holds buttons.
func (b *decisionBar) list(class string, buttons []app.UI) app.UI {
	return ui.El(class, buttons).OnClick(b.press)
}

// press gives the answer on whose button a finger or a key came down.
func (b *decisionBar) press(ctx app.Context, e app.Event) {
	button := e.Get("target").Call("closest", ".choice")
	if !button.Truthy() {
		return
	}
	words := button.Get("dataset").Get("answer").String()
	if button.Get("classList").Call("contains", "grave").Bool() && !b.confirmed(words) {
		b.asked, b.askedAt = words, b.Sight.Seq
		return
	}
	face.Give(ctx, engine.Seat(atoi(button.Get("dataset").Get("seat").String())), words)
}

// confirmed reports whether a grave answer was pressed once already.
func (b *decisionBar) confirmed(words string) bool {
	return b.asked == words && b.askedAt == b.Sight.Seq
}

// labelled is an answer with its label.
type labelled struct {
	choice   engine.Choice
	label    face.Label
	confirms bool // what has been gathered
	words    string
}

// labelled are the answers in the order in which the bar lists them.
func (b *decisionBar) labelled(d engine.Decision, chips []chip) []labelled {
	if list := b.ofHand(d); list != nil {
		return list
	}
	list := make([]labelled, len(d.Legal))
	for i, c := range d.Legal {
		list[i] = labelled{c, b.table.Face.Label(b.Sight, d, c), false, c.Words()}
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
		words := l.words
		buttons = append(buttons, b.button(choice{key: key, seat: d.Seat, words: words, label: l.label, marked: l.choice.Words() == b.table.Lesson.lecture.expected() || words == hinted, confirms: l.confirms}))
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
	return ui.Text("p.hold", say("bar.hold"))
}

// confirming makes one clear button of the closing answer when something has been picked at its question. It does not count what was picked
// at earlier questions of the run: that needs no confirmation.
func confirming(l *face.Label, chips []chip, kind string) bool {
	n := 0
	for _, c := range chips {
		if c.kind == kind {
			n += c.n
		}
	}
	if n == 0 {
		return false
	}
	note := l.Text
	if l.Note != "" {
		note += " · " + l.Note
	}
	l.Text, l.Note, l.Order, l.OnBoard = say("bar.confirm", n), note, -99, false
	return true
}
