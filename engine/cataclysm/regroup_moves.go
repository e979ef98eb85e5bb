package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 10.11 The moves of a regroup, each unit once.

// regroup is the regroup of a side. Powers are asked in decreasing effectiveness order, and again
// when an ally makes room for them. Limits apply at the end: a power may leave a crowded target to
// its allies, and must give way itself if none of them does (see RULINGS.md).
type regroup struct {
	Queue   []Power
	Side    []Power // all that regroup
	Land    bool
	Naval   bool
	Air     bool
	Moved   []UnitID
	Final   bool   // all are done, and the target is still crowded
	Offer   UnitID // a unit that would change places with the one of an ally
	Asking  UnitID // that unit, whose owner is asked
	Refused Powers // allies that keep their places
}

// newRegroup is the regroup after the combat of the battle: land and air units after a
// land combat, naval and air after a naval one, air alone after an air combat.
func (t *Table) newRegroup(side int) *regroup {
	kind := combatOf(t.Battle.Verb)
	powers := t.decreasing(t.battlePowers(side))
	return &regroup{Queue: powers, Side: powers, Land: kind == "land", Naval: kind == "naval", Air: true}
}

func (r *regroup) Waiting(t *Table) bool {
	if len(r.Queue) == 0 || t.Battle == nil || !t.active(r.Queue[0]) {
		return false
	}
	return r.Asking.Owner != NoPower || len(r.choices(t, r.Queue[0])) > 0 && !(r.Final && r.canStop(t, r.Queue[0]))
}

func (r *regroup) Open(t *Table) []engine.Decision {
	if r.Asking.Owner != NoPower {
		return []engine.Decision{ask(r.Asking.Owner, "use-my-units", "10.11", r.Asking.Ref(), verb("allow"), verb("refuse"))}
	}
	p := r.Queue[0]
	d := ask(p, "regroup", "10.11", t.Battle.ref(), r.choices(t, p)...)
	if r.canStop(t, p) {
		d.Legal = append(d.Legal, verb("done"))
	}
	return []engine.Decision{d}
}

// choices lists the moves of p that leave no more of its units without a place than now.
func (r *regroup) choices(t *Table, p Power) (legal []engine.Choice) {
	th := t.theatre(p, UnitID{})
	bad := r.countDisplaced(t, p)
	var offered []*Unit
	for i := range t.Units {
		u := &t.Units[i]
		if u.Owner != p || !r.eligible(u) || t.hasSameFighter(offered, u) {
			continue
		}
		offered = append(offered, u)
		for _, b := range r.destinations(t, th, u).List() {
			switch {
			case !th.canStop(u.face(), b):
				legal = append(legal, r.exchanges(t, u, b, bad)...)
			case r.leavesRoom(t, u, b, bad):
				legal = append(legal, engine.Choice{Verb: "regroup", On: u.Ref(), To: coastRef(u.Kind, b)})
			}
		}
	}
	return legal
}

func (r *regroup) Take(t *Table, e engine.Entry) events {
	switch e.Choice.Verb {
	case "done":
		r.nextPower()
		return nil
	case "regroup":
		return r.moveUnit(t, t.unitOf(e.Choice.On), berthOf(e.Choice.To))
	}
	return r.exchange(t, e.Choice)
}

// moveUnit moves a unit. If it leaves a full area, allies that can move into that area are asked
// again.
func (r *regroup) moveUnit(t *Table, u *Unit, b berth) events {
	from, full := u.At, !t.canOccupy(u.Owner, u.face(), u.At, u.Coast, UnitID{})
	seen := events{r.move(u, b)}
	for _, p := range r.Side {
		if full && !slices.Contains(r.Queue, p) && t.active(p) && r.canComeTo(t, p, from) {
			r.Queue = append(r.Queue, p)
		}
	}
	return seen
}

// canComeTo reports whether a unit of p could regroup to the area.
func (r *regroup) canComeTo(t *Table, p Power, a Area) bool {
	return slices.ContainsFunc(r.choices(t, p), func(c engine.Choice) bool { return c.Verb == "regroup" && areaAt(berthOf(c.To)) == a })
}

func (r *regroup) move(u *Unit, b berth) engine.Event {
	u.moveTo(b)
	r.Moved = append(r.Moved, u.UnitID)
	return say("regroup", "10.11", u.Owner, u.Ref(), coastRef(u.Kind, b), 0)
}

// Next ends the moves of a power that has nothing left to decide. When all have ended, the powers
// that crowd the target decide once more; then units that may not stay retreat.
func (r *regroup) Next(t *Table, _ step) (step, bool, events) {
	switch {
	case t.Battle == nil:
		return nil, true, nil
	case len(r.Queue) > 0:
		r.nextPower()
		return nil, false, nil
	case !r.Final:
		r.Final, r.Queue = true, r.Side
		return nil, false, nil
	}
	list := r.mustRetreat(t)
	if len(list) == 0 {
		return nil, true, nil
	}
	out := &retreat{Units: list, Rule: "10.10"}
	if slices.Contains(r.Side, t.Battle.Attacker) {
		out.InvasionOrigin = t.Battle.invasionOrigin(attacking)
	}
	return out, true, nil
}

// nextPower ends the moves of the first power in the queue.
func (r *regroup) nextPower() { r.Queue = r.Queue[1:] }

// mustRetreat lists the units of the regrouping side that may not be in the target at all and
// found nowhere to go: they cannot occupy it, and retreat (10.10). Of units that are merely too
// many the owner destroys the excess (7.1), after the operation.
func (r *regroup) mustRetreat(t *Table) (list []UnitID) {
	for _, p := range r.Side {
		th := t.theatre(p, UnitID{})
		for _, u := range t.unitsAt(t.Battle.Target) {
			if u.Owner == p && u.Kind != Logistics && !th.mayStay(u) {
				list = append(list, u.UnitID)
			}
		}
	}
	return list
}

var _ = register("regroup", &regroup{})
