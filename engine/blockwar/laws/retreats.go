package laws

import (
	"fmt"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// retreats asks of every Retreat and ReBase whether its goal was Friendly as the phase began, had no Enemy in it, and, for a
// Retreat out of a Battle, was none (12.5, 13.0).
func retreats(m *move) (got, want string) {
	t := m.Before
	for _, e := range m.Events {
		if e.Kind != "retreat" && e.Kind != "rebase" {
			continue
		}
		f, to := side(e.Seat), t.AreaOf(e.To)
		if who := retreating(m, e); who != nobody {
			f = who
		}
		p := t.Place(to)
		said := fmt.Sprintf("a %s of %s from %s to %s", e.Kind, name(t, f), e.On.Name(), p.Slug)
		switch {
		case p.Land() && !ours(t, m.After.Control[to], f) && !ours(t, t.Control[to], f):
			return said + ", which is not Friendly", "Friendly ground"
		case e.Kind == "rebase" && p.Sea():
			return said, "land"
		case p.Sea() && foesAt(t, f, to):
			return said + ", an Enemy Sea", "an Open Sea"
		case e.Kind == "rebase" && foesAt(t, f, to):
			return said + ", where an Enemy is", "undisputed land"
		case e.Kind == "retreat" && fought(t, to):
			return said + ", where a Battle was", "no Battle"
		}
	}
	return "", ""
}

// retreating is the Side of the unit that left.
func retreating(m *move, e engine.Event) side {
	for i := range m.Before.Blocks {
		b := &m.Before.Blocks[i]
		if now := m.After.Blocks.Get(b.ID); now != nil && now.At != b.At && m.Before.AreaRef(b.At) == e.On && m.Before.AreaRef(now.At) == e.To {
			return m.Before.SideOf(b.ID.Nation)
		}
	}
	return nobody
}

// foesAt reports whether units of an Enemy are in an area, Escaped Subs apart.
func foesAt(t *table, f side, a area) bool {
	for i := range t.Blocks {
		b := &t.Blocks[i]
		if b.At == a && !b.Has(blockwar.Escaped) && enemies(t, f, t.SideOf(b.ID.Nation)) {
			return true
		}
	}
	return false
}

// fought reports whether there was a Battle other than a Raid in an area in this Player Turn.
func fought(t *table, a area) bool {
	for _, x := range t.Combat.Fields {
		if x.Area == a && !x.Raid {
			return true
		}
	}
	return false
}

// raids asks for Ground units of the Active Player where a Raid is announced (11.55, 11.551).
func raids(m *move) (got, want string) {
	t := m.After
	for _, e := range m.Saw("raid") {
		a := t.AreaOf(e.On)
		for i := range t.Blocks {
			if b := &t.Blocks[i]; b.At == a && ground(t, b) && fights(t, b) && ours(t, t.SideOf(b.ID.Nation), side(e.Seat)) {
				return fmt.Sprintf("%s in the Raid on %s", t.UnitRef(b.ID), slug(t, a)), "no Raid"
			}
		}
	}
	return "", ""
}
