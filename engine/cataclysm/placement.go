package cataclysm

import "interbellum/engine"

// placement puts a drawn unit at a production site and may deploy it (3.7.2). Until then the
// limits may be exceeded there. A naval unit is placed in a coastal home area to which a
// production site has a line of communications; the limits apply if that area is no production
// site itself (7.1).
type placement struct {
	Power  Power
	Kind   Kind   // now in Hand
	Placed UnitID // the unit on the map
	Moved  bool
	Over   bool
}

// sites is the set of berths at which a unit of this kind may be placed.
func (t *Table) sites(p Power, k Kind) (set Areas) {
	if !t.active(p) {
		return set
	}
	th, f := t.theatre(p, UnitID{}), CounterFace{Kind: k}
	lines := t.supplyLines(p)
	for _, a := range th.enterable.List() {
		switch {
		case th.occupationLimit(f, a) == 0:
		case !k.IsNaval() && t.productionSite(p, a):
			set.Add(a)
		case k.IsNaval() && (t.isHome(p, a) || t.extraSite(p, a)) && lines.reached.Has(a):
			if t.productionSite(p, a) || th.canStop(f, a) {
				addBerths(a, &set)
			}
		}
	}
	return set
}

// canPlace reports whether a drawn unit has a legal area.
func (t *Table) canPlace(p Power, k Kind) bool { return !isEmpty(t.sites(p, k)) }

func (s *placement) Waiting(t *Table) bool {
	return s.Placed.Kind == NoKind && t.count(s.Power, Hand, s.Kind) > 0 && t.canPlace(s.Power, s.Kind)
}

func (s *placement) Open(t *Table) []engine.Decision {
	q := ask(s.Power, "place", "3.7.2", counterRef(s.Power, s.Kind))
	for _, b := range t.sites(s.Power, s.Kind).List() {
		q.Legal = append(q.Legal, engine.Choice{Verb: "place", On: coastRef(s.Kind, b)})
	}
	return []engine.Decision{q}
}

func (s *placement) Take(t *Table, e engine.Entry) events {
	a, coast := areaAndCoast(berthOf(e.Choice.On))
	if !s.Kind.IsNaval() {
		coast = NoCoast
	}
	s.Placed = t.place(s.Power, s.Kind, Hand, a, coast)
	return events{say("place", "3.7.2", s.Power, s.Placed.Ref(), e.Choice.On, 0)}
}

func (s *placement) Next(t *Table, _ step) (step, bool, events) {
	if s.Placed.Kind == NoKind || s.Moved || t.unit(s.Placed) == nil {
		s.Over = true
		t.queueEvict()
		return nil, true, nil
	}
	s.Moved = true
	return &deployment{Power: s.Power, Only: s.Placed}, false, nil
}

var _ = register("placement", &placement{})
