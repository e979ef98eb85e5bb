package bot

import (
	"slices"

	"interbellum/engine/cataclysm"
)

// 4.3 and 9.6: where the armies of a power fight in limited supply.

// limited reports whether land units of a power would be in limited supply in an area: no line of communications reaches it, as far as the
// board shows.
func (s *situation) limited(p cataclysm.Power, a cataclysm.Area) bool {
	if p == cataclysm.NoPower || p > cataclysm.PowerCount {
		return false
	}
	if s.supplies[p] == nil {
		s.supplies[p] = s.supplyLines(p)
	}
	return !s.supplies[p].Has(a)
}

// supplyLines is the areas that the lines of a power reach from its production sites (2.3.9). A power whose home is out of play has sites
// that only its scenario names: its lines reach everywhere.
func (s *situation) supplyLines(p cataclysm.Power) *cataclysm.Areas {
	var all cataclysm.Areas
	var sites []cataclysm.Area
	home := false
	for i := range s.Areas {
		x := &s.Areas[i]
		all.Add(x.Area)
		if place := s.Place(x.Area); place.Owner == p && place.IsHome() {
			home = true
			if x.Controller == p && slices.ContainsFunc(x.Resources, func(r cataclysm.ResourceView) bool { return r.Kind == cataclysm.Industrial && !r.Limited }) {
				sites = append(sites, x.Area)
			}
		}
	}
	if !home {
		return &all
	}
	ends := func(a cataclysm.Area) bool { return s.endsLines(p, a) }
	reached := cataclysm.AreasOf(s.spread(sites, ends, func(_ cataclysm.Area, near cataclysm.Border) bool {
		return near.Via.Adjacent() && s.opensLines(p, near.To)
	})...)
	return &reached
}

// opensLines reports whether a line of a power may enter an area: friendly land, or a sea without enemies, at war within range of its ports.
func (s *situation) opensLines(p cataclysm.Power, a cataclysm.Area) bool {
	switch {
	case !s.Place(a).IsSea():
		return s.isFriendly(p, a)
	case !s.power(p).Belligerent:
		return s.areas[a] != nil && !s.holdsEnemies(a, p)
	}
	return s.navalReach(p).Has(a)
}

// endsLines reports whether a line of a power that enters an area goes no farther: there is a delay box, or restricted land without
// logistics (2.3.5, 2.3.10). Neither stops the Soviet Union at home in Europe, or the railroad in Asia (12.3.1).
func (s *situation) endsLines(p cataclysm.Power, a cataclysm.Area) bool {
	place, railroad := s.Place(a), slices.Contains(s.Markers, cataclysm.TransSiberianRailroad)
	switch {
	case place.Delay:
		return !railroad || place.Owner != cataclysm.USSR
	case !place.Restricted || place.Kind != cataclysm.LandArea:
		return false
	case p == cataclysm.USSR && place.Owner == p && place.IsHome() && (railroad || place.Map == cataclysm.EuropeMap):
		return false
	}
	return !slices.ContainsFunc(s.units[a], func(u *cataclysm.UnitView) bool { return u.Kind == cataclysm.Logistics && s.friends(p, u.Owner) })
}
