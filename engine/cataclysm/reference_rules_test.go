package cataclysm

import "slices"

// A second, simple implementation of chapter 7: where units may stop, how they move in a
// deployment, how far a line of communications goes. It follows the rules border by border,
// without regard for speed. On random boards the game must agree with it.

// node is where a unit may be: an area, and for ships the coast.
type node struct {
	At    Area
	Coast Coast
}

// referenceRules is the map for one power.
type referenceRules struct {
	t   *Table
	p   Power
	far map[Area]int // memo of distances
}

func (r referenceRules) friend(q Power) bool {
	return q == r.p || r.t.Alliance[r.t.ideology(r.p)].Has(r.p) && r.t.Alliance[r.t.ideology(r.p)].Has(q) && r.t.belligerent(r.p) && r.t.belligerent(q)
}

// friendly reports whether the area is controlled by a friend and not held by a Chinese army (1.1,
// 11.4.2).
func (r referenceRules) friendly(a Area) bool {
	return r.t.inPlay(a) && !a.Place().IsSea() && r.friend(r.t.controller(a)) && r.t.chinese(a) == nil
}

// mayEnter reports whether the area is friendly and not another power's remote area (2.2.8).
func (r referenceRules) mayEnter(a Area) bool {
	return r.friendly(a) && (!a.Place().Remote || r.t.controller(a) == r.p)
}

// hasSpecialBase reports whether a special British base is in an uncontrolled country (2.3.3).
func (r referenceRules) hasSpecialBase(a Area) bool {
	return r.t.inPlay(a) && r.t.Areas[a].SpecialBase && r.t.controller(a) == NoPower && r.friend(UK)
}

func (r referenceRules) base(a Area, kinds ...BaseKind) bool {
	return r.t.inPlay(a) && slices.Contains(kinds, a.Place().Base) && r.friend(r.t.Areas[a].Base)
}

// hasEnemyUnit reports whether an enemy unit that fulfils ok is in the area.
func (r referenceRules) hasEnemyUnit(a Area, ok func(*Unit) bool) bool {
	return r.t.anyUnit(a, func(u *Unit) bool { return r.t.enemies(r.p).Has(u.Owner) && ok(u) })
}

func (r referenceRules) enemyWaters(a Area) bool {
	return r.hasEnemyUnit(a, func(u *Unit) bool { return u.Kind.IsNaval() || u.Kind.IsAir() && u.Upgraded })
}

func (r referenceRules) enemyAirspace(a Area) bool { return r.hasEnemyUnit(a, isAirUnit) }

func (r referenceRules) delay(a Area) bool {
	return a.Place().Delay && !(a == urals && r.t.Markers.Has(TransSiberianRailroad))
}

func (r referenceRules) port(n node) bool {
	switch {
	case n.At.Place().IsSea():
		return r.base(n.At, NavalBase)
	case r.hasSpecialBase(n.At):
		return n.Coast == NoCoast || n.Coast == SouthCoast
	}
	return n.At.Place().Coastal && r.friendly(n.At)
}

func (r referenceRules) airfield(a Area) bool {
	return r.base(a, NavalBase, AirBase) || r.friendly(a) || r.hasSpecialBase(a)
}

// sails lists where ships could go in one step by print alone.
func sails(n node) (list []node) {
	for _, b := range Board().Neighbours(n.At) {
		if !b.Via.Naval {
			continue
		}
		to := node{At: b.To}
		if b.Via.Coast != NoCoast {
			if n.Coast != NoCoast && n.Coast != b.Via.Coast {
				continue
			}
			if hasCoasts(b.To) {
				to.Coast = b.Via.Coast
			}
		}
		list = append(list, to)
	}
	return list
}

func hasCoasts(a Area) bool { return a == finland || a == lombardy || a == spain }

// distance is how far a sea area is from the nearest friendly port, over sea areas (7.3.1);
// mixed areas may lie on the way where the rule says so (7.1.2).
func (r referenceRules) distance(sea Area, mixed bool) int {
	key := sea
	if mixed {
		key += AreaCount
	}
	if _, known := r.far[key]; !known {
		r.far[key] = r.measure(sea, mixed)
	}
	return r.far[key]
}

func (r referenceRules) measure(sea Area, mixed bool) int {
	seen := map[Area]bool{sea: true}
	front := []node{{At: sea}}
	for far := 0; far < 4; far++ {
		var next []node
		for _, n := range front {
			if r.port(n) {
				return far
			}
			if far > 0 && !n.At.Place().IsSea() && !(mixed && n.At.Place().Kind == MixedArea) {
				continue
			}
			for _, m := range sails(n) {
				if r.t.inPlay(m.At) && !seen[m.At] || hasCoasts(m.At) {
					seen[m.At] = true
					next = append(next, m)
				}
			}
		}
		front = next
	}
	return 9
}

func (r referenceRules) inRange(sea Area) bool { return r.distance(sea, false) <= 2 }

