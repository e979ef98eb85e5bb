package laws

import (
	"fmt"
	"slices"

	"interbellum/engine/blockwar"
	shared "interbellum/engine/blockwar/laws"
	"interbellum/engine/triumph"
)

// supply compares the steps that Ground units lose with the Supply Lines (14.1). It looks where a Supply Phase was held: a Player Turn
// came before it in its Season. Where control changes at its start as well, or a unit leaves a Battle in the same move, it says nothing.
func supply(m *move) (got, want string) {
	b, t := m.Before, m.After
	if !passesSupplyPhase(m) || b.Control != t.Control || len(m.Saw("unit-hit", "unit-eliminated", "unit-disbanded", "unit-left")) > 0 {
		return "", ""
	}
	var lines [blockwar.FactionCount + 1][blockwar.AreaRoom]bool
	for _, f := range blockwar.AllFactions {
		if shared.Wars(b, f) {
			lines[f] = supplied(b, t, f)
		}
	}
	for i := range b.Blocks {
		x := &b.Blocks[i]
		f := t.SideOf(x.ID.Nation)
		if f == nobody || t.Chart[x.ID.Type].Class != blockwar.Ground {
			continue
		}
		lost := x.CV
		if now := t.Blocks.Get(x.ID); now != nil {
			lost = x.CV - now.CV
		}
		starves := shared.Wars(b, f) && x.ID.Type != blockwar.Fortress && !lines[f][x.At] && (b.Phase != blockwar.Winter || b.Place(x.At).Nation == triumph.SovietUnion)
		switch {
		case starves && lost != 1:
			return fmt.Sprintf("%s in %s loses %d", t.UnitRef(x.ID), b.Place(x.At).Slug, lost), "one step, out of supply"
		case !starves && lost > 0:
			return fmt.Sprintf("%s in %s loses %d", t.UnitRef(x.ID), b.Place(x.At).Slug, lost), "nothing, in supply"
		}
	}
	return "", ""
}

// passesSupplyPhase reports whether the move goes through a Supply Phase: it begins in a Player Turn or in the phase's own questions, and ends in
// what comes after the Supply Checks.
func passesSupplyPhase(m *move) bool {
	was, is := slices.Contains(m.Was, "supply-phase"), m.During("supply-phase")
	began := slices.Contains(m.Was, "player-turn") || was && slices.Contains(m.Was, "reveal-window")
	ended := is && !m.During("reveal-window") || !is && !m.During("player-turn")
	return began && ended
}

// supplied are the areas to which Supply Lines of a Faction lead (14.11): through Friendly land, Open Seas, and Straits that no Enemy
// controls, from the MainCapital and the SubCapitals that it controls.
func supplied(t, now *table, f side) (came [blockwar.AreaRoom]bool) {
	var next []area
	for _, a := range t.FactionFacts(f).Capitals() {
		if t.Control[a] == f {
			next = append(next, a)
			came[a] = true
		}
	}
	for len(next) > 0 {
		at := next[0]
		next = next[1:]
		for _, over := range t.Graph.Neighbours(at) {
			if over.Via == blockwar.Impassable || over.Via == blockwar.Wilderness || came[over.To] {
				continue
			}
			came[over.To] = true
			if passes(t, now, f, over.To) {
				next = append(next, over.To)
			}
		}
	}
	return came
}

func passes(t, now *table, f side, a area) bool {
	p := t.Place(a)
	if p.Sea() {
		return !enemySea(t, now, f, a)
	}
	owner := t.Control[a]
	if owner == f {
		return true
	}
	n := &t.Nations[p.Of]
	return p.Straits() && !t.Sides[f].Wars.Has(owner) && !(owner == nobody && n.Armed && n.Violators.Has(f))
}

// enemySea: units of an Enemy are there when the phase begins. What has left the sea in the same move has left it before.
func enemySea(t, now *table, f side, a area) bool {
	for i := range t.Blocks {
		b := &t.Blocks[i]
		if x := now.Blocks.Get(b.ID); x != nil {
			b = x
		}
		if b.At == a && !b.Has(blockwar.Escaped) && t.Sides[f].Wars.Has(t.SideOf(b.ID.Nation)) {
			return true
		}
	}
	return false
}
