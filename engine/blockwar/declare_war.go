package blockwar

// 15.22 What a Declaration of War does: the two are Enemies from now on, the victim's Factory Cost falls
// (industry.go), the declarer has Surprise in this Player Turn and a Victory Point less at the end.
func (t *Table) DeclareWar(by, on Faction) events {
	if t.Enemies(by, on) {
		return nil
	}
	seen, special := t.Hooks.WarWithoutDeclaration(t, by, on)
	if special {
		return seen
	}
	f, g := t.Side(by), t.Side(on)
	f.Wars, g.Wars = f.Wars.With(on), g.Wars.With(by)
	t.Faction(by).Declared = t.Faction(by).Declared.With(on)
	f.Surprise = true
	return append(seen, t.Say("war-declared", "15.22", by, t.FactionRef(by), t.FactionRef(on), t.FactoryCost(on)))
}
