package cataclysm

// combatRoll is the roll of one side: its dice and modifiers, each with its rule (10.4 to 10.6).
// The odds are computed from it too.
func (t *Table) combatRoll(side int, kind string) *roll {
	dice, mods := t.combatDice(side, kind)
	p := t.primary(side)
	rule := map[string]string{"land": "10.4", "naval": "10.5", "air": "10.6"}[kind]
	return newRoll(p, kind+"-combat", rule, t.Battle.ref(), dice, mods...)
}

// combatDice counts the dice of a side and lists its modifiers.
func (t *Table) combatDice(side int, kind string) (dice int, mods []Mod) {
	c := t.combatFacts(kind)
	return c.Dice(side), c.Mods(side)
}

// combatFacts counts what the dice of a combat in the present battle depend on.
func (t *Table) combatFacts(kind string) *CombatFacts {
	b := t.Battle
	c := &CombatFacts{Kind: kind, Air: t.lead(), Adverse: t.Place(b.Target).Adverse, Strait: b.Strait, Invasion: b.Verb == "invade",
		Aid: b.Aid, Surprised: b.Surprised, Augment: b.Augment}
	for side := range b.Sides {
		c.Units[side] = len(t.fighters(side, combatUnits(kind)))
		c.Upgraded[side] = len(t.fighters(side, func(u *Unit) bool {
			return u.Upgraded && (kind == "land" && u.Kind == Army || kind == "naval" && u.Kind == Fleet)
		}))
		c.Limited[side] = t.anyFighter(side, kind, func(f Fighter) bool { return f.Limited })
		c.Purges[side] = len(t.purgePenalty(side)) > 0
	}
	c.Fortress = t.anyFighter(defending, kind, func(f Fighter) bool { return f.Unit.Kind == Fortress })
	c.Extended = kind == "land" && len(b.Path) == 2 || t.anyFighter(attacking, kind, func(f Fighter) bool { return f.Extended })
	c.Japanese = t.anyFighter(attacking, kind, func(f Fighter) bool { return f.Unit.Owner == Japan })
	return c
}

func (t *Table) anyFighter(side int, kind string, ok func(Fighter) bool) bool {
	for _, f := range t.Battle.Sides[side] {
		if u := t.unit(f.Unit); u != nil && u.At == t.Battle.Target && combatUnits(kind)(u) && ok(f) {
			return true
		}
	}
	return false
}

// purgePenalty is the modifier of a Communist power in Political Purges: -1 in all combats (12.3).
func (t *Table) purgePenalty(side int) []Mod {
	p := t.primary(side)
	if p <= PowerCount && WeakenedByPurges(t.Powers[p].Posture, t.ideology(p)) {
		return []Mod{purgesModifier}
	}
	return nil
}

// lead is which side has air superiority or, before it is settled, would have it now.
func (t *Table) lead() Lead {
	if t.Battle.Settled {
		return t.Battle.Air
	}
	return AirLead(len(t.fighters(attacking, isAirUnit)), len(t.fighters(defending, isAirUnit)))
}

// airSuperiority settles which side has more air units left (10.3).
func (t *Table) airSuperiority() events {
	b := t.Battle
	if combatOf(b.Verb) == "air" || b.Settled {
		return nil
	}
	b.Air, b.Settled = t.lead(), true
	switch b.Air {
	case AttackerLeads:
		return events{say("air-superiority", "10.3", b.Attacker, b.ref(), "", 0)}
	case DefenderLeads:
		return events{say("air-superiority", "10.3", b.Defender, b.ref(), "", 0)}
	}
	return nil
}
