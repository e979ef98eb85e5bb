package app

import (
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
	if b.sure(c.words) {
		class, text = class+" sure", "Sure?"
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
	if button.Get("classList").Call("contains", "grave").Bool() && !b.sure(words) {
		b.asked, b.askedAt = words, b.Sight.Seq
		return
	}
	face.Give(ctx, engine.Seat(atoi(button.Get("dataset").Get("seat").String())), words)
}

// sure reports whether a grave answer was pressed once already.
func (b *decisionBar) sure(words string) bool { return b.asked == words && b.askedAt == b.Sight.Seq }
