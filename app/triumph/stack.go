package triumph

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/atlas"
	"interbellum/app/layout"
	"interbellum/app/ui"
	"interbellum/engine/blockwar"
	rules "interbellum/engine/triumph"
)

// A tile is all blocks of an area that look alike to whoever looks: upright ones of others by their Nation alone.
type tile struct {
	Owner  string
	Body   string
	Sign   string // "" on a block whose face is turned away
	Name   string
	State  string // "may", "spent" or ""
	CV     int
	N      int
	X, Y   float64
	Answer string
}

// A sign is a marker beside the name of an area.
type sign struct {
	Owner string
	Sign  string
	Name  string
	N     int
	X, Y  float64
}

// stack is everything that lies in one area.
type stack struct {
	ID, Name string
	Side     float64
	Tiles    []tile
	Signs    []sign
	Legal    bool
}

func (s *stack) Same(other ui.Part) bool {
	x, is := other.(*stack)
	return is && x.ID == s.ID && x.Legal == s.Legal && slices.Equal(x.Tiles, s.Tiles) && slices.Equal(x.Signs, s.Signs)
}

// Draw is the part in SVG.
func (s *stack) Draw() app.UI {
	var parts, tiles []app.UI
	for _, t := range s.Signs {
		parts = append(parts, s.marker(t))
	}
	for _, t := range s.Tiles {
		tiles = append(tiles, s.block(t))
	}
	if tiles != nil {
		g := ui.Draw("g.stack role=img", tiles).Attr("aria-label", s.words())
		if s.Legal {
			g = g.Attr("data-tap", s.ID)
		}
		parts = append(parts, g)
	}
	return ui.Draw("g", parts)
}

func (s *stack) words() string {
	var names []string
	for _, t := range s.Tiles {
		if t.N > 1 {
			t.Name = strconv.Itoa(t.N) + " × " + t.Name
		}
		names = append(names, t.Name)
	}
	return s.Name + ": " + strings.Join(names, ", ")
}

func (s *stack) block(t tile) app.UI {
	p := atlas.Square(t.X, t.Y, s.Side).Class("piece", "p-"+t.Owner, t.State)
	if t.Answer != "" {
		p = p.Attr("data-answer", t.Answer)
	}
	return p.Body(append([]app.UI{ui.Draw("rect.rim x=1 y=5 width=46 height=42 rx=6")}, blockParts(t)...)...)
}

// blockParts are a block on the grid of 48: its body, its sign or, turned away, its Nation's emblem large.
func blockParts(t tile) []app.UI {
	parts := []app.UI{ui.Use(t.Body)}
	switch {
	case t.Sign == "":
		parts = append(parts, ui.Use("power-"+t.Owner).Class("face").Attr("x", "10").Attr("y", "17.5").Attr("width", "21").Attr("height", "21"))
	case strings.HasPrefix(t.Body, "block-lying"):
		parts = append(parts, ui.Use(t.Sign).Attr("x", "8.5").Attr("y", "9.5").Attr("width", "31").Attr("height", "31"))
	default:
		parts = append(parts, ui.Use(t.Sign).Attr("x", "5.2").Attr("y", "16.2").Attr("width", "30.5").Attr("height", "30.5"))
	}
	if t.Sign != "" {
		parts = append(parts, ui.Use("power-"+t.Owner).Class("badge").Attr("x", "-1").Attr("y", "-1.5").Attr("width", "15").Attr("height", "15"))
	}
	if t.N > 1 {
		parts = append(parts, atlas.Counted(t.N))
	}
	return parts
}

func (s *stack) marker(t sign) app.UI {
	parts := []app.UI{ui.Use("token"), ui.Use(t.Sign).Attr("x", "3.6").Attr("y", "3").Attr("width", "40.8").Attr("height", "40.8")}
	if t.N > 1 {
		parts = append(parts, atlas.Counted(t.N))
	}
	return ui.Draw("g.beside role=img", atlas.Square(t.X, t.Y, layout.Token).Class("piece", "p-"+t.Owner).Body(parts...)).Attr("aria-label", s.Name+": "+t.Name)
}

