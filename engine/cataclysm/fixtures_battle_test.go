package cataclysm

// airStrike reports whether an air force could join an air operation against the area.
func airStrike(table *Table, u *Unit, target Area) (normal, extended bool) {
	for _, s := range table.strikers(u.Owner) {
		if s.unit.UnitID == u.UnitID {
			return s.strikes("air", target)
		}
	}
	return false, false
}
