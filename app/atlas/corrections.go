package atlas

import (
	"encoding/json"

	"interbellum/app/layout"
)

// Corrections are what a board draws anew over its picture, since the edition of a match prints it otherwise (data-corrections in
// web/README.md).
type Corrections struct {
	Areas   []PrintedArea   `json:"areas,omitempty"`
	Borders []PrintedBorder `json:"borders,omitempty"`
}

// PrintedArea is an area's name and signs: Row has the columns of areas.csv that can be seen, Star marks the capital of a Nation.
type PrintedArea struct {
	Row  map[string]string `json:"row"`
	At   printedAt         `json:"at"`
	Star bool              `json:"star,omitempty"`
}

// PrintedBorder is a border of a kind, or of none.
type PrintedBorder struct {
	A    string `json:"a"`
	B    string `json:"b"`
	Kind string `json:"kind"`
	Game string `json:"game"`
}

type printedAt struct {
	Label printedLabel `json:"label"`
	Cube  printedPoint `json:"cube"`
}

type printedLabel struct {
	X     float64  `json:"x"`
	Y     float64  `json:"y"`
	W     float64  `json:"w"`
	Lines []string `json:"lines,omitempty"`
}

type printedPoint struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
}

// Area adds an area where it stands on a board. Its name keeps the lines of the picture unless it is another. An area of another board
// is left out.
func (c *Corrections) Area(l *layout.Board, row map[string]string, renamed, star bool) {
	a := l.Area(row["id"])
	if a == nil {
		return
	}
	label := printedLabel{X: a.Label.X, Y: a.Label.Y, W: a.Label.W, Lines: a.Label.Lines}
	if renamed {
		label.Lines = nil
	}
	c.Areas = append(c.Areas, PrintedArea{Row: row, At: printedAt{Label: label, Cube: printedPoint(a.Cube)}, Star: star})
}

// Border adds a border between two areas of a board. One that leads to another board is left out.
func (c *Corrections) Border(l *layout.Board, b PrintedBorder) {
	if l.Area(b.A) != nil && l.Area(b.B) != nil {
		c.Borders = append(c.Borders, b)
	}
}

// JSON is what the board's script reads, empty where there is nothing to draw.
func (c *Corrections) JSON() string {
	if len(c.Areas)+len(c.Borders) == 0 {
		return ""
	}
	text, err := json.Marshal(c)
	if err != nil {
		panic(err) // texts and numbers alone
	}
	return string(text)
}
