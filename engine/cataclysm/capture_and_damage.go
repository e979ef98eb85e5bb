package cataclysm

import "interbellum/engine"

// 9.4.2, 9.5.2 What an operation changes in the target area besides control: captured bases,
// damaged resources, lost logistics (7.1.4).

// baseHolder is the owner of the base that lies in the area, a special British one included (2.3.3).
func (t *Table) baseHolder(a Area) Power {
	if t.Areas[a].SpecialBase {
		return UK
	}
	return t.baseOwner(a)
}

// captureBase replaces the base marker in an area (9.4.2). A special British base leaves the game
// instead. A power without a spare marker leaves the base unowned.
func (t *Table) captureBase(p Power, a Area) events {
	if t.Areas[a].SpecialBase {
		t.Areas[a].SpecialBase = false
		t.queueEvict()
		return events{say("special-base-removed", "2.3.3", p, areaRef(a), "", 0)}
	}
	if t.Place(a).Base == NoBase {
		return nil // the special base has gone with its owner (5.5.4 step 3)
	}
	before := t.baseOwner(a)
	t.setBase(a, p)
	t.queueEvict()
	seen := events{say("base-captured", "9.4.2", t.baseOwner(a), areaRef(a), powerRef(before), 0)}
	return append(seen, t.destroyLogistics(p, "7.1.4")...)
}

// setBase makes p, or no power, the owner of the base printed in a sea area, and moves the base
// markers: a base of its printed owner needs none (2.3.2).
func (t *Table) setBase(a Area, p Power) {
	s, printed := &t.Areas[a], t.Place(a).BaseOwner
	if s.Base != NoPower && s.Base != printed {
		t.move(s.Base, BaseMarker, OnMap, Available)
	}
	if p != NoPower && p != printed {
		if t.count(p, Available, BaseMarker) == 0 {
			p = NoPower
		} else {
			t.move(p, BaseMarker, Available, OnMap)
		}
	}
	s.Base = p
}

// damage marks one resource. A limited one is gone (9.5.2).
func (t *Table) damage(a Area, i int) events {
	s := &t.Areas[a]
	kind := t.resources(a)[i]
	if i == len(t.Place(a).Resources) && s.Limited {
		s.Limited = false
		low := s.Damaged & (1<<i - 1)
		s.Damaged = low | s.Damaged>>(i+1)<<i
		return events{say("resource-destroyed", "9.5.2", t.Battle.Attacker, areaRef(a), engine.Ref("resource/"+kind.String()), 0)}
	}
	s.Damaged |= 1 << i
	return events{say("resource-damaged", "9.5.2", t.Battle.Attacker, areaRef(a), engine.Ref("resource/"+kind.String()), 0)}
}

// destroyLogistics removes a logistics unit that is not friendly to the new controller (7.1.4).
func (t *Table) destroyLogistics(p Power, rule engine.Rule) (seen events) {
	b := t.Battle
	for _, u := range t.unitsAt(b.Target) {
		if u.Kind == Logistics && !t.friendly(p, u.Owner) {
			id := u.UnitID
			t.remove(id, Available)
			return append(seen, say("destroyed", rule, id.Owner, id.Ref(), b.ref(), 0))
		}
	}
	return nil
}
