package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 10.10 Retreat. Units move out of their areas, each to where it may go, or are destroyed. Powers
// follow one another in decreasing effectiveness order. Each moves its units in the order of the
// table, which makes no difference, since all leave.
type retreat struct {
	Units          []UnitID
	Choice         bool // the owner may put the unit into the cup instead (2.2.4)
	InvasionOrigin Area // an invasion force returns here (9.3.2)
	Rule           string
}

// nextUnit is the unit that retreats next, or nil. Minor armies, and units of powers that have
// surrendered, need no answer.
func (r *retreat) nextUnit(t *Table) *Unit {
	var owners Powers
	for _, id := range r.Units {
		switch {
		case t.unit(id) == nil:
		case !t.active(id.Owner):
			return t.unit(id)
		default:
			owners = owners.With(id.Owner)
		}
	}
	for _, p := range t.decreasing(owners) {
		for _, id := range r.Units {
			if u := t.unit(id); u != nil && id.Owner == p {
				return u
			}
		}
	}
	return nil
}

// choices lists what may happen to the unit. Without a choice it is destroyed. Fortresses,
// logistics units and minor armies cannot retreat (10.10.1); a fortress may still go into the cup,
// a logistics unit never (7.1.4). A Chinese army retreats by its own rule (11.4.1).
func (r *retreat) choices(t *Table, u *Unit) (legal []engine.Choice) {
	switch {
	case u != nil && u.Faction != NoFaction:
		for _, a := range t.chineseRetreats(u.At).List() {
			legal = append(legal, engine.Choice{Verb: "retreat", On: u.Ref(), To: areaRef(a)})
		}
		return legal
	case u == nil, !t.active(u.Owner), u.Kind == Logistics:
		return nil
	}
	if r.Choice {
		legal = append(legal, engine.Choice{Verb: "cup", On: u.Ref()})
	}
	if u.Kind == Fortress {
		return legal
	}
	for _, b := range r.destinations(t, u).List() {
		legal = append(legal, engine.Choice{Verb: "retreat", On: u.Ref(), To: coastRef(u.Kind, b)})
	}
	return legal
}

// destinations is where the unit may retreat to: an army to adjacent friendly land or, from an
// invasion, to its origin; ships and aircraft to friendly ports and airfields in extended range
// (10.10.2). No unit stays in the area.
func (r *retreat) destinations(t *Table, u *Unit) (set Areas) {
	th, f := t.theatre(u.Owner, u.UnitID), u.face()
	if u.Kind.IsLand() { // 10.10.1
		next := intersection(t.passages.land[u.At], th.enterable)
		if r.InvasionOrigin != Nowhere {
			next = intersection(AreasOf(r.InvasionOrigin), th.enterable)
		}
		for _, a := range next.List() {
			if th.canStop(f, a) {
				set.Add(a)
			}
		}
		return set
	}
	set = th.basesInRange(f, unitBerth(u), rangeOf(u)+1, !r.Choice) // 10.10.2
	var here Areas
	addBerths(u.At, &here)
	return difference(set, here)
}

// retreatingUnits lists the units that retreat with a side: air units after an air combat, air and
// naval units after a naval one, all after a land combat (10.10). A minor army or fortress that
// must retreat is lost (10.10.1).
func (t *Table) retreatingUnits(side int, kind string) (ids []UnitID) {
	for _, u := range t.fighters(side, func(u *Unit) bool {
		switch kind {
		case "air":
			return isAirUnit(u)
		case "naval":
			return isAirUnit(u) || isNavalUnit(u)
		}
		return true
	}) {
		ids = append(ids, u.UnitID)
	}
	return ids
}

// invasionOrigin is the area that an invasion force must retreat to (9.3.2).
func (b *Battle) invasionOrigin(side int) Area {
	if side == attacking && b.Verb == "invade" {
		return b.Origin
	}
	return Nowhere
}

func (r *retreat) Waiting(t *Table) bool {
	u := r.nextUnit(t)
	return len(r.choices(t, u)) > 0 && retreatDecider(t, u) != NoPower
}

// retreatDecider is the power that decides where the unit goes.
func retreatDecider(t *Table, u *Unit) Power {
	if u.Faction != NoFaction {
		return t.decider(u.Faction)
	}
	return u.Owner
}

func (r *retreat) Open(t *Table) []engine.Decision {
	u := r.nextUnit(t)
	d := ask(retreatDecider(t, u), "retreat", engine.Rule(r.Rule), areaRef(u.At), r.choices(t, u)...)
	d.Left = -1
	for _, id := range r.Units {
		if id.Owner == u.Owner && t.unit(id) != nil {
			d.Left++
		}
	}
	return []engine.Decision{d}
}

func (r *retreat) Take(t *Table, e engine.Entry) events {
	u := t.unitOf(e.Choice.On)
	id := u.UnitID
	r.dropUnit(id)
	if e.Choice.Verb == "cup" {
		t.remove(id, Cup)
		return events{say("interned", engine.Rule(r.Rule), id.Owner, id.Ref(), "", 0)}
	}
	from := u.At
	if u.Faction != NoFaction {
		t.moveChineseArmy(from, areaOf(e.Choice.To))
	} else {
		u.moveTo(berthOf(e.Choice.To))
	}
	return events{say("retreat", "10.10", id.Owner, id.Ref(), areaRef(from), 0), say("move", "10.10", id.Owner, id.Ref(), e.Choice.To, 0)}
}

// Next destroys a unit that can go nowhere. At the end an eviction is queued: units that were
// displaced in between have waited.
func (r *retreat) Next(t *Table, _ step) (step, bool, events) {
	u := r.nextUnit(t)
	if u == nil {
		r.Units = nil
		t.queueEvict()
		return nil, true, nil
	}
	id, from := u.UnitID, u.At
	r.dropUnit(id)
	t.remove(id, Available)
	return nil, false, events{say("destroyed", "10.10", id.Owner, id.Ref(), areaRef(from), 0)}
}

func (r *retreat) dropUnit(id UnitID) {
	r.Units = slices.DeleteFunc(slices.Clone(r.Units), func(x UnitID) bool { return x == id })
}

// moveTo puts a unit on the map at a berth.
func (u *Unit) moveTo(b berth) {
	a, c := areaAndCoast(b)
	if !u.Kind.IsNaval() {
		c = NoCoast
	}
	u.At, u.Coast = a, c
}

var _ = register("retreat", &retreat{})
