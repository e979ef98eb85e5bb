package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// regroup lets the side that holds the field rearrange itself round the target area
// (10.11): each unit moves once, from the target or into it; two units may change places.
// Limits hold at the end of each power's moves. Powers follow one another in decreasing
// effectiveness order.
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

// reaches lists where the unit could go: friendly ground next to the target or back to
// the origin of an invasion, for ships and aircraft friendly ports and airfields within
// range; from any of those, the target.
func (r *regroup) reaches(t *Table, u *Unit) (list []Area) {
	target := t.Battle.Target
	if u.Kind == Army {
		if u.At == target {
			return r.landPlaces(t, u)
		}
		if r.byLand(t, u.At) {
			list = append(list, target)
		}
		return list
	}
	reach := t.airRadius(u, r.radius(t, u))
	base := t.friendlyAirfield
	if u.Kind.IsNaval() {
		reach, base = t.navalRadius(u, r.radius(t, u)), t.friendlyPort
	}
	for a := range reach.All() {
		if a != u.At && (u.At == target && base(u.Owner, a) || a == target && base(u.Owner, u.At)) {
			list = append(list, a)
		}
	}
	return list
}

func (r *regroup) byLand(t *Table, from Area) bool {
	x, touch := Board().Between(from, t.Battle.Target)
	return touch && x.Via.Land || t.Battle.Verb == "invade" && from == t.Battle.Origin
}

func (r *regroup) landPlaces(t *Table, u *Unit) (list []Area) {
	for a := Area(1); a <= AreaCount; a++ {
		if a != u.At && t.inPlay(a) && r.byLand(t, a) && t.friendlyArea(u.Owner, a) {
			list = append(list, a)
		}
	}
	return list
}

// radius is the unit's range, one more if it was declared extended (7.3.3).
func (r *regroup) radius(t *Table, u *Unit) int {
	for _, side := range t.Battle.Sides {
		for _, f := range side {
			if f.Unit == u.UnitID && f.Extended {
				return rangeOf(u) + 1
			}
		}
	}
	return rangeOf(u)
}

// coastAt is the coast a ship comes to in an area with two of them.
func (r *regroup) coastAt(t *Table, u *Unit, a Area) Coast {
	if !u.Kind.IsNaval() {
		return NoCoast
	}
	reach := t.navalRadius(u, r.radius(t, u))
	return t.landfall(&reach, a)
}

func (r *regroup) choices(t *Table, p Power) (legal []engine.Choice) {
	var offered []*Unit
	for i := range t.Units {
		u := &t.Units[i]
		if u.Owner != p || !r.eligible(u) || t.twinBefore(offered, u) {
			continue
		}
		offered = append(offered, u)
		for _, a := range r.reaches(t, u) {
			if t.canOccupy(p, Face{u.Kind, u.Up}, a, r.coastAt(t, u, a), u.UnitID) {
				legal = append(legal, engine.Choice{Verb: "regroup", On: u.Ref(), To: areaRef(a)})
			} else if u.At == t.Battle.Target {
				legal = append(legal, r.exchanges(t, u, a)...)
			}
		}
	}
	return legal
}

// exchanges lists the units of the same power in a full area that could change places
// with u.
func (r *regroup) exchanges(t *Table, u *Unit, a Area) (legal []engine.Choice) {
	for _, v := range t.unitsAt(a) {
		if v.Owner != u.Owner || !r.eligible(v) || v.Kind != u.Kind || v.Up == u.Up || !slices.Contains(r.reaches(t, v), u.At) {
			continue
		}
		if r.exchangeFits(t, u, v) {
			legal = append(legal, engine.Choice{Verb: "exchange", On: u.Ref(), To: v.Ref()})
		}
	}
	return legal
}

func (r *regroup) exchangeFits(t *Table, u, v *Unit) bool {
	a, b, coast := u.At, v.At, v.Coast
	ca, cb := r.coastAt(t, v, a), r.coastAt(t, u, b)
	u.At, v.At, v.Coast = Nowhere, Nowhere, NoCoast
	fits := t.canOccupy(u.Owner, Face{u.Kind, u.Up}, b, cb, u.UnitID) && t.canOccupy(v.Owner, Face{v.Kind, v.Up}, a, ca, v.UnitID)
	u.At, v.At, v.Coast = a, b, coast
	return fits
}

// unsettled lists the units of p in the target that may not stay there.
func (r *regroup) unsettled(t *Table, p Power) (list []*Unit) {
	for _, u := range t.unitsAt(t.Battle.Target) {
		if u.Owner == p && u.Kind != MinorArmy && !t.canOccupy(p, Face{u.Kind, u.Up}, u.At, u.Coast, u.UnitID) {
			list = append(list, u)
		}
	}
	return list
}

// canStop reports whether the power may leave things as they are: nobody of its own is
// where it may not stay, or whoever is has nowhere to go.
func (r *regroup) canStop(t *Table, p Power) bool {
	for _, u := range r.unsettled(t, p) {
		if !r.eligible(u) {
			continue
		}
		for _, a := range r.reaches(t, u) {
			if t.canOccupy(p, Face{u.Kind, u.Up}, a, r.coastAt(t, u, a), u.UnitID) {
				return false
			}
		}
	}
	return true
}

func (r *regroup) Waiting(t *Table) bool {
	return len(r.Queue) > 0 && t.active(r.Queue[0]) && len(r.choices(t, r.Queue[0])) > 0
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
		u := t.unitOf(e.Choice.On)
		a := areaOf(e.Choice.To)
		u.Coast = r.coastAt(t, u, a)
		u.At = a
		r.Moved = append(r.Moved, u.UnitID)
		return events{say("regroup", "10.11", u.Owner, u.Ref(), e.Choice.To, 0)}
	}
	u, v := t.unitOf(e.Choice.On), t.unitOf(e.Choice.To)
	cu, cv := r.coastAt(t, u, v.At), r.coastAt(t, v, u.At)
	u.At, v.At, u.Coast, v.Coast = v.At, u.At, cu, cv
	r.Moved = append(r.Moved, u.UnitID, v.UnitID)
	return events{say("regroup", "10.11", u.Owner, u.Ref(), areaRef(u.At), 0), say("regroup", "10.11", v.Owner, v.Ref(), areaRef(v.At), 0)}
}

// leave ends the moves of the first power in the queue. Units that could go nowhere and
// may not stay are destroyed, as retreating ones are (10.10).
func (r *regroup) leave(t *Table) (seen events) {
	p := r.Queue[0]
	r.Queue = r.Queue[1:]
	for {
		list := r.unsettled(t, p)
		if len(list) == 0 {
			return seen
		}
		id := list[len(list)-1].UnitID
		t.remove(id, Available)
		seen = append(seen, say("destroyed", "10.10", p, id.Ref(), t.Battle.ref(), 0))
	}
}

func (r *regroup) Next(t *Table, _ step) (step, bool, events) {
	if len(r.Queue) == 0 {
		return nil, true, nil
	}
	return nil, false, r.leave(t)
}

func init() { register[regroup]("regroup") }
