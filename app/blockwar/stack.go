package blockwar

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/atlas"
	"interbellum/app/layout"
	"interbellum/app/ui"
	rules "interbellum/engine/blockwar"
)

// The bodies of blocks: upright, for owners and others alike, and lying on the table.
const standing, lying = "block", "block-lying"

// A tile is all blocks of an area that look alike to the player who looks: upright ones of others by their Nation alone.
type tile struct {
	Owner  string
	Body   string
	Sign   string // "" on a block whose face is turned away
	Name   string
	State  string // "may", "may lifts", "spent" or ""
	CV     int
	N      int
	Deep   int // of several that stand upright, so many are drawn
	X, Y   float64
	Answer string
}

// A Sign is a marker beside the name of an area.
type Sign struct {
	Owner string
	Sign  string
	Name  string
	N     int
	X, Y  float64
	Aside float64 // from afar
}

// stack is everything that lies in one area.
type stack struct {
	ID, Name string
	Words    *Words
	Side     float64
	Tiles    []tile
	Signs    []Sign
	Legal    bool
}

func (s *stack) Same(other ui.Part) bool {
	x, is := other.(*stack)
	return is && x.ID == s.ID && x.Legal == s.Legal && x.Side == s.Side && slices.Equal(x.Tiles, s.Tiles) && slices.Equal(x.Signs, s.Signs)
}

// Draw is the part in SVG.
func (s *stack) Draw() app.UI {
	var parts, tiles []app.UI
	for _, t := range s.Signs {
		parts = append(parts, s.marker(t))
	}
	for _, t := range s.Tiles {
		tiles = append(tiles, ui.Still(&block{t, s.Side}))
	}
	if tiles != nil {
		names := s.names()
		parts = append(parts, atlas.Stack(s.ID, s.Words.Say("board.stack", s.Name, strings.Join(names, ", ")), names, s.Legal, tiles))
	}
	return ui.Draw("g", parts)
}

// names are what lies there, kind by kind.
func (s *stack) names() (names []string) {
	for _, t := range s.Tiles {
		names = append(names, times(s.Words, t.N, t.Name))
	}
	return names
}

// block is a tile in its place on the board.
type block struct {
	tile
	Side float64
}

func (b *block) Draw() app.UI {
	return atlas.Piece(b.X, b.Y, b.Side, b.Owner, b.State, b.Answer).Body(append([]app.UI{ui.Draw("rect.rim x=1 y=5 width=46 height=42 rx=6")}, blockParts(b.tile)...)...)
}

// blockParts are a block on the grid of 48: its body and, turned away, its Nation's emblem large.
func blockParts(t tile) []app.UI {
	var parts []app.UI
	for i := t.Deep - 1; i > 0; i-- { // a wall: the first block stands before the others
		parts = append(parts, ui.Use(t.Body).Attr("x", ui.Num(behind*float64(i))).Attr("width", "48").Attr("height", "48"))
	}
	parts = append(parts, ui.Use(t.Body))
	if t.Sign == "" {
		parts = append(parts, ui.Use("power-"+t.Owner).Class("face").Attr("x", "6.5").Attr("y", "14").Attr("width", "28").Attr("height", "28"))
	} else {
		parts = append(parts, facing(t)...)
	}
	if t.N > 1 {
		parts = append(parts, counted(t))
	}
	return parts
}

// behind is the way from one block of a wall to the next, on the grid of 48.
const behind = 48 * layout.Behind

// counted is how many blocks a tile stands for, within its square or at the end of its wall.
func counted(t tile) app.UI {
	x := 37.5
	if t.Deep > 1 {
		x += behind * float64(t.Deep-1)
	}
	down, size := "6", "17px"
	if t.N > 9 {
		down, size = "5", "14px"
	}
	figure := ui.Draw("text", strconv.Itoa(t.N)).Attr("y", down).Style("font-size", size)
	return ui.Draw("g.count", ui.Draw("circle r=10.5"), figure).Attr("transform", "translate("+ui.Num(x)+" 37.5)")
}

// edge is a row of pips at the upper edge of a face, about its middle; pips are all that is printed on it: the full strength at one edge and
// one less from edge to edge clockwise.
var edge = [...]string{"", "M0-15.5h.01", "M-2.9-15.5h.01m5.8 0h.01", "M-5.8-15.5h.01m5.8 0h.01m5.8 0h.01", "M-8.7-15.5h.01m5.8 0h.01m5.8 0h.01m5.8 0h.01"}

const pips = "M-8.7-15.5h.01m5.8 0h.01m5.8 0h.01m5.8 0h.01M15.5-5.8v.01m0 5.8v.01m0 5.8v.01M2.9 15.5h.01m-5.8 0h.01M-15.5 0v.01"

// facing is the face of a block, its pips turned as on the table until as many as its strength lie at the upper edge. The sign and the
// number stay upright: few read a sign that stands on its head.
func facing(t tile) []app.UI {
	middle, up := "translate(20.5 28)", min(t.CV, len(edge)-1)
	if t.Body == lying {
		middle = "translate(24 20.5)"
	}
	return []app.UI{
		ui.Draw("g", ui.Use(t.Sign).Attr("x", "-12").Attr("y", "-12").Attr("width", "28").Attr("height", "28"),
			ui.Draw("path.pips").Attr("d", pips).Attr("transform", "rotate("+strconv.Itoa(90*(up+1-len(edge)))+")"),
			ui.Draw("path.pips.up").Attr("d", edge[up])).Attr("transform", middle),
		ui.Use("power-"+t.Owner).Class("badge").Attr("x", "-1").Attr("y", "-1.5").Attr("width", "15").Attr("height", "15"),
		ui.Draw("text.cv x=9.5 y=44", strconv.Itoa(t.CV)),
	}
}

