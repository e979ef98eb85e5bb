package blockwar

import "slices"

// 14.0 Supply and trade: chains of areas over the map.

// EnemySea reports whether units of an Enemy stand in a Sea Area (1.21). All others are open.
func (t *Table) EnemySea(f Side, a Area) bool {
	s, _ := t.Occupants(a)
	return s&t.Side(f).Wars != 0
}

// Friendly reports whether an area is Friendly: controlled Territory, or an Open Sea.
func (t *Table) Friendly(f Side, a Area) bool {
	if t.Place(a).Sea() {
		return !t.EnemySea(f, a)
	}
	return t.friends(f).Has(t.Controller(a))
}

// EnemyLand reports whether an Enemy of the Faction, or an Armed Minor that is one, controls an area.
func (t *Table) EnemyLand(f Side, a Area) bool {
	g := t.Controller(a)
	if g == NoFaction {
		n := &t.Nations[t.Place(a).Of]
		return n.Armed && n.Violators.Has(f)
	}
	return t.Enemies(f, g)
}

// Tradable reports whether trade goes through Straits whose controller is not an Enemy (1.3). Units and
// supply a game may forbid more.
func (t *Table) Tradable(f Side, a Area) bool {
	return t.Place(a).Straits() && !t.EnemyLand(f, a)
}

// Passable reports that of units and supply.
func (t *Table) Passable(f Side, a Area) bool {
	return t.Tradable(f, a) && t.Hooks.StraitsOpen(t, f, a)
}

// Sources are the Faction's Supply Sources: the MainCapital and SubCapitals that it controls (14.11).
func (t *Table) Sources(f Side) (list []Area) {
	player := t.PlayerOf(f)
	for _, a := range t.FactionFacts(player).Capitals() {
		if t.PlayerOf(t.Controller(a)) == player {
			list = append(list, a)
		}
	}
	return list
}

// 14.11 Supply Lines: chains of Friendly areas to a Supply Source. The area itself may be any: a unit may stand
// on ground that is not Friendly.
func (t *Table) supplyLines(f Side) *Routes { return t.linesTo(f, t.Sources(f)...) }

func (t *Table) linesTo(f Side, sources ...Area) *Routes {
	player := t.PlayerOf(f) // whose Enemies alone close the sea
	return t.ways(func(a Area) bool {
		if t.Place(a).Sea() {
			return t.Friendly(player, a)
		}
		return t.Friendly(f, a) && t.Hooks.SupplyPasses(t, f, a) || t.Passable(f, a) || slices.Contains(sources, a)
	}).Supply(sources...)
}

// ways is the map with what is open on it, found out once for each area.
func (t *Table) ways(open func(Area) bool) *Ways {
	var is [AreaRoom]bool
	for a := Area(1); a <= t.LastArea; a++ {
		is[a] = open(a)
	}
	return &Ways{Map: t.Map, Open: func(a Area) bool { return is[a] }}
}

// needsLines reports whether a Side's units need Supply Lines: in war, those of a Proxy Power always (16.122).
func (t *Table) needsLines(f Side) bool {
	return t.AtWar(f) || t.NationFacts(t.FactionFacts(f).Great).Kind == ProxyPower && !t.absent(t.PlayerOf(f))
}

// SupplyOf tells of each area whether it is in supply. A Faction at Peace needs none (15.1).
func (t *Table) SupplyOf(f Side) *[AreaRoom]bool {
	var has [AreaRoom]bool
	var lines *Routes
	if t.needsLines(f) {
		lines = t.supplyLines(f)
	}
	for a := Area(1); a <= t.LastArea; a++ {
		has[a] = lines == nil || lines.Open(a)
	}
	return &has
}

// Supplied reports whether an area is in supply.
func (t *Table) Supplied(f Side, a Area) bool { return t.SupplyOf(f)[a] }

// 14.21 Trade Routes bring POP and RES to the MainCapital: those that do not lead around Africa, and all.
type trade struct{ direct, any *Routes }

