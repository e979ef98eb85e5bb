package bot

import "interbellum/engine/cataclysm"

// 5.5: what stability is worth: the tests to come, and the cost of a collapse.

// collapseCosts is the expected cost of collapses, by whether the power is exhausted and by its stability.
type collapseCosts [2][cataclysm.Steady + 1]int

// expectedCollapseCost is the expected cost of collapses until the end, with this stability and
// commitment, and so many more cubes of others in the power's areas.
func (s *situation) expectedCollapseCost(p cataclysm.Power, st cataclysm.Stability, c cataclysm.Commitment, more int) int {
	var cost collapseCosts
	fronts := s.homeFrontsLeft(p)
	for n := fronts + s.otherTestsExpected(p); ; n-- {
		for x := range cost {
			cost[x][cataclysm.Collapsed] = s.collapseCost(p, c, x == 1, more, &cost)
		}
		if n == 0 {
			return cost[toInt(c == cataclysm.Exhaustion)][st]
		}
		cost = collapseCosts{s.costBeforeTest(p, c, n <= fronts, cost[0]), s.costBeforeTest(p, cataclysm.Exhaustion, n <= fronts, cost[1])}
	}
}

// costBeforeTest is the cost of collapses before a test, by stability, given the cost after it.
func (s *situation) costBeforeTest(p cataclysm.Power, c cataclysm.Commitment, homeFront bool, after [cataclysm.Steady + 1]int) [cataclysm.Steady + 1]int {
	card, mod := s.Card(p, c), 0
	if homeFront {
		mod = card.HomeFrontPenalty
	}
	if homeFront && c == cataclysm.Civilian {
		return after // no test (4.1)
	}
	pass, total := cataclysm.CheckWays(card.Effectiveness+zaRodinu(p), mod)
	cost := after
	for st := cataclysm.Unstable; st <= cataclysm.Steady; st++ {
		cost[st] = (pass*after[st] + (total-pass)*after[st-1]) / total
	}
	return cost
}

// collapseCost is what a collapse costs (5.5.2 to 5.5.4): by its probability, all that a surrender
// costs; otherwise what is lost at once, and by further collapses from wavering.
func (s *situation) collapseCost(p cataclysm.Power, c cataclysm.Commitment, exhausted bool, more int, after *collapseCosts) int {
	x := s.power(p)
	threshold := min(6, s.surrenderThreshold(p)+more+toInt(exhausted))
	worth := collapseLoss + s.doctrine().provocation*len(x.Enemies) + flagWorth*s.turnsLeft*toInt(x.LongKnives)
	if !exhausted && c >= cataclysm.Mobilization {
		worth += exhaustionLoss + exhaustionLoss*s.turnsLeft*toInt(c == cataclysm.TotalWar)
		exhausted = true
	}
	return (threshold*s.surrenderCost(p) + (6-threshold)*(worth+after[toInt(exhausted)][cataclysm.Wavering])) / 6
}

const (
	collapseLoss   = 50 // the reserve, and effectiveness for a turn (5.5.3)
	exhaustionLoss = 90 // what exhaustion costs a mobilized power, and again in each turn of total war (4.1.2)
)

// homeFrontsLeft is how many Home Front markers are still to come (3.7.6).
func (s *situation) homeFrontsLeft(p cataclysm.Power) int {
	return s.turnsLeft + 1 - min(1, s.count(p, cataclysm.Track, cataclysm.HomeFront))
}

// otherTestsExpected is how many other tests are expected: one a turn, by defeats and lost areas,
// at war or if armies threaten.
func (s *situation) otherTestsExpected(p cataclysm.Power) int {
	return (s.turnsLeft + 1) * toInt(s.power(p).Belligerent || s.thresholdRise(p) > 0)
}

// currentCollapseCost is the expected cost of collapses now.
func (s *situation) currentCollapseCost(p cataclysm.Power) int {
	return memo(&s.currentCosts[p], func() int { return s.expectedCollapseCost(p, s.power(p).Stability, s.power(p).Commitment, 0) })
}

// lowerCost is what it costs a power to go down one level of stability (5.5.1).
func (s *situation) lowerCost(p cataclysm.Power) int {
	x := s.power(p)
	return 5 + max(0, s.expectedCollapseCost(p, max(x.Stability, cataclysm.Unstable)-1, x.Commitment, 0)-s.currentCollapseCost(p)) // Collapsed is the lowest level
}

// raiseWorth is what it is worth to go up one level of stability (6.7): twice what it spares won more matches of C.1.
func (s *situation) raiseWorth(p cataclysm.Power) int {
	x := s.power(p)
	return 5 + 2*max(0, s.currentCollapseCost(p)-s.expectedCollapseCost(p, x.Stability+1, x.Commitment, 0))
}

// escalationCost is what a higher commitment costs at the home front (4.1).
func (s *situation) escalationCost(p cataclysm.Power) int {
	x := s.power(p)
	return s.expectedCollapseCost(p, x.Stability, x.Commitment+1, 0) - s.currentCollapseCost(p)
}

// collapseRisk is what one more cube of others in its areas costs a power that may collapse
// (5.5.2).
func (s *situation) collapseRisk(p cataclysm.Power) int {
	return memo(&s.collapseRisks[p], func() int {
		x := s.power(p)
		return max(0, s.expectedCollapseCost(p, x.Stability, x.Commitment, 1)-s.currentCollapseCost(p))
	})
}
