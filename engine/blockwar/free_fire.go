package blockwar

import (
	"slices"

	"interbellum/engine"
)

// FreeFire lets units of some types fire once in each Battle of the Active Player against one Side before the Combat Phase, without an
// answer. At sea one BattleGroup takes part. A game that has such fire registers it.
type FreeFire struct {
	NoRights
	Faction Faction
	On      Side
	Types   []Type
	Rule    engine.Rule
	At      Area // the last Battle that has been begun
	Chosen  bool // a BattleGroup has been
	Shot    shot
}

// actors are the slots of units that have still to fire.
func (s *FreeFire) actors(t *Table) (list []int) {
	b := t.Combat.Battle
	for _, i := range b.Live(t, s.Faction) {
		if slices.Contains(s.Types, b.Slots[i].Unit.Type) && !b.Slots[i].Acted && len(b.shots(t, i)) > 0 {
			list = append(list, i)
		}
	}
	return list
}

// chooses reports whether a BattleGroup is still to be named.
func (s *FreeFire) chooses(t *Table) bool { return !s.Chosen && len(t.Combat.Battle.Groups(t)) > 0 }

func (s *FreeFire) Waiting(t *Table) bool {
	return t.Combat.Battle != nil && s.Shot.Dice == 0 && (s.chooses(t) || len(s.actors(t)) > 0)
}

func (s *FreeFire) Open(t *Table) []engine.Decision {
	b := t.Combat.Battle
	at := t.AreaRef(b.Area)
	if s.chooses(t) {
		d := t.Ask(s.Faction, "join", s.Rule, at)
		for _, g := range b.Groups(t) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "join", On: at, N: int(g)})
		}
		return []engine.Decision{d}
	}
	d := t.Ask(s.Faction, "free-fire", s.Rule, at)
	for _, i := range s.actors(t) {
		d.Legal = append(append(d.Legal, b.shots(t, i)...), engine.Choice{Verb: "hold", On: b.ref(t, i)})
	}
	return []engine.Decision{d}
}

func (s *FreeFire) Take(t *Table, e engine.Entry) events {
	b := t.Combat.Battle
	if e.Choice.Verb == "join" {
		s.Chosen = true
		units := t.Here(b.Area, func(u *Block) bool { return int(u.Group) == e.Choice.N && t.PartyOf(u.ID.Nation) == s.Faction })
		return b.enlist(t, units)
	}
	slot := b.find(t, e.Choice.On)
	if b.Slots[slot].Acted = true; e.Choice.Verb != "hold" {
		s.Shot = t.aim(slot, e.Choice)
	}
	return nil
}

// Next goes on with the dice of a shot, then with the next Battle.
func (s *FreeFire) Next(t *Table, _ step) (step, bool, events) {
	if now := s.Shot; now.Dice > 0 {
		s.Shot = shot{}
		return &volley{Shot: now}, false, nil
	}
	if s.Waiting(t) {
		return nil, false, nil
	}
	var seen events
	if t.Combat.Battle != nil {
		t.Combat.Battle = nil
		seen = t.lieOrStand(s.At)
	}
	for a := s.At + 1; a <= t.LastArea; a++ {
		if s.At = a; !t.frozen(a) && t.Present(a).Has(s.Faction) && t.Against(s.Faction, a).Has(s.On) {
			return nil, false, append(seen, s.begin(t, a)...)
		}
	}
	return nil, true, seen
}

func (s *FreeFire) begin(t *Table, a Area) events {
	b := &Battle{Area: a, Attacker: s.Faction, Targets: t.Foes(s.Faction, a)}
	t.Combat.Battle, s.Chosen = b, false
	return append(events{t.Say("free-fire", s.Rule, s.Faction, t.AreaRef(a), "", 0)}, b.enlist(t, t.fighters(s.Faction, a, b.Targets))...)
}
