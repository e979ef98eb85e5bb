package bot

import (
	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

// 3.7.4 and 11.0: choices caused by events.

// putsch takes the cube that is worth most to opponents.
func (s *situation) putsch(c engine.Choice) int {
	a := cataclysm.AreaOf(c.On)
	if x := s.area(a); s.theirs(x.Controller) {
		return s.lossValue(x.Controller) + s.resourceWorth(a)
	}
	return -s.defenceValue(cataclysm.AreaOf(c.On))
}

// partisans rise where they hurt an opponent most, or our side least.
func (s *situation) partisans(c engine.Choice) int { return s.putsch(c) }

// aid supports the faction that our side aids already.
func (s *situation) aid(c engine.Choice) int {
	if c.Verb == engine.Pass {
		return 0
	}
	worth := 5
	for _, y := range s.area(cataclysm.AreaOf(c.On)).Aid {
		if "side/"+y.Faction.String() == string(c.To) {
			worth += 4*toInt(s.ours(y.Power)) - 4*toInt(!s.ours(y.Power))
		}
	}
	return worth
}
