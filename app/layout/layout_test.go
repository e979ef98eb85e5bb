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
			t.Errorf("the picture draws %s twice", m[1])
		}
		paths[m[1]] = true
	}
	return paths
}

// each tests both pictures.
func each(t *testing.T, test func(t *testing.T, b *Board)) {
	for _, b := range []*Board{Europe(), Pacific()} {
		t.Run(b.ID, func(t *testing.T) { test(t, b) })
	}
}

func TestEveryAreaHasAnOutlineAndEveryOutlineAnArea(t *testing.T) {
	each(t, func(t *testing.T, b *Board) {
		paths := picture(t, b)
		for i := range b.Areas {
			a := &b.Areas[i]
			if !paths[a.Outline()] {
				t.Errorf("%s has no outline in the picture", a.ID)
			}
			if a.Ground != "" && !paths[a.Ground] {
				t.Errorf("%s has no ground in the picture", a.ID)
			}
			if (a.Ground == "") != (a.Kind == "sea") {
				t.Errorf("%s is %s, but its ground is %q", a.ID, a.Kind, a.Ground)
			}
		}
		for path := range paths {
			if id, outline := strings.CutPrefix(path, "a-"); outline && b.Area(id) == nil {
				t.Errorf("the picture draws %s, which is no area", path)
			}
		}
	})
}

func TestTheLayoutHoldsTheAreasOfTheMap(t *testing.T) {
	f, err := os.Open(filepath.Join("..", "..", "engine", "cataclysm", "data", "areas.csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	each(t, func(t *testing.T, b *Board) {
		n := 0
		for _, row := range rows[1:] {
			id, name, board, kind := row[0], row[1], row[2], row[3]
			if "cataclysm-"+board != b.ID {
				continue
			}
			n++
			if a := b.Area(id); a == nil || a.Name != name || a.Kind != kind {
				t.Errorf("the layout lacks %s (%s, %s): draw the board again", id, name, kind)
			}
		}
		if n != len(b.Areas) {
			t.Errorf("the map has %d areas, the layout %d", n, len(b.Areas))
		}
	})
}

func TestEverythingStandsInsideThePicture(t *testing.T) {
	each(t, func(t *testing.T, b *Board) {
		right, bottom := float64(b.ViewBox[2]), float64(b.ViewBox[3])
		for _, a := range b.Areas {
			s := a.Slots
			for what, p := range map[string]Point{
				"name": {a.Label.X, a.Label.Y}, "hit": {a.Hit.X, a.Hit.Y}, "cube": s.Cube, "marker": s.Marker, "base": s.Base,
				"resource": s.Resource, "land": {s.Land.X, s.Land.Y}, "other": {s.Other.X, s.Other.Y},
			} {
				if p.X < 0 || p.Y < 0 || p.X > right || p.Y > bottom {
					t.Errorf("%s: its %s at %v is outside the picture", a.ID, what, p)
				}
			}
			if a.Hit.R < 30 {
				t.Errorf("%s: a finger misses it", a.ID)
			}
			if a.Box[0] >= a.Box[2] || a.Box[1] >= a.Box[3] {
				t.Errorf("%s: its box %v is empty", a.ID, a.Box)
			}
		}
	})
}

func TestPiecesOfARowStandSideBySideAndThenLapOver(t *testing.T) {
	b := &Board{Tile: 30, Row: 32}
	r := Row{X: 100, Y: 50, W: 62}
	if got := b.At(r, 0, 1); got != (Point{100, 50}) {
		t.Errorf("a single piece stands at %v", got)
	}
	if got := b.At(r, 0, 2).X; got != 84 {
		t.Errorf("the first of two stands at %v", got)
	}
	if first, second := b.At(r, 0, 3).X, b.At(r, 1, 3).X; second-first != 16 {
		t.Errorf("three in a narrow row stand %v apart", second-first)
	}
	if first, last := b.At(r, 0, 6).X, b.At(r, 5, 6).X; last-first != 80 {
		t.Errorf("six pieces hide one another: %v", last-first)
	}
}

func TestNeighboursNamesStayReadable(t *testing.T) {
	each(t, func(t *testing.T, b *Board) {
		for _, a := range b.Areas {
			rows := []Row{a.Slots.Other}
			if a.Kind != "sea" {
				rows = append(rows, a.Slots.Land)
			}
			for _, row := range rows {
				left, right := b.At(row, 0, 2).X-b.Tile/2, b.At(row, 1, 2).X+b.Tile/2
				for _, o := range b.Areas {
					l := o.Label
					if o.ID != a.ID && min(right, l.X+l.W/2)-max(left, l.X-l.W/2) > 3 && min(row.Y+b.Tile/2, l.Y+6)-max(row.Y-b.Tile/2, l.Y-11) > 3 {
						t.Errorf("two pieces in %s cover the name of %s", a.ID, o.ID)
					}
				}
			}
		}
	})
}

func TestConnectorsLeadFromOneMapToTheOther(t *testing.T) {
	each(t, func(t *testing.T, b *Board) {
		other := Pacific()
		if b == other {
			other = Europe()
		}
		if len(b.Connectors) != 4 {
			t.Errorf("%d connectors", len(b.Connectors))
		}
		for _, c := range b.Connectors {
			back := false
			for _, d := range other.Connectors {
				back = back || d.From == c.To && d.To == c.From && d.Letter == c.Letter
			}
			if b.Area(c.From) == nil || other.Area(c.To) == nil || !back {
				t.Errorf("%s leads from %s to %s, and nothing leads back", c.Letter, c.From, c.To)
			}
			for _, a := range b.Areas {
				for _, row := range []Row{a.Slots.Land, a.Slots.Other} {
					if a.Kind != "sea" || row == a.Slots.Other {
						left, right := b.At(row, 0, 2).X-b.Tile/2, b.At(row, 1, 2).X+b.Tile/2
						if c.X+13 > left && c.X-13 < right && c.Y+13 > row.Y-b.Tile/2 && c.Y-13 < row.Y+b.Tile/2 {
							t.Errorf("the pieces of %s cover connector %s", a.ID, c.Letter)
						}
					}
				}
			}
		}
	})
}
