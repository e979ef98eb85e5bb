package blockwar

import "interbellum/engine"

// A window in which Factions may Reveal secret Technologies: each that has any is asked until it
// passes, in the order of the Factions. That it has any, everybody sees.
type revealWindow struct {
	EndsWhenIdle
	NoRights
	Left  Set
	About engine.Ref
}

// next is the Faction that is asked.
func (s *revealWindow) next(t *Table) Faction {
	for _, f := range s.Left.List() {
		if len(t.Faction(f).Vault) > 0 {
			return f
		}
	}
	return NoFaction
}

func (s *revealWindow) Waiting(t *Table) bool { return s.next(t) != NoFaction }

func (s *revealWindow) Open(t *Table) []engine.Decision {
	f := s.next(t)
	return []engine.Decision{t.Ask(f, "vault", t.Rule.Vaults, s.About, append(t.Revelations(f), Verb(engine.Pass))...)}
}

func (s *revealWindow) Take(t *Table, e engine.Entry) events {
	f := FactionAt(e.Seat)
	if e.Choice.Verb == engine.Pass {
		s.Left = s.Left.Without(f)
		return nil
	}
	return t.revealSecret(f, e.Choice)
}

var _ = register("reveal-window", &revealWindow{})
