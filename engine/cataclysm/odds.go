package cataclysm

import "sync"

// Chances counts how the rolls of both sides of a combat can fall (10.7), out of all equally
// likely ways: nothing is rounded.
type Chances struct {
	Total int // ways in all: six to the number of dice on both sides
	Win   int // ways in which the first side scores more
	Tie   int
	Lose  int

	// LossesA[n] and LossesB[n] are the ways in which a side is dealt n losses, before any
	// retreat (10.7) and however many it has to lose. A tie deals one to each.
	LossesA, LossesB []int
	// SumA and SumB are the losses dealt in all ways together: divided by Total, the expected
	// losses.
	SumA, SumB int

	// TriumphA and TriumphB are the ways in which a side triumphs (10.12), or 0 if the units
	// of the combat are not known.
	TriumphA, TriumphB int
}

// maxDice bounds the dice of a roll: more than any combat can have.
const maxDice = 8

// Odds works out a combat between rolls of so many dice, each with the sum of its modifiers. With
// fewer than one die a side rolls one with -1 (2.8).
func Odds(diceA, modA, diceB, modB int) Chances {
	return compareThrows(scoreWays(diceA, modA), scoreWays(diceB, modB))
}

// compareThrows compares two rolls (10.7).
func compareThrows(a, b []int) (c Chances) {
	for i, x := range a {
		for j, y := range b {
			ways := x * y
			if ways == 0 {
				continue
			}
			c.Total += ways
			switch {
			case i == j:
				c.Tie += ways
				c.addLosses(1, 1, ways)
			case i > j:
				c.Win += ways
				c.addLosses(0, i/j, ways)
			default:
				c.Lose += ways
				c.addLosses(j/i, 0, ways)
			}
		}
	}
	return c
}

// Triumphs counts the ways in which a side is dealt more losses than it can take, without a tie
// (10.12). They are the other side's triumphs, if a triumph is possible at all. No retreat
// prevents one (10.7).
func (c *Chances) Triumphs(bearsA, bearsB int) (a, b int) {
	beyond := func(losses []int, bears int) (n int) {
		if bears == 0 {
			n = -c.Tie
		}
		if bears+1 < len(losses) {
			n += sum(losses[bears+1:])
		}
		return n
	}
	return beyond(c.LossesB, bearsB), beyond(c.LossesA, bearsA)
}

func (c *Chances) addLosses(a, b, ways int) {
	c.LossesA, c.LossesB = addWays(c.LossesA, a, ways), addWays(c.LossesB, b, ways)
	c.SumA += a * ways
	c.SumB += b * ways
}

func addWays(list []int, n, ways int) []int {
	for len(list) <= n {
		list = append(list, 0)
	}
	list[n] += ways
	return list
}

// scoreWays counts by score the ways in which a roll can fall, given the dice rolled already.
// Index 0 is empty: no score is less than one (2.8).
func scoreWays(dice, mod int, lying ...uint8) []int {
	if dice < 1 {
		dice, mod = 1, mod-1
	}
	dice = min(dice, maxDice)
	if len(lying) == 0 && -tableMod <= mod && mod <= tableMod {
		return scoreTable()[dice][mod+tableMod]
	}
	return countScores(dice, mod, lying)
}

// tableMod bounds the modifiers of rolls that are worked out once.
const tableMod = 5

var scoreTable = sync.OnceValue(func() *[maxDice + 1][2*tableMod + 1][]int {
	var list [maxDice + 1][2*tableMod + 1][]int
	for dice := range list {
		for i := range list[dice] {
			list[dice][i] = countScores(dice, i-tableMod, nil)
		}
	}
	return &list
})

func countScores(dice, mod int, lying []uint8) []int {
	var ways [7][maxDice + 1]int // by the highest die and the number of sixes
	best, sixes := 0, 0
	for _, f := range lying {
		best = max(best, int(f))
		if f == 6 {
			sixes++
		}
	}
	ways[best][sixes] = 1
	for range dice - len(lying) {
		var next [7][maxDice + 1]int
		for b := range ways {
			for s, n := range ways[b][:maxDice] {
				for face := 1; face < 6; face++ {
					next[max(b, face)][s] += n
				}
				next[6][s+1] += n
			}
		}
		ways = next
	}
	list := make([]int, 6+dice+max(mod, 0))
	for b := range ways {
		for s, n := range ways[b] {
			if n > 0 {
				list[max(b+max(s-1, 0)+mod, 1)] += n
			}
		}
	}
	return list
}

// certainScore is the distribution of a roll whose score is known.
func certainScore(score int) []int {
	list := make([]int, score+1)
	list[score] = 1
	return list
}

// atLeast counts the ways in which a roll scores at least need.
func atLeast(ways []int, need int) (n int) {
	for score, w := range ways {
		if score >= need {
			n += w
		}
	}
	return n
}

func sum(ways []int) int { return atLeast(ways, 0) }

// CheckWays counts the ways in which an effectiveness check passes (5.3) with so many dice and the
// sum of its modifiers, out of all.
func CheckWays(dice, mod int) (pass, total int) {
	ways := scoreWays(dice, mod)
	return atLeast(ways, checkPasses), sum(ways)
}
