package cataclysm

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/atlas"
	"interbellum/app/layout"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words"
)

// A tile is all units of one kind, owner and state in an area.
type tile struct {
	Owner  string
	Body   string
	Sign   string
	Name   string // "German infantry army", in words
	State  string // "may", "may lifts", "picked", "spent" or ""
	N      int
	X, Y   float64 // the middle
	Answer string  // what a tap gives, or ""
}

// A sign is a cube or a marker.
type sign struct {
	Power string
	Sign  string
	Name  string
	N     int
	Side  string // "L" or "R" for aid in a civil war
	X, Y  float64
	Aside float64 // from afar
}

// stack is everything that lies in one area.
type stack struct {
	ID     string
	Name   string
	Side   float64 // of a piece
	Tiles  []tile
	Tokens []sign
	Legal  bool
}

func (s *stack) Same(other ui.Part) bool {
	x, is := other.(*stack)
	return is && x.ID == s.ID && x.Side == s.Side && x.Legal == s.Legal && slices.Equal(x.Tiles, s.Tiles) && slices.Equal(x.Tokens, s.Tokens)
}

// Draw is the part in SVG.
func (s *stack) Draw() app.UI {
	var parts []app.UI
	for _, t := range s.Tokens {
		parts = append(parts, s.token(t))
	}
	if len(s.Tiles) > 0 {
		var tiles []app.UI
		for _, t := range s.Tiles {
			tiles = append(tiles, ui.Still(&piece{t, s.Side}))
		}
		names := s.names()
		parts = append(parts, atlas.Stack(s.ID, say("board.stack", s.Name, names), names, s.Legal, tiles))
	}
	return ui.Draw("g", parts)
}

// names are what lies there, kind by kind.
func (s *stack) names() (names []string) {
	for _, t := range s.Tiles {
		if t.N > 1 {
			names = append(names, say("board.several", t.N, t.Name))
			continue
		}
		names = append(names, t.Name)
	}
	return names
}

// piece is a tile in its place on the board.
type piece struct {
	tile
	Side float64
}

func (t *piece) Draw() app.UI {
	parts := []app.UI{
		ui.Draw("rect.rim x=2 y=1 width=44 height=45 rx=6"),
		ui.Use(t.Body), ui.Use(t.Sign).Attr("y", "-1"),
	}
	if t.Owner != "neutral" && t.Owner != "china" {
		parts = append(parts, ui.Use("power-"+t.Owner).Class("badge").Attr("width", "17").Attr("height", "17"))
	}
	if t.N > 1 {
		parts = append(parts, atlas.Counted(t.N))
	}
	return atlas.Piece(t.X, t.Y, t.Side, t.Owner, t.State, t.Answer).Body(parts...)
}

func (s *stack) token(t sign) app.UI {
	parts := []app.UI{}
	if t.Sign == "cube" || t.Sign == "neutral-cube" {
		parts = append(parts, ui.Use(t.Sign))
	} else {
		parts = append(parts, ui.Use("token"), ui.Use(t.Sign).Attr("x", "3.6").Attr("y", "3").Attr("width", "40.8").Attr("height", "40.8"))
	}
	switch {
	case t.Side != "":
		text := t.Side
		if t.N > 1 {
			text += strconv.Itoa(t.N)
		}
		parts = append(parts, ui.Draw("g.count transform=translate(36 40)", ui.Draw("rect x=-14 y=-10 width=28 height=20 rx=10"), ui.Draw("text y=5.5 style=font-size:16px", text)))
	case t.N > 1:
		parts = append(parts, atlas.Counted(t.N))
	}
	return atlas.Beside(s.ID, say("board.sign", s.Name, t.Name), t.Name, t.Aside, atlas.Square(t.X, t.Y, layout.Token).Class("piece", "p-"+t.Power).Body(parts...))
}

var bodies = [...]string{rules.Fascism: "tile-fascism", rules.Communism: "tile-communism", rules.Democracy: "tile-democracy"}

