package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
)

// page of the log: so many answers are drawn at first, and so many more at a time.
const logPage = 150

// logStep is how far the beginning of what is drawn moves at a time.
const logStep = 50

// logView is the log of the match as the looking player saw it, the newest last.
type logView struct {
	app.Compo
	Version int
	Sight   *face.Sight
	table   *Table
	more    int
}

func (l *logView) Render() app.UI {
	from := l.Sight.Seq/logStep*logStep - logPage*(l.more+1)
	var seen []face.Watched
	for _, line := range l.table.Session.Play.Log(l.Sight.Looking, max(from, -1)) {
		if line.Entry.Seq < l.Sight.Seq {
			seen = append(seen, face.Watched{Entry: line.Entry, Events: line.Events})
		}
	}
	var items []app.UI
	if from > 0 {
		items = append(items, ui.El("li", ui.Text("button.btn.quiet type=button", say("log.earlier")).OnClick(l.earlier)))
	}
	for _, story := range l.table.Face.Stories(l.Sight, seen) {
		l.table.markTakenBack(&story)
		l.table.Bots.credit(&story)
		if story.Chapter != "" {
			items = append(items, ui.El("li.turnhead", ui.Text("h2", story.Chapter)))
		}
		items = append(items, &storyItem{Story: story})
	}
	return ui.El("div.logview role=log", ui.El("ol", items))
}

// markTakenBack marks what was taken back.
func (t *Table) markTakenBack(s *face.Story) {
	s.Struck = t.Session.Agreements.Struck(s.Seq)
	for i := range s.Lines {
		s.Lines[i].Struck = t.Session.Agreements.Struck(s.Lines[i].Seq)
	}
}

func (l *logView) earlier(app.Context, app.Event) { l.more++ }

// OnMount and OnUpdate show the newest end, which is the last.
func (l *logView) OnMount(ctx app.Context)  { ctx.Defer(l.scrollToEnd) }
func (l *logView) OnUpdate(ctx app.Context) { ctx.Defer(l.scrollToEnd) }

func (l *logView) scrollToEnd(app.Context) {
	if !app.IsClient {
		return
	}
	if panel := app.Window().GetElementByID("panel"); panel.Truthy() {
		panel.Set("scrollTop", panel.Get("scrollHeight"))
	}
}

// storyItem is one group of the log. It is drawn again only if it has changed: the part
// of the log that is shown begins at round numbers, so that most groups keep their place.
type storyItem struct {
	app.Compo
	Story face.Story
}

func (i *storyItem) Render() app.UI { return group(i.Story) }

func group(s face.Story) app.UI {
	dot := []string{"dot"}
	if s.Power != "" {
		dot = append(dot, "p-"+s.Power)
	}
	icon := app.UI(app.Text(""))
	if s.Icon != "" {
		icon = ui.AnyIcon(s.Icon)
	}
	body := []app.UI{
		ui.El("span").Class(dot...).Body(icon),
		bind(ui.El("button.jump").Title(say("log.look")), &lookAt{Seq: max(s.Seq, 0)}).Body(
			ui.El("h3").Class(struck(s.Struck)).Body(app.Text(s.Title+" "), ui.Text("small", s.Note), takenBack(s.Struck))),
	}
	for i := 0; i < len(s.Lines); {
		n := i
		for n < len(s.Lines) && s.Lines[n].Order && !s.Lines[n].Bad {
			n++
		}
		if n > i {
			body = append(body, byOrder(s.Lines[i:n]))
			i = n
			continue
		}
		body = append(body, logLine(s.Lines[i]))
		i++
	}
	return ui.El("li.draw").Attr("data-seq", strconv.Itoa(s.Seq)).Body(body...)
}

// byOrder folds what standing orders did.
func byOrder(lines []face.Line) app.UI {
	body := []app.UI{ui.Text("summary", say("log.orders", len(lines)))}
	for _, line := range lines {
		body = append(body, logLine(line))
	}
	return ui.El("details.ev", body)
}

func logLine(line face.Line) app.UI {
	var parts []app.UI
	for _, r := range line.Rolls {
		parts = append(parts, roll(r))
	}
	if line.Text != "" {
		parts = append(parts, ui.El("span").Class(ui.Outcome(line.Good, line.Bad, "")).Text(line.Text+" "))
	}
	if line.Rule != "" {
		parts = append(parts, ui.Rule(line.Rule))
	}
	if line.Order && line.Bad {
		parts = append(parts, ui.Text("small", " "+say("log.by-order")))
	}
	if line.Struck {
		parts = append(parts, takenBack(true))
	}
	return ui.El("div").Class("ev", struck(line.Struck)).Body(parts...)
}

func struck(is bool) string {
	if is {
		return "struck"
	}
	return ""
}

// takenBack says what the line through the words shows.
func takenBack(is bool) app.UI {
	if !is {
		return app.Text("")
	}
	return ui.Text("span.sr", " "+say("log.taken-back"))
}

// roll shows every die and modifier: the die that counts is solid, the others faded.
func roll(r face.Roll) app.UI {
	var parts []app.UI
	if r.Power != "" {
		parts = append(parts, ui.Emblem(r.Power, "sm"))
	}
	parts = append(parts, ui.Dice(r.Faces, r.Side)...)
	for _, m := range r.Mods {
		parts = append(parts, ui.El("span.mod", app.Text(m.Text+" "+signed(m.N)+" "), ui.Rule(m.Rule)))
	}
	if r.Says != "" {
		parts = append(parts, ui.El("span").Class(ui.Outcome(r.Good, r.Bad, "mod")).Text(r.Says))
	}
	return ui.El("div.roll", parts)
}
