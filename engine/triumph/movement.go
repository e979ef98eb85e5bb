package triumph

import (
	"interbellum/engine/blockwar"
)

// 11.0 Movement: where a unit can go. Entering Enemy areas (11.5, 11.54) is not yet written: there is no
// Combat Phase that would resolve it.

// layout is how the map lies for one Faction: worked out once for all its units.
type layout struct {
	t        *Table
	f        Faction
	friendly [AreaCount + 1]bool // Friendly Territory and Open Seas
	enemy    [AreaCount + 1]bool // has units of an Enemy
	closed   [AreaCount + 1]bool // Territory of Neutrals and Rivals, or with units of Rivals on land
	barred   [AreaCount + 1]bool // beyond the USSR in Winter (10.4)
}

func (t *Table) lay(f Faction) *layout {
	g := &layout{t: t, f: f}
	var here [AreaCount + 1]Factions
	for i := range t.Blocks {
		b := &t.Blocks[i]
		if f := b.ID.Nation.owner(); f != NoFaction {
			here[b.At] = here[b.At].With(f)
		}
	}
	for a := Area(1); a <= AreaCount; a++ {
		rivals := here[a].Without(f)
		g.enemy[a] = rivals&t.faction(f).Wars != 0
		g.barred[a] = t.Phase == Winter && a.Place().Nation != SovietUnion
		if a.Place().Sea() {
			g.friendly[a] = !g.enemy[a]
			continue
		}
		g.friendly[a] = t.controller(a) == f
		g.closed[a] = !g.friendly[a] && !t.enemyLand(f, a) || rivals&^t.faction(f).Wars != 0
	}
	return g
}

// confined: USA units do not leave the USA before the West is at War (8.43).
func (g *layout) confined(b *block, a Area) bool {
	return b.ID.Nation == USA && !g.t.atWar(West) && a.Place().Nation != USA
}

// ends reports whether a unit may end its move in an area.
func (g *layout) ends(b *block, a Area) bool {
	return g.friendly[a] && !g.enemy[a] && !g.closed[a] && !g.confined(b, a)
}

// movable reports whether a unit can move at all: once in a Player Turn, Fortresses never (3.241), and
// not out of a Battle, which is not yet written (11.51).
func (g *layout) movable(b *block) bool {
	if b.Has(blockwar.Moved) || b.ID.Type == blockwar.Fortress || g.enemy[b.At] || g.barred[b.At] {
		return false
	}
	return len(g.destinations(b)) > 0
}

// destinations lists the areas that a unit can move to: by Land, Sea or Air Movement, which do not
// combine, and twice as far where all is Friendly (11.4).
func (g *layout) destinations(b *block) (list []Area) {
	var to [AreaCount + 1]bool
	u := Chart()[b.ID.Type]
	add := func(cost *[AreaCount + 1]int, speed int) {
		for a := Area(1); a <= AreaCount; a++ {
			to[a] = to[a] || cost[a] > 0 && cost[a] <= speed && g.ends(b, a)
		}
	}
	switch {
	case u.Class == blockwar.Air:
		g.fly(b, add)
	case b.ID.Type == blockwar.Fortress:
	default:
		g.march(b, &u, add)
		g.sail(b, &u, add)
	}
	for a := Area(1); a <= AreaCount; a++ {
		if to[a] && a != b.At {
			list = append(list, a)
		}
	}
	return list
}

type addCosts func(cost *[AreaCount + 1]int, speed int)

// speed is a unit's Movement Speed with its Technologies (9.0).
func (g *layout) speed(t blockwar.Type, land bool) int {
	u := Chart()[t]
	switch {
	case t == blockwar.AirForce && g.t.has(g.f, HeavyBombers), t == blockwar.Infantry && land && g.t.has(g.f, MotorizedInfantry):
		return 3
	case t == blockwar.AirForce:
		return u.Fly
	case land:
		return u.Land
	}
	return u.Sea
}

// 11.1 Land Movement, through Land Areas. Ships go to an adjacent area along the same coast.
func (g *layout) march(b *block, u *blockwar.Unit, add addCosts) {
	if !b.At.Place().Land() {
		return
	}
	pass := func(from Area, over borderTo) bool {
		return over.Via.ByLand() && over.To.Place().Land() && !g.closed[over.To] && !g.barred[over.To] && !g.enemy[from] &&
			(!u.Ships() || sameCoast(from, over.To))
	}
	speed := g.speed(b.ID.Type, true)
	add(cheapest(b.At, speed, pass), speed)
	if u.Ships() || !g.friendly[b.At] {
		return
	}
	friendly := func(from Area, over borderTo) bool {
		return pass(from, over) && g.friendly[over.To] && !g.enemy[over.To]
	}
	add(cheapest(b.At, 2*speed, friendly), 2*speed)
}

// sameCoast reports whether two areas lie on one sea.
func sameCoast(a, b Area) bool {
	for _, over := range Board().Neighbours(a) {
		if over.To.Place().Sea() && Board().Touch(over.To, b) {
			return true
		}
	}
	return false
}

// 11.2 Sea Movement, through Seas, Oceans and Straits. A unit stops where it comes to land, but passes
// Straits whose controller is no Enemy (1.3); it stops at Enemy units, unless it is a Sub. A Ground unit
// is a Convoy on its way, which cannot Engage (11.22).
func (g *layout) sail(b *block, u *blockwar.Unit, add addCosts) {
	if p := b.At.Place(); p.Land() && !p.Coastal {
		return
	}
	pass := func(from Area, over borderTo) bool {
		switch {
		case !over.Via.BySea() || g.barred[over.To]:
			return false
		case from == b.At:
		case from.Place().Land() && !g.t.passable(g.f, from):
			return false
		case g.enemy[from] && u.Class != blockwar.Submarine:
			return false
		}
		return !g.enemy[over.To] || u.Class == blockwar.Submarine
	}
	speed := g.speed(b.ID.Type, false)
	add(cheapest(b.At, speed, pass), speed)
	if !g.friendly[b.At] {
		return
	}
	friendly := func(from Area, over borderTo) bool {
		return pass(from, over) && g.friendly[over.To] && !g.enemy[over.To]
	}
	add(cheapest(b.At, 2*speed, friendly), 2*speed)
}

// 11.3 Air Movement, over land and sea and over the Enemy, not over Territory of Neutrals and Rivals,
// but for Straits. From the sea an Air Force comes home to undisputed Friendly land, and not twice as far.
func (g *layout) fly(b *block, add addCosts) {
	pass := func(_ Area, over borderTo) bool {
		return !g.barred[over.To] && (!g.closed[over.To] || g.t.passable(g.f, over.To))
	}
	speed := g.speed(b.ID.Type, false)
	cost := cheapest(b.At, speed, pass)
	if b.At.Place().Sea() {
		for _, a := range WaterAreas() {
			cost[a] = farthest
		}
		add(cost, speed)
		return
	}
	add(cost, speed)
	if !g.friendly[b.At] {
		return
	}
	friendly := func(from Area, over borderTo) bool { return pass(from, over) && g.friendly[over.To] }
	add(cheapest(b.At, 2*speed, friendly), 2*speed)
}
