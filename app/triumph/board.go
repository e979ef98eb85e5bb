package triumph

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/atlas"
	"interbellum/app/face"
	"interbellum/app/layout"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/triumph"
)

// Board is the map with everything that lies on it.
func (Face) Board(s *face.Sight) app.UI { return &board{Sight: s} }

// board draws the layers of the map and hears the taps on them.
type board struct {
	app.Compo
	Sight  *face.Sight
	hidden bool // pieces are hidden

	ground, halos, spots, pills, stacks []ui.Part
}

// OnUpdate sees to it that what is asked about is in sight, once the board is painted.
func (b *board) OnUpdate(ctx app.Context) { ctx.Defer(func(app.Context) { atlas.Reveal() }) }

func (b *board) Render() app.UI {
	s := b.Sight
	v, l := viewOf(s), layout.Triumph()
	t, focus := targetsOf(s, v), focusOf(s, v)
	b.ground, b.halos, b.spots = ui.Kept(b.ground, grounds(l, v)), ui.Kept(b.halos, halos(l, t)), ui.Kept(b.spots, spots(s, l, t, focus))
	b.pills, b.stacks = ui.Kept(b.pills, pills(l, t, focus)), ui.Kept(b.stacks, stacks(l, v, t))
	box := fmt.Sprintf("0 0 %d %d", l.ViewBox[2], l.ViewBox[3])
	class := "section.boardview.triumph"
	if b.hidden {
		class += ".hidepieces"
	}
	layer := func(class string, parts ...any) app.HTMLElem {
		return ui.Draw("svg.layer."+class, parts...).Attr("viewBox", box)
	}
	return ui.El(class+" aria-label=Board",
		ui.El("div.stage",
			ui.El("div#board-picture"),
			layer("ground", &ui.Layer{Parts: b.ground}),
			layer("halos", &ui.Layer{Parts: b.halos}).Class([]string{"even", "odd"}[s.Seq&1]).Attr("aria-hidden", "true"),
			layer("areas", &ui.Layer{Parts: b.spots}).Attr("role", "group").Attr("aria-label", "Areas that can be chosen").OnClick(b.tap),
			ui.El("div#board-lines"),
			layer("top", &ui.Layer{Parts: b.pills}, &ui.Layer{Class: "stacks", Parts: b.stacks}).OnClick(b.tap)),
		atlas.Tools(b.hidden, b.hide),
		ui.El("div.legend#legend popover=auto role=dialog").Aria("label", "Signs of the map"),
		&atlas.Chooser{Face: Face{}, Sight: s, Legal: b.legal}).
		Attr("data-board", "web/boards/"+l.ID+".svg").Attr("data-width", strconv.Itoa(l.ViewBox[2])).Attr("data-height", strconv.Itoa(l.ViewBox[3])).
		Attr("data-legend", "boards/triumph-legend.html")
}

func (b *board) hide(app.Context, app.Event) { b.hidden = !b.hidden }

// tap gives the only answer of what was tapped, a block or else its area, or opens the chooser of the area.
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
	if _, legal := b.legal(id); len(legal) == 1 {
		face.Give(ctx, b.Sight.Asked[0].Seat, legal[0].Words())
		return
	}
	atlas.Choose(ctx, id)
}

// legal are the answers that belong to an area.
func (b *board) legal(area string) (string, []engine.Choice) {
	a, _ := rules.ParseArea(area)
	return a.Name(), targetsOf(b.Sight, viewOf(b.Sight)).areas[a]
}

// focus is the area that the question is about: where a unit comes from, or where a Battle is fought.
type focus struct{ at, from rules.Area }

func focusOf(s *face.Sight, v *rules.View) (f focus) {
	if v.Battle != nil {
		f.at = v.Battle.Area
	}
	if len(s.Asked) == 0 || s.Past {
		return f
	}
	switch d := s.Asked[0]; {
	case d.About.Class() != "area":
	case d.Kind == "move-to" || d.Kind == "rebase-to":
		f.from = areaOf(d.About)
	default:
		f.at = areaOf(d.About)
	}
	return f
}

func grounds(l *layout.Board, v *rules.View) (parts []ui.Part) {
	for i := range l.Areas {
		x := &l.Areas[i]
		a, _ := rules.ParseArea(x.ID)
		g := &atlas.Ground{Path: x.Ground()}
		if f := controllerOf(v, a); g.Path != "" && f != rules.NoFaction {
			// What a Power brings along keeps the Power's own colour.
			if g.Owner = slugOf(a.Place().Nation); a.Place().Of.Facts().Faction != f {
				g.Owner, g.Gained = f.String(), true
			}
		}
		parts = append(parts, g)
	}
	return parts
}

func halos(l *layout.Board, t *targets) (parts []ui.Part) {
	for i := range l.Areas {
		a, _ := rules.ParseArea(l.Areas[i].ID)
		parts = append(parts, &atlas.Halo{ID: l.Areas[i].ID, Glow: len(t.areas[a]) > 0})
	}
	return parts
}

// spots lists the seas first: where the block of an island reaches out over the water, a finger finds the island.
func spots(s *face.Sight, l *layout.Board, t *targets, f focus) (parts []ui.Part) {
	first := true
	for _, sea := range []bool{true, false} {
		for i := range l.Areas {
			if x := &l.Areas[i]; (x.Kind == "sea") == sea {
				p := spotOf(s, l, x, t, f)
				p.First = first && strings.HasPrefix(p.State, "legal")
				first = first && !p.First
				parts = append(parts, p)
			}
		}
	}
	return parts
}

func spotOf(s *face.Sight, l *layout.Board, x *layout.Area, t *targets, f focus) *atlas.Spot {
	a, _ := rules.ParseArea(x.ID)
	p := &atlas.Spot{ID: x.ID, Hit: l.Block(x)}
	switch legal := t.areas[a]; {
	case len(legal) > 0:
		p.State, p.Label = "legal", x.Name+": "+atlas.Choices(len(legal))
		if len(legal) == 1 {
			p.Label = x.Name
			if say := (Face{}).Label(s, s.Asked[0], legal[0]).Text; say != x.Name {
				p.Label += ": " + say
			}
		}
		if a == f.at {
			p.State = "legal chosen"
		}
	case a == f.at:
		p.State = "chosen"
	case a == f.from:
		p.State = "from"
	}
	return p
}

func pills(l *layout.Board, t *targets, f focus) (parts []ui.Part) {
	for i := range l.Areas {
		x := &l.Areas[i]
		a, _ := rules.ParseArea(x.ID)
		p := &atlas.Pill{Name: x.Name, Box: x.NameBox()}
		if len(x.Label.Lines) > 1 {
			p.Name = strings.Join(x.Label.Lines, "|")
		}
		switch {
		case a == f.at:
			p.State = "chosen"
		case len(t.areas[a]) > 0:
			p.State = "legal"
		}
		parts = append(parts, p)
	}
	return parts
}
