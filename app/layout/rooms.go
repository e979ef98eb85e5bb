package layout

import "math"

// Room is where blocks of a size may stand in an area. Nothing else stands there: no name, no marker, no block of a neighbour.
type Room struct {
	Side float64
	Rows []Row // the nearest to the name first
}

// Row is a row of a room, from the middle of the area's first row of pieces: how far down the middle of its blocks is, and its two ends.
type Row [3]float64

func (w Row) length() float64 { return w[2] - w[1] }

// Standing is where a block stands, or the first of a wall; the others stand behind it, to the right.
type Standing struct {
	X, Y   float64
	Blocks int // that are drawn
}

// Behind is the part of a block's side by which the next of a wall looks out behind it.
const Behind = .28

// deepest are the blocks that a wall shows at most, where there is room and where there is less.
var deepest = [...]int{4, 2, 1}

// tight are the sides that blocks take in the rooms that there are, each as part of the room's: a room's rows hold more of smaller ones.
var tight = [...]float64{1, .8, .6}

// Stand is where walls of so many blocks each stand in an area, and how large its blocks are: as large as there is room for.
func (a *Area) Stand(walls []int) (side float64, places []Standing) {
	if len(walls) == 0 {
		return 0, nil
	}
	for _, part := range tight {
		for _, r := range a.Rooms {
			for _, deep := range deepest {
				if places := r.filled(walls, deep, part*r.Side); places != nil {
					return part * r.Side, a.moved(places)
				}
			}
		}
	}
	r := a.Rooms[len(a.Rooms)-1]
	side = tight[len(tight)-1] * r.Side
	return side, a.moved(r.lapped(walls, side))
}

// moved are places of a room on the board.
func (a *Area) moved(places []Standing) []Standing {
	for i := range places {
		places[i].X, places[i].Y = a.Stack.X+places[i].X, a.Stack.Y+places[i].Y
	}
	return places
}

// filled puts walls into as few rows as make a crowd that is not much wider than high, or gives nothing if they have no room.
func (r *Room) filled(walls []int, deep int, side float64) (best []Standing) {
	total := 0.0
	for _, n := range walls {
		total += wide(n, deep)
	}
	most := 0
	for _, w := range r.Rows {
		most = max(most, int(w.length()/side))
	}
	for limit := math.Ceil(math.Sqrt(1.6 * total)); best == nil && limit <= float64(most)+1; limit++ {
		rows := len(r.Rows)
		for even := limit; even >= 1; even -= .25 { // no row much shorter than the others
			next, n := r.rowed(walls, deep, side, even)
			if next == nil || n > rows {
				break
			}
			best, rows = next, n
		}
	}
	return best
}

// rowed fills row after row, none wider than the limit, and tells how many.
func (r *Room) rowed(walls []int, deep int, side, limit float64) (places []Standing, rows int) {
	done := 0
	for i, w := range r.Rows {
		from, room := done, min(limit, w.length()/side)
		sum := 0.0
		for done < len(walls) && sum+wide(walls[done], deep) <= room+.001 {
			sum += wide(walls[done], deep)
			done++
		}
		half := sum * side / 2
		at := min(max(0, w[1]+half), w[2]-half) - half + side/2
		for _, n := range walls[from:done] {
			places = append(places, Standing{math.Round(at*2) / 2, w[0], min(n, deep)})
			at += wide(n, deep) * side
		}
		if done == len(walls) {
			return places, i + 1
		}
	}
	return nil, 0
}

// lapped puts more than there is room for over one another, row by row.
func (r *Room) lapped(walls []int, side float64) (places []Standing) {
	each := (len(walls) + len(r.Rows) - 1) / len(r.Rows)
	for i := range walls {
		w := r.Rows[i/each]
		step := (w.length() - side) / float64(max(each-1, 1))
		places = append(places, Standing{w[1] + side/2 + step*float64(i%each), w[0], 1})
	}
	return places
}

// wide is how wide a wall is, in sides of a block.
func wide(n, deep int) float64 { return 1 + Behind*float64(min(n, deep)-1) }
