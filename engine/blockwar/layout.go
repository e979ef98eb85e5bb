package blockwar

import (
	"slices"

	"interbellum/engine/board"
)

// Areas is a set of areas.
type Areas [board.Size]bool

// Layout is how the map lies for one Side that moves: worked out once for all its units. Who controls what is as it was when the
// phase began, who stands where is as it is now. Its sets say of each area what matters to a move; Escaped Subs count in none
// but their own.
type Layout struct {
	Map      *Map
	Calm     bool // no Aggression
	Redeploy bool // Strategic moves alone

	Friendly    Areas // Friendly Territory and Open Seas
	Own         Areas // units of the Side or of Friendly ones are there
	Ground      Areas // Ground units of such
	Allied      Areas // Territory of an Armed Minor that the Side comes to help
	Enemy       Areas // units of an Enemy are there
	Hostile     Areas // Enemy Territory
	NewEnemy    Areas // of that, what makes an Enemy of an Armed Minor when it is entered
	LetsPass    Areas // Enemy units there do not stop units that come by sea
	EscapedSubs Areas // Escaped Subs of an Enemy are there, which let nobody come Strategically
	Closed      Areas // Territory of Neutrals and Rivals, and land with units of Rivals
	Passes      Areas // Straits that units go through, no matter who controls them
	Barred      Areas // nothing happens there in this Season
	NoStopping  Areas // no move ends there
	Targets     Areas // industry of an Enemy that could be bombed

	Limits  *Limits
	Crossed Crossings                       // what counts against them
	Bounds  func(bound uint8, at Area) bool // whether units of a restriction class may not go there; nil where none are restricted
	known   []*Moving                       // where the units that have been asked after can go
	t       *Table
	f       Side // that moves
}

// Mover is what a unit's moves depend on: units alike in it can go to the same areas.
type Mover struct {
	At     Area
	Type   Type
	Bound  uint8 // its restriction class, 0 for none: units of one type and one class have the same Techniques
	Leaves bool  // it Disengages, and does not Engage again
}

// Bars reports whether a unit that is bound may not go into an area.
func (g *Layout) Bars(bound uint8, at Area) bool { return g.Bounds != nil && g.Bounds(bound, at) }

// Aggresses reports whether a unit that ends its move in an area Aggresses there.
func (g *Layout) Aggresses(at Area) bool { return !g.Own[at] && (g.Enemy[at] || g.Hostile[at]) }

// Invades tells whether a unit that enters Invades from the sea.
func (g *Layout) Invades(u *Unit, e Entry) bool {
	return e.BySea && u.Class == Ground && g.Hostile[e.To]
}

// beside reports whether a unit that is not in a Battle can go to an area beside its own that is Friendly and calm. There may
// be other moves where it cannot.
func (g *Layout) beside(m Mover, u *Unit) bool {
	if m.Leaves || g.Redeploy {
		return false
	}
	land := g.Map.Land(m.At)
	for _, over := range g.Map.Board.Neighbours(m.At) {
		a := over.To
		if over.Via.Closed() || !g.Friendly[a] || g.Enemy[a] || g.Closed[a] || g.NoStopping[a] || g.Barred[a] || g.Bars(m.Bound, a) {
			continue
		}
		switch sea := g.Map.Sea(a); {
		case u.Class == Air && (land || !sea), u.Class == Ground && land && !sea, u.Ships() && sea && g.Map.Terrain[a].Enter == 1:
			return true
		}
	}
	return false
}

// Front is how the map lies for every Side that a player leads: each is worked out when it is first asked after.
type Front struct {
	t  *Table
	f  Faction
	of [SideRoom]*Layout
}

// Front is that for a player.
func (t *Table) Front(f Faction) *Front { return &Front{t: t, f: f} }

// Of is how the map lies for the Side of a unit.
func (w *Front) Of(b *Block) *Layout {
	side := w.t.SideOf(b.ID.Nation)
	if w.of[side] == nil {
		w.of[side] = w.t.Survey(side)
	}
	return w.of[side]
}

// Leads reports whether units of a Nation fight for a Side that the player leads.
func (t *Table) Leads(f Faction, n Nation) bool {
	return f != NoFaction && t.PlayerOf(t.SideOf(n)) == f
}

// canMove reports whether a unit is one that the player may move.
func (w *Front) canMove(b *Block) bool { return w.t.Leads(w.f, b.ID.Nation) && w.Of(b).CanMove(b) }

// Survey works out how the map lies for a Side that moves.
func (t *Table) Survey(f Side) *Layout {
	g := &Layout{t: t, f: f, Map: t.Map, Calm: t.Turn.Calm, Limits: t.Hooks.BorderLimits(t, f), Crossed: t.Turn.Crossed}
	g.Bounds = g.bounds
	g.Redeploy = t.Hooks.OnlyRedeploys(t, f)
	wars, friends, passed := t.Side(f).Wars, t.friends(f), t.Hooks.PassesEnemiesAtSea(t, f)
	here, forts := g.surveyUnits(wars, friends)
	for a := Area(1); a <= t.LastArea; a++ {
		rivals := here[a] &^ friends
		g.Own[a], g.Enemy[a] = here[a]&friends != 0, rivals&wars != 0
		g.LetsPass[a] = g.Enemy[a] && rivals&wars&^passed == 0 && !forts[a]
		g.Barred[a] = t.frozen(a)
		g.NoStopping[a] = g.NoStopping[a] || t.mayNotEndIn(f, a)
		if t.Place(a).Sea() {
			g.Friendly[a] = !g.Enemy[a]
			continue
		}
		g.Friendly[a] = friends.Has(t.Controller(a))
		g.Passes[a] = t.Passable(f, a) || t.Place(a).Straits() && passed.Has(t.Controller(a))
		if !g.classifyArmedMinor(a, forts[a]) {
			g.Hostile[a] = t.EnemyLand(f, a)
			g.Closed[a] = !g.Friendly[a] && !g.Hostile[a]
		}
		g.Closed[a] = g.Closed[a] || rivals&^wars != 0
	}
	for _, enemy := range wars.List() {
		g.Targets[t.FactionFacts(enemy).Center] = true
	}
	return g
}

