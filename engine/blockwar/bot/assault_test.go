package bot

import (
	"fmt"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/triumph"
)

// The rule of thumb by which many attacks are compared comes near the exact odds, and errs by little on either side.
func TestTheRuleOfThumbComesNearTheOdds(t *testing.T) {
	type units = map[blockwar.Type]int // with their CV together, in blocks of two and three
	chart, off, cases := triumph.Book().Chart, 0, 0
	for _, attacker := range []units{{blockwar.Infantry: 2}, {blockwar.Infantry: 3, blockwar.Tank: 3}, {blockwar.Infantry: 3, blockwar.Tank: 3, blockwar.AirForce: 2}, {blockwar.Tank: 3, blockwar.AirForce: 3}, {blockwar.Infantry: 2, blockwar.Fleet: 3}, {blockwar.Infantry: 3, blockwar.Fleet: 6}, {blockwar.Infantry: 1, blockwar.AirForce: 3}} {
		for _, defender := range []units{{blockwar.Infantry: 1}, {blockwar.Infantry: 3}, {blockwar.Fortress: 1}, {blockwar.Fortress: 3}, {blockwar.Infantry: 3, blockwar.Tank: 2}, {blockwar.Fortress: 2, blockwar.Infantry: 2}} {
			f := &blockwar.Fight{}
			var x [2]force
			for side, list := range []units{attacker, defender} {
				for _, u := range []blockwar.Type{blockwar.Fortress, blockwar.AirForce, blockwar.Fleet, blockwar.Tank, blockwar.Infantry} {
					if cv := list[u]; cv > 0 {
						y := chart[u].Fighter(side, uint8(cv), false)
						y.Home = side == blockwar.Defending
						f.Fighters = append(f.Fighters, y)
						x[side].add(strength(&chart[u], 10*cv, false))
					}
				}
			}
			o, _ := f.ToTheEnd()
			got, want := chance(x[0], x[1], false), blockwar.PerMille(o.Won[blockwar.Attacking])/10
			if got-want > 35 || want-got > 35 {
				t.Errorf("%s: %d, and by the odds %d", fmt.Sprint(attacker, " against ", defender), got, want)
			}
			off, cases = off+got-want, cases+1
		}
	}
	if off/cases > 8 || off/cases < -8 {
		t.Errorf("it is off by %d on the average; want off / cases at most 8 and off / cases at least -8", off/cases)
	}
}
