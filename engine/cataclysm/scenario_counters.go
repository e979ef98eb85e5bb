package cataclysm

// What a scenario adds: counters of powers that are not in play, which enter the cup turn by
// turn, production sites, and counters of a force pool that serve elsewhere (1.3; C.4).

// counterOfEntry is the counter that an entry of a scenario describes.
func counterOfEntry(c ScenarioCounter) (Power, Kind) {
	if c.Marker == LendLease {
		return Neutral, LendLeaseCounter
	}
	return c.Power, c.Kind
}

// scenarioOf is the data of the scenario in play, or an empty one if it is unknown.
func scenarioOf(t *Table) *Scenario {
	if s, found := t.ScenarioByID(t.Scenario); found {
		return s
	}
	return &Scenario{book: t.Book}
}

// hasSpecialRule reports whether the scenario has that special rule.
func (t *Table) hasSpecialRule(rule string) bool { return scenarioOf(t).HasRule(rule) }

// enterOnTurn puts the counters on the turn track that enter in this turn.
func (t *Table) enterOnTurn() {
	for _, c := range scenarioOf(t).TurnTrack {
		p, k := counterOfEntry(c)
		for n := min(c.Count, t.count(p, Storage, k)); c.Turn == t.Turn && n > 0; n-- {
			t.move(p, k, Storage, Track)
		}
	}
}

// isForeign reports whether a power that is not in play has counters in this scenario.
func (t *Table) isForeign(p Power) bool {
	return p != NoPower && p <= PowerCount && !t.Powers[p].InPlay && t.Boxes[p] != Counters{}
}

// inPlayOrNone is the power itself, or NoPower if only its counters are in play.
func (t *Table) inPlayOrNone(p Power) Power {
	if t.isForeign(p) {
		return NoPower
	}
	return p
}

// returnForeign puts such counters that were not drawn back on the turn track (3.8).
func (t *Table) returnForeign() {
	for _, p := range AllPowers.List() {
		if t.isForeign(p) {
			t.moveAll(p, Offensive, Cup, Track)
		}
	}
	t.moveAll(Neutral, LendLeaseCounter, Cup, Track)
}

// resolveForeign resolves such a counter when it is drawn; it then leaves the game. The German
// offensive is the attack on the Soviet Union and makes the war global. The first Soviet one ends
// the war in Europe and frees the counters that served there; the second is the Soviet attack in
// Manchuria.
func (t *Table) resolveForeign(p Power, k Kind) (step, bool, events) {
	again := t.count(p, OutOfGame, k) > 0
	t.move(p, k, Hand, OutOfGame)
	seen := events{say("foreign", "1.3", t.inPlayOrNone(p), counterRef(p, k), "", 0)}
	switch {
	case k == LendLeaseCounter:
		t.Markers = t.Markers.With(LendLease)
		return nil, false, append(seen, say("marker", "12.2.2", NoPower, markerRef(LendLease), "", 1))
	case p == Germany:
		return nil, false, append(seen, t.globalWar()...)
	case p == USSR && !again:
		return &returnFromElsewhere{}, false, seen
	case p == USSR && t.active(Japan):
		seen = append(seen, t.sovietAttack()...)
	}
	return nil, false, seen
}

// sovietAttack takes Manchuria from Japan unless two of its land units hold it, and tests Japan's
// stability.
func (t *Table) sovietAttack() (seen events) {
	land := 0
	for _, u := range t.unitsAt(manchuria) {
		if u.Owner == Japan && u.Kind.IsLand() {
			land++
		}
	}
	if t.controller(manchuria) == Japan && land < 2 {
		seen = t.loseControl(manchuria, "1.3", false)
	}
	t.test(Japan, 0, "1.3")
	return seen
}

// returnFromElsewhere frees the counters that served elsewhere: each power fills its force pool.
type returnFromElsewhere struct {
	noQuestions
	Todo    []Power
	Started bool
}

func (h *returnFromElsewhere) Next(t *Table, _ step) (step, bool, events) {
	if !h.Started {
		h.Started = true
		for _, p := range t.increasing(t.activePowers()) {
			if t.Powers[p].Elsewhere > 0 {
				t.Powers[p].Elsewhere = 0
				h.Todo = append(h.Todo, p)
			}
		}
	}
	if len(h.Todo) == 0 {
		return nil, true, nil
	}
	p := h.Todo[0]
	h.Todo = h.Todo[1:]
	return &forcePoolFill{Power: p}, false, nil
}

// britainGoesToTotalWar reports whether the United Kingdom is about to go to total war by its
// first Home Front marker.
func (t *Table) britainGoesToTotalWar(p Power) bool {
	return p == UK && t.Powers[UK].Commitment == Mobilization && t.hasSpecialRule("britain-total-war")
}

// escalateBritain moves its commitment marker. The war does not become global by that.
func (t *Table) escalateBritain() events {
	t.Powers[UK].Commitment = TotalWar
	return events{say("commitment", "1.3", UK, commitmentRef(TotalWar), "", 1)}
}

// extraSite reports whether the scenario makes the area a production site of p while p controls
// it.
func (t *Table) extraSite(p Power, a Area) bool {
	if t.Maps.has(EuropeMap) {
		return false
	}
	for _, x := range scenarioOf(t).ExtraProduction {
		for _, b := range x.Areas {
			if x.Power == p && a == b {
				return t.controller(a) == p
			}
		}
	}
	return false
}

// homeOnMap reports whether the power has any home area on the maps in play.
func (t *Table) homeOnMap(p Power) bool {
	for a := Area(1); a <= AreaCount; a++ {
		if pl := t.Place(a); pl.IsHome() && pl.Owner == p && t.inPlay(a) {
			return true
		}
	}
	return false
}

var _ = register("homecoming", &returnFromElsewhere{})
