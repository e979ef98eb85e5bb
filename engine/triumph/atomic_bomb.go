package triumph

import "interbellum/engine/blockwar"

// 16.4 Atomic Victory: the fourth stage of Atomic Research lies Revealed, and in the own Movement Phase
// an Air Force has a Rival MainCapital within its range. It is won as soon as that is so.

// canDeliver finds an Air Force that reaches a Rival MainCapital, and that capital.
func (t *Table) canDeliver(f Faction) (bomber *block, target Area) {
	if !t.has(f, ImplosionTrigger) {
		return nil, Nowhere
	}
	g := t.lay(f)
	for i := range t.Blocks {
		b := &t.Blocks[i]
		if b.ID.Type != blockwar.AirForce || b.ID.Nation.owner() != f || b.Has(blockwar.Moved) || g.Barred[b.At] {
			continue
		}
		for _, rival := range f.Rivals() {
			if main := rival.Facts().Main; !g.Barred[main] && g.inRange(b, rival, main) {
				return b, main
			}
		}
	}
	return nil, Nowhere
}

// inRange measures Air Movement as it would be at War with that Rival (see RULINGS.md): over its
// Territory, over no Neutral.
func (g *layout) inRange(b *block, rival Faction, target Area) bool {
	speed := g.t.unit(g.f, blockwar.AirForce).Fly
	cost := Map().Cheapest(b.At, speed, func(_ Area, over borderTo) bool {
		return !g.Closed[over.To] || g.Passes[over.To] || g.t.controller(over.To) == rival
	})
	return int(cost[target]) <= speed
}

// atomicVictory shows the Air Force and ends the match.
func (t *Table) atomicVictory(f Faction, b *block, target Area) events {
	seen := events{say("bomb-delivered", "16.4", f, areaRef(target), areaRef(b.At), int(b.CV))}
	return append(seen, t.win(SetOf(f), "atomic", "16.4")...)
}
