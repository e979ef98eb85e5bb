package cataclysm

import "interbellum/engine"

// 9.1, 9.2 step 1: which units may be activated together for an operation.

// isRequiredKind reports whether an operation of this type needs this unit's kind: a fleet to
// capture a base (9.4.2), a strategic air force to bomb (9.5.2, 12.2.2).
func isRequiredKind(verb string, u *Unit) bool {
	switch verb {
	case "capture":
		return u.Kind == Fleet
	case "bomb", "atomic":
		return u.Kind == AirForce && u.Upgraded
	}
	return true
}

// force is the units activated for an operation so far.
type force struct {
	power   Power
	verb    string
	target  Area
	actions int          // how many actions may be spent
	pool    []attackUnit // units that could be activated
	units   []*Unit
}

// canActivateForce reports whether any complete force could be activated.
func (t *Table) canActivateForce(m force) bool { return t.canComplete(m, Powers(0)) }

// targetInReach reports whether any unit of the pool could attack the target.
func (m *force) targetInReach() bool {
	for i := range m.pool {
		if normal, extended := m.pool[i].canAttack(m.verb, m.target); normal || extended {
			return true
		}
	}
	return false
}

// complete reports whether the force may go: it has a unit of the acting power, and one of the
// kind that the operation requires (9.1).
func (m *force) complete() bool {
	own, req := false, false
	for _, u := range m.units {
		own = own || u.Owner == m.power
		req = req || isRequiredKind(m.verb, u)
	}
	return own && req
}

// origins counts the areas that the force comes from. Each costs one action (9.1).
func (m *force) origins() (n int) {
	for i, u := range m.units {
		first := true
		for _, v := range m.units[:i] {
			first = first && v.At != u.At
		}
		if first {
			n++
		}
	}
	return n
}

// cost is what the activation costs in military actions.
func (m *force) cost() int {
	if m.verb == "invade" {
		return 2
	}
	return m.origins()
}

// withinLimits reports whether the force keeps its limits: actions, one origin for an invasion,
// and room in the target after movement (9.2 step 6, 7.1).
func (t *Table) withinLimits(m force) bool {
	if m.verb == "invade" && m.origins() > 1 || m.cost() > m.actions {
		return false
	}
	for _, class := range []func(*Unit) bool{isLandUnit, isNavalUnit, isAirUnit} {
		n := 0
		for _, u := range m.units {
			if class(u) {
				n++
			}
		}
		if n > 0 && n > t.battleRoom(m.power, m.target, class) {
			return false
		}
	}
	return true
}

// battleRoom is how many more units of a class the ideology of p may bring into the
// target of an operation: two, or one into restricted land (7.1.1 to 7.1.3).
func (t *Table) battleRoom(p Power, target Area, class func(*Unit) bool) int {
	room := 2
	if pl := t.Place(target); pl.Restricted && !pl.IsSea() && !t.hasLogistics(p, target) && !t.ignoresRestricted(p, target) {
		room = 1
	}
	for _, u := range t.unitsAt(target) {
		if class(u) && t.ideology(u.Owner) == t.ideology(p) {
			room--
		}
	}
	return room
}

// hasLogistics reports whether a friendly logistics unit stands in the area (7.1.4).
func (t *Table) hasLogistics(p Power, a Area) bool {
	return t.anyUnit(a, func(u *Unit) bool { return u.Kind == Logistics && t.friendly(p, u.Owner) })
}

// ignoresRestricted reports whether p ignores restricted terrain in the area: the Soviet Union
// does in its home areas on the Europe map and, with the railroad, in those on the Pacific map
// (12.3.1).
func (t *Table) ignoresRestricted(p Power, a Area) bool {
	pl := t.Place(a)
	return p == USSR && pl.IsHome() && pl.Owner == USSR && (pl.Map == EuropeMap || t.Markers.Has(TransSiberianRailroad))
}

// candidates lists the units that could join the force, one of each kind, state and area. The
// refused powers have declined to lend theirs.
func (t *Table) candidates(m force, refused Powers) (list []*attackUnit) {
	var seen []*Unit
	for i := range m.pool {
		s := &m.pool[i]
		u := s.unit
		if refused.Has(u.Owner) || m.has(u.UnitID) || u.At == m.target || t.hasInterchangeable(seen, u) {
			continue
		}
		if normal, extended := s.canAttack(m.verb, m.target); normal || extended {
			list, seen = append(list, s), append(seen, u)
		}
	}
	return list
}

func (m *force) has(id UnitID) bool {
	for _, u := range m.units {
		if u.UnitID == id {
			return true
		}
	}
	return false
}

// hasInterchangeable reports whether the list has a unit that differs from u only in its number.
func (t *Table) hasInterchangeable(list []*Unit, u *Unit) bool {
	for _, v := range list {
		if interchangeable(u, v) {
			return true
		}
	}
	return false
}

// interchangeable reports whether two units differ only in their number.
func interchangeable(u, v *Unit) bool {
	return u.Owner == v.Owner && u.Kind == v.Kind && u.Upgraded == v.Upgraded && u.At == v.At && u.Coast == v.Coast && u.Deployed == v.Deployed
}

// canComplete reports whether the force is complete or can become so with one or two more units.
// Two always suffice: one of the acting power, and one of the required kind.
func (t *Table) canComplete(m force, refused Powers) bool {
	if !t.withinLimits(m) {
		return false
	}
	if m.complete() {
		return true
	}
	list := t.candidates(m, refused)
	for _, s := range list {
		one := m.with(s.unit)
		if !t.withinLimits(one) {
			continue
		}
		if one.complete() {
			return true
		}
		for _, r := range list {
			if two := one.with(r.unit); r != s && two.complete() && t.withinLimits(two) {
				return true
			}
		}
	}
	return false
}

func (m force) with(u *Unit) force {
	m.units = append(append([]*Unit(nil), m.units...), u)
	return m
}

// activateChoices lists what may be activated next. N 1 declares extended range (7.3.3), which is
// also allowed at normal range, for the way back.
func (t *Table) activateChoices(m force, refused Powers) (legal []engine.Choice) {
	for _, s := range t.candidates(m, refused) {
		if !t.canComplete(m.with(s.unit), refused) {
			continue
		}
		normal, extended := s.canAttack(m.verb, m.target)
		if normal {
			legal = append(legal, engine.Choice{Verb: "activate", On: s.unit.Ref()})
		}
		if extended {
			legal = append(legal, engine.Choice{Verb: "activate", On: s.unit.Ref(), N: 1})
		}
	}
	return legal
}
