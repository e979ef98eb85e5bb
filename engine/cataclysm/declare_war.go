package cataclysm

import "slices"

// 6.2 Declaration of War.

// warTargets lists the powers that p may declare war on. It ignores whether the required operation
// is possible: that depends on which powers join, and the declaration is canceled if it is not.
func (t *Table) warTargets(p Power) (set Powers) {
	for _, q := range t.opponents(p).Minus(t.enemies(p)).List() {
		if t.mayWar(p, SetOf(q)) && !t.owesSurprise(p) {
			set = set.With(q)
		}
	}
	return set
}

// moreWarTargets lists the powers that may be targets together with those already named: only
// allies of each other (6.2).
func (t *Table) moreWarTargets(p Power, named Powers) (set Powers) {
	if named.Empty() {
		return 0
	}
	return t.warTargets(p).And(t.allies(named.List()[0])).Minus(named)
}

// declaration is what follows a successful declaration of war: the outbreak, and then the required
// operation against one of the targets. If that is not possible or does not happen, the
// declaration is canceled: the political action is spent, and the table is as before, except for
// rights that were used in between.
type declaration struct {
	noQuestions
	Power    Power
	Targets  Powers
	Fallback *Table // the table as it would be without the declaration
	Stage    uint8
}

func (d *declaration) Next(t *Table, ended step) (step, bool, events) {
	switch d.Stage {
	case 0:
		d.Stage, d.Fallback = 1, t.clone()
		return &outbreak{By: d.Power, Targets: d.Targets}, false, nil
	case 1:
		d.Stage = 2
		return &militaryActions{Power: d.Power, Left: 1, Operations: true, Against: d.Targets}, false, nil
	}
	if a, is := ended.(*militaryActions); is && a.Used > 0 {
		return nil, true, nil
	}
	*t = *d.Fallback.clone()
	return nil, true, events{say("war-canceled", "6.2", d.Power, powerRef(d.Power), powerRef(d.Targets.List()[0]), 0)}
}

// declarationUnderWay is the running declaration of war, or nil.
func declarationUnderWay(stack []step) *declaration {
	for _, s := range stack {
		if d, is := s.(*declaration); is && d.Fallback != nil {
			return d
		}
	}
	return nil
}

// queueKeepGain queues keepGain for the moment after a power has placed its flag for the end of
// the naval treaty. A power without a flag to place may still gain one if the declaration is
// canceled: its gain waits on the fallback table.
func (d *declaration) queueKeepGain(t *Table, p Power) {
	if min(t.count(p, Available, Flag), d.Fallback.count(p, Available, Flag)) > 0 {
		t.Queue = slices.Insert(t.Queue, 0, Due{Kind: DueKeepGain, Power: p, Losses: uint8(t.count(p, Cup, Flag))})
	}
}

// keepGain puts the flag that the power has placed into the same box of the fallback table.
func (d *declaration) keepGain(t *Table, note Due) {
	p := note.Power
	d.Fallback.Queue = slices.DeleteFunc(d.Fallback.Queue, func(due Due) bool { return due.Power == p })
	if t.count(p, Cup, Flag) > int(note.Losses) {
		d.Fallback.move(p, Flag, Available, Cup)
		return
	}
	d.Fallback.putInReserve(p, Flag, Available)
}

var _ = register("declaration-of-war", &declaration{})
