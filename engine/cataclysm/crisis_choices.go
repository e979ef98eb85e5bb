package cataclysm

import "interbellum/engine"

// The wartime rows with a choice: W6-1 Partisans and W6-6 Allied summit.

// partisanTargets lists the areas of p in which partisans may rise: present countries with its
// cube, without a land unit of a power, with a resistance of one or more.
func (t *Table) partisanTargets(p Power) (list []Area) {
	for a := Area(1); a <= AreaCount; a++ {
		if t.inPlay(a) && t.controller(a) == p && t.isCountry(a) && !t.garrisoned(a) && t.resistance(a) > 0 {
			list = append(list, a)
		}
	}
	return list
}

// occupiers lists the powers that have such an area, and an enemy to choose it.
func (t *Table) occupiers() (list []Power) {
	for _, p := range t.decreasing(t.activePowers()) {
		if !t.enemies(p).Empty() && len(t.partisanTargets(p)) > 0 {
			list = append(list, p)
		}
	}
	return list
}

// partisans has the enemies of each occupier choose one area. The occupier makes an effectiveness
// check for it. The most effective enemy chooses for all.
type partisans struct {
	Todo    []Power
	Started bool
	Area    Area // chosen, to be checked for
}

func (s *partisans) chooser(t *Table) Power {
	for _, q := range t.decreasing(t.enemies(s.Todo[0]) & t.activePowers()) {
		return q
	}
	return NoPower
}

func (s *partisans) Waiting(t *Table) bool {
	return len(s.Todo) > 0 && s.Area == Nowhere && len(t.partisanTargets(s.Todo[0])) > 0 && s.chooser(t) != NoPower
}

func (s *partisans) Open(t *Table) []engine.Decision {
	q := ask(s.chooser(t), "partisans", "3.7.4", powerRef(s.Todo[0]))
	for _, a := range t.partisanTargets(s.Todo[0]) {
		q.Legal = append(q.Legal, engine.Choice{Verb: "rise", On: areaRef(a)})
	}
	return []engine.Decision{q}
}

func (s *partisans) Take(t *Table, e engine.Entry) events {
	s.Area = areaOf(e.Choice.On)
	return events{say("partisans", "3.7.4", powerAt(e.Seat), e.Choice.On, powerRef(s.Todo[0]), 0)}
}

func (s *partisans) Next(t *Table, ended step) (step, bool, events) {
	if !s.Started {
		s.Started, s.Todo = true, t.occupiers()
		return nil, len(s.Todo) == 0, nil
	}
	if c, is := ended.(*check); is {
		a := s.Area
		s.Area, s.Todo = Nowhere, s.Todo[1:]
		if !c.Passed && t.controller(a) == c.Power {
			return nil, false, t.removeCube(a, "3.7.4")
		}
		return nil, false, nil
	}
	if len(s.Todo) == 0 {
		return nil, true, nil
	}
	if s.Area != Nowhere && t.controller(s.Area) == s.Todo[0] {
		return &check{Power: s.Todo[0], Kind: "keep-control", Rule: "3.7.4", About: areaRef(s.Area)}, false, nil
	}
	s.Area, s.Todo = Nowhere, s.Todo[1:]
	return nil, false, nil
}

// freeActors lists the powers of the ideology with the lowest score that could attempt a political
// action now.
func (t *Table) freeActors() (list []Power) {
	side := t.lowestIdeology()
	for _, p := range t.decreasing(t.activePowers()) {
		if t.ideology(p) == side && t.canPlayFlag(p, Flag) {
			list = append(list, p)
		}
	}
	return list
}

// freeAction lets the ideology with the lowest score name one of its powers, which may attempt one
// political action without a flag. Its most effective power names it.
type freeAction struct {
	Done  bool
	Named Power
}

func (s *freeAction) Waiting(t *Table) bool { return !s.Done && len(t.freeActors()) > 0 }

func (s *freeAction) Open(t *Table) []engine.Decision {
	list := t.freeActors()
	q := ask(list[0], "free-action", "3.7.4", "crisis", verb(engine.Pass))
	for _, p := range list {
		q.Legal = append(q.Legal, engine.Choice{Verb: "name", On: powerRef(p)})
	}
	return []engine.Decision{q}
}

func (s *freeAction) Take(_ *Table, e engine.Entry) events {
	s.Done = true
	if e.Choice.Verb != engine.Pass {
		s.Named = powerOf(e.Choice.On)
	}
	return nil
}

func (s *freeAction) Next(t *Table, _ step) (step, bool, events) {
	if s.Named == NoPower || !t.canPlayFlag(s.Named, Flag) {
		return nil, true, nil
	}
	t.Acting = s.Named
	return &flagPlay{Power: s.Named, Kind: Flag, Free: true}, true,
		events{say("free-action", "6.0", s.Named, powerRef(s.Named), "", 0)}
}

var (
	_ = register("crisis-partisans", &partisans{})
	_ = register("crisis-free-action", &freeAction{})
)
