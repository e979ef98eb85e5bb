package triumph

// 11.5 Engaging. Who can Engage and Disengage where says the layout; here is what comes of it.

// raids reports whether a Faction's units in a Land Area are Raiders: it Aggressed there without Ground
// Support (11.55).
func (t *Table) raids(f Faction, a Area) bool {
	return a.Place().Land() && t.controller(a) != f && !t.groundSupport(f, a)
}

// battle reports whether a Faction has units in an area together with units of an Enemy. Escaped Subs of
// either are in no Battle (12.73).
func (t *Table) battle(f Faction, a Area) bool {
	s, _ := t.occupants(a)
	return s.Has(f) && t.engaged(f, a)
}
