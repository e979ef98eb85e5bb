package triumph

import "interbellum/engine"

// handLimit is how many cards a Faction may keep: one less for each pair in its Secret Vault (4.3, 9.3).
func (t *Table) handLimit(f Faction) int {
	return max(0, f.Facts().HandSize-len(t.faction(f).Vault))
}

// 7.5 HandSize Compliance: in Turn Order, everybody discards down to the limit.
type handSizes struct{ done }

// over is the first Faction in the Turn Order whose hand is too large.
func (*handSizes) over(t *Table) (Faction, int) {
	for _, f := range t.Order {
		if n := t.faction(f).Hand.Len() - t.handLimit(f); n > 0 {
			return f, n
		}
	}
	return NoFaction, 0
}

func (s *handSizes) Waiting(t *Table) bool {
	f, _ := s.over(t)
	return f != NoFaction
}

func (s *handSizes) Open(t *Table) []engine.Decision {
	f, n := s.over(t)
	d := ask(f, "hand-size", "7.5", factionRef(f), t.faction(f).Hand.choices("discard")...)
	d.Left = n - 1
	return []engine.Decision{d}
}

func (s *handSizes) Take(t *Table, e engine.Entry) events {
	k, n := cardOf(e.Choice.On)
	f := factionAt(e.Seat)
	t.discard(f, k, n)
	return events{say("card-discarded", "7.5", f, e.Choice.On, "", 0)}
}

var _ = register("hand-sizes", &handSizes{})
