package app

import (
	"cmp"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
)

// newsView lies over the board: the dice that concern the looking player, until they go on, and for a screen reader what has happened.
// Nothing waits for it.
type newsView struct {
	app.Compo
	Report *report
}

func (n *newsView) Render() app.UI {
	var lines []app.UI
	for _, text := range n.Report.Said {
		lines = append(lines, ui.Text("p", text))
	}
	said := ui.El("div.sr#said role=status aria-live=polite aria-atomic=false", lines)
	list := n.Report.Encounters
	if len(list) == 0 {
		return ui.El("div.news", said, n.Report.Scene.view())
	}
	title := say("dice.one")
	if len(list) > 1 {
		title = say("dice.several", len(list))
	}
	var items []app.UI
	for i := range list {
		items = append(items, encounter(&list[i]))
	}
	return ui.El("div.news", said, n.Report.Scene.view(),
		ui.El("section.dicesheet#dice-sheet",
			ui.El("header", ui.Text("h2", title),
				bind(ui.El("button.btn.primary#dice-on", ui.Text("span", say("dice.go-on")), ui.Text("kbd.kbd", say("dice.key"))), &closeDice{})),
			ui.El("div.thrown tabindex=0", ui.El("div", items)).Role("group").Aria("label", title)).
			Aria("label", title))
}

// closeDice goes on from the dice that are shown. It is no answer to anything.
type closeDice struct{}

func (*closeDice) do(r *Root, _ app.Context) { r.desk.Table.News.Close() }

// encounter is a check, an operation or a round of a battle.
func encounter(e *face.Encounter) app.UI {
	over, power := app.UI(app.Text("")), "p-neutral"
	if e.Power != "" {
		power = "p-" + e.Power
	}
	if e.Over != e.Title {
		over = ui.Text("small.eyebrow", e.Over)
	}
	body := []app.UI{ui.El("header", over, ui.El("h3", app.Text(e.Title+" "), ui.Rule(e.Rule)))}
	last := len(e.Lines) - 1
	for i := range e.Lines {
		l := e.Lines[i]
		if i > 0 && len(l.Rolls) > 0 && l.Text == e.Lines[i-1].Text {
			l.Text = "" // the other side's dice of the same combat
		}
		body = append(body, encounterLine(&l, i == last && len(l.Rolls) == 0))
	}
	if e.Outcome != "" {
		body = append(body, ui.Text("p.cost", e.Outcome))
	}
	return ui.El("article").Class("encounter", power).Body(body...)
}

// encounterLine is a throw with its dice, or a sentence. The last sentence is the outcome.
func encounterLine(l *face.Line, outcome bool) app.UI {
	var parts []app.UI
	if l.Text != "" {
		parts = append(parts, ui.El("p", ui.Text("span", l.Text+" ").Class(ui.Outcome(l.Good, l.Bad, "")), ui.Rule(l.Rule)))
	}
	for i := range l.Rolls {
		parts = append(parts, thrown(&l.Rolls[i]))
	}
	class := ""
	if outcome {
		class = "outcome"
	}
	return ui.El("div").Class("line", class).Body(parts...)
}

// thrown are large dice: those that hit, or that count, stand above a mark, the others are faded.
func thrown(r *face.Roll) app.UI {
	var parts []app.UI
	if r.Power != "" {
		parts = append(parts, ui.Emblem(r.Power, ""))
	}
	counts := counting(r)
	for i, n := range r.Faces {
		die, class, mark := ui.Die(n, r.Side, "low"), "", app.UI(app.Text(""))
		if counts[i] {
			die, class = ui.Die(n, r.Side), "counts"
			if r.Fires {
				mark = ui.Text("b.sr", " "+say("dice.hit"))
			}
		}
		parts = append(parts, ui.El("span.one", die, mark).Class(class))
	}
	for _, m := range r.Mods {
		parts = append(parts, ui.El("span.mod", ui.Text("b", signed(m.N)), app.Text(" "+m.Text+" "), ui.Rule(m.Rule)))
	}
	says := []app.UI{app.Text(r.Says)}
	switch {
	case r.Good:
		says = []app.UI{ui.Icon("i-check"), app.Text(r.Says)}
	case r.Bad:
		says = []app.UI{ui.Icon("i-close"), app.Text(r.Says)}
	}
	return ui.El("div.roll", parts, ui.El("b", says).Class("sum", ui.Outcome(r.Good, r.Bad, "")))
}

// counting are the dice that count: of a shot those that hit, otherwise the highest one, and every six.
func counting(r *face.Roll) []bool {
	counts := make([]bool, len(r.Faces))
	sorted := slices.Clone(r.Faces)
	engine.Sort(sorted, cmp.Compare[int])
	for i, n := range r.Faces {
		switch {
		case r.Fires:
			counts[i] = r.Score > 0 && n <= sorted[min(r.Score, len(sorted))-1]
		default:
			counts[i] = n == 6 || n == sorted[len(sorted)-1] && slices.Index(r.Faces, n) == i
		}
	}
	return counts
}
