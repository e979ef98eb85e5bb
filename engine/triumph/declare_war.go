package triumph

// 15.22 What a Declaration of War does: the two are Enemies from now on, the victim's Factory Cost falls
// (industry.go), the declarer has Surprise in this Player Turn and a Victory Point less at the end.
func (t *Table) declareWar(by, on Faction) events {
	f, g := t.faction(by), t.faction(on)
	if f.Wars.Has(on) {
		return nil
	}
	f.Wars, g.Wars = f.Wars.With(on), g.Wars.With(by)
	f.Declared = f.Declared.With(on)
	f.Surprise = true
	return events{say("war-declared", "15.22", by, factionRef(by), factionRef(on), t.factoryCost(on))}
}
