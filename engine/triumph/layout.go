package triumph

import "interbellum/engine/blockwar"

// layout is how the map lies for one Faction that moves: worked out once for all its units. Who controls
// what is as it was when the phase began (1.14), who stands where is as it is now.
type layout struct {
	t        *Table
	f        Faction
	calm     bool                // no Aggression (10.11)
	friendly [AreaCount + 1]bool // Friendly Territory and Open Seas
	enemy    [AreaCount + 1]bool // has units of an Enemy, Escaped Subs apart
	lurking  [AreaCount + 1]bool // has Escaped Subs of an Enemy
	own      [AreaCount + 1]bool // has units of one's own, Escaped Subs apart
	ground   [AreaCount + 1]bool // has Ground units of one's own
	hostile  [AreaCount + 1]bool // Enemy Territory
	fresh    [AreaCount + 1]bool // of these, what entering makes an Enemy of an Armed Minor (15.422)
	allied   [AreaCount + 1]bool // of an Armed Minor that one comes to help (15.423)
	closed   [AreaCount + 1]bool // Territory of Neutrals and Rivals, or with units of Rivals on land
	barred   [AreaCount + 1]bool // beyond the USSR in Winter (10.4)
	shunned  [AreaCount + 1]bool // has units of the other Ally (18.0)
	known    []*moving           // where the units that have been asked after can go
}

func (t *Table) lay(f Faction) *layout {
	g := &layout{t: t, f: f, calm: t.Turn.Calm}
	wars := t.faction(f).Wars
	var here [AreaCount + 1]Factions
	var forts [AreaCount + 1]bool
	for i := range t.Blocks {
		b := &t.Blocks[i]
		switch of := b.ID.Nation.owner(); {
		case of == NoFaction:
			forts[b.At] = true
		case t.allies(f, of):
			g.shunned[b.At] = true
			here[b.At] = here[b.At].With(of)
		case b.Has(blockwar.Escaped):
			g.lurking[b.At] = g.lurking[b.At] || wars.Has(of)
		default:
			here[b.At] = here[b.At].With(of)
			g.ground[b.At] = g.ground[b.At] || of == f && Chart()[b.ID.Type].Class == blockwar.Ground
		}
	}
	for a := Area(1); a <= AreaCount; a++ {
		rivals := here[a].Without(f)
		g.own[a], g.enemy[a] = here[a].Has(f), rivals&wars != 0
		g.barred[a] = t.Phase == Winter && a.Place().Nation != SovietUnion
		if a.Place().Sea() {
			g.friendly[a] = !g.enemy[a]
			continue
		}
		g.friendly[a] = t.controller(a) == f
		if !g.minor(a, forts[a]) {
			g.hostile[a] = t.enemyLand(f, a)
			g.closed[a] = !g.friendly[a] && !g.hostile[a]
		}
		g.closed[a] = g.closed[a] || rivals&^wars != 0
	}
	return g
}

// minor settles Territory that an Armed Minor still controls or contests. It reports whether that is all
// there is to say of the area.
func (g *layout) minor(a Area, fort bool) bool {
	n := &g.t.Nations[a.Place().Of]
	if !n.Armed || n.Violators == 0 {
		return false
	}
	held := g.t.controller(a) == NoFaction
	switch {
	case g.t.intervenes(g.f, a.Place().Of):
		g.allied[a] = held
		return held
	case n.Violators.Has(g.f) || held:
		g.enemy[a] = g.enemy[a] || fort
		g.fresh[a] = held && !n.Violators.Has(g.f)
		g.hostile[a] = held
	}
	return held
}

// confined: USA units do not leave the USA before the West is at War (8.43).
func (g *layout) confined(b *block, a Area) bool {
	return b.ID.Nation == USA && !g.t.atWar(West) && a.Place().Nation != USA
}

// engaged reports whether a unit is in a Battle: an Escaped Sub is in none (12.73).
func (g *layout) engaged(b *block) bool { return g.enemy[b.At] && !b.Has(blockwar.Escaped) }

// canMove reports whether a unit may move at all: once in a Player Turn, Fortresses never (3.241).
func (g *layout) canMove(b *block) bool {
	return b.ID.Nation.owner() == g.f && !b.Has(blockwar.Moved) && b.ID.Type != blockwar.Fortress && !g.barred[b.At]
}

// steps reports whether a unit that is not in a Battle can go to an area beside its own that is Friendly
// and calm. There may be other moves where it cannot.
func (g *layout) steps(b *block) bool {
	if g.engaged(b) {
		return false
	}
	land, u := b.At.Place().Land(), Chart()[b.ID.Type]
	for _, over := range Board().Neighbours(b.At) {
		a := over.To
		if !g.friendly[a] || g.enemy[a] || g.closed[a] || g.shunned[a] || g.barred[a] || g.confined(b, a) {
			continue
		}
		switch sea := a.Place().Sea(); {
		case u.Class == blockwar.Air && (land || !sea), u.Class == blockwar.Ground && land && !sea, u.Ships() && sea && int(Map().Terrain[a].Enter) == 1:
			return true
		}
	}
	return false
}
