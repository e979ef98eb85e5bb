package cataclysm

import "interbellum/engine"

// support is the committing of supporting units by one side (10.2): first those that
// stand in the target and must, then whichever of the neighbours the side sends. Who
// decides for the side sends its own units and, with their owners' leave, those of
// friends; where a country defends itself, each friend decides for its own.
type support struct {
	Side    int8
	Forced  bool // the units in the target are in
	Queue   []Power
	Done    Powers // have sent all they want
	Refused Powers
	Asking  UnitID
}

// supporters lists the units that could support, of p's own or, for the power that
// decides for the side, of its friends too.
func (s *support) supporters(t *Table, p Power) (list []*Unit) {
	b := t.Battle
	for i := range t.Units {
		u := &t.Units[i]
		if u.At == b.Target || s.Refused.Has(u.Owner) || t.twinBefore(list, u) || t.inBattle(u.UnitID) {
			continue
		}
		if u.Owner != p && (b.Defender == Neutral && s.Side == defending || !t.friendly(p, u.Owner)) {
			continue
		}
		if s.Side == defending && !t.atWar(u.Owner, b.Attacker) {
			continue
		}
		if t.canSupport(u) && t.supportRoom(u) {
			list = append(list, u)
		}
	}
	return list
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

// canSupport reports whether a unit may support the combat from where it is: an air force
// in a friendly airfield area, or a fleet in a friendly port area for a naval combat, one
// area away. Range has no part in it.
func (t *Table) canSupport(u *Unit) bool {
	x, touch := Board().Between(u.At, t.Battle.Target)
	if !touch {
		return false
	}
	switch {
	case u.Kind == AirForce:
		return x.Via.Air && t.friendlyAirfield(u.Owner, u.At)
	case u.Kind == Fleet && combatOf(t.Battle.Verb) == "naval":
		coast := u.Coast == NoCoast || x.Via.Coast == NoCoast || x.Via.Coast == u.Coast
		return x.Via.Naval && coast && t.friendlyPort(u.Owner, u.At)
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

// asked is the power whose turn it is to send support, or NoPower.
func (s *support) asked(t *Table) Power {
	for _, p := range s.Queue {
		if !s.Done.Has(p) && t.active(p) && len(s.supporters(t, p)) > 0 {
			return p
		}
	}
	return NoPower
}

func (s *support) Waiting(t *Table) bool {
	return s.Forced && (s.Asking.Owner != NoPower || s.asked(t) != NoPower)
}

func (s *support) Open(t *Table) []engine.Decision {
	about := t.Battle.ref()
	if s.Asking.Owner != NoPower {
		return []engine.Decision{ask(s.Asking.Owner, "use-my-units", "10.2", s.Asking.Ref(), verb("allow"), verb("refuse"))}
	}
	p := s.asked(t)
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

// commit moves a supporting unit into the target; supply is checked now (9.6, 10.2).
func (s *support) commit(t *Table, u *Unit) events {
	b := t.Battle
	f := Fighter{Unit: u.UnitID, From: u.At, Coast: u.Coast, Support: true, Limited: !t.loc(u.Owner, u.At)}
	if u.Kind == Fleet {
		x, _ := Board().Between(u.At, b.Target)
		u.Coast = x.Via.Coast
		if b.Target.Place().IsSea() {
			u.Coast = NoCoast
		}
	}
	u.At = b.Target
	b.Sides[s.Side] = append(b.Sides[s.Side], f)
	seen := events{say("support", "10.2", u.Owner, u.Ref(), b.ref(), 0)}
	return append(seen, limitedSupply(f)...)
}

func (s *support) Next(t *Table, _ step) (step, bool, events) {
	if s.Forced {
		return nil, true, nil
	}
	s.Forced = true
	p := t.Battle.Attacker
	if s.Side == defending {
		p = t.Battle.Defender
	}
	if t.active(p) {
		s.Queue = []Power{p}
		return nil, false, nil
	}
	if s.Side == defending {
		s.Queue = t.decreasing(t.defenceFriends())
	}
	return nil, false, nil
}

// defenceFriends is who may support a country that defends itself: powers friendly to its
// controller, if it has one, and at war with the attacker (10.2). Nobody is friendly to a
// country without a controller.
func (t *Table) defenceFriends() (set Powers) {
	c := t.controller(t.Battle.Target)
	if c == NoPower {
		return 0
	}
	return t.friends(c).And(t.enemies(t.Battle.Attacker))
}

func init() { register[support]("support") }
