package cataclysm

import "testing"

func TestStability(t *testing.T) {
	t.Run("5.5.1 a failed test lowers stability one level, a passed one changes nothing", func(t *testing.T) {
		table := europe(t)
		finish(t, table, &stabilityTest{Power: France, Rule: "5.5.1"}, "5")
		if table.Powers[France].Stability != Steady {
			t.Errorf("a 5 has failed: got %v, want %v", table.Powers[France].Stability, Steady)
		}
		finish(t, table, &stabilityTest{Power: France, Rule: "5.5.1"}, "4")
		if table.Powers[France].Stability != Wavering {
			t.Errorf("a 4 has passed: got %v, want %v", table.Powers[France].Stability, Wavering)
		}
	})
	t.Run("5.5.1 a cause may bring a penalty", func(t *testing.T) {
		table := europe(t)
		finish(t, table, &stabilityTest{Power: France, Mod: -2, Rule: "3.7.6"}, "6")
		if table.Powers[France].Stability != Wavering {
			t.Errorf("a 6 less 2 has passed: got %v, want %v", table.Powers[France].Stability, Wavering)
		}
	})
	t.Run("12.3.1 Za Rodinu", func(t *testing.T) {
		table := europe(t)
		finish(t, table, &stabilityTest{Power: USSR, Rule: "5.5.1"}, "1 1 5")
		if table.Powers[USSR].Stability != Steady {
			t.Errorf("the third die does not count: got %v, want %v", table.Powers[USSR].Stability, Steady)
		}
	})
	t.Run("5.5.2 the last level is a collapse", func(t *testing.T) {
		table := europe(t)
		table.Powers[France].Stability = Unstable
		_, seen := play(t, table, &stabilityTest{Power: France, Rule: "5.5.1"}, "4 2")
		if saw(seen, "collapse", France) != 1 || table.Powers[France].Stability != Wavering {
			t.Errorf("no collapse, or not wavering after it: got %v, %v; want 1 and %v", saw(seen, "collapse", France), table.Powers[France].Stability, Wavering)
		}
	})
	t.Run("5.5.1 the loss of the capital is tested twice, that of a poor colony never", func(t *testing.T) {
		for area, want := range map[string]int{"paris": 2, "lorraine": 1, "north-africa": 0} {
			table := europe(t)
			table.takeControl(Germany, at(t, area), "10.9", true)
			n := 0
			for _, d := range table.Queue {
				if d.Kind == DueTest && d.Power == France {
					n++
				}
			}
			if n != want {
				t.Errorf("%s: %d tests, want %v", area, n, want)
			}
		}
	})
}
