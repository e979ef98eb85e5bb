package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// Battle is the battle of the operation under way (9.2). It is part of the table: all players see
// it, and combat, losses and regroup work on it.
type Battle struct {
	Verb      string // type of operation: see operation.Verb
	Target    Area
	Attacker  Power // primary attacker
	Defender  Power // primary defender; Neutral for the country itself or an unowned base
	Sides     [2][]Fighter
	Origin    Area   // of an invasion force (9.3.2)
	Path      []Area // of an invasion
	Augment   int8   // actions spent on augmentation (8.2)
	Surprised bool   // the defender is surprised (9.8)
	Strait    bool   // every attacking army came across a strait (10.4)
	Aid       bool   // the country has spent aid on its defence (9.7.1)
	Moved     bool   // the attackers stand in the target
	Air       Lead   // side with air superiority (10.3), once Settled
	Settled   bool   // air superiority is determined
	Over      bool   // the main combat has been fought, or there was none
	Outcome   Outcome
}

// Outcome is how the last combat of the battle ended (10.7).
type Outcome struct {
	Fought bool
	Loser  int8 // in a tie the defender, who takes its loss first
	Tie    bool
	Losses int8 // that it inflicted, after a voluntary retreat
	Excess int8 // losses that the loser, in a tie the defender, could not take
}

// Lead is which side is ahead in something.
type Lead int8

const (
	NoLead Lead = iota
	AttackerLeads
	DefenderLeads
)

// The two sides of a battle.
const (
	attacking = 0
	defending = 1
)

// Fighter is a unit in a battle.
type Fighter struct {
	Unit     UnitID
	From     Area // where it came from; the target itself if it stood there
	Extended bool // at extended range (7.3.3)
	Limited  bool // in limited supply (9.6)
	Support  bool // committed in support (10.2)
}

func (b *Battle) clone() *Battle {
	if b == nil {
		return nil
	}
	c := *b
	c.Sides[0], c.Sides[1] = slices.Clone(b.Sides[0]), slices.Clone(b.Sides[1])
	c.Path = slices.Clone(b.Path)
	return &c
}

// prune takes units that are gone from the map or the target out of the battle: a power may have
// surrendered.
func (t *Table) prune() {
	b := t.Battle
	for side := range b.Sides {
		b.Sides[side] = slices.DeleteFunc(b.Sides[side], func(f Fighter) bool {
			u := t.unit(f.Unit)
			return u == nil || u.At != b.Target
		})
	}
}

// fighters lists the units of a side that are still in the target and fulfil ok.
func (t *Table) fighters(side int, ok func(*Unit) bool) (list []*Unit) {
	for _, f := range t.Battle.Sides[side] {
		if u := t.unit(f.Unit); u != nil && u.At == t.Battle.Target && ok(u) {
			list = append(list, u)
		}
	}
	return list
}

// extendedRange reports whether extended range was declared for a unit (7.3.3).
func (t *Table) extendedRange(id UnitID) bool {
	for _, side := range t.Battle.Sides {
		for _, f := range side {
			if f.Unit == id {
				return f.Extended
			}
		}
	}
	return false
}

// hasSameFighter reports whether the list has a unit that equals u in all that matters in a
// battle, declared extended range included.
func (t *Table) hasSameFighter(list []*Unit, u *Unit) bool {
	return slices.ContainsFunc(list, func(v *Unit) bool {
		return interchangeable(u, v) && t.extendedRange(u.UnitID) == t.extendedRange(v.UnitID)
	})
}

func isLandUnit(u *Unit) bool  { return u.Kind.IsLand() || u.Kind == MinorArmy }
func isNavalUnit(u *Unit) bool { return u.Kind.IsNaval() }
func isAirUnit(u *Unit) bool   { return u.Kind.IsAir() }

// combatUnits selects the units that a type of combat is fought with. Only these suffer its losses
// (10.4 to 10.6).
func combatUnits(combat string) func(*Unit) bool {
	switch combat {
	case "land":
		return isLandUnit
	case "naval":
		return isNavalUnit
	}
	return isAirUnit
}

// primary is the primary attacker or defender (9.1.1).
func (t *Table) primary(side int) Power {
	if side == attacking {
		return t.Battle.Attacker
	}
	return t.Battle.Defender
}

// chooser is the power that decides for a side: the primary attacker or defender. If a country
// defends itself, it is the most effective power with a unit there (10.8; see RULINGS.md), or the
// one that decides for its Chinese army (11.4.4). It is NoPower if there is none.
func (t *Table) chooser(side int) Power {
	p := t.primary(side)
	if t.active(p) {
		return p
	}
	for _, u := range t.fighters(side, func(u *Unit) bool { return u.Faction != NoFaction }) {
		return t.decider(u.Faction)
	}
	var owners Powers
	for _, u := range t.fighters(side, func(u *Unit) bool { return t.active(u.Owner) }) {
		owners = owners.With(u.Owner)
	}
	for _, q := range t.decreasing(owners) {
		return q
	}
	return NoPower
}

// battlePowers is the set of powers on a side: the primary one, its friends, and all with units in
// the battle.
func (t *Table) battlePowers(side int) (set Powers) {
	p := t.Battle.Attacker
	if side == defending {
		p = t.Battle.Defender
		if p == Neutral {
			p = t.controller(t.Battle.Target)
		}
	}
	if t.active(p) {
		set = t.friends(p)
	}
	for _, f := range t.Battle.Sides[side] {
		if t.active(f.Unit.Owner) {
			set = set.With(f.Unit.Owner)
		}
	}
	if side == defending {
		set = set.And(t.enemies(t.Battle.Attacker))
	}
	return set
}

// lapsed reports whether the operation can no longer go on: the attacking power has surrendered,
// or is no longer at war with the defending one.
func (t *Table) lapsed() bool {
	b := t.Battle
	return b == nil || !t.active(b.Attacker) || b.Moved && t.active(b.Defender) && !t.atWar(b.Attacker, b.Defender)
}

func (b *Battle) ref() engine.Ref { return areaRef(b.Target) }

// combatOf is the main combat of a type of operation (9.3 to 9.5).
func combatOf(verb string) string {
	switch verb {
	case "land", "invade":
		return "land"
	case "naval", "capture":
		return "naval"
	}
	return "air"
}
