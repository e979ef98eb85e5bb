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

// factories adds up the Factory values of cards.
func (t *Table) factories(cards Cards) int {
	return cards.Sum(func(n int) int { return t.Investment(n).Factory })
}

func industryPlays(t *Table, f Faction) []engine.Choice {
	s := t.Faction(f)
	if s.Raised >= mostRaises || t.factories(s.Hand[InvestmentDeck]) < t.FactoryCost(f) {
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
	d := t.Ask(s.Faction, "industry", "7.32", t.FactionRef(s.Faction))
	for _, n := range t.Faction(s.Faction).Hand[InvestmentDeck].List() {
		d.Legal = append(d.Legal, engine.Choice{Verb: "factory", On: InvestmentDeck.Card(n), N: t.Investment(n).Factory})
	}
	return []engine.Decision{d}
}

func (s *industry) Take(t *Table, e engine.Entry) events {
	_, n := CardOf(e.Choice.On)
	t.Discard(s.Faction, InvestmentDeck, n)
	s.Sum += int8(e.Choice.N)
	seen := events{t.Say("factory-played", "7.32", s.Faction, e.Choice.On, "", int(s.Sum))}
	if int(s.Sum) < t.FactoryCost(s.Faction) {
		return seen
	}
	f := t.Faction(s.Faction)
	f.Ind++
	f.Raised++
	s.Raised = true
	return append(seen, t.Say("ind", "7.32", s.Faction, t.FactionRef(s.Faction), "", int(f.Ind)))
}

var _ = register("industry", &industry{})