// TradeOf traces the Trade Routes of a Faction.
func (t *Table) TradeOf(f Faction) trade {
	ways := t.ways(func(a Area) bool { return t.tradesThrough(f, a) })
	direct := *ways
	direct.Shut = t.Hooks.IsAroundAfrica
	return trade{direct.Trade(t.FactionFacts(f).Center), ways.Trade(t.FactionFacts(f).Center)}
}

// Blockade is what the Blockade of an area would be now (14.22).
func (x trade) Blockade(a Area) Blockade {
	switch {
	case x.direct.Open(a):
		return NotBlockaded
	case x.any.Open(a):
		return MedBlockade
	}
	return FullBlockade
}

// Escaped reports whether a Sub of an Enemy has Escaped in a Sea Area (12.73).
func (t *Table) Escaped(f Side, a Area) bool {
	return slices.ContainsFunc(t.Blocks, func(b Block) bool { return b.At == a && b.Has(Escaped) && t.Enemies(f, t.SideOf(b.ID.Nation)) })
}

// tradesThrough: Friendly and Neutral areas and Open Seas without Escaped Subs of an Enemy, and Straits of
// Rivals that are no Enemies.
func (t *Table) tradesThrough(f Faction, a Area) bool {
	switch {
	case t.Place(a).Sea() && t.Escaped(f, a):
		return false
	case t.Friendly(f, a) || t.Tradable(f, a):
		return true
	case t.Place(a).Sea():
		return false
	}
	return t.neutralLand(f, a)
}

// loner reports whether an Armed Minor that is an Enemy, or, if the game makes it one, a Rival, holds an area.
func (t *Table) loner(f Faction, a Area) bool {
	return t.Controller(a) == NoFaction && (t.EnemyLand(f, a) || t.Hooks.MinorsRivalAll && t.Nations[t.Place(a).Of].Armed)
}

// neutralLand reports whether a Land Area is Neutral Territory for a Faction's trade: nobody's, or that of a Power that is still
// Neutral. What such a Power holds besides is its player's alone.
func (t *Table) neutralLand(f Faction, a Area) bool {
	g := t.Controller(a)
	if g == NoFaction {
		return !t.loner(f, a)
	}
	power := t.FactionFacts(g).Great
	return t.Neutral(power) && (t.Place(a).Nation == power || t.PlayerOf(g) == f)
}

// marks is the marker that an area would get: without regular RES no Med Blockade.
func (x trade) marks(p *Place) Blockade {
	if b := x.Blockade(p.Area); b != MedBlockade || p.Res > 0 {
		return b
	}
	return NotBlockaded
}

// 14.22 DeclareBlockades marks what a Faction at War cannot trade, in the Summer Supply Phase.
func (t *Table) DeclareBlockades(f Faction) (seen events) {
	if !t.AtWar(f) {
		return nil
	}
	routes := t.TradeOf(f)
	for _, a := range t.LandAreas() {
		p := t.Place(a)
		if p.City.Pop()+p.Resources() == 0 || t.User(a) != f {
			continue
		}
		b := routes.marks(p)
		if t.Blockade[a] = b; b != NotBlockaded {
			seen = append(seen, t.Say("blockaded", "14.22", f, t.AreaRef(a), "", int(b)))
		}
	}
	return seen
}

// 14.23 ConfirmBlockades takes the markers away of what can be traded now.
func (t *Table) ConfirmBlockades(f Faction) (seen events) {
	now := t.BlockadesOf(f)
	for _, a := range t.LandAreas() {
		if t.User(a) == f && now[a] != t.Blockade[a] {
			t.Blockade[a] = now[a]
			seen = append(seen, t.Say("blockade-lifted", "14.23", f, t.AreaRef(a), "", int(now[a])))
		}
	}
	return seen
}

// BlockadesOf are the Blockades that count now on what a Faction has the use of: the lesser of the marker from Summer and
// of what its Trade Routes are today (14.23).
func (t *Table) BlockadesOf(f Faction) (now Blockades) {
	if t.Blockade == now || !t.AtWar(f) {
		return now
	}
	routes := t.TradeOf(f)
	for _, a := range t.LandAreas() {
		if t.Blockade[a] != NotBlockaded && t.User(a) == f {
			now[a] = min(t.Blockade[a], routes.Blockade(a))
		}
	}
	return now
}
