package bot

import (
	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

// 12.3: what a Communist power is about.

// posture is what a posture is worth to the power that is asked, for a turn and what is left.
// At war reforms cost least: escalation needs no check then, and purges weaken every combat.
// In peace security makes diplomacy easy, and gains a flag; without offensives it costs little.
// Only purges leave the way to mobilization free.
func (s *sight) posture(x cataclysm.Posture) int {
	me := s.power(s.me)
	war, offensives, worth := me.Belligerent, s.count(s.me, cataclysm.Reserve, cataclysm.Offensive)+int(me.Commitment), 0
	if me.Commitment < cataclysm.Mobilization && !war && x != cataclysm.PoliticalPurges {
		next := s.escalation(s.me)
		worth = s.chanced(s.me, 0, -1, next) - s.chanced(s.me, 0, 0, next)
	}
	switch {
	case x == cataclysm.MilitaryReforms:
		return worth + 80*boolean(war)
	case x == cataclysm.PoliticalPurges:
		return 50 - 60*boolean(war)
	}
	return worth + 110 - 20*offensives - 120*boolean(war)
}

// adopt weighs a new posture at the home front, which costs nothing.
func (s *sight) adopt(c engine.Choice) int {
	if c.Verb == engine.Pass {
		return s.posture(s.power(s.me).Posture)
	}
	return s.posture(postureOf(c.On))
}

// posturePenalty is what a power's posture takes from a political action (12.3).
func (s *sight) posturePenalty(p cataclysm.Power, diplomacy bool) int {
	switch s.power(p).Posture {
	case cataclysm.MilitaryReforms:
		return 1
	case cataclysm.PoliticalPurges:
		return boolean(diplomacy)
	case cataclysm.CollectiveSecurity:
		return boolean(!diplomacy)
	}
	return 0
}

func postureOf(r engine.Ref) cataclysm.Posture {
	var x cataclysm.Posture
	_ = x.UnmarshalText([]byte(r.Name()))
	return x
}
