package blockwar

import (
	"slices"

	"interbellum/engine"
)

// 12.0 Combat Phase of a Player Turn: the Active Player names the Battles to be resolved (12.1), then
// they are resolved in the order of that player's choice (12.2). At its end all units that may not stay
// where they are Retreat (12.52).
type CombatPhase struct {
	Faction Faction // the Active Player
	Stage   combatStage
	Now     Area // the Battle to be resolved next
	Sent    bool // a mission has been named: the player says that these are all
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

func (s *CombatPhase) Waiting(t *Table) bool {
	switch s.Stage {
	case designateStage:
		return s.commence(t) == nil && (s.Sent || len(t.optional(s.Faction))+len(t.Hooks.Missions(t, s.Faction)) > 0)
	case resolveStage:
		return s.Now == Nowhere && len(t.next()) > 1
	}
	return false
}

func (s *CombatPhase) Open(t *Table) []engine.Decision {
	if s.Stage == designateStage {
		return []engine.Decision{t.Ask(s.Faction, "battles", "12.1", "", append(append(t.optional(s.Faction), t.Hooks.Missions(t, s.Faction)...), Verb("done"))...)}
	}
	d := t.Ask(s.Faction, "next-battle", "12.2", "")
	for _, a := range t.next() {
		d.Legal = append(d.Legal, engine.Choice{Verb: "battle", On: t.AreaRef(a)})
	}
	return []engine.Decision{d}
}

func (s *CombatPhase) Take(t *Table, e engine.Entry) events {
	a := t.AreaOf(e.Choice.On)
	if slices.Contains(t.Hooks.Missions(t, s.Faction), e.Choice) {
		s.Sent = true
		return t.Hooks.AssignMission(t, s.Faction, e.Choice)
	}
	switch e.Choice.Verb {
	case "done":
		s.Stage = briefStage
		return t.ShowBattles(s.Faction)
	case "battle":
		s.Now = a
		return nil
	case "hunt", "re-engage":
		t.surface(s.Faction, a, e.Choice.Verb == "hunt")
	}
	t.Combat.Fields.Activate(a)
	return events{t.Say("battle-designated", "12.1", s.Faction, t.AreaRef(a), engine.Ref(e.Choice.Verb), 0)}
}

func (s *CombatPhase) Next(t *Table, _ step) (step, bool, events) {
	if call := s.commence(t); call != nil {
		return call, false, nil
	}
	if s.Waiting(t) {
		return nil, false, nil
	}
	switch s.Stage {
	case beginStage:
		s.Stage = designateStage
		t.Combat = Combat{Fields: t.Battlefields(s.Faction)}
		return nil, false, nil
	case designateStage:
		s.Stage = briefStage
		return nil, false, t.ShowBattles(s.Faction)
	case briefStage:
		s.Stage = resolveStage
		return &briefing{Areas: t.Combat.Fields.Left()}, false, nil
	case resolveStage:
		if left := t.next(); len(left) > 0 {
			a := left[0]
			if s.Now != Nowhere {
				a = s.Now
			}
			s.Now = Nowhere
			t.Combat.Fields.Get(a).Done = true
			return &BattleResolution{Area: a}, false, nil
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

// next are the Battles of which one may be resolved now: where the game has it so, Raids before others (12.63).
func (t *Table) next() []Area {
	left := t.Combat.Fields.Left()
	raids := slices.DeleteFunc(slices.Clone(left), func(a Area) bool { return !t.Combat.Fields.Get(a).Raid })
	if t.Hooks.RaidsFirst && len(raids) > 0 {
		return raids
	}
	return left
}

// Disputed reports whether Enemies are together in an area.
func (t *Table) Disputed(a Area) bool {
	here := t.Present(a)
	return slices.ContainsFunc(t.AllSides(), func(side Side) bool { return here.Has(side) && t.Against(side, a) != 0 })
}

// Battlefields lists the areas in which Enemies are together. Those that the Active Player must have
// resolved are Active: at sea all of its own, on land where it has Aggressed (12.1). None is where
// nothing happens in this Season.
func (t *Table) Battlefields(f Faction) (list Battlefields) {
	for a := Area(1); a <= t.LastArea; a++ {
		if t.Disputed(a) {
			list = append(list, Battlefield{Area: a})
		}
		if t.mustResolve(f, a) {
			list.Activate(a)
		}
	}
	return list
}

func (t *Table) mustResolve(f Faction, a Area) bool {
	switch {
	case t.frozen(a) || !t.Parties(a).Has(f):
		return false
	case t.Place(a).Sea():
		return t.Foes(f, a) != 0
	case slices.Contains(t.Turn.Aggressed, a) && t.Foes(f, a) != 0:
		return true
	}
	return slices.ContainsFunc(t.Here(a, func(b *Block) bool { return t.PartyOf(b.ID.Nation) == f }), t.bombs)
}

// optional lists what the Active Player may have resolved besides: Battles on land, and at sea Battles
// with Escaped Subs, the Enemy's or the own (12.73s).
func (t *Table) optional(f Faction) (list []engine.Choice) {
	for i := range t.Combat.Fields {
		field := &t.Combat.Fields[i]
		if a := field.Area; !field.Active && !t.Place(a).Sea() && t.Parties(a).Has(f) && t.Foes(f, a) != 0 && !t.frozen(a) {
			list = append(list, engine.Choice{Verb: "resolve", On: t.AreaRef(a)})
		}
	}
	for _, a := range t.WaterAreas() {
		if t.frozen(a) {
			continue
		}
		if t.Parties(a).Has(f) && len(t.escapedSubs(f, a, true)) > 0 {
			list = append(list, engine.Choice{Verb: "hunt", On: t.AreaRef(a)})
		}
		if t.Foes(f, a) != 0 && len(t.escapedSubs(f, a, false)) > 0 {
			list = append(list, engine.Choice{Verb: "re-engage", On: t.AreaRef(a)})
		}
	}
	return list
}

// commence is what a mission still asks, while they are named, and then how they are carried out.
func (s *CombatPhase) commence(t *Table) step {
	if s.Stage != designateStage && s.Stage != briefStage {
		return nil
	}
	return t.Hooks.RunMissions(t, s.Faction, s.Stage == briefStage)
}

// ShowBattles turns all units in the Active Battles face up (12.1); BattleGroups that have still to join
// stay upright (12.71). Where the Active Player has no Ground Support outside its own Territory, the
// Battle is a Raid (12.63).
func (t *Table) ShowBattles(f Faction) (seen events) {
	for _, a := range t.Combat.Fields.Left() {
		for _, b := range t.fighters(f, a, t.Foes(f, a)) {
			seen = append(seen, t.TurnUp(b)...)
		}
		if field := t.Combat.Fields.Get(a); t.Raids(f, a) {
			field.Raid = true
			seen = append(seen, t.Say("raid", "12.63", f, t.AreaRef(a), "", 0))
		}
	}
	return seen
}

// fighters lists the Attacker's units in an area and those of the parties that it fights, in an order that
// everybody can see; BattleGroups not, nor forces of either that have no Enemy of the other there.
func (t *Table) fighters(f Side, a Area, targets Set) []*Block {
	list := t.Here(a, func(b *Block) bool {
		return t.fights(b, f, targets) && (t.PartyOf(b.ID.Nation) != f || b.Group == 0 || t.Place(a).Land())
	})
	engine.Sort(list, func(x, y *Block) int { return CompareOpen(x, y) })
	return list
}

// fights reports whether a block is the Attacker's or a Defender's in a Battle where it is.
func (t *Table) fights(b *Block, f Side, targets Set) bool {
	side, party := t.SideOf(b.ID.Nation), t.PartyOf(b.ID.Nation)
	switch {
	case b.Has(Escaped):
		return false
	case party == f:
		return targets == 0 || t.foes(side, b.At)&targets != 0
	}
	return targets.Has(party) && t.foes(side, b.At).Has(f)
}

var _ = register("combat-phase", &CombatPhase{})
