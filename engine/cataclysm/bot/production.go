package bot

import (
	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

// 4.0 Production: the use of resources and builds.

// collect takes what can be collected now. A limited resource that waits for a war brings one more
// offensive then (4.7).
func (s *situation) collect(c engine.Choice) int {
	now := s.turnsLeft == 0 || s.power(s.me).Belligerent || s.asked.Kind == "limited-resource"
	return toInt(c.Verb == "collect" || c.Verb == "count") * (5 + 25*toInt(now))
}

// offensives weighs how many resources become offensives (4.5): as many as there are good
// operations, after the builds that the force pool can use.
func (s *situation) offensives(c engine.Choice) int {
	p := s.me
	have := s.count(p, cataclysm.Holding, cataclysm.Resource)
	rate := s.Card(p, s.power(p).Commitment).BuildsPerResource
	if rate.Den == 0 {
		return 0
	}
	wanted := s.wantedBuilds(p)
	worth := 0
	for n := range c.N {
		worth += max(18, s.offensiveWorth(p, n))
	}
	builds := min(wanted, (have-c.N)*rate.Num/rate.Den)
	return worth + builds*s.buildWorth(p)
}

// offensiveWorth is what the n-th offensive of a turn is worth, counted from 0.
func (s *situation) offensiveWorth(p cataclysm.Power, n int) int {
	rate := s.Card(p, s.power(p).Commitment).ActionsPerOffensive
	best := s.bestAction(p, max(1, rate.Num/max(1, rate.Den)))
	return best * rate.Num / max(1, rate.Den) * 8 / (9 + 3*n)
}

// wantedBuilds is how many builds the force pool can take.
func (s *situation) wantedBuilds(p cataclysm.Power) (n int) {
	for k := cataclysm.Army; k <= cataclysm.StrategicUpgrade; k++ {
		n += s.count(p, cataclysm.Available, k) * cost(k) * toInt(s.counterWorth(p, k) > 15)
	}
	return n
}

func cost(k cataclysm.Kind) int { return 1 + toInt(k == cataclysm.Fleet || k.IsUpgrade()) }

// buildWorth is what one build is worth: more at war and at mobilization.
func (s *situation) buildWorth(p cataclysm.Power) int {
	return 50 + 25*toInt(s.power(p).Belligerent) + 11*toInt(s.power(p).Commitment >= cataclysm.Mobilization)
}

// builds makes as many builds as the force pool can take, and keeps at most one resource.
func (s *situation) builds(c engine.Choice) int {
	rate := s.Card(s.me, s.power(s.me).Commitment).BuildsPerResource
	return min(s.wantedBuilds(s.me), c.N*rate.Num/max(1, rate.Den))*s.buildWorth(s.me) - c.N
}

// construct buys the counter with the best worth for its price (4.6, 4.1.1).
func (s *situation) construct(c engine.Choice) int {
	if c.Verb == "done" {
		return 0
	}
	k := kindOf(c.On)
	price := cost(k)
	switch {
	case s.asked.Kind != "construct":
		price = 1 // a place in the force pool
	case c.Verb == "refit":
		price = 1
	}
	return 2 * s.counterWorth(s.me, k) / price
}

// counterWorth is what a counter is worth to a power, once built.
func (s *situation) counterWorth(p cataclysm.Power, k cataclysm.Kind) int {
	armies, aircraft := 0, 0
	for i := range s.Units {
		if u := &s.Units[i]; u.Owner == p {
			armies += toInt(u.Kind == cataclysm.Army)
			aircraft += toInt(u.Kind == cataclysm.AirForce)
		}
	}
	switch k {
	case cataclysm.Army:
		return 50 + s.doctrine().armies - 3*armies + min(225, s.greatestRisk(p)*3/2)
	case cataclysm.AirForce:
		return 56 - 9*max(0, aircraft-armies/2)
	case cataclysm.TankUpgrade:
		return 90 * toInt(armies > 0)
	case cataclysm.Fleet:
		return 24
	case cataclysm.Fortress:
		return 18
	case cataclysm.CarrierUpgrade, cataclysm.StrategicUpgrade:
		return 26
	case cataclysm.Submarine:
		return 14
	case cataclysm.Flag:
		return s.bestFlag(p)
	case cataclysm.IlDuce:
		return s.bestFlag(p) + 10
	case cataclysm.Offensive:
		return s.offensiveWorth(p, 0)
	case cataclysm.Resource:
		return 20 * toInt(s.turnsLeft > 0)
	}
	return 8
}

// cut gives up what is worth least (4.1.2), preferably off the map.
func (s *situation) cut(c engine.Choice) int {
	if u := s.unit(c.On); u.Owner != cataclysm.NoPower {
		return -s.counterWorth(s.me, u.Kind) - stepWorth*toInt(u.Upgraded) - 20
	}
	return -s.counterWorth(s.me, kindOf(c.On)) - 5*toInt(c.To == "box/cup")
}
