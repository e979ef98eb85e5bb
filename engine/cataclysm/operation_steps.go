package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 9.2 Operation sequence, steps 2 to 6.

// check is step 2. A check that fails cancels the operation.
func (o *operation) check(t *Table, ended step) (step, bool, events) {
	c, over := ended.(*check)
	switch {
	case over && !c.Passed:
		o.Stage = stageOver
		return nil, false, events{say("operation-canceled", "9.7", o.Power, areaRef(o.Target), engine.Ref(o.Verb), 0)}
	case !over && o.needsCheck(t):
		return &check{Power: o.Power, Kind: "attack-check", Rule: "9.7", About: areaRef(o.Target)}, false, nil
	}
	o.Stage = stageAugment
	return nil, false, nil
}

// provoke is step 4. Against enemies there is war already. Otherwise this is a surprise attack,
// and the outbreak decides which allies join.
func (o *operation) provoke(t *Table, ended step) (step, bool, events) {
	b := t.Battle
	if _, is := ended.(*outbreak); is {
		o.Stage = stageSupply
		o.dropNonFriendly(t)
		return nil, false, nil
	}
	t.provoke(o.Power, o.Target, "9.2")
	if b.Defender == Neutral || t.atWar(o.Power, b.Defender) {
		o.Stage = stageSupply
		return nil, false, nil
	}
	t.gainFlag(b.Defender, 1, "9.8")
	b.Surprised = !t.NoSurprise.Has(t.ideology(b.Defender))
	return &outbreak{By: o.Power, Targets: o.surpriseTargets(t), Surprise: true}, false,
		events{say("surprise-attack", "9.8", o.Power, areaRef(o.Target), powerRef(b.Defender), 0)}
}

// dropNonFriendly removes from the force the units of allies that did not join the war (6.1.3).
func (o *operation) dropNonFriendly(t *Table) {
	o.Force = slices.DeleteFunc(o.Force, func(f Fighter) bool { return !t.friendly(o.Power, f.Unit.Owner) || t.unit(f.Unit) == nil })
}

// supply is the fifth step: attackers and defenders trace their lines of communications from where
// they are (9.6).
func (o *operation) supply(t *Table) events {
	b := t.Battle
	b.Sides[attacking], b.Sides[defending] = nil, nil
	var seen events
	for _, f := range o.Force {
		f.Limited = !t.hasLOC(f.Unit.Owner, f.From)
		seen = append(seen, limitedSupply(f)...)
		b.Sides[attacking] = append(b.Sides[attacking], f)
	}
	for _, u := range t.unitsAt(o.Target) {
		if !t.defends(u) {
			continue
		}
		f := Fighter{Unit: u.UnitID, From: o.Target}
		f.Limited = u.Kind != MinorArmy && u.Kind != Logistics && !t.hasLOC(u.Owner, o.Target)
		seen = append(seen, limitedSupply(f)...)
		b.Sides[defending] = append(b.Sides[defending], f)
	}
	o.Stage = stagePath
	return seen
}

func limitedSupply(f Fighter) events {
	if !f.Limited {
		return nil
	}
	return events{say("limited-supply", "9.6", f.Unit.Owner, f.Unit.Ref(), areaRef(f.From), 0)}
}

// defends reports whether a unit in the target belongs to the defence: enemies of the attacker
// and, in a land operation, the minor army. British units at a special base are left out while the
// United Kingdom is not at war with the attacker (2.3.3).
func (t *Table) defends(u *Unit) bool {
	if u.Kind == MinorArmy {
		return combatOf(t.Battle.Verb) == "land"
	}
	return u.Kind != Logistics && t.atWar(t.Battle.Attacker, u.Owner)
}

func (o *operation) choosePath(t *Table) events {
	if o.Verb == "invade" {
		if paths := t.invasionPaths(o.Power, o.Force[0].From, o.Target); len(paths) > 0 {
			t.Battle.Path = paths[0]
		} else {
			o.Stage = stageOver // the fleets are not friendly any more: an ally has left the war
			return events{say("operation-canceled", "9.3.2", o.Power, areaRef(o.Target), engine.Ref(o.Verb), 0)}
		}
	}
	return o.move(t)
}

// move is the sixth step: the attackers move to the target.
func (o *operation) move(t *Table) events {
	o.Stage = stageSupport
	b := t.Battle
	if o.Verb == "invade" {
		b.Origin = o.Force[0].From
	}
	var seen events
	b.Moved, o.Attacked = true, true
	for _, f := range b.Sides[attacking] {
		u := t.unit(f.Unit)
		if u == nil {
			continue
		}
		u.moveTo(t.arrival(u, o.Target))
		seen = append(seen, say("move", "9.2", u.Owner, u.Ref(), areaRef(o.Target), 0))
	}
	return seen
}
