package cataclysm

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/layout"
	"interbellum/app/ui"
	rules "interbellum/engine/cataclysm"
)

// Board is the map with everything that lies on it.
func (Face) Board(s *face.Sight) app.UI { return &board{Sight: s} }

// board draws the layers of the map and hears the taps on them.
type board struct {
	app.Compo
	Sight  *face.Sight
	hidden bool // pieces are hidden
	maps
	ground, halos, spots, pills, stacks []ui.Part
}

// OnUpdate sees to it that what is asked about is in sight, once the board is painted.
func (b *board) OnUpdate(ctx app.Context) { ctx.Defer(func(app.Context) { reveal() }) }

func reveal() {
	if !app.IsClient {
		return
	}
	if page := app.Window().Get("interbellum"); page.Truthy() && page.Get("reveal").Truthy() {
		page.Call("reveal")
	}
}

func (b *board) Render() app.UI {
	s := b.Sight
	v := viewOf(s)
	t, f := targetsOf(s, v), focusOf(s, v)
	b.follow(s, v, t, f)
	l := pictureOf(b.shown)
	b.ground, b.halos, b.spots = ui.Kept(b.ground, grounds(l, v)), ui.Kept(b.halos, halos(l, t)), ui.Kept(b.spots, spots(s, l, t, f))
	b.pills, b.stacks = ui.Kept(b.pills, pills(l, t, f)), ui.Kept(b.stacks, stacks(l, v, t, f))
	box := fmt.Sprintf("0 0 %d %d", l.ViewBox[2], l.ViewBox[3])
	class := "boardview"
	if b.hidden {
		class += " hidepieces"
	}
	return app.Elem("section").Class(class).Aria("label", "Board").Attr("data-board", "web/boards/"+l.ID+".svg").
		Attr("data-width", strconv.Itoa(l.ViewBox[2])).Attr("data-height", strconv.Itoa(l.ViewBox[3])).Attr("data-out", absent(v)).Attr("data-treaty", hasMarker(v, rules.WashingtonNavalTreaty)).
		Body(
			app.Elem("div").Class("stage").Body(
				app.Elem("div").ID("board-picture"),
				ui.SVG("svg").Class("layer ground").Attr("viewBox", box).Body(&ui.Layer{Parts: b.ground}),
				ui.SVG("svg").Class("layer", "halos", []string{"even", "odd"}[s.Seq&1]).Attr("viewBox", box).Attr("aria-hidden", "true").Body(&ui.Layer{Parts: b.halos}),
				ui.SVG("svg").Class("layer areas").Attr("viewBox", box).Attr("role", "group").Attr("aria-label", "Areas that can be chosen").
					OnClick(b.tap).Body(&ui.Layer{Parts: b.spots}),
				app.Elem("div").ID("board-lines"),
				ui.SVG("svg").Class("layer top").Attr("viewBox", box).OnClick(b.tap).Body(
					&ui.Layer{Parts: b.pills},
					&ui.Layer{Class: "stacks", Parts: b.stacks},
					ui.SVG("g").Class("approach").Body(approaches(l, v, f)...)),
				b.ways(l)),
			b.switches(t),
			b.tools(),
			app.Elem("div").ID("legend").Class("legend").Attr("popover", "auto").Role("dialog").Aria("label", "Signs of the map"),
			&chooser{Sight: s})
}

// tap gives the only answer of what was tapped, a piece or else its area, or opens the chooser of the area.
func (b *board) tap(ctx app.Context, e app.Event) {
	own := e.Get("target").Call("closest", "[data-answer],[data-tap]")
	if !own.Truthy() || len(b.Sight.Asked) == 0 || b.Sight.Past {
		return
	}
	if piece := own.Get("dataset").Get("answer"); piece.Truthy() {
		face.Give(ctx, b.Sight.Asked[0].Seat, piece.String())
		return
	}
	id := own.Get("dataset").Get("tap").String()
	a, _ := rules.ParseArea(id)
	if legal := targetsOf(b.Sight, viewOf(b.Sight)).areas[a]; len(legal) == 1 {
		face.Give(ctx, b.Sight.Asked[0].Seat, legal[0].Words())
	} else {
		ctx.NewActionWithValue(chooseAction, id)
	}
}

// absent lists the powers that this match leaves out.
func absent(v *rules.View) string {
	var out []string
	for p := rules.France; p <= rules.PowerCount; p++ {
		if powerView(v, p).Power == rules.NoPower {
			out = append(out, p.String())
		}
	}
	return strings.Join(out, " ")
}