// surveyUnits notes what depends on single units, and is the Sides that have units in each area and where forces of Armed Minors are.
func (g *Layout) surveyUnits(wars, friends Set) (here [AreaRoom]Set, forts [AreaRoom]bool) {
	t, shunned := g.t, g.t.Shunned(g.f)
	for i := range t.Blocks {
		b := &t.Blocks[i]
		switch of := t.SideOf(b.ID.Nation); {
		case of == NoFaction:
			forts[b.At] = true
		case shunned.Has(of):
			g.NoStopping[b.At] = true
			here[b.At] = here[b.At].With(of)
		case b.Has(Escaped):
			g.EscapedSubs[b.At] = g.EscapedSubs[b.At] || t.Hooks.EscapedSubsBlockStrategic && wars.Has(of)
		default:
			here[b.At] = here[b.At].With(of)
			g.Ground[b.At] = g.Ground[b.At] || friends.Has(of) && t.Chart[b.ID.Type].Class == Ground
		}
	}
	return here, forts
}

// classifyArmedMinor settles Territory that an Armed Minor still controls or contests. It reports whether that is all
// there is to say of the area.
func (g *Layout) classifyArmedMinor(a Area, fort bool) bool {
	n := &g.t.Nations[g.t.Place(a).Of]
	if !n.Armed || n.Violators == 0 {
		return false
	}
	held := g.t.Controller(a) == NoFaction
	switch {
	case g.t.intervenes(g.f, g.t.Place(a).Of):
		g.Allied[a] = held
	case n.Violators.Has(g.f), held && g.t.partitions(g.t.Place(a).Of):
		g.Enemy[a] = g.Enemy[a] || fort
		g.NewEnemy[a] = held && !n.Violators.Has(g.f)
		g.Hostile[a] = held
	default:
		return false
	}
	return held
}

// partitions reports whether others than its Violators may take areas of an Armed Minor.
func (t *Table) partitions(n Nation) bool {
	return !t.Hooks.KeepsOneAreaMinors || len(t.AreasOf(n)) > 1
}

func (g *Layout) bounds(bond uint8, a Area) bool { return g.t.bounds(g.f, bond, a) }

func (t *Table) bounds(f Side, bond uint8, a Area) bool {
	return bond != 0 && t.Hooks.ForbidsEntry(t, f, bond, a)
}

// bars reports whether a unit may not go into an area, as its Nation's are bound.
func (t *Table) bars(b *Block, a Area) bool {
	return t.bounds(t.SideOf(b.ID.Nation), t.Hooks.RestrictionClass(b.ID.Nation), a)
}

// frozen reports whether nothing happens in an area in this Season.
func (t *Table) frozen(a Area) bool { return t.Hooks.Frozen(t, a) }

// friends are a Side and the others whose Territory and units are Friendly to its own.
func (t *Table) friends(f Side) Set { return SetOf(f) | t.Hooks.Friends(t, f) }

// mayNotEndIn reports whether no unit of a Side ends a move in an area.
func (t *Table) mayNotEndIn(f Side, a Area) bool { return t.Hooks.MayNotEndIn(t, f, a) }

// Shunned are the Sides beside whose units none of a Side's ends a move, mayNotStackIn whether such are in an area.
func (t *Table) Shunned(f Side) Set { return t.Hooks.MayNotStackWith(t, f) }

// rivals are the Rivals of a Faction, without the other Ally that its player leads (see RULINGS.md).
func (t *Table) rivals(f Faction) []Faction {
	shunned := t.Shunned(f)
	return slices.DeleteFunc(f.Rivals(), func(g Faction) bool { return shunned.Has(g) })
}

func (t *Table) mayNotStackIn(f Side, a Area) bool {
	shunned := t.Shunned(f)
	return t.mayNotEndIn(f, a) || shunned != 0 && slices.ContainsFunc(t.Blocks, func(b Block) bool { return b.At == a && shunned.Has(t.SideOf(b.ID.Nation)) })
}

// Engaged reports whether a unit is in a Battle: an Escaped Sub is in none (12.73).
func (g *Layout) Engaged(b *Block) bool { return g.Enemy[b.At] && !b.Has(Escaped) }

// Moving is where a unit can go.
func (g *Layout) Moving(b *Block) *Moving {
	return g.movesOf(g.mover(b), g.t.Unit(g.f, b.ID.Type))
}

func (g *Layout) mover(b *Block) Mover {
	return Mover{At: b.At, Type: b.ID.Type, Bound: g.t.Hooks.RestrictionClass(b.ID.Nation), Leaves: g.Engaged(b) && !g.LetsPass[b.At]}
}

// CanMove reports whether a unit may move at all: once in a Player Turn, Fortresses never (3.241).
func (g *Layout) CanMove(b *Block) bool {
	return g.t.SideOf(b.ID.Nation) == g.f && !b.Has(Moved) && b.ID.Type != Fortress && !g.Barred[b.At]
}

// Steps reports whether a unit that is not in a Battle can go to an area beside its own that is Friendly and calm.
func (g *Layout) Steps(b *Block) bool { return g.beside(g.mover(b), &g.t.Chart[b.ID.Type]) }
