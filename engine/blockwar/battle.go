package blockwar

import (
	"slices"
)

// Battle is a Battle while it is resolved. A side is whoever has units of its own in it, a player's Faction or not.
type Battle[S, N, A ~uint8] struct {
	Area     A
	Attacker S
	Targets  Set[S] // the Defenders
	Bare     bool   // begun against nobody: Strategic Bombing alone
	Round    uint8
	Type     Type   // whose turn it is
	Opened   uint16 // types before whose first fire secret Technologies could be Revealed
	First    Set[S] // the Defender of this type that the Attacker lets go first
	Slots    []Slot[N]
}

// Slot is a unit that has joined a Battle. Its place in the list is its name for everybody: the block's own stays its owner's.
type Slot[N ~uint8] struct {
	Unit  ID[N]
	Acted bool // has had its Combat Action in this Round
}

// Forces are the units on the map as a Battle sees them.
type Forces[S, N, A ~uint8] struct {
	Map    *Map[A]
	Blocks Blocks[N, A]
	Chart  Chart
	Sides  []S       // that there can be, in the order in which they are named
	Of     func(N) S // whose side a Nation's units are on
}

// Unit is the block in a slot, or nil once it has been eliminated or has left.
func (b *Battle[S, N, A]) Unit(f Forces[S, N, A], slot int) *Block[N, A] {
	u := f.Blocks.Get(b.Slots[slot].Unit)
	if u == nil || u.At != b.Area || u.Has(Escaped) {
		return nil
	}
	return u
}

// Joined reports whether a block has joined the Battle.
func (b *Battle[S, N, A]) Joined(id ID[N]) bool {
	return slices.ContainsFunc(b.Slots, func(s Slot[N]) bool { return s.Unit == id })
}

// Number is which of its Nation's units of its type the one in a slot is in this Battle, from 1.
func (b *Battle[S, N, A]) Number(slot int) int {
	id, n := b.Slots[slot].Unit, 1
	for _, s := range b.Slots[:slot] {
		if s.Unit.Nation == id.Nation && s.Unit.Type == id.Type {
			n++
		}
	}
	return n
}

// Parties lists the sides in the Battle.
func (b *Battle[S, N, A]) Parties(f Forces[S, N, A]) []S {
	return slices.DeleteFunc(slices.Clone(f.Sides), func(side S) bool { return side != b.Attacker && !b.Targets.Has(side) })
}

// Foes lists whom a side fires at: Defenders at the Attacker only.
func (b *Battle[S, N, A]) Foes(f Forces[S, N, A], side S) []S {
	if side != b.Attacker {
		return []S{b.Attacker}
	}
	return slices.DeleteFunc(b.Parties(f), func(other S) bool { return other == side })
}

// Live lists the slots of a side whose units are still in the Battle.
func (b *Battle[S, N, A]) Live(f Forces[S, N, A], side S) (list []int) {
	for i := range b.Slots {
		if f.Of(b.Slots[i].Unit.Nation) == side && b.Unit(f, i) != nil {
			list = append(list, i)
		}
	}
	return list
}

// Groups lists the Attacker's BattleGroups that have still to join.
func (b *Battle[S, N, A]) Groups(f Forces[S, N, A]) (list []uint8) {
	if !f.Map.Sea(b.Area) {
		return nil
	}
	for i := range f.Blocks {
		u := &f.Blocks[i]
		if u.At == b.Area && u.Group > 0 && f.Of(u.ID.Nation) == b.Attacker && !b.Joined(u.ID) && !slices.Contains(list, u.Group) {
			list = append(list, u.Group)
		}
	}
	slices.Sort(list)
	return list
}

// Over: units of one side only remain, apart from Escaped Subs. BattleGroups that have still to join are the Attacker's.
func (b *Battle[S, N, A]) Over(f Forces[S, N, A]) bool {
	if len(b.Live(f, b.Attacker)) == 0 && len(b.Groups(f)) == 0 {
		return true
	}
	return !slices.ContainsFunc(b.Foes(f, b.Attacker), func(side S) bool { return len(b.Live(f, side)) > 0 })
}

// Acts reports whether the unit in a slot has a Combat Action still to come: Convoys never have one, nor have Ground units that
// are Invading.
func (b *Battle[S, N, A]) Acts(f Forces[S, N, A], slot int) bool {
	u := b.Unit(f, slot)
	return u != nil && !b.Slots[slot].Acted && !u.Has(Invading) && f.Chart[u.ID.Type].Target(f.Map.Sea(b.Area)) != Convoys
}

// ToAct is the type whose turn it is, and the sides that have units still to act with it.
func (b *Battle[S, N, A]) ToAct(f Forces[S, N, A]) (now Type, sides []S) {
	for i := range b.Slots {
		with := f.Chart.ActsWith(b.Slots[i].Unit.Type)
		if now != NoType && f.Chart[with].Priority > f.Chart[now].Priority || !b.Acts(f, i) {
			continue
		}
		if with != now {
			now, sides = with, nil
		}
		if side := f.Of(b.Slots[i].Unit.Nation); !slices.Contains(sides, side) {
			sides = append(sides, side)
		}
	}
	slices.Sort(sides)
	return now, sides
}

// Acting lists the sides that act next: one, or several Defenders of whom the Attacker has still to say which goes first.
// before tells whether the Attacker's units of a type act before a Defender's.
func (b *Battle[S, N, A]) Acting(f Forces[S, N, A], before func(defender S, u Type) bool) []S {
	u, waiting := b.ToAct(f)
	sides := Firing(waiting, b.Attacker, func(defender S) bool { return before(defender, u) })
	for _, side := range sides {
		if b.First.Has(side) {
			return []S{side}
		}
	}
	return sides
}

// Classes lists the Target Classes that a side has in the Battle.
func (b *Battle[S, N, A]) Classes(f Forces[S, N, A], side S) (list []Class) {
	var has [Classes]bool
	for _, i := range b.Live(f, side) {
		has[f.Chart[b.Slots[i].Unit.Type].Target(f.Map.Sea(b.Area))] = true
	}
	for c := Air; int(c) < Classes; c++ {
		if has[c] {
			list = append(list, c)
		}
	}
	return list
}

// Casualties lists the slots of which one takes the next Hit on a side's Target Class: its strongest unit. Units that are alike
// in everything are the same choice.
func (b *Battle[S, N, A]) Casualties(f Forces[S, N, A], side S, class Class) (list []int) {
	var targets []*Block[N, A]
	for _, i := range b.Live(f, side) {
		if u := b.Unit(f, i); f.Chart[u.ID.Type].Target(f.Map.Sea(b.Area)) == class {
			targets = append(targets, u)
		}
	}
	for _, u := range Strongest(targets) {
		i := slices.IndexFunc(b.Slots, func(x Slot[N]) bool { return x.Unit == u.ID })
		if !slices.ContainsFunc(list, func(j int) bool { return alike(u, b.Unit(f, j)) && b.Slots[i].Acted == b.Slots[j].Acted }) {
			list = append(list, i)
		}
	}
	return list
}

// alike reports whether it makes no difference which of two units of one strength loses a step.
func alike[N, A ~uint8](u, v *Block[N, A]) bool {
	return u.ID.Nation == v.ID.Nation && u.ID.Type == v.ID.Type && u.From == v.From && u.Has(Invading) == v.Has(Invading)
}