func (b *board) tools() app.UI {
	tool := func(icon, name, what string) app.UI {
		return app.Elem("button").Attr("type", "button").Title(name).Aria("label", name).Body(ui.Icon(icon)).
			OnClick(func(app.Context, app.Event) { boardCall(what) }, app.EventScope(what))
	}
	return app.Elem("div").Class("viewtools").Body(
		tool("i-plus", "Closer", "zoomIn"), tool("i-minus", "Further away", "zoomOut"), tool("i-fit", "Whole board", "fit"),
		app.Elem("button").Attr("type", "button").Title("Hide the pieces").Aria("label", "Hide the pieces").Aria("pressed", strconv.FormatBool(b.hidden)).
			Body(ui.Icon("i-eye")).OnClick(b.hide),
		app.Elem("button").Attr("type", "button").Title("Signs of the map").Aria("label", "Signs of the map").Attr("popovertarget", "legend").Body(ui.Icon("i-map")))
}

func (b *board) hide(app.Context, app.Event) { b.hidden = !b.hidden }

func boardCall(what string, args ...any) {
	if page := app.Window().Get("interbellum"); page.Truthy() && page.Get("board").Truthy() {
		page.Get("board").Call(what, args...)
	}
}

// ground is an area in its controller's colour.
type ground struct {
	Path   string
	Owner  string
	Gained bool // not in print: hatched more strongly
}

func (g *ground) Same(other ui.Part) bool { x, is := other.(*ground); return is && *x == *g }

// Draw is the part in SVG.
func (g *ground) Draw() app.UI {
	if g.Owner == "" {
		return ui.SVG("g")
	}
	hatch := "hatch"
	if g.Gained {
		hatch = "hatch gained"
	}
	return ui.SVG("g").Body(
		ui.Use(g.Path).Class("own", "p-"+g.Owner),
		ui.Use(g.Path).Class(hatch).Attr("fill", "url(#hatch-"+g.Owner+")"))
}

func grounds(l *layout.Board, v *rules.View) (list []ui.Part) {
	for i := range l.Areas {
		x := &l.Areas[i]
		a, _ := rules.ParseArea(x.ID)
		g := &ground{Path: x.Ground()}
		if here := areaView(v, a); g.Path != "" && here.Controller != rules.NoPower && here.Controller != rules.Neutral {
			g.Owner = here.Controller.String()
			g.Gained = a.Place().Owner != here.Controller
		}
		list = append(list, g)
	}
	return list
}

// halo is the glow of an area that may be chosen. All of them breathe together, as one
// picture that is drawn once. Like spots and pills it is in the page for every area from the
// start, and shown by its class: to put it in and take it out would cost an answer more than all the rest.
type halo struct {
	ID   string
	Glow bool
}

func (h *halo) Same(other ui.Part) bool { x, is := other.(*halo); return is && *x == *h }

// Draw is the part in SVG.
func (h *halo) Draw() app.UI {
	if h.Glow {
		return ui.SVG("g").Body(ui.Use("a-" + h.ID))
	}
	return ui.SVG("g").Class("off").Body(ui.Use("a-" + h.ID))
}

func halos(l *layout.Board, t *targets) (list []ui.Part) {
	for i := range l.Areas {
		a, _ := rules.ParseArea(l.Areas[i].ID)
		list = append(list, &halo{l.Areas[i].ID, len(t.areas[a]) > 0})
	}
	return list
}

// spot is an area that may be chosen, or that the question is about.
type spot struct {
	ID    string
	Hit   layout.Box
	State string // "legal", "chosen", "from" or ""
	Label string
	First bool // where the Tab key comes in
}

func (p *spot) Same(other ui.Part) bool { x, is := other.(*spot); return is && *x == *p }

// Draw is the part in SVG.
func (p *spot) Draw() app.UI {
	path, hit := "a-"+p.ID, p.Hit
	g := ui.SVG("g").Class("area", p.State).Attr("data-area", p.ID).Attr("data-x", ui.Num((hit.Left+hit.Right)/2)).Attr("data-y", ui.Num((hit.Top+hit.Bottom)/2)).
		Body(ui.Use(path).Class("halo"), ui.Use(path).Class("fill"), ui.Use(path).Class("edge"),
			ui.SVG("rect").Class("hit").Attr("x", ui.Num(hit.Left)).Attr("y", ui.Num(hit.Top)).Attr("width", ui.Num(hit.Right-hit.Left)).Attr("height", ui.Num(hit.Bottom-hit.Top)))
	if !strings.HasPrefix(p.State, "legal") {
		return g
	}
	tab := "-1"
	if p.First {
		tab = "0"
	}
	return g.Attr("role", "button").Attr("tabindex", tab).Attr("aria-label", p.Label).Attr("data-tap", p.ID)
}

