package cataclysm

import "interbellum/engine"

// aidSpending is 9.7.1: before a country in civil war defends itself each faction spends
// one aid, if it has any, and the country gains one die for it (10.4). A Chinese army that
// is attacked spends one of its own. The patrons of a
// faction are not asked to agree: the least effective pays; of several of those the
// attacker chooses.
type aidSpending struct {
	Side Side // whose aid is spent next; past Right it is done
}

// ownDefence reports whether a country in civil war, or a Chinese army, is about to defend
// itself.
func (t *Table) ownDefence() bool {
	b := t.Battle
	torn := t.Areas[b.Target].CivilWar || t.chinese(b.Target) != nil
	return combatOf(b.Verb) == "land" && b.Defender == Neutral && torn
}

// payers lists the patrons of the faction among whom the attacker chooses.
func (s *aidSpending) payers(t *Table) (set Powers) {
	patrons := t.patrons(s.Side, t.Battle.Target)
	for _, p := range t.increasing(patrons) {
		least, _ := t.effectiveness(t.increasing(patrons)[0])
		if n, _ := t.effectiveness(p); n == least {
			set = set.With(p)
		}
	}
	return set
}

func (s *aidSpending) Waiting(t *Table) bool {
	return s.Side != NoSide && s.Side <= Right && t.active(t.Battle.Attacker) && s.payers(t).Len() > 1
}

func (s *aidSpending) Open(t *Table) []engine.Decision {
	d := ask(t.Battle.Attacker, "spend-aid", "9.7.1", t.Battle.ref())
	for _, p := range s.payers(t).List() {
		d.Legal = append(d.Legal, engine.Choice{Verb: "spend", On: powerRef(p), To: sideRef(s.Side)})
	}
	return []engine.Decision{d}
}

func (s *aidSpending) Take(t *Table, e engine.Entry) events { return s.spend(t, powerOf(e.Choice.On)) }

func (s *aidSpending) spend(t *Table, p Power) events {
	side, b := s.Side, t.Battle
	s.Side++
	t.returnAid(p, b.Target, side, 1)
	b.Aid = true
	return events{say("aid-spent", "9.7.1", p, b.ref(), sideRef(side), 1)}
}

func (s *aidSpending) Next(t *Table, _ step) (step, bool, events) {
	switch {
	case s.Side == NoSide:
		s.Side = Left
		return nil, false, nil
	case s.Side > Right:
		return nil, true, nil
	}
	if list := s.payers(t).List(); len(list) > 0 {
		return nil, false, s.spend(t, list[0])
	}
	s.Side++
	return nil, false, nil
}

var _ = register("aid-spending", &aidSpending{})
