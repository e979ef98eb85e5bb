package bot

import "interbellum/engine/cataclysm"

// 5.6 and 6.2: what a war is worth.

// war is what it is worth to be at war with a power: what can be taken from it, less what it
// can take. Declared, an operation follows at once (6.2).
func (s *sight) war(p, q cataclysm.Power, declared bool) int {
	mine, other := s.might(p), s.might(q)
	for r := cataclysm.France; r <= cataclysm.PowerCount; r++ {
		if r != p && s.inPlay(r) && s.allied(r, p) {
			mine += s.might(r)
		}
		if r != q && s.inPlay(r) && s.allied(r, q) {
			other += s.might(r)
		}
	}
	worth := 40 * (mine - other) / max(1, min(mine, other))
	worth = min(150, max(-250, worth)) - 60 + 30*int(s.style.Temper)
	if s.power(p).Commitment < s.power(q).Commitment {
		worth -= 30
	}
	if declared {
		best := -point
		for i := range s.Areas {
			if s.Areas[i].Controller == q {
				best = max(best, s.worthOf(s.unprovoked(p, s.Areas[i].Area)))
			}
		}
		worth += best - 60
	}
	return worth
}

// unprovoked is a strike as it would be in the war.
func (s *sight) unprovoked(p cataclysm.Power, a cataclysm.Area) strike {
	x := s.picture(p, a, 1)
	x.surprise = false
	return x
}

// might is a power's strength in land and air units, upgrades counted twice, and what it can
// build.
func (s *sight) might(p cataclysm.Power) (n int) {
	for i := range s.Units {
		if u := &s.Units[i]; u.Owner == p && (u.Kind == cataclysm.Army || u.Kind == cataclysm.AirForce) {
			n += 2 + boolean(u.Up)
		}
	}
	return n + s.industry(p)
}
