package cataclysm

import (
	"cmp"
	"slices"

	"interbellum/engine"
)

// 11.2 Aid and 11.3 influence: offensive markers that lie in an area. Their counters are in
// the box Away.

func compareAid(a, b Aid) int {
	return cmp.Or(cmp.Compare(a.Area, b.Area), cmp.Compare(a.Power, b.Power), cmp.Compare(a.Faction, b.Faction))
}

// aidAt is how much aid the power gives to a faction in the area. For NoFaction it is the power's
// influence.
func (t *Table) aidAt(p Power, a Area, s Faction) int {
	for _, x := range t.Aid {
		if x.Area == a && x.Power == p && x.Faction == s {
			return int(x.N)
		}
	}
	return 0
}

// aidOf is all the aid that a faction has in the area.
func (t *Table) aidOf(s Faction, a Area) (n int) {
	for _, x := range t.Aid {
		if x.Area == a && x.Faction == s {
			n += int(x.N)
		}
	}
	return n
}

// patrons is the set of powers that aid a faction in the area.
func (t *Table) patrons(s Faction, a Area) (set Powers) {
	for _, x := range t.Aid {
		if x.Area == a && x.Faction == s {
			set = set.With(x.Power)
		}
	}
	return set
}

// placeAid puts one of the power's available offensive markers into the area.
func (t *Table) placeAid(p Power, a Area, s Faction) events {
	t.move(p, Offensive, Available, OnMap)
	t.addAid(p, a, s)
	return events{say("aid", "11.2", p, areaRef(a), factionRef(s), 1)}
}

func (t *Table) addAid(p Power, a Area, s Faction) {
	x := Aid{Area: a, Power: p, Faction: s, N: 1}
	i, found := slices.BinarySearchFunc(t.Aid, x, compareAid)
	if found {
		t.Aid[i].N++
		return
	}
	t.Aid = slices.Insert(t.Aid, i, x)
}

// returnAid gives up to n markers back to their owner.
func (t *Table) returnAid(p Power, a Area, s Faction, n int) events {
	i, found := slices.BinarySearchFunc(t.Aid, Aid{Area: a, Power: p, Faction: s}, compareAid)
	if !found || n <= 0 {
		return nil
	}
	n = min(n, int(t.Aid[i].N))
	for range n {
		t.giveBack(p, Offensive, OnMap)
	}
	if t.Aid[i].N -= uint8(n); t.Aid[i].N == 0 {
		t.Aid = slices.Delete(t.Aid, i, i+1)
	}
	return events{say("aid-returned", "11.2", p, areaRef(a), factionRef(s), n)}
}

// returnAllAid gives back all the aid of a faction in the area.
func (t *Table) returnAllAid(s Faction, a Area) (seen events) {
	for _, p := range t.patrons(s, a).List() {
		seen = append(seen, t.returnAid(p, a, s, t.aidAt(p, a, s))...)
	}
	return seen
}

// assignInfluence turns influence into aid when civil war breaks out again: each power chooses a
// faction for it, in increasing effectiveness order (11.1).
type assignInfluence struct {
	Area Area
}

// nextPatron is the next power whose influence is still to be assigned.
func (s *assignInfluence) nextPatron(t *Table) Power {
	for _, p := range t.increasing(t.patrons(NoFaction, s.Area)) {
		return p
	}
	return NoPower
}

func (s *assignInfluence) Waiting(t *Table) bool { return s.nextPatron(t) != NoPower }

func (s *assignInfluence) Open(t *Table) []engine.Decision {
	return []engine.Decision{ask(s.nextPatron(t), "assign-influence", "11.1", areaRef(s.Area), factionChoices("aid", s.Area)...)}
}

// factionChoices offers the two factions of a civil war.
func factionChoices(v string, a Area) []engine.Choice {
	return []engine.Choice{
		{Verb: v, On: areaRef(a), To: factionRef(Left)},
		{Verb: v, On: areaRef(a), To: factionRef(Right)},
	}
}

func (s *assignInfluence) Take(t *Table, e engine.Entry) events {
	p, side := powerAt(e.Seat), factionOf(e.Choice.To)
	i, _ := slices.BinarySearchFunc(t.Aid, Aid{Area: s.Area, Power: p}, compareAid)
	n := t.Aid[i].N
	t.Aid = slices.Delete(t.Aid, i, i+1)
	for range n {
		t.addAid(p, s.Area, side)
	}
	return events{say("aid", "11.1", p, areaRef(s.Area), e.Choice.To, int(n))}
}

func (s *assignInfluence) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// regimeAid lets the former controller of an area in civil war place one aid marker for either
// faction. It needs no LOC and provokes no power (11.1).
type regimeAid struct {
	Area  Area
	Power Power
	Done  bool
}

func (s *regimeAid) Waiting(t *Table) bool {
	return !s.Done && t.active(s.Power) && t.count(s.Power, Available, Offensive) > 0 && t.Areas[s.Area].CivilWar
}

func (s *regimeAid) Open(t *Table) []engine.Decision {
	q := ask(s.Power, "regime-aid", "11.1", areaRef(s.Area), factionChoices("aid", s.Area)...)
	q.Legal = append(q.Legal, verb(engine.Pass))
	return []engine.Decision{q}
}

func (s *regimeAid) Take(t *Table, e engine.Entry) events {
	s.Done = true
	if e.Choice.Verb == engine.Pass {
		return nil
	}
	return t.placeAid(s.Power, s.Area, factionOf(e.Choice.To))
}

func (s *regimeAid) Next(*Table, step) (step, bool, events) { return nil, true, nil }

var (
	_ = register("assign-influence", &assignInfluence{})
	_ = register("regime-aid", &regimeAid{})
)
