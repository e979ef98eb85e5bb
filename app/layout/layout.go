// Package layout says where things stand on the board pictures: names, stacks, cubes, and what a finger must hit. Its
// tables, web/boards/*.json, are drawn together with the pictures by cmd/mapmaker and are never edited by hand. They lie beside
// the program: the page fetches them while the program comes (web/boot.js).
package layout

import (
	"bytes"
	"encoding/json"
	"sync"
)

// Board is one picture. Every length is in units of its view box.
type Board struct {
	ID      string
	Title   string
	ViewBox [4]int
	Tile    float64 // the side of a piece
	Pitch   float64 // from one piece to the next, and from row to row
	Areas   []Area

	Connectors []Connector
}

// Connector is the sign of a way to the other picture.
type Connector struct {
	Letter      string
	From, To    string // areas; From is on this picture
	Land, Naval bool   // who may go that way
	X, Y        float64
}

// Area is one area of the picture: its outline there is the path named Outline, drawn by <use href="#a-london">.
type Area struct {
	ID     string
	Name   string
	Kind   string // land, sea or mixed
	Split  bool   // its dry land has a path of its own
	Label  Label
	Stack  Stack
	Cube   Point  // of a sea: its base
	Marker Point  // the first one, beside the name
	Rooms  []Room // of a game of blocks: where they may stand, the largest first
}

// Label is the printed name: its middle, on the line it stands on, its width, and its lines where there are several.
type Label struct {
	X, Y, W float64
	Lines   []string
}

// Stack is the room for pieces: rows about the middle X, the first at Y.
type Stack struct {
	X, Y, W float64
	Rows    int
}

// Point is a place on the picture.
type Point struct{ X, Y float64 }

// Box is a rectangle of the picture.
type Box struct{ Left, Top, Right, Bottom float64 }

// The side of a cube or marker, and the way from one marker to the next, which it laps over a little.
const (
	Token  = 24
	lapped = 18
)

// finger is the width of a finger, 44 pixels, where the whole of the larger board is 848 wide.
const finger = 98

// LineHeight is from one line of a name to the next.
const LineHeight = 18

// Outline is the path of the whole area, sea portion included.
func (a *Area) Outline() string { return "a-" + a.ID }

// Ground is the path of its dry land, which shows an owner's colour; "" for a sea.
func (a *Area) Ground() string {
	switch {
	case a.Kind == "sea":
		return ""
	case a.Split:
		return "l-" + a.ID
	}
	return a.Outline()
}

// NameBox is the ground that the name covers.
func (a *Area) NameBox() Box {
	l := a.Label
	return Box{l.X - l.W/2, l.Y - 16, l.X + l.W/2, l.Y + 5 + LineHeight*float64(max(len(l.Lines), 1)-1)}
}

// Ground are the rectangles that the name with the cube, and the pieces, may cover.
func (b *Board) Ground(a *Area) [2]Box {
	head, s, half := a.NameBox(), a.Stack, b.Tile/2
	head.Left = min(head.Left, a.Cube.X-Token/2)
	return [2]Box{head, {s.X - s.W/2, s.Y - half, s.X + s.W/2, s.Y + half + b.Pitch*float64(s.Rows-1)}}
}

// Block is what a finger must hit: the ground of everything that an area holds, and no narrower than a finger is on a tablet
// that shows the whole board.
func (b *Board) Block(a *Area) Box {
	g := b.Ground(a)
	box := Box{min(g[0].Left, g[1].Left), g[0].Top, max(g[0].Right, g[1].Right), g[1].Bottom}
	if more := (finger - box.Right + box.Left) / 2; more > 0 {
		box.Left, box.Right = box.Left-more, box.Right+more
	}
	return box
}

// Middle is the middle of an area's block: where it is, for arrows and for the arrow keys.
func (b *Board) Middle(a *Area) Point {
	box := b.Block(a)
	return Point{(box.Left + box.Right) / 2, (box.Top + box.Bottom) / 2}
}

// Pieces are the middles of an area's pieces: land pieces in the first row and the others in the second, or one kind in both
// where the other leaves room. What is more than two full rows laps over, and never leaves them.
func (b *Board) Pieces(a *Area, land, other int) []Point {
	n, cols := land+other, int((a.Stack.W+2)/b.Pitch)
	first := land
	switch {
	case a.Stack.Rows == 1, n <= cols && (land == 0 || other == 0):
		first = n
	case land == 0 || other == 0 || n > 2*cols:
		first = (n + 1) / 2
	default:
		first = min(max(first, n-cols), cols)
	}
	list := make([]Point, 0, n)
	for i := range n {
		if i < first {
			list = append(list, b.at(a.Stack, 0, i, first))
		} else {
			list = append(list, b.at(a.Stack, 1, i-first, n-first))
		}
	}
	return list
}

// at is the middle of piece i of n in a row.
func (b *Board) at(s Stack, row, i, n int) Point {
	step := b.Pitch
	if n > 1 {
		step = min(step, (s.W-b.Tile)/float64(n-1))
	}
	return Point{s.X + (float64(i)-float64(n-1)/2)*step, s.Y + b.Pitch*float64(row)}
}

// Mark is the middle of marker i, beside the name.
func (a *Area) Mark(i int) Point { return Point{a.Marker.X + lapped*float64(i), a.Marker.Y} }

// Area finds an area by its id, or nothing.
func (b *Board) Area(id string) *Area {
	for i := range b.Areas {
		if b.Areas[i].ID == id {
			return &b.Areas[i]
		}
	}
	return nil
}

// Europe is the European map of Cataclysm, web/boards/cataclysm-europe.svg.
var Europe = once("cataclysm-europe")

// Pacific is the map of the Pacific, web/boards/cataclysm-pacific.svg.
var Pacific = once("cataclysm-pacific")

// Triumph is the map of Triumph & Tragedy, web/boards/triumph.svg.
var Triumph = once("triumph")

// Conquest is the map of Conquest & Consequence, web/boards/conquest.svg.
var Conquest = once("conquest")

// once reads a board when it is first called for: no page has the tables of all.
func once(id string) func() *Board {
	return sync.OnceValue(func() *Board { return read(id, table(id)) })
}

// read panics on a broken table: the site and its program are made together.
func read(id string, table []byte) *Board {
	b := new(Board)
	d := json.NewDecoder(bytes.NewReader(table))
	d.DisallowUnknownFields()
	if err := d.Decode(b); err != nil {
		panic("layout: " + id + ": " + err.Error())
	}
	return b
}
