package laws

import (
	"fmt"

	"interbellum/engine/blockwar"
	"interbellum/engine/board"
)

// foe reports whether an Enemy controls land, or an Armed Minor that is one.
func foe(t *table, f side, a area) bool {
	if g := t.Control[a]; g != nobody {
		return enemies(t, f, g)
	}
	n := &t.Nations[t.Place(a).Of]
	return n.Armed && n.Violators.Has(f)
}

// lurks reports whether a Sub of an Enemy has Escaped in a sea (12.73).
func lurks(t *table, f side, a area) bool {
	for i := range t.Blocks {
		if b := &t.Blocks[i]; b.At == a && b.Has(blockwar.Escaped) && enemies(t, f, t.SideOf(b.ID.Nation)) {
			return true
		}
	}
	return false
}

// trades reports whether a Trade Route of a Faction goes through an area (14.21): its own land and Neutral land, Open Seas without
// Escaped Subs, and Straits that no Enemy controls. An Armed Minor is Neutral, or a Rival (15.32), as the game has it.
func trades(t *table, f side, a area) bool {
	p, owner := t.Place(a), t.Control[a]
	switch {
	case p.Sea():
		return !foesAt(t, f, a) && !lurks(t, f, a)
	case foe(t, f, a):
		return false
	}
	loner := t.Hooks.MinorsRivalAll && t.Nations[p.Of].Armed
	return ours(t, owner, f) || owner == nobody && !loner || p.Straits() || t.Neutral(p.Nation) && t.FactionFacts(owner).Great == p.Nation
}

// A Trade Route has one Land and one Sea Segment at most (14.21). From the MainCapital it is in one of four parts.
const (
	byLand = iota
	landThenSea
	bySea
	seaThenLand
	parts
)

// partsBeyond lists the parts of a route, by land and by sea, in which it may go on over a border; parts where it may not.
func partsBeyond(t *table, a area, part int, over board.Border[area, blockwar.Border], atCenter bool) [2]int {
	p := t.Place(a)
	to := [2]int{parts, parts}
	if over.Via.ByLand() && p.Land() && t.Place(over.To).Land() {
		to[0] = [parts]int{byLand: byLand, landThenSea: parts, bySea: seaThenLand, seaThenLand: seaThenLand}[part]
	}
	if over.Via.BySea() {
		to[1] = [parts]int{byLand: landThenSea, landThenSea: landThenSea, bySea: bySea, seaThenLand: parts}[part]
		if part == byLand && atCenter {
			to[1] = bySea
		}
		if (part == landThenSea || part == bySea) && p.Land() && !p.Straits() {
			to[1] = parts
		}
	}
	return to
}

// routes are the areas to which a Trade Route of a Faction leads. Without around, none leads around Africa.
func routes(t *table, f side, around bool) (came [blockwar.AreaRoom]bool) {
	var seen [parts][blockwar.AreaRoom]bool
	type hop struct {
		a    area
		part int
	}
	center := t.FactionFacts(f).Center
	next := []hop{{center, byLand}}
	for first := true; len(next) > 0; first = false {
		h := next[0]
		next = next[1:]
		came[h.a] = true
		if !first && !trades(t, f, h.a) {
			continue
		}
		for _, over := range t.Graph.Neighbours(h.a) {
			if !around && t.Hooks.IsAroundAfrica(h.a, over.To) {
				continue
			}
			to := partsBeyond(t, h.a, h.part, over, h.a == center)
			for _, part := range to {
				if part != parts && !seen[part][over.To] {
					seen[part][over.To] = true
					next = append(next, hop{over.To, part})
				}
			}
		}
	}
	return came
}

// Wars tells whether a Faction is at war with another.
func Wars(t *table, f side) bool {
	for _, g := range blockwar.AllFactions {
		if enemies(t, f, g) {
			return true
		}
	}
	return false
}

// level counts anew when a Production Level is announced.
func level(m *move) (got, want string) {
	for _, e := range m.Saw("production-level") {
		f := side(e.Seat)
		if n := produces(m, f); n != e.N {
			return fmt.Sprintf("%s produces %d", name(m.After, f), e.N), fmt.Sprint(n)
		}
	}
	return "", ""
}

// produces is a Faction's Production Level (7.21, 14.2). A marker of Summer counts for what it still says today.
func produces(m *move, f side) int { return production(m, f, Wars(m.After, f)) }

// production counts Blockades where they are to count, and Resources in war.
func production(m *move, f side, blockaded bool) int {
	t := m.After
	if t.PlayerOf(t.Control[t.FactionFacts(f).Center]) != f {
		return 0
	}
	war := Wars(t, f)
	pop, res := 0, 0
	short, long := routes(t, f, false), routes(t, f, true)
	for _, a := range t.LandAreas() {
		p := t.Place(a)
		if uses(t, a) != f {
			continue
		}
		marker := max(m.Before.Blockade[a], t.Blockade[a])
		now := blockwar.NotBlockaded
		switch {
		case !blockaded || short[a]:
		case long[a]:
			now = min(blockwar.MedBlockade, marker)
		default:
			now = marker
		}
		switch now {
		case blockwar.NotBlockaded:
			pop, res = pop+p.City.Pop(), res+t.Resources(f, p)
		case blockwar.MedBlockade:
			pop, res = pop+p.City.Pop(), res+p.TransAfric
		}
	}
	least := min(pop, int(t.Factions[f].Ind))
	if war {
		least = min(least, res)
	}
	return max(least, 0)
}

// points adds up the Victory Points that are shown when the game is decided by them (16.1): the Production Level, stages of Atomic
// Research, Enemy capitals, Peace Dividends, less what Declarations of War have cost. more is what a game adds.
func points(more func(*table, side) int) func(*move) (got, want string) {
	return func(m *move) (got, want string) {
		t := m.After
		for _, e := range m.Saw("points-shown") {
			f := side(e.Seat)
			s := &t.Factions[f]
			n := production(m, f, Wars(t, f) && t.Won.Kind == "economic") + s.Chits.Sum() - t.FactionFacts(f).Penalty*s.Declared.Len() + more(t, f)
			for _, x := range s.Vault {
				n += min(1, t.TechFacts(x.Tech).Stage)
			}
			for _, x := range s.Revealed {
				n += min(1, t.TechFacts(x.Tech).Stage)
			}
			for _, g := range blockwar.AllFactions {
				for _, a := range t.FactionFacts(g).Capitals() {
					if holder := t.Control[a]; ours(t, holder, f) && (enemies(t, f, g) || enemies(t, holder, t.SideOf(t.Place(a).Nation))) {
						n += 2
					}
				}
			}
			if n != e.N {
				return fmt.Sprintf("%s has %d points", name(t, f), e.N), fmt.Sprint(n)
			}
		}
		return "", ""
	}
}

// uses is who has the use of an area's POP and RES: who controls it, or has markers on its Neutral (8.12, 8.13).
func uses(t *table, a area) side {
	if f := t.Control[a]; f != nobody {
		if !t.Hooks.MayUse(t, f, a) {
			return nobody
		}
		return t.PlayerOf(f)
	}
	n := t.Place(a).Of
	if s := &t.Nations[n]; s.Armed || s.Marker != nobody || s.Influence.N == 0 || !t.Hooks.InfluenceCounts(t, n, s.Influence.Of) {
		return nobody
	}
	return t.Nations[n].Influence.Of
}