func (s *stack) marker(t Sign) app.UI {
	parts := []app.UI{ui.Use("token"), ui.Use(t.Sign).Attr("x", "3.6").Attr("y", "3").Attr("width", "40.8").Attr("height", "40.8")}
	if t.N > 1 {
		parts = append(parts, atlas.Counted(t.N))
	}
	return atlas.Beside(s.ID, s.Words.Say("board.stack", s.Name, t.Name), t.Name, t.Aside, atlas.Square(t.X, t.Y, layout.Token).Class("piece", "p-"+t.Owner).Body(parts...))
}

// tilesOf sorts what stands in an area into tiles, ground units first: the own blocks, those that lie open, those turned away.
func tilesOf(v *View, a rules.Area, t *targets) []tile {
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
			add(unitTile(v, u, t), v.Chart[u.Type].Class == rules.Ground)
		}
	}
	for _, x := range v.Upright {
		if x.Area == a {
			add(tile{Owner: v.slugOf(x.Nation), Body: standing, Name: v.Say("board.block", v.adjective(x.Nation)), N: x.N}, true)
		}
	}
	for _, x := range v.Escaped {
		if x.Area == a {
			add(tile{Owner: v.slugOf(x.Nation), Body: lying, Name: v.Say("board.escaped", v.adjective(x.Nation)), N: x.N}, false)
		}
	}
	return append(land, other...)
}

// unitTile is a block that may be looked at.
func unitTile(v *View, u *rules.UnitView, t *targets) tile {
	x := tile{Owner: v.slugOf(u.Nation), Body: standing, Sign: v.typeSign(u.Type), CV: int(u.CV), N: 1,
		Name: v.Say("name.strength", v.unitName(u.Nation, u.Type), int(u.CV))}
	switch {
	case u.Down:
		x.Body, x.Name = lying, v.Say("board.unit.escaped", x.Name)
	case u.FaceUp:
		x.Body, x.Name = lying, v.Say("board.unit.open", x.Name)
	}
	if u.Moved {
		x.State = "spent"
	}
	if words := t.picks[u.Unit]; words != "" {
		x.State, x.Answer = atlas.MayState(words), words
	} else if legal := t.units[u.Unit]; u.Unit != "" && len(legal) > 0 {
		x.State = "may"
		if len(legal) == 1 {
			x.Answer = legal[0].Words()
			x.State = atlas.MayState(x.Answer)
		}
	}
	return x
}

func stacks(l *layout.Board, v *View, t *targets) (parts []ui.Part) {
	for i := range l.Areas {
		x := &l.Areas[i]
		a, _ := v.ParseArea(x.ID)
		s := &stack{ID: x.ID, Name: x.Name, Words: v.Words, Legal: len(t.areas[a]) > 0, Signs: signsOf(v, a)}
		s.Tiles = tilesOf(v, a, t)
		s.stand(x)
		for k := range s.Signs {
			at := x.Mark(k)
			s.Signs[k].X, s.Signs[k].Y, s.Signs[k].Aside = at.X, at.Y, atlas.Aside(at.X, x.NameBox())
		}
		parts = append(parts, s)
	}
	return parts
}

// stand finds each tile its place: those turned away stand in walls.
func (s *stack) stand(x *layout.Area) {
	walls := make([]int, len(s.Tiles))
	for i, t := range s.Tiles {
		walls[i] = 1
		if t.Sign == "" && t.Body == standing {
			walls[i] = t.N
		}
	}
	side, places := x.Stand(walls)
	s.Side = side
	for i, at := range places {
		s.Tiles[i].X, s.Tiles[i].Y, s.Tiles[i].Deep = at.X, at.Y, at.Blocks
	}
}

// signsOf are the markers of an area: of Nations whose Capital it is, of Blockades and Battles, and of the game alone.
func signsOf(v *View, a rules.Area) (list []Sign) {
	for i := range v.Nations {
		if x := &v.Nations[i]; v.heart(x.Nation) == a {
			list = append(list, marked(v, x)...)
		}
	}
	for _, b := range v.Blockade {
		if b.Area == a {
			sign := Sign{Owner: neutral, Sign: "med-blockade", Name: v.Say("board.med-blockade")}
			if b.Kind == rules.FullBlockade {
				sign = Sign{Owner: neutral, Sign: "blockade", Name: v.Say("board.blockaded")}
			}
			list = append(list, sign)
		}
	}
	if f := v.Battles.Get(a); f != nil && !f.Done {
		list = append(list, Sign{Owner: neutral, Sign: "battle", Name: v.Say("board.battle")})
	}
	if v.Signs != nil {
		list = append(list, v.Signs(v, a)...)
	}
	return list
}

// marked is who has Influence on a Nation, or controls it.
func marked(v *View, x *rules.NationView) (list []Sign) {
	if x.Influence.N > 0 && x.Status != rules.Satellite {
		list = append(list, Sign{Owner: v.Slug(x.Influence.Of), Sign: "influence", N: int(x.Influence.N), Name: v.Say("board.influence", statusText(v.Words, x.Status), v.Side(x.Influence.Of))})
	}
	if x.Marker != rules.NoFaction {
		list = append(list, Sign{Owner: v.Slug(x.Marker), Sign: "control", Name: v.Say("board.control", v.Side(x.Marker))})
	}
	return list
}
