package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 10.11 Regroup lets the side that holds the field rearrange itself round the target area:
// each unit moves once, from the target or into it; two units may change places.
// Powers follow one another in decreasing effectiveness order, and limits hold at the end
// of each one's moves (see RULINGS.md).
type regroup struct {
	Queue []Power
	Side  []Power // all that regroup
	Land  bool
	Naval bool
	Air   bool
	Moved []UnitID
}

// newRegroup is the regroup after the combat of the battle: land and air units after a
// land combat, naval and air after a naval one, air alone after an air combat.
func (t *Table) newRegroup(side int) *regroup {
	kind := combatOf(t.Battle.Verb)
	powers := t.decreasing(t.battlePowers(side))
	return &regroup{Queue: powers, Side: powers, Land: kind == "land", Naval: kind == "naval", Air: true}
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
		r.leave()
		return nil
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

// leave ends the moves of the first power in the queue.
func (r *regroup) leave() { r.Queue = r.Queue[1:] }

// strays lists the units of the regrouping side that may not be in the target at all and
// found nowhere to go: they are no longer able to occupy it, and retreat (10.10). Of units
// that are merely too many the owner destroys the excess (7.1), when the operation is over.
func (r *regroup) strays(t *Table) (list []UnitID) {
	for _, p := range r.Side {
		th := t.theatre(p, UnitID{})
		for _, u := range t.unitsAt(t.Battle.Target) {
			if u.Owner == p && u.Kind != Logistics && !th.open(u) {
				list = append(list, u.UnitID)
			}
		}
	}
	return list
}

func (r *regroup) Next(t *Table, _ step) (step, bool, events) {
	switch {
	case t.Battle == nil:
		return nil, true, nil
	case len(r.Queue) > 0:
		r.leave()
		return nil, false, nil
	}
	list := r.strays(t)
	if len(list) == 0 {
		return nil, true, nil
	}
	out := &retreat{Units: list, Rule: "10.10"}
	if slices.Contains(r.Side, t.Battle.Attacker) {
		out.Back = t.Battle.backFor(attacking)
	}
	return out, true, nil
}

var _ = register("regroup", &regroup{})
