package cataclysm

// outOfPlay reports whether the scenario takes the area out of play although its map is used: home
// areas of powers that do not take part, if the scenario says so (C.2), or also those powers'
// colonies and the countries of the west (C.3).
func (t *Table) outOfPlay(a Area) bool {
	switch pl := t.Place(a); {
	case westernCountries.Has(a) && t.controller(a) == NoPower, pl.Owner != NoPower && !pl.IsHome() && !t.Powers[pl.Owner].InPlay:
		return t.hasSpecialRule("western-theatre")
	case pl.IsHome() && !t.Powers[pl.Owner].InPlay:
		return t.hasSpecialRule("out-of-play-areas") || t.hasSpecialRule("western-theatre")
	}
	return false
}

// mayControl reports whether p could ever gain control of the area: never of the sea, of an area
// out of play, or of another power's remote area (2.2.8).
func (t *Table) mayControl(p Power, a Area) bool {
	pl := t.Place(a)
	return t.inPlay(a) && !pl.IsSea() && !t.outOfPlay(a) && (!pl.Remote || pl.Owner == p) && (pl.Owner == p || t.cubesLeft(p) > 0)
}

// provokes lists the powers that p's status card names (2.6), as the scenario has it.
func (t *Table) provokes(p Power) Powers {
	if s, found := t.ScenarioByID(t.Scenario); found {
		return s.Provokes(p)
	}
	return t.Facts(p).Provokes
}
