package laws

import (
	"fmt"
	"slices"

	"interbellum/engine/blockwar"
)

// stands reports whether a Side has units in an area, Ground units only if so asked. Escaped Subs are not there.
func stands(t *table, f side, a area, onlyGround bool) bool {
	for i := range t.Blocks {
		b := &t.Blocks[i]
		if b.At == a && t.SideOf(b.ID.Nation) == f && !b.Has(blockwar.Escaped) && (!onlyGround || ground(t, b)) {
			return true
		}
	}
	return false
}

// control: who gains an area has Ground units there, or has it as Home Territory of its Great Power, or by the Capital of its
// Nation; nobody gains what an Armed Minor holds, or a Power that is out of the war (1.14).
func control(m *move) (got, want string) {
	b, t := m.Before, m.After
	for _, a := range t.LandAreas() {
		f, before := t.Control[a], b.Control[a]
		if f == before || gains(m, f, a) {
			continue
		}
		return fmt.Sprintf("%s goes from %s to %s", slug(t, a), name(t, before), name(t, f)), "units there, the Capital, or Home Territory"
	}
	return "", ""
}

func gains(m *move, f side, a area) bool {
	t, p := m.After, m.After.Place(a)
	if f != nobody && (stands(m.Before, f, a, true) || stands(t, f, a, true)) {
		return true
	}
	n := &t.Nations[p.Of]
	capital := t.NationFacts(p.Of).Capital
	switch {
	case f == nobody:
		return n.Armed || n.Marker == nobody
	case p.Home && t.NationFacts(p.Nation).Kind == blockwar.GreatPower && t.FactionFacts(f).Great == p.Nation, p.Home && ours(t, f, t.NationFacts(p.Nation).Faction):
		return true
	case n.Marker != nobody:
		return ours(t, n.Marker, f)
	case capital != blockwar.Nowhere && capital != a && ours(t, t.Control[capital], f):
		return true
	}
	return ours(t, t.Home(p.Of), f)
}

// ownership: an area that its Owner's Ground units hold before and after the move stays its Owner's.
func ownership(m *move) (got, want string) {
	b, t := m.Before, m.After
	for _, a := range t.LandAreas() {
		f := b.Control[a]
		if f == nobody || ours(t, t.Control[a], f) || !stands(b, f, a, true) || !stands(t, f, a, true) {
			continue
		}
		return fmt.Sprintf("%s goes from %s to %s", slug(t, a), name(t, f), name(t, t.Control[a])), "its Owner is still there"
	}
	return "", ""
}

// neutrality looks at Minors and at Powers that are Neutral.
func neutrality(m *move) (got, want string) {
	t := m.After
	for i := range t.Blocks {
		b := &t.Blocks[i]
		p := t.Place(b.At)
		if !fights(t, b) || p.Sea() || t.Control[b.At] != nobody || t.NationFacts(p.Of).Kind == blockwar.Colony {
			continue
		}
		if n := &t.Nations[p.Of]; !n.Armed && n.Marker == nobody && !n.Defeated {
			return fmt.Sprintf("%s in %s", t.UnitRef(b.ID), p.Slug), "a Violation of Neutrality first"
		}
	}
	return "", ""
}

// peace: units of Rivals that are not Enemies are together at sea only, and no unit is on a Rival's ground at Peace.
func peace(m *move) (got, want string) {
	t := m.After
	for i := range t.Blocks {
		b := &t.Blocks[i]
		f, owner := t.SideOf(b.ID.Nation), t.Control[b.At]
		if f == nobody || t.Place(b.At).Sea() {
			continue
		}
		if owner != nobody && !ours(t, owner, f) && !enemies(t, f, owner) {
			return fmt.Sprintf("%s in %s of %s, at Peace", t.UnitRef(b.ID), slug(t, b.At), name(t, owner)), "a Declaration of War first"
		}
	}
	return "", ""
}

