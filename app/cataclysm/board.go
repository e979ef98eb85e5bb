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

	drawn     *layout.Board // that corrected is of, and its Book
	book      *rules.Book
	corrected string
}

// OnUpdate sees to it that what is asked about is in sight, once the board is painted.
func (b *board) OnUpdate(ctx app.Context) {
	ctx.Defer(func(ctx app.Context) {
		if b.next != 0 {
			ui.AfterPaint(ctx, b.turn)
			return
		}
		atlas.Reveal()
	})
}

func (b *board) Render() app.UI {
	s := b.Sight
	v := viewOf(s)
	t, f := targetsOf(s, v), focusOf(s, v)
	b.follow(s, v, t, f)
	l := pictureOf(b.shown)
	p := placesIn(l, s, t, f)
	b.ground, b.halos, b.spots = ui.Kept(b.ground, grounds(l, v)), ui.Kept(b.halos, p.Halos()), ui.Kept(b.spots, p.Spots())
	b.pills, b.stacks = ui.Kept(b.pills, p.Pills()), ui.Kept(b.stacks, stacks(l, v, t, f))
	box := fmt.Sprintf("0 0 %d %d", l.ViewBox[2], l.ViewBox[3])
	class := "boardview"
	if b.hidden {
		class += " hidepieces"
	}
	if b.drawn != l || b.book != v.Book {
		b.drawn, b.book, b.corrected = l, v.Book, corrections(l, v.Book)
	}
	view := app.Elem("section").Class(class).Aria("label", say("board")).Attr("data-board", "web/boards/"+l.ID+".svg").
		Attr("data-width", strconv.Itoa(l.ViewBox[2])).Attr("data-height", strconv.Itoa(l.ViewBox[3])).Attr("data-out", absent(v)).Attr("data-treaty", hasMarker(v, rules.WashingtonNavalTreaty)).
		Body(
			app.Elem("div").Class("stage").Body(
				app.Elem("div").ID("board-picture"),
				ui.SVG("svg").Class("layer ground").Attr("viewBox", box).Body(&ui.Layer{Parts: b.ground}),
				ui.SVG("svg").Class("layer", "halos", []string{"even", "odd"}[s.Seq&1]).Attr("viewBox", box).Attr("aria-hidden", "true").Body(&ui.Layer{Parts: b.halos}),
				ui.SVG("svg").Class("layer areas").Attr("viewBox", box).Attr("role", "group").Attr("aria-label", say("board.areas")).
					OnClick(b.tap).Body(&ui.Layer{Parts: b.spots}),
				app.Elem("div").ID("board-lines"),
				ui.SVG("svg").Class("layer names").Attr("viewBox", box).Body(&ui.Layer{Parts: b.pills}),
				ui.SVG("svg").Class("layer top").Attr("viewBox", box).OnClick(b.tap).On(atlas.LiftEvent, b.lift).Body(
					&ui.Layer{Class: "stacks", Parts: b.stacks},
					ui.SVG("g").Class("approach").Body(approaches(l, v, f)...)),
				b.ways(l),
				app.Elem("div").ID("board-moment").Attr("aria-hidden", "true")),
			b.switches(v.Book, t),
			atlas.Tools(b.hidden, b.hide),
			app.Elem("div").ID("legend").Class("legend").Attr("popover", "auto").Role("dialog").Aria("label", say("board.legend")),
			&atlas.Chooser{Face: Face{}, Sight: s, Board: l, Legal: b.legal})
	if b.corrected != "" {
		view.Attr("data-corrections", b.corrected)
	}
	if b.next != 0 {
		view.Attr("data-turning", pictureOf(b.next).ID)
	}
	return view
}

func (b *board) tap(ctx app.Context, e app.Event) { atlas.Tap(ctx, e, b.Sight, b.legal) }

// lift says where a piece that is dragged may be put down.
func (b *board) lift(_ app.Context, e app.Event) { atlas.Lift(e, b.Sight, landing(viewOf(b.Sight))) }

// landing names the areas that an answer is given on.
func landing(v *rules.View) func(engine.Choice) []string {
	return func(c engine.Choice) (areas []string) {
		for _, a := range placesOf(v, c) {
			areas = append(areas, a.String())
		}
		return areas
	}
}

// legal are the answers that belong to an area.
func (b *board) legal(area string) []engine.Choice {
	return targetsOf(b.Sight, viewOf(b.Sight)).of(area)
}

func placesIn(l *layout.Board, s *face.Sight, t *targets, f *focus) *atlas.Places {
	return &atlas.Places{Board: l, Legal: t.of, At: f.target.String(),
		Says: func(c engine.Choice) string { return Face{}.Label(s, s.Asked[0], c).Text },
		Name: func(area string) string { a, _ := rules.ParseArea(area); return areaName(a) },
		From: func(area string) bool { a, _ := rules.ParseArea(area); return f.from[a] }}
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
		g := &atlas.Ground{ID: x.ID, Path: x.Ground()}
		if here := areaView(v, a); g.Path != "" && here.Controller != rules.NoPower && here.Controller != rules.Neutral {
			g.Owner, g.Name = here.Controller.String(), powerText(here.Controller).String()
			g.Gained = v.Place(a).Owner != here.Controller
		}
		list = append(list, g)
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
