package blockwar

import "interbellum/engine"

// MostRaises is how often IND can be raised in a Year (7.32).
const MostRaises = 2

// FactoryCost is what a Faction's Factories must add up to: a level less for each Declaration of War
// upon it, and more for what a game says (7.32, 15.22).
func (t *Table) FactoryCost(f Faction) int {
	drops := t.Hooks.FactoryCostDrops(t, f)
	for _, g := range f.Rivals() {
		if t.Faction(g).Declared.Has(f) {
			drops++
		}
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

// FactoryPlay is Investment cards that are played one after the other, until their Factory values reach a cost.
type FactoryPlay struct {
	EndsWhenIdle
	NoRights
	Faction Faction
	Sum     int8
	Raised  bool
}

// Waiting: the cost is not reached yet.
func (s *FactoryPlay) Waiting(*Table) bool { return !s.Raised }

// Ask is which card is played next.
func (s *FactoryPlay) Ask(t *Table, kind string, rule engine.Rule) []engine.Decision {
	return []engine.Decision{t.Ask(s.Faction, kind, rule, t.FactionRef(s.Faction), t.FactoryCards(s.Faction)...)}
}

// Pay discards a card for its value, and tells whether the cost is reached.
func (s *FactoryPlay) Pay(t *Table, c engine.Choice, cost int, rule engine.Rule) (seen Events, reached bool) {
	k, n := CardOf(c.On)
	t.Discard(s.Faction, k, n)
	s.Sum += int8(c.N)
	s.Raised = int(s.Sum) >= cost
	return events{t.Say("factory-played", rule, s.Faction, c.On, "", int(s.Sum))}, s.Raised
}

func industryPlays(t *Table, f Faction) []engine.Choice {
	s := t.Faction(f)
	if s.Raised >= MostRaises || t.Factories(f) < t.FactoryCost(f) {
		return nil
	}
	return []engine.Choice{Verb("industry")}
}

// 7.32 Industry: Investment cards for the Factory Cost raise IND by one.
type industry struct{ FactoryPlay }

func (s *industry) Open(t *Table) []engine.Decision { return s.Ask(t, "industry", "7.32") }

func (s *industry) Take(t *Table, e engine.Entry) events {
	seen, reached := s.Pay(t, e.Choice, t.FactoryCost(s.Faction), "7.32")
	if !reached {
		return seen
	}
	f := t.Faction(s.Faction)
	f.Ind++
	f.Raised++
	return append(seen, t.Say("ind", "7.32", s.Faction, t.FactionRef(s.Faction), "", int(f.Ind)))
}

var _ = register("industry", &industry{})
