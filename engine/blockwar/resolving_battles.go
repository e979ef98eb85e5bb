package blockwar

import "interbellum/engine"

// 12.2 A Battle is resolved: one Combat Round on land, as many as it takes at sea (12.21 to 12.23). It
// ends at once when units of one side only remain (12.24).
type BattleResolution struct {
	Area   Area
	Stage  battlePart
	Shot   shot  // is to be fired
	Leaver uint8 // the slot, counted from 1, of a unit that is leaving
	Scoots bool  // the leaver has fired first (12.74)
	Turn   uint8 // how many sides have had their turn in this part
}

type battlePart uint8

const (
	targetsPart  battlePart = iota
	roundPart               // a Combat Round begins
	joinPart                // a BattleGroup joins (12.71)
	firePart                // Combat Actions (12.3)
	withdrawPart            // who must leaves (12.52, 13.2)
	escapePart              // Subs escape (12.73)
	settledPart             // it is resolved; Active units may ReBase (13.12)
	resolved                // who may stands up
)

func (s *BattleResolution) Waiting(t *Table) bool {
	b := t.Combat.Battle
	switch s.Stage {
	case targetsPart:
		return b == nil && s.choosesTargets(t)
	case joinPart:
		return len(b.Groups(t)) > 1
	case firePart:
		return s.Shot.Dice == 0 && (s.Leaver > 0 && s.leaves(t) || s.Leaver == 0 && s.asks(t))
	}
	return false
}

func (s *BattleResolution) Open(t *Table) []engine.Decision {
	b := t.Combat.Battle
	switch {
	case s.Stage == targetsPart:
		return []engine.Decision{s.askTargets(t)}
	case s.Stage == joinPart:
		d := t.Ask(b.Attacker, "join", "12.71", t.AreaRef(b.Area))
		for _, g := range b.Groups(t) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "join", On: t.AreaRef(b.Area), N: int(g)})
		}
		return []engine.Decision{d}
	case s.Leaver > 0:
		slot := int(s.Leaver) - 1
		d := t.Ask(t.SideOf(b.Slots[slot].Unit.Nation), "retreat", "12.5", b.ref(t, slot))
		d.Legal = t.Exits(b.Unit(t, slot), OutOfBattle)
		return []engine.Decision{d}
	}
	return []engine.Decision{b.askAction(t)}
}

func (s *BattleResolution) Take(t *Table, e engine.Entry) events {
	b, c := t.Combat.Battle, e.Choice
	switch {
	case s.Stage == targetsPart:
		return s.begin(t, s.chosenTargets(t, c))
	case s.Stage == joinPart:
		return s.commit(t, uint8(c.N))
	case s.Leaver > 0:
		slot := int(s.Leaver) - 1
		s.Leaver, s.Scoots = 0, false
		return t.Leave(b.Unit(t, slot), c, "12.5")
	case c.Verb == "first":
		b.First = Set(0).With(t.FactionOf(c.To))
		return events{t.Say("first", "12.41s", b.Attacker, c.To, t.AreaRef(b.Area), 0)}
	}
	slot := b.find(t, c.On)
	b.Slots[slot].Acted = true
	switch c.Verb {
	case "retreat":
		s.Leaver = uint8(slot) + 1
	case "hold":
		return events{t.Say("holds", "12.3", FactionAt(e.Seat), c.On, "", 0)}
	case "kamikaze":
		s.Shot = t.aim(slot, c)
		t.TakeOff(b.Slots[slot].Unit)
		return events{t.Say("kamikaze", "12.75", FactionAt(e.Seat), c.On, c.To, int(s.Shot.Dice))}
	case "strike":
		s.Leaver, s.Scoots = uint8(slot)+1, true
		s.Shot = t.aim(slot, c)
	default:
		s.Shot = t.aim(slot, c)
	}
	return nil
}

func (s *BattleResolution) Next(t *Table, _ step) (step, bool, events) {
	b := t.Combat.Battle
	if s.Waiting(t) {
		return nil, false, nil
	}
	switch s.Stage {
	case targetsPart:
		if b == nil {
			return nil, false, s.begin(t, t.Foes(t.Active, s.Area))
		}
		s.Stage = roundPart
	case roundPart:
		seen := s.beginRound(t)
		if b.Round > 1 && s.Stage != settledPart {
			return &briefing{Areas: []Area{b.Area}}, false, seen
		}
		return nil, false, seen
	case joinPart:
		if groups := b.Groups(t); len(groups) > 0 {
			return nil, false, s.commit(t, groups[0])
		}
		s.Stage = firePart
	case firePart:
		return s.fire(t)
	case withdrawPart:
		return s.withdraw(t)
	case escapePart:
		return s.escape(t)
	case settledPart:
		s.Stage = resolved
		return &ReBasing{Faction: t.Active, Area: s.Area}, false, s.settle(t)
	default:
		return nil, true, t.lieOrStand(s.Area)
	}
	return nil, false, nil
}

