package cataclysm

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/atlas"
	"interbellum/app/face"
	"interbellum/app/layout"
	"interbellum/app/ui"
	"interbellum/engine"
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
func (b *board) OnUpdate(ctx app.Context) { ctx.Defer(func(app.Context) { atlas.Reveal() }) }

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
			atlas.Tools(b.hidden, b.hide),
			app.Elem("div").ID("legend").Class("legend").Attr("popover", "auto").Role("dialog").Aria("label", "Signs of the map"),
			&atlas.Chooser{Face: Face{}, Sight: s, Legal: b.legal})
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
		atlas.Choose(ctx, id)
	}
}

// legal are the answers that belong to an area, for its chooser.
func (b *board) legal(area string) (string, []engine.Choice) {
	a, _ := rules.ParseArea(area)
	return a.Name(), targetsOf(b.Sight, viewOf(b.Sight)).areas[a]
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

func (b *board) hide(app.Context, app.Event) { b.hidden = !b.hidden }

func grounds(l *layout.Board, v *rules.View) (list []ui.Part) {
	for i := range l.Areas {
		x := &l.Areas[i]
		a, _ := rules.ParseArea(x.ID)
		g := &atlas.Ground{Path: x.Ground()}
		if here := areaView(v, a); g.Path != "" && here.Controller != rules.NoPower && here.Controller != rules.Neutral {
			g.Owner = here.Controller.String()
			g.Gained = a.Place().Owner != here.Controller
		}
		list = append(list, g)
	}
	return list
}

func halos(l *layout.Board, t *targets) (list []ui.Part) {
	for i := range l.Areas {
		a, _ := rules.ParseArea(l.Areas[i].ID)
		list = append(list, &atlas.Halo{ID: l.Areas[i].ID, Glow: len(t.areas[a]) > 0})
	}
	return list
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

func spotOf(s *face.Sight, l *layout.Board, x *layout.Area, t *targets, f *focus) *atlas.Spot {
	a, _ := rules.ParseArea(x.ID)
	p := &atlas.Spot{ID: x.ID, Hit: l.Block(x)}
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

func pills(l *layout.Board, t *targets, f *focus) (list []ui.Part) {
	for i := range l.Areas {
		x := &l.Areas[i]
		a, _ := rules.ParseArea(x.ID)
		p := &atlas.Pill{Name: x.Name, Box: x.NameBox()}
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