// seas: Sea Battles are fought to a conclusion, so that the Active Player's Combat Phase leaves none (12.23). Convoys have no Combat
// Action: those of both sides stay (see RULINGS.md, 12.72). In Winter Battles are fought on some land only (10.4).
func seas(m *move) (got, want string) {
	t, f := m.After, m.Before.Active
	fought := slices.Contains(m.Was, "combat-phase") || len(m.Saw("combat-phase")) > 0
	if !fought || m.During("combat-phase") || m.Before.Phase == blockwar.Winter || len(m.Next) == 0 {
		return "", ""
	}
	for i := range t.Blocks {
		x := &t.Blocks[i]
		if !t.Place(x.At).Sea() || x.Has(blockwar.Escaped) || !ours(t, t.SideOf(x.ID.Nation), f) {
			continue
		}
		for j := range t.Blocks {
			y := &t.Blocks[j]
			if y.At == x.At && !y.Has(blockwar.Escaped) && enemies(t, t.SideOf(x.ID.Nation), t.SideOf(y.ID.Nation)) && !(ground(t, x) && ground(t, y)) {
				return fmt.Sprintf("%s and %s in %s", t.UnitRef(x.ID), t.UnitRef(y.ID), slug(t, x.At)), "the Battle fought to its end"
			}
		}
	}
	return "", ""
}

// stranded looks when a Season begins and a Supply Phase was before it.
func stranded(m *move) (got, want string) {
	if len(m.Saw("season")) == 0 {
		return "", ""
	}
	t := m.After
	for i := range t.Blocks {
		b := &t.Blocks[i]
		f, owner := t.SideOf(b.ID.Nation), t.Control[b.At]
		if f == nobody || ground(t, b) || t.Place(b.At).Sea() || owner == nobody || ours(t, owner, f) {
			continue
		}
		if !supported(t, f, b.At) {
			return fmt.Sprintf("%s in %s of %s", t.UnitRef(b.ID), slug(t, b.At), name(t, owner)), "a Retreat, or Ground units beside it"
		}
	}
	return "", ""
}

// supported: Ground units that one player leads are in the area (11.551).
func supported(t *table, f side, a area) bool {
	for i := range t.Blocks {
		b := &t.Blocks[i]
		if b.At == a && ground(t, b) && fights(t, b) && ours(t, t.SideOf(b.ID.Nation), f) {
			return true
		}
	}
	return false
}

// war: both Sides stay Enemies (15.22).
func war(m *move) (got, want string) {
	for _, f := range blockwar.AllFactions {
		for _, g := range blockwar.AllFactions {
			if enemies(m.Before, f, g) && !enemies(m.After, f, g) {
				return fmt.Sprintf("%s is at Peace with %s again", name(m.After, f), name(m.After, g)), "war"
			}
			if enemies(m.After, f, g) != enemies(m.After, g, f) {
				return fmt.Sprintf("%s is at war with %s, and not the other way round", name(m.After, f), name(m.After, g)), "both"
			}
		}
	}
	return "", ""
}

func minors(m *move) (got, want string) {
	t := m.After
	for i := range t.Blocks {
		if b := &t.Blocks[i]; b.ID.Nation == t.Forces() && !t.Nations[t.Place(b.At).Of].Armed {
			return fmt.Sprintf("%s in %s", t.UnitRef(b.ID), slug(t, b.At)), "an Armed Minor"
		}
	}
	for n := blockwar.Nation(1); n <= t.LastNation; n++ {
		if s := &t.Nations[n]; s.Armed && s.Influence.N > 0 {
			return fmt.Sprintf("%d markers on %s", s.Influence.N, t.NationFacts(n).Slug), "none on an Armed Minor"
		}
	}
	return "", ""
}

// capitals counts where a phase has just begun: control is evaluated then.
func capitals(m *move) (got, want string) {
	t := m.After
	if len(m.Next) == 0 || m.Before.Phase == t.Phase {
		return "", ""
	}
	for _, f := range blockwar.AllFactions {
		n := 0
		for _, g := range blockwar.AllFactions {
			if !enemies(t, f, g) {
				continue
			}
			for _, a := range t.FactionFacts(g).Capitals() {
				if ours(t, t.Control[a], f) {
					n++
				}
			}
		}
		if n >= 2 {
			return fmt.Sprintf("%s controls %d", name(t, f), n), "the match is over"
		}
	}
	return "", ""
}