func bodyOf(v *rules.View, p rules.Power) string {
	if p == rules.Neutral || p == rules.NoPower {
		return "tile"
	}
	i := powerView(v, p).Ideology
	if i == rules.NoIdeology {
		i = p.Ideology()
	}
	if i == rules.NoIdeology {
		return "tile"
	}
	return bodies[i]
}

func stacks(l *layout.Board, v *rules.View, t *targets, f *focus) (list []ui.Part) {
	byArea := make([][]*rules.UnitView, rules.AreaCount+1)
	for i := range v.Units {
		u := &v.Units[i]
		byArea[u.Area] = append(byArea[u.Area], u)
	}
	for i := range l.Areas {
		x := &l.Areas[i]
		a, _ := rules.ParseArea(x.ID)
		list = append(list, &stack{ID: x.ID, Name: areaName(a), Side: l.Tile, Tiles: tilesOf(l, x, v, byArea[a], t, f),
			Tokens: tokensOf(x, v, a), Legal: len(t.areas[a]) > 0})
	}
	return list
}

// tilesOf gathers the units of an area into tiles and finds their places.
func tilesOf(l *layout.Board, x *layout.Area, v *rules.View, units []*rules.UnitView, t *targets, f *focus) []tile {
	var land, other []tile
	var shown []*rules.UnitView
	for _, u := range units {
		picked := f.units[u.Ref]
		if i := slices.IndexFunc(shown, func(w *rules.UnitView) bool {
			return like(w, u) && w.Deployed == u.Deployed && f.units[w.Ref] == picked
		}); i >= 0 {
			continue
		}
		shown = append(shown, u)
		one := tileOf(v, u, units, t, f)
		if u.Kind.IsLand() || u.Kind == rules.MinorArmy {
			land = append(land, one)
		} else {
			other = append(other, one)
		}
	}
	all := append(land, other...)
	for i, at := range l.Pieces(x, len(land), len(other)) {
		all[i].X, all[i].Y = at.X, at.Y
	}
	return all
}

// tileOf is the tile of a unit and of those like it. Of several alike the legal list
// names one: a tap on the tile means that one.
func tileOf(v *rules.View, u *rules.UnitView, units []*rules.UnitView, t *targets, f *focus) tile {
	one := tile{Owner: u.Owner.String(), Body: bodyOf(v, u.Owner), Sign: unitSign(u.Kind, u.Upgraded)}
	name := words.To("cataclysm/name.own", powerText(u.Owner), unitText(u))
	switch {
	case u.Faction != rules.NoFaction:
		one.Owner, name, one.Sign = "china", unitText(u), chineseSigns[u.Faction]
		if u.Faction == rules.ChiCom {
			one.Body = "tile-communism"
		}
	case u.Kind == rules.MinorArmy:
		one.Owner, name = "neutral", unitText(u)
	}
	if u.Coast != rules.NoCoast {
		name = onCoast(name, u.Coast.String())
	}
	one.Name = name.String()
	var mine []engine.Choice
	for _, w := range units {
		if like(w, u) && w.Deployed == u.Deployed && f.units[w.Ref] == f.units[u.Ref] {
			one.N++
			mine = append(mine, t.units[w.Ref]...)
		}
	}
	switch {
	case f.units[u.Ref]:
		one.State = "picked"
	case len(mine) > 0:
		one.Answer = only(mine)
		one.State = atlas.MayState(one.Answer)
	case u.Deployed:
		one.State = "spent"
	}
	return one
}

