package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 12.2 A Battle is resolved: one Combat Round on land, as many as it takes at sea (12.21 to 12.23). It
// ends at once when units of one side only remain (12.24).
type battle struct {
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

func (s *battle) Waiting(t *Table) bool {
	b := t.Combat.Battle
	switch s.Stage {
	case targetsPart:
		return b == nil && s.choosesTargets(t)
	case joinPart:
		return len(b.Groups(t.forces())) > 1
	case firePart:
		return s.Shot.Dice == 0 && (s.Leaver > 0 && s.leaves(t) || s.Leaver == 0 && s.asks(t))
	}
	return false
}

func (s *battle) Open(t *Table) []engine.Decision {
	b := t.Combat.Battle
	switch {
	case s.Stage == targetsPart:
		return []engine.Decision{s.askTargets(t)}
	case s.Stage == joinPart:
		d := ask(b.Attacker, "join", "12.71", areaRef(b.Area))
		for _, g := range b.Groups(t.forces()) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "join", On: areaRef(b.Area), N: int(g)})
		}
		return []engine.Decision{d}
	case s.Leaver > 0:
		slot := int(s.Leaver) - 1
		d := ask(b.Slots[slot].Unit.Nation.owner(), "retreat", "12.5", b.ref(slot))
		d.Legal = t.exits(b.Unit(t.forces(), slot), outOfBattle)
		return []engine.Decision{d}
	}
	return []engine.Decision{b.askAction(t)}
}

func (s *battle) Take(t *Table, e engine.Entry) events {
	b, c := t.Combat.Battle, e.Choice
	switch {
	case s.Stage == targetsPart:
		return s.begin(t, s.chosenTargets(t, c))
	case s.Stage == joinPart:
		return s.commit(t, uint8(c.N))
	case s.Leaver > 0:
		slot := int(s.Leaver) - 1
		s.Leaver, s.Scoots = 0, false
		return t.leave(b.Unit(t.forces(), slot), c, "12.5")
	case c.Verb == "first":
		b.First = Factions(0).With(factionOf(c.To))
		return events{say("first", "12.41s", b.Attacker, c.To, areaRef(b.Area), 0)}
	}
	slot := b.find(c.On)
	b.Slots[slot].Acted = true
	switch c.Verb {
	case "retreat":
		s.Leaver = uint8(slot) + 1
	case "hold":
		return events{say("holds", "12.3", factionAt(e.Seat), c.On, "", 0)}
	case "strike":
		s.Leaver, s.Scoots = uint8(slot)+1, true
		s.Shot = t.aim(slot, c)
	default:
		s.Shot = t.aim(slot, c)
	}
	return nil
}

