package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// deployment is a deployment action (8.4): its power moves its own units, one at a time and as
// often as it likes, each to any area that its types of movement lead to, and withdraws fortresses
// and logistics units into the cup (8.4.1). Limits apply where a unit stops. A unit is not offered
// an area in which it began or has stopped in this action, nor two moves in a row: this excludes
// nothing useful, and the action ends.
//
// With Only it is the deployment of a unit that was just placed (3.7.2): one move, which
// fortresses and logistics units may make too.
type deployment struct {
	Power  Power
	Only   UnitID // zero: all
	Marked bool   // within an offensive: a unit that deploys may not be activated in it (8.4.2)
	Stops  []stop // where units began and stopped in this action
	Last   UnitID // moved last
	Picked UnitID // is about to move
	Over   bool
}

// stop is an area where a unit began or stopped.
type stop struct {
	Unit  UnitID
	At    Area
	Coast Coast
}

func stopAt(id UnitID, b berth) stop {
	a, c := areaAndCoast(b)
	return stop{id, a, c}
}

// destinations is the set of berths that a unit may be moved to now: none for one that has moved
// to a delay box in this action (2.3.5).
func (d *deployment) destinations(th *theatre, u *Unit) Areas {
	if d.moved(u) && th.delayBoxes.Has(u.At) {
		return Areas{}
	}
	set := th.destinations(u)
	for _, s := range d.Stops {
		if s.Unit == u.UnitID {
			set.Remove(berthAt(s.At, s.Coast))
		}
	}
	return set
}

// movable reports whether the unit is one that this action may move.
func (d *deployment) movable(u *Unit) bool {
	if u.Owner != d.Power || u.UnitID == d.Last {
		return false
	}
	if d.Only.Kind != NoKind {
		return u.UnitID == d.Only
	}
	return u.Kind == Army || u.Kind.IsNaval() || u.Kind.IsAir()
}

// moved reports whether the unit has moved in this action.
func (d *deployment) moved(u *Unit) bool {
	return slices.ContainsFunc(d.Stops, func(s stop) bool { return s.Unit == u.UnitID })
}

// eachMovable calls yield for each unit that may move, only once for interchangeable ones, and
// stops when it returns false.
func (d *deployment) eachMovable(t *Table, yield func(u *Unit, ways Areas) bool) {
	th := t.theatre(d.Power, UnitID{})
	var offered []*Unit
	for i := range t.Units {
		u := &t.Units[i]
		if !d.movable(u) || !d.moved(u) && t.hasInterchangeable(offered, u) {
			continue
		}
		ways := d.destinations(th, u)
		if isEmpty(ways) {
			continue
		}
		if !d.moved(u) {
			offered = append(offered, u)
		}
		if !yield(u, ways) {
			return
		}
	}
}

// withdrawals lists the fortresses and logistics units that may go into the cup: those with a line
// of communications (8.4.1).
func (d *deployment) withdrawals(t *Table) (list []*Unit) {
	if d.Only.Kind != NoKind {
		return nil
	}
	var s *supply
	for i := range t.Units {
		u := &t.Units[i]
		if u.Owner != d.Power || u.Kind != Fortress && u.Kind != Logistics || t.hasInterchangeable(list, u) {
			continue
		}
		if s == nil {
			lines := t.supplyLines(d.Power)
			s = &lines
		}
		if s.reached.Has(u.At) {
			list = append(list, u)
		}
	}
	return list
}

// hasChoices reports whether there is anything to deploy or to withdraw.
func (d *deployment) hasChoices(t *Table) (found bool) {
	d.eachMovable(t, func(*Unit, Areas) bool { found = true; return false })
	return found || len(d.withdrawals(t)) > 0
}

func (d *deployment) Waiting(t *Table) bool {
	if d.Over || !t.active(d.Power) {
		return false
	}
	if d.Picked.Kind != NoKind {
		return t.unit(d.Picked) != nil && !isEmpty(d.destinations(t.theatre(d.Power, UnitID{}), t.unit(d.Picked)))
	}
	return d.hasChoices(t)
}

func (d *deployment) Open(t *Table) []engine.Decision {
	if u := t.unit(d.movingUnit()); u != nil {
		q := ask(d.Power, "deploy-to", "8.4", u.Ref())
		if u.UnitID == d.Only {
			q.Legal = append(q.Legal, verb("done"))
		}
		for _, b := range d.destinations(t.theatre(d.Power, UnitID{}), u).List() {
			q.Legal = append(q.Legal, engine.Choice{Verb: "to", On: coastRef(u.Kind, b)})
		}
		return []engine.Decision{q}
	}
	q := ask(d.Power, "deploy", "8.4", powerRef(d.Power), verb("done"))
	d.eachMovable(t, func(u *Unit, _ Areas) bool {
		q.Legal = append(q.Legal, engine.Choice{Verb: "deploy", On: u.Ref()})
		return true
	})
	for _, u := range d.withdrawals(t) {
		q.Legal = append(q.Legal, engine.Choice{Verb: "withdraw", On: u.Ref()})
	}
	return []engine.Decision{q}
}

// movingUnit is the unit that is about to move, or none.
func (d *deployment) movingUnit() UnitID {
	if d.Only.Kind != NoKind {
		return d.Only
	}
	return d.Picked
}

func (d *deployment) Take(t *Table, e engine.Entry) events {
	switch e.Choice.Verb {
	case "done":
		d.Over = true
	case "deploy":
		d.Picked = t.unitOf(e.Choice.On).UnitID
	case "withdraw":
		id := t.unitOf(e.Choice.On).UnitID
		from := t.unit(id).At
		t.remove(id, Cup)
		return events{say("withdraw", "8.4.1", d.Power, id.Ref(), areaRef(from), 0)}
	case "to":
		u, to := t.unit(d.movingUnit()), berthOf(e.Choice.On)
		if !d.moved(u) {
			d.Stops = append(d.Stops, stopAt(u.UnitID, unitBerth(u)))
		}
		d.Stops = append(d.Stops, stopAt(u.UnitID, to))
		d.Last, d.Picked = u.UnitID, UnitID{}
		u.moveTo(to)
		u.Deployed = d.Marked
		return events{say("deploy", "8.4", d.Power, u.Ref(), e.Choice.On, 0)}
	}
	return nil
}

// Next ends the action. Withdrawing a logistics unit may leave too many units in its area.
func (d *deployment) Next(t *Table, _ step) (step, bool, events) {
	if d.Picked.Kind != NoKind && !d.Over && t.active(d.Power) {
		d.Picked = UnitID{} // it is gone, or cannot move any more
		return nil, false, nil
	}
	d.Over = true
	t.queueEvict()
	return nil, true, nil
}

// canDeploy reports whether the power has anything to deploy.
func (t *Table) canDeploy(p Power) bool {
	d := deployment{Power: p}
	return d.hasChoices(t)
}

var _ = register("deployment", &deployment{})
