package blockwar

import "interbellum/engine"

// 12.3 Combat Actions: in the order of their types, each unit fires or Retreats once in a Round. Of one
// type Defenders act before the Attacker, unless the Attacker has FirstFire (3.14, 9.0).

// nextActing lists the sides that act next: one, or Defenders of two Factions of whom the Attacker has still
// to say which goes first (12.41s).
func (b *Battle) nextActing(t *Table) []Side {
	return b.Acting(t, func(defender Side, u Type) bool {
		return t.firesFirst(b.acting(t, b.Attacker, u), b.acting(t, defender, u), u)
	})
}

// acting is the Side of a party whose units of a type are to act: its Faction, if that has any.
func (b *Battle) acting(t *Table, party Side, u Type) Side {
	found := party
	for _, i := range b.Live(t, party) {
		if b.Acts(t, i) && t.Chart.ActsWith(b.Slots[i].Unit.Type) == u {
			if found = t.SideOf(b.Slots[i].Unit.Nation); found == party {
				break
			}
		}
	}
	return found
}

// 9.0 firesFirst reports whether the Attacker's units of a type act before a Defender's. Surprise gives
// it to all units of whoever has Declared War in this Player Turn; a Technology that the Defender has and
// the Attacker has not takes it away (15.22).
func (t *Table) firesFirst(attacker, defender Side, u Type) bool {
	if t.Hooks.Fires != nil {
		return t.Hooks.Fires(t, attacker, defender, u)
	}
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
	sides := b.nextActing(t)
	return len(sides) > 1 || sides[0] != NoFaction || len(b.fortressShots(t)) > 1
}

// askAction asks which unit of the side that acts does what.
func (b *Battle) askAction(t *Table) engine.Decision {
	sides := b.nextActing(t)
	if len(sides) > 1 {
		d := t.Ask(b.Attacker, "first", "12.41s", t.AreaRef(b.Area))
		for _, side := range sides {
			d.Legal = append(d.Legal, engine.Choice{Verb: "first", On: t.AreaRef(b.Area), To: t.SideRef(side)})
		}
		return d
	}
	d := t.Ask(b.speaker(t, sides[0]), "action", "12.3", t.AreaRef(b.Area))
	d.Left = -1
	for _, i := range b.Live(t, sides[0]) {
		if b.Acts(t, i) && t.Chart.ActsWith(b.Slots[i].Unit.Type) == b.Type {
			d.Legal = append(d.Legal, t.actions(i)...)
			d.Left++
		}
	}
	return d
}

// actions lists what the unit in a slot can do: fire at a Target Class that it can hit, bomb industry
// (12.62), strike and leave (12.74), Retreat; nothing, where it can fire at nobody.
func (t *Table) actions(slot int) []engine.Choice {
	b := t.Combat.Battle
	u, name := b.Unit(t, slot), b.ref(t, slot)
	list := b.shots(t, slot)
	if h := t.Hooks.Dives; h != nil && h(t, u) > 0 {
		for _, c := range b.aimed(t, slot, func(class Class) bool { return class == Naval || class == Convoys }) {
			c.Verb = "kamikaze"
			list = append(list, c)
		}
	}
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
		for _, c := range b.shots(t, slot) {
			if at := classOf(c.To); at == Naval || at == Convoys {
				c.Verb = "strike"
				list = append(list, c)
			}
		}
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
