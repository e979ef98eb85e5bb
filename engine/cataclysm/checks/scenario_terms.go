package checks

import (
	"slices"

	"interbellum/engine/cataclysm"
)

// terms is what the rules say of who plays, how long and for what.
var terms = []scenarioClaim{
	{"1.1", func(s *setting) {
		listed := slices.Concat(s.Powers, s.OutOfPlay)
		slices.Sort(listed)
		if !slices.Equal(listed, cataclysm.AllPowers.List()) {
			s.unplayable(s.whole("powers"), "checks/powers")
		}
		for _, p := range s.InPlay().List() {
			if s.StatusOf(p) == nil {
				s.unplayable(s.status(p, ""), "checks/row")
			}
		}
		for _, x := range s.Status {
			if !s.InPlay().Has(x.Power) {
				s.unplayable(s.status(x.Power, ""), "checks/row.not")
			}
		}
	}},
	{"1.6", func(s *setting) {
		if s.FirstTurn == cataclysm.NoTurn || s.FirstTurn > s.LastTurn {
			s.unplayable(s.whole("first_turn"), "checks/turns")
		}
	}},
	{"1.2", dealt},
	{"2.6", func(s *setting) {
		for _, p := range s.InPlay().List() {
			for _, q := range s.Provokes(p).And(s.InPlay()).List() {
				switch {
				case s.Ideology(p) == s.Ideology(q):
					s.fault(s.whole("provocation_overrides"), "checks/provokes.ideology", s.power(p), s.power(q))
				case !s.Provokes(q).Has(p):
					s.fault(s.whole("provocation_overrides"), "checks/provokes", s.power(p), s.power(q))
				}
			}
		}
	}},
	{"1.7.1", func(s *setting) {
		want := s.InPlay()
		for _, x := range s.Surrendered {
			want = want.With(x.Power)
		}
		for _, x := range s.StartingPoints {
			row := s.in("starting_victory_points,"+x.Power.String(), "points")
			if n := s.points(x.Power); !want.Has(x.Power) {
				row.field = ""
				s.fault(row, "checks/row.not")
			} else if n != x.Points {
				s.fault(row, "checks/points", n)
			}
			want = want.Without(x.Power)
		}
		for _, p := range want.List() {
			s.fault(s.in("starting_victory_points,"+p.String(), ""), "checks/row")
		}
	}},
	{"1.7", func(s *setting) {
		here, _ := s.ideologies(s.Powers...)
		for _, i := range s.Victory.Ties {
			if !here[i] {
				s.unplayable(s.whole("victory"), "checks/ties", i.String())
			}
			here[i] = false
		}
		for i := cataclysm.Fascism; i <= cataclysm.Democracy; i++ {
			if here[i] {
				s.unplayable(s.whole("victory"), "checks/ties.least", i.String())
			}
		}
	}},
	{"", func(s *setting) {
		for _, r := range s.SpecialRules {
			if r.Text == "" {
				s.fault(s.in("special_rules,"+r.ID, "text"), "checks/empty.not")
			}
			if !slices.ContainsFunc(cataclysm.Shipped().Scenarios(), func(x cataclysm.Scenario) bool { return x.HasRule(r.ID) }) {
				s.fault(s.in("special_rules,"+r.ID, ""), "checks/special-rule")
			}
		}
	}},
}

// dealt wants every power to be someone's, and one ideology to a player; of two players one may have both others.
func dealt(s *setting) {
	if len(s.Players) == 0 {
		s.unplayable(s.whole("players"), "checks/empty.not")
	}
	for _, x := range s.Players {
		flat := slices.Concat(x.Split...)
		slices.Sort(flat)
		if !slices.Equal(flat, s.InPlay().List()) || len(x.Split) != x.Players {
			s.unplayable(s.whole("players"), "checks/split", x.Players)
			continue
		}
		for _, hand := range x.Split {
			if kinds, n := s.ideologies(hand...); n != 1 && (x.Players != 2 || n != 2 || kinds[cataclysm.Fascism]) {
				s.fault(s.whole("players"), "checks/hand", x.Players)
			}
		}
	}
}
