package blockwar

// 11.5 Engaging. Who can Engage and Disengage where says the layout; here is what comes of it.

// Raids reports whether a Faction's units in a Land Area are Raiders: it Aggressed there without Ground
// Support (11.55).
func (t *Table) Raids(f Faction, a Area) bool {
	return t.Place(a).Land() && t.Controller(a) != f && !t.GroundSupport(f, a)
}

// InBattle reports whether a Faction has units in an area together with units of an Enemy. Escaped Subs of
// either are in no Battle (12.73).
func (t *Table) InBattle(f Faction, a Area) bool {
	s, _ := t.Occupants(a)
	return s.Has(f) && t.Engaged(f, a)
}
