package blockwar

import "interbellum/engine/board"

// farthest is more than any move costs.
const farthest = 99

// Costs tells what it costs to come to each area; out of reach is more than any move.
type Costs [board.Size]int8

var unreached = func() (cost Costs) {
	for a := range cost {
		cost[a] = farthest
	}
	return cost
}()

// Cheapest is the least cost of coming from an area to every other in at most speed moves. pass tells whether a move may go
// from an area over a border into the next. An area costs two to enter at most.
func (m *Map) Cheapest(from Area, speed int, pass board.Pass[Area, Border]) Costs {
	cost := unreached
	var lists [3][board.Size]Area // areas reached at this cost, at one more, at two more
	var n [3]int
	cost[from], lists[0][0], n[0] = 0, from, 1
	for at := 0; at <= speed; at++ {
		now := at % 3
		for _, a := range lists[now][:n[now]] {
			if int(cost[a]) != at {
				continue
			}
			for _, over := range m.Board.Neighbours(a) {
				if next := at + int(m.Terrain[over.To].Enter); next <= speed && next < int(cost[over.To]) && pass(a, over) {
					cost[over.To] = int8(next)
					lists[next%3][n[next%3]] = over.To
					n[next%3]++
				}
			}
		}
		n[now] = 0
	}
	return cost
}

// Apart is the least that so many moves from each area to another cost, if nobody were in the way.
func (m *Map) Apart(moves int) []Costs {
	far := make([]Costs, m.Board.Len()+1)
	for a := range m.Board.All() {
		far[a] = m.Cheapest(a, moves, func(_ Area, over board.Border[Area, Border]) bool { return !over.Via.Closed() })
	}
	return far
}