// canStop reports whether a unit may stop there beside the units there (7.1).
func (r referenceRules) canStop(f CounterFace, n node) bool {
	a, t := n.At, r.t
	pl := a.Place()
	if !t.inPlay(a) || f.Kind.IsNaval() && !pl.IsSea() && !pl.Coastal {
		return false
	}
	same, forts, supplied := 0, 0, false
	for _, u := range t.unitsAt(a) {
		switch {
		case u.Kind == MinorArmy:
			if f.Kind.IsLand() {
				same++
			}
			continue
		case t.opposing(r.p, u.Owner):
			return false
		case !r.friend(u.Owner) && pl.IsSea():
			return false
		case u.Kind == Logistics && r.friend(u.Owner):
			supplied = true
		}
		if sameClass(f.Kind, u.Kind) {
			same++
		}
		if u.Kind == Fortress {
			forts++
		}
	}
	limit := 0
	switch {
	case pl.IsSea():
		limit = r.atSea(f, a, supplied)
	case r.mayEnter(a):
		limit = 2
		if pl.Restricted && !supplied && !(r.p == USSR && pl.Owner == USSR && pl.IsHome() && (pl.Map == EuropeMap || t.Markers.Has(TransSiberianRailroad))) || f.Kind == Logistics {
			limit = 1
		}
		if pl.Remote {
			return true
		}
		if f.Kind == Fortress && forts > 0 || r.p == Germany && a == ruhr && t.Markers.Has(RhinelandDemilitarized) {
			return false
		}
	case r.hasSpecialBase(a) && !f.Kind.IsLand():
		if f.Kind.IsNaval() && !r.port(n) {
			return false
		}
		limit = 1
		if supplied && f.Kind != Logistics {
			limit = 2
		}
	}
	return same < limit
}

func (r referenceRules) atSea(f CounterFace, a Area, supplied bool) int {
	t := r.t
	if o := t.Areas[a].Base; o != NoPower && !r.friend(o) && !t.enemies(r.p).Has(o) {
		return 0
	}
	limit := 0
	if f.Kind.IsNaval() && r.base(a, NavalBase) || f.Kind.IsAir() && r.base(a, NavalBase, AirBase) || f.Kind == Logistics && r.base(a, NavalBase, AirBase) {
		limit = 1
		if supplied && f.Kind != Logistics {
			limit = 2
		}
	}
	if limit > 0 || !t.belligerent(r.p) {
		return limit
	}
	beside := false
	for _, b := range Board().Neighbours(a) {
		beside = beside || b.Via.Air && r.airfield(b.To)
	}
	switch {
	case f.Kind.IsNaval() && r.besidePort(a), f.Kind == Submarine && r.distance(a, true) <= 2, f.Kind.IsAir() && f.Upgraded && beside:
		return 1
	}
	return 0
}

func (r referenceRules) besidePort(a Area) bool {
	for _, n := range sails(node{At: a}) {
		if r.port(n) {
			return true
		}
	}
	return false
}

// deploymentState is a step of a deployment: where the unit is, whether aboard ship, and how many sea
// areas it has flown over since its last airfield.
type deploymentState struct {
	node
	Aboard bool
	Flown  int
}

// reachable lists everywhere that the unit could go in one deployment (7.2).
func (r referenceRules) reachable(k Kind, from node) map[node]bool {
	first := deploymentState{node: from}
	if from.At.Place().IsSea() && k.IsAir() && !r.airfield(from.At) {
		first.Flown = 1
	}
	first.Aboard = from.At.Place().IsSea() && !k.IsNaval()
	seen, came := map[deploymentState]bool{first: true}, map[node]bool{}
	front := []deploymentState{first}
	for len(front) > 0 {
		w := front[0]
		front = front[1:]
		if w != first && r.delay(w.At) {
			continue
		}
		for _, next := range r.steps(k, w) {
			if !seen[next] {
				seen[next] = true
				front = append(front, next)
				came[next.node] = true
			}
		}
	}
	delete(came, from)
	return came
}

func (r referenceRules) steps(k Kind, w deploymentState) (list []deploymentState) {
	onSea := w.At.Place().IsSea()
	if !k.IsNaval() {
		for _, b := range Board().Neighbours(w.At) {
			to := deploymentState{node: node{At: b.To}}
			toSea := b.To.Place().IsSea()
			switch {
			case !r.t.inPlay(b.To):
			case !k.IsAir() && b.Via.Land && !onSea && r.mayEnter(b.To):
				list = append(list, to)
			case k.IsAir() && b.Via.Air && !r.enemyAirspace(b.To):
				if onSea && !r.airfield(w.At) && w.Flown != 1 {
					continue // aboard, or it has flown over as much as it may
				}
				switch {
				case toSea && !r.base(b.To, NavalBase, AirBase):
					to.Flown = w.Flown + 1
					if onSea && r.airfield(w.At) {
						to.Flown = 1
					}
					if to.Flown == 1 {
						list = append(list, to)
					}
				case toSea, r.mayEnter(b.To), r.hasSpecialBase(b.To):
					to.Aboard = toSea // it lies at a base and may go on board there
					list = append(list, to)
				}
			}
		}
	}
	if k.IsNaval() || !onSea || w.Aboard {
		list = append(list, r.sailing(k, w)...)
	}
	return list
}

// sailing is naval movement (7.2.2): of a ship, or of a unit on board.
func (r referenceRules) sailing(k Kind, w deploymentState) (list []deploymentState) {
	from := w.node
	for _, n := range sails(from) {
		sea := n.At.Place().IsSea()
		to := deploymentState{node: n, Aboard: sea && !k.IsNaval()}
		if !k.IsNaval() {
			to.Coast = NoCoast
		}
		switch {
		case !r.t.inPlay(n.At):
		case k != Submarine && r.enemyWaters(n.At):
		case sea && r.inRange(n.At), !sea && r.mayEnter(n.At):
			list = append(list, to)
		case !sea && r.hasSpecialBase(n.At) && (n.Coast == NoCoast || n.Coast == SouthCoast) && (k.IsNaval() || k.IsAir() || k == Logistics):
			list = append(list, to)
		}
	}
	return list
}
