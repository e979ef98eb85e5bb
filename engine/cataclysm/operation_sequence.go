package cataclysm

// 9.2 Operation sequence. The declaration of step 1 is asked in operation.go, as are the
// augmentation of step 3 and the path of step 6; operation_steps.go has what steps 2 to 6 do,
// operation_combat.go step 7.
func (o *operation) Next(t *Table, ended step) (step, bool, events) {
	if o.Stage == stageOver || o.Stage > stageDefender && o.Stage < stageAfter && t.lapsed() {
		return o.finish(t)
	}
	switch o.Stage {
	case stageDefender: // 1: type, units and target are declared, the primary defender is known
		o.Stage = stageCheck
	case stageCheck: // 2: a Democracy that needs a check passes it, or the action is forfeit
		return o.check(t, ended)
	case stageAugment: // 3: nothing is left to augment with
		o.Stage = stageProvoke
	case stageProvoke: // 4: flags for the provoked, one more for the surprised, and war
		return o.provoke(t, ended)
	case stageSupply: // 5: attackers and defenders trace supply
		return nil, false, o.supply(t)
	case stagePath: // 6: an invasion has its path, the attackers move
		return nil, false, o.choosePath(t)
	case stageSupport: // 7 a: support, of the attacker
		o.Stage = stageDefend
		return &support{Side: attacking}, false, nil
	case stageDefend: // 7 a: and then of the defender
		o.Stage = stageAir
		return &support{Side: defending}, false, nil
	case stageAir: // 7 b: air combat for superiority
		return o.airCombat(t)
	case stageMain: // 7 c: land or naval combat, or the air combat of an air operation
		return o.mainCombat(t, ended)
	case stageAftermath: // 7 d: aftermath, retreat and regroup
		o.Stage = stageAfter
		return &aftermath{}, false, nil
	case stageAfter: // what a failed attack on a country leaves (9.7.2), the end of surprise (9.8)
		return o.afterOperation(t)
	}
	return nil, false, nil
}

// needsCheck is the condition of step 2: a Democracy attacks an ungarrisoned country that no enemy
// controls, or captures an unowned base (9.4.2, 9.7).
func (o *operation) needsCheck(t *Table) bool {
	if t.ideology(o.Power) != Democracy {
		return false
	}
	if o.Verb == "capture" {
		return !t.Areas[o.Target].SpecialBase && t.baseOwner(o.Target) == NoPower
	}
	return combatOf(o.Verb) == "land" && t.ungarrisonedCountry(o.Target) && !t.atWar(o.Power, t.controller(o.Target))
}

// surpriseTargets is the powers attacked by surprise in step 4: the primary defender, and those of
// its ideology with units in the target (9.8).
func (o *operation) surpriseTargets(t *Table) Powers {
	set := SetOf(t.Battle.Defender)
	for _, u := range t.unitsAt(o.Target) {
		if t.active(u.Owner) && t.ideology(u.Owner) == t.ideology(t.Battle.Defender) {
			set = set.With(u.Owner)
		}
	}
	return set
}
