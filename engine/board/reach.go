package board

import (
	"iter"
	"slices"
)

// Pass is asked whether a walk that has come to from may go on over one of its borders. It may depend on
// the two areas and the border, not on how the walk came to from.
type Pass[A ~uint8, V any] func(from A, over Border[A, V]) bool

// Unlimited is the limit of a walk that may go as far as it likes.
const Unlimited = -1

// Reached is what a walk came to, with the fewest borders crossed to each area. The zero value came nowhere.
// It is a plain value: it shares nothing with the graph or with other walks.
type Reached[A ~uint8] struct {
	steps [Size]uint8 // borders crossed plus one; 0 where the walk did not come
	from  [Size]A
	order [Size]A
	n     int
}

// Reach walks breadth first from one area, over at most limit borders.
func (g *Graph[A, V]) Reach(from A, limit int, pass Pass[A, V]) Reached[A] {
	return g.ReachFrom([]A{from}, limit, pass)
}

// ReachFrom walks from several areas at once: each distance is that from the nearest of them.
// A nil pass crosses every border.
func (g *Graph[A, V]) ReachFrom(from []A, limit int, pass Pass[A, V]) Reached[A] {
	var r Reached[A]
	for _, a := range from {
		if a != 0 && int(a) <= g.Len() && r.steps[a] == 0 {
			r.add(a, 0, 1)
		}
	}
	for i := 0; i < r.n; i++ {
		a := r.order[i]
		if limit >= 0 && int(r.steps[a]) > limit {
			break
		}
		for _, b := range g.Neighbours(a) {
			if r.steps[b.To] == 0 && (pass == nil || pass(a, b)) {
				r.add(b.To, a, r.steps[a]+1)
			}
		}
	}
	return r
}

func (r *Reached[A]) add(a, from A, steps uint8) {
	r.steps[a], r.from[a] = steps, from
	r.order[r.n] = a
	r.n++
}

// Has tells whether the walk came to the area. The areas it began in count.
func (r *Reached[A]) Has(a A) bool { return r.steps[a] != 0 }

// Distance is the number of borders crossed to the area, or false where the walk did not come.
func (r *Reached[A]) Distance(a A) (int, bool) { return int(r.steps[a]) - 1, r.steps[a] != 0 }

// Len is the number of areas reached, those it began in included.
func (r *Reached[A]) Len() int { return r.n }

// All walks through the areas reached, ascending by id, with their distances.
func (r *Reached[A]) All() iter.Seq2[A, int] {
	return func(yield func(A, int) bool) {
		for a, s := range r.steps {
			if s != 0 && !yield(A(a), int(s)-1) {
				return
			}
		}
	}
}

// Path is the way the walk took to an area, both ends included, or nil where it did not come. Of several
// shortest ways it is the one whose ids come first, compared step by step from the start.
func (r *Reached[A]) Path(to A) []A {
	if !r.Has(to) {
		return nil
	}
	way := make([]A, 0, r.steps[to])
	for a := to; a != 0; a = r.from[a] {
		way = append(way, a)
	}
	slices.Reverse(way)
	return way
}

// Path is the shortest way between two areas, both ends included, or nil if there is none.
func (g *Graph[A, V]) Path(from, to A, pass Pass[A, V]) []A {
	r := g.Reach(from, Unlimited, pass)
	return r.Path(to)
}

// Connected tells whether a walk from one area comes to the other.
func (g *Graph[A, V]) Connected(from, to A, pass Pass[A, V]) bool {
	r := g.Reach(from, Unlimited, pass)
	return r.Has(to)
}
