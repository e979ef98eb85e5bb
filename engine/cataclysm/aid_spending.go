package cataclysm

import "interbellum/engine"

// aidSpending is 9.7.1: before a country in civil war defends itself, each faction spends one aid
// if it has any, and the country gains one die for it (10.4). An attacked Chinese army spends one
// of its own. If a faction has several patrons, each names whose aid is spent, in increasing
// effectiveness order. If they disagree, the least effective patron pays; among several of those
// the attacker chooses.
type aidSpending struct {
	Faction  Faction // whose aid is spent next; beyond Right, both are done
	Answered Powers  // patrons who have answered
	Named    Power   // whose aid they named
	Split    bool    // they disagree
}

// ownDefence reports whether a country in civil war, or a Chinese army, is about to defend itself.
func (t *Table) ownDefence() bool {
	b := t.Battle
	torn := t.Areas[b.Target].CivilWar || t.chinese(b.Target) != nil
	return combatOf(b.Verb) == "land" && b.Defender == Neutral && torn
}

// payers lists the patrons of the faction among whom the attacker chooses.
func (s *aidSpending) payers(t *Table) (set Powers) {
	patrons := t.patrons(s.Faction, t.Battle.Target)
	for _, p := range t.increasing(patrons) {
		least, _ := t.effectiveness(t.increasing(patrons)[0])
		if n, _ := t.effectiveness(p); n == least {
			set = set.With(p)
		}
	}
	return set
}

// decidingPower is the power that names whose aid is spent, or NoPower.
func (s *aidSpending) decidingPower(t *Table) Power {
	if s.Faction == NoFaction || s.Faction > Right {
		return NoPower
	}
	patrons := t.patrons(s.Faction, t.Battle.Target)
	switch {
	case patrons.Len() < 2:
	case !s.Split:
		for _, p := range t.increasing(patrons.Minus(s.Answered)) {
			return p
		}
	case s.payers(t).Len() > 1 && t.active(t.Battle.Attacker):
		return t.Battle.Attacker
	}
	return NoPower
}

func (s *aidSpending) Waiting(t *Table) bool { return s.decidingPower(t) != NoPower }

func (s *aidSpending) Open(t *Table) []engine.Decision {
	d := ask(s.decidingPower(t), "spend-aid", "9.7.1", t.Battle.ref())
	from := t.patrons(s.Faction, t.Battle.Target)
	if s.Split {
		from = s.payers(t)
	}
	for _, p := range from.List() {
		d.Legal = append(d.Legal, engine.Choice{Verb: "spend", On: powerRef(p), To: factionRef(s.Faction)})
	}
	return []engine.Decision{d}
}

func (s *aidSpending) Take(t *Table, e engine.Entry) events {
	p := powerOf(e.Choice.On)
	if s.Split {
		return s.spend(t, p)
	}
	s.Answered = s.Answered.With(powerAt(e.Seat))
	s.Split = s.Named != NoPower && s.Named != p
	s.Named = p
	return nil
}

func (s *aidSpending) spend(t *Table, p Power) events {
	side, b := s.Faction, t.Battle
	*s = aidSpending{Faction: side + 1}
	t.returnAid(p, b.Target, side, 1)
	b.Aid = true
	return events{say("aid-spent", "9.7.1", p, b.ref(), factionRef(side), 1)}
}

func (s *aidSpending) Next(t *Table, _ step) (step, bool, events) {
	switch {
	case s.Faction == NoFaction:
		s.Faction = Left
		return nil, false, nil
	case s.Faction > Right:
		return nil, true, nil
	case s.Named != NoPower && !s.Split:
		return nil, false, s.spend(t, s.Named)
	}
	if list := s.payers(t).List(); len(list) > 0 {
		return nil, false, s.spend(t, list[0])
	}
	*s = aidSpending{Faction: s.Faction + 1}
	return nil, false, nil
}

var _ = register("aid-spending", &aidSpending{})
