package cataclysm

// barred reports whether the scenario takes the area out of play although its map is
// used: the home areas of powers that do not take part, where the scenario says so.
func (t *Table) barred(a Area) bool {
	pl := a.Place()
	if !pl.IsHome() || t.Powers[pl.Owner].InPlay {
		return false
	}
	s, found := ScenarioByID(t.Scenario)
	return found && s.HasRule("out-of-play-areas")
}

// mayControl reports whether p could ever gain control of the area: never of the sea, of
// an area out of play, or of another's remote area (2.2.8).
func (t *Table) mayControl(p Power, a Area) bool {
	pl := a.Place()
	return t.inPlay(a) && !pl.IsSea() && !t.barred(a) && (!pl.Remote || pl.Owner == p) && (pl.Owner == p || t.cubesLeft(p) > 0)
}

// provokes lists the powers that p's status card names (2.6), as the scenario has it.
func (t *Table) provokes(p Power) Powers {
	if s, found := ScenarioByID(t.Scenario); found {
		return s.Provokes(p)
	}
	return Provokes(p)
}