// begin takes all units into the Battle but BattleGroups at sea. To be in a Battle costs a Faction its
// next Peace Dividend, if units of its own are there and it was begun by such.
func (s *BattleResolution) begin(t *Table, targets Set) events {
	b := &Battle{Area: s.Area, Attacker: t.Active, Targets: targets, Bare: targets == 0}
	t.Combat.Battle = b
	s.Stage = roundPart
	seen := events{t.Say("battle", "12.2", b.Attacker, t.AreaRef(b.Area), "", targets.Len())}
	for _, f := range b.Parties(t) {
		if !b.Bare && t.Holds(t.Active, b.Area) && f != NoFaction && t.Holds(f, b.Area) {
			t.Faction(f).Fought = true
		}
	}
	return append(seen, b.enlist(t, t.fighters(b.Attacker, b.Area, targets))...)
}

// beginRound begins a Combat Round: at sea a BattleGroup joins, if one has still to (12.71). A Battle in
// which nobody can act any more, Convoys being with Convoys, is resolved (see RULINGS.md).
func (s *BattleResolution) beginRound(t *Table) events {
	b := t.Combat.Battle
	b.Round++
	b.Type = NoType
	for i := range b.Slots {
		b.Slots[i].Acted = false
	}
	s.Turn = 0
	u, _ := b.ToAct(t)
	switch {
	case len(b.Groups(t)) > 0:
		s.Stage = joinPart
	case u == NoType && b.sea(t) || b.Finished(t):
		s.Stage = settledPart
		return nil
	default:
		s.Stage = firePart
	}
	return events{t.Say("round", "12.21", b.Attacker, t.AreaRef(b.Area), "", int(b.Round))}
}

// commit lets one BattleGroup join and shows it.
func (s *BattleResolution) commit(t *Table, group uint8) events {
	b := t.Combat.Battle
	s.Stage = firePart
	units := t.Here(b.Area, func(u *Block) bool { return u.Group == group && t.PartyOf(u.ID.Nation) == b.Attacker })
	return append(events{t.Say("joins", "12.71", b.Attacker, t.AreaRef(b.Area), "", int(group))}, b.enlist(t, units)...)
}

// withdraw lets those leave at the end of a Round who must, the Attacker's first.
func (s *BattleResolution) withdraw(t *Table) (step, bool, events) {
	b := t.Combat.Battle
	sides := append([]Faction{b.Attacker}, b.Foes(t, b.Attacker)...)
	if int(s.Turn) < len(sides) {
		s.Turn++
		return &withdrawal{Faction: sides[s.Turn-1], Area: b.Area}, false, nil
	}
	s.Turn = 0
	s.Stage = settledPart
	if b.sea(t) {
		s.Stage = escapePart
	}
	return nil, false, nil
}

// escape lets Subs escape, the Defenders' before the Attacker's; then another Round begins, unless the
// Battle has ended (12.23).
func (s *BattleResolution) escape(t *Table) (step, bool, events) {
	b := t.Combat.Battle
	sides := append(b.Foes(t, b.Attacker), b.Attacker)
	if int(s.Turn) < len(sides) {
		s.Turn++
		return &submarineEscape{Faction: sides[s.Turn-1]}, false, nil
	}
	s.Stage = roundPart
	if b.Finished(t) {
		s.Stage = settledPart
	}
	return nil, false, nil
}

// settle ends the resolution of a Battle. All stay as they lie until those have left who ReBase: then
// victors stand up again, and so do the Owner's units on land; Aggressors stay face up (12.22, 12.24).
func (s *BattleResolution) settle(t *Table) events {
	b := t.Combat.Battle
	winner := NoFaction
	if left := t.Parties(b.Area); left&^Set(0).With(b.Attacker) == 0 && left != 0 {
		winner = b.Attacker
	}
	seen := events{t.Say("battle-over", "12.24", winner, t.AreaRef(b.Area), "", int(b.Round))}
	t.Combat.Battle = nil
	return seen
}

// lieOrStand stands up all blocks in an area but Aggressors who share it with its Owner: these lie face
// up.
func (t *Table) lieOrStand(a Area) (seen events) {
	blocks := t.Here(a, func(b *Block) bool { return !b.Has(Escaped) })
	engine.Sort(blocks, func(x, y *Block) int { return CompareOpen(x, y) })
	for _, b := range blocks {
		side := t.SideOf(b.ID.Nation)
		if t.Place(a).Land() && side != NoFaction && !t.friends(side).Has(t.Controller(a)) && t.Against(side, a) != 0 {
			seen = append(seen, t.TurnUp(b)...)
			continue
		}
		t.standUp(b)
	}
	return seen
}

var _ = register("battle", &BattleResolution{})

// DeniesRights while a unit leaves.
func (s *BattleResolution) DeniesRights(*Table) bool { return s.Leaver > 0 }
