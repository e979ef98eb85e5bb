package blockwar

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"interbellum/engine"
)

// Battle is a Battle while it is resolved. A side in it is a player, no matter which of the player's Sides fight,
// or nobody for an Armed Minor.
type Battle struct {
	Area     Area
	Attacker Faction // the party of the Active Player
	Targets  Set     // the Defenders
	Bare     bool    // begun against nobody: Strategic Bombing alone
	Round    uint8
	Type     Type   // whose turn it is
	Opened   uint16 // types before whose first fire secret Technologies could be Revealed
	First    Set    // the Defender of this type that the Attacker lets go first
	Slots    []Slot
}

// Slot is a unit that has joined a Battle. Its place in the list is its name for everybody: the block's own stays its owner's.
type Slot struct {
	Unit  ID
	Acted bool // has had its Combat Action in this Round
}

// Unit is the block in a slot, or nil once it has been eliminated or has left.
func (b *Battle) Unit(t *Table, slot int) *Block {
	u := t.Blocks.Get(b.Slots[slot].Unit)
	if u == nil || u.At != b.Area || u.Has(Escaped) {
		return nil
	}
	return u
}

// Joined reports whether a block has joined the Battle.
func (b *Battle) Joined(id ID) bool {
	return slices.ContainsFunc(b.Slots, func(s Slot) bool { return s.Unit == id })
}

// acted reports whether a block has had its Combat Action in this Round.
func (b *Battle) acted(id ID) bool {
	return slices.ContainsFunc(b.Slots, func(s Slot) bool { return s.Unit == id && s.Acted })
}

// Number is which of its Nation's units of its type the one in a slot is in this Battle, from 1.
func (b *Battle) Number(slot int) int {
	id, n := b.Slots[slot].Unit, 1
	for _, s := range b.Slots[:slot] {
		if s.Unit.Nation == id.Nation && s.Unit.Type == id.Type {
			n++
		}
	}
	return n
}

// Parties lists the sides in the Battle.
func (b *Battle) Parties(t *Table) []Side {
	return slices.DeleteFunc(slices.Clone(t.AllSides()), func(side Side) bool { return side != b.Attacker && !b.Targets.Has(side) })
}

// Foes lists whom a side fires at: Defenders at the Attacker only.
func (b *Battle) Foes(t *Table, side Side) []Side {
	if side != b.Attacker {
		return []Side{b.Attacker}
	}
	return slices.DeleteFunc(b.Parties(t), func(other Side) bool { return other == side })
}

// Live lists the slots of a side whose units are still in the Battle.
func (b *Battle) Live(t *Table, side Side) (list []int) {
	for i := range b.Slots {
		if t.PartyOf(b.Slots[i].Unit.Nation) == side && b.Unit(t, i) != nil {
			list = append(list, i)
		}
	}
	return list
}

// Groups lists the Attacker's BattleGroups that have still to join.
func (b *Battle) Groups(t *Table) (list []uint8) {
	for _, u := range b.joining(t) {
		if !slices.Contains(list, u.Group) {
			list = append(list, u.Group)
		}
	}
	engine.Sort(list, cmp.Compare[uint8])
	return list
}

// joining lists the units of those BattleGroups.
func (b *Battle) joining(t *Table) (list []*Block) {
	if !t.Map.Sea(b.Area) {
		return nil
	}
	for i := range t.Blocks {
		u := &t.Blocks[i]
		if u.At == b.Area && u.Group > 0 && t.PartyOf(u.ID.Nation) == b.Attacker && !b.Joined(u.ID) {
			list = append(list, u)
		}
	}
	return list
}

// Over: units of one side only remain, apart from Escaped Subs. BattleGroups that have still to join are the Attacker's.
func (b *Battle) Over(t *Table) bool { return b.fight(t).over() }

// ToAct is the type whose turn it is, and the sides that have units still to act with it.
func (b *Battle) ToAct(t *Table) (now Type, sides []Side) {
	f := b.fight(t)
	priority, waiting := f.turn(f.now)
	if waiting == 0 {
		return NoType, nil
	}
	return t.Chart.First(priority), f.sides(waiting)
}

// Acting lists the sides that act next: one, or several Defenders of whom the Attacker has still to say which goes first.
func (b *Battle) Acting(t *Table) []Side {
	f := b.fight(t)
	priority, waiting := f.turn(f.now)
	f.First[priority] = t.firstFire(&f.Fight, priority)
	sides := f.sides(f.next(f.now, priority, waiting))
	for _, side := range sides {
		if b.First.Has(side) {
			return []Side{side}
		}
	}
	return sides
}

// Casualties lists the slots of which one takes the next Hit on a side's Target Class: its strongest unit. Units that are alike
// in everything are the same choice.
func (b *Battle) Casualties(t *Table, side Side, class Class) (list []int) {
	f := b.fight(t)
	party := f.sideOf(side)
	cv := f.strongest(f.now, party, class)
	for i := range b.Slots {
		if f.takes(f.now, i, party, class, cv) && !slices.ContainsFunc(list, func(j int) bool {
			return alike(b.Unit(t, i), b.Unit(t, j)) && b.Slots[i].Acted == b.Slots[j].Acted
		}) {
			list = append(list, i)
		}
	}
	return list
}

// alike reports whether it makes no difference which of two units of one strength loses a step.
func alike(u, v *Block) bool {
	return u.ID.Nation == v.ID.Nation && u.ID.Type == v.ID.Type && u.From == v.From && u.Has(Invading) == v.Has(Invading)
}

// Combat is what a Combat Phase remembers (12.0). It is empty outside of one.
type Combat struct {
	Fields Battlefields
	Battle *Battle // that is being resolved
	// InPerson are the Defenders whose players fight a Battle themselves, not by their orders.
	InPerson inPerson
}

type inPerson [AreaRoom]Set

func (c Combat) clone() Combat {
	c.Fields = slices.Clone(c.Fields)
	if c.Battle != nil {
		b := *c.Battle
		b.Slots = slices.Clone(b.Slots)
		c.Battle = &b
	}
	return c
}

func (b *Battle) sea(t *Table) bool { return t.Place(b.Area).Sea() }

// ref names the unit in a slot by its Nation, its type and which of these it is in this Battle:
// "block/germany-tank-2".
func (b *Battle) ref(t *Table, slot int) engine.Ref {
	return engine.Ref(string(t.KindRef(b.Slots[slot].Unit)) + "-" + strconv.Itoa(b.Number(slot)))
}

// find is the slot that a name means.
func (b *Battle) find(t *Table, r engine.Ref) int {
	return slices.IndexFunc(b.Slots, func(s Slot) bool {
		return strings.HasPrefix(string(r), string(t.KindRef(s.Unit))+"-") && b.ref(t, slices.Index(b.Slots, s)) == r
	})
}

func classRef(c Class) engine.Ref { return engine.Ref("class/" + c.String()) }

func classOf(r engine.Ref) Class {
	c, _ := ParseClass(r.Name())
	return c
}
