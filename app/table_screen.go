package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
)

// table is the screen on which a match is played: board, question, history and sheet,
// each a component that draws itself again when the version has changed.
type table struct {
	app.Compo
	Version int
	Late    int // the sheet beside the board and the history follow the board
	table   *Table
}

func (t *table) Render() app.UI {
	d := t.table
	sight, beside := d.sights()
	news := d.News.now()
	main := d.frame(sight).Class(lies(d, sight, news))
	if d.Trial.waits != nil {
		main = main.Attr("data-trial", "yes")
	}
	return main.Body(
		&topBar{Sight: sight, Title: d.Info.Title, table: d},
		&boardFrame{Sight: sight, table: d},
		&newsView{Report: news},
		&decisionBar{Sight: sight, CanUndo: !sight.Past && d.Session.Floor.CanUndo(), Over: d.over(), table: d},
		&aheadCard{Sight: sight, table: d},
		d.History.track(),
		&sheet{Sight: beside, Tab: d.desk.Tab, table: d},
	)
}

// lies are classes that tell what lies at the table. A style sheet could look for it itself, but then the browser would look anew at
// every change of the page.
func lies(t *Table, sight *face.Sight, news *report) string {
	class := ""
	if f, fights := t.Face.(face.Fighter); fights && f.Fights(sight) {
		class = "fights"
	}
	if len(news.Encounters) > 0 {
		class += " diced"
	}
	if news.Scene != nil && !news.Scene.Last {
		class += " tells"
	}
	if programsAsked(t, sight) {
		class += " played"
	}
	return class
}

// programsAsked reports whether a computer player is asked, and the bar says so.
func programsAsked(t *Table, s *face.Sight) bool {
	_, waits := t.Bots.waiting()
	return waits && !s.Past && len(s.Asked) == 0
}

// handLies reports whether the hand is the panel that is shown: a game with one has it first.
func handLies(t *Table) bool {
	_, holds := t.Face.(face.Holder)
	return holds && (t.desk.Tab == "" || t.desk.Tab == boardTab || t.desk.Tab == face.HandPanel)
}

// frame is what every table lies in: it says to scripts and styles what is shown.
func (t *Table) frame(sight *face.Sight) app.HTMLElem {
	main := ui.El("main.table").Attr("data-seq", itoa(sight.Seq)).Attr("data-book", sight.Game.ID)
	if t.desk.Tab != "" && t.desk.Tab != boardTab {
		main = main.Attr("data-tab", t.desk.Tab) // on a phone the sheet then covers the board
	}
	return main
}

// topBar says what is played and who decides.
type topBar struct {
	app.Compo
	Sight *face.Sight
	Title string
	table *Table
}

func (b *topBar) Render() app.UI {
	s := b.Sight
	scenario, _ := s.Game.ScenarioByID(s.Header.Scenario)
	sub := s.Game.Name
	if scenario.Number != "" {
		sub = scenario.Number + " · " + sub
	}
	return ui.El("header.topbar",
		bind(ui.IconButton("i-back", say("common.home")), &goHome{}),
		ui.El("div.title", ui.Text("b", b.Title), ui.Text("span", sub)),
		b.table.Face.Facts(s),
		ui.El("span.grow"),
		b.whose(),
		b.unsaved(),
		bind(ui.IconButton("i-link", say("table.link")), &openSendSheet{}).Attr("data-do", "link"),
		bind(ui.IconButton("i-theme", say("common.theme")), &switchTheme{}).Class("hide-s"),
		ui.El("span.hide-s", nowButton()),
		menuButton(),
		menuOf(b.table))
}

// unsaved warns for as long as the browser does not keep the answers.
func (b *topBar) unsaved() app.UI {
	if b.table.Saver.Unsaved == nil {
		return app.Text("")
	}
	return commandButton("button.btn.danger", say("table.unsaved"), &exportMatch{ID: b.table.Info.ID}).Title(say("table.unsaved.note"))
}

// whose names the seat that decides.
func (b *topBar) whose() app.UI {
	s := b.Sight
	q, found := b.table.Bots.waiting()
	if len(s.Asked) > 0 {
		q, found = s.Asked[0], true
	}
	if s.Past || !found {
		return ui.El("span.hide-s")
	}
	seat, player := q.Seat, s.Player(q.Seat)
	if b.table.Bots.thinking.styles[seat] != "" {
		player = say("table.program")
	}
	return ui.El("div",
		ui.Emblem(b.table.Face.Seat(seat), ""),
		ui.El("span", s.Game.SeatName(seat), ui.Text("span.hide-s", " "+say("table.decides")), ui.Text("small", player))).Class("whose", "p-"+b.table.Face.Seat(seat))
}

// boardFrame holds the game's own board and what lies over it.
type boardFrame struct {
	app.Compo
	Sight *face.Sight
	table *Table
}

func (b *boardFrame) Render() app.UI {
	over := b.table.Face.Over(b.Sight)
	if over == nil {
		over = app.Text("")
	}
	taught := ""
	if b.table.Lesson.speaks() {
		taught = "taught"
	}
	return ui.El("div", b.table.Face.Board(b.Sight.OnBoard()), over, b.table.Trial.trialBar(), b.table.Lesson.lessonCard(), b.table.Example.exampleCard()).Class("boardframe", taught)
}

// historyBar is the slider over the whole match.
type historyBar struct {
	app.Compo
	Seq      int
	Past     int
	Chapters []chapter
}

