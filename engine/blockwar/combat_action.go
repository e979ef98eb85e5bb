package blockwar

import "interbellum/engine"

// 12.3 Combat Actions: in the order of their types, each unit fires or Retreats once in a Round. Of one
// type Defenders act before the Attacker, unless the Attacker has FirstFire (3.14, 9.0).

// firesFirst reports by Technologies and Surprise whether the Attacker's units of a type act before a Defender's.
func (t *Table) firesFirst(attacker, defender Side, u Type) bool {
	mine, theirs := t.Unit(attacker, u), t.Unit(defender, u)
	return FiresFirst(&mine, &theirs, t.Side(attacker).Surprise)
}

// asks reports whether a player is asked for a Combat Action now. An Armed Minor's Fortress that has only
// one thing to do does it by itself.
func (s *BattleResolution) asks(t *Table) bool {
	b := t.Combat.Battle
	if b.Finished(t) {
		return false
	}
	u, _ := b.ToAct(t)
	if u == NoType || u != b.Type {
		return false
	}
	sides := b.Acting(t)
	return len(sides) > 1 || sides[0] != NoFaction || len(b.fortressShots(t)) > 1
}

// askAction asks which unit of the side that acts does what.
func (b *Battle) askAction(t *Table) engine.Decision {
	sides := b.Acting(t)
	if len(sides) > 1 {
		d := t.Ask(b.Attacker, "first", "12.41s", t.AreaRef(b.Area))
		for _, side := range sides {
			d.Legal = append(d.Legal, engine.Choice{Verb: "first", On: t.AreaRef(b.Area), To: t.SideRef(side)})
		}
		return d
	}
	d := t.Ask(b.speaker(t, sides[0]), "action", "12.3", t.AreaRef(b.Area))
	d.Left = -1
	f := b.fight(t)
	now, _ := f.turn(f.now)
	for i := range b.Slots {
		if x := &f.Fighters[i]; x.Side == f.sideOf(sides[0]) && x.Priority == now && f.canAct(f.now, i) {
			d.Legal = append(d.Legal, t.actions(f, i)...)
			d.Left++
		}
	}
	return d
}

// actions lists what the unit in a slot can do: fire at a Target Class that it can hit, bomb industry
// (12.62), strike and leave (12.74), Retreat; nothing, where it can fire at nobody.
func (t *Table) actions(f *fighting, slot int) []engine.Choice {
	b := t.Combat.Battle
	u, name := b.Unit(t, slot), b.ref(t, slot)
	x := &f.Fighters[slot]
	x.arm(t, u.ID.Nation, b.Area)
	list := append(b.aimed(t, f, slot, fireVerb, x.hits), b.aimed(t, f, slot, kamikazeVerb, x.attacks)...)
	if t.bombs(u) {
		list = append(list, engine.Choice{Verb: "bomb", On: name})
	}
	if len(list) == 0 {
		list = append(list, engine.Choice{Verb: "hold", On: name})
	}
	if len(t.Exits(u, OutOfBattle)) == 0 {
		return list
	}
	if u.ID.Type == Carrier {
		list = append(list, b.aimed(t, f, slot, strikeVerb, func(at classes) classes { return x.hits(at & ships) })...)
	}
	return append(list, engine.Choice{Verb: "retreat", On: name})
}

// fire carries on with the Combat Actions.
func (s *BattleResolution) fire(t *Table) (step, bool, events) {
	b := t.Combat.Battle
	if now := s.Shot; now.Dice > 0 {
		s.Shot = shot{}
		return &volley{Shot: now}, false, nil
	}
	s.Leaver, s.Scoots = 0, false // it has nothing to leave from any more
	u, _ := b.ToAct(t)
	switch {
	case b.Finished(t) || u == NoType:
		s.Stage = withdrawPart
		return nil, false, nil
	case u != b.Type:
		b.Type, b.First = u, 0
		if call := b.window(t, u); call != nil {
			return call, false, nil
		}
		return nil, false, nil
	}
	slot := b.Live(t, NoFaction)[0]
	b.Slots[slot].Acted = true
	if shots := b.fortressShots(t); len(shots) > 0 {
		s.Shot = t.aim(slot, shots[0])
	}
	return nil, false, nil
}

// leaves reports whether the unit that is leaving still has to: not if its strike has ended the Battle.
func (s *BattleResolution) leaves(t *Table) bool {
	b := t.Combat.Battle
	return b.Unit(t, int(s.Leaver)-1) != nil && !(s.Scoots && b.Finished(t))
}

// window opens, before the first fire of a type in this Battle, to all in it who have secret Technologies.
func (b *Battle) window(t *Table, u Type) step {
	if b.Opened>>u&1 == 1 {
		return nil
	}
	b.Opened |= 1 << u
	w := &revealWindow{About: t.AreaRef(b.Area)}
	for _, side := range b.Parties(t) {
		if side != NoFaction && len(t.Faction(side).Vault) > 0 {
			w.Left = w.Left.With(side)
		}
	}
	if w.Left == 0 {
		return nil
	}
	return w
}
