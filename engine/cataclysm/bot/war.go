package bot

import (
	"slices"

	"interbellum/engine/cataclysm"
)

// 5.6 and 6.2: what a war is worth.

// warWorth is what it is worth to be at war with a power: what can be taken from it, minus what it
// can take, and the offensives of a belligerent (4.7). If declared, an operation must follow at
// once (6.2).
func (s *situation) warWorth(p, q cataclysm.Power, declared bool) int {
	mine, other := s.sideStrength(p, q), s.sideStrength(q, p)
	worth := 40 * (mine - other) / max(1, min(mine, other))
	worth = min(150*s.lossValue(q)/point, max(-250, worth)) - 60 + 30*int(s.style.Temper)
	if s.power(p).Commitment < s.power(q).Commitment {
		worth -= 30
	}
	if !s.power(p).Belligerent {
		worth += 10 * s.industrialResources(p) * (1 + min(1, s.turnsLeft))
		if s.power(p).Ideology == cataclysm.Democracy {
			worth += attackCountriesWorth
		}
	}
	if p == s.me {
		worth += s.style.Opening.Against(q.String(), s.year())
	}
	worth += s.doctrine().war
	if declared {
		worth += s.firstOperation(p, q) - 60
	}
	return worth
}

// attackCountriesWorth is what it is worth to a Democracy at war that it may attack countries
// (9.7).
const attackCountriesWorth = 150

// sideStrength is the strength of a power in a war with another: its own, its allies', and half of
// that of others of its ideology that fight the same enemy; minus half of that of its enemies in a
// third ideology.
func (s *situation) sideStrength(p, q cataclysm.Power) int {
	n := s.strength(p)
	for r := cataclysm.France; r <= cataclysm.PowerCount; r++ {
		switch {
		case r == p || !s.inPlay(r):
		case s.allied(r, p):
			n += s.strength(r)
		case s.sameIdeology(r, p) && s.atWar(r, q):
			n += s.strength(r) / 2
		case s.atWar(r, p) && !s.sameIdeology(r, q):
			n -= s.strength(r) / 2
		}
	}
	return max(1, n)
}

// firstOperation is what the operation required by a declaration is worth (6.2).
func (s *situation) firstOperation(p, q cataclysm.Power) int {
	best := -point
	for i := range s.Areas {
		switch x := &s.Areas[i]; {
		case x.Controller == q:
			best = max(best, s.attackWorth(s.attackInWar(p, x.Area)))
		case x.Base == q && s.hasFleet(p):
			best = max(best, 0)
		}
	}
	return best
}

// hasFleet reports whether the power has a fleet.
func (s *situation) hasFleet(p cataclysm.Power) bool {
	return slices.ContainsFunc(s.Units, func(u cataclysm.UnitView) bool { return u.Owner == p && u.Kind == cataclysm.Fleet })
}

// attackInWar is an attack as it would be in the war.
func (s *situation) attackInWar(p cataclysm.Power, a cataclysm.Area) attack {
	x := s.bestAttack(p, a, 1)
	x.surprise = false
	return x
}

// strength is a power's strength in land and air units, more for upgraded ones, and in industry.
func (s *situation) strength(p cataclysm.Power) (n int) {
	for i := range s.Units {
		if u := &s.Units[i]; u.Owner == p && (u.Kind == cataclysm.Army || u.Kind == cataclysm.AirForce) {
			n += 2 + toInt(u.Upgraded)
		}
	}
	return n + s.industrialResources(p)
}
