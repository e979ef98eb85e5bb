package blockwar

import (
	"slices"
	"strconv"
	"strings"
)

// Combat in an imagined match.

// fighting is the Combat Phase, with the Battle under way if there is one.
func (i *imagined) fighting() []step {
	phase := &CombatPhase{Faction: i.Active, Stage: resolveStage}
	under := append(i.playing(turnEndPart), phase)
	switch d := &i.asked; d.Kind {
	case "battles":
		phase.Stage = designateStage
		return under
	case "next-battle":
		return under
	case "rebase":
		a := i.AreaOf(d.About)
		return append(under, &BattleResolution{Area: a, Stage: resolved}, &ReBasing{Faction: i.me, Area: a})
	case "defend":
		if i.Battle == nil {
			return append(under, i.briefed(i.t.Combat.Fields.Left()))
		}
	}
	if i.Battle == nil {
		return under
	}
	i.battle()
	return append(under, i.resolving()...)
}

// briefed is the question about orders, already put to the Defenders before this one.
func (i *imagined) briefed(areas []Area) step {
	s := &briefing{Areas: areas}
	s.Told = uint8(max(0, slices.Index(s.defences(i.t), defence{i.me, i.AreaOf(i.asked.About)})))
	return s
}

// resolving is the Battle's procedure and the one within it that asks.
func (i *imagined) resolving() []step {
	b := i.t.Combat.Battle
	s := &BattleResolution{Area: b.Area, Stage: firePart}
	switch d := &i.asked; d.Kind {
	case "defend":
		if s.Stage = firePart; len(b.Groups(i.t)) > 0 {
			s.Stage = joinPart
		}
		return []step{s, i.briefed([]Area{b.Area})}
	case "join":
		s.Stage = joinPart
	case "retreat":
		s.Leaver = uint8(b.find(i.t, d.About) + 1)
	case "take-hit":
		if slot := b.find(i.t, d.Legal[0].On); slot >= 0 {
			u := b.Slots[slot].Unit
			return []step{s, &casualties{Against: i.t.PartyOf(u.Nation), Class: i.Chart[u.Type].Target(b.sea(i.t)), Hits: uint8(d.Left + 1)}}
		}
	case "escape":
		sides := append(b.Foes(i.t, b.Attacker), b.Attacker)
		s.Stage, s.Turn = escapePart, uint8(slices.Index(sides, i.me)+1)
		return []step{s, &submarineEscape{Faction: i.me}}
	}
	return []step{s}
}

// battle lays out the battle board. Units that have been lost leave their numbers behind.
func (i *imagined) battle() {
	v := i.View.Battle
	b := &Battle{Area: v.Area, Attacker: v.Attacker, Targets: SetOf(v.Defenders...), Round: v.Round, Type: v.Type}
	if v.Minor {
		b.Targets = b.Targets.With(NoFaction)
	}
	b.Bare = b.Targets == 0
	for u := range i.Chart {
		if i.Chart[u].Priority <= i.Chart[v.Type].Priority {
			b.Opened |= 1 << u
		}
	}
	i.t.Combat.Battle, i.t.Combat.InPerson[v.Area] = b, SetOf(v.InPerson...)
	for n := range v.Units {
		i.enlisted(b, &v.Units[n])
	}
}

// gone is the number of a block that there is not.
const gone = 255

func (i *imagined) enlisted(b *Battle, u *BattleUnit) {
	name := string(u.Ref)
	number, _ := strconv.Atoi(name[strings.LastIndexByte(name, '-')+1:])
	here := i.t.Here(b.Area, func(x *Block) bool {
		return x.ID.Nation == u.Nation && x.ID.Type == u.Type && x.CV == u.CV && x.From == u.From && !b.Joined(x.ID)
	})
	if len(here) == 0 {
		return
	}
	for i.slots(b, u) < number-1 {
		b.Slots = append(b.Slots, Slot{Unit: ID{u.Nation, u.Type, gone}, Acted: true})
	}
	x := here[0]
	b.Slots = append(b.Slots, Slot{Unit: x.ID, Acted: u.Idle && !x.Has(Invading) && i.Chart[u.Type].Target(b.sea(i.t)) != Convoys})
}

// slots is how many units of a kind have a number already.
func (i *imagined) slots(b *Battle, u *BattleUnit) (n int) {
	for _, s := range b.Slots {
		if s.Unit.Nation == u.Nation && s.Unit.Type == u.Type {
			n++
		}
	}
	return n
}
