package atlas

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/layout"
	"interbellum/app/ui"
	"interbellum/engine"
)

// chooseAction asks for the chooser of an area.
const chooseAction = "choose-area"

// Choose opens the chooser for an area.
func Choose(ctx app.Context, area string) { ctx.NewActionWithValue(chooseAction, area) }

// Chooser lists the answers of one area where there are several.
type Chooser struct {
	app.Compo
	Face  face.Face
	Sight *face.Sight
	Board *layout.Board
	Legal func(area string) []engine.Choice
	area  string
	seq   int // of the question it was opened for
}

// OnMount listens for taps on areas with several answers.
func (c *Chooser) OnMount(ctx app.Context) { ctx.Handle(chooseAction, c.open) }

func (c *Chooser) open(ctx app.Context, action app.Action) {
	c.area, _ = action.Value.(string)
	c.seq = c.Sight.Seq
	ctx.Defer(func(app.Context) { popover("showPopover") })
}

// OnUpdate closes the list when its question is gone.
func (c *Chooser) OnUpdate(app.Context) {
	if c.area != "" && c.seq != c.Sight.Seq {
		c.area = ""
		popover("hidePopover")
	}
}

func popover(what string) {
	if app.IsClient {
		if box := app.Window().GetElementByID("chooser"); box.Truthy() {
			box.Call(what)
		}
	}
}

func (c *Chooser) Render() app.UI {
	box := ui.El("div.chooser#chooser popover=auto role=dialog").Aria("label", say("board.chooser"))
	s := c.Sight
	if c.area == "" || len(s.Asked) == 0 || s.Past || c.seq != s.Seq {
		return box
	}
	d := s.Asked[0]
	legal := c.Legal(c.area)
	var rows []app.UI
	for _, x := range face.Labels(c.Face, s, d) {
		if slices.Contains(legal, x.Choice) {
			rows = append(rows, ui.El("li", &chooserRow{Label: x.Label, Seat: int(d.Seat), Words: x.Choice.Words()}))
		}
	}
	return box.Body(
		ui.El("header", ui.Text("h2", c.Board.Area(c.area).Name), ui.Text("small", say("board.choices", len(legal)))),
		ui.El("ul", rows))
}

// chooserRow is one answer in the chooser.
type chooserRow struct {
	app.Compo
	Label face.Label
	Seat  int
	Words string
	asked bool
}

func (r *chooserRow) Render() app.UI {
	text := r.Label.Text
	if r.asked {
		text = say("board.sure")
	}
	icon := app.UI(ui.El("span"))
	if r.Label.Icon != "" {
		icon = ui.AnyIcon(r.Label.Icon)
	}
	return ui.El("button.choice type=button", icon, ui.El("span", ui.Text("b", text), ui.Text("small", r.note()))).Attr("data-answer", r.Words).OnClick(r.press)
}

// note is what the answer does, and the odds of the check that it leads to.
func (r *chooserRow) note() string {
	if r.Label.Note != "" && r.Label.Odds != "" {
		return say("board.odds", r.Label.Note, r.Label.Odds)
	}
	return r.Label.Note + r.Label.Odds
}

func (r *chooserRow) press(ctx app.Context, _ app.Event) {
	if r.Label.Grave && !r.asked {
		r.asked = true
		return
	}
	r.asked = false
	face.Give(ctx, engine.Seat(r.Seat), r.Words)
}
