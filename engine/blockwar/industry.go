package blockwar

import "interbellum/engine"

// mostRaises is how often IND can be raised in a Year (7.32).
const mostRaises = 2

// FactoryCost is what a Faction's Factories must add up to: a level less for each Declaration of War
// upon it, and more for what a game says (7.32, 15.22).
func (t *Table) FactoryCost(f Faction) int {
	drops := 0
	for _, g := range f.Rivals() {
		if t.Faction(g).Declared.Has(f) {
			drops++
		}
	}
	if t.Hooks.Drops != nil {
		drops += t.Hooks.Drops(t, f)
	}
	return Cost(t.FactionFacts(f).FactoryCost, drops)
}

// Factories adds up the Factory values of a Faction's cards.
func (t *Table) Factories(f Faction) int {
	return t.Faction(f).Hand[InvestmentDeck].Sum(func(n int) int { return t.Investment(n).Factory })
}

// FactoryCards lists the cards that a Faction can play for their Factory values.
func (t *Table) FactoryCards(f Faction) (list []engine.Choice) {
	for _, n := range t.Faction(f).Hand[InvestmentDeck].List() {
		list = append(list, engine.Choice{Verb: "factory", On: InvestmentDeck.Card(n), N: t.Investment(n).Factory})
	}
	return list
}

// PlayFactory discards such a card for its value, which makes a sum so far.
func (t *Table) PlayFactory(f Faction, c engine.Choice, sum int, rule engine.Rule) (int, Events) {
	k, n := CardOf(c.On)
	t.Discard(f, k, n)
	sum += c.N
	return sum, events{t.Say("factory-played", rule, f, c.On, "", sum)}
}

func industryPlays(t *Table, f Faction) []engine.Choice {
	s := t.Faction(f)
	if s.Raised >= mostRaises || t.Factories(f) < t.FactoryCost(f) {
		return nil
	}
	return []engine.Choice{Verb("industry")}
}

// 7.32 Industry: Investment cards are played until their Factory values reach the Factory Cost, and IND
// goes up by one.
type industry struct {
	Done
	Hushed
	Faction Faction
	Sum     int8
	Raised  bool
}

func (s *industry) Waiting(*Table) bool { return !s.Raised }

func (s *industry) Open(t *Table) []engine.Decision {
	return []engine.Decision{t.Ask(s.Faction, "industry", "7.32", t.FactionRef(s.Faction), t.FactoryCards(s.Faction)...)}
}

func (s *industry) Take(t *Table, e engine.Entry) events {
	sum, seen := t.PlayFactory(s.Faction, e.Choice, int(s.Sum), "7.32")
	s.Sum = int8(sum)
	if sum < t.FactoryCost(s.Faction) {
		return seen
	}
	f := t.Faction(s.Faction)
	f.Ind++
	f.Raised++
	s.Raised = true
	return append(seen, t.Say("ind", "7.32", s.Faction, t.FactionRef(s.Faction), "", int(f.Ind)))
}

var _ = register("industry", &industry{})
