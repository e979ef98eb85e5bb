package cataclysm

import "interbellum/engine"

// 4.5 Conversion and 4.6 Construction.

// askOffensives asks how many resources become offensives.
func (s *production) askOffensives(t *Table) engine.Decision {
	q := ask(s.Power, "convert-offensives", "4.5", counterRef(s.Power, Resource), verb(engine.Pass))
	for n := 1; n <= t.count(s.Power, Holding, Resource); n++ {
		q.Legal = append(q.Legal, engine.Choice{Verb: "offensives", N: n})
	}
	return q
}

func (s *production) toOffensives(t *Table, n int) events {
	for range n {
		t.flip(s.Power, Holding, Resource, Offensive)
	}
	if n == 0 {
		return nil
	}
	return events{say("convert", "4.5", s.Power, counterRef(s.Power, Offensive), "", n)}
}

// mostForBuilds is how many resources can be turned into builds. Builds round down, so an odd
// resource is not offered.
func (t *Table) mostForBuilds(p Power) int {
	n := t.count(p, Holding, Resource)
	return n - n%t.Card(p, t.Powers[p].Commitment).BuildsPerResource.Den
}

// askBuilds asks how many of the other resources become builds. One of the rest may be kept in
// reserve at the final disposition (3.2.4, 3.4).
func (s *production) askBuilds(t *Table) engine.Decision {
	den := t.Card(s.Power, t.Powers[s.Power].Commitment).BuildsPerResource.Den
	q := ask(s.Power, "convert-builds", "4.5", counterRef(s.Power, Resource), verb(engine.Pass))
	for n := den; n <= t.mostForBuilds(s.Power); n += den {
		q.Legal = append(q.Legal, engine.Choice{Verb: "builds", N: n})
	}
	return q
}

// toBuilds counts the builds and returns the markers. They may come back as war offensives (4.6,
// 4.7).
func (s *production) toBuilds(t *Table, n int) events {
	rate := t.Card(s.Power, t.Powers[s.Power].Commitment).BuildsPerResource
	s.Builds = int8(n * rate.Num / rate.Den)
	for range n {
		t.giveBack(s.Power, Resource, Holding)
	}
	if n == 0 {
		return nil
	}
	return events{say("builds", "4.6", s.Power, counterRef(s.Power, Resource), "", int(s.Builds))}
}

// canBuild reports whether builds can buy the counter: units, upgrades and the A-Bomb (4.6,
// 12.2.2).
func canBuild(k Kind) bool { return k.CountsInPool() || k == ABomb }

// buildCost is the price of a counter in builds (4.6). A submarine pack is not a fleet.
func buildCost(k Kind) int {
	if k == Fleet || k.IsUpgrade() {
		return 2
	}
	return 1
}

// constructions lists what the remaining builds can buy from the available force pool. A
// Dreadnought Refit saves one build on a fleet, once (12.1.2, 12.2.1).
func (s *production) constructions(t *Table) (legal []engine.Choice) {
	for k := Army; k <= ABomb; k++ {
		if !canBuild(k) || t.count(s.Power, Available, k) == 0 {
			continue
		}
		cost := buildCost(k)
		if cost <= int(s.Builds) {
			legal = append(legal, engine.Choice{Verb: "construct", On: counterRef(s.Power, k)})
		}
		if k == Fleet && t.Powers[s.Power].Refit && cost-1 <= int(s.Builds) {
			legal = append(legal, engine.Choice{Verb: "refit", On: counterRef(s.Power, k)})
		}
	}
	return legal
}

func (s *production) askConstruction(t *Table) engine.Decision {
	q := ask(s.Power, "construct", "4.6", powerRef(s.Power), s.constructions(t)...)
	q.Legal = append(q.Legal, verb("done"))
	return q
}

// construct buys one counter. Fortresses and surface fleets wait on the turn track.
func (s *production) construct(t *Table, c engine.Choice) events {
	_, k := counterOf(c.On)
	cost := buildCost(k)
	if c.Verb == "refit" {
		cost--
		t.Powers[s.Power].Refit = false
	}
	s.Builds -= int8(cost)
	to := Holding
	if k == Fleet || k == Fortress {
		to = Track
	}
	t.move(s.Power, k, Available, to)
	seen := events{say("construct", "4.6", s.Power, c.On, engine.Ref("box/"+to.String()), cost)}
	if c.Verb == "refit" {
		seen = append(seen, say("refit", refitRule(s.Power), s.Power, c.On, "", 0))
	}
	return seen
}
