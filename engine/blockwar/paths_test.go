package blockwar

import (
	"testing"

	"interbellum/engine/board"
)

func TestCheapest(t *testing.T) {
	w := world(t)
	w.Map.Terrain[4].Enter = 2
	all := func(Area, board.Border[Area, Border]) bool { return true }
	t.Run("an Ocean costs two to enter", func(t *testing.T) {
		cost := w.Map.Cheapest(2, 4, all)
		for a, want := range map[Area]int8{2: 0, 1: 1, 3: 1, 4: 3, 5: 4, 7: 4, 6: farthest, 8: farthest} {
			if cost[a] != want {
				t.Errorf("%d costs %d, not %d", a, cost[a], want)
			}
		}
	})
	t.Run("a walk stops where it may not go on", func(t *testing.T) {
		cost := w.Map.Cheapest(2, 4, func(from Area, _ board.Border[Area, Border]) bool { return from != 3 })
		if cost[3] != 1 || cost[4] != farthest {
			t.Errorf("%d and %d; want cost[3] 1 and cost[4] %v", cost[3], cost[4], farthest)
		}
	})
	t.Run("who is how far apart", func(t *testing.T) {
		far := w.Map.Apart(3)
		if far[9][8] != 1 || far[9][7] != 2 || far[9][4] != farthest || far[5][4] != 2 || far[4][5] != 1 {
			t.Errorf("got from 9 %v, from 5 %v, from 4 %v; want 8 at 1, 7 at 2 and 4 out of reach, 5 to 4 at 2, 4 to 5 at 1", far[9][:10], far[5][:10], far[4][:10])
		}
	})
	t.Run("two areas on one sea lie on the same coast", func(t *testing.T) {
		if !w.Map.SameCoast(5, 7) || w.Map.SameCoast(1, 2) {
			t.Errorf("5 and 7 lie on 4; 1 lies on no sea: got SameCoast(5, 7) %v and SameCoast(1, 2) %v; want true and false", w.Map.SameCoast(5, 7), w.Map.SameCoast(1, 2))
		}
	})
}
