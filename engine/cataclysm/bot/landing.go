package bot

import "interbellum/engine/cataclysm"

// 9.3.2 Invasion: the army that would land, the fleet that takes it there, and the defence, judged together.

// landing is the best invasion of an area over one sea, out of the areas beside that sea: by the armies that are there.
func (s *situation) landing(p cataclysm.Power, sea, target cataclysm.Area) attack {
	x := attack{target: target, power: p, areas: 1}
	for _, near := range s.Board().Neighbours(sea) {
		if !near.Via.Adjacent() || near.To == target || s.Place(near.To).IsSea() {
			continue
		}
		if from := s.armiesIn(p, near.To, target); from.steps > x.steps {
			x.steps, x.tanks = from.steps, from.tanks
			x.combat.Limited[0] = s.limited(p, near.To)
		}
	}
	s.addLanding(&x)
	return x
}

// addLanding counts the aircraft on both sides, and the defence.
func (s *situation) addLanding(x *attack) {
	cover := attack{target: x.target, power: x.power}
	s.attackers(&cover)
	x.air, x.combat.Invasion = cover.air, true
	s.addDefence(x)
}

// mayLand reports whether an invasion may target the area: it is never a surprise (9.8).
func (s *situation) mayLand(p cataclysm.Power, a cataclysm.Area) bool {
	x := s.area(a)
	return s.mayAttack(p, a) && (s.atWar(p, x.Controller) || x.Country && !s.garrisoned(a))
}

// ferries reports whether a friendly fleet is in a sea area (9.3.2).
func (s *situation) ferries(p cataclysm.Power, sea cataclysm.Area, but *cataclysm.UnitView) bool {
	for _, u := range s.units[sea] {
		if u.Kind == cataclysm.Fleet && s.friends(p, u.Owner) && (but == nil || u.Ref != but.Ref) {
			return true
		}
	}
	return false
}

// bestLanding is the best invasion of an area over a sea where a fleet lies ready.
func (s *situation) bestLanding(p cataclysm.Power, target cataclysm.Area) (best attack, worth int) {
	for _, near := range s.Board().Neighbours(target) {
		if near.Via.Adjacent() && s.Place(near.To).IsSea() && s.ferries(p, near.To, nil) {
			if x := s.landing(p, near.To, target); x.steps > 0 {
				if w := s.attackWorth(x); best.steps == 0 || w > worth {
					best, worth = x, w
				}
			}
		}
	}
	return best, worth
}

// invasionWorth is what a landing is worth: by the armies and fleets that lie ready, or, over two seas, by one army. It takes two
// actions (9.3.2).
func (s *situation) invasionWorth(a cataclysm.Area) int {
	if x, worth := s.bestLanding(s.me, a); x.steps > 0 {
		return worth - 15
	}
	x := attack{target: a, power: s.me, areas: 1, steps: 1}
	s.addLanding(&x)
	return s.attackWorth(x) - 15
}

// ferryWorth is what a fleet in a sea area is worth for the best landing over it.
func (s *situation) ferryWorth(p cataclysm.Power, sea cataclysm.Area) int {
	if s.ferryWorths[p] == nil {
		s.ferryWorths[p] = make([]int, cataclysm.AreaCount+1)
	}
	return memo(&s.ferryWorths[p][sea], func() (most int) {
		for _, near := range s.Board().Neighbours(sea) {
			if near.Via.Adjacent() && s.mayLand(p, near.To) {
				if x := s.landing(p, sea, near.To); x.steps > 0 {
					most = max(most, s.attackWorth(x))
				}
			}
		}
		return most
	})
}

// landingPrize is the best prize that an army beside a sea could take by a favourable landing over it.
func (s *situation) landingPrize(u *cataclysm.UnitView, from, sea cataclysm.Area) (best int) {
	for _, near := range s.Board().Neighbours(sea) {
		if !near.Via.Adjacent() || near.To == from || !s.mayLand(u.Owner, near.To) {
			continue
		}
		x := s.attackBy(u, from, near.To)
		s.addLanding(&x)
		if ways, total, _, _ := x.conquestChances(); 2*ways > total {
			best = max(best, s.captureValue(u.Owner, near.To)-2*s.provocationCost(u.Owner, near.To))
		}
	}
	return best
}

// mayPatrol reports whether a fleet may stop in a sea area: at war beside a port of its power, and not beside a fleet (7.1.2).
func (s *situation) mayPatrol(u *cataclysm.UnitView, sea cataclysm.Area) bool {
	if !s.power(u.Owner).Belligerent || s.area(sea).Base != cataclysm.NoPower && s.opposing(u.Owner, s.area(sea).Base) {
		return false
	}
	for _, x := range s.units[sea] {
		if x.Kind.IsNaval() && x.Ref != u.Ref {
			return false
		}
	}
	for _, near := range s.Board().Neighbours(sea) {
		if near.Via.Naval && !s.Place(near.To).IsSea() && s.isFriendly(u.Owner, near.To) {
			return true
		}
	}
	return false
}

// ferryGain is what a fleet would gain by going to sea, where it takes an army across.
func (s *situation) ferryGain(u *cataclysm.UnitView) (best int) {
	for _, a := range s.sails(u) {
		if s.mayPatrol(u, a) {
			best = max(best, s.navalStation(u, a))
		}
	}
	return max(0, best-s.navalStation(u, u.Area))
}

// sails lists the sea areas that a fleet can come to over others within range of its ports (7.2.2, 7.3.1).
func (s *situation) sails(u *cataclysm.UnitView) []cataclysm.Area {
	seas := s.navalReach(u.Owner)
	never := func(cataclysm.Area) bool { return false }
	return s.spread([]cataclysm.Area{u.Area}, never, func(_ cataclysm.Area, near cataclysm.Border) bool { return near.Via.Naval && seas.Has(near.To) })[1:]
}

// landsOn reports whether an enemy's army could land in an area: over a sea where its fleet is or may come, or over two where its fleets are.
func (s *situation) landsOn(a cataclysm.Area, p cataclysm.Power) bool {
	for _, near := range s.Board().Neighbours(a) {
		for q := cataclysm.France; q <= cataclysm.PowerCount && near.Via.Adjacent() && s.Place(near.To).IsSea(); q++ {
			if s.atWar(p, q) && (s.ferries(q, near.To, nil) || s.mayPatrol(&cataclysm.UnitView{Owner: q}, near.To) && s.hasFleet(q)) && s.embarks(q, near.To, true) {
				return true
			}
		}
	}
	return false
}

// embarks reports whether an army of a power is beside a sea, or beside the next one where a fleet and another lie.
func (s *situation) embarks(q cataclysm.Power, sea cataclysm.Area, farther bool) bool {
	for _, near := range s.Board().Neighbours(sea) {
		switch {
		case !near.Via.Adjacent():
		case !s.Place(near.To).IsSea():
			if s.armiesIn(q, near.To, cataclysm.Nowhere).n > 0 {
				return true
			}
		case farther && s.ferries(q, sea, nil) && s.ferries(q, near.To, nil) && s.embarks(q, near.To, false):
			return true
		}
	}
	return false
}
