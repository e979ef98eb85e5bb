package triumph

import "interbellum/engine"

// 18.1 The Active Ally: each Year, once the Turn Order is rolled, the Allied player says which Ally is
// Active. The other is Passive for that Year (18.2).
type activeAlly struct {
	done
	Chosen bool
}

func (s *activeAlly) Waiting(*Table) bool { return !s.Chosen }

func (s *activeAlly) Open(*Table) []engine.Decision {
	return []engine.Decision{ask(West, "active-ally", "18.1", "", engine.Choice{Verb: "active", On: factionRef(USSR)}, engine.Choice{Verb: "active", On: factionRef(West)})}
}

func (s *activeAlly) Take(t *Table, e engine.Entry) events {
	s.Chosen = true
	active := factionOf(e.Choice.On)
	t.Passive = t.ally(active)
	seen := events{say("active-ally", "18.1", active, factionRef(active), factionRef(t.Passive), 0)}
	seen = append(seen, t.unstack(active)...)
	for _, f := range []Faction{West, USSR} {
		seen = append(seen, t.takeBought(f, "18.1")...)
	}
	return seen
}

// unstack adds the Passive Stack to the hand of its Ally, when the next Year begins (18.21) or, of the cards
// of the start, when the Ally turns out to be Active.
func (t *Table) unstack(f Faction) (seen events) {
	s := t.faction(f)
	if n := s.Stack.Len(); n > 0 {
		seen = append(seen, say("stack-taken", "18.21", f, factionRef(f), "", n))
	}
	for k := range DeckCount {
		for _, n := range s.Stack[k].List() {
			seen = append(seen, tell("card-seen", "18.21", f, k.card(n), factionRef(f), 0, f))
		}
		s.Hand[k] |= s.Stack[k]
		s.Stack[k] = 0
	}
	return seen
}

// takeBought lets a Faction look at cards that it has not inspected yet.
func (t *Table) takeBought(f Faction, rule engine.Rule) (seen events) {
	s := t.faction(f)
	if n := s.Bought.Len(); n > 0 {
		seen = append(seen, say("cards-taken", rule, f, factionRef(f), "", n))
	}
	for k := range DeckCount {
		for _, n := range s.Bought[k].List() {
			seen = append(seen, tell("card-seen", rule, f, k.card(n), factionRef(f), 0, f))
		}
		s.Hand[k] |= s.Bought[k]
		s.Bought[k] = 0
	}
	return seen
}

// allot calls for the cards that a Faction has at the start. Those of the Allies are dealt face down: half,
// rounded down, for whoever is Passive in the first Year too, the rest into the Passive Stack.
func (t *Table) allot(f Faction, k DeckKind, n int, rule engine.Rule) step {
	if t.ally(f) == NoFaction {
		return &deal{To: f, Deck: k, N: uint8(n), Rule: rule}
	}
	return &allotment{To: f, Deck: k, N: uint8(n), Rule: rule}
}

// allotment deals the cards of an Ally at the start.
type allotment struct {
	silent
	To     Faction
	Deck   DeckKind
	N      uint8
	Rule   engine.Rule
	Halves uint8 // that have been dealt
}

func (s *allotment) Next(*Table, step) (step, bool, events) {
	half := s.N / 2
	s.Halves++
	switch s.Halves {
	case 1:
		return &deal{To: s.To, Deck: s.Deck, N: half, Blind: true, Rule: s.Rule}, false, nil
	case 2:
		return &deal{To: s.To, Deck: s.Deck, N: s.N - half, Blind: true, Stack: true, Rule: s.Rule}, false, nil
	}
	return nil, true, nil
}

var (
	_ = register("active-ally", &activeAlly{})
	_ = register("allotment", &allotment{})
)
