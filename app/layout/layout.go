// Package layout says where things stand on the board pictures: names, stacks, cubes, and what a finger must hit. Its
// tables are drawn together with the pictures in web/boards by cmd/mapmaker and are never edited by hand.
package layout

import (
	"bytes"
	_ "embed" // for the tables
	"encoding/json"
	"sync"
)

var (
	//go:embed cataclysm-europe.json
	europe []byte
	//go:embed cataclysm-pacific.json
	pacific []byte
)

// Board is one picture. Every length is in units of its view box.
type Board struct {
	ID      string
	Title   string
	ViewBox [4]int
	Tile    float64 // the side of a piece
	Row     float64 // from one piece to the next, where there is room
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
	Ground string // the path of its dry land, which shows an owner's colour; "" for a sea
	Label  Label
	Hit    Circle
	Slots  Slots
	Box    [4]int // left, top, right, bottom
}

// Label is the printed name: its middle, on the line it stands on, and its width.
type Label struct{ X, Y, W float64 }

// Circle is what a finger must hit.
type Circle struct{ X, Y, R float64 }

// Point is a place on the picture.
type Point struct{ X, Y float64 }

// Row is a line of pieces about its middle; W is the room that neighbours leave.
type Row struct{ X, Y, W float64 }

// Slots are the places of an area's pieces. Resource is the first of its printed resources and palisades.
type Slots struct {
	Land, Other                  Row
	Cube, Marker, Base, Resource Point
}

// Outline is the path of the whole area, sea portion included.
func (a *Area) Outline() string { return "a-" + a.ID }

// At is the middle of piece i of n in a row: side by side while there is room, then one lapping over the other.
func (b *Board) At(r Row, i, n int) Point {
	if n < 2 {
		return Point{r.X, r.Y}
	}
	step := min(b.Row, (r.W-b.Tile)/float64(n-1))
	step = max(b.Row/2, step)
	return Point{r.X + (float64(i)-float64(n-1)/2)*step, r.Y}
}

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
var Europe = sync.OnceValue(func() *Board { return read(europe) })

// Pacific is the map of the Pacific, web/boards/cataclysm-pacific.svg.
var Pacific = sync.OnceValue(func() *Board { return read(pacific) })

// read panics on a broken table: it is a part of the program.
func read(table []byte) *Board {
	b := new(Board)
	d := json.NewDecoder(bytes.NewReader(table))
	d.DisallowUnknownFields()
	if err := d.Decode(b); err != nil {
		panic("layout: " + err.Error())
	}
	return b
}
