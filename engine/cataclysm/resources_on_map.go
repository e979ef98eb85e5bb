package cataclysm

// 2.3.8 Resources as they lie on the map.

// resources lists the present resources of an area: printed ones, then the limited marker, then
// the special marker. Bit i of Damaged belongs to entry i.
func (t *Table) resources(a Area) []ResourceKind {
	list, s := t.Place(a).Resources, &t.Areas[a]
	if !s.Limited && !s.Special {
		return list
	}
	list = append([]ResourceKind(nil), list...)
	if s.Limited {
		list = append(list, t.LimitedResource(a))
	}
	if s.Special {
		list = append(list, t.SpecialResource(a))
	}
	return list
}

// isLimited reports whether entry i of resources is the limited marker.
func (t *Table) isLimited(a Area, i int) bool {
	return t.Areas[a].Limited && i == len(t.Place(a).Resources)
}

// productionSite reports whether the area is a production site of p (2.3.9): a home area under its
// first owner's control with an industrial resource that is not a limited marker, damaged or not.
// The demilitarized Ruhr is none (12.1.1).
func (t *Table) productionSite(p Power, a Area) bool {
	if t.extraSite(p, a) {
		return true
	}
	if !t.isHome(p, a) || a == ruhr && t.Markers.Has(RhinelandDemilitarized) {
		return false
	}
	for i, k := range t.resources(a) {
		if k == Industrial && !t.isLimited(a, i) {
			return true
		}
	}
	return false
}
