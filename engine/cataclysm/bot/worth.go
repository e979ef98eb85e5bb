package bot

import "interbellum/engine/cataclysm"

// Worth, in hundredths of a victory point.
const (
	point         = 100
	flagWorth     = 40 // a political action succeeds about every other time, and is worth nearly a point then
	stepWorth     = 30 // the upgraded side of a unit
	lostMatch     = 400
	homeTestWorth = 30 // besides the test itself: a power that loses home areas may surrender
)

// lossValue is what a point lost by another power is worth: with two sides as much as one gained;
// with three, only the leading one matters.
func (s *situation) lossValue(p cataclysm.Power) int {
	if !s.theirs(p) {
		return 0
	}
	best, sides, mine := -99, 0, s.power(s.me).Ideology
	for i := range s.Ideologies {
		if x := &s.Ideologies[i]; x.Ideology != mine {
			sides++
			best = max(best, x.Points)
		}
	}
	for i := range s.Ideologies {
		if x := &s.Ideologies[i]; x.Ideology == s.power(p).Ideology && (sides < 2 || s.TwoSides) {
			return point
		} else if x.Ideology == s.power(p).Ideology && x.Points < best {
			return point * 4 / 10
		}
	}
	return point * 7 / 10
}

// captureValue is what it is worth that power p of our side gains control of the area (1.7.1,
// 2.2.4), before provocations: cubes placed and removed, resources, and what its owner loses.
func (s *situation) captureValue(p cataclysm.Power, a cataclysm.Area) int {
	x, place := s.area(a), s.Place(a)
	if x.Area == cataclysm.Nowhere || x.Controller == p {
		return 0
	}
	if s.ours(x.Controller) {
		return -point / 2 // a cube for another of our own cubes
	}
	worth, cubes := 0, 1
	if place.Capital {
		cubes = 2
	}
	switch {
	case place.Owner == p:
		worth += x.Cubes * point // cubes of others in its own areas count against a power
	case s.ours(place.Owner):
		worth += cubes * point / 2
	default:
		worth += cubes * point
		if s.inPlay(place.Owner) && x.Cubes == 0 {
			worth += cubes * s.lossValue(place.Owner)
		}
	}
	if x.Cubes > 0 && x.CubeOwner != cataclysm.Neutral {
		worth += x.Cubes * s.lossValue(x.CubeOwner)
	}
	if place.Ownership == cataclysm.HomeArea && s.theirs(place.Owner) {
		worth += homeTestWorth + (s.testCost(place.Owner)+cubes*s.collapseRisk(place.Owner))*s.lossValue(place.Owner)/point + flagWorth
		if place.Capital {
			worth += s.testCost(place.Owner)*s.lossValue(place.Owner)/point + flagWorth
		}
	}
	if p == s.me {
		worth += s.style.Opening.Sought(place.Slug, s.year())
	}
	return worth + s.resourceWorth(a)
}

// resourceWorth is what the resources of an area are worth until the end (4.4).
func (s *situation) resourceWorth(a cataclysm.Area) (worth int) {
	for _, r := range s.area(a).Resources {
		n := 12
		if r.Kind == cataclysm.Industrial {
			n = 18
		}
		if r.Limited {
			worth += n
		} else {
			worth += n * s.turnsLeft
		}
	}
	return worth
}

// defenceValue is what it costs our side if an opponent gains control of its area.
func (s *situation) defenceValue(a cataclysm.Area) int {
	return memo(&s.defenceValues[a], func() int { return s.findDefenceValue(a) })
}

func (s *situation) findDefenceValue(a cataclysm.Area) int {
	x, place := s.area(a), s.Place(a)
	if !s.ours(x.Controller) {
		return 0
	}
	worth := 2*point + s.resourceWorth(a) // our cube is lost or the other's counts against us, and the other's counts for it
	if place.Owner == x.Controller {
		if place.IsHome() {
			worth += homeTestWorth + s.testCost(x.Controller) + s.collapseRisk(x.Controller)
		}
		if place.Capital {
			worth += 2*point + s.testCost(x.Controller) + s.collapseRisk(x.Controller)
		}
	}
	return worth
}

// flagCost is what it costs that a power gains a flag.
func (s *situation) flagCost(q cataclysm.Power) int {
	return s.doctrine().provocation * s.lossValue(q) / point
}

