package checks

import (
	"slices"

	"interbellum/engine/cataclysm"
)

// display is what the rules say of cubes, alliances, wars, cards and markers at the start.
var display = []scenarioClaim{
	{"2.2.4", controlled},
	{"2.4.5", func(s *setting) {
		n := 0
		for _, c := range s.NeutralCubes {
			p, at := s.Place(c.Area), s.cube("neutral_cubes", c.Area, "")
			n += c.Cubes
			switch {
			case !s.Uses(c.Area):
				s.unplayable(at, "checks/other-map", p.Name)
			case !p.IsHome() && !p.IsColony():
				s.fault(at, "checks/neutral-cube", p.Name)
			case c.Cubes < 1:
				at.field = "cubes"
				s.fault(at, "checks/least", 1)
			case slices.ContainsFunc(s.Control, func(x cataclysm.ControlCubes) bool { return x.Area == c.Area }):
				s.fault(at, "checks/two-owners", p.Name)
			}
		}
		if n > cataclysm.NeutralCubes {
			s.unplayable(s.whole("neutral_cubes"), "checks/neutral-cubes.used", n, cataclysm.NeutralCubes)
		}
	}},
	{"2.4", func(s *setting) {
		for _, p := range s.InPlay().List() {
			if n, have := s.cubesUsed[p], s.Facts(p).Cubes; n > have {
				s.unplayable(s.status(p, ""), "checks/cubes", s.power(p), n, have)
			}
		}
	}},
	{"11.1", func(s *setting) {
		for _, a := range s.CivilWars {
			switch {
			case !s.Uses(a):
				s.unplayable(s.whole("civil_wars"), "checks/other-map", s.name(a))
			case s.owner[a] != cataclysm.NoPower:
				s.fault(s.whole("civil_wars"), "checks/civil-war", s.name(a))
			case !slices.Contains(s.MinorArmiesRemoved, a):
				s.fault(s.whole("minor_armies_removed"), "checks/civil-war.army", s.name(a))
			}
		}
	}},
	{"6.1", func(s *setting) {
		for _, group := range s.Alliances {
			if _, n := s.ideologies(group...); n != 1 {
				s.fault(s.whole("alliances"), "checks/alliance")
			}
			for _, p := range cataclysm.SetOf(group...).Minus(s.InPlay()).List() {
				s.unplayable(s.whole("alliances"), "checks/absent", s.power(p))
			}
			if place, _ := s.marker(cataclysm.LendLease); slices.Contains(group, cataclysm.US) && place != "washington-dc" {
				s.fault(s.whole("alliances"), "checks/alliance.lend-lease")
			}
		}
	}},
	{"5.6", func(s *setting) {
		for _, w := range s.Wars {
			x, n := s.ideologies(w.Sides[0]...)
			y, m := s.ideologies(w.Sides[1]...)
			if n != 1 || m != 1 || x == y {
				s.fault(s.whole("wars"), "checks/war")
			}
		}
		if !s.atWar.Empty() && s.WarStatus == cataclysm.NoWar {
			s.fault(s.whole("war_status"), "checks/value.not", s.WarStatus.String())
		}
	}},
	{"5.6.5", func(s *setting) {
		_, n := s.ideologies(s.atWar.List()...)
		global := n == 3 || slices.ContainsFunc(s.Status, func(x cataclysm.ScenarioPower) bool { return x.Commitment == cataclysm.TotalWar })
		switch {
		case global == (s.WarStatus == cataclysm.GlobalWar):
		case global:
			s.fault(s.whole("war_status"), "checks/global")
		default:
			s.fault(s.whole("war_status"), "checks/global.not")
		}
	}},
	{"4.1", func(s *setting) {
		for _, x := range s.Status {
			if x.Commitment == cataclysm.NoCommitment {
				s.unplayable(s.status(x.Power, "commitment"), "checks/empty.not")
			}
			if x.Stability < cataclysm.Unstable {
				s.unplayable(s.status(x.Power, "stability"), "checks/stability")
			}
			switch communist := s.Ideology(x.Power) == cataclysm.Communism; {
			case communist && x.Posture == cataclysm.NoPosture:
				s.fault(s.status(x.Power, "posture"), "checks/empty.not")
			case !communist && x.Posture != cataclysm.NoPosture:
				s.fault(s.status(x.Power, "posture"), "checks/empty")
			}
		}
	}},
	{"4.1.1", func(s *setting) {
		for i := range s.Status {
			s.pool(&s.Status[i])
		}
	}},
	{"12.0", markers},
	{"12.1", func(s *setting) {
		if _, on := s.marker(cataclysm.StresaFront); on && (len(s.Alliances) > 0 || !s.atWar.And(cataclysm.SetOf(cataclysm.Germany, cataclysm.Italy)).Empty()) {
			s.fault(s.in("markers_in_play,stresa-front", ""), "checks/stresa")
		}
	}},
	{"12.1.1", func(s *setting) {
		if _, on := s.marker(cataclysm.RhinelandDemilitarized); !on {
			return
		}
		_, flipped := s.marker(cataclysm.RuhrLimitedResource)
		x, ruhr := s.StatusOf(cataclysm.Germany), cataclysm.MustArea("ruhr")
		if flipped || s.atWar.Has(cataclysm.Germany) || x != nil && slices.ContainsFunc(x.Units, func(u cataclysm.AreaUnits) bool { return u.Area == ruhr }) {
			s.fault(s.in("markers_in_play,rhineland-demilitarized", ""), "checks/rhineland")
		}
	}},
	{"12.1.3", func(s *setting) {
		if _, on := s.marker(cataclysm.WashingtonNavalTreaty); on && !s.atWar.And(cataclysm.SetOf(cataclysm.UK, cataclysm.US)).Empty() {
			s.fault(s.in("markers_in_play,washington-naval-treaty", ""), "checks/treaty-at-war")
		}
	}},
	{"12.2", statusQuo},
	{"12.2.2", func(s *setting) {
		if place, _ := s.marker(cataclysm.LendLease); s.InPlay().Has(cataclysm.US) && s.WarStatus == cataclysm.NoWar && place != "political-display-centre" {
			s.fault(s.in("markers_in_play,lend-lease", "place"), "checks/value", "political-display-centre")
		}
		if _, on := s.marker(cataclysm.USJapanTrade); on && !(s.InPlay().Has(cataclysm.US) && s.InPlay().Has(cataclysm.Japan)) {
			s.fault(s.in("markers_in_play,us-japan-trade", ""), "checks/row.not")
		}
	}},
}