// track is the slider as it is now. While something is put off it still shows the answer before: the browser lays out and paints
// its marks anew for every one.
func (h *History) track() *historyBar {
	if !h.t.Saver.owed || h.Past != Now || h.bar == nil {
		h.bar = &historyBar{Seq: h.t.Session.Play.Seq(), Past: h.Past, Chapters: h.chapters()}
	}
	bar := *h.bar
	return &bar
}

// nameRoom is the room for the names of marks on a slider, in hundredths of its width.
type nameRoom struct{ share, taken int } // a name's width, and how far the names before it reach

// Beyond this a name stands before its mark.
const endOfNames = 88

// takes reports whether the next mark, at so many hundredths, has room for its name, and takes it.
func (r *nameRoom) takes(at int) bool {
	if at > endOfNames {
		at -= r.share
	}
	fits := at >= r.taken
	if fits {
		r.taken = at + r.share
	}
	return fits
}

// The slider counts backwards from now: its value stays 0 while the match grows, however
// the browser orders the change of its ends.
func (h *historyBar) Render() app.UI {
	at, label, small := h.Seq, say("history.now"), say("history.seq", h.Seq)
	if h.Past != Now {
		at, label, small = h.Past, say("history.past", h.Past), say("history.of", h.Seq)
	}
	var marks []app.UI
	wide, narrow := nameRoom{share: 9}, nameRoom{share: 33}
	for _, c := range h.Chapters {
		at := 100 * c.Seq / max(h.Seq, 1)
		left, name := percent(c.Seq, h.Seq), "em"
		if at > endOfNames {
			name = "em.e" // it stands before its mark: there is no room behind
		}
		marks = append(marks, ui.El("i.t").Style("left", left))
		if !narrow.takes(at) {
			name += ".wide" // small windows leave it out
		}
		if wide.takes(at) {
			marks = append(marks, ui.Text(name, c.Name).Style("left", left))
		}
	}
	return ui.El("nav.history",
		bind(ui.El("button.btn.quiet").Aria("label", say("history.back")).Attr("disabled", at == 0), &lookAt{Seq: max(at-1, 0)}).Attr("data-do", "look").Body(ui.Icon("i-prev")),
		ui.El("label",
			ui.Text("span.sr", say("history.number")),
			ui.El("span.marks aria-hidden=true", marks),
			app.ElemSelfClosing("input").Attr("type", "range").ID("history").Attr("min", -h.Seq).Attr("max", 0).Attr("value", at-h.Seq).Aria("valuetext", say("history.shown", label, small)).OnInput(h.slide)),
		bind(ui.El("button.btn.quiet").Aria("label", say("history.on")).Attr("disabled", h.Past == Now), &lookAt{Seq: at + 1}).Attr("data-do", "look").Body(ui.Icon("i-next")),
		bind(ui.El("button.btn.quiet").Aria("label", say("history.now")).Attr("disabled", h.Past == Now), &lookAt{Seq: h.Seq}).Attr("data-do", "look").Body(ui.Icon("i-last")),
		ui.El("output", ui.Text("b", label), small)).Aria("label", say("history.title"))
}

func (h *historyBar) slide(ctx app.Context, _ app.Event) {
	send(ctx, &lookAt{Seq: h.Seq + atoi(ctx.JSSrc().Get("value").String())})
}

// boardTab is the tab of a narrow screen that shows the board instead of the sheet.
const boardTab = "board"

// sheet is the side sheet: the game's panels and the log.
type sheet struct {
	app.Compo
	Sight *face.Sight
	Tab   string
	table *Table
}

func (s *sheet) Render() app.UI {
	panels := s.table.Face.Panels(s.Sight)
	tabs := []app.UI{tab(boardTab, say("table.board"), "i-map", s.Tab == "" || s.Tab == boardTab).Class("tab-board")}
	var body func() app.UI
	chosen := s.Tab
	if (chosen == "" || chosen == boardTab) && len(panels) > 0 {
		chosen = panels[0].ID
	}
	for _, p := range panels {
		tabs = append(tabs, tab(p.ID, p.Title, p.Icon, p.ID == chosen))
		if p.ID == chosen {
			body = p.Body
		}
	}
	if s.table.Session == nil { // there is no log to look at
		switch {
		case body == nil && len(panels) > 0:
			body = panels[0].Body
		case body == nil:
			body = func() app.UI { return app.Text("") }
		}
	} else {
		tabs = append(tabs, tab("log", say("table.log"), "i-log", body == nil))
	}
	if body == nil {
		chosen = "log"
		body = func() app.UI { return &logView{Version: s.Sight.Version, Sight: s.Sight, table: s.table} }
	}
	return ui.El("aside.sheet",
		ui.El("div.tabs", ui.El("div role=tablist", tabs), ui.El("button type=button data-rule=all", ui.Icon("i-book"), say("table.rules"))),
		ui.El("div#panel role=tabpanel tabindex=0", body()).Class("panel", chosen)).Attr("data-seq", itoa(s.Sight.Seq))
}

func tab(id, title, icon string, chosen bool) app.HTMLElem {
	selected := "false"
	if chosen {
		selected = "true"
	}
	return bind(ui.El("button role=tab").ID("tab-"+id).Aria("selected", selected), &chooseTab{ID: id}).Body(ui.AnyIcon(icon), app.Text(title))
}
