package triumph

import (
	"slices"

	"interbellum/engine/blockwar"
)

// 14.0 Supply and trade: chains of areas over the map.

// enemySea reports whether units of an Enemy stand in a Sea Area (1.21). All others are open.
func (t *Table) enemySea(f Faction, a Area) bool {
	s, _ := t.occupants(a)
	return s&t.faction(f).Wars != 0
}

// friendly reports whether an area is Friendly: controlled Territory, or an Open Sea.
func (t *Table) friendly(f Faction, a Area) bool {
	if a.Place().Sea() {
		return !t.enemySea(f, a)
	}
	return t.controller(a) == f
}

// enemyLand reports whether an Enemy of the Faction, or an Armed Minor that is one, controls an area.
func (t *Table) enemyLand(f Faction, a Area) bool {
	g := t.controller(a)
	if g == NoFaction {
		n := &t.Nations[a.Place().Of]
		return n.Armed && n.Violators.Has(f)
	}
	return t.enemies(f, g)
}

// tradable reports whether trade goes through Straits whose controller is not an Enemy (1.3), passable
// whether units and supply do. Through Territorial Straits these two go only if they are Friendly (19.1).
func (t *Table) tradable(f Faction, a Area) bool {
	return a.Place().Kind == StraitArea && !t.enemyLand(f, a)
}

func (t *Table) passable(f Faction, a Area) bool {
	if t.Territorial && (a == MustArea("suez") || a == MustArea("istanbul")) {
		return t.controller(a) == f
	}
	return t.tradable(f, a)
}

func isWater(a Area) bool  { return a.Place().Sea() }
func isStrait(a Area) bool { return a.Place().Kind == StraitArea }

// sources are the Faction's Supply Sources: the MainCapital and SubCapitals that it controls (14.11).
func (t *Table) sources(f Faction) (list []Area) {
	for _, a := range append([]Area{f.Facts().Main}, f.Facts().Subs...) {
		if t.controller(a) == f {
			list = append(list, a)
		}
	}
	return list
}

// 14.11 Supply Lines. supplyOf tells of each area whether a chain of Friendly areas joins it with a
// Supply Source. The area itself may be any: a unit may stand on ground that is not Friendly. A Faction
// at Peace needs none (15.1).
func (t *Table) supplyOf(f Faction) *[AreaCount + 1]bool {
	var has [AreaCount + 1]bool
	if !t.atWar(f) {
		for a := range has {
			has[a] = true
		}
		return &has
	}
	ways := blockwar.Ways[Area]{Board: Board(), Water: isWater, Straits: isStrait,
		Open: func(b Area) bool { return t.friendly(f, b) || t.passable(f, b) }}
	reached := ways.Chain(t.sources(f)...)
	for a := Area(1); a <= AreaCount; a++ {
		has[a] = reached.Has(a)
		for _, over := range Board().Neighbours(a) {
			has[a] = has[a] || reached.Has(over.To)
		}
	}
	return &has
}

// supplied reports whether an area is in supply.
func (t *Table) supplied(f Faction, a Area) bool { return t.supplyOf(f)[a] }

// 14.21 Trade Routes. tradeRoute reports whether an area's POP and RES come to the MainCapital. With
// direct, the route may not lead around Africa (14.24).
func (t *Table) tradeRoute(f Faction, a Area, direct bool) bool {
	ways := blockwar.Ways[Area]{Board: Board(), Water: isWater, Straits: isStrait, Open: func(b Area) bool { return t.tradesThrough(f, b) }}
	if direct {
		ways.Shut = AroundAfrica
	}
	return ways.Trade(a, f.Facts().Main)
}

// escaped reports whether a Sub of an Enemy has Escaped in a Sea Area (12.73).
func (t *Table) escaped(f Faction, a Area) bool {
	return slices.ContainsFunc(t.Blocks, func(b block) bool { return b.At == a && b.Has(blockwar.Escaped) && t.enemies(f, b.ID.Nation.owner()) })
}

// tradesThrough: Friendly and Neutral areas and Open Seas without Escaped Subs of an Enemy, and Straits of
// Rivals that are no Enemies.
func (t *Table) tradesThrough(f Faction, a Area) bool {
	switch {
	case a.Place().Sea() && t.escaped(f, a):
		return false
	case t.friendly(f, a) || t.tradable(f, a):
		return true
	case a.Place().Sea():
		return false
	}
	return t.controller(a) == NoFaction && !t.enemyLand(f, a)
}

// blockaded is what the Blockade of an area would be now (14.22, 14.24).
func (t *Table) blockaded(f Faction, a Area) Blockade {
	switch {
	case t.tradeRoute(f, a, true):
		return NotBlockaded
	case t.tradeRoute(f, a, false):
		return MedBlockade
	}
	return FullBlockade
}

// 14.22 declareBlockades marks what a Faction at War cannot trade, in the Summer Supply Phase.
func (t *Table) declareBlockades(f Faction) (seen events) {
	if !t.atWar(f) {
		return nil
	}
	for _, a := range LandAreas() {
		p := a.Place()
		if p.City.Pop()+p.Resources() == 0 || t.user(a) != f {
			continue
		}
		b := t.blockaded(f, a)
		if b == MedBlockade && p.Res == 0 {
			b = NotBlockaded
		}
		if t.Blockade[a] = b; b != NotBlockaded {
			seen = append(seen, say("blockaded", "14.22", f, areaRef(a), "", int(b)))
		}
	}
	return seen
}

// 14.23 confirmBlockades takes the markers away of what can be traded now. Of a full Blockade and a Med
// Blockade, one in Summer and the other now, the lesser holds (sidebar of 14.24).
func (t *Table) confirmBlockades(f Faction) (seen events) {
	for _, a := range LandAreas() {
		if t.Blockade[a] == NotBlockaded || t.user(a) != f {
			continue
		}
		now := NotBlockaded
		if t.atWar(f) {
			now = min(t.Blockade[a], t.blockaded(f, a))
		}
		if now != t.Blockade[a] {
			t.Blockade[a] = now
			seen = append(seen, say("blockade-lifted", "14.23", f, areaRef(a), "", int(now)))
		}
	}
	return seen
}
