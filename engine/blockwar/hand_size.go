package blockwar

import "interbellum/engine"

// HandLimit is how many cards a Faction may keep: one less for each pair in its Secret Vault (4.3).
func (t *Table) HandLimit(f Faction) int {
	pairs := len(t.Faction(f).Vault)
	for k := range DeckCount {
		pairs += t.Hooks.VaultPairs(t, f, k).Len() / 2
	}
	return max(0, t.FactionFacts(f).HandSize-pairs)
}

// 7.5 HandSize Compliance: in Turn Order, everybody discards down to the limit.
type HandSizes struct{ EndsWhenIdle }

// Over is the first Faction in the Turn Order whose hand is too large.
func (*HandSizes) Over(t *Table) (Faction, int) {
	for _, f := range t.Order {
		if n := t.Faction(f).Hand.Len() - t.HandLimit(f); n > 0 {
			return f, n
		}
	}
	return NoFaction, 0
}

func (s *HandSizes) Waiting(t *Table) bool {
	f, _ := s.Over(t)
	return f != NoFaction
}

func (s *HandSizes) Open(t *Table) []engine.Decision {
	f, n := s.Over(t)
	d := t.Ask(f, "hand-size", "7.5", t.FactionRef(f), t.Faction(f).Hand.choices("discard")...)
	d.Left = n - 1
	return []engine.Decision{d}
}

func (s *HandSizes) Take(t *Table, e engine.Entry) events {
	k, n := CardOf(e.Choice.On)
	f := FactionAt(e.Seat)
	t.Discard(f, k, n)
	return events{t.Say("card-discarded", "7.5", f, e.Choice.On, "", 0)}
}

var _ = register("hand-sizes", &HandSizes{})
