package cataclysm

// 7.2 Movement in a deployment: any number of borders, every type of movement that the
// unit has, freely mixed (8.4). A delay box ends the unit's movement (2.3.5).

// reach is the set of berths that a unit of this kind can come to from a berth in one deployment,
// without that berth. Limits are not checked: they apply where a unit stops (canStop).
func (th *theatre) reach(k Kind, from berth) Areas {
	var came Areas
	switch {
	case k.IsNaval():
		came = th.reachByShip(k, from)
	case k.IsAir():
		came = th.reachByAir(from)
	default:
		came = th.reachByLand(k, from)
	}
	came.Remove(from)
	return came
}

// reachByLand goes over land, and by sea from any coast and back to land (7.2.1, 7.2.2). A
// logistics unit may end at sea at a base, or at a special base, and may call at one on its way
// like a ship, by the base's own waters only (2.3.3). An army never has room there.
func (th *theatre) reachByLand(k Kind, from berth) Areas {
	waters := th.waters(k)
	may := union(th.enterable, waters)
	pass := difference(may, th.delayBoxes)
	came := reachableFrom(AreasOf(from), th.t.passages.landOrNaval[:], may, pass, -1)
	if k != Logistics {
		return came
	}
	calls := th.special.List()
	for range calls { // from one special base to the next
		for _, a := range calls {
			roads := intersection(th.t.passages.ships[specialBerth(a)], waters)
			if !came.Has(a) && !isEmpty(intersection(roads, came)) {
				came.Add(a)
				came = union(came, union(roads, reachableFrom(roads, th.t.passages.landOrNaval[:], may, pass, -1)))
			}
		}
	}
	return came
}

// reachByShip goes over water and through friendly ports (7.2.2). While Egypt, the Ruhr and South
// Africa are friendly, ships pass through them from one water to the other; between two coasts of
// one area they never pass (2.2.1). A special base is a port like others.
func (th *theatre) reachByShip(k Kind, from berth) Areas {
	may := union(th.portBerths(), th.waters(k))
	return reachableFrom(AreasOf(from), th.t.passages.ships[:], may, difference(may, th.delayBoxes), -1)
}

// portBerths is every berth on a friendly coast that the power's ships may enter.
func (th *theatre) portBerths() (set Areas) {
	for _, a := range th.enterable.List() {
		if th.t.Place(a).Coastal {
			addBerths(a, &set)
		}
	}
	for _, a := range th.special.List() {
		set.Add(specialBerth(a))
	}
	return set
}

// reachByAir flies from airfield to airfield, and over one sea area between them. To go further
// over the sea it needs naval movement (7.2). A base at sea is an airfield: the count starts again
// there, as on the way from Spain over the Central Mediterranean to Egypt.
func (th *theatre) reachByAir(from Area) Areas {
	w := airSearch{th: th, ground: difference(union(union(th.enterable, th.special), intersection(th.airfields, th.t.passages.sea)), th.enemyAirspace)}
	w.flyable = difference(th.t.seas(), union(th.enemyAirspace, th.airfields))
	w.waters = difference(th.waters(AirForce), th.airfields)
	w.landed, w.front = AreasOf(from), AreasOf(from)
	if th.t.passages.sea.Has(from) && !th.airfields.Has(from) {
		w.landed, w.front = Areas{}, Areas{}
		w.fly(AreasOf(from))
		w.sail(AreasOf(from))
	}
	for !isEmpty(w.front) {
		front := w.front
		w.front = Areas{}
		w.takeOff(front)
	}
	return union(w.landed, union(w.flown, w.sailed))
}

// airSearch is the search for the areas that an air unit can reach.
type airSearch struct {
	th                    *theatre
	ground                Areas // airfields that may be entered
	flyable               Areas // sea areas that may be flown over
	waters                Areas // sea areas that may be sailed
	landed, flown, sailed Areas // reached so far, by how
	front                 Areas // airfields reached and not yet left
}

func (w *airSearch) land(at Areas) {
	fresh := difference(intersection(at, w.ground), w.landed)
	w.landed = union(w.landed, fresh)
	w.front = union(w.front, difference(fresh, w.th.delayBoxes))
}

// fly crosses one sea area: it ends on an airfield next to it.
func (w *airSearch) fly(seas Areas) {
	fresh := difference(seas, w.flown)
	w.flown = union(w.flown, fresh)
	w.land(neighboursOf(fresh, w.th.t.passages.air[:]))
}

// sail embarks and goes ashore again (7.2.2).
func (w *airSearch) sail(seas Areas) {
	fresh := difference(seas, w.sailed)
	fresh = union(fresh, reachableFrom(fresh, w.th.t.passages.naval[:], w.waters, w.waters, -1))
	w.sailed = union(w.sailed, fresh)
	w.land(w.ashore(neighboursOf(fresh, w.th.t.passages.naval[:])))
}

// ashore leaves out what naval movement may not enter: an area that enemy ships hold, and a base
// at sea that is out of range of friendly ports (7.3).
func (w *airSearch) ashore(at Areas) Areas {
	return difference(at, union(w.th.enemyWaters, difference(w.th.t.passages.sea, w.th.inRange)))
}

func (w *airSearch) takeOff(front Areas) {
	next := neighboursOf(front, w.th.t.passages.air[:])
	w.land(next)
	w.fly(intersection(next, w.flyable))
	w.sail(intersection(neighboursOf(front, w.th.t.passages.naval[:]), w.waters))
	w.land(w.ashore(intersection(neighboursOf(front, w.th.t.passages.naval[:]), w.th.t.passages.sea)))
}

// destinations is the set of berths at which a unit on the map may stop after a deployment from
// where it is, given the units there now.
func (th *theatre) destinations(u *Unit) (set Areas) {
	f := u.face()
	for _, b := range th.reach(u.Kind, unitBerth(u)).List() {
		if th.mayDeploy(u.Kind, b) && th.canStop(f, b) {
			set.Add(b)
		}
	}
	return set
}

// mayDeploy checks rules of single powers about the end of a deployment: while the naval treaty
// stands none may deploy to the Pacific beyond its line (12.1.3), and land and logistics units of
// a neutral United States stay at home and at its bases (12.2.2).
func (th *theatre) mayDeploy(k Kind, b berth) bool {
	a, _ := areaAndCoast(b)
	pl := th.t.Place(a)
	switch {
	case pl.TreatyZone && th.t.Markers.Has(WashingtonNavalTreaty):
		return false
	case th.power == US && !th.belligerent && (k.IsLand() || k == Logistics):
		return pl.IsHome() && pl.Owner == US || th.t.baseOwner(a) == US
	}
	return true
}
