package bot

import "interbellum/engine/cataclysm"

// 5.5: what stability is worth: the tests that are still to come, and what a collapse costs.

// A toll is what collapses must be expected to cost, by whether the power is exhausted and by its stability.
type collapseCosts [2][cataclysm.Steady + 1]int

// expectedCollapseCost is what a power must expect to lose by collapses until the end, were this its stability and
// its commitment, and so many more cubes of others in its areas.
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
		cost = collapseCosts{costBeforeTest(p, c, n <= fronts, cost[0]), costBeforeTest(p, cataclysm.Exhaustion, n <= fronts, cost[1])}
	}
}

// costBeforeTest is what collapses cost before a test, by stability, where it is known what they cost after it.
func costBeforeTest(p cataclysm.Power, c cataclysm.Commitment, homeFront bool, after [cataclysm.Steady + 1]int) [cataclysm.Steady + 1]int {
	card, mod := cataclysm.Card(p, c), 0
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

// collapseCost is what a collapse costs (5.5.2 to 5.5.4): all that is at stake, as likely as a surrender
// is; else what is lost at once, and by further collapses from wavering.
func (s *situation) collapseCost(p cataclysm.Power, c cataclysm.Commitment, exhausted bool, more int, after *collapseCosts) int {
	x := s.power(p)
	threshold := min(6, s.surrenderThreshold(p)+more+toInt(exhausted))
	worth := collapseLoss + opponentFlagCost*len(x.Enemies) + flagWorth*s.turnsLeft*toInt(x.LongKnives)
	if !exhausted && c >= cataclysm.Mobilization {
		worth += exhaustionLoss + exhaustionLoss*s.turnsLeft*toInt(c == cataclysm.TotalWar)
		exhausted = true
	}
	return (threshold*s.surrenderCost(p) + (6-threshold)*(worth+after[toInt(exhausted)][cataclysm.Wavering])) / 6
}

const (
	collapseLoss   = 50 // the reserve, and effectiveness for a turn (5.5.3)
	exhaustionLoss = 90 // what exhaustion takes from a power that was mobilized, and again in each turn of total war (4.1.2)
)

// homeFrontsLeft is how many home fronts are to come (3.7.6).
func (s *situation) homeFrontsLeft(p cataclysm.Power) int {
	return s.turnsLeft + 1 - min(1, s.count(p, cataclysm.Track, cataclysm.HomeFront))
}

// otherTestsExpected is how many other tests must be expected: one a turn, by defeats and lost areas, in war or where armies threaten.
func (s *situation) otherTestsExpected(p cataclysm.Power) int {
	return (s.turnsLeft + 1) * toInt(s.power(p).Belligerent || s.thresholdRise(p) > 0)
}

// currentCollapseCost is what a power must expect to lose by collapses as it stands.
func (s *situation) currentCollapseCost(p cataclysm.Power) int {
	return memo(&s.currentCosts[p], func() int { return s.expectedCollapseCost(p, s.power(p).Stability, s.power(p).Commitment, 0) })
}

// lowerCost is what it costs a power to go down one level of stability (5.5.1), and rise what it is worth to go up one (6.7).
func (s *situation) lowerCost(p cataclysm.Power) int {
	x := s.power(p)
	return 5 + max(0, s.expectedCollapseCost(p, max(x.Stability, cataclysm.Unstable)-1, x.Commitment, 0)-s.currentCollapseCost(p)) // nobody falls further than collapse
}

func (s *situation) raiseWorth(p cataclysm.Power) int {
	x := s.power(p)
	return 5 + max(0, s.currentCollapseCost(p)-s.expectedCollapseCost(p, x.Stability+1, x.Commitment, 0))
}

// escalationCost is what a higher commitment costs at the home front (4.1).
func (s *situation) escalationCost(p cataclysm.Power) int {
	x := s.power(p)
	return s.expectedCollapseCost(p, x.Stability, x.Commitment+1, 0) - s.currentCollapseCost(p)
}

// collapseRisk is what one more cube in its areas costs a power that may collapse (5.5.2).
func (s *situation) collapseRisk(p cataclysm.Power) int {
	return memo(&s.collapseRisks[p], func() int {
		x := s.power(p)
		return max(0, s.expectedCollapseCost(p, x.Stability, x.Commitment, 1)-s.currentCollapseCost(p))
	})
}
