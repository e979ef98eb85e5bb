package layout

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// picture reads the paths of the board picture, by their names.
func picture(t *testing.T, b *Board) map[string]bool {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "web", "boards", b.ID+".svg"))
	if err != nil {
		t.Fatal(err)
	}
	paths := make(map[string]bool)
	for _, m := range regexp.MustCompile(`<path id="([^"]+)" d="M`).FindAllStringSubmatch(string(text), -1) {
		if paths[m[1]] {
			t.Errorf("got %s drawn twice, want once", m[1])
		}
		paths[m[1]] = true
	}
	return paths
}

// each tests both pictures of Cataclysm, and those of other games that are named.
func each(t *testing.T, test func(t *testing.T, b *Board), others ...*Board) {
	for _, b := range append([]*Board{Europe(), Pacific()}, others...) {
		t.Run(b.ID, func(t *testing.T) { test(t, b) })
	}
}

func TestEveryAreaHasAnOutlineAndEveryOutlineAnArea(t *testing.T) {
	each(t, func(t *testing.T, b *Board) {
		paths := picture(t, b)
		for i := range b.Areas {
			a := &b.Areas[i]
			if !paths[a.Outline()] {
				t.Errorf("%s: got no outline in the picture, want one", a.ID)
			}
			if a.Ground() != "" && !paths[a.Ground()] {
				t.Errorf("%s: got no ground in the picture, want one", a.ID)
			}
			if (a.Ground() == "") != (a.Kind == "sea") {
				t.Errorf("%s of kind %s: got the ground %q, want one unless it is a sea", a.ID, a.Kind, a.Ground())
			}
		}
		for path := range paths {
			if id, outline := strings.CutPrefix(path, "a-"); outline && b.Area(id) == nil {
				t.Errorf("got %s drawn, want areas only", path)
			}
		}
	}, Triumph(), Conquest())
}

