package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// The sides of a Battle (12.0, 12.1).

// allSides are the Factions, and NoFaction for the forces of Armed Minors.
var allSides = [...]Faction{Axis, West, USSR, NoFaction}

// speaker decides for a side: for an Armed Minor the first Rival of its Attacker in Turn Order (15.42).
func (b *Battle) speaker(t *Table, side Faction) Faction {
	if side != NoFaction {
		return side
	}
	for _, f := range t.Order {
		if f != b.Attacker {
			return f
		}
	}
	return NoFaction
}

// over: units of one side only remain (12.24). Strategic Bombing alone is over when all Air Forces have acted.
func (b *Battle) over(t *Table) bool {
	if b.Bare {
		return !slices.ContainsFunc(b.Live(t.forces(), b.Attacker), func(i int) bool { return b.Acts(t.forces(), i) && t.bombs(b.Unit(t.forces(), i)) })
	}
	return b.Over(t.forces())
}

// join takes units into the Battle and shows them. They are named in an order that everybody can see.
func (b *Battle) join(t *Table, units []*block) (seen events) {
	engine.Sort(units, func(x, y *block) int { return compareOpen(x, y) })
	for _, u := range units {
		if !b.Joined(u.ID) {
			b.Slots = append(b.Slots, Slot{Unit: u.ID})
			seen = append(seen, t.turnUp(u)...)
		}
	}
	return seen
}

// compareOpen orders blocks by what everybody sees of them when they lie face up.
func compareOpen(x, y *block) int {
	for _, d := range []int{int(x.ID.Nation) - int(y.ID.Nation), int(x.ID.Type) - int(y.ID.Type), int(y.CV) - int(x.CV), int(x.From) - int(y.From),
		int(x.Marks&blockwar.Invading) - int(y.Marks&blockwar.Invading)} {
		if d != 0 {
			return d
		}
	}
	return int(x.ID.No) - int(y.ID.No)
}

// turnUp lays a block face up: everybody sees what it is.
func (t *Table) turnUp(b *block) events {
	if b.Has(blockwar.FaceUp) {
		return nil
	}
	b.Marks |= blockwar.FaceUp
	return events{say("unit-shown", "12.1", sideOf(b), kindRef(b.ID), areaRef(b.At), int(b.CV))}
}

// standUp stands a block up again. The forces of Armed Minors always lie face up.
func standUp(b *block) {
	if sideOf(b) != NoFaction {
		b.Marks &^= blockwar.FaceUp
	}
}

func sideOf(b *block) Faction { return b.ID.Nation.owner() }

// present are the sides with units in an area, apart from Escaped Subs.
func (t *Table) present(a Area) (s Factions) {
	for i := range t.Blocks {
		if b := &t.Blocks[i]; b.At == a && !b.Has(blockwar.Escaped) {
			s = s.With(sideOf(b))
		}
	}
	return s
}

// hostile reports whether two sides with units in an area are Enemies.
func (t *Table) hostile(f, side Faction, a Area) bool {
	violators := t.Nations[a.Place().Of].Violators
	switch {
	case f == side:
		return false
	case f == NoFaction:
		return violators.Has(side)
	case side == NoFaction:
		return violators.Has(f)
	}
	return t.enemies(f, side)
}

// against are the sides present in an area that are Enemies of a side.
func (t *Table) against(f Faction, a Area) (s Factions) {
	here := t.present(a)
	for _, side := range allSides {
		if here.Has(side) && t.hostile(f, side, a) {
			s = s.With(side)
		}
	}
	return s
}
