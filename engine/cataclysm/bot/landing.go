package bot

import (
	"slices"

	"interbellum/engine/cataclysm"
)

// 9.3.2 Invasions: the armies of one area land across one or two others, each with a fleet in it.

// landing is the best invasion of an area by a power as its fleets lie.
func (s *sight) landing(p cataclysm.Power, a cataclysm.Area) strike {
	x := strike{target: a, power: p}
	far, lanes := 0, s.lanes(p)
	for _, near := range cataclysm.Board().Neighbours(a) {
		for _, u := range s.units[near.To] {
			x.air += boolean(near.Via.Air && u.Kind == cataclysm.AirForce && s.friends(p, u.Owner))
		}
		if !near.Via.Naval || !lanes.Has(near.To) {
			continue
		}
		if s.embark(&x, near.To) {
			far = 0
		}
		for _, next := range cataclysm.Board().Neighbours(near.To) {
			if next.Via.Naval && next.To != a && lanes.Has(next.To) && s.embark(&x, next.To) {
				far = 1
			}
		}
	}
	s.defence(&x)
	x.foeBonus += far + boolean(!a.Place().Adverse) - boolean(p == cataclysm.Japan) // 7.3.3, 10.4, 12.1.3
	return x
}

// embark lets the armies of an area beside the lane land, if they are stronger than those that
// would land else.
func (s *sight) embark(x *strike, lane cataclysm.Area) (better bool) {
	for _, from := range cataclysm.Board().Neighbours(lane) {
		var force strike
		for _, u := range s.units[from.To] {
			if from.Via.Naval && from.To != x.target && u.Owner == x.power && u.Kind == cataclysm.Army && !u.Deployed && force.areas < 2 {
				force.areas++
				force.steps += 1 + boolean(u.Up)
				force.tanks += boolean(u.Up)
			}
		}
		if force.steps > x.steps {
			x.areas, x.steps, x.tanks, x.bared, better = 1, force.steps, force.tanks, 0, true
			if force.areas == s.garrison(from.To) {
				x.bared = s.danger(from.To, x.power)
			}
		}
	}
	return better
}

// lanes is the areas with a fleet of a power or its friends in them that armies may land across.
func (s *sight) lanes(p cataclysm.Power) (set cataclysm.Areas) {
	for i := range s.Units {
		if u := &s.Units[i]; u.Kind == cataclysm.Fleet && u.Area.Place().Kind != cataclysm.LandArea && s.friends(p, u.Owner) {
			set.Add(u.Area)
		}
	}
	return set
}

// mayLand tells the areas that an invasion may be aimed at: none begins a war (9.8).
func (s *sight) mayLand(p cataclysm.Power, a cataclysm.Area) bool {
	return s.mayAttack(p, a) && (s.atWar(p, s.area(a).Controller) || s.area(a).Country && !s.garrisoned(a))
}

// crossing is the best that lies beside a sea for the armies of a power to land at, whether or not any stand ready.
func (s *sight) crossing(p cataclysm.Power, sea cataclysm.Area) int {
	if s.crossings[p] == nil {
		s.crossings[p] = make([]int, cataclysm.AreaCount+1)
	}
	return once(&s.crossings[p][sea], func() (most int) {
		for _, shore := range cataclysm.Board().Neighbours(sea) {
			if shore.Via.Naval && s.mayLand(p, shore.To) {
				most = max(most, s.prize(p, shore.To)-2*s.provoked(p, shore.To))
			}
		}
		return most
	})
}

// overseas is the best that the armies of an area could land at, were there a fleet.
func (s *sight) overseas(p cataclysm.Power, from cataclysm.Area) (most int) {
	if !s.power(p).Belligerent || !s.sails(p) {
		return 0
	}
	for _, near := range cataclysm.Board().Neighbours(from) {
		if near.Via.Naval && near.To.Place().IsSea() && s.waters(p).Has(near.To) {
			most = max(most, s.crossing(p, near.To))
		}
	}
	return most
}

// ferries tells whether armies of a power stand beside a sea.
func (s *sight) ferries(p cataclysm.Power, sea cataclysm.Area) bool {
	for _, shore := range cataclysm.Board().Neighbours(sea) {
		for _, u := range s.units[shore.To] {
			if shore.Via.Naval && u.Owner == p && u.Kind == cataclysm.Army {
				return true
			}
		}
	}
	return false
}

// seaborne tells whether enemies of a power may come to the area by sea, sooner or later.
func (s *sight) seaborne(a cataclysm.Area, p cataclysm.Power) bool {
	for _, q := range s.power(p).Enemies {
		for _, near := range cataclysm.Board().Neighbours(a) {
			if near.Via.Naval && near.To.Place().IsSea() && s.sails(q) && s.waters(q).Has(near.To) {
				return true
			}
		}
	}
	return false
}

// shore is the most that a power may lose beside a sea to enemies who sail.
func (s *sight) shore(p cataclysm.Power, sea cataclysm.Area) (most int) {
	if !slices.ContainsFunc(s.power(p).Enemies, s.sails) {
		return 0
	}
	for _, near := range cataclysm.Board().Neighbours(sea) {
		if near.Via.Naval && s.area(near.To).Controller == p {
			most = max(most, s.holding(near.To))
		}
	}
	return most
}

// garrison counts the land units of powers in an area.
func (s *sight) garrison(a cataclysm.Area) (n int) {
	for _, u := range s.units[a] {
		n += boolean(u.Kind.IsLand() && u.Owner <= cataclysm.PowerCount)
	}
	return n
}
