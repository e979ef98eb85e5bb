package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// mostRaises is how often IND can be raised in a Year (7.32).
const mostRaises = 2

// factoryCost is what a Faction's Factories must add up to: a level less for each Declaration of War
// upon it, and for the West once the USA is with it (7.32, 8.43, 15.22).
func (t *Table) factoryCost(f Faction) int {
	drops := 0
	for _, g := range f.Rivals() {
		if t.faction(g).Declared.Has(f) {
			drops++
		}
	}
	if f == West && t.usaWith() {
		drops++
	}
	return blockwar.Cost(f.Facts().FactoryCost, drops)
}

// factories adds up the Factory values of cards.
func factories(cards blockwar.Cards) int {
	return cards.Sum(func(n int) int { return Investment(n).Factory })
}

func industryPlays(t *Table, f Faction) []engine.Choice {
	s := t.faction(f)
	if s.Raised >= mostRaises || factories(s.Hand[InvestmentDeck]) < t.factoryCost(f) {
		return nil
	}
	return []engine.Choice{verb("industry")}
}

// 7.32 Industry: Investment cards are played until their Factory values reach the Factory Cost, and IND
// goes up by one.
type industry struct {
	done
	Faction Faction
	Sum     int8
	Raised  bool
}

func (s *industry) Waiting(*Table) bool { return !s.Raised }

func (s *industry) Open(t *Table) []engine.Decision {
	d := ask(s.Faction, "industry", "7.32", factionRef(s.Faction))
	for _, n := range t.faction(s.Faction).Hand[InvestmentDeck].List() {
		d.Legal = append(d.Legal, engine.Choice{Verb: "factory", On: InvestmentDeck.card(n), N: Investment(n).Factory})
	}
	return []engine.Decision{d}
}

func (s *industry) Take(t *Table, e engine.Entry) events {
	_, n := cardOf(e.Choice.On)
	t.discard(s.Faction, InvestmentDeck, n)
	s.Sum += int8(e.Choice.N)
	seen := events{say("factory-played", "7.32", s.Faction, e.Choice.On, "", int(s.Sum))}
	if int(s.Sum) < t.factoryCost(s.Faction) {
		return seen
	}
	f := t.faction(s.Faction)
	f.Ind++
	f.Raised++
	s.Raised = true
	return append(seen, say("ind", "7.32", s.Faction, factionRef(s.Faction), "", int(f.Ind)))
}

var _ = register("industry", &industry{})
