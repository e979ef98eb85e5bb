package blockwar

import "testing"

func TestCrossings(t *testing.T) {
	t.Run("Ground units count in both directions, others beside them", func(t *testing.T) {
		var c Crossings[uint8]
		c.Add(1, 2, true)
		c.Add(2, 1, true)
		c.Add(1, 2, false)
		c.Add(3, 2, false)
		if c.Ground(1, 2) != 2 || c.Ground(2, 1) != 2 || c.Ground(3, 2) != 0 {
			t.Errorf("%v", c)
		}
		if in := c.Into(2); len(in) != 2 || in[0] != (Crossing[uint8]{1, 2, 1, 1}) || in[1].From != 3 {
			t.Errorf("into 2: %v", c.Into(2))
		}
	})
	t.Run("three over plains, two over rivers and forests, one over mountains, coasts and straits", func(t *testing.T) {
		for b, n := range map[Border]int{Plains: 3, River: 2, Forest: 2, Mountain: 1, Coastal: 1, Strait: 1, SeaBorder: NoLimit, OceanBorder: NoLimit} {
			if b.Limit(false) != n {
				t.Errorf("%s: %d", b, b.Limit(false))
			}
		}
		if Coastal.Limit(true) != 2 || Strait.Limit(true) != 2 || Mountain.Limit(true) != 1 {
			t.Error("landing craft")
		}
	})
}
