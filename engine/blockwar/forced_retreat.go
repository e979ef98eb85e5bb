package blockwar

import "interbellum/engine"

// 12.52 ANS Forced Retreats, and the ReBasing of Air units at the end of a Sea Combat Round (13.2).
// A unit that has nowhere to go is eliminated.
type withdrawal struct {
	NoRights
	Faction Side
	Area    Area
}

// must is the next unit that has to leave, in an order that everybody can see, or nil.
func (s *withdrawal) must(t *Table) *Block {
	var first *Block
	for _, b := range t.Here(s.Area, func(b *Block) bool { return t.PartyOf(b.ID.Nation) == s.Faction }) {
		if t.mustLeave(b) && (first == nil || CompareOpen(b, first) < 0) {
			first = b
		}
	}
	return first
}

// mustLeave: at sea Air units that have joined the Battle or, as the game's rule is, have had a Combat Action in it; on land ANS units without Ground Support, out
// of what is not their own Territory and out of Battles where the Enemy has Ground units (11.551).
func (t *Table) mustLeave(b *Block) bool {
	u := t.Chart[b.ID.Type]
	if t.Place(b.At).Sea() {
		now := t.Combat.Battle
		return now != nil && now.Area == b.At && now.Joined(b.ID) && leavesSea(u.Class, !t.Hooks.IdleAirMayStay || now.acted(b.ID))
	}
	f := t.SideOf(b.ID.Nation)
	home := t.friends(f).Has(t.Controller(b.At))
	return u.ANS() && leavesLand(u.Class, t.GroundSupport(f, b.At), home, home && t.EnemyGround(f, b.At))
}

// EnemyGround reports whether Ground units of an Enemy are in an area.
func (t *Table) EnemyGround(f Side, a Area) bool {
	return len(t.Here(a, func(b *Block) bool {
		return t.Hostile(f, t.SideOf(b.ID.Nation), a) && t.Chart[b.ID.Type].Class == Ground
	})) > 0
}

// ways lists where the unit can go.
func (s *withdrawal) ways(t *Table, b *Block) []engine.Choice {
	if t.Place(s.Area).Sea() {
		return t.Exits(b, ToBase)
	}
	return t.Exits(b, ForcedOut)
}

func (s *withdrawal) rule(t *Table) engine.Rule {
	if t.Place(s.Area).Sea() {
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
	return []engine.Decision{t.Ask(s.Faction, "withdraw", s.rule(t), t.KindRef(b.ID), s.ways(t, b)...)}
}

func (s *withdrawal) Take(t *Table, e engine.Entry) events {
	return t.Leave(s.must(t), e.Choice, s.rule(t))
}

func (s *withdrawal) Next(t *Table, _ step) (step, bool, events) {
	b := s.must(t)
	if b == nil {
		return nil, true, nil
	}
	seen := events{t.Say("unit-lost", s.rule(t), s.Faction, t.KindRef(b.ID), t.AreaRef(s.Area), int(b.CV))}
	t.TakeOff(b.ID)
	return nil, false, seen
}

// forcedRetreats goes through all land: who must leave it there does so, at the end of a Combat Phase and
// of a Supply Phase, the Active Player first. A block that still stands upright is shown: being forced to go
// tells that no Ground unit is there.
type forcedRetreats struct {
	NoQuestions
	At Area // the last that has been looked at
}

func (s *forcedRetreats) Next(t *Table, _ step) (step, bool, events) {
	for s.At < t.LastArea {
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

// activeFirst lists the players, the Active one first.
func (t *Table) activeFirst() []Faction {
	if t.Active == NoFaction {
		return AllFactions[:]
	}
	return append([]Faction{t.Active}, t.Active.Rivals()...)
}

// unsupported turns up a player's units in a Land Area that must leave it.
func (t *Table) unsupported(f Side, a Area) (seen events, any bool) {
	if t.Place(a).Sea() {
		return nil, false
	}
	list := t.Here(a, func(b *Block) bool { return t.PartyOf(b.ID.Nation) == f && t.mustLeave(b) })
	engine.Sort(list, func(x, y *Block) int { return CompareOpen(x, y) })
	for _, b := range list {
		seen = append(seen, t.TurnUp(b)...)
	}
	return seen, len(list) > 0
}

var (
	_ = register("withdrawal", &withdrawal{})
	_ = register("forced-retreats", &forcedRetreats{})
)
