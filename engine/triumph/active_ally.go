package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 18.1 The Active Ally: each Year, once the Turn Order is rolled, the Allied player says which Ally is
// Active. The other is Passive for that Year (18.2).
type activeAlly struct {
	blockwar.EndsWhenIdle
	Chosen bool
}

func (s *activeAlly) Waiting(*Table) bool { return !s.Chosen }

func (s *activeAlly) Open(t *Table) []engine.Decision {
	return []engine.Decision{t.Ask(West, "active-ally", "18.1", "", engine.Choice{Verb: "active", On: t.FactionRef(USSR)}, engine.Choice{Verb: "active", On: t.FactionRef(West)})}
}

func (s *activeAlly) Take(t *Table, e engine.Entry) events {
	s.Chosen = true
	active := t.FactionOf(e.Choice.On)
	own(t).Passive = ally(t, active)
	seen := events{t.Say("active-ally", "18.1", active, t.FactionRef(active), t.FactionRef(own(t).Passive), 0)}
	seen = append(seen, unstack(t, active)...)
	for _, f := range []Faction{West, USSR} {
		seen = append(seen, t.TakeBought(f, "18.1")...)
	}
	return seen
}

// unstack adds the Passive Stack to the hand of its Ally, when the next Year begins (18.21) or, of the cards
// of the start, when the Ally turns out to be Active.
func unstack(t *Table, f Faction) (seen events) {
	s := t.Faction(f)
	if n := s.Stack.Len(); n > 0 {
		seen = append(seen, t.Say("stack-taken", "18.21", f, t.FactionRef(f), "", n))
	}
	for k := range blockwar.DeckCount {
		for _, n := range s.Stack[k].List() {
			seen = append(seen, t.Tell("card-seen", "18.21", f, k.Card(n), t.FactionRef(f), 0, f).Revealing())
		}
		s.Hand[k] |= s.Stack[k]
		s.Stack[k] = 0
	}
	return seen
}

// advanceYear moves the Year on; the Passive Stack is taken up.
func advanceYear(t *Table, s *blockwar.YearStart) (step, bool, events) {
	call, over, seen := blockwar.AdvanceYear(t, s)
	if f := own(t).Passive; f != blockwar.NoFaction {
		seen = append(seen, unstack(t, f)...)
	}
	return call, over, seen
}

// nameActiveAlly asks for the Active Ally.
func nameActiveAlly(t *Table, _ *blockwar.YearStart) (step, bool, events) {
	if own(t).TwoPlayer {
		return &activeAlly{}, true, nil
	}
	return nil, true, nil
}

// allot calls for the cards that a Faction has at the start. Those of the Allies are dealt face down: half,
// rounded down, also to an Ally that is Passive in the first Year, the rest into the Passive Stack.
func allot(t *Table, f Faction, k blockwar.DeckKind, n int, rule engine.Rule) step {
	if ally(t, f) == blockwar.NoFaction {
		return &blockwar.Deal{To: f, Deck: k, N: uint8(n), Rule: rule}
	}
	return &allotment{To: f, Deck: k, N: uint8(n), Rule: rule}
}

// allotment deals the cards of an Ally at the start.
type allotment struct {
	blockwar.NoQuestions
	To     Faction
	Deck   blockwar.DeckKind
	N      uint8
	Rule   engine.Rule
	Halves uint8 // that have been dealt
}

func (s *allotment) Next(*Table, step) (step, bool, events) {
	half := s.N / 2
	s.Halves++
	switch s.Halves {
	case 1:
		return &blockwar.Deal{To: s.To, Deck: s.Deck, N: half, Blind: true, Rule: s.Rule}, false, nil
	case 2:
		return &blockwar.Deal{To: s.To, Deck: s.Deck, N: s.N - half, Blind: true, Stack: true, Rule: s.Rule}, false, nil
	}
	return nil, true, nil
}

var (
	_ = register("active-ally", &activeAlly{})
	_ = register("allotment", &allotment{})
)
