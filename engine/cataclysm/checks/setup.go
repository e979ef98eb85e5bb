package checks

import (
	"slices"

	"interbellum/engine/cataclysm"
)

// pool wants a force pool that is filled to its limit, from counters that count in it.
func (s *setting) pool(x *cataclysm.ScenarioPower) {
	pool := slices.Clone(x.ForcePoolAvailable)
	for _, u := range x.Units {
		for _, f := range u.Units {
			if !f.Kind.IsUnit() {
				s.unplayable(s.status(x.Power, "units"), "checks/no-unit", f.String(), s.name(u.Area))
				continue
			}
			pool = append(pool, f)
		}
	}
	card := s.Card(x.Power, x.Commitment)
	if n := len(pool) + x.ForcePoolSetAside; n != card.ForcePool {
		s.fault(s.status(x.Power, "force_pool_available"), "checks/pool", n, card.ForcePool)
	}
	var told cataclysm.CounterMix
	for _, f := range pool {
		if told[f.Kind]++; told[f.Kind] > 1 {
			continue
		}
		switch {
		case !f.Kind.CountsInPool():
			s.fault(s.status(x.Power, "force_pool_available"), "checks/pool.not", f.String())
		case f.Kind.IsUpgrade() && !card.MayHoldUpgrades:
			s.fault(s.status(x.Power, "force_pool_available"), "checks/pool.upgrade", x.Commitment.String())
		}
	}
	switch r := x.Reserve.Kind; {
	case r == cataclysm.NoKind, r == cataclysm.Flag, r == cataclysm.Offensive, r == cataclysm.Resource, r.CountsInPool():
	default:
		s.fault(s.status(x.Power, "reserve"), "checks/reserve", r.String())
	}
}

// count is how many units in an area are of such a kind.
func (s *setting) count(a cataclysm.Area, is func(cataclysm.Kind) bool) (n int) {
	for _, u := range s.units[a] {
		if is(u.face.Kind) {
			n++
		}
	}
	return n
}

func logistics(k cataclysm.Kind) bool { return k == cataclysm.Logistics }
func fortress(k cataclysm.Kind) bool  { return k == cataclysm.Fortress }

// here is where the units in an area are listed: with the power whose they are.
func (s *setting) here(a cataclysm.Area) spot { return s.status(s.units[a][0].power, "units") }

func (s *setting) baseOwner(a cataclysm.Area) cataclysm.Power {
	for _, b := range s.BasesCaptured {
		if b.Area == a {
			return b.Owner
		}
	}
	return s.Place(a).BaseOwner
}

// mayStand tells whether units may be in a land or mixed area (7.1.1): their own, an ally's in a common war, or a
// special British base while nobody holds the country, which takes no land unit.
func (s *setting) mayStand(p cataclysm.Power, a cataclysm.Area) bool {
	owner := s.owner[a]
	if owner == p {
		return true
	}
	for _, group := range s.Alliances {
		if slices.Contains(group, p) && slices.Contains(group, owner) {
			return s.atWar.Has(p) && s.atWar.Has(owner)
		}
	}
	return p == cataclysm.UK && owner == cataclysm.NoPower && s.count(a, cataclysm.Kind.IsLand) == 0 && slices.Contains(s.SpecialBases, a)
}

func (s *setting) minorArmy(a cataclysm.Area) bool {
	if c := s.Chinese; c != nil && (slices.Contains(c.Guomindang, a) || slices.Contains(c.ChiCom, a)) {
		return true
	}
	return s.Place(a).MinorArmy && !slices.Contains(s.MinorArmiesRemoved, a)
}

// setUps is what the rules say of units and bases at the start.
var setUps = []scenarioClaim{
	{"7.1", func(s *setting) {
		for _, a := range s.occupied {
			if !s.Uses(a) {
				s.unplayable(s.here(a), "checks/other-map", s.name(a))
			}
			for _, u := range s.units[a] {
				if s.Ideology(u.power) != s.Ideology(s.units[a][0].power) {
					s.unplayable(s.status(u.power, "units"), "checks/enemies", s.name(a))
					break
				}
			}
		}
	}},
	{"7.1.1", onLand},
	{"7.1.2", atSea},
	{"7.1.4", func(s *setting) {
		for _, a := range s.occupied {
			if s.count(a, logistics) > 1 {
				s.fault(s.here(a), "checks/logistics", s.name(a))
			}
		}
	}},
	{"11.1", func(s *setting) {
		for _, a := range s.occupied {
			if slices.Contains(s.CivilWars, a) || slices.ContainsFunc(s.NeutralCubes, func(c cataclysm.AreaCubes) bool { return c.Area == a }) {
				s.fault(s.here(a), "checks/no-units", s.name(a))
			}
		}
	}},
	{"2.4.4", func(s *setting) {
		for _, a := range s.MinorArmiesRemoved {
			if !s.Place(a).MinorArmy {
				s.fault(s.whole("minor_armies_removed"), "checks/no-minor-army", s.name(a))
			}
		}
	}},
	{"2.3.2", func(s *setting) {
		for _, b := range s.BasesCaptured {
			at := s.cube("bases_captured", b.Area, "")
			if !s.Uses(b.Area) {
				s.unplayable(at, "checks/other-map", s.name(b.Area))
			} else if s.Place(b.Area).Base == cataclysm.NoBase {
				s.fault(at, "checks/no-base", s.name(b.Area))
			}
		}
	}},
	{"2.3.3", func(s *setting) {
		for _, a := range s.SpecialBases {
			if !s.Uses(a) || !s.Place(a).SpecialBritishBase || s.owner[a] != cataclysm.NoPower || !s.InPlay().Has(cataclysm.UK) {
				s.fault(s.whole("special_bases"), "checks/special-base", s.name(a))
			}
		}
	}},
	{"2.3.9", func(s *setting) {
		for _, p := range s.InPlay().List() {
			sites := s.sites(p)
			if _, on := s.marker(cataclysm.RhinelandDemilitarized); on && p == cataclysm.Germany {
				sites.Remove(cataclysm.MustArea("ruhr"))
			}
			if sites.Len() == 0 {
				s.unplayable(s.status(p, ""), "checks/no-site", s.power(p))
			}
		}
	}},
	{"11.4", china},
}

