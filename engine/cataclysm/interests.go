package cataclysm

// 5.1 Interests. They limit where a power is provoked (5.2.3) and where it may attempt
// diplomacy (6.3). Allies share them for all purposes.

// interested reports whether p has an interest in the area, its own or an ally's.
func (t *Table) interested(p Power, a Area) bool {
	if !t.active(p) || !t.inPlay(a) {
		return false
	}
	for _, q := range t.allies(p).With(p).List() {
		if t.ownInterest(q, a) {
			return true
		}
	}
	return false
}

// ownInterest ignores alliances. A special British base counts as a base (2.3.3). A mixed area is
// not looked across: the rule speaks of sea areas, where 9.3.2 says "sea or mixed".
func (t *Table) ownInterest(p Power, a Area) bool {
	s := &t.Areas[a]
	if t.controller(a) == p || s.Base == p || s.SpecialBase && p == UK || t.hasAid(p, a) {
		return true
	}
	land := !t.Place(a).IsSea()
	for _, near := range t.Board().Neighbours(a) {
		switch {
		case !near.Via.Adjacent() || !t.inPlay(near.To):
		case t.controller(near.To) == p:
			return true
		case land && t.Place(near.To).IsSea() && t.homeOn(p, near.To):
			return true
		}
	}
	return false
}

// homeOn reports whether p controls a home area or colony of its own beside the sea.
func (t *Table) homeOn(p Power, sea Area) bool {
	for _, shore := range t.Board().Neighbours(sea) {
		if shore.Via.Adjacent() && t.Place(shore.To).Owner == p && t.controller(shore.To) == p {
			return true
		}
	}
	return false
}

// hasAid reports whether p has aid or influence in the area (11.2, 11.3).
func (t *Table) hasAid(p Power, a Area) bool {
	for i := range t.Aid {
		if t.Aid[i].Area == a && t.Aid[i].Power == p && t.Aid[i].N > 0 {
			return true
		}
	}
	return t.chinaInfluence(p, a)
}

// influence reports whether p has influence in the area (11.3), or on its Chinese army (11.4.5).
func (t *Table) influence(p Power, a Area) bool {
	for i := range t.Aid {
		if x := &t.Aid[i]; x.Area == a && x.Power == p && x.Faction == NoFaction && x.N > 0 {
			return true
		}
	}
	return t.chinaInfluence(p, a)
}
