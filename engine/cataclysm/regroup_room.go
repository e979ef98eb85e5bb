package cataclysm

import "slices"

// 10.11 Room for a regroup: limits apply at its end, so no unit may move if another one could
// then find no place.

// leavesRoom reports whether the move leaves no more units without a place than before.
func (r *regroup) leavesRoom(t *Table, u *Unit, b berth, bad int) bool {
	from, mark := unitBerth(u), len(r.Moved)
	r.Moved = append(r.Moved, u.UnitID)
	u.moveTo(b)
	fine := r.countDisplaced(t, u.Owner) <= bad
	u.moveTo(from)
	r.Moved = r.Moved[:mark]
	return fine
}

func areaAt(b berth) Area {
	a, _ := areaAndCoast(b)
	return a
}

// countDisplaced counts the units of p in the target that can find no place: neither the target
// itself nor any area that they could still move to has room.
func (r *regroup) countDisplaced(t *Table, p Power) (n int) {
	th := t.theatre(p, UnitID{})
	var list []*Unit
	for _, u := range t.unitsAt(t.Battle.Target) {
		if u.Owner == p && u.Kind != MinorArmy && u.Kind != Logistics {
			list = append(list, u)
		}
	}
	if !slices.ContainsFunc(list, func(u *Unit) bool { return th.isCrowded(u) }) {
		return 0
	}
	places := make([]candidateAreas, len(list))
	for i, u := range list {
		places[i] = r.candidateAreas(t, th, u)
	}
	return len(list) - t.maxPlaceable(th, list, places)
}

// isCrowded reports whether the unit may not stay where it is, or is one of too many there.
func (th *theatre) isCrowded(u *Unit) bool {
	return !th.mayStay(u) || th.counts[u.At].count(u.Kind) > th.occupationLimit(u.face(), u.At)
}

// mayStay reports whether the unit may be where it is, however full the area is.
func (th *theatre) mayStay(u *Unit) bool {
	return !th.withOpponents.Has(u.At) && !(th.t.passages.sea.Has(u.At) && th.nonFriendly.Has(u.At)) && th.occupationLimit(u.face(), u.At) > 0
}

// candidateAreas is the areas in which one unit could end up, each once.
type candidateAreas []Area

func (r *regroup) candidateAreas(t *Table, th *theatre, u *Unit) (list candidateAreas) {
	if th.mayStay(u) {
		list = append(list, u.At)
	}
	if r.eligible(u) {
		for _, b := range r.destinations(t, th, u).List() {
			if th.canStop(u.face(), b) && !slices.Contains(list, areaAt(b)) {
				list = append(list, areaAt(b))
			}
		}
	}
	return list
}

// maxPlaceable is how many of the units can have a place at once: for each class an area has the
// room that its limit leaves. It is a matching by augmenting paths.
func (t *Table) maxPlaceable(th *theatre, list []*Unit, where []candidateAreas) (n int) {
	taken := make([]Area, len(list))
	var settle func(i int, tried []bool) bool
	free := func(u *Unit, a Area) int {
		room := th.occupationLimit(u.face(), a) - th.counts[a].count(u.Kind)
		for j, v := range list {
			if sameClass(u.Kind, v.Kind) && a == t.Battle.Target {
				room++ // all units in the list are counted there already
			}
			if taken[j] == a && sameClass(u.Kind, v.Kind) {
				room--
			}
		}
		return room
	}
	settle = func(i int, tried []bool) bool {
		for _, a := range where[i] {
			if free(list[i], a) > 0 {
				taken[i] = a
				return true
			}
		}
		for _, a := range where[i] {
			for j := range list {
				if tried[j] || taken[j] != a || !sameClass(list[i].Kind, list[j].Kind) {
					continue
				}
				tried[j] = true
				if settle(j, tried) {
					taken[i] = a
					return true
				}
			}
		}
		return false
	}
	for i := range list {
		tried := make([]bool, len(list))
		tried[i] = true
		if settle(i, tried) {
			n++
		}
	}
	return n
}

// canStop reports whether the power may leave its units as they are: none is where it may not stay
// but could go elsewhere. While a unit is only one of too many, allies may make the room instead.
func (r *regroup) canStop(t *Table, p Power) bool {
	th := t.theatre(p, UnitID{})
	for _, u := range t.unitsAt(t.Battle.Target) {
		if u.Owner == p && th.isCrowded(u) && r.canLeave(t, th, u) && !(th.mayStay(u) && r.allyCanMakeRoom(t, u)) {
			return false
		}
	}
	return true
}

// canLeave reports whether the unit can leave the target.
func (r *regroup) canLeave(t *Table, th *theatre, u *Unit) bool {
	return r.eligible(u) && slices.ContainsFunc(r.destinations(t, th, u).List(), func(b berth) bool { return th.canStop(u.face(), b) })
}

// allyCanMakeRoom reports whether an ally could still make room for the unit in the target.
func (r *regroup) allyCanMakeRoom(t *Table, u *Unit) bool {
	return !r.Final && slices.ContainsFunc(t.unitsAt(t.Battle.Target), func(v *Unit) bool {
		return v.Owner != u.Owner && slices.Contains(r.Side, v.Owner) && sameClass(u.Kind, v.Kind) && r.canLeave(t, t.theatre(v.Owner, UnitID{}), v)
	})
}
