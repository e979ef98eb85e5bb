package blockwar

import (
	"slices"

	"interbellum/engine"
)

// The sides of a Battle (12.0, 12.1).

// speaker decides for a Side: for an Armed Minor the first Rival of its Attacker in Turn Order.
func (b *Battle) speaker(t *Table, side Side) Side {
	if side != NoFaction {
		return t.PlayerOf(side)
	}
	for _, f := range t.Order {
		if f != t.PlayerOf(b.Attacker) {
			return f
		}
	}
	return NoFaction
}

// Finished: units of one side only remain (12.24). Strategic Bombing alone is over when all Air Forces have acted.
func (b *Battle) Finished(t *Table) bool {
	if b.Bare {
		f := b.fight(t)
		return !slices.ContainsFunc(b.Live(t, b.Attacker), func(i int) bool { return f.canAct(f.now, i) && t.bombs(b.Unit(t, i)) })
	}
	return b.Over(t)
}

// enlist takes units into the Battle and shows them. They are named in an order that everybody can see.
func (b *Battle) enlist(t *Table, units []*Block) (seen events) {
	engine.Sort(units, func(x, y *Block) int { return CompareOpen(x, y) })
	for _, u := range units {
		if !b.Joined(u.ID) {
			b.Slots = append(b.Slots, Slot{Unit: u.ID})
			seen = append(seen, t.TurnUp(u)...)
		}
	}
	return seen
}

// CompareOpen orders blocks by what everybody sees of them when they lie face up.
func CompareOpen(x, y *Block) int {
	for _, d := range []int{int(x.ID.Nation) - int(y.ID.Nation), int(x.ID.Type) - int(y.ID.Type), int(y.CV) - int(x.CV), int(x.From) - int(y.From),
		int(x.Marks&Invading) - int(y.Marks&Invading)} {
		if d != 0 {
			return d
		}
	}
	return int(x.ID.No) - int(y.ID.No)
}

// TurnUp lays a block face up: everybody sees what it is.
func (t *Table) TurnUp(b *Block) events {
	if b.Has(FaceUp) {
		return nil
	}
	b.Marks |= FaceUp
	return events{t.Say("unit-shown", "12.1", t.SideOf(b.ID.Nation), t.KindRef(b.ID), t.AreaRef(b.At), int(b.CV)).Showing()}
}

// standUp stands a block up again. The forces of Armed Minors always lie face up.
func (t *Table) standUp(b *Block) {
	if t.SideOf(b.ID.Nation) != NoFaction {
		b.Marks &^= FaceUp
	}
}

// Present are the sides with units in an area, apart from Escaped Subs.
func (t *Table) Present(a Area) (s Set) {
	for i := range t.Blocks {
		if b := &t.Blocks[i]; b.At == a && !b.Has(Escaped) {
			s = s.With(t.SideOf(b.ID.Nation))
		}
	}
	return s
}

// Hostile reports whether two sides with units in an area are Enemies.
func (t *Table) Hostile(f, side Side, a Area) bool {
	violators := t.Nations[t.Place(a).Of].Violators
	switch {
	case f == side:
		return false
	case f == NoFaction:
		return violators.Has(side)
	case side == NoFaction:
		return violators.Has(f)
	}
	return t.Enemies(f, side)
}

// Against are the sides present in an area that are Enemies of a side.
func (t *Table) Against(f Side, a Area) (s Set) {
	here := t.Present(a)
	for _, side := range t.AllSides() {
		if here.Has(side) && t.Hostile(f, side, a) {
			s = s.With(side)
		}
	}
	return s
}

// PartyOf is who fights with a Nation's units in a Battle: the player who leads their Side, all of whose Sides fight together, or
// nobody for an Armed Minor.
func (t *Table) PartyOf(n Nation) Faction { return t.PlayerOf(t.SideOf(n)) }

// Parties are those with units in an area, apart from Escaped Subs.
func (t *Table) Parties(a Area) (s Set) {
	for i := range t.Blocks {
		if b := &t.Blocks[i]; b.At == a && !b.Has(Escaped) {
			s = s.With(t.PartyOf(b.ID.Nation))
		}
	}
	return s
}

// Foes are the parties with units in an area that a party's Sides there have for Enemies; while none is there, all its Sides.
func (t *Table) Foes(f Faction, a Area) (s Set) {
	here := t.Present(a)
	none := !t.Parties(a).Has(f)
	for _, side := range t.AllSides() {
		if t.PlayerOf(side) == f && (none || here.Has(side)) {
			s |= t.foes(side, a)
		}
	}
	return s
}

// foes are the parties with units in an area that are Enemies of a Side.
func (t *Table) foes(side Side, a Area) (s Set) {
	for _, foe := range t.sidesIn(t.Against(side, a)) {
		s = s.With(t.PlayerOf(foe))
	}
	return s
}
