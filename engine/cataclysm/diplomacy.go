package cataclysm

// 6.3 Diplomacy.

// canAttemptDiplomacy reports whether p may attempt diplomacy against the area: an ungarrisoned
// country in its interests, not under its own control and without civil war (except in China,
// 11.4.3). A home area or colony that its first owner has lost is a country for all purposes
// (2.2.3), whichever power's cube lies there. While the Stresa Front stands, Germany and Italy
// keep out of each other's interests (12.1).
func (t *Table) canAttemptDiplomacy(p Power, a Area) bool {
	pl := t.Place(a)
	switch {
	case !t.mayControl(p, a) || !t.isCountry(a) || t.controller(a) == p || t.garrisoned(a):
		return false
	case t.Areas[a].CivilWar && !pl.China:
		return false
	case t.stresaForbids(p, a):
		return false
	}
	return t.interested(p, a)
}

// diplomacyModifiers lists the bonuses and penalties of the check.
func (t *Table) diplomacyModifiers(p Power, a Area) (mods []Mod) {
	if n := t.resistance(a); n > 0 {
		mods = append(mods, Mod{"2.3.7", int8(-n)})
	}
	if c := t.controller(a); c != NoPower && t.atWar(p, c) {
		mods = append(mods, Mod{"6.3", -1})
	}
	if t.influence(p, a) {
		mods = append(mods, Mod{"11.3", 1})
	}
	if t.chinese(a) != nil {
		mods = append(mods, Mod{"11.4.3", -1})
	}
	return mods
}
