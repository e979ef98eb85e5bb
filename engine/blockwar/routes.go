package blockwar

import "interbellum/engine/board"

// Routes are the chains of areas between some areas and all others. The area at the other end may be any, all
// else on the chain must be open. Where no chain is they tell the way that fewest areas close.
type Routes struct {
	ways *Ways
	legs [segmentCount][board.Size]leg
}

// A leg is how a route comes to an area within one of its segments.
type leg struct {
	came   bool
	from   Area
	in     segment
	closed uint8 // areas before it that are not open
	steps  uint8
}

// segment is the part of a route that an area lies in. A Supply Line has one part, which leads over all borders;
// a Trade Route one Land and one Sea Segment at most, in whichever order.
type segment uint8

const (
	supply segment = iota
	landFirst
	thenSea
	seaFirst
	thenLand
	segmentCount
)

// marching and sailing are the segments that a Trade Route goes on in by land and by sea.
var (
	marching = [segmentCount]segment{landFirst: landFirst, seaFirst: thenLand, thenLand: thenLand}
	sailing  = [segmentCount]segment{landFirst: thenSea, thenSea: thenSea, seaFirst: seaFirst}
)

// hop is a step of the search: to an area within a segment.
type hop struct {
	to Area
	in segment
	leg
}

// Supply traces the Supply Lines from some areas, over land and water alike.
func (w *Ways) Supply(from ...Area) *Routes {
	var begin []hop
	for _, a := range from {
		begin = append(begin, hop{to: a, in: supply})
	}
	return w.trace(begin)
}

// Trade traces the Trade Routes from an area.
func (w *Ways) Trade(from Area) *Routes {
	return w.trace([]hop{{to: from, in: landFirst}, {to: from, in: seaFirst}})
}

func (w *Ways) trace(begin []hop) *Routes {
	r := &Routes{ways: w}
	levels := [][]hop{begin} // by how many areas close the way
	for n := 0; n < len(levels); n++ {
		for i := 0; i < len(levels[n]); i++ {
			h := levels[n][i]
			at := &r.legs[h.in][h.to]
			if at.came {
				continue
			}
			*at = h.leg
			at.came, at.closed = true, uint8(n)
			next := n
			if !w.Open(h.to) {
				next++
			}
			for len(levels) <= next {
				levels = append(levels, nil)
			}
			levels[next] = append(levels[next], w.onward(h)...)
		}
	}
	return r
}

// onward lists where a route goes on to. A Sea Segment leads through no land but Straits.
func (w *Ways) onward(h hop) (list []hop) {
	water, begins := w.Map.Sea(h.to), h.steps == 0
	sails := sailing[h.in] != supply && (h.in == landFirst || begins || water || w.Map.Terrain[h.to].Straits)
	marches := marching[h.in] != supply && !water && !(h.in == seaFirst && begins)
	for _, over := range w.Map.Board.Neighbours(h.to) {
		if over.Via.Closed() || w.Shut != nil && w.Shut(h.to, over.To) {
			continue
		}
		next := leg{from: h.to, in: h.in, steps: h.steps + 1}
		if h.in == supply {
			list = append(list, hop{over.To, supply, next})
		}
		if marches && over.Via.ByLand() && !w.Map.Sea(over.To) {
			list = append(list, hop{over.To, marching[h.in], next})
		}
		if sails && over.Via.BySea() {
			list = append(list, hop{over.To, sailing[h.in], next})
		}
	}
	return list
}

// best is the segment in which the best route comes to an area.
func (r *Routes) best(a Area) (in segment, found bool) {
	for s := range segmentCount {
		l, old := &r.legs[s][a], &r.legs[in][a]
		if l.came && (!found || l.closed < old.closed || l.closed == old.closed && l.steps < old.steps) {
			in, found = s, true
		}
	}
	return in, found
}

// Open reports whether a route leads to the area.
func (r *Routes) Open(a Area) bool {
	in, found := r.best(a)
	return found && r.legs[in][a].closed == 0
}

// Path is the route from an area, both ends included, and which areas on it close it; nil where there can be
// none.
func (r *Routes) Path(a Area) (way, closed []Area) {
	in, found := r.best(a)
	for found {
		way = append(way, a)
		if len(way) > 1 && !r.ways.Open(a) {
			closed = append(closed, a)
		}
		l := r.legs[in][a]
		a, in, found = l.from, l.in, l.steps > 0
	}
	return way, closed
}

// Ways is the map as chains of areas are traced over it: Supply Lines and Trade Routes.
type Ways struct {
	Map  *Map
	Open func(Area) bool      // may the chain lead through this area
	Shut func(a, b Area) bool // a border that it may not cross besides; nil for none
}
