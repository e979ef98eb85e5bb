package laws

import (
	"fmt"

	"interbellum/engine/cataclysm"
)

// unitCounts is the units of one ideology in one area, by class.
type unitCounts struct{ land, forts, chinese, naval, air, logistics int }

// limits finds areas with more units between draws than 7.1.1 to 7.1.3 allow, ideology by
// ideology, and units with an opponent.
func limits(m *move) (got, want string) {
	if !betweenDraws(m) {
		return "", ""
	}
	t := m.After
	var held [cataclysm.AreaCount + 1][4]unitCounts
	for i := range t.Units {
		u := &t.Units[i]
		s := &held[u.At][ideology(t, u.Owner)]
		switch u.Kind {
		case cataclysm.Army:
			s.land++
		case cataclysm.Fortress:
			s.land++
			s.forts++
		case cataclysm.MinorArmy:
			if u.Faction != cataclysm.NoFaction {
				s.chinese++
			}
		case cataclysm.Fleet, cataclysm.Submarine:
			s.naval++
		case cataclysm.AirForce:
			s.air++
		case cataclysm.Logistics:
			s.logistics++
		}
	}
	for a := area(1); a <= cataclysm.AreaCount; a++ {
		present := 0
		for i := cataclysm.Fascism; i <= cataclysm.Democracy; i++ {
			s := held[a][i]
			if s == (unitCounts{}) {
				continue
			}
			if present++; present > 1 {
				return fmt.Sprintf("units of two ideologies in %s", a), "one"
			}
			if s.exceedsLimits(t.Place(a)) {
				return fmt.Sprintf("%v has %+v in %s", i, s, a), "the limit"
			}
		}
	}
	return "", ""
}

// exceedsLimits reports whether the units are over the limits of that area.
func (s unitCounts) exceedsLimits(pl *cataclysm.Place) bool {
	two := 2
	switch {
	case pl.IsSea():
		return s.land+s.chinese > 0 || s.naval > 2 || s.air > 2 || s.logistics > 1 || s.logistics == 0 && (s.naval > 1 || s.air > 1)
	case pl.Remote:
		return false
	case pl.Restricted && s.logistics == 0 && pl.Owner != cataclysm.USSR: // General Winter and the railway (12.3.1)
		two = 1
	}
	return s.land > two || s.forts > 1 || s.chinese > 1 || s.naval > two || s.naval > 0 && !pl.Coastal || s.air > two || s.logistics > 1
}
