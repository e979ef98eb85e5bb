package cataclysm

import "interbellum/engine"

// 9.2 Operation sequence, step 7 and what comes after it.

// airCombat fights for air superiority before a land or naval combat (10.3). The combat of an air
// operation is its main one. A base that support has left undefended may now be captured without a
// naval combat (9.4.2); aircraft shot down later do not count for that.
func (o *operation) airCombat(t *Table) (step, bool, events) {
	o.Stage = stageMain
	t.prune()
	if combatOf(o.Verb) == "air" {
		return nil, false, nil
	}
	defenders := t.fighters(defending, func(u *Unit) bool { return isAirUnit(u) || isNavalUnit(u) })
	o.Undefended = o.Verb == "capture" && len(defenders) == 0
	if len(t.fighters(attacking, isAirUnit)) > 0 && len(t.fighters(defending, isAirUnit)) > 0 {
		return &combat{Kind: "air", Superiority: true}, false, nil
	}
	return nil, false, nil
}

func (o *operation) mainCombat(t *Table, ended step) (step, bool, events) {
	t.prune()
	b := t.Battle
	switch x := ended.(type) {
	case *combat:
		if !x.Superiority {
			b.Over, o.Stage = true, stageAftermath
			return nil, false, nil
		}
	case *aidSpending:
		return &combat{Kind: "land"}, false, nil
	}
	seen := t.airSuperiority()
	switch {
	case len(b.Sides[attacking]) == 0:
		b.Over, o.Stage = true, stageAftermath
		return nil, false, seen
	case o.Undefended:
		b.Over, o.Stage = true, stageAftermath
		return nil, false, append(seen, say("unopposed", "9.4.2", o.Power, areaRef(o.Target), "", 0))
	case t.ownDefence():
		return &aidSpending{}, false, seen
	}
	return &combat{Kind: combatOf(o.Verb)}, false, seen
}

// afterOperation is what follows the operation: a failed attack on an uncontrolled country
// (9.7.2), the end of surprise (9.8).
func (o *operation) afterOperation(t *Table) (step, bool, events) {
	o.Stage = stageOver
	failed := o.Country && combatOf(o.Verb) == "land" && t.controller(o.Target) == NoPower && !t.Place(o.Target).China
	if failed && t.active(o.Power) {
		enemies := t.enemies(o.Power)
		t.queue(Due{Kind: DueOpportunity, Area: o.Target, Eligible: enemies, Then: t.opponents(o.Power).Minus(enemies), Rule: "9.7.2"})
	}
	return nil, false, nil
}

// finish clears the target area. Attackers left there by an operation that was cut short retreat.
// The surprise of the defending side is over even so (9.8).
func (o *operation) finish(t *Table) (step, bool, events) {
	b := t.Battle
	if b == nil {
		return nil, true, nil
	}
	var seen events
	if b.Surprised {
		side := t.ideology(b.Defender)
		t.NoSurprise = t.NoSurprise.With(side)
		seen = append(seen, say("no-surprise", "9.8", b.Defender, engine.Ref("ideology/"+side.String()), "", 0))
	}
	strays := t.strays(o.Stage != stageOver)
	t.Battle = nil
	t.queueEvict()
	if len(strays) > 0 {
		o.Stage = stageOver // the operation ends after the retreat: the actions on the stack below count what it spent
		return &retreat{Units: strays, InvasionOrigin: b.invasionOrigin(attacking), Rule: "10.10"}, false, seen
	}
	return nil, true, seen
}

// strays lists the units that an operation has left in the target where they may not be. If it was
// cut short there was no regroup: then attackers and supporters beyond the limit leave as well
// (7.1).
func (t *Table) strays(cut bool) (list []UnitID) {
	for side := range t.Battle.Sides {
		for _, f := range t.Battle.Sides[side] {
			u := t.unit(f.Unit)
			if u == nil || u.At != t.Battle.Target || f.From == u.At {
				continue
			}
			th := t.theatre(u.Owner, UnitID{})
			room := th.occupationLimit(u.face(), u.At)
			if room == 0 || side == attacking && !th.mayStay(u) || cut && th.counts[u.At].count(u.Kind)-t.countSameClass(list, u) > room {
				list = append(list, u.UnitID)
			}
		}
	}
	return list
}

// countSameClass counts the units of the list that fall under the same limit as u.
func (t *Table) countSameClass(list []UnitID, u *Unit) (n int) {
	for _, id := range list {
		if t.ideology(id.Owner) == t.ideology(u.Owner) && sameClass(id.Kind, u.Kind) {
			n++
		}
	}
	return n
}
