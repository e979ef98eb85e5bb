package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 9.2 Operation sequence, from the second step on.

func (o *operation) Next(t *Table, ended step) (step, bool, events) {
	if o.Stage == stageOver || o.Stage > stageDefender && o.Stage < stageAfter && t.lapsed() {
		return o.end(t)
	}
	switch o.Stage {
	case stageDefender: // step 1 c: declared, and the primary defender is known
		o.Stage = stageCheck
	case stageCheck: // step 2
		return o.check(t, ended)
	case stageAugment: // step 3
		o.Stage = stageProvoke
	case stageProvoke: // step 4
		return o.provoke(t, ended)
	case stageSupply: // step 5
		return nil, false, o.supply(t)
	case stagePath: // step 6, with the path of an invasion (9.3.2)
		return nil, false, o.choosePath(t)
	case stageSupport: // step 7 a, attacker first
		o.Stage = stageDefend
		return &support{Side: attacking}, false, nil
	case stageDefend:
		o.Stage = stageAir
		return &support{Side: defending}, false, nil
	case stageAir: // step 7 b
		return o.airCombat(t)
	case stageMain: // step 7 c
		return o.mainCombat(t, ended)
	case stageAftermath: // step 7 d
		o.Stage = stageAfter
		return &aftermath{}, false, nil
	case stageAfter: // 9.7.2, 9.8
		return o.after(t)
	}
	return nil, false, nil
}

// check: a Democracy that attacks an ungarrisoned country which no enemy controls, or an
// unowned base, must pass an effectiveness check, or the action is lost (9.2.2, 9.7).
func (o *operation) check(t *Table, ended step) (step, bool, events) {
	if c, is := ended.(*check); is {
		if c.Passed {
			o.Stage = stageAugment
			return nil, false, nil
		}
		o.Stage = stageOver
		return nil, false, events{say("operation-canceled", "9.7", o.Power, areaRef(o.Target), engine.Ref(o.Verb), 0)}
	}
	land := combatOf(o.Verb) == "land" && t.ungarrisonedCountry(o.Target) && !t.atWar(o.Power, t.controller(o.Target))
	base := o.Verb == "capture" && !t.Areas[o.Target].SpecialBase && t.baseOwner(o.Target) == NoPower
	if t.ideology(o.Power) == Democracy && (land || base) {
		return &check{Power: o.Power, Kind: "attack-check", Rule: "9.7", About: areaRef(o.Target)}, false, nil
	}
	o.Stage = stageAugment
	return nil, false, nil
}

// provoke gives the flags of the fourth step and, in a surprise attack, begins the war.
func (o *operation) provoke(t *Table, ended step) (step, bool, events) {
	b := t.Battle
	if _, is := ended.(*outbreak); is {
		o.Stage = stageSupply
		o.dropStrangers(t)
		return nil, false, nil
	}
	t.provoke(o.Power, o.Target, "9.2")
	if b.Defender == Neutral || t.atWar(o.Power, b.Defender) {
		o.Stage = stageSupply
		return nil, false, nil
	}
	t.gainFlag(b.Defender, 1, "9.8")
	side := t.ideology(b.Defender)
	b.Surprised = !t.NoSurprise.Has(side)
	targets := SetOf(b.Defender)
	for _, u := range t.unitsAt(o.Target) {
		if t.active(u.Owner) && t.ideology(u.Owner) == side {
			targets = targets.With(u.Owner)
		}
	}
	return &outbreak{By: o.Power, Targets: targets, Surprise: true}, false,
		events{say("surprise-attack", "9.8", o.Power, areaRef(o.Target), powerRef(b.Defender), 0)}
}

// dropStrangers sends home the units of allies that would not join the war (6.1.3).
func (o *operation) dropStrangers(t *Table) {
	o.Force = slices.DeleteFunc(o.Force, func(f Fighter) bool { return !t.friendly(o.Power, f.Unit.Owner) || t.unit(f.Unit) == nil })
}

