package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// The rows of the crisis tables that name areas or powers.

// loosenedAreas lists the areas of P6-5 to P6-1, P5-4, W6-3, W6-2 and W5-4 with a power's cube and
// without a land unit of a power; of Chinese countries those without a Chinese army.
func (t *Table) loosenedAreas(row *CrisisEvent) (list []Area) {
	areas := row.Areas
	if row.China {
		for a := Area(1); a <= AreaCount; a++ {
			if t.Place(a).China && t.chinese(a) == nil {
				areas = append(areas[:len(areas):len(areas)], a)
			}
		}
	}
	for _, a := range areas {
		if t.inPlay(a) && t.controller(a) != NoPower && t.isCountry(a) && !t.garrisoned(a) {
			list = append(list, a)
		}
	}
	return list
}

// loosenControl has each controller make an effectiveness check for its area, and lose it if the
// check fails.
type loosenControl struct {
	noQuestions
	Areas []Area
}

func (l *loosenControl) Next(t *Table, ended step) (step, bool, events) {
	if c, is := ended.(*check); is {
		a := l.Areas[0]
		l.Areas = l.Areas[1:]
		if !c.Passed && t.controller(a) == c.Power {
			return nil, false, t.removeCube(a, "3.7.4")
		}
		return nil, false, nil
	}
	for len(l.Areas) > 0 {
		a := l.Areas[0]
		if p := t.controller(a); p != NoPower && t.isCountry(a) && !t.garrisoned(a) {
			return &check{Power: p, Kind: "keep-control", Rule: "3.7.4", About: areaRef(a)}, false, nil
		}
		l.Areas = l.Areas[1:]
	}
	return nil, true, nil
}

// removeCube takes a power's cube from an area. A lost home area or colony returns to its first
// owner, if that one is still active (2.2.3, 2.2.4).
func (t *Table) removeCube(a Area, rule engine.Rule) events {
	if owner := t.Place(a).Owner; t.active(owner) && t.controller(a) != owner {
		return t.takeControl(owner, a, rule, false)
	}
	return t.loseControl(a, rule, false)
}

// flagCheckers lists the powers that check for a flag: in P5-5 the Democracies, in W5-5 the
// belligerents.
func (t *Table) flagCheckers(row *CrisisEvent) (list []Power) {
	for _, p := range t.decreasing(t.activePowers()) {
		if row.Ideology != NoIdeology && t.ideology(p) != row.Ideology || row.Belligerent && !t.belligerent(p) {
			continue
		}
		list = append(list, p)
	}
	return list
}

// anyFlagToGain reports whether one of them has a flag left to gain (5.2.2).
func (t *Table) anyFlagToGain(list []Power) bool {
	return slices.ContainsFunc(list, func(p Power) bool {
		return t.active(p) && t.count(p, Available, Flag)+t.count(p, Available, IlDuce) > 0
	})
}

type flagChecks struct {
	noQuestions
	Todo []Power
}

func (f *flagChecks) Next(t *Table, ended step) (step, bool, events) {
	if c, is := ended.(*check); is && c.Passed {
		t.gainFlag(c.Power, 1, "3.7.4")
		return nil, false, nil
	}
	for len(f.Todo) > 0 {
		p := f.Todo[0]
		f.Todo = f.Todo[1:]
		if t.active(p) {
			return &check{Power: p, Kind: "public-support", Rule: "3.7.4", About: powerRef(p)}, false, nil
		}
	}
	return nil, true, nil
}

// reduceEffectiveness lowers effectiveness until the turn ends (5.3): P5-3, P5-2, P4-3 to P4-1 and
// the wartime rows like them.
type reduceEffectiveness struct {
	noQuestions
	Power Power
}

func (r *reduceEffectiveness) Next(t *Table, _ step) (step, bool, events) {
	t.Powers[r.Power].Reduced = true
	return nil, true, events{say("reduced", "5.3", r.Power, powerRef(r.Power), "", 0)}
}

// loseReserve sends a reserve back to its status card: P5-1, W4-3.
type loseReserve struct {
	noQuestions
	Power Power
}

func (l *loseReserve) Next(t *Table, _ step) (step, bool, events) {
	k := t.reserve(l.Power)
	t.giveBack(l.Power, k, Reserve)
	return nil, true, events{say("reserve-lost", "3.7.4", l.Power, counterRef(l.Power, k), "", 0)}
}

// setback is P3-3 and W3-1.
type setback struct{ noQuestions }

func (*setback) Next(t *Table, _ step) (step, bool, events) {
	t.Setback = true
	return nil, true, events{say("setback-ahead", "3.7.4", NoPower, "cup", "", 0)}
}

// testedPowers lists the powers whose stability a row tests: P2-2, W2-2, W5-1.
func (t *Table) testedPowers(row *CrisisEvent) (list []Power) {
	for _, p := range t.decreasing(t.activePowers()) {
		switch {
		case row.Power != NoPower && p != row.Power:
		case row.Ideology != NoIdeology && t.ideology(p) != row.Ideology:
		case len(row.Commitments) > 0 && !slices.Contains(row.Commitments, t.Powers[p].Commitment):
		default:
			list = append(list, p)
		}
	}
	return list
}

type stabilityTests struct {
	noQuestions
	Powers []Power
	Rule   string
}

func (s *stabilityTests) Next(t *Table, _ step) (step, bool, events) {
	for _, p := range s.Powers {
		t.test(p, 0, engine.Rule(s.Rule))
	}
	return nil, true, nil
}

// putsch is P4-4: Germany names a controlled country in its interests without a land unit of a
// power, of the least resistance among those. Its cube leaves, whichever power's it is (see
// RULINGS.md).
type putsch struct {
	Power Power
	Done  bool
}

func (t *Table) putschTargets(p Power) (list []Area) {
	least := 0
	for a := Area(1); a <= AreaCount; a++ {
		if !t.inPlay(a) || t.controller(a) == NoPower || !t.isCountry(a) || t.garrisoned(a) || !t.interested(p, a) {
			continue
		}
		switch r := t.resistance(a); {
		case len(list) == 0 || r < least:
			list, least = append(list[:0], a), r
		case r == least:
			list = append(list, a)
		}
	}
	return list
}

func (s *putsch) Waiting(t *Table) bool {
	return !s.Done && t.active(s.Power) && len(t.putschTargets(s.Power)) > 0
}

func (s *putsch) Open(t *Table) []engine.Decision {
	q := ask(s.Power, "putsch", "3.7.4", powerRef(s.Power))
	for _, a := range t.putschTargets(s.Power) {
		q.Legal = append(q.Legal, engine.Choice{Verb: "putsch", On: areaRef(a)})
	}
	return []engine.Decision{q}
}

func (s *putsch) Take(t *Table, e engine.Entry) events {
	s.Done = true
	a := areaOf(e.Choice.On)
	seen := events{say("putsch", "3.7.4", s.Power, e.Choice.On, powerRef(t.controller(a)), 0)}
	return append(seen, t.removeCube(a, "3.7.4")...)
}

func (s *putsch) Next(*Table, step) (step, bool, events) { return nil, true, nil }

var (
	_ = register("crisis-loosen", &loosenControl{})
	_ = register("crisis-flag-checks", &flagChecks{})
	_ = register("crisis-reduce", &reduceEffectiveness{})
	_ = register("crisis-lose-reserve", &loseReserve{})
	_ = register("crisis-setback", &setback{})
	_ = register("crisis-tests", &stabilityTests{})
	_ = register("crisis-putsch", &putsch{})
)
