package cataclysm

import "interbellum/engine"

// outcome is the result of a die of a crisis list on the present table (3.7.4, 11.1).
func (l *listRoll) outcome(t *Table, die int) engine.Event {
	void := say("crisis-void", "3.7.4", NoPower, crisisRef(l.Table, int(l.High), int(l.Low)), "", 0)
	switch l.Effect {
	case CivilWarBreaksOut:
		for ; die >= 1; die-- {
			a, elsewhere := t.Target(l.row(t), die)
			switch {
			case elsewhere != nil:
				high, low, _ := splitRoll(elsewhere.Roll)
				return say("crisis", "3.7.4", NoPower, crisisRef(elsewhere.Table, high, low), "", 0)
			case !t.canHaveCivilWar(a):
			case t.garrisoned(a):
				return say("civil-war-suppressed", "11.1", NoPower, areaRef(a), "", 0)
			default:
				return say("civil-war-begins", "11.1", NoPower, areaRef(a), "", 0)
			}
		}
	case IncidentFlags:
		gainers := l.gainers(t, die)
		if !t.anyFlagToGain(gainers) {
			return void
		}
		e := say("incident", "3.7.4", gainers[0], powerRef(gainers[0]), "", 0)
		if len(gainers) > 1 {
			e.To = powerRef(gainers[1])
		}
		return e
	default:
		a, _ := t.Target(l.row(t), die)
		if t.coupMatters(a, l.row(t).Ideology) {
			return say("coup", "3.7.4", NoPower, areaRef(a), ideologyRef(l.row(t).Ideology), 0)
		}
	}
	return void
}
