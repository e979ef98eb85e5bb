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
		return t.Hooks.AllotCards(t, s.Dealt, ActionDeck, t.StartOf(s.Dealt).ActionCards, setupRules[s.Dealt]), false, nil
	}
	return nil, true, nil
}

// allot deals a player's first cards.
func (t *Table) allot(f Faction, deck DeckKind, n int, rule engine.Rule) step {
	if t.absent(f) {
		return nil
	}
	return &Deal{To: f, Deck: deck, N: uint8(n), Rule: rule}
}

var _ = register("setup", &Setup{})

// BeginSetup is the set-up of a scenario.
func (t *Table) BeginSetup() step {
	if t.Terms().Own() {
		return &ownSetup{}
	}
	return &Setup{}
}

// ownSetup is that of a scenario which says itself what each Faction begins with: Investment cards and Peace Dividends too.
type ownSetup struct {
	NoQuestions
	Begun bool
	To    Faction // who draws
	Cards bool    // has drawn Investment cards
	Drawn uint8   // Peace Dividends
}

func (s *ownSetup) Next(t *Table, _ step) (step, bool, events) {
	switch {
	case !s.Begun:
		s.Begun, s.To = true, 1
		return &Setup{}, false, nil
	case s.To > FactionCount:
		return nil, true, nil
	case !s.Cards:
		s.Cards = true
		if n := t.StartOf(s.To).InvestmentCards; n > 0 {
			return t.Hooks.AllotCards(t, s.To, InvestmentDeck, n, setupRules[s.To]), false, nil
		}
	case !t.absent(s.To) && int(s.Drawn) < t.StartOf(s.To).PeaceDividends:
		s.Drawn++
		return &PeaceDividend{To: s.To}, false, nil
	default:
		s.To, s.Cards, s.Drawn = s.To+1, false, 0
	}
	return nil, false, nil
}

var _ = register("own-setup", &ownSetup{})

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
