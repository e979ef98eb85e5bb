package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// regroup lets the side that holds the field rearrange itself round the target area
// (10.11): each unit moves once, from the target or into it; two units may change places.
// Powers follow one another in decreasing effectiveness order, and limits hold at the end
// of each one's moves (see RULINGS.md).
type regroup struct {
	Queue []Power
	Land  bool
	Naval bool
	Air   bool
	Moved []UnitID
}

// newRegroup is the regroup after the combat of the battle: land and air units after a
// land combat, naval and air after a naval one, air alone after an air combat.
func (t *Table) newRegroup(side int) *regroup {
	kind := combatOf(t.Battle.Verb)
	return &regroup{Queue: t.decreasing(t.battlePowers(side)), Land: kind == "land", Naval: kind == "naval", Air: true}
}

// eligible reports whether a unit may regroup at all: never fortresses, logistics units
// and minor armies.
func (r *regroup) eligible(u *Unit) bool {
	if slices.Contains(r.Moved, u.UnitID) {
		return false
	}
	switch {
	case u.Kind == Army:
		return r.Land
	case u.Kind.IsNaval():
		return r.Naval
	}
	return r.Air && u.Kind == AirForce
}

// reaches is the set of berths that the unit could go to by the way alone: friendly ground
// next to the target or the origin of an invasion, for ships and aircraft friendly ports
// and airfields within range; from any of those, the target.
func (r *regroup) reaches(t *Table, th *theatre, u *Unit) (set Areas) {
	var target Areas
	berthsOf(t.Battle.Target, &target)
	bases := th.airfields
	if u.Kind.IsNaval() {
		bases = th.ports
	}
	switch {
	case u.Kind == Army && u.At == t.Battle.Target:
		set = common(r.byLand(t), th.entry)
	case u.Kind == Army:
		if near := r.byLand(t); near.Has(u.At) {
			set = AreasOf(t.Battle.Target)
		}
	case u.At == t.Battle.Target:
		set = common(th.within(u.face(), unitBerth(u), r.radius(t, u), true), bases)
		set = less(set, target)
	case bases.Has(unitBerth(u)):
		set = common(th.within(u.face(), unitBerth(u), r.radius(t, u), true), target)
	}
	if u.Kind.IsNaval() {
		return set
	}
	return areasOf(set)
}

// byLand is the areas from which and to which armies regroup.
func (r *regroup) byLand(t *Table) Areas {
	set := lanes().land[t.Battle.Target]
	if t.Battle.Verb == "invade" {
		set.Add(t.Battle.Origin)
	}
	return set
}

// radius is the unit's range, one more if it was declared extended (7.3.3).
func (r *regroup) radius(t *Table, u *Unit) int {
	if t.stretched(u.UnitID) {
		return rangeOf(u) + 1
	}
	return rangeOf(u)
}

// choices lists the moves of p that leave no more of its units without a place than there
// would be anyhow.
func (r *regroup) choices(t *Table, p Power) (legal []engine.Choice) {
	th := t.theatre(p, UnitID{})
	bad := r.homeless(t, p)
	var offered []*Unit
	for i := range t.Units {
		u := &t.Units[i]
		if u.Owner != p || !r.eligible(u) || t.fighterBefore(offered, u) {
			continue
		}
		offered = append(offered, u)
		for _, b := range r.reaches(t, th, u).List() {
			if !th.stops(u.face(), b) {
				if u.At == t.Battle.Target {
					legal = append(legal, r.exchanges(t, th, u, b, bad)...)
				}
				continue
			}
			if r.kept(t, u, b, bad) {
				legal = append(legal, engine.Choice{Verb: "regroup", On: u.Ref(), To: coastRef(u.Kind, b)})
			}
		}
	}
	return legal
}

// kept reports whether the move leaves no more units without a place than before.
func (r *regroup) kept(t *Table, u *Unit, b berth, bad int) bool {
	from, mark := unitBerth(u), len(r.Moved)
	r.Moved = append(r.Moved, u.UnitID)
	u.moveTo(b)
	fine := r.homeless(t, u.Owner) <= bad
	u.moveTo(from)
	r.Moved = r.Moved[:mark]
	return fine
}

// exchanges lists the units of the same power at a full berth that could change places
// with u.
func (r *regroup) exchanges(t *Table, th *theatre, u *Unit, b berth, bad int) (legal []engine.Choice) {
	var offered []*Unit
	for _, v := range t.unitsAt(areaAt(b)) {
		if v.Owner != u.Owner || !r.eligible(v) || !sameClass(u.Kind, v.Kind) || u.face() == v.face() || t.fighterBefore(offered, v) {
			continue
		}
		offered = append(offered, v)
		if back := r.reaches(t, th, v); back.Has(unitBerth(u)) && unitBerth(v) == b && r.swapFits(t, u, v, bad) {
			legal = append(legal, engine.Choice{Verb: "exchange", On: u.Ref(), To: v.Ref()})
		}
	}
	return legal
}

func areaAt(b berth) Area {
	a, _ := spot(b)
	return a
}

// swapFits reports whether both units may be where the other was.
func (r *regroup) swapFits(t *Table, u, v *Unit, bad int) bool {
	a, b, mark := unitBerth(u), unitBerth(v), len(r.Moved)
	r.Moved = append(r.Moved, u.UnitID, v.UnitID)
	u.moveTo(b)
	v.moveTo(a)
	fits := t.canOccupy(u.Owner, u.face(), u.At, u.Coast, u.UnitID) && t.canOccupy(v.Owner, v.face(), v.At, v.Coast, v.UnitID)
	fits = fits && r.homeless(t, u.Owner) <= bad
	u.moveTo(a)
	v.moveTo(b)
	r.Moved = r.Moved[:mark]
	return fits
}

