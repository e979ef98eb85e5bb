package conquest

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 7.33 CCW Loyalty.

// mostLoyalty is how often Loyalty can be raised with Factories in a Year.
const mostLoyalty = 2

// loyaltyCost is what the Factories must add up to: for the CPC less with Land Reform (9.5).
func loyaltyCost(t *Table, f Faction) int {
	drops := 0
	if f == Soviets && t.Has(f, LandReform) {
		drops = 1
	}
	return blockwar.Cost(FosterOf(t.Book, f).China.Costs, drops)
}

// loyaltyPlays: who has a Proxy Power and the Factories can begin.
func loyaltyPlays(t *Table, f Faction) []engine.Choice {
	if FosterOf(t.Book, f).Proxy == blockwar.NoNation || own(t).Loyalty[f].Raised >= mostLoyalty || t.Factories(f) < loyaltyCost(t, f) {
		return nil
	}
	return []engine.Choice{blockwar.Verb("loyalty")}
}

// raisingLoyalty: Investment cards for the Loyalty Cost raise the marker by one.
type raisingLoyalty struct{ blockwar.FactoryPlay }

func (s *raisingLoyalty) Open(t *Table) []engine.Decision { return s.Ask(t, "loyalty", "7.33") }

func (s *raisingLoyalty) Take(t *Table, e engine.Entry) events {
	seen, reached := s.Pay(t, e.Choice, loyaltyCost(t, s.Faction), "7.33")
	if !reached {
		return seen
	}
	own(t).Loyalty[s.Faction].Raised++
	return append(seen, raiseLoyalty(t, s.Faction, "7.33")...)
}

var _ = register("raising-loyalty", &raisingLoyalty{})

// raiseLoyalty raises the KMT or the CPC marker of a Foster Faction.
func raiseLoyalty(t *Table, f Faction, rule engine.Rule) events {
	l := &own(t).Loyalty[f]
	l.N++
	return events{t.Say("loyalty", rule, f, t.FactionRef(f), "", int(l.N))}
}
