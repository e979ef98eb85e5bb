package blockwar

import (
	"interbellum/engine"
	"interbellum/engine/words"
)

// Setup is the whole of it (5.0): each player in turn chooses the types of the Cadres in secret, then each draws Action cards. In a scenario
// that says itself what each begins with, there are Investment cards and Peace Dividends too.
type Setup struct {
	NoQuestions
	Placed, Dealt Faction // the last to have done so; after the last of all, Dealt goes on to count what more there is
}

func (s *Setup) Next(t *Table, _ step) (step, bool, events) {
	switch {
	case s.Placed < FactionCount:
		s.Placed++
		return &Muster{Faction: s.Placed, Rule: setupRules[s.Placed], Tasks: t.Hooks.Cadres(t, s.Placed)}, false, nil
	case s.Dealt < FactionCount:
		s.Dealt++
		return t.Hooks.AllotCards(t, s.Dealt, ActionDeck, t.StartOf(s.Dealt).ActionCards, setupRules[s.Dealt]), false, nil
	case t.Terms().Own():
		n := int(s.Dealt) - FactionCount
		s.Dealt++
		call, over := t.more(n)
		return call, over, nil
	}
	return nil, true, nil
}

// more is the n-th thing that Factions draw in such a scenario.
func (t *Table) more(n int) (call step, over bool) {
	if f := Faction(n + 1); n < FactionCount {
		return t.Hooks.AllotCards(t, f, InvestmentDeck, t.StartOf(f).InvestmentCards, setupRules[f]), false
	}
	n -= FactionCount
	for _, f := range t.playing() {
		k := t.StartOf(f).PeaceDividends
		if n < k {
			return &PeaceDividend{To: f}, false
		}
		n -= k
	}
	return nil, true
}

// allot deals a player's first cards.
func (t *Table) allot(f Faction, deck DeckKind, n int, rule engine.Rule) step {
	if t.absent(f) {
		return nil
	}
	return &Deal{To: f, Deck: deck, N: uint8(n), Rule: rule}
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
			if n, at := t.FactionFacts(f).Great, t.FactionFacts(f).Center; t.CanStand(n, u, at) {
				t.PutAtMost(n, u, 2, at)
			}
		}
	}
}
