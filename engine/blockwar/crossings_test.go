package blockwar

import (
	"testing"

	"interbellum/engine/board"
)

func TestCrossings(t *testing.T) {
	t.Run("Ground units count in both directions, others beside them", func(t *testing.T) {
		var c Crossings
		c.Add(1, 2, true)
		c.Add(2, 1, true)
		c.Add(1, 2, false)
		c.Add(3, 2, false)
		if c.Ground(1, 2) != 2 || c.Ground(2, 1) != 2 || c.Ground(3, 2) != 0 {
			t.Errorf("got %v; want Ground(1, 2) 2, Ground(2, 1) 2 and Ground(3, 2) 0", c)
		}
		if in := c.Into(2); len(in) != 2 || in[0] != (Crossing{1, 2, 1, 1}) || in[1].From != 3 {
			t.Errorf("into 2: %v: got in %v; want in 2, in[0] %v and in[1].From 3", c.Into(2), in, (Crossing{1, 2, 1, 1}))
		}
	})
	t.Run("the units of both directions count against one limit, and what does not touch cannot be crossed", func(t *testing.T) {
		graph, err := board.New(3, []board.Link[Area, Border]{{A: 1, B: 2, Via: Plains}, {A: 2, B: 3, Via: River}})
		if err != nil {
			t.Fatal(err)
		}
		limits := Limits{Plains: 2, River: 0}
		var c Crossings
		c.Add(1, 2, true)
		c.Add(1, 2, false)
		if !c.Room(&graph, &limits, 2, 1) || c.Room(&graph, &limits, 2, 3) || c.Room(&graph, &limits, 1, 3) {
			t.Errorf("one of two has crossed: got Room(graph, limits, 2, 1) %v, Room(graph, limits, 2, 3) %v and Room(graph, limits, 1, 3) %v; want true, false and false",
				c.Room(&graph, &limits, 2, 1), c.Room(&graph, &limits, 2, 3), c.Room(&graph, &limits, 1, 3))
		}
		if c.Add(2, 1, true); c.Room(&graph, &limits, 1, 2) {
			t.Error("two have crossed: got true, want false")
		}
	})
}
