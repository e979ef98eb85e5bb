package bot

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
	"interbellum/engine/triumph"
)

func TestWarIsADifferenceOfStandings(t *testing.T) {
	// costs is what war upon the West costs the Axis, where both have so many points besides, RES and Years to go.
	costs := func(axis, west, res, year int) int {
		v := standingOf(t, 12, false, false)
		v.Year, v.Chits = uint16(year), 0
		for i, more := range []int{axis, west, 0} {
			x := &v.Factions[i]
			x.Points.Public += more
			x.Levels.Pop, x.Levels.Ind, x.Levels.Res, x.Points.Production = 12, 12, 12, 12
			if x.Own != nil {
				x.Own.Total = x.Points.Public
			}
		}
		v.Factions[1].Levels.Res = res
		s := look(v, engine.Decision{Seat: blockwar.SeatOf(triumph.Axis)}, bot.Style{}, &Facts{})
		return s.stake(triumph.West, false) - s.stake(triumph.West, true)
	}
	for _, c := range []struct {
		name       string
		less, more int
	}{
		{"15.23 a Rival who lacks RES loses Production by a war", costs(0, 3, 4, 1945), costs(0, 3, 12, 1945)},
		{"15.23 that can wait until the last Year", costs(0, 3, 4, 1945), costs(0, 3, 4, 1940)},
		{"15.1 who is ahead has more to lose than who is behind", costs(0, 6, 12, 1943), costs(6, 0, 12, 1943)},
	} {
		if c.less >= c.more {
			t.Errorf("%s: war costs %d and %d, want the first to be less", c.name, c.less, c.more)
		}
	}
	for _, year := range []int{1940, 1945} {
		if got := costs(0, 16, 4, year); got >= 0 {
			t.Errorf("16.2 in %d it costs %d to deny RES to a Rival about to win; want less than 0", year, got)
		}
	}
}
