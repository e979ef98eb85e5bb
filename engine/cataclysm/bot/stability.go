package bot

import "interbellum/engine/cataclysm"

// 5.5: what stability is worth: the tests that are still to come, and what a collapse costs.

// A toll is what collapses must be expected to cost, by whether the power is exhausted and by its stability.
type toll [2][cataclysm.Steady + 1]int

// ruin is what a power must expect to lose by collapses until the end, were this its stability and
// its commitment, and so many more cubes of others in its areas.
func (s *sight) ruin(p cataclysm.Power, st cataclysm.Stability, c cataclysm.Commitment, more int) int {
	var cost toll
	fronts := s.fronts(p)
	for n := fronts + s.shocks(p); ; n-- {
		for x := range cost {
			cost[x][cataclysm.Collapsed] = s.fallen(p, c, x == 1, more, &cost)
		}
		if n == 0 {
			return cost[boolean(c == cataclysm.Exhaustion)][st]
		}
		cost = toll{before(p, c, n <= fronts, cost[0]), before(p, cataclysm.Exhaustion, n <= fronts, cost[1])}
	}
}

// before is what collapses cost before a test, by stability, where it is known what they cost after it.
func before(p cataclysm.Power, c cataclysm.Commitment, homeFront bool, after [cataclysm.Steady + 1]int) [cataclysm.Steady + 1]int {
	card, mod := cataclysm.Card(p, c), 0
	if homeFront {
		mod = card.HomeFrontPenalty
	}
	if homeFront && c == cataclysm.Civilian {
		return after // no test (4.1)
	}
	pass, total := cataclysm.CheckWays(card.Effectiveness+rodina(p), mod)
	cost := after
	for st := cataclysm.Unstable; st <= cataclysm.Steady; st++ {
		cost[st] = (pass*after[st] + (total-pass)*after[st-1]) / total
	}
	return cost
}

// fallen is what a collapse costs (5.5.2 to 5.5.4): all that is at stake, as likely as a surrender
// is; else what is lost at once, and by further collapses from wavering.
func (s *sight) fallen(p cataclysm.Power, c cataclysm.Commitment, exhausted bool, more int, after *toll) int {
	x := s.power(p)
	threshold := min(6, s.threshold(p)+more+boolean(exhausted))
	worth := collapsed + flagGiven*len(x.Enemies) + flagWorth*s.left*boolean(x.LongKnives)
	if !exhausted && c >= cataclysm.Mobilization {
		worth += spent + spent*s.left*boolean(c == cataclysm.TotalWar)
		exhausted = true
	}
	return (threshold*s.stake(p) + (6-threshold)*(worth+after[boolean(exhausted)][cataclysm.Wavering])) / 6
}

const (
	collapsed = 50 // the reserve, and effectiveness for a turn (5.5.3)
	spent     = 90 // what exhaustion takes from a power that was mobilized, and again in each turn of total war (4.1.2)
)

// fronts is how many home fronts are to come (3.7.6).
func (s *sight) fronts(p cataclysm.Power) int {
	return s.left + 1 - min(1, s.count(p, cataclysm.Track, cataclysm.HomeFront))
}

// shocks is how many other tests must be expected: one a turn, by defeats and lost areas, in war or where armies threaten.
func (s *sight) shocks(p cataclysm.Power) int {
	return (s.left + 1) * boolean(s.power(p).Belligerent || s.looming(p) > 0)
}

// risk is what a power must expect to lose by collapses as it stands.
func (s *sight) risk(p cataclysm.Power) int {
	return once(&s.risks[p], func() int { return s.ruin(p, s.power(p).Stability, s.power(p).Commitment, 0) })
}

// fall is what it costs a power to go down one level of stability (5.5.1), and rise what it is worth to go up one (6.7).
func (s *sight) fall(p cataclysm.Power) int {
	x := s.power(p)
	return 5 + max(0, s.ruin(p, max(x.Stability, cataclysm.Unstable)-1, x.Commitment, 0)-s.risk(p)) // nobody falls further than collapse
}

func (s *sight) rise(p cataclysm.Power) int {
	x := s.power(p)
	return 5 + max(0, s.risk(p)-s.ruin(p, x.Stability+1, x.Commitment, 0))
}

// strain is what a higher commitment costs at the home front (4.1).
func (s *sight) strain(p cataclysm.Power) int {
	x := s.power(p)
	return s.ruin(p, x.Stability, x.Commitment+1, 0) - s.risk(p)
}

// brink is what one more cube in its areas costs a power that may collapse (5.5.2).
func (s *sight) brink(p cataclysm.Power) int {
	return once(&s.brinks[p], func() int {
		x := s.power(p)
		return max(0, s.ruin(p, x.Stability, x.Commitment, 1)-s.risk(p))
	})
}