// tilesOf sorts what stands in an area into tiles: the own blocks, those that lie open, those turned away.
func tilesOf(v *rules.View, a rules.Area, t *targets) (tiles []tile, ground int) {
	var land, other []tile
	add := func(x tile, isLand bool) {
		group := &other
		if isLand {
			group = &land
		}
		if i := slices.IndexFunc(*group, func(y tile) bool { y.N, y.Answer = x.N, x.Answer; return y == x }); i >= 0 {
			(*group)[i].N += x.N
			return
		}
		*group = append(*group, x)
	}
	for i := range v.Units {
		if u := &v.Units[i]; u.Area == a {
			add(unitTile(u, t), rules.Chart()[u.Type].Class == blockwar.Ground)
		}
	}
	for _, x := range v.Upright {
		if x.Area == a {
			add(tile{Owner: slugOf(x.Nation), Body: "block-hidden", Name: adjective(x.Nation) + " block", N: x.N}, true)
		}
	}
	for _, x := range v.Escaped {
		if x.Area == a {
			add(tile{Owner: slugOf(x.Nation), Body: "block-lying", Name: "Escaped " + adjective(x.Nation) + " Sub", N: x.N}, false)
		}
	}
	return append(land, other...), len(land)
}

// unitTile is a block that may be looked at.
func unitTile(u *rules.UnitView, t *targets) tile {
	cv := strconv.Itoa(int(min(max(u.CV, 1), 4)))
	x := tile{Owner: slugOf(u.Nation), Body: "block-" + cv, Sign: typeSigns[u.Type], CV: int(u.CV), N: 1,
		Name: adjective(u.Nation) + " " + typeNames[u.Type] + " " + strconv.Itoa(int(u.CV))}
	switch {
	case u.Down:
		x.Body, x.Name = "block-lying-"+cv, x.Name+", escaped"
	case u.FaceUp:
		x.Body, x.Name = "block-lying-"+cv, x.Name+", face up"
	}
	if u.Moved {
		x.State = "spent"
	}
	if legal := t.units[u.Unit]; u.Unit != "" && len(legal) > 0 {
		x.State = "may"
		if len(legal) == 1 {
			x.Answer = legal[0].Words()
		}
	}
	return x
}

func stacks(l *layout.Board, v *rules.View, t *targets) (parts []ui.Part) {
	for i := range l.Areas {
		x := &l.Areas[i]
		a, _ := rules.ParseArea(x.ID)
		s := &stack{ID: x.ID, Name: x.Name, Side: l.Tile, Legal: len(t.areas[a]) > 0, Signs: signsOf(v, a)}
		land := 0
		s.Tiles, land = tilesOf(v, a, t)
		for k, at := range l.Pieces(x, land, len(s.Tiles)-land) {
			s.Tiles[k].X, s.Tiles[k].Y = at.X, at.Y
		}
		for k := range s.Signs {
			at := x.Mark(k)
			s.Signs[k].X, s.Signs[k].Y = at.X, at.Y
		}
		parts = append(parts, s)
	}
	return parts
}

// signsOf are the markers of an area: of the Nation whose Capital it is, of Blockades and Battles.
func signsOf(v *rules.View, a rules.Area) (list []sign) {
	if n := a.Place().Of; a.Place().Land() && heart(n) == a {
		x := nationView(v, n)
		if x.Influence.N > 0 && x.Status != blockwar.Satellite {
			list = append(list, sign{Owner: x.Influence.Of.String(), Sign: "influence", N: int(x.Influence.N), Name: statusNames[x.Status] + " of " + the(x.Influence.Of)})
		}
		if x.Marker != rules.NoFaction {
			list = append(list, sign{Owner: x.Marker.String(), Sign: "control", Name: "controlled by " + the(x.Marker)})
		}
	}
	for _, b := range v.Blockade {
		if b.Area == a {
			list = append(list, map[bool]sign{true: {Owner: "neutral", Sign: "blockade", Name: "blockaded"}, false: {Owner: "neutral", Sign: "med-blockade", Name: "Med Blockade"}}[b.Kind == rules.FullBlockade])
		}
	}
	if f := v.Battles.Get(a); f != nil && !f.Done {
		list = append(list, sign{Owner: "neutral", Sign: "battle", Name: "Battle"})
	}
	return list
}
