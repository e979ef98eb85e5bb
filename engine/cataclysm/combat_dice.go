package cataclysm

// combatRoll is the throw of one side: its dice and modifiers, each with its rule (10.4
// to 10.6). It is also what odds are computed from.
func (t *Table) combatRoll(side int, kind string) *roll {
	dice, mods := t.combatDice(side, kind)
	p := t.primary(side)
	rule := map[string]string{"land": "10.4", "naval": "10.5", "air": "10.6"}[kind]
	return newRoll(p, kind+"-combat", rule, t.Battle.ref(), dice, mods...)
}

// combatDice counts the dice of a side and lists its modifiers.
func (t *Table) combatDice(side int, kind string) (dice int, mods []Mod) {
	b := t.Battle
	dice = 2
	if len(t.fighters(side, matching(kind))) == 0 {
		dice = 1
	}
	if lead := t.lead(); kind != "air" && (lead == AttackerLeads && side == attacking || lead == DefenderLeads && side == defending) {
		dice++
	}
	if kind != "air" && t.outclassed(side, kind) {
		dice--
	}
	if kind == "land" && side == defending && b.Aid {
		dice++
	}
	if side == attacking {
		mods = t.attackMods(kind)
	} else {
		mods = t.defenceMods(kind)
	}
	if t.anyFighter(side, kind, func(f Fighter) bool { return f.Limited }) {
		mods = append(mods, Mod{"9.6", -1})
	}
	return dice, append(mods, t.purgePenalty(side)...)
}

func (t *Table) anyFighter(side int, kind string, ok func(Fighter) bool) bool {
	for _, f := range t.Battle.Sides[side] {
		if u := t.unit(f.Unit); u != nil && u.At == t.Battle.Target && matching(kind)(u) && ok(f) {
			return true
		}
	}
	return false
}

func (t *Table) attackMods(kind string) (mods []Mod) {
	b := t.Battle
	if b.Augment > 0 {
		mods = append(mods, Mod{"8.2", b.Augment})
	}
	if kind == "land" && len(b.Path) == 2 || t.anyFighter(attacking, kind, func(f Fighter) bool { return f.Extended }) {
		mods = append(mods, Mod{"7.3.3", -1})
	}
	if kind == "land" && b.Verb == "invade" && t.anyFighter(attacking, kind, func(f Fighter) bool { return f.Unit.Owner == Japan }) {
		mods = append(mods, Mod{"12.1.3", 1})
	}
	return mods
}

func (t *Table) defenceMods(kind string) (mods []Mod) {
	b := t.Battle
	if kind == "land" {
		if rule := t.groundRule(); rule != "" {
			mods = append(mods, Mod{rule, 1})
		}
		if t.anyFighter(defending, kind, func(f Fighter) bool { return f.Unit.Kind == Fortress }) {
			mods = append(mods, Mod{"10.4", 1})
		}
	}
	if b.Surprised {
		mods = append(mods, Mod{"9.8", -1})
	}
	return mods
}

// groundRule is the rule that favours the defender's ground: adverse terrain, a strait
// that every attacker crosses, or an invasion. They do not add up (10.4).
func (t *Table) groundRule() string {
	switch b := t.Battle; {
	case b.Target.Place().Adverse:
		return "2.3.1"
	case b.Strait:
		return "2.3.4"
	case b.Verb == "invade":
		return "9.3.2"
	}
	return ""
}

// outclassed: the other side has more tank armies, or more carrier fleets. Tanks count
// for nothing in adverse terrain (10.4, 10.5).
func (t *Table) outclassed(side int, kind string) bool {
	if kind == "land" && t.Battle.Target.Place().Adverse {
		return false
	}
	better := func(u *Unit) bool {
		return u.Up && (kind == "land" && u.Kind == Army || kind == "naval" && u.Kind == Fleet)
	}
	return len(t.fighters(1-side, better)) > len(t.fighters(side, better))
}

// purgePenalty: a Communist power in its purges fights one worse in all combats (12.3).
func (t *Table) purgePenalty(side int) []Mod {
	p := t.primary(side)
	if p <= PowerCount && t.Powers[p].Posture == PoliticalPurges && t.ideology(p) == Communism {
		return []Mod{{"12.3", -1}}
	}
	return nil
}

// lead is who has air superiority: before it is settled, who would have it as things are.
func (t *Table) lead() Lead {
	if t.Battle.Settled {
		return t.Battle.Air
	}
	a, d := len(t.fighters(attacking, isAirUnit)), len(t.fighters(defending, isAirUnit))
	switch {
	case a > d:
		return AttackerLeads
	case d > a:
		return DefenderLeads
	}
	return NoLead
}

// airSuperiority settles who has more air units left (10.3).
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
