package cataclysm

import "interbellum/engine"

// 5.3, 6.0: the effectiveness check of a political action, and what its success does.

// needsNoCheck reports whether the action succeeds without a check: a belligerent's escalation
// (6.4), a change of posture (12.3).
func (f *flagPlay) needsNoCheck(t *Table) bool {
	return f.Action == PostureAction || f.Action == EscalationAction && t.belligerent(f.Power)
}

// check is the effectiveness check of the action.
func (f *flagPlay) check(t *Table) *check {
	p, bonus := f.roller(t)
	c := &check{Power: p, Kind: f.Action.String(), Rule: actionRule[f.Action], About: f.about(), Dice: bonus}
	c.Mods = append(c.Mods, t.posturePenalty(p, f.Action)...)
	if n := t.retryBonus(f.Action, f.attempting()); n > 0 {
		c.Mods = append(c.Mods, Mod{"5.4", n})
	}
	switch f.Action {
	case DiplomacyAction:
		c.Mods = append(c.Mods, t.diplomacyModifiers(p, f.Area)...)
	case PropagandaAction:
		c.Dice += t.zaRodinu(p)
		if n := t.Card(p, t.Powers[p].Commitment).HomeFrontPenalty; n != 0 {
			c.Mods = append(c.Mods, Mod{"6.7", int8(n)})
		}
	}
	return c
}

var actionRule = [...]string{NoAction: "6.0", AllianceAction: "6.1", DeclareWarAction: "6.2", DiplomacyAction: "6.3",
	EscalationAction: "6.4", ManeuversAction: "6.5", PressureAction: "6.6", PropagandaAction: "6.7", RhinelandAction: "12.1.1",
	AbyssiniaAction: "12.1.2", USJapanTradeAction: "12.2.2", LendLeaseAction: "12.2.2", RailroadAction: "12.3.1", PostureAction: "12.3"}

// roller is the power whose effectiveness counts, and its additional dice: among those that form
// an alliance the least effective, including Il Duce's die (6.1).
func (f *flagPlay) roller(t *Table) (Power, int8) {
	best, bonus := f.Power, t.ilDuce(f.Kind)
	dice, penalty := t.effectiveness(best)
	worth := 2*(dice+int(bonus)) + penalty
	for _, q := range f.attempting().Without(f.Power).List() {
		more := int8(0)
		if q == Italy && f.PlaysIlDuce {
			more = t.ilDuce(IlDuce)
		}
		dice, penalty = t.effectiveness(q)
		if w := 2*(dice+int(more)) + penalty; w < worth {
			best, bonus, worth = q, more, w
		}
	}
	return best, bonus
}

// about is the target of the action.
func (f *flagPlay) about() engine.Ref {
	switch f.Action {
	case DiplomacyAction:
		return areaRef(f.Area)
	case PressureAction:
		return powerRef(f.Target)
	case DeclareWarAction:
		return powerRef(f.With.List()[0])
	}
	return powerRef(f.Power)
}

// succeed carries out the action.
func (f *flagPlay) succeed(t *Table) (step, bool, events) {
	f.Stage = playResolving
	p := f.Power
	seen := t.succeededAction(f.Action, f.attempting())
	switch f.Action {
	case AllianceAction:
		return nil, false, append(seen, t.formAlliance(f.With.With(p))...)
	case DeclareWarAction:
		return &declaration{Power: p, Targets: f.With}, false, seen
	case DiplomacyAction:
		return nil, false, append(seen, t.takeControl(p, f.Area, "6.3", false)...)
	case EscalationAction:
		return &escalation{Power: p}, false, seen
	case ManeuversAction:
		return &militaryActions{Power: p, Left: 1}, false, seen
	case PressureAction:
		t.gainFlag(f.Target, 1, "6.6")
	case PropagandaAction:
		seen = append(seen, t.raiseStability(p, "6.7")...)
	case PostureAction:
		seen = append(seen, t.setPosture(p, f.Posture)...)
	default:
		seen = append(seen, t.resolveSpecialAction(f.Action)...)
	}
	return nil, false, seen
}
