package blockwar

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/atlas"
	"interbellum/app/face"
	"interbellum/app/layout"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// Board is the map with everything that lies on it.
func (f *Face) Board(s *face.Sight) app.UI {
	return &board{Face: faceOn(f, s), Sight: s, Picture: f.Book}
}

// board draws the layers of the map and hears the taps on them.
type board struct {
	app.Compo
	Face    *Face
	Sight   *face.Sight
	Picture *rules.Book // what the picture shows
	hidden  bool        // pieces are hidden

	ground, halos, spots, pills, stacks []ui.Part

	book      *rules.Book // that corrected is of
	corrected string
}

// OnUpdate sees to it that what is asked about is in sight, once the board is painted.
func (b *board) OnUpdate(ctx app.Context) { ctx.Defer(func(app.Context) { atlas.Reveal() }) }

func (b *board) Render() app.UI {
	s := b.Sight
	v, l := b.Face.view(s), b.Face.Layout()
	t := targetsOf(b.Face, s, v)
	t.pickUp(s)
	p := placesIn(l, b.Face, s, t, focusOf(s, v))
	b.ground, b.halos, b.spots = ui.Kept(b.ground, grounds(l, v)), ui.Kept(b.halos, p.Halos()), ui.Kept(b.spots, p.Spots())
	b.pills, b.stacks = ui.Kept(b.pills, p.Pills()), ui.Kept(b.stacks, stacks(l, v, t))
	if b.book != v.View.Book {
		b.book, b.corrected = v.View.Book, corrections(l, b.Picture, v.View.Book)
	}
	class := "section.boardview.blocks"
	if b.hidden {
		class += ".hidepieces"
	}
	layer := func(class string, parts ...any) app.HTMLElem {
		return ui.Draw("svg.layer."+class, parts...).Attr("viewBox", box(l))
	}
	view := ui.El(class,
		ui.El("div.stage",
			ui.El("div#board-picture"),
			layer("ground", &ui.Layer{Parts: b.ground}),
			layer("halos", &ui.Layer{Parts: b.halos}).Class([]string{"even", "odd"}[s.Seq&1]).Attr("aria-hidden", "true"),
			layer("areas", &ui.Layer{Parts: b.spots}).Attr("role", "group").Attr("aria-label", v.Say("board.areas")).OnClick(b.tap),
			ui.El("div#board-lines"),
			layer("names", &ui.Layer{Parts: b.pills}),
			layer("top", &ui.Layer{Class: "stacks", Parts: b.stacks}).OnClick(b.tap).On(atlas.LiftEvent, b.lift),
			ui.El("div#board-moment aria-hidden=true")),
		atlas.Tools(b.hidden, b.hide),
		ui.El("div.legend#legend popover=auto role=dialog").Aria("label", v.Say("board.legend")),
		&atlas.Chooser{Face: b.Face, Sight: s, Board: l, Legal: b.legal}).
		Aria("label", v.Say("board.label")).Attr("data-board", "web/boards/"+l.ID+".svg").Attr("data-width", strconv.Itoa(l.ViewBox[2])).Attr("data-height", strconv.Itoa(l.ViewBox[3])).
		Attr("data-legend", "boards/"+b.Face.ID+"-legend.html")
	if b.corrected != "" {
		view.Attr("data-corrections", b.corrected)
	}
	return view
}

func (b *board) hide(app.Context, app.Event) { b.hidden = !b.hidden }

func (b *board) tap(ctx app.Context, e app.Event) { atlas.Tap(ctx, e, b.Sight, b.legal) }

// lift says where a piece that is dragged may be put down.
func (b *board) lift(_ app.Context, e app.Event) { atlas.Lift(e, b.Sight, landing(b.Face, b.Sight)) }

// landing names the areas that an answer is given on.
func landing(f *Face, s *face.Sight) func(engine.Choice) []string {
	v := f.view(s)
	return func(c engine.Choice) (areas []string) {
		for _, a := range placesOf(v, s.Asked[0], c) {
			areas = append(areas, v.Place(a).Slug)
		}
		return areas
	}
}

// Spot is where an area is on the board.
func (f *Face) Spot(area string) (board string, x, y float64, found bool) {
	l := f.Layout()
	a := l.Area(area)
	if a == nil {
		return "", 0, 0, false
	}
	p := l.Middle(a)
	return l.ID, p.X, p.Y, true
}

var _ face.Mapped = (*Face)(nil)

// box is the whole of a board.
func box(l *layout.Board) string { return fmt.Sprintf("0 0 %d %d", l.ViewBox[2], l.ViewBox[3]) }

// legal are the answers that belong to an area.
func (b *board) legal(area string) []engine.Choice {
	return targetsOf(b.Face, b.Sight, b.Face.view(b.Sight)).of(area)
}

func placesIn(l *layout.Board, game *Face, s *face.Sight, t *targets, f focus) *atlas.Places {
	return &atlas.Places{Board: l, Legal: t.of, At: game.Place(f.at).Slug,
		Says: func(c engine.Choice) string { return game.Label(s, s.Asked[0], c).Text },
		Name: func(area string) string { return l.Area(area).Name },
		From: func(area string) bool { return area == game.Place(f.from).Slug }}
}

// focus is the area that the question is about: where a unit comes from, or where a Battle is fought.
type focus struct{ at, from rules.Area }

func focusOf(s *face.Sight, v *View) (f focus) {
	if v.Battle != nil {
		f.at = v.Battle.Area
	}
	if len(s.Asked) == 0 || s.Past {
		return f
	}
	switch d := s.Asked[0]; {
	case d.About.Class() != "area":
	case d.Kind == "move-to" || d.Kind == "rebase-to":
		f.from = v.AreaOf(d.About)
	default:
		f.at = v.AreaOf(d.About)
	}
	return f
}

func grounds(l *layout.Board, v *View) (parts []ui.Part) {
	for i := range l.Areas {
		x := &l.Areas[i]
		a, _ := v.ParseArea(x.ID)
		g := &atlas.Ground{ID: x.ID, Path: x.Ground()}
		if g.Path != "" {
			g.Owner, g.Name = groundOf(v, a), v.bare(controllerOf(v, a))
			g.Gained = g.Owner != "" && !atHome(v, a)
		}
		parts = append(parts, g)
	}
	return parts
}

// groundOf is whose colour the ground of an area has: what a Power brings along keeps the Power's own.
func groundOf(v *View, a rules.Area) string {
	switch f := controllerOf(v, a); {
	case f == rules.NoFaction:
		return ""
	case atHome(v, a):
		return v.slugOf(v.Place(a).Nation)
	default:
		return v.Slug(f)
	}
}

// atHome reports whether an area is controlled by the player to whose Side it belongs as it is printed: a Side that fights apart, or
// the Faction of its Nation.
func atHome(v *View, a rules.Area) bool {
	home := v.Book.SideOf(v.Place(a).Nation)
	if home.Plays() {
		home = v.NationFacts(v.Place(a).Of).Faction
	}
	return v.PlayerOf(controllerOf(v, a)) == v.PlayerOf(home)
}
