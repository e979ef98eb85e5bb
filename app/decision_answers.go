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
	sure     bool // it asks once more
	only     bool // the board does not give it
}

// button is an answer as a button.
func (c choice) button() app.UI { return app.Raw(c.written()) }

// written is a button as text: a question has up to a hundred answers, and of elements go-app would make and compare eight
// for each. list hears the presses.
func (c choice) written() string {
	class, text, icon := "choice", c.label.Text, ""
	add := func(name string, is bool) {
		if is {
			class += " " + name
		}
	}
	add("confirm", c.confirms)
	add("end", c.label.End)
	add("only", c.only)
	add("marked", c.marked)
	add("grave", c.label.Grave)
	if c.sure {
		class, text = class+" sure", say("board.sure")
	}
	if c.label.Icon != "" {
		icon = ui.IconText(c.label.Icon)
	}
	e := ui.Escaped
	if text = e(text); c.key != "" {
		text = "<span>" + text + `</span><span class="kbd hide-s">` + c.key + `</span>`
	}
	return `<button type="button" class="` + class + `" data-answer="` + e(c.words) + `" data-seat="` + itoa(int(c.seat)) + `" data-area="` + e(c.label.Area) +
		`" data-key="` + strings.ToLower(c.key) + `">` + icon + `<span><b>` + text + `</b>` + note(c.label) + `</span></button>`
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
func (b *decisionBar) list(class string, buttons []app.UI) app.HTMLElem {
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

// labelled are the answers in the order in which the bar lists them: what cannot be undone after the others.
func (b *decisionBar) labelled(d engine.Decision, chips []chip, hand []labelled) []labelled {
	if hand != nil {
		return hand
	}
	list, then := make([]labelled, 0, len(d.Legal)), b.Sight.Then
	for _, x := range face.Labels(b.table.Face, b.Sight, d) {
		if then != nil && !then.Beside && x.Choice == then.Choice {
			continue
		}
		l := labelled{x.Choice, x.Label, false, x.Choice.Words()}
		if len(chips) > 0 && x.Choice.On == "" && b.table.Face.(face.Gatherer).Gathered(b.Sight, d, x.Choice).Closes {
			l.confirms = confirming(&l.label, chips, d.Kind)
		}
		list = append(list, l)
	}
	if then != nil {
		list = append(list, b.beneath(d, then)...)
	}
	engine.Sort(list, func(x, y labelled) int { return rank(x.label) - rank(y.label) })
	return list
}

// only reports whether the bar alone gives an answer, and it is none that the bar keeps apart.
func (l labelled) only() bool { return !l.label.OnBoard && !l.label.Grave && !l.label.End }

func rank(l face.Label) int {
	if l.Grave {
		return 1
	}
	return 0
}

// withoutEnd takes the answer that passes, ends or confirms out of the list: it has a place and a key of its own.
func withoutEnd(list []labelled) (end, rest []labelled) {
	for _, l := range list {
		if l.label.End {
			end = append(end, l)
		} else {
			rest = append(rest, l)
		}
	}
	return end, rest
}

// choice is an answer to the question, as the bar shows it.
func (b *decisionBar) choice(d engine.Decision, l labelled, key string) choice {
	return choice{key: key, seat: d.Seat, words: l.words, label: l.label, marked: l.choice.Words() == b.Sight.Pointed, confirms: l.confirms, sure: b.confirmed(l.words), only: l.only()}
}

// choices are the buttons, under their headings where there are several.
func (b *decisionBar) choices(d engine.Decision, list []labelled) app.UI {
	var groups []app.UI
	other := func(of func(face.Label) string) bool {
		return slices.ContainsFunc(list, func(l labelled) bool { return of(l.label) != of(list[0].label) })
	}
	several, number, keeps := other(func(l face.Label) string { return l.Group }), 0, ""
	signed := len(list) <= 8 || other(func(l face.Label) string { return l.Icon }) // many with one sign need none
	for len(list) > 0 {
		head, n, text := list[0].label.Group, 0, ""
		for ; n < len(list) && list[n].label.Group == head; n++ {
			key := ""
			if number++; number < 10 {
				key = itoa(number)
			}
			c := b.choice(d, list[n], key)
			if !signed {
				c.label.Icon = ""
			}
			if several && head != "" {
				c.label.Note = strings.TrimPrefix(strings.TrimPrefix(c.label.Note, head), ", ")
			}
			if c.only {
				keeps = "keeps"
			}
			if text += c.written(); !several || head == "" {
				groups, text = append(groups, app.Raw(text)), ""
			}
		}
		if text != "" {
			groups = append(groups, underHeading(head, list[:n], text))
		}
		list = list[n:]
	}
	class := "div.choices#answers"
	if number > 8 {
		class = "div.choices.many#answers"
	}
	return b.list(class, groups).Class(keeps)
}

// underHeading is a heading with the answers under it, written as text as they are. A few take as much room as they need.
func underHeading(head string, list []labelled, buttons string) app.UI {
	class := "group"
	if n := len(list); n < 3 {
		class += " few-" + itoa(n)
	}
	if slices.ContainsFunc(list, labelled.only) {
		class += " keeps"
	}
	return app.Raw(`<div class="` + class + `" role="group" aria-label="` + ui.Escaped(head) + `"><h2>` + ui.Escaped(head) + `</h2>` + buttons + `</div>`)
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
	l.Text, l.Note, l.End, l.OnBoard = say("bar.confirm", n), note, true, false
	return true
}
