package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/match"
	"interbellum/app/ui"
)

// table is the screen on which a match is played: board, question, history and sheet,
// each a component that draws itself again when the version has changed.
type table struct {
	app.Compo
	Version int
	desk    *Desk
}

func (t *table) Render() app.UI {
	d := t.desk
	sight := d.Sight()
	return app.Main().Class("table").Body(
		&topBar{Sight: sight, Title: d.Info.Title, face: d.Face},
		&boardFrame{Sight: sight, face: d.Face},
		&decisionBar{Sight: sight, CanUndo: !sight.Past && d.Session.CanUndo(), Over: d.over(), face: d.Face},
		&historyBar{Seq: d.Session.Seq(), Past: d.Past, Chapters: d.chapters()},
		&sheet{Sight: sight, Tab: d.Tab, face: d.Face, session: d.Session},
	)
}

func (d *Desk) over() bool {
	_, over := d.Session.Result()
	return over
}

// topBar says what is played and who decides.
type topBar struct {
	app.Compo
	Sight *face.Sight
	Title string
	face  face.Face
}

func (b *topBar) Render() app.UI {
	s := b.Sight
	scenario, _ := s.Game.ScenarioByID(s.Header.Scenario)
	sub := s.Game.Name
	if scenario.Number != "" {
		sub += " " + scenario.Number
	}
	return app.Header().Class("topbar").Body(
		press(ui.IconButton("i-back", "Back to your games"), doHome, "", 0),
		app.Div().Class("title").Body(app.B().Text(b.Title), app.Span().Text(sub)),
		b.face.Facts(s),
		app.Span().Class("grow"),
		b.whose(),
		press(ui.IconButton("i-link", "Link to this match"), doLink, "", 0),
		press(ui.IconButton("i-theme", "Light or dark"), doTheme, "", 0).Class("hide-s"),
	)
}

// whose names the seat that decides.
func (b *topBar) whose() app.UI {
	s := b.Sight
	if s.Past || len(s.Asked) == 0 {
		return app.Span().Class("hide-s")
	}
	seat := s.Asked[0].Seat
	return app.Div().Class("whose", "p-"+b.face.Seat(seat)).Body(
		ui.Emblem(b.face.Seat(seat), ""),
		app.Span().Body(app.Text(s.Game.SeatName(seat)+" decides"), app.Small().Text(s.Player(seat))))
}

// boardFrame holds the game's own board and what lies over it.
type boardFrame struct {
	app.Compo
	Sight *face.Sight
	face  face.Face
}

func (b *boardFrame) Render() app.UI {
	over := b.face.Over(b.Sight)
	if over == nil {
		over = app.Text("")
	}
	return app.Div().Class("boardframe").Body(b.face.Board(b.Sight), over)
}

// historyBar is the slider over the whole match.
type historyBar struct {
	app.Compo
	Seq      int
	Past     int
	Chapters []chapter
}

// chapter is a mark on the slider: where a turn begins.
type chapter struct {
	Seq  int
	Name string
}

func (h *historyBar) Render() app.UI {
	at, label, small := h.Seq, "Now", "answer "+itoa(h.Seq)
	if h.Past != Now {
		at, label, small = h.Past, "Answer "+itoa(h.Past), "of "+itoa(h.Seq)
	}
	var marks []app.UI
	for _, c := range h.Chapters {
		left := percent(c.Seq, h.Seq)
		marks = append(marks, app.I().Class("t").Style("left", left), app.Em().Style("left", left).Text(c.Name))
	}
	return app.Nav().Class("history").Aria("label", "History").Body(
		press(app.Button().Class("btn quiet").Aria("label", "One step back").Disabled(at == 0), doLook, "", max(at-1, 0)).Body(ui.Icon("i-prev")),
		app.Label().Body(
			app.Span().Class("sr").Text("Answer number"),
			app.Span().Class("marks").Aria("hidden", "true").Body(marks...),
			app.Input().Type("range").ID("history").Min(0).Max(h.Seq).Value(at).OnInput(h.slide)),
		press(app.Button().Class("btn quiet").Aria("label", "One step on").Disabled(h.Past == Now), doLook, "", at+1).Body(ui.Icon("i-next")),
		press(app.Button().Class("btn quiet").Aria("label", "Now").Disabled(h.Past == Now), doLook, "", h.Seq).Body(ui.Icon("i-last")),
		app.Output().Body(app.B().Text(label), app.Text(small)))
}

func (h *historyBar) slide(ctx app.Context, _ app.Event) {
	do(ctx, doLook, "", atoi(ctx.JSSrc().Get("value").String()))
}

// sheet is the side sheet: the game's panels and the log.
type sheet struct {
	app.Compo
	Sight   *face.Sight
	Tab     string
	face    face.Face
	session *match.Session
}

func (s *sheet) Render() app.UI {
	panels := s.face.Panels(s.Sight)
	var tabs []app.UI
	body := app.UI(nil)
	chosen := s.Tab
	if chosen == "" && len(panels) > 0 {
		chosen = panels[0].ID
	}
	for _, p := range panels {
		tabs = append(tabs, tab(p.ID, p.Title, p.Icon, p.ID == chosen))
		if p.ID == chosen {
			body = p.Body
		}
	}
	tabs = append(tabs, tab("log", "Log", "i-log", body == nil))
	if body == nil {
		chosen = "log"
		body = &logView{Version: s.Sight.Version, Sight: s.Sight, face: s.face, session: s.session}
	}
	return app.Aside().Class("sheet").Body(
		app.Div().Class("tabs").Role("tablist").Body(tabs...),
		app.Div().Class("panel", chosen).Role("tabpanel").Body(body))
}

func tab(id, title, icon string, chosen bool) app.UI {
	selected := "false"
	if chosen {
		selected = "true"
	}
	return press(app.Button().Role("tab").Aria("selected", selected), doTab, id, 0).Body(ui.AnyIcon(icon), app.Text(title))
}
