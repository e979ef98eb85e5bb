package laws

import (
	"fmt"

	"interbellum/engine/blockwar"
)

// hands: each pair in a Secret Vault makes the hand smaller by one (7.5).
func hands(m *move) (got, want string) {
	t := m.After
	if m.Before.Phase != blockwar.GovernmentPhase || t.Phase == blockwar.GovernmentPhase {
		return "", ""
	}
	for _, f := range blockwar.AllFactions {
		most := max(0, t.FactionFacts(f).HandSize-len(t.Factions[f].Vault))
		if n := t.Factions[f].Hand.Len(); n > most {
			return fmt.Sprintf("%s has %d cards", name(t, f), n), fmt.Sprintf("%d at most", most)
		}
	}
	return "", ""
}

// satellites: the markers left at the resolution settle what a Neutral is (8.2). On a Power some Factions only hold others off.
func satellites(m *move) (got, want string) {
	t := m.After
	if t.Phase == blockwar.GovernmentPhase || t.Phase == blockwar.SetupPhase {
		return "", ""
	}
	for n := blockwar.Nation(1); n <= t.LastNation; n++ {
		if x := t.Nations[n].Influence; x.N >= 3 && !t.Power(n) {
			return fmt.Sprintf("%d markers of %s on %s", x.N, name(t, x.Of), t.NationFacts(n).Slug), "a Satellite"
		}
	}
	return "", ""
}

// home reports whether such a block is raised in Home Territory alone. Fortresses are not; nor is what fights for a Power whose
// home is what it holds (2.4).
func home(t *table, b *block) bool {
	return b.ID.Type != blockwar.Fortress && b.ID.Type < blockwar.MoreTypes && t.NationFacts(b.ID.Nation).Kind != blockwar.ProxyPower
}

// building looks at new blocks and new steps.
func building(m *move) (got, want string) {
	b, t := m.Before, m.After
	if m.Asked.Kind != "cadre" && m.Asked.Kind != "step" {
		return "", ""
	}
	for i := range t.Blocks {
		x := &t.Blocks[i]
		old := b.Blocks.Get(x.ID)
		p := t.Place(x.At)
		switch {
		case old != nil && old.CV == x.CV:
			continue
		case old != nil && x.CV != old.CV+1, old == nil && x.CV != 1, old != nil && old.Has(blockwar.Built):
			return fmt.Sprintf("%s is built up to %d", t.UnitRef(x.ID), x.CV), "one step, once"
		case p.Sea():
			return fmt.Sprintf("%s is built at sea", t.UnitRef(x.ID)), "on land"
		case (old == nil || x.ID.Type == blockwar.Fortress) && !ours(t, t.Control[x.At], t.SideOf(x.ID.Nation)): // a step needs no Friendly land
			return fmt.Sprintf("%s is built in %s, which is not Friendly", t.UnitRef(x.ID), p.Slug), "on Friendly land"
		case old == nil && !p.Home && home(t, x):
			return fmt.Sprintf("%s is raised in %s", t.UnitRef(x.ID), p.Slug), "in Home Territory"
		}
		for j := range t.Blocks {
			if y := &t.Blocks[j]; y.At == x.At && enemies(t, t.SideOf(x.ID.Nation), t.SideOf(y.ID.Nation)) {
				return fmt.Sprintf("%s is built in %s beside %s", t.UnitRef(x.ID), p.Slug, t.UnitRef(y.ID)), "no Enemy there"
			}
		}
	}
	return "", ""
}