// tokensOf lists cubes, bases and markers of an area with their places.
func tokensOf(x *layout.Area, v *rules.View, a rules.Area) (list []sign) {
	here := areaView(v, a)
	if here.Area == rules.Nowhere {
		return nil
	}
	if here.Cubes > 0 {
		picture, owner := "cube", here.CubeOwner
		if owner == rules.Neutral {
			picture = "neutral-cube"
		}
		list = append(list, sign{Power: owner.String(), Sign: picture, N: here.Cubes, Name: say("board.cube", strings.ToLower(adjective(owner))), X: x.Cube.X, Y: x.Cube.Y})
	}
	marks := markersOf(v.Place(a), here)
	switch base := baseToken(v, a, here); {
	case base.Sign == "":
	case x.Kind == "sea":
		base.X, base.Y = x.Cube.X, x.Cube.Y
		list = append(list, base)
	default:
		marks = append([]sign{base}, marks...)
	}
	if x.ID == "urals" && hasMarker(v, rules.TransSiberianRailroad) {
		marks = append(marks, sign{Power: "ussr", Sign: "railroad", Name: say("board.railroad")})
	}
	for i, m := range marks {
		at := x.Mark(i)
		m.X, m.Y = at.X, at.Y
		m.Aside = atlas.Aside(m.X, x.NameBox())
		list = append(list, m)
	}
	return list
}

// baseToken is drawn where a base does not belong to the owner in print.
func baseToken(v *rules.View, a rules.Area, here *rules.AreaView) sign {
	place := v.Place(a)
	switch {
	case here.SpecialBase:
		return sign{Power: "uk", Sign: "base-special", Name: say("board.base.special")}
	case place.Base == rules.NoBase || here.Base == place.BaseOwner:
		return sign{}
	case here.Base == rules.NoPower && powerView(v, place.BaseOwner).Power == rules.NoPower:
		return sign{}
	}
	owner := here.Base
	if owner == rules.NoPower {
		owner = rules.Neutral
	}
	picture := "base-naval"
	if place.Base == rules.AirBase {
		picture = "base-air"
	}
	return sign{Power: owner.String(), Sign: picture, Name: say("board.base", strings.ToLower(adjective(owner)))}
}

// chineseSigns are the Chinese armies (11.4) by faction.
var chineseSigns = [...]string{rules.ChiCom: "unit-chinese-chicom", rules.Guomindang: "unit-chinese-gmd"}

// sideLetter stands on the aid to a side of a civil war; influence has none.
func sideLetter(s rules.Faction, china bool) string {
	switch {
	case s == rules.NoFaction:
		return ""
	case china:
		return book.Say("board.letter.china." + s.String())
	}
	return book.Say("board.letter." + s.String())
}

// markersOf lists the markers in the order in which they stand beside the name: in a
// civil war the aid of the left comes before its marker and that of the right after it.
func markersOf(printed *rules.Place, here *rules.AreaView) (list []sign) {
	china := printed.China
	aid := func(side rules.Faction) {
		for _, x := range here.Aid {
			if x.Faction == side {
				name, picture := say("board.influence", powerText(x.Power)), "influence"
				if side != rules.NoFaction {
					name, picture = say("board.aid", powerText(x.Power), factionText(side, china)), "aid"
				}
				list = append(list, sign{Power: x.Power.String(), Sign: picture, Name: name, N: x.N, Side: sideLetter(side, china)})
			}
		}
	}
	aid(rules.Left)
	if here.CivilWar {
		list = append(list, sign{Power: "neutral", Sign: "civil-war", Name: say("board.civil-war")})
	}
	aid(rules.Right)
	aid(rules.NoFaction)
	for i, r := range here.Resources {
		if !r.Limited && i >= len(printed.Resources) {
			list = append(list, sign{Power: "neutral", Sign: "resource-" + r.Kind.String(), Name: say("board.resource.special", named("resource", r.Kind.String()))})
		}
		if r.Limited {
			list = append(list, sign{Power: "neutral", Sign: "resource-limited-" + r.Kind.String(), Name: say("board.resource.limited", named("resource", r.Kind.String()))})
		}
		if r.Damaged {
			list = append(list, sign{Power: "neutral", Sign: "damage", Name: say("board.resource.damaged", named("resource", r.Kind.String()))})
		}
	}
	return list
}