// spots lists the seas first: where the block of an island reaches out over the water, a finger finds the island.
func spots(s *face.Sight, l *layout.Board, t *targets, f *focus) (list []ui.Part) {
	first := true
	for _, sea := range []bool{true, false} {
		for i := range l.Areas {
			if x := &l.Areas[i]; (x.Kind == "sea") == sea {
				p := spotOf(s, l, x, t, f)
				p.First = first && strings.HasPrefix(p.State, "legal")
				first = first && !p.First
				list = append(list, p)
			}
		}
	}
	return list
}

func spotOf(s *face.Sight, l *layout.Board, x *layout.Area, t *targets, f *focus) *spot {
	a, _ := rules.ParseArea(x.ID)
	p := &spot{ID: x.ID, Hit: l.Block(x)}
	switch legal := t.areas[a]; {
	case len(legal) > 0:
		p.State = "legal"
		p.Label = spotLabel(s, x.Name, t, a)
		if a == f.target {
			p.State = "legal chosen"
		}
	case a == f.target:
		p.State = "chosen"
	case f.from[a]:
		p.State = "from"
	}
	return p
}

// spotLabel says what a tap on an area does.
func spotLabel(s *face.Sight, name string, t *targets, a rules.Area) string {
	legal := t.areas[a]
	if len(legal) > 1 {
		return name + ": " + count(len(legal), "choice")
	}
	l := Face{}.Label(s, s.Asked[0], legal[0])
	if l.Text == name {
		return name
	}
	return name + ": " + l.Text
}

// pill is the name of an area that may be chosen, over the printed one.
type pill struct {
	State string
	Name  string
	Box   layout.Box
}

func (p *pill) Same(other ui.Part) bool { x, is := other.(*pill); return is && *x == *p }

// Draw is the part in SVG.
func (p *pill) Draw() app.UI {
	b := p.Box
	parts := []app.UI{ui.SVG("rect").Attr("x", ui.Num(b.Left-5)).Attr("y", ui.Num(b.Top-1)).Attr("width", ui.Num(b.Right-b.Left+10)).Attr("height", ui.Num(b.Bottom-b.Top+2)).Attr("rx", "11")}
	for i, text := range strings.Split(p.Name, "|") {
		parts = append(parts, ui.SVG("text").Attr("x", ui.Num((b.Left+b.Right)/2)).Attr("y", ui.Num(b.Top+16+layout.LineHeight*float64(i))).Text(text))
	}
	return ui.SVG("g").Class("lab", "pill", p.State).Body(parts...)
}

func pills(l *layout.Board, t *targets, f *focus) (list []ui.Part) {
	for i := range l.Areas {
		x := &l.Areas[i]
		a, _ := rules.ParseArea(x.ID)
		p := &pill{Name: x.Name, Box: x.NameBox()}
		if len(x.Label.Lines) > 1 {
			p.Name = strings.Join(x.Label.Lines, "|")
		}
		switch {
		case a == f.target:
			p.State = "chosen"
		case len(t.areas[a]) > 0:
			p.State = "legal"
		}
		list = append(list, p)
	}
	return list
}

// approach is an arrow from where units come to where they go.
type approach struct {
	app.Compo
	X1, Y1, X2, Y2 float64
}

func (p *approach) Render() app.UI {
	mx, my := (p.X1+p.X2)/2, (p.Y1+p.Y2)/2
	bend, dx, dy := .14, p.X2-p.X1, p.Y2-p.Y1
	short := max(0, 1-54/math.Hypot(dx, dy)) // the tip stays clear of the name and the pieces
	d := fmt.Sprintf("M%.0f %.0fQ%.0f %.0f %.0f %.0f", p.X1, p.Y1, mx+dy*bend, my-dx*bend, p.X1+dx*short, p.Y1+dy*short)
	return ui.SVG("path").Attr("d", d).Attr("marker-end", "url(#map-tip)")
}

func approaches(l *layout.Board, v *rules.View, f *focus) (list []app.UI) {
	to := l.Area(f.target.String())
	if to == nil {
		return nil
	}
	for a := rules.Area(1); a <= rules.AreaCount; a++ {
		if !f.from[a] || a == f.target {
			continue
		}
		if from := l.Area(a.String()); from != nil && (crumbOf(v, "operation") != nil || v.Battle != nil) {
			p, q := l.Middle(from), l.Middle(to)
			list = append(list, &approach{X1: p.X, Y1: p.Y, X2: q.X, Y2: q.Y})
		}
	}
	return list
}
