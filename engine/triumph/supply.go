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

// sources are the Faction's Supply Sources: the MainCapital and SubCapitals that it controls (14.11).
func (t *Table) sources(f Faction) (list []Area) {
	for _, a := range append([]Area{f.Facts().Main}, f.Facts().Subs...) {
		if t.controller(a) == f {
			list = append(list, a)
		}
	}
	return list
}

// 14.11 Supply Lines: chains of Friendly areas to a Supply Source. The area itself may be any: a unit may stand
// on ground that is not Friendly.
func (t *Table) supplyLines(f Faction) *blockwar.Routes[Area] {
	return t.ways(func(a Area) bool { return t.friendly(f, a) || t.passable(f, a) }).Supply(t.sources(f)...)
}

// ways is the map with what is open on it, found out once for each area.
func (t *Table) ways(open func(Area) bool) *blockwar.Ways[Area] {
	var is [AreaCount + 1]bool
	for a := Area(1); a <= AreaCount; a++ {
		is[a] = open(a)
	}
	return &blockwar.Ways[Area]{Map: Map(), Open: func(a Area) bool { return is[a] }}
}

// supplyOf tells of each area whether it is in supply. A Faction at Peace needs none (15.1).
func (t *Table) supplyOf(f Faction) *[AreaCount + 1]bool {
	var has [AreaCount + 1]bool
	var lines *blockwar.Routes[Area]
	if t.atWar(f) {
		lines = t.supplyLines(f)
	}
	for a := Area(1); a <= AreaCount; a++ {
		has[a] = lines == nil || lines.Open(a)
	}
	return &has
}

// supplied reports whether an area is in supply.
func (t *Table) supplied(f Faction, a Area) bool { return t.supplyOf(f)[a] }

// 14.21 Trade Routes bring POP and RES to the MainCapital: those that do not lead around Africa, and all
// (14.24).
type trade struct{ direct, any *blockwar.Routes[Area] }

func (t *Table) tradeOf(f Faction) trade {
	ways := t.ways(func(a Area) bool { return t.tradesThrough(f, a) })
	direct := *ways
	direct.Shut = AroundAfrica
	return trade{direct.Trade(f.Facts().Main), ways.Trade(f.Facts().Main)}
}

// blockade is what the Blockade of an area would be now (14.22, 14.24).
func (x trade) blockade(a Area) Blockade {
	switch {
	case x.direct.Open(a):
		return NotBlockaded
	case x.any.Open(a):
		return MedBlockade
	}
	return FullBlockade
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

// marks is the marker that an area would get: without regular RES no Med Blockade.
func (x trade) marks(a Area) Blockade {
	if b := x.blockade(a); b != MedBlockade || a.Place().Res > 0 {
		return b
	}
	return NotBlockaded
}

// 14.22 declareBlockades marks what a Faction at War cannot trade, in the Summer Supply Phase.
func (t *Table) declareBlockades(f Faction) (seen events) {
	if !t.atWar(f) {
		return nil
	}
	routes := t.tradeOf(f)
	for _, a := range LandAreas() {
		p := a.Place()
		if p.City.Pop()+p.Resources() == 0 || t.user(a) != f {
			continue
		}
		b := routes.marks(a)
		if t.Blockade[a] = b; b != NotBlockaded {
			seen = append(seen, say("blockaded", "14.22", f, areaRef(a), "", int(b)))
		}
	}
	return seen
}

// 14.23 confirmBlockades takes the markers away of what can be traded now. Of a full Blockade and a Med
// Blockade, one in Summer and the other now, the lesser holds (sidebar of 14.24).
func (t *Table) confirmBlockades(f Faction) (seen events) {
	routes := t.tradeOf(f)
	for _, a := range LandAreas() {
		if t.Blockade[a] == NotBlockaded || t.user(a) != f {
			continue
		}
		now := NotBlockaded
		if t.atWar(f) {
			now = min(t.Blockade[a], routes.blockade(a))
		}
		if now != t.Blockade[a] {
			t.Blockade[a] = now
			seen = append(seen, say("blockade-lifted", "14.23", f, areaRef(a), "", int(now)))
		}
	}
	return seen
}
