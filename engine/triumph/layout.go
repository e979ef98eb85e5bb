package triumph

import "interbellum/engine/blockwar"

// layout is how the map lies for one Faction that moves. Fresh is what entering makes an Enemy of an Armed Minor (15.422), Allied
// the Territory of one that it comes to help (15.423), Barred all beyond the USSR in Winter (10.4), Shunned where units of the
// other Ally are (18.0).
type layout struct {
	blockwar.Layout[Area]
	t *Table
	f Faction
}

func (t *Table) lay(f Faction) *layout {
	g := &layout{t: t, f: f}
	g.Map, g.Calm, g.Limits, g.Crossed, g.Bounds = Map(), t.Turn.Calm, BorderLimits(t.has(f, LSTs)), t.Turn.Crossed, g.bounds
	wars := t.faction(f).Wars
	var here [AreaCount + 1]Factions
	var forts [AreaCount + 1]bool
	for i := range t.Blocks {
		b := &t.Blocks[i]
		switch of := b.ID.Nation.owner(); {
		case of == NoFaction:
			forts[b.At] = true
		case t.allies(f, of):
			g.Shunned[b.At] = true
			here[b.At] = here[b.At].With(of)
		case b.Has(blockwar.Escaped):
			g.Lurking[b.At] = g.Lurking[b.At] || wars.Has(of)
		default:
			here[b.At] = here[b.At].With(of)
			g.Ground[b.At] = g.Ground[b.At] || of == f && Chart()[b.ID.Type].Class == blockwar.Ground
		}
	}
	for a := Area(1); a <= AreaCount; a++ {
		rivals := here[a].Without(f)
		g.Own[a], g.Enemy[a] = here[a].Has(f), rivals&wars != 0
		g.Barred[a] = t.Phase == Winter && a.Place().Nation != SovietUnion
		if a.Place().Sea() {
			g.Friendly[a] = !g.Enemy[a]
			continue
		}
		g.Friendly[a] = t.controller(a) == f
		g.Passes[a] = a.Place().Kind == StraitArea && t.passable(f, a)
		if !g.minor(a, forts[a]) {
			g.Hostile[a] = t.enemyLand(f, a)
			g.Closed[a] = !g.Friendly[a] && !g.Hostile[a]
		}
		g.Closed[a] = g.Closed[a] || rivals&^wars != 0
	}
	for _, enemy := range wars.List() {
		g.Targets[enemy.Facts().Main] = true
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
		g.Allied[a] = held
		return held
	case n.Violators.Has(g.f) || held:
		g.Enemy[a] = g.Enemy[a] || fort
		g.Fresh[a] = held && !n.Violators.Has(g.f)
		g.Hostile[a] = held
	}
	return held
}

// boundToUSA are USA units: they do not leave the USA before the West is at War (8.43).
const boundToUSA = 1

func boundOf(n Nation) uint8 {
	if n == USA {
		return boundToUSA
	}
	return 0
}

func (g *layout) bounds(bound uint8, a Area) bool {
	return bound == boundToUSA && !g.t.atWar(West) && a.Place().Nation != USA
}

// engaged reports whether a unit is in a Battle: an Escaped Sub is in none (12.73).
func (g *layout) engaged(b *block) bool { return g.Enemy[b.At] && !b.Has(blockwar.Escaped) }

// moving is where a unit can go.
func (g *layout) moving(b *block) *blockwar.Moving[Area] {
	return g.Moving(g.mover(b), g.t.unit(g.f, b.ID.Type))
}

func (g *layout) mover(b *block) blockwar.Mover[Area] {
	return blockwar.Mover[Area]{At: b.At, Type: b.ID.Type, Bound: boundOf(b.ID.Nation), Leaves: g.engaged(b)}
}

// canMove reports whether a unit may move at all: once in a Player Turn, Fortresses never (3.241).
func (g *layout) canMove(b *block) bool {
	return b.ID.Nation.owner() == g.f && !b.Has(blockwar.Moved) && b.ID.Type != blockwar.Fortress && !g.Barred[b.At]
}

// steps reports whether a unit that is not in a Battle can go to an area beside its own that is Friendly and calm.
func (g *layout) steps(b *block) bool { return g.Steps(g.mover(b), &Chart()[b.ID.Type]) }
