package blockwar

import (
	"interbellum/engine"
	"interbellum/engine/words"
)

// Setup is the whole of it (5.0): each player in turn chooses the types of the Cadres in secret, then each draws Action cards.
type Setup struct {
	NoQuestions
	Placed, Dealt Faction // the last to have done so
}

func (s *Setup) Next(t *Table, _ step) (step, bool, events) {
	switch {
	case s.Placed < FactionCount:
		s.Placed++
		return &Muster{Faction: s.Placed, Rule: setupRules[s.Placed], Tasks: t.Hooks.Cadres(t, s.Placed)}, false, nil
	case s.Dealt < FactionCount:
		s.Dealt++
		return t.Hooks.AllotCards(t, s.Dealt, setupRules[s.Dealt]), false, nil
	}
	return nil, true, nil
}

// allot deals a player's first Action cards.
func (t *Table) allot(f Faction, rule engine.Rule) step {
	if t.absent(f) {
		return nil
	}
	return &Deal{To: f, Deck: ActionDeck, N: uint8(t.FactionFacts(f).ActionCards), Rule: rule}
}

var _ = register("setup", &Setup{})

var setupRules = [...]engine.Rule{1: "5.1", 2: "5.2", 3: "5.3"}

// Choose takes the options that a header names.
func (t *Table) Choose(options []string) error {
	for _, o := range options {
		if !t.Hooks.TakeOption(t, o) {
			return words.Refuse("", "blocks/refused.option", o)
		}
	}
	return nil
}

// Lay puts units of a type on the map at the start, and refuses more of them than there are blocks.
func (t *Table) Lay(count int, n Nation, u Type, cv uint8, a Area) error {
	for range count {
		if t.Pool[t.PoolOf(n)][u] == 0 {
			return words.Refuse("5.0", "blocks/fault.data.blocks", t.NationFacts(n).Slug, t.Chart[u].Slug, t.Place(a).Slug)
		}
		t.Put(n, u, cv, a)
	}
	return nil
}

// Furnish makes of a table that has been set up a position in which much can be played: the Government Phase of 1938, with the Turn
// Order of a die.
func (t *Table) Furnish(die int) {
	t.Year, t.Phase, t.Order = 1938, GovernmentPhase, t.TurnOrder(die)
	for i, f := range AllFactions {
		for n := range 8 {
			for k := range t.Decks {
				Move(1+3*n+i, &t.Decks[k].Draw, &t.Faction(f).Hand[k])
			}
		}
		t.Faction(f).Chits[1], t.Chits[1] = 2, t.Chits[1]-2
		for _, u := range []Type{Infantry, Tank, AirForce} {
			t.Put(t.FactionFacts(f).Great, u, 2, t.FactionFacts(f).Center)
		}
	}
}
