package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 12.0 Combat Phase of a Player Turn: the Active Player names the Battles to be resolved (12.1), then
// they are resolved in the order of that player's choice (12.2). At its end all units that may not stay
// where they are Retreat (12.52).
type combatPhase struct {
	Faction Faction // the Active Player
	Stage   combatStage
	Now     Area // the Battle to be resolved next
}

type combatStage uint8

const (
	beginStage combatStage = iota
	designateStage
	briefStage
	resolveStage
	unsupportedStage
	endStage
)

func (s *combatPhase) Waiting(t *Table) bool {
	switch s.Stage {
	case designateStage:
		return len(t.optional(s.Faction)) > 0
	case resolveStage:
		return s.Now == Nowhere && len(t.Combat.Fields.Left()) > 1
	}
	return false
}

func (s *combatPhase) Open(t *Table) []engine.Decision {
	if s.Stage == designateStage {
		return []engine.Decision{ask(s.Faction, "battles", "12.1", "", append(t.optional(s.Faction), verb("done"))...)}
	}
	d := ask(s.Faction, "next-battle", "12.2", "")
	for _, a := range t.Combat.Fields.Left() {
		d.Legal = append(d.Legal, engine.Choice{Verb: "battle", On: areaRef(a)})
	}
	return []engine.Decision{d}
}

func (s *combatPhase) Take(t *Table, e engine.Entry) events {
	a := areaOf(e.Choice.On)
	switch e.Choice.Verb {
	case "done":
		s.Stage = briefStage
		return t.showBattles(s.Faction)
	case "battle":
		s.Now = a
		return nil
	case "hunt", "re-engage":
		t.surface(s.Faction, a, e.Choice.Verb == "hunt")
	}
	t.Combat.Fields.Activate(a)
	return events{say("battle-designated", "12.1", s.Faction, areaRef(a), engine.Ref(e.Choice.Verb), 0)}
}

func (s *combatPhase) Next(t *Table, _ step) (step, bool, events) {
	if s.Waiting(t) {
		return nil, false, nil
	}
	switch s.Stage {
	case beginStage:
		s.Stage = designateStage
		t.Combat = Combat{Fields: t.battlefields(s.Faction)}
		return nil, false, nil
	case designateStage:
		s.Stage = briefStage
		return nil, false, t.showBattles(s.Faction)
	case briefStage:
		s.Stage = resolveStage
		return &briefing{Areas: t.Combat.Fields.Left()}, false, nil
	case resolveStage:
		if left := t.Combat.Fields.Left(); len(left) > 0 {
			a := left[0]
			if s.Now != Nowhere {
				a = s.Now
			}
			s.Now = Nowhere
			t.Combat.Fields.Get(a).Done = true
			return &battle{Area: a}, false, nil
		}
		s.Stage = unsupportedStage
		return nil, false, nil
	case unsupportedStage:
		s.Stage = endStage
		return &forcedRetreats{}, false, nil
	}
	t.Combat = Combat{}
	return nil, true, nil
}

// battlefields lists the areas in which Enemies are together. Those that the Active Player must have
// resolved are Active: at sea all of its own, on land where it has Aggressed (12.1). In Winter there are
// Battles within the USSR only (10.4).
func (t *Table) battlefields(f Faction) (list blockwar.Battlefields[Area]) {
	for a := Area(1); a <= AreaCount; a++ {
		here := t.present(a)
		contested := slices.ContainsFunc(allSides[:], func(side Faction) bool { return here.Has(side) && t.against(side, a) != 0 })
		if contested {
			list = append(list, blockwar.Battlefield[Area]{Area: a})
		}
		if t.mustResolve(f, a) {
			list.Activate(a)
		}
	}
	return list
}

func (t *Table) mustResolve(f Faction, a Area) bool {
	switch {
	case t.Phase == Winter && a.Place().Nation != SovietUnion || !t.present(a).Has(f):
		return false
	case a.Place().Sea():
		return t.against(f, a) != 0
	case slices.Contains(t.Turn.Aggressed, a) && t.against(f, a) != 0:
		return true
	}
	return slices.ContainsFunc(t.here(a, func(b *block) bool { return sideOf(b) == f }), t.bombs)
}

// optional lists what the Active Player may have resolved besides: Battles on land, and at sea Battles
// with Escaped Subs, the Enemy's or the own (12.73s).
func (t *Table) optional(f Faction) (list []engine.Choice) {
	for i := range t.Combat.Fields {
		field := &t.Combat.Fields[i]
		if a := field.Area; !field.Active && !a.Place().Sea() && t.present(a).Has(f) && t.against(f, a) != 0 && (t.Phase != Winter || a.Place().Nation == SovietUnion) {
			list = append(list, engine.Choice{Verb: "resolve", On: areaRef(a)})
		}
	}
	if t.Phase == Winter {
		return list
	}
	for _, a := range WaterAreas() {
		if t.present(a).Has(f) && len(t.escapedSubs(f, a, true)) > 0 {
			list = append(list, engine.Choice{Verb: "hunt", On: areaRef(a)})
		}
		if t.against(f, a) != 0 && len(t.escapedSubs(f, a, false)) > 0 {
			list = append(list, engine.Choice{Verb: "re-engage", On: areaRef(a)})
		}
	}
	return list
}

// showBattles turns all units in the Active Battles face up (12.1); BattleGroups that have still to join
// stay upright (12.71). Where the Active Player has no Ground Support outside its own Territory, the
// Battle is a Raid (12.63).
func (t *Table) showBattles(f Faction) (seen events) {
	for _, a := range t.Combat.Fields.Left() {
		for _, b := range t.fighters(f, a, t.against(f, a)) {
			seen = append(seen, t.turnUp(b)...)
		}
		if field := t.Combat.Fields.Get(a); a.Place().Land() && t.controller(a) != f && !t.groundSupport(f, a) {
			field.Raid = true
			seen = append(seen, say("raid", "12.63", f, areaRef(a), "", 0))
		}
	}
	return seen
}

// fighters lists the Attacker's units in an area and those of the sides that it fights, in an order that
// everybody can see; BattleGroups not.
func (t *Table) fighters(f Faction, a Area, targets Factions) []*block {
	list := t.here(a, func(b *block) bool {
		side := sideOf(b)
		return !b.Has(blockwar.Escaped) && (side == f && (b.Group == 0 || a.Place().Land()) || side != f && targets.Has(side))
	})
	engine.Sort(list, func(x, y *block) int { return compareOpen(x, y) })
	return list
}

var _ = register("combat-phase", &combatPhase{})
