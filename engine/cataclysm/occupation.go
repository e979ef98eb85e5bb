package cataclysm

// 7.1 Occupation limits. They apply to each ideology by itself. No unit may stay with an
// opposing unit, or in an area that is not friendly.

// unlimited stands for any number of units (2.2.8).
const unlimited = 99

// occupationLimit is how many units of a face's class may be in the area if one of that face is
// among them, or 0 if it may not be there at all.
func (th *theatre) occupationLimit(f CounterFace, a Area) int {
	switch {
	case !th.t.inPlay(a) || f.Kind == MinorArmy:
		return 0
	case th.t.passages.sea.Has(a):
		return th.limitAtSea(f, a)
	case th.enterable.Has(a):
		return th.limitOnLand(f, a)
	case th.special.Has(a):
		return th.limitAtBase(f, a, NavalBase)
	}
	return 0
}

// limitOnLand is 7.1.1 and 7.1.3. Germany may not be in the Ruhr while the Rhineland is
// demilitarized (12.1.1).
func (th *theatre) limitOnLand(f CounterFace, a Area) int {
	pl := th.t.Place(a)
	switch {
	case f.Kind.IsNaval() && !pl.Coastal:
		return 0
	case a == ruhr && th.power == Germany && th.t.Markers.Has(RhinelandDemilitarized):
		return 0
	case pl.Remote:
		return unlimited
	case f.Kind == Logistics:
		return 1
	case pl.Restricted && !th.unrestricted.Has(a):
		return 1
	}
	return 2
}

// limitAtBase is the limit at a friendly base (2.3.2, 7.1.4).
func (th *theatre) limitAtBase(f CounterFace, a Area, b BaseKind) int {
	n := 1
	if th.logistics.Has(a) {
		n = 2
	}
	switch {
	case f.Kind == Logistics:
		return 1
	case f.Kind.IsAir(), f.Kind.IsNaval() && b == NavalBase:
		return n
	}
	return 0
}

// limitAtSea is 7.1.2. The limits are not cumulative: the best one counts. Beside its own ports a
// belligerent may also be where an enemy has a base, since the rule excludes it only from opposing
// bases that are not an enemy's (see RULINGS.md).
func (th *theatre) limitAtSea(f CounterFace, a Area) int {
	if owner := th.t.baseOwner(a); owner != NoPower {
		if th.friends.Has(owner) {
			if n := th.limitAtBase(f, a, th.t.Place(a).Base); n > 0 {
				return n
			}
		} else if !th.t.atWar(th.power, owner) {
			return 0
		}
	}
	switch {
	case !th.belligerent:
	case f.Kind.IsNaval() && th.besidePort.Has(a),
		f.Kind == Submarine && th.withinTwoSeas.Has(a),
		f.Kind.IsAir() && f.Upgraded && th.besideAirfield.Has(a):
		return 1
	}
	return 0
}

// count is how many units of a kind's class are in the area.
func (c *unitCounts) count(k Kind) int {
	switch {
	case k.IsLand():
		return int(c.land)
	case k.IsNaval():
		return int(c.naval)
	case k.IsAir():
		return int(c.air)
	}
	return int(c.logistics)
}

// canStop reports whether a unit of that face may stop at the berth now: it is open to the unit,
// and the limits have room for one more.
func (th *theatre) canStop(f CounterFace, b berth) bool {
	a, _ := areaAndCoast(b)
	if th.withOpponents.Has(a) || th.t.passages.sea.Has(a) && th.nonFriendly.Has(a) {
		return false
	}
	if f.Kind.IsNaval() && th.special.Has(a) && b != specialBerth(a) {
		return false
	}
	here := &th.counts[a]
	if f.Kind == Fortress && here.fortress > 0 && !th.t.Place(a).Remote {
		return false
	}
	return here.count(f.Kind) < th.occupationLimit(f, a)
}

// canOccupy reports whether a unit of that owner and face may stop in the area: it is open to the
// unit and the limits have room beside the units there (7.1). The unit skip, if it is on the map,
// is not counted.
func (t *Table) canOccupy(p Power, f CounterFace, a Area, coast Coast, skip UnitID) bool {
	return t.theatre(p, skip).canStop(f, berthAt(a, coast))
}

func (u *Unit) face() CounterFace { return CounterFace{u.Kind, u.Upgraded} }
