package cataclysm

// 7.3 Range, for retreat and regroup: how far ships and aircraft go from one place. Naval
// range never passes through a coastal area (7.3.1), and the area of a base that it is
// counted from does not count.

// inUnitRange is the set of areas that a naval or air unit can move to as the target of an
// operation, or return to from one, within limit areas (7.3). The areas that it passes must be
// open to it (7.2.2, 7.2.3), the last need not be. The set is without from.
func (th *theatre) inUnitRange(f CounterFace, from berth, limit int, operation bool) Areas {
	var came Areas
	if f.Kind.IsNaval() {
		pass := th.t.seas()
		if f.Kind != Submarine {
			pass = difference(pass, th.enemyWaters)
		}
		came = reachableFrom(AreasOf(from), th.t.passages.ships[:], allAreas, pass, limit)
	} else {
		came = reachableFrom(AreasOf(from), th.t.passages.air[:], allAreas, th.airspace(operation), limit)
	}
	came.Remove(from)
	return came
}

// airspace is what aircraft may fly over: the sea and friendly land, in an operation also enemy
// land, but no area with enemy aircraft (7.2.3) or a delay box (2.3.5).
func (th *theatre) airspace(operation bool) Areas {
	open := union(union(th.enterable, th.special), th.t.seas())
	if operation {
		for _, a := range th.hostile.List() {
			if !th.t.Place(a).Remote {
				open.Add(a)
			}
		}
	}
	return difference(open, union(th.enemyAirspace, th.delayBoxes))
}

var allAreas = Areas{^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0)}

// basesInRange is the set of berths to which a naval or air unit at from may return within limit
// areas: friendly ports or airfields where it may stop (10.10.2, 10.11). At sea that is a base of
// its kind.
func (th *theatre) basesInRange(f CounterFace, from berth, limit int, operation bool) (set Areas) {
	open := th.ports
	if f.Kind.IsAir() {
		open = th.airfields
	}
	for _, b := range intersection(th.inUnitRange(f, from, limit, operation), open).List() {
		if th.canStop(f, b) && (!f.Kind.IsNaval() || !th.enemyWaters.Has(b)) {
			set.Add(b)
		}
	}
	return set
}
