package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 10.11 The moves of a regroup, one power after the other, each unit once.

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

func (r *regroup) Next(t *Table, _ step) (step, bool, events) {
	if len(r.Queue) == 0 || t.Battle == nil {
		return nil, true, nil
	}
	return nil, false, r.leave(t)
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

var _ = register("regroup", &regroup{})