// onLand is where units may be on land, and how many.
func onLand(s *setting) {
	for _, a := range s.occupied {
		p := s.Place(a)
		if p.IsSea() {
			continue
		}
		var told cataclysm.Powers
		for _, u := range s.units[a] {
			if !told.Has(u.power) && !s.mayStand(u.power, a) {
				told = told.With(u.power)
				s.fault(s.status(u.power, "units"), "checks/abroad", p.Name)
			}
		}
		if s.count(a, cataclysm.Kind.IsNaval) > 0 && !p.Coastal {
			s.fault(s.here(a), "checks/port", p.Name)
		}
		if p.Remote {
			continue
		}
		limit, land := 2, s.count(a, cataclysm.Kind.IsLand)
		if s.minorArmy(a) {
			land++
		}
		winter := s.units[a][0].power == cataclysm.USSR && p.Map == cataclysm.EuropeMap && p.Owner == cataclysm.USSR // 12.3.1
		if p.Restricted && s.count(a, logistics) == 0 && !winter {
			limit = 1
		}
		if land > limit || s.count(a, cataclysm.Kind.IsNaval) > limit || s.count(a, cataclysm.Kind.IsAir) > limit {
			s.fault(s.here(a), "checks/room", p.Name, limit)
		}
		if s.count(a, fortress) > 1 {
			s.fault(s.here(a), "checks/fortress", p.Name)
		}
	}
}

// atSea is which units may be at sea, and how many.
func atSea(s *setting) {
	for _, a := range s.occupied {
		p := s.Place(a)
		if !p.IsSea() {
			continue
		}
		var told cataclysm.Powers
		for _, u := range s.units[a] {
			wrong := p.Base == cataclysm.NoBase || s.baseOwner(a) != u.power || u.face.Kind.IsLand() || u.face.Kind.IsNaval() && p.Base != cataclysm.NavalBase
			if wrong && !told.Has(u.power) {
				told = told.With(u.power)
				s.fault(s.status(u.power, "units"), "checks/at-sea", u.face.String(), p.Name)
			}
		}
		limit := 1
		if s.count(a, logistics) > 0 {
			limit = 2
		}
		if s.count(a, cataclysm.Kind.IsNaval) > limit || s.count(a, cataclysm.Kind.IsAir) > limit {
			s.fault(s.here(a), "checks/room", p.Name, limit)
		}
	}
}

// sites are where a power produces at the start.
func (s *setting) sites(p cataclysm.Power) (sites cataclysm.Areas) {
	for a := cataclysm.Area(1); a <= cataclysm.AreaCount; a++ {
		if x := s.Place(a); s.Uses(a) && s.owner[a] == p && x.Owner == p && x.IsHome() && x.HasIndustry() {
			sites.Add(a)
		}
	}
	for _, x := range s.ExtraProduction {
		for _, a := range x.Areas {
			if x.Power == p && s.owner[a] == p {
				sites.Add(a)
			}
		}
	}
	return sites
}

// china is the state of the Chinese factions. Their war is inactive while any power's land unit is in a Chinese country (11.4.4).
func china(s *setting) {
	c, at := s.Chinese, s.whole("chinese")
	switch pacific := slices.Contains(s.Maps, cataclysm.PacificMap); {
	case c == nil && pacific:
		s.unplayable(at, "checks/empty.not")
		return
	case c == nil:
		return
	case !pacific:
		s.unplayable(at, "checks/empty")
		return
	}
	want := "active"
	for _, a := range s.ChineseCountries() {
		if s.count(a, cataclysm.Kind.IsLand) > 0 {
			want = "inactive"
		}
	}
	for _, a := range slices.Concat(c.Guomindang, c.ChiCom) {
		if s.count(a, cataclysm.Kind.IsLand) > 0 {
			s.fault(at, "checks/chinese-army", s.name(a))
		}
	}
	if c.Status != want {
		s.fault(at, "checks/chinese-war", want)
	}
	if len(c.ChiCom) == 0 || len(c.ChiCom) > len(c.Guomindang) {
		s.fault(at, "checks/chinese-share")
	}
}
