package layout

import (
	"fmt"
	"testing"
)

// box is the ground of a row of an area's room.
func (a *Area) box(w Row, side float64) Box {
	x, y := a.Stack.X, a.Stack.Y+w[0]
	return Box{x + w[1], y - side/2, x + w[2], y + side/2}
}

// token is the ground of a cube or marker.
func token(p Point) Box {
	return Box{p.X - Token/2, p.Y - Token/2, p.X + Token/2, p.Y + Token/2}
}

func TestNoRoomCoversANameAMarkerOrAnotherAreasRoom(t *testing.T) {
	for _, b := range []*Board{Triumph(), Conquest()} {
		for i := range b.Areas {
			x := &b.Areas[i]
			for _, room := range x.Rooms {
				for k, row := range room.Rows {
					box := x.box(row, room.Side)
					if box.Left < 0 || box.Top < 0 || box.Right > float64(b.ViewBox[2]) || box.Bottom > float64(b.ViewBox[3]) {
						t.Errorf("%s: got a row at %v, want it inside the picture", x.ID, box)
					}
					for _, other := range room.Rows[:k] {
						if over(box, x.box(other, room.Side)) {
							t.Errorf("%s: got the rows %v and %v, want them apart", x.ID, row, other)
						}
					}
					for j := range b.Areas {
						clear(t, x, &b.Areas[j], box)
					}
				}
			}
		}
	}
}

// clear tests a row of one area against what another holds, or against its own name.
func clear(t *testing.T, x, y *Area, box Box) {
	t.Helper()
	things := map[string]Box{"the name": y.NameBox()}
	if y.Kind != "sea" {
		things["the city"], things["the marker"] = token(y.Cube), token(y.Marker)
	}
	if y != x {
		for _, room := range y.Rooms {
			for k, row := range room.Rows {
				things[fmt.Sprintf("row %d of side %v", k, room.Side)] = y.box(row, room.Side)
			}
		}
	}
	for name, thing := range things {
		if over(box, thing) {
			t.Errorf("%s: got a row at %v over %s of %s, want them apart", x.ID, box, name, y.ID)
		}
	}
}

// A block had a side of 38 before rooms were looked for: three fifths of the areas hold four a third larger, and all hold two as large.
func TestEveryAreaHasRoomForLargeBlocks(t *testing.T) {
	for _, b := range []*Board{Triumph(), Conquest()} {
		large := 0
		for i := range b.Areas {
			a := &b.Areas[i]
			if side, _ := a.Stand([]int{1, 1, 1, 1}); side >= 1.3*38 {
				large++
			}
			if side, _ := a.Stand([]int{1, 1}); side < 37 {
				t.Errorf("%s: got two blocks of side %v, want at least 37", a.ID, side)
			}
		}
		if 5*large < 3*len(b.Areas) {
			t.Errorf("%s: got %d areas of %d with room for four blocks of 1.3 times 38, want three fifths", b.ID, large, len(b.Areas))
		}
	}
}

func TestBlocksAndWallsStandApart(t *testing.T) {
	for _, b := range []*Board{Triumph(), Conquest()} {
		for i := range b.Areas {
			a := &b.Areas[i]
			for _, walls := range [][]int{{1}, {7}, {2, 3}, {1, 1, 1, 1, 1}, {5, 1, 1, 2}, {1, 1, 1, 1, 1, 1, 1}} {
				side, at := a.Stand(walls)
				if len(at) != len(walls) {
					t.Fatalf("%s: got %d places for %v, want %d", a.ID, len(at), walls, len(walls))
				}
				for k := range at {
					if at[k].Blocks > walls[k] {
						t.Errorf("%s: got %d blocks drawn of a wall of %d, want no more", a.ID, at[k].Blocks, walls[k])
					}
					for j := range k {
						if len(walls) < 5 && over(standing(at[k], side), standing(at[j], side)) {
							t.Errorf("%s: got %v at %v, side %v, want them apart", a.ID, walls, at, side)
						}
					}
				}
			}
		}
	}
}

// standing is the ground of a block or a wall.
func standing(s Standing, side float64) Box {
	return Box{s.X - side/2, s.Y - side/2, s.X - side/2 + side*wide(s.Blocks, deepest[0]), s.Y + side/2}
}

func TestAWallIsShorterWhereThereIsLittleRoom(t *testing.T) {
	a := &Area{Stack: Stack{X: 100, Y: 40}, Rooms: []Room{{Side: 50, Rows: []Row{{0, -30, 30}}}, {Side: 20, Rows: []Row{{0, -30, 30}}}}}
	for _, c := range []struct {
		walls  []int
		side   float64
		blocks int
	}{{[]int{1}, 50, 1}, {[]int{6}, 50, 1}, {[]int{6, 6}, 20, 2}, {[]int{1, 1, 1}, 20, 1}, {[]int{1, 1, 1, 1, 1}, 12, 1}, {[]int{1, 1, 1, 1, 1, 1}, 12, 1}} {
		side, at := a.Stand(c.walls)
		if side != c.side || at[0].Blocks != c.blocks || len(at) != len(c.walls) {
			t.Errorf("walls of %v: got side %v and %v, want side %v and %d blocks drawn", c.walls, side, at, c.side, c.blocks)
		}
	}
}
