package cataclysm

// Chances is how the throws of both sides of a combat can fall (10.7), counted out of all
// equally likely ways: nothing is rounded.
type Chances struct {
	Total int // ways in all: six to the number of dice on both sides
	Win   int // ways in which the first side scores more
	Tie   int
	Lose  int

	// LossesA[n] and LossesB[n] are the ways in which a side is dealt n losses, before
	// anybody retreats (10.7) and however many it has to lose. A tie deals one to each.
	LossesA, LossesB []int
	// SumA and SumB are the losses dealt in all ways together: divided by Total, what a
	// side must expect.
	SumA, SumB int
}

// maxDice bounds what odds are asked for: more dice than any combat can have.
const maxDice = 8

// Odds works out a combat between throws of so many dice, each with its modifiers added
// up. Fewer than one die is one die at one less (2.8).
func Odds(diceA, modA, diceB, modB int) Chances {
	a, b := scores(diceA, modA), scores(diceB, modB)
	var c Chances
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
				c.deal(1, 1, ways)
			case i > j:
				c.Win += ways
				c.deal(0, i/j, ways)
			default:
				c.Lose += ways
				c.deal(j/i, 0, ways)
			}
		}
	}
	return c
}

func (c *Chances) deal(a, b, ways int) {
	c.LossesA, c.LossesB = tally(c.LossesA, a, ways), tally(c.LossesB, b, ways)
	c.SumA += a * ways
	c.SumB += b * ways
}

func tally(list []int, n, ways int) []int {
	for len(list) <= n {
		list = append(list, 0)
	}
	list[n] += ways
	return list
}

// scores counts by score the ways in which a throw can fall. Index 0 stays empty: no score
// is less than one (2.8).
func scores(dice, mod int) []int {
	if dice < 1 {
		dice, mod = 1, mod-1
	}
	dice = min(dice, maxDice)
	ways := make([]int, 6+dice+max(mod, 0))
	for natural := 1; natural < 6+dice; natural++ {
		n := power(natural, dice) - power(natural-1, dice) // the highest die is this one
		if natural >= 6 {
			sixes := natural - 5
			n = choose(dice, sixes) * power(5, dice-sixes)
		}
		ways[max(natural+mod, 1)] += n
	}
	return ways
}

func power(base, n int) int {
	p := 1
	for range n {
		p *= base
	}
	return p
}

func choose(n, k int) int {
	c := 1
	for i := range k {
		c = c * (n - i) / (i + 1)
	}
	return c
}
