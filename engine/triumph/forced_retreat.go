package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 12.52 ANS Forced Retreats, and the ReBasing of Air units at the end of a Sea Combat Round (12.75, 13.2).
// A unit that has nowhere to go is eliminated.
type withdrawal struct {
	Faction Faction
	Area    Area
}

// must is the next unit that has to leave, in an order that everybody can see, or nil.
func (s *withdrawal) must(t *Table) *block {
	var first *block
	for _, b := range t.here(s.Area, func(b *block) bool { return sideOf(b) == s.Faction }) {
		if t.mustLeave(b) && (first == nil || compareOpen(b, first) < 0) {
			first = b
		}
	}
	return first
}

// mustLeave: at sea Air units that have joined the Battle; on land ANS units without Ground Support, out
// of what is not their own Territory and out of Battles where the Enemy has Ground units (11.551).
func (t *Table) mustLeave(b *block) bool {
	u := Chart()[b.ID.Type]
	if b.At.Place().Sea() {
		now := t.Combat.Battle
		return u.Class == blockwar.Air && now != nil && now.Area == b.At && now.Joined(b.ID)
	}
	f := sideOf(b)
	return u.ANS() && !t.groundSupport(f, b.At) && (t.controller(b.At) != f || t.enemyGround(f, b.At))
}

// enemyGround reports whether Ground units of an Enemy are in an area.
func (t *Table) enemyGround(f Faction, a Area) bool {
	return len(t.here(a, func(b *block) bool { return t.hostile(f, sideOf(b), a) && Chart()[b.ID.Type].Class == blockwar.Ground })) > 0
}

// ways lists where the unit can go.
func (s *withdrawal) ways(t *Table, b *block) []engine.Choice {
	if s.Area.Place().Sea() {
		return t.exits(b, toBase)
	}
	return t.exits(b, forcedOut)
}

func (s *withdrawal) rule() engine.Rule {
	if s.Area.Place().Sea() {
		return "13.2"
	}
	return "12.52"
}

func (s *withdrawal) Waiting(t *Table) bool {
	b := s.must(t)
	return b != nil && len(s.ways(t, b)) > 0
}

func (s *withdrawal) Open(t *Table) []engine.Decision {
	b := s.must(t)
	return []engine.Decision{ask(s.Faction, "withdraw", s.rule(), kindRef(b.ID), s.ways(t, b)...)}
}

func (s *withdrawal) Take(t *Table, e engine.Entry) events {
	return t.leave(s.must(t), e.Choice, s.rule())
}

func (s *withdrawal) Next(t *Table, _ step) (step, bool, events) {
	b := s.must(t)
	if b == nil {
		return nil, true, nil
	}
	seen := events{say("unit-lost", s.rule(), s.Faction, kindRef(b.ID), areaRef(s.Area), int(b.CV))}
	t.takeOff(b.ID)
	return nil, false, seen
}

// forcedRetreats goes through all land: who must leave it there does so, at the end of a Combat Phase and
// of a Supply Phase, the Active Player first. Whoever still stands upright is shown: being forced to go
// tells that no Ground unit is there.
type forcedRetreats struct {
	silent
	At Area // the last that has been looked at
}

func (s *forcedRetreats) Next(t *Table, _ step) (step, bool, events) {
	for s.At < AreaCount {
		for _, f := range t.activeFirst() {
			if seen, any := t.unsupported(f, s.At+1); any {
				return &withdrawal{Faction: f, Area: s.At + 1}, false, seen
			}
		}
		s.At++
		if seen := t.lieOrStand(s.At); seen != nil {
			return nil, false, seen
		}
	}
	return nil, true, nil
}

// activeFirst lists the Factions, the Active Player's first.
func (t *Table) activeFirst() []Faction {
	if t.Active == NoFaction {
		return AllFactions[:]
	}
	return append([]Faction{t.Active}, t.Active.Rivals()...)
}

// unsupported turns up a Faction's units in a Land Area that must leave it.
func (t *Table) unsupported(f Faction, a Area) (seen events, any bool) {
	if a.Place().Sea() {
		return nil, false
	}
	list := t.here(a, func(b *block) bool { return sideOf(b) == f && t.mustLeave(b) })
	engine.Sort(list, func(x, y *block) int { return compareOpen(x, y) })
	for _, b := range list {
		seen = append(seen, t.turnUp(b)...)
	}
	return seen, len(list) > 0
}

var (
	_ = register("withdrawal", &withdrawal{})
	_ = register("forced-retreats", &forcedRetreats{})
)
