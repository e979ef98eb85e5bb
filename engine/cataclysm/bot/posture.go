package bot

import (
	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

// 12.3: the posture of a Communist power.

// postureWorth is what a posture is worth to the power that is asked, for this turn and the rest.
// At war reforms cost least, since escalation then needs no check, and purges weaken every combat.
// In peace collective security makes diplomacy easy and gains a flag; without offensives it costs
// little. Only purges do not hinder mobilization.
func (s *situation) postureWorth(x cataclysm.Posture) int {
	me := s.power(s.me)
	war, offensives, worth := me.Belligerent, s.count(s.me, cataclysm.Reserve, cataclysm.Offensive)+int(me.Commitment), 0
	if me.Commitment < cataclysm.Mobilization && !war && x != cataclysm.PoliticalPurges {
		next := s.escalationWorth(s.me)
		worth = s.ifCheckPasses(s.me, 0, -1, next) - s.ifCheckPasses(s.me, 0, 0, next)
	}
	switch {
	case x == cataclysm.MilitaryReforms:
		return worth + 80*toInt(war)
	case x == cataclysm.PoliticalPurges:
		return 50 - 60*toInt(war)
	}
	return worth + 110 - 20*offensives - 120*toInt(war)
}

// changePosture weighs a new posture at the home front, which costs nothing.
func (s *situation) changePosture(c engine.Choice) int {
	if c.Verb == engine.Pass {
		return s.postureWorth(s.power(s.me).Posture)
	}
	return s.postureWorth(postureOf(c.On))
}

// posturePenalty is what a power's posture takes from a political action (12.3).
func (s *situation) posturePenalty(p cataclysm.Power, diplomacy bool) int {
	switch s.power(p).Posture {
	case cataclysm.MilitaryReforms:
		return 1
	case cataclysm.PoliticalPurges:
		return toInt(diplomacy)
	case cataclysm.CollectiveSecurity:
		return toInt(!diplomacy)
	}
	return 0
}

func postureOf(r engine.Ref) cataclysm.Posture {
	var x cataclysm.Posture
	_ = x.UnmarshalText([]byte(r.Name()))
	return x
}
