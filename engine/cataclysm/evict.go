package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// evict looks for units that may no longer stay where they are. Those in areas, bases or seas that
// are now closed to them retreat or go into the cup, as their owners choose (2.2.4, 5.6.2, 6.1.4).
// If there are too many, their owners destroy the excess (7.1). The target of an operation under
// way is left to the operation, and limits wait while a deployment runs (8.4).
type evict struct {
	Moving     bool     // a deployment is under way
	Combat     bool     // in the aftermath of a combat units retreat and may not go into the cup
	Retreating []UnitID // units that are retreating already
	Owner      Power    // the power that must destroy an excess unit
	At         Area
	Kind       Kind // a kind of the class that is too many
}

// newEvict is the step for the procedures under way.
func newEvict(stack []step) *evict {
	e := &evict{}
	for _, s := range stack {
		switch x := s.(type) {
		case *deployment:
			e.Moving = e.Moving || !x.Over
		case *placement:
			e.Moving = e.Moving || !x.Over
		case *aftermath:
			e.Combat = true
		case *operation:
			e.Combat = e.Combat || x.Attacked
		case *retreat:
			e.Retreating = append(e.Retreating, x.Units...)
		}
	}
	return e
}

// battleArea is the area that evict leaves alone.
func (t *Table) battleArea() Area {
	if t.Battle == nil {
		return Nowhere
	}
	return t.Battle.Target
}

// theatreSet is the theatres of all powers at one moment, each made on first use.
type theatreSet struct {
	t        *Table
	theatres [PowerCount + 1]*theatre
}

func (s *theatreSet) of(p Power) *theatre {
	if s.theatres[p] == nil {
		s.theatres[p] = s.t.theatre(p, UnitID{})
	}
	return s.theatres[p]
}

// displaced lists the units that may not be where they are, however few they are. Units that a
// broken alliance left in one sea area with a former friend are listed only if there are no
// others: the more effective power leaves, and the other keeps the sea.
func (s *theatreSet) displaced() (list []UnitID) {
	t := s.t
	for i := range t.Units {
		u := &t.Units[i]
		if t.active(u.Owner) && u.At != t.battleArea() && s.of(u.Owner).occupationLimit(u.face(), u.At) == 0 {
			list = append(list, u.UnitID)
		}
	}
	if len(list) > 0 {
		return list
	}
	return s.sharingSea()
}

// sharingSea lists the units at sea of the most effective power that has any in an area with units
// of its ideology that are not friendly (7.1).
func (s *theatreSet) sharingSea() (list []UnitID) {
	t := s.t
	for _, p := range t.decreasing(t.activePowers()) {
		for i := range t.Units {
			u := &t.Units[i]
			if u.Owner == p && u.At != t.battleArea() && t.passages.sea.Has(u.At) && s.of(p).nonFriendly.Has(u.At) {
				list = append(list, u.UnitID)
			}
		}
		if len(list) > 0 {
			return list
		}
	}
	return nil
}

// excess finds an area with more units of a class than its limit allows, and the power that must
// destroy one: of several, the most effective (see RULINGS.md).
func (s *theatreSet) excess() (owner Power, a Area, k Kind) {
	t := s.t
	for _, p := range t.decreasing(t.activePowers()) {
		for i := range t.Units {
			u := &t.Units[i]
			if u.Owner != p || u.At == t.battleArea() {
				continue
			}
			th := s.of(p)
			here := &th.counts[u.At]
			room := th.occupationLimit(u.face(), u.At)
			if here.count(u.Kind) > room {
				return p, u.At, u.Kind
			}
			if u.Kind == Fortress && here.fortress > 1 && room != unlimited {
				return p, u.At, Fortress
			}
		}
	}
	return NoPower, Nowhere, NoKind
}

func (e *evict) Waiting(t *Table) bool { return e.Owner != NoPower }

func (e *evict) Open(t *Table) []engine.Decision {
	d := ask(e.Owner, "destroy-excess", "7.1", areaRef(e.At))
	var offered []*Unit
	for _, u := range t.unitsAt(e.At) {
		if u.Owner == e.Owner && e.isCandidate(t, u) && !t.hasInterchangeable(offered, u) {
			offered = append(offered, u)
			d.Legal = append(d.Legal, engine.Choice{Verb: "destroy", On: u.Ref()})
		}
	}
	return []engine.Decision{d}
}

// isCandidate selects the units among which the excess is chosen: those of its class, or
// fortresses alone if only they are too many.
func (e *evict) isCandidate(t *Table, u *Unit) bool {
	th := t.theatre(e.Owner, UnitID{})
	here := &th.counts[e.At]
	if e.Kind == Fortress && here.count(Fortress) <= th.occupationLimit(CounterFace{Kind: Fortress}, e.At) {
		return u.Kind == Fortress
	}
	return sameClass(e.Kind, u.Kind)
}

func sameClass(k, l Kind) bool {
	return k.IsLand() && l.IsLand() || k.IsNaval() && l.IsNaval() || k == l
}

func (e *evict) Take(t *Table, entry engine.Entry) events {
	e.Owner = NoPower
	id := t.unitOf(entry.Choice.On).UnitID
	t.remove(id, Available)
	return events{say("destroyed", "7.1", id.Owner, id.Ref(), areaRef(e.At), 0)}
}

func (e *evict) Next(t *Table, _ step) (step, bool, events) {
	s := theatreSet{t: t}
	list := slices.DeleteFunc(s.displaced(), func(id UnitID) bool { return slices.Contains(e.Retreating, id) })
	if len(list) > 0 {
		return &retreat{Units: list, Choice: !e.Combat, Rule: "2.2.4"}, false, nil
	}
	if e.Moving || len(e.Retreating) > 0 {
		return nil, true, nil
	}
	e.Owner, e.At, e.Kind = s.excess()
	return nil, e.Owner == NoPower, nil
}

var _ = register("evict", &evict{})
