package blockwar

import "interbellum/engine/board"

// Atomic Victory: the fourth stage of Atomic Research lies Revealed, and in the own Movement Phase
// an Air Force has a Rival MainCapital within its range. It is won as soon as that is so.

// canDeliver finds an Air Force that reaches a Rival MainCapital, and that capital.
func (t *Table) canDeliver(f Faction) (bomber *Block, target Area) {
	if !t.Has(f, t.stage(lastStage)) {
		return nil, Nowhere
	}
	g := t.Survey(f)
	for i := range t.Blocks {
		b := &t.Blocks[i]
		if b.ID.Type != AirForce || t.SideOf(b.ID.Nation) != f || b.Has(Moved) || g.Barred[b.At] {
			continue
		}
		if main := g.Bombs(b); main != Nowhere {
			return b, main
		}
	}
	return nil, Nowhere
}

// Bombs is a Rival MainCapital that an Air Force reaches.
func (g *Layout) Bombs(b *Block) Area {
	for _, rival := range g.t.rivals(g.f) {
		if main := g.t.FactionFacts(rival).Center; !g.Barred[main] && g.inRange(b, rival, main) {
			return main
		}
	}
	return Nowhere
}

// inRange measures Air Movement as it would be at War with that Rival (see RULINGS.md): over its
// Territory, over no Neutral.
func (g *Layout) inRange(b *Block, rival Faction, target Area) bool {
	speed := g.t.Unit(g.f, AirForce).Fly
	cost := g.t.Map.Cheapest(b.At, speed, func(_ Area, over board.Border[Area, Border]) bool {
		return !g.Closed[over.To] || g.Passes[over.To] || g.t.Controller(over.To) == rival
	})
	return int(cost[target]) <= speed
}

// atomicVictory shows the Air Force and ends the match.
func (t *Table) atomicVictory(f Faction, b *Block, target Area) events {
	seen := events{t.Say("bomb-delivered", t.Rule.Bomb, f, t.AreaRef(target), t.AreaRef(b.At), int(b.CV))}
	return append(seen, t.Win(SetOf(f), "atomic", t.Rule.Bomb)...)
}
