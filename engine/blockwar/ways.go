package blockwar

import "interbellum/engine/board"

// Ways is the map as chains of areas are traced over it: Supply Lines and Trade Routes.
type Ways[A ~uint8] struct {
	Board   *board.Graph[A, Border]
	Water   func(A) bool      // a Sea or an Ocean
	Straits func(A) bool      // land that ships pass through
	Open    func(A) bool      // may the chain lead through this area
	Shut    func(a, b A) bool // a border that it may not cross besides; nil for none
}

func (w *Ways[A]) goes(from A, over board.Border[A, Border]) bool {
	return w.Open(over.To) && (w.Shut == nil || !w.Shut(from, over.To))
}

// Chain walks from areas through everything that is open, over land and water alike.
func (w *Ways[A]) Chain(from ...A) board.Reached[A] {
	return w.Board.ReachFrom(from, board.Unlimited, w.goes)
}

// ByLand walks one Land Segment: over Land and Straits borders, from land to land.
func (w *Ways[A]) ByLand(from ...A) board.Reached[A] {
	return w.Board.ReachFrom(from, board.Unlimited, func(a A, over board.Border[A, Border]) bool {
		return over.Via.ByLand() && !w.Water(a) && !w.Water(over.To) && w.goes(a, over)
	})
}

// BySea walks one Sea Segment: over Coastal, Straits, Sea and Ocean borders. It begins and ends on a
// coast, and leads through no land but Straits.
func (w *Ways[A]) BySea(from ...A) board.Reached[A] {
	var began [board.Size]bool
	for _, a := range from {
		began[a] = true
	}
	return w.Board.ReachFrom(from, board.Unlimited, func(a A, over board.Border[A, Border]) bool {
		return over.Via.BySea() && (w.Water(a) || w.Straits(a) || began[a]) && w.goes(a, over)
	})
}

// Trade tells whether a Trade Route leads from an area to another: at most one Land and one Sea Segment,
// in whichever order.
func (w *Ways[A]) Trade(from, to A) bool {
	land := w.ByLand(from)
	if land.Has(to) {
		return true
	}
	if landed := w.BySea(reachedBy(&land)...); landed.Has(to) {
		return true
	}
	sea := w.BySea(from)
	inland := w.ByLand(reachedBy(&sea)...)
	return inland.Has(to)
}

func reachedBy[A ~uint8](r *board.Reached[A]) []A {
	list := make([]A, 0, r.Len())
	for a := range r.All() {
		list = append(list, a)
	}
	return list
}
