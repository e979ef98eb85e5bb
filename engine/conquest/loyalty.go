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
	return blockwar.Cost(FosterOf(f).China.Costs, drops)
}

// loyaltyPlays: who has a Proxy Power and the Factories can begin.
func loyaltyPlays(t *Table, f Faction) []engine.Choice {
	if FosterOf(f).Proxy == blockwar.NoNation || own(t).Loyalty[f].Raised >= mostLoyalty || t.Factories(f) < loyaltyCost(t, f) {
		return nil
	}
	return []engine.Choice{blockwar.Verb("loyalty")}
}

// raisingLoyalty: Investment cards are played until their Factory values reach the Loyalty Cost.
type raisingLoyalty struct {
	blockwar.Done
	blockwar.Hushed
	Faction Faction
	Sum     int8
	Raised  bool
}

func (s *raisingLoyalty) Waiting(*Table) bool { return !s.Raised }

func (s *raisingLoyalty) Open(t *Table) []engine.Decision {
	return []engine.Decision{t.Ask(s.Faction, "loyalty", "7.33", t.FactionRef(s.Faction), t.FactoryCards(s.Faction)...)}
}

func (s *raisingLoyalty) Take(t *Table, e engine.Entry) events {
	sum, seen := t.PlayFactory(s.Faction, e.Choice, int(s.Sum), "7.33")
	if s.Sum = int8(sum); sum < loyaltyCost(t, s.Faction) {
		return seen
	}
	s.Raised = true
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