// homeless counts the units of p in the target that will find no place, whatever it does:
// those for whom neither the target itself nor anywhere they could still go has room.
func (r *regroup) homeless(t *Table, p Power) (n int) {
	th := t.theatre(p, UnitID{})
	var list []*Unit
	for _, u := range t.unitsAt(t.Battle.Target) {
		if u.Owner == p && u.Kind != MinorArmy && u.Kind != Logistics {
			list = append(list, u)
		}
	}
	if !slices.ContainsFunc(list, func(u *Unit) bool { return th.crowded(u) }) {
		return 0
	}
	places := make([]places, len(list))
	for i, u := range list {
		places[i] = r.places(t, th, u)
	}
	return len(list) - t.most(th, list, places)
}

// crowded reports whether the unit may not stay where it is, or is one of too many there.
func (th *theatre) crowded(u *Unit) bool {
	return !th.open(u) || th.crowd[u.At].count(u.Kind) > th.room(u.face(), u.At)
}

// open reports whether the unit may be where it is, however full the area is.
func (th *theatre) open(u *Unit) bool {
	return !th.opposed.Has(u.At) && !(lanes().sea.Has(u.At) && th.strangers.Has(u.At)) && th.room(u.face(), u.At) > 0
}

// places is where one unit could end up, each area once.
type places []Area

func (r *regroup) places(t *Table, th *theatre, u *Unit) (list places) {
	if th.open(u) {
		list = append(list, u.At)
	}
	if r.eligible(u) {
		for _, b := range r.reaches(t, th, u).List() {
			if th.stops(u.face(), b) && !slices.Contains(list, areaAt(b)) {
				list = append(list, areaAt(b))
			}
		}
	}
	return list
}

// most is how many of the units can have a place at once: each area has as much room for
// a class as its limit leaves. Paths of changes are tried one unit after the other.
func (t *Table) most(th *theatre, list []*Unit, where []places) (n int) {
	taken := make([]Area, len(list))
	var settle func(i int, tried []bool) bool
	free := func(u *Unit, a Area) int {
		room := th.room(u.face(), a) - th.crowd[a].count(u.Kind)
		for j, v := range list {
			if sameClass(u.Kind, v.Kind) && a == t.Battle.Target {
				room++ // everybody in the list is counted there already
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

// canStop reports whether the power may leave things as they are: nobody of its own is
// where it may not stay, or whoever is has nowhere to go.
func (r *regroup) canStop(t *Table, p Power) bool {
	th := t.theatre(p, UnitID{})
	for _, u := range t.unitsAt(t.Battle.Target) {
		if u.Owner != p || !r.eligible(u) || !th.crowded(u) {
			continue
		}
		for _, b := range r.reaches(t, th, u).List() {
			if th.stops(u.face(), b) {
				return false
			}
		}
	}
	return true
}

func (r *regroup) Waiting(t *Table) bool {
	return len(r.Queue) > 0 && t.Battle != nil && t.active(r.Queue[0]) && len(r.choices(t, r.Queue[0])) > 0
}

func (r *regroup) Open(t *Table) []engine.Decision {
	p := r.Queue[0]
	d := ask(p, "regroup", "10.11", t.Battle.ref(), r.choices(t, p)...)
	if r.canStop(t, p) {
		d.Legal = append(d.Legal, verb("done"))
	}
	return []engine.Decision{d}
}

func (r *regroup) Take(t *Table, e engine.Entry) events {
	switch e.Choice.Verb {
	case "done":
		return r.leave(t)
	case "regroup":
		return events{r.move(t.unitOf(e.Choice.On), berthOf(e.Choice.To))}
	}
	u, v := t.unitOf(e.Choice.On), t.unitOf(e.Choice.To)
	a, b := unitBerth(u), unitBerth(v)
	return events{r.move(u, b), r.move(v, a)}
}

func (r *regroup) move(u *Unit, b berth) engine.Event {
	u.moveTo(b)
	r.Moved = append(r.Moved, u.UnitID)
	return say("regroup", "10.11", u.Owner, u.Ref(), coastRef(u.Kind, b), 0)
}

// leave ends the moves of the first power in the queue. Units that may not be in the
// target at all and could go nowhere are destroyed, as retreating ones are (10.10). Of
// units that are merely too many the owner destroys the excess (7.1), when the operation
// is over.
func (r *regroup) leave(t *Table) (seen events) {
	p := r.Queue[0]
	r.Queue = r.Queue[1:]
	th := t.theatre(p, UnitID{})
	for _, u := range slices.Backward(t.Units) {
		if u.Owner != p || u.At != t.Battle.Target || u.Kind == Logistics || th.open(&u) {
			continue
		}
		t.remove(u.UnitID, Available)
		seen = append(seen, say("destroyed", "10.10", p, u.Ref(), t.Battle.ref(), 0))
	}
	return seen
}

func (r *regroup) Next(t *Table, _ step) (step, bool, events) {
	if len(r.Queue) == 0 || t.Battle == nil {
		return nil, true, nil
	}
	return nil, false, r.leave(t)
}

var _ = register("regroup", &regroup{})
