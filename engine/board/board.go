// Package board is the map of a game as a graph: areas, the borders between them, and distances.
// It knows no game: what a border permits is the game's own value, and every walk asks the game
// step by step whether it may go on.
package board

import (
	"iter"

	"interbellum/engine"
	"interbellum/engine/words"
)

// Size bounds the ids of areas: they are small numbers from 1, and 0 is nowhere.
const Size = 256

// Link is a border as the data give it: written once, meant both ways.
type Link[A ~uint8, V any] struct {
	A, B A
	Via  V
}

// Border is a link seen from one of its ends.
type Border[A ~uint8, V any] struct {
	To  A
	Via V
}

// Graph is a set of areas numbered from 1 and the borders between them. It is never changed once built,
// so it may be read from anywhere at once. The zero value has no areas.
type Graph[A ~uint8, V any] struct {
	first   []int // where the borders of area a begin; those of a+1 follow
	borders []Border[A, V]
}

// New builds a graph of the areas 1 to areas. A link from an area to itself, to an unknown area, or
// between two areas that are linked already, is refused.
func New[A ~uint8, V any](areas int, links []Link[A, V]) (Graph[A, V], error) {
	if areas < 0 || areas >= Size {
		return Graph[A, V]{}, words.Refuse("", "engine/fault.board.areas", areas)
	}
	per := make([][]Border[A, V], areas+1)
	for _, l := range links {
		if l.A == 0 || l.B == 0 || int(l.A) > areas || int(l.B) > areas || l.A == l.B {
			return Graph[A, V]{}, words.Refuse("", "engine/fault.board.border", int(l.A), int(l.B))
		}
		per[l.A] = append(per[l.A], Border[A, V]{l.B, l.Via})
		per[l.B] = append(per[l.B], Border[A, V]{l.A, l.Via})
	}
	g := Graph[A, V]{first: make([]int, areas+2), borders: make([]Border[A, V], 0, 2*len(links))}
	for a, list := range per {
		engine.Sort(list, func(x, y Border[A, V]) int { return int(x.To) - int(y.To) })
		for i := 1; i < len(list); i++ {
			if list[i].To == list[i-1].To {
				return Graph[A, V]{}, words.Refuse("", "engine/fault.board.twice", a, int(list[i].To))
			}
		}
		g.first[a] = len(g.borders)
		g.borders = append(g.borders, list...)
	}
	g.first[areas+1] = len(g.borders)
	return g, nil
}

// Len is the number of areas, which is also the highest id.
func (g *Graph[A, V]) Len() int { return max(len(g.first)-2, 0) }

// All walks through the areas in ascending order.
func (g *Graph[A, V]) All() iter.Seq[A] {
	return func(yield func(A) bool) {
		for a := 1; a <= g.Len(); a++ {
			if !yield(A(a)) {
				return
			}
		}
	}
}

// Neighbours lists the borders of an area, ascending by the area beyond. The slice belongs to the graph:
// read it only. An unknown area has none.
func (g *Graph[A, V]) Neighbours(a A) []Border[A, V] {
	if int(a)+1 >= len(g.first) {
		return nil
	}
	i, j := g.first[a], g.first[int(a)+1]
	return g.borders[i:j:j]
}

// Between finds the border from a to b.
func (g *Graph[A, V]) Between(a, b A) (Border[A, V], bool) {
	for _, n := range g.Neighbours(a) {
		if n.To == b {
			return n, true
		}
	}
	return Border[A, V]{}, false
}

// Touch tells whether a border joins the two areas.
func (g *Graph[A, V]) Touch(a, b A) bool {
	_, ok := g.Between(a, b)
	return ok
}
