package bot

import (
	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

// 10.0 Combat: support, losses and retreat.

// ownAndOther is the units on the asked power's side of the battle, those on the other, and
// whether its side attacks.
func (s *situation) ownAndOther() (mine, other []cataclysm.FighterView, attacks bool) {
	b := s.Battle
	attacks = s.friends(b.Attacker, s.me) || s.ours(b.Attacker)
	if attacks {
		return b.Attackers, b.Defenders, true
	}
	return b.Defenders, b.Attackers, false
}

// support sends aircraft and fleets until they outnumber the other side's (10.3).
func (s *situation) support(c engine.Choice) int {
	if s.Battle == nil || c.Verb == "done" {
		return 0
	}
	mine, other, attacks := s.ownAndOther()
	air := func(list []cataclysm.FighterView) (n int) {
		for _, f := range list {
			n += toInt(f.Face.Kind == cataclysm.AirForce)
		}
		return n
	}
	u := s.unit(c.On)
	if u.Kind.IsNaval() {
		return 24
	}
	have, foes := air(mine), air(other)
	if attacks {
		x := s.bestAttack(s.Battle.Attacker, s.Battle.Target, 1)
		foes = max(foes, x.foeAir)
	}
	switch {
	case have > foes:
		return -25
	case have == 0 && foes >= 2 && !u.Upgraded:
		return -20 // it would fall before it helps
	}
	return 45 + 5*toInt(u.Upgraded) + 2*toInt(u.Owner == s.me)
}

// loss gives up what is worth least (10.8).
func (s *situation) loss(c engine.Choice) int {
	u := s.unit(c.On)
	worth := 25
	switch {
	case u.Kind == cataclysm.MinorArmy:
		worth = 5
	case u.Upgraded:
		worth = stepWorth // it is turned over
	case u.Kind == cataclysm.Fortress:
		worth = 20
	case u.Kind == cataclysm.AirForce, u.Kind == cataclysm.Army:
		worth = s.doctrine().unit
	}
	return -worth - 3*toInt(u.Owner == s.me)
}

// retreat weighs a voluntary retreat, and where to go (10.7, 10.10). A defender who can take the
// losses stands, since retreating gives up the area.
func (s *situation) retreat(c engine.Choice) int {
	switch c.Verb {
	case "stand", "cup":
		return 0
	case "retreat":
		if c.On != "" {
			return 5 + s.stationWorth(s.unit(c.On), cataclysm.AreaOf(c.To))
		}
	default:
		return 0
	}
	b := s.Battle
	mine, other, attacks := s.ownAndOther()
	combat := string(s.Steps[len(s.Steps)-1].On)
	bears := steps(mine, combat)
	switch {
	case combat == "air":
		return toInt(s.asked.Left < bears) * s.doctrine().unit
	case attacks && combat == "land" && steps(other, combat) == 0:
		return -s.captureValue(b.Attacker, b.Target) // the side that remains has conquered (10.9.1)
	case attacks:
		return s.doctrine().unit
	case bears > s.asked.Left:
		return s.doctrine().unit - s.defenceValue(b.Target)
	}
	return s.doctrine().unit
}

// steps counts the losses that a side can take in a combat.
func steps(list []cataclysm.FighterView, combat string) (n int) {
	for _, f := range list {
		fits := combat == "air" && f.Face.Kind.IsAir() || combat == "naval" && f.Face.Kind.IsNaval() || combat == "land" && (f.Face.Kind.IsLand() || f.Face.Kind == cataclysm.MinorArmy)
		n += toInt(fits) * (1 + toInt(f.Face.Upgraded))
	}
	return n
}

// regroup weighs the moves of a regroup (10.11): each unit to its best station.
func (s *situation) regroup(c engine.Choice) int {
	if c.Verb != "regroup" {
		return 3 * toInt(c.Verb == "done")
	}
	u := s.unit(c.On)
	return s.stationWorth(u, cataclysm.AreaOf(c.To)) - s.stationWorth(u, u.Area)
}

func (s *situation) damage(c engine.Choice) int {
	return toInt(c.To == "resource/industrial")
}