// controlled wants cubes on foreign land, one each and two in a capital.
func controlled(s *setting) {
	var seen cataclysm.Areas
	for _, c := range s.Control {
		p, at := s.Place(c.Area), s.cube("control", c.Area, "")
		own := p.Owner == c.Power
		want := 1
		if p.Capital && !own {
			want = 2
		}
		switch {
		case !s.Uses(c.Area):
			s.unplayable(at, "checks/other-map", p.Name)
		case !s.InPlay().Has(c.Power):
			s.unplayable(at, "checks/absent", s.power(c.Power))
		case p.IsSea():
			s.fault(at, "checks/cube-at-sea")
		case seen.Has(c.Area):
			s.unplayable(at, "checks/two-owners", p.Name)
		case own && c.Area != cataclysm.MustArea("rome"):
			s.fault(at, "checks/cube-at-home", p.Name)
		case p.Remote && !own:
			s.fault(at, "checks/cube-remote", p.Name)
		case c.Cubes != want:
			s.fault(s.cube("control", c.Area, "cubes"), "checks/value", number(want))
		}
		seen.Add(c.Area)
	}
}

// markers want to be their power's, and in one place.
func markers(s *setting) {
	for _, m := range s.MarkersInPlay {
		at := s.in("markers_in_play,"+m.Marker.String(), "")
		if s.Removed(m.Marker) {
			s.fault(at, "checks/marker.removed")
		}
		if _, inArea := cataclysm.ParseArea(m.Place); !inArea && !slices.Contains([]string{"map", "political-display", "political-display-centre"}, m.Place) {
			at.field = "place"
			s.unplayable(at, "checks/marker.nowhere")
		}
	}
	for _, x := range s.Status {
		for _, y := range []struct {
			field string
			list  []cataclysm.Marker
		}{{"markers_available", x.MarkersAvailable}, {"markers_removed", x.MarkersRemoved}} {
			for _, m := range y.list {
				if !slices.Contains(s.Facts(x.Power).Markers, m) {
					s.fault(s.status(x.Power, y.field), "checks/marker.foreign", m.String(), s.power(x.Power))
				}
				if y.field == "markers_removed" && slices.Contains(x.MarkersAvailable, m) {
					s.fault(s.status(x.Power, y.field), "checks/marker.twice", m.String())
				}
			}
		}
	}
}

// statusQuo wants the marker not to end at once.
func statusQuo(s *setting) {
	if _, on := s.marker(cataclysm.StatusQuo); !on {
		return
	}
	at := s.in("markers_in_play,status-quo", "")
	score := [4]int{}
	for _, x := range s.Status {
		mobilized := x.Commitment >= cataclysm.Mobilization
		if s.Ideology(x.Power) == cataclysm.Democracy && (mobilized || s.atWar.Has(x.Power)) ||
			cataclysm.SetOf(cataclysm.Germany, cataclysm.Italy, cataclysm.USSR).Has(x.Power) && mobilized {
			s.fault(at, "checks/status-quo", s.power(x.Power))
		}
		if cataclysm.SetOf(cataclysm.Germany, cataclysm.Italy, cataclysm.France, cataclysm.UK).Has(x.Power) {
			score[s.Ideology(x.Power)] += s.points(x.Power)
		}
	}
	if score[cataclysm.Fascism] > score[cataclysm.Democracy] {
		s.fault(at, "checks/status-quo.score")
	}
}