// provocationCost is the cost of the flags that opposing powers gain by interests in the area
// (5.2.3).
func (s *situation) provocationCost(p cataclysm.Power, a cataclysm.Area) (cost int) {
	for q := cataclysm.France; q <= cataclysm.PowerCount; q++ {
		if s.opposing(p, q) && !s.ours(q) && !s.atWar(p, q) && s.count(q, cataclysm.Available, cataclysm.Flag) > 0 && s.interested(q, a) {
			cost += s.flagCost(q)
		}
	}
	return cost
}

// surrenderCost is what a power loses by surrender (5.5.4): its cubes, the neutral ones in its
// areas, its part in the rest of the match, and the match if it is the last of its ideology (1.6).
func (s *situation) surrenderCost(p cataclysm.Power) int {
	return memo(&s.surrenderCosts[p], func() int { return s.findSurrenderCost(p) })
}

func (s *situation) findSurrenderCost(p cataclysm.Power) int {
	worth := 100*s.turnsLeft + lostMatch*toInt(s.isLastOfIdeology(p))
	for i := range s.Areas {
		x := &s.Areas[i]
		place := s.Place(x.Area)
		switch {
		case place.Owner == p && x.Cubes == 0:
			worth += point * (1 + toInt(place.Capital))
		case x.CubeOwner == p:
			worth += point * x.Cubes
		}
	}
	return worth
}

// isLastOfIdeology reports whether no other power of the ideology is left in play.
func (s *situation) isLastOfIdeology(p cataclysm.Power) bool {
	for q := cataclysm.France; q <= cataclysm.PowerCount; q++ {
		if q != p && s.inPlay(q) && s.sameIdeology(p, q) {
			return false
		}
	}
	return true
}

// testCost is what a stability test costs a power, weighted by the chance to fail it.
func (s *situation) testCost(p cataclysm.Power) int {
	return memo(&s.tests[p], func() int {
		pass, total := s.checkChances(p, zaRodinu(p), 0)
		return s.lowerCost(p) * (total - pass) / total
	})
}

// surrenderThreshold is the present surrender threshold of a power (5.5.2), at most 6, without
// exhaustion.
func (s *situation) surrenderThreshold(p cataclysm.Power) int {
	return memo(&s.thresholds[p], func() int { return s.findSurrenderThreshold(p) })
}

func (s *situation) findSurrenderThreshold(p cataclysm.Power) (n int) {
	for i := range s.Areas {
		x := &s.Areas[i]
		place := s.Place(x.Area)
		if place.Owner == p && x.CubeOwner != p && (place.IsHome() || len(x.Resources) > 0) && !s.sameIdeology(p, x.CubeOwner) {
			n += x.Cubes
		}
	}
	if s.power(p).Points <= 0 {
		n++
	}
	return min(n+s.thresholdRise(p), 6)
}

// thresholdRise is how much higher the threshold is expected to be at a collapse: armies that may
// attack stand next to home areas.
func (s *situation) thresholdRise(p cataclysm.Power) int {
	return memo(&s.thresholdRises[p], func() int { return s.findThresholdRise(p) })
}

func (s *situation) findThresholdRise(p cataclysm.Power) (n int) {
	for i := range s.Areas {
		if x := &s.Areas[i]; x.Controller == p && s.Place(x.Area).Owner == p && s.Place(x.Area).IsHome() {
			if _, ready := s.opposingArmiesBeside(x.Area, p); ready {
				n++
			}
		}
	}
	return min(n, 2)
}

// sameIdeology reports whether the powers are of one ideology.
func (s *situation) sameIdeology(p, q cataclysm.Power) bool {
	return q <= cataclysm.PowerCount && q != cataclysm.NoPower && s.power(p).Ideology == s.power(q).Ideology
}

// checkChances counts the ways in which a power passes an effectiveness check with additional dice
// and modifiers (5.3).
func (s *situation) checkChances(p cataclysm.Power, dice, mod int) (pass, total int) {
	x := s.power(p)
	if x.Reduced && s.Card(p, x.Commitment).Effectiveness <= 1 {
		mod--
	}
	return cataclysm.CheckWays(x.Effectiveness+dice, mod)
}

// zaRodinu is the additional die of the Soviet Union for stability tests and propaganda (12.3.1).
func zaRodinu(p cataclysm.Power) int { return toInt(p == cataclysm.USSR) }

// ifCheckPasses is the expected worth of something that comes only if a check passes.
func (s *situation) ifCheckPasses(p cataclysm.Power, dice, mod, worth int) int {
	pass, total := s.checkChances(p, dice, mod)
	return worth * pass / total
}