// areasOf are the lines of a game's table of areas, its head first.
func areasOf(t *testing.T, game string) [][]string {
	t.Helper()
	f, err := os.Open(filepath.Join("..", "..", "engine", game, "data", "areas.csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

func TestTheLayoutHoldsTheAreasOfTheMap(t *testing.T) {
	rows := areasOf(t, "cataclysm")
	each(t, func(t *testing.T, b *Board) {
		n := 0
		for _, row := range rows[1:] {
			id, name, board, kind := row[0], row[1], row[2], row[3]
			if "cataclysm-"+board != b.ID {
				continue
			}
			n++
			if a := b.Area(id); a == nil || a.Name != name || a.Kind != kind {
				t.Errorf("got %+v, want %s (%s, %s): draw the board again", a, id, name, kind)
			}
		}
		if n != len(b.Areas) {
			t.Errorf("the layout: got %d areas, want %d as on the map", len(b.Areas), n)
		}
	})
}

// 1.41 A single Islet holds one unit of each Faction: its pieces have one row. Groups of Islets have two, as Land Areas have.
func TestTheLayoutHoldsTheAreasOfConquestAndConsequence(t *testing.T) {
	rows := areasOf(t, "conquest")
	b, kinds := Conquest(), map[string]string{"land": "land", "strait": "mixed", "islet": "land", "islet-group": "land", "sea": "sea", "ocean": "sea"}
	if len(b.Areas) != len(rows)-1 {
		t.Errorf("the layout: got %d areas, want %d as on the map", len(b.Areas), len(rows)-1)
	}
	for _, row := range rows[1:] {
		a := b.Area(row[0])
		if a == nil || a.Name != row[1] || a.Kind != kinds[row[3]] {
			t.Errorf("got %+v, want %s (%s, %s): draw the board again", a, row[0], row[1], row[3])
			continue
		}
		if want := map[string]int{"islet": 1, "islet-group": 2}[row[3]]; want > 0 && (a.Stack.Rows != want || a.Stack.W < 3*b.Pitch-2) {
			t.Errorf("%s: got %d rows, %.0f wide, want %d, at least %v wide", a.ID, a.Stack.Rows, a.Stack.W, want, 3*b.Pitch-2)
		}
	}
}

func TestEveryBlockStandsInsideThePicture(t *testing.T) {
	each(t, func(t *testing.T, b *Board) {
		right, bottom := float64(b.ViewBox[2]), float64(b.ViewBox[3])
		for i := range b.Areas {
			a := &b.Areas[i]
			if box := b.Block(a); box.Left < 0 || box.Top < 0 || box.Right > right || box.Bottom > bottom {
				t.Errorf("%s: got its block at %v, want it within %v by %v", a.ID, box, right, bottom)
			}
		}
	}, Conquest())
}

// The whole board on a tablet held across (1180 by 820) shows 848 by 700 of it: what a finger must hit is 24 pixels wide
// and high at the least, and nearly always 44 wide.
func TestFingersFindEveryBlockOfTheWholeBoardOnATablet(t *testing.T) {
	each(t, func(t *testing.T, b *Board) {
		scale := min(848/float64(b.ViewBox[2]), 700/float64(b.ViewBox[3]))
		for i := range b.Areas {
			a := &b.Areas[i]
			box := b.Block(a)
			if w, h := (box.Right-box.Left)*scale, (box.Bottom-box.Top)*scale; h < 24 || w < 44 {
				t.Errorf("%s: got %.0f by %.0f pixels, want at least 44 by 24", a.ID, w, h)
			}
		}
	})
}

// over reports whether two rectangles share more than a hair.
func over(a, b Box) bool {
	return min(a.Right, b.Right)-max(a.Left, b.Left) > 1 && min(a.Bottom, b.Bottom)-max(a.Top, b.Top) > 1
}

func TestNoPiecesOfAnAreaCoverANeighboursPiecesOrNames(t *testing.T) {
	each(t, func(t *testing.T, b *Board) {
		for i := range b.Areas {
			for j := range b.Areas[:i] {
				x, y := &b.Areas[i], &b.Areas[j]
				for _, p := range b.Ground(x) {
					for _, q := range b.Ground(y) {
						if over(p, q) {
							t.Errorf("%s and %s: got %v and %v, want them apart", x.ID, y.ID, p, q)
						}
					}
				}
			}
		}
	}, Triumph(), Conquest())
}

func TestNoPieceCoversItsOwnNameOrCube(t *testing.T) {
	each(t, func(t *testing.T, b *Board) {
		for i := range b.Areas {
			a := &b.Areas[i]
			for _, n := range [][2]int{{1, 0}, {0, 1}, {2, 2}, {3, 4}, {0, 5}, {6, 2}} {
				if a.Kind == "sea" {
					n[0] = 0
				}
				for _, at := range b.Pieces(a, n[0], n[1]) {
					piece := Box{at.X - b.Tile/2, at.Y - b.Tile/2, at.X + b.Tile/2, at.Y + b.Tile/2}
					cube := Box{a.Cube.X - Token/2, a.Cube.Y - Token/2, a.Cube.X + Token/2, a.Cube.Y + Token/2}
					if over(piece, a.NameBox()) || over(piece, cube) {
						t.Errorf("%s: got one of %v pieces at %v, want it off the name and the cube", a.ID, n, at)
					}
				}
			}
		}
	}, Triumph(), Conquest())
}

func TestPiecesStandSideBySideAndThenLapOver(t *testing.T) {
	b := &Board{Tile: 38, Pitch: 40}
	a := &Area{Kind: "land", Stack: Stack{X: 100, Y: 50, W: 118, Rows: 2}}
	for _, c := range []struct {
		land, other int
		want        []Point
	}{
		{1, 0, []Point{{100, 50}}},
		{0, 2, []Point{{80, 50}, {120, 50}}},
		{1, 1, []Point{{100, 50}, {100, 90}}},
		{1, 4, []Point{{80, 50}, {120, 50}, {60, 90}, {100, 90}, {140, 90}}},
		{4, 0, []Point{{80, 50}, {120, 50}, {80, 90}, {120, 90}}},
		{2, 7, []Point{{60, 50}, {80, 50}, {100, 50}, {120, 50}, {140, 50}, {60, 90}, {86.66, 90}, {113.33, 90}, {140, 90}}},
	} {
		got := b.Pieces(a, c.land, c.other)
		for i, p := range got {
			if d := p.X - c.want[i].X; d > .1 || d < -.1 || p.Y != c.want[i].Y {
				t.Errorf("%d and %d: %v, not %v", c.land, c.other, got, c.want)
				break
			}
		}
	}
	sea := &Area{Kind: "sea", Stack: Stack{X: 100, Y: 50, W: 118, Rows: 1}}
	if p := b.Pieces(sea, 0, 5); p[0].X != 60 || p[4].X != 140 || p[4].Y != 50 {
		t.Errorf("five at sea: got %v, want them from x 60 to x 140 at y 50", p)
	}
}

func TestConnectorsLeadFromOneMapToTheOther(t *testing.T) {
	each(t, func(t *testing.T, b *Board) {
		other := Pacific()
		if b == other {
			other = Europe()
		}
		if len(b.Connectors) != 4 {
			t.Errorf("got %d connectors, want 4", len(b.Connectors))
		}
		for _, c := range b.Connectors {
			back := false
			for _, d := range other.Connectors {
				back = back || d.From == c.To && d.To == c.From && d.Letter == c.Letter
			}
			if b.Area(c.From) == nil || other.Area(c.To) == nil || !back {
				t.Errorf("%s from %s to %s: got no way back, want one", c.Letter, c.From, c.To)
			}
			for i := range b.Areas {
				for _, p := range b.Ground(&b.Areas[i]) {
					if over(p, Box{c.X - 13, c.Y - 13, c.X + 13, c.Y + 13}) {
						t.Errorf("%s: got its pieces or its name over connector %s, want them apart", b.Areas[i].ID, c.Letter)
					}
				}
			}
		}
	})
}
