package cataclysm

import "slices"

// 10.11 Regroup lets the side that won rearrange its units around the target area: each unit
// moves once, from the target or into it. Two units may change places, also those of two
// allies. This file has which units may, from where and to where; regroup_moves.go has the
// moves, regroup_swap.go the exchanges, regroup_room.go the limits.

// eligible reports whether a unit may regroup at all: never fortresses, logistics units and minor
// armies.
func (r *regroup) eligible(u *Unit) bool {
	switch {
	case slices.Contains(r.Moved, u.UnitID):
		return false
	case u.Kind == Army:
		return r.Land
	case u.Kind.IsNaval():
		return r.Naval
	}
	return r.Air && u.Kind == AirForce
}

// destinations is the set of berths that the unit could move to, limits aside.
func (r *regroup) destinations(t *Table, th *theatre, u *Unit) Areas {
	switch {
	case u.Kind == Army:
		return areasOf(r.byLand(t, th, u))
	case u.Kind.IsNaval():
		return r.byBase(t, th, u, th.ports)
	}
	return areasOf(r.byBase(t, th, u, th.airfields))
}

// byLand is the destinations of an army: from the target to friendly ground next to it or to the
// origin of an invasion (9.3.2), or from there to the target.
func (r *regroup) byLand(t *Table, th *theatre, u *Unit) Areas {
	near := t.passages.land[t.Battle.Target]
	if t.Battle.Verb == "invade" {
		near.Add(t.Battle.Origin)
	}
	switch {
	case u.At == t.Battle.Target:
		return intersection(near, th.enterable)
	case near.Has(u.At):
		return AreasOf(t.Battle.Target)
	}
	return Areas{}
}

// byBase is the destinations of ships or aircraft: from the target to friendly ports or airfields
// within range, or from one of those to the target. Range is one more for units at declared
// extended range (7.3.3).
func (r *regroup) byBase(t *Table, th *theatre, u *Unit, bases Areas) Areas {
	var target Areas
	addBerths(t.Battle.Target, &target)
	n := rangeOf(u)
	if t.extendedRange(u.UnitID) {
		n++
	}
	switch {
	case u.At == t.Battle.Target:
		return difference(intersection(th.inUnitRange(u.face(), unitBerth(u), n, true), bases), target)
	case bases.Has(unitBerth(u)):
		return intersection(th.inUnitRange(u.face(), unitBerth(u), n, true), target)
	}
	return Areas{}
}