// supply is the fifth step: attackers and defenders trace their lines of communications
// from where they are (9.6).
func (o *operation) supply(t *Table) events {
	b := t.Battle
	b.Sides[attacking], b.Sides[defending] = nil, nil
	var seen events
	for _, f := range o.Force {
		f.Limited = !t.loc(f.Unit.Owner, f.From)
		seen = append(seen, limitedSupply(f)...)
		b.Sides[attacking] = append(b.Sides[attacking], f)
	}
	for _, u := range t.unitsAt(o.Target) {
		if !t.defends(u) {
			continue
		}
		f := Fighter{Unit: u.UnitID, From: o.Target}
		f.Limited = u.Kind != MinorArmy && u.Kind != Logistics && !t.loc(u.Owner, o.Target)
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

// defends reports whether a unit in the target belongs to the defence: enemies of the
// attacker, and in a land operation the minor army. British units at a special base are
// left alone while the United Kingdom is not at war with the attacker (2.3.3).
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
			o.Stage = stageOver // the fleets are gone: an ally has left the war
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
	b.Moved, o.Held = true, true
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

// airCombat fights for air superiority before a land or naval combat (10.3). An air
// operation's combat is its main one. What the supporters have left undefended now may be
// captured without a naval combat (9.4.2): aircraft shot down later do not count for that.
func (o *operation) airCombat(t *Table) (step, bool, events) {
	o.Stage = stageMain
	t.prune()
	if combatOf(o.Verb) == "air" {
		return nil, false, nil
	}
	defenders := t.fighters(defending, func(u *Unit) bool { return isAirUnit(u) || isNavalUnit(u) })
	o.Free = o.Verb == "capture" && len(defenders) == 0
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
	case o.Free:
		b.Over, o.Stage = true, stageAftermath
		return nil, false, append(seen, say("unopposed", "9.4.2", o.Power, areaRef(o.Target), "", 0))
	case t.ownDefence():
		return &aidSpending{}, false, seen
	}
	return &combat{Kind: combatOf(o.Verb)}, false, seen
}

// after is what follows the operation: a failed attack on a country that nobody controls
// (9.7.2), the end of surprise (9.8).
func (o *operation) after(t *Table) (step, bool, events) {
	o.Stage = stageOver
	failed := o.Country && combatOf(o.Verb) == "land" && t.controller(o.Target) == NoPower && !o.Target.Place().China
	if failed && t.active(o.Power) {
		enemies := t.enemies(o.Power)
		t.queue(Due{Kind: DueChance, Area: o.Target, Eligible: enemies, Then: t.opponents(o.Power).Minus(enemies), Rule: "9.7.2"})
	}
	return nil, false, nil
}

// end clears the target area. Attackers whom an operation cut short has left there go
// home; surprise is over for the defending side even so (9.8).
func (o *operation) end(t *Table) (step, bool, events) {
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
		return &retreat{Units: strays, Back: b.backFor(attacking), Rule: "10.10"}, true, seen
	}
	return nil, true, seen
}

// strays lists the units that an operation has left in the target where they may not be. One
// that was cut short knew no regroup: of attackers and supporters who came, as many as are
// too many go home as well (7.1).
func (t *Table) strays(cut bool) (list []UnitID) {
	for side := range t.Battle.Sides {
		for _, f := range t.Battle.Sides[side] {
			u := t.unit(f.Unit)
			if u == nil || u.At != t.Battle.Target || f.From == u.At {
				continue
			}
			th := t.theatre(u.Owner, UnitID{})
			room := th.room(u.face(), u.At)
			if room == 0 || side == attacking && !th.open(u) || cut && th.crowd[u.At].count(u.Kind)-t.among(list, u) > room {
				list = append(list, u.UnitID)
			}
		}
	}
	return list
}

// among counts the units of the list that the same limit counts as u.
func (t *Table) among(list []UnitID, u *Unit) (n int) {
	for _, id := range list {
		if t.ideology(id.Owner) == t.ideology(u.Owner) && sameClass(id.Kind, u.Kind) {
			n++
		}
	}
	return n
}
