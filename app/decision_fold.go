package app

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// fold is whether the bar shows the question alone, so that the board is seen. The device keeps it.
type fold struct {
	shut  bool // what the player last chose
	known bool // that has been read from the device
	at    int  // one more than the number of the question at which it was chosen
	shown bool // how the bar was drawn last
}

// fewest are so many answers which the bar alone gives that they have room in its line.
const fewest = 4

// folds reports whether the bar is folded at a question. What only the bar can give, and what a lesson or a hint points at, unfolds it, unless the
// player folds it at this question.
func (f *fold) folds(seq int, list []labelled, pointed bool) bool {
	if f.at == seq+1 || !f.shut {
		return f.shut
	}
	only := 0
	for _, l := range list {
		if l.only() {
			only++
		}
	}
	return only <= fewest && !pointed
}

// button folds the answers away and shows them again. It tells how many there are.
func (f *fold) button(b *decisionBar, list []labelled) app.UI {
	if !f.known {
		f.shut, f.known = setting("fold") != "", true
	}
	pointed := b.table.Lesson.lecture != nil || slices.ContainsFunc(list, func(l labelled) bool { return l.choice.Words() == b.Sight.Pointed })
	f.shown = f.folds(b.Sight.Seq, list, pointed)
	expanded, text := "true", say("bar.answers", len(list))
	if f.shown {
		expanded = "false"
	}
	if len(list) == 0 {
		text = say("bar.more")
	}
	return ui.El("button.btn#fold type=button aria-controls=answers", ui.Text("span", text), ui.Icon("i-fold")).Attr("aria-expanded", expanded).
		Title(say("bar.fold-title")).OnClick(func(app.Context, app.Event) { f.turn(b.Sight.Seq) })
}

// turn folds or unfolds the bar at a question and has the device keep it.
func (f *fold) turn(seq int) {
	f.shut, f.at = !f.shown, seq+1
	value := ""
	if f.shut {
		value = "yes"
	}
	keep("fold", value)
}
