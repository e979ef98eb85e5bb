package cataclysm

import "interbellum/engine"

// upgrade plays an upgrade marker on a unit of its kind to which the power can trace a
// line of communications (3.7.3).
type upgrade struct {
	Power Power
	Kind  Kind // now in Hand
	Done  bool
}

// upgradable lists the units that the marker could be played on, one of those that are alike.
func (t *Table) upgradable(p Power, k Kind) (list []*Unit) {
	if !t.active(p) {
		return nil
	}
	lines := t.supplyLines(p)
	for i := range t.Units {
		u := &t.Units[i]
		if u.Owner == p && u.Kind == k.Upgrades() && !u.Upgraded && lines.reached.Has(u.At) && !t.hasInterchangeable(list, u) {
			list = append(list, u)
		}
	}
	return list
}

// canUpgrade reports whether a drawn upgrade marker has an eligible unit.
func (t *Table) canUpgrade(p Power, k Kind) bool { return len(t.upgradable(p, k)) > 0 }

func (s *upgrade) Waiting(t *Table) bool { return !s.Done && t.canUpgrade(s.Power, s.Kind) }

func (s *upgrade) Open(t *Table) []engine.Decision {
	q := ask(s.Power, "upgrade", "3.7.3", counterRef(s.Power, s.Kind))
	for _, u := range t.upgradable(s.Power, s.Kind) {
		q.Legal = append(q.Legal, engine.Choice{Verb: "upgrade", On: u.Ref()})
	}
	return []engine.Decision{q}
}

func (s *upgrade) Take(t *Table, e engine.Entry) events {
	s.Done = true
	t.unitOf(e.Choice.On).Upgraded = true
	t.giveBack(s.Power, s.Kind, Hand)
	return events{say("upgrade", "3.7.3", s.Power, e.Choice.On, counterRef(s.Power, s.Kind), 0)}
}

func (s *upgrade) Next(*Table, step) (step, bool, events) { return nil, true, nil }

var _ = register("upgrade", &upgrade{})
