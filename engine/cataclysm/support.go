package cataclysm

import "interbellum/engine"

// support is the commitment of supporting units by one side (10.2): first those in the target,
// which must support, then those nearby that the side sends. The power that decides for the side
// sends its own units and, if their owners agree, those of friends. If a country defends itself,
// or an unowned base is defended, each power that may help decides for its own.
type support struct {
	Side    int8
	Started bool // the units in the target are in
	Queue   []Power
	Done    Powers // powers that are finished
	Refused Powers
	Asking  UnitID
}

// supporters lists the units that could support: p's own and, if p decides for the side, its
// friends'.
func (s *support) supporters(t *Table, p Power) (list []*Unit) {
	b := t.Battle
	for i := range t.Units {
		u := &t.Units[i]
		if u.At == b.Target || u.Owner > PowerCount || s.Refused.Has(u.Owner) || t.hasInterchangeable(list, u) || t.inBattle(u.UnitID) {
			continue
		}
		if u.Owner != p && (s.noPowerLeads(t) || !t.friendly(p, u.Owner)) {
			continue
		}
		if s.Side == defending && !t.atWar(u.Owner, b.Attacker) {
			continue
		}
		if t.supportBerth(u) != Nowhere && t.supportRoom(u) {
			list = append(list, u)
		}
	}
	return list
}

// noPowerLeads reports whether no power leads the defence.
func (s *support) noPowerLeads(t *Table) bool {
	return s.Side == defending && !t.active(t.Battle.Defender)
}

func (t *Table) inBattle(id UnitID) bool {
	for _, side := range t.Battle.Sides {
		for _, f := range side {
			if f.Unit == id {
				return true
			}
		}
	}
	return false
}

// supportBerth is the berth in the target to which a unit would come if it may support the combat
// from where it is, or Nowhere: an air force on a friendly airfield, or a fleet in a friendly port
// for a naval combat, one area away. Range does not matter.
func (t *Table) supportBerth(u *Unit) berth {
	target := t.Battle.Target
	if u.Kind == AirForce {
		if t.passages.air[u.At].Has(target) && t.canSupport(u) {
			return target
		}
		return Nowhere
	}
	var berths Areas
	addBerths(target, &berths)
	for _, b := range intersection(t.passages.ships[unitBerth(u)], berths).List() {
		if t.canSupport(u) {
			return b
		}
	}
	return Nowhere
}

// canSupport reports whether the unit is of a kind that may support this combat, and in a
// friendly airfield or port area.
func (t *Table) canSupport(u *Unit) bool {
	switch {
	case u.Kind == AirForce:
		th := t.theatre(u.Owner, UnitID{})
		return th.airfields.Has(u.At)
	case u.Kind == Fleet && combatOf(t.Battle.Verb) == "naval":
		th := t.theatre(u.Owner, UnitID{})
		return th.ports.Has(unitBerth(u))
	}
	return false
}

func (t *Table) supportRoom(u *Unit) bool {
	class := isAirUnit
	if u.Kind == Fleet {
		class = isNavalUnit
	}
	return t.battleRoom(u.Owner, t.Battle.Target, class) > 0
}

// decidingPower is the power that may send support now, or NoPower.
func (s *support) decidingPower(t *Table) Power {
	for _, p := range s.Queue {
		if !s.Done.Has(p) && t.active(p) && len(s.supporters(t, p)) > 0 {
			return p
		}
	}
	return NoPower
}

func (s *support) Waiting(t *Table) bool {
	return s.Started && (s.Asking.Owner != NoPower || s.decidingPower(t) != NoPower)
}

func (s *support) Open(t *Table) []engine.Decision {
	about := t.Battle.ref()
	if s.Asking.Owner != NoPower {
		return []engine.Decision{ask(s.Asking.Owner, "use-my-units", "10.2", s.Asking.Ref(), verb("allow"), verb("refuse"))}
	}
	p := s.decidingPower(t)
	d := ask(p, "support", "10.2", about, verb("done"))
	for _, u := range s.supporters(t, p) {
		d.Legal = append(d.Legal, engine.Choice{Verb: "support", On: u.Ref()})
	}
	return []engine.Decision{d}
}

func (s *support) Take(t *Table, e engine.Entry) events {
	switch e.Choice.Verb {
	case "done":
		s.Done = s.Done.With(powerAt(e.Seat))
	case "support":
		u := t.unitOf(e.Choice.On)
		if u.Owner != powerAt(e.Seat) {
			s.Asking = u.UnitID
			return nil
		}
		return s.commit(t, u)
	case "allow":
		u := t.unit(s.Asking)
		s.Asking = UnitID{}
		return s.commit(t, u)
	case "refuse":
		s.Refused, s.Asking = s.Refused.With(s.Asking.Owner), UnitID{}
	}
	return nil
}

// commit moves a supporting unit into the target and checks its supply (9.6, 10.2).
func (s *support) commit(t *Table, u *Unit) events {
	b := t.Battle
	f := Fighter{Unit: u.UnitID, From: u.At, Support: true, Limited: !t.hasLOC(u.Owner, u.At)}
	if u.At != b.Target {
		u.moveTo(t.supportBerth(u))
	}
	b.Sides[s.Side] = append(b.Sides[s.Side], f)
	seen := events{say("support", "10.2", u.Owner, u.Ref(), areaRef(f.From), 0)}
	return append(seen, limitedSupply(f)...)
}

func (s *support) Next(t *Table, _ step) (step, bool, events) {
	if s.Started || t.lapsed() {
		return nil, true, nil
	}
	s.Started = true
	if s.Side == attacking {
		s.Queue = []Power{t.Battle.Attacker}
		return nil, false, s.commitUnitsInTarget(t)
	}
	s.Queue = []Power{t.Battle.Defender}
	if s.noPowerLeads(t) {
		s.Queue = t.decreasing(t.helpers())
	}
	return nil, false, nil
}

// commitUnitsInTarget commits the attacker's units that are in the target already, as at a British
// base in a country, and must support. The defender's are in the battle from the start (9.1.1).
func (s *support) commitUnitsInTarget(t *Table) (seen events) {
	for _, u := range t.unitsAt(t.Battle.Target) {
		if u.Owner <= PowerCount && t.friendly(t.Battle.Attacker, u.Owner) && !t.inBattle(u.UnitID) && t.canSupport(u) {
			seen = append(seen, s.commit(t, u)...)
		}
	}
	return seen
}

// helpers is the powers that may support if none leads the defence: enemies of the attacker, or,
// if the country has a controller, only its friends among them (10.2; see RULINGS.md).
func (t *Table) helpers() Powers {
	enemies := t.enemies(t.Battle.Attacker)
	if c := t.controller(t.Battle.Target); c != NoPower {
		return t.friends(c).And(enemies)
	}
	return enemies
}

var _ = register("support", &support{})