func (s *battle) Next(t *Table, _ step) (step, bool, events) {
	b := t.Combat.Battle
	if s.Waiting(t) {
		return nil, false, nil
	}
	switch s.Stage {
	case targetsPart:
		if b == nil {
			return nil, false, s.begin(t, t.against(t.Active, s.Area))
		}
		s.Stage = roundPart
	case roundPart:
		seen := s.beginRound(t)
		if b.Round > 1 && s.Stage != settledPart {
			return &briefing{Areas: []Area{b.Area}}, false, seen
		}
		return nil, false, seen
	case joinPart:
		if groups := b.Groups(t.forces()); len(groups) > 0 {
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
		return &reBasing{Faction: t.Active, Area: s.Area}, false, s.settle(t)
	default:
		return nil, true, t.lieOrStand(s.Area)
	}
	return nil, false, nil
}

// begin takes all units into the Battle but BattleGroups at sea. To be in a Battle costs a Faction its
// next Peace Dividend (7.13).
func (s *battle) begin(t *Table, targets Factions) events {
	b := &Battle{blockwar.Battle[Faction, Nation, Area]{Area: s.Area, Attacker: t.Active, Targets: targets, Bare: targets == 0}}
	t.Combat.Battle = b
	s.Stage = roundPart
	seen := events{say("battle", "12.2", b.Attacker, areaRef(b.Area), "", targets.Len())}
	for _, side := range b.Parties(t.forces()) {
		if side != NoFaction && !b.Bare {
			t.faction(side).Fought = true
		}
	}
	return append(seen, b.join(t, t.fighters(b.Attacker, b.Area, targets))...)
}

// beginRound begins a Combat Round: at sea a BattleGroup joins, if one has still to (12.71). A Battle in
// which nobody can act any more, Convoys being with Convoys, is resolved (see RULINGS.md).
func (s *battle) beginRound(t *Table) events {
	b := t.Combat.Battle
	b.Round++
	b.Type = blockwar.NoType
	idle := true
	for i := range b.Slots {
		b.Slots[i].Acted = false
		idle = idle && !b.Acts(t.forces(), i)
	}
	s.Turn = 0
	switch {
	case len(b.Groups(t.forces())) > 0:
		s.Stage = joinPart
	case idle && b.sea() || b.over(t):
		s.Stage = settledPart
		return nil
	default:
		s.Stage = firePart
	}
	return events{say("round", "12.21", b.Attacker, areaRef(b.Area), "", int(b.Round))}
}

// commit lets one BattleGroup join and shows it.
func (s *battle) commit(t *Table, group uint8) events {
	b := t.Combat.Battle
	s.Stage = firePart
	units := t.here(b.Area, func(u *block) bool { return u.Group == group && sideOf(u) == b.Attacker })
	return append(events{say("joins", "12.71", b.Attacker, areaRef(b.Area), "", int(group))}, b.join(t, units)...)
}

// withdraw lets those leave at the end of a Round who must, the Attacker's first.
func (s *battle) withdraw(t *Table) (step, bool, events) {
	b := t.Combat.Battle
	sides := append([]Faction{b.Attacker}, b.Foes(t.forces(), b.Attacker)...)
	if int(s.Turn) < len(sides) {
		s.Turn++
		return &withdrawal{Faction: sides[s.Turn-1], Area: b.Area}, false, nil
	}
	s.Turn = 0
	s.Stage = settledPart
	if b.sea() {
		s.Stage = escapePart
	}
	return nil, false, nil
}

// escape lets Subs escape, the Defenders' before the Attacker's; then another Round begins, unless the
// Battle has ended (12.23).
func (s *battle) escape(t *Table) (step, bool, events) {
	b := t.Combat.Battle
	sides := append(b.Foes(t.forces(), b.Attacker), b.Attacker)
	if int(s.Turn) < len(sides) {
		s.Turn++
		return &submarineEscape{Faction: sides[s.Turn-1]}, false, nil
	}
	s.Stage = roundPart
	if b.over(t) {
		s.Stage = settledPart
	}
	return nil, false, nil
}

// settle ends the resolution of a Battle. All stay as they lie until those have left who ReBase: then
// victors stand up again, and so do the Owner's units on land; Aggressors stay face up (12.22, 12.24).
func (s *battle) settle(t *Table) events {
	b := t.Combat.Battle
	winner := NoFaction
	if left := t.present(b.Area); left&^Factions(0).With(b.Attacker) == 0 && left != 0 {
		winner = b.Attacker
	}
	seen := events{say("battle-over", "12.24", winner, areaRef(b.Area), "", int(b.Round))}
	t.Combat.Battle = nil
	return seen
}

// lieOrStand stands up all blocks in an area but Aggressors who share it with its Owner: these lie face
// up.
func (t *Table) lieOrStand(a Area) (seen events) {
	blocks := t.here(a, func(b *block) bool { return !b.Has(blockwar.Escaped) })
	engine.Sort(blocks, func(x, y *block) int { return compareOpen(x, y) })
	for _, b := range blocks {
		side := sideOf(b)
		if a.Place().Land() && side != NoFaction && t.controller(a) != side && t.against(side, a) != 0 {
			seen = append(seen, t.turnUp(b)...)
			continue
		}
		standUp(b)
	}
	return seen
}

var _ = register("battle", &battle{})
