package cataclysm

import (
	"fmt"
	"reflect"
	"testing"
)

// oddsByHand throws every die there is.
func oddsByHand(diceA, modA, diceB, modB int) Chances {
	var c Chances
	throw := func(n, dice, mod int) int {
		faces := make([]uint8, dice)
		for i := range faces {
			faces[i] = uint8(n%6 + 1)
			n /= 6
		}
		r := newRoll(France, "", "10.7", "", dice)
		r.Faces, r.Mods = faces, append(r.Mods, Mod{"10.4", int8(mod)})
		return r.Score()
	}
	for i := range power(6, diceA) {
		for j := range power(6, diceB) {
			a, b := throw(i, diceA, modA), throw(j, diceB, modB)
			c.Total++
			switch {
			case a == b:
				c.Tie++
				c.addLosses(1, 1, 1)
			case a > b:
				c.Win++
				c.addLosses(0, a/b, 1)
			default:
				c.Lose++
				c.addLosses(b/a, 0, 1)
			}
		}
	}
	return c
}

func TestOdds(t *testing.T) {
	for _, x := range [][4]int{{1, 0, 1, 0}, {2, 0, 2, 0}, {3, 0, 1, -1}, {2, 1, 3, -2}, {1, -1, 2, 2}, {3, 2, 3, 1}, {4, -3, 1, 0}} {
		t.Run(fmt.Sprint("10.7 the odds are those of throwing every die: ", x), func(t *testing.T) {
			got, want := Odds(x[0], x[1], x[2], x[3]), oddsByHand(x[0], x[1], x[2], x[3])
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%+v\nwant %+v", got, want)
			}
		})
	}
	t.Run("2.8 no die at all is one die at one less", func(t *testing.T) {
		if got, want := Odds(2, 0, 0, 0), Odds(2, 0, 1, -1); !reflect.DeepEqual(got, want) {
			t.Errorf("%+v\nwant %+v", got, want)
		}
	})
	t.Run("2.8 three sixes make eight, one way in 216", func(t *testing.T) {
		if got := scoreWays(3, 0); got[8] != 1 || got[7] != 15 || got[6] != 75 {
			t.Errorf("got %v, want [8] 1, [7] 15 and [6] 75", got)
		}
	})
	t.Run("10.7 either side may ask: the odds are mirrored", func(t *testing.T) {
		a, b := Odds(3, 1, 2, -1), Odds(2, -1, 3, 1)
		if a.Win != b.Lose || a.SumA != b.SumB || !reflect.DeepEqual(a.LossesB, b.LossesA) {
			t.Errorf("%+v and %+v, want Win %v, SumA %v and LossesB %v", a, b, b.Lose, b.SumB, b.LossesA)
		}
	})
}

func power(base, n int) int {
	p := 1
	for range n {
		p *= base
	}
	return p
}
