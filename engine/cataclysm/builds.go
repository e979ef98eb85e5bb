package cataclysm

import "interbellum/engine"

// 8.3 Builds. A belligerent power turns military actions into as many builds and spends
// them at once. Built counters go into the cup, never into reserve; fortresses and surface
// fleets wait on the turn track for the next turn. A Dreadnought Refit saves one action on a
// fleet (12.1.2, 12.2.1). N of a choice is its cost.

func (t *Table) buildChoices(p Power, left int) (legal []engine.Choice) {
	if !t.belligerent(p) {
		return nil
	}
	for k := Army; k <= ABomb; k++ {
		if !canBuild(k) || t.count(p, Available, k) == 0 {
			continue
		}
		cost := buildCost(k)
		if cost <= left {
			legal = append(legal, engine.Choice{Verb: "build", On: counterRef(p, k), N: cost})
		}
		if k == Fleet && t.Powers[p].Refit && cost-1 <= left {
			legal = append(legal, engine.Choice{Verb: "refit", On: counterRef(p, k), N: cost - 1})
		}
	}
	return legal
}

// refitRule is the rule of a power's Dreadnought Refit.
func refitRule(p Power) engine.Rule {
	if p == Italy {
		return "12.1.2"
	}
	return "12.2.1"
}

func (t *Table) build(p Power, c engine.Choice) (seen events) {
	_, k := counterOf(c.On)
	to := Cup
	if k == Fleet || k == Fortress {
		to = Track
	}
	t.move(p, k, Available, to)
	seen = append(seen, say("construct", "8.3", p, c.On, engine.Ref("box/"+to.String()), c.N))
	if c.Verb == "refit" {
		t.Powers[p].Refit = false
		seen = append(seen, say("refit", refitRule(p), p, c.On, "", 0))
	}
	return seen
}
