package cataclysm

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// chooseAction asks for the chooser of an area.
const chooseAction = "cataclysm-choose"

// chooser lists the answers of one area where there are several.
type chooser struct {
	app.Compo
	Sight *face.Sight
	area  rules.Area
	seq   int // of the question it was opened for
}

// OnMount listens for taps on areas with several answers.
func (c *chooser) OnMount(ctx app.Context) { ctx.Handle(chooseAction, c.open) }

func (c *chooser) open(ctx app.Context, action app.Action) {
	slug, _ := action.Value.(string)
	c.area, _ = rules.ParseArea(slug)
	c.seq = c.Sight.Seq
	ctx.Defer(func(app.Context) { popover("showPopover") })
}

// OnUpdate closes the list when its question is gone.
func (c *chooser) OnUpdate(app.Context) {
	if c.area != rules.Nowhere && c.seq != c.Sight.Seq {
		c.area = rules.Nowhere
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

func (c *chooser) Render() app.UI {
	box := ui.El("div.chooser#chooser popover=auto role=dialog aria-label=Choices of an area")
	s := c.Sight
	if c.area == rules.Nowhere || len(s.Asked) == 0 || s.Past || c.seq != s.Seq {
		return box
	}
	d := s.Asked[0]
	legal := targetsOf(s, viewOf(s)).areas[c.area]
	var rows []app.UI
	for _, answer := range legal {
		rows = append(rows, ui.El("li", &chooserRow{Label: Face{}.Label(s, d, answer), Seat: int(d.Seat), Words: answer.Words()}))
	}
	return box.Body(
		ui.El("header", ui.El("h2", c.area.Name()), ui.Text("small", count(len(legal), "choice"))),
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
		text = "Sure?"
	}
	icon := app.UI(ui.El("span"))
	if r.Label.Icon != "" {
		icon = ui.AnyIcon(r.Label.Icon)
	}
	return ui.El("button.choice type=button", icon, ui.El("span", ui.Text("b", text), ui.Text("small", joined(r.Label.Note, r.Label.Odds)))).Attr("data-answer", r.Words).OnClick(r.press)
}

func (r *chooserRow) press(ctx app.Context, _ app.Event) {
	if r.Label.Grave && !r.asked {
		r.asked = true
		return
	}
	r.asked = false
	face.Give(ctx, engine.Seat(r.Seat), r.Words)
}
