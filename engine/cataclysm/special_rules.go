package cataclysm

import "interbellum/engine"

// The special rules of single scenarios (section C of the playbook) that change general
// ones; those about counters of powers that are not in play are in scenario_counters.go.

var (
	// westernCountries are behind the German front in C.3: only Germany enters them, and
	// only those that it controls.
	westernCountries   = AreasOf(albania, benelux, denmark, iraq, ireland, jordan, norway, portugal, spain)
	shelteredCountries = AreasOf(benelux, denmark, norway)
	countriesBetween   = AreasOf(balticStates, poland)
	protectedCountries = AreasOf(manchuria, mongolia) // under the neutrality pact of C.6
)

// fightsInTheWest reports whether Germany counts as belligerent for its war in the west, as in
// C.3.
func (t *Table) fightsInTheWest() bool {
	return t.Powers[USSR].InPlay && t.hasSpecialRule("western-theatre")
}

// owesSurprise reports whether p has yet to begin its war in the east: in C.3 the first German
// operation is a surprise attack on the Soviet Union, unless Germany has been attacked itself (see
// RULINGS.md).
func (t *Table) owesSurprise(p Power) bool {
	return p == Germany && !t.NoSurprise.Has(Communism) && t.fightsInTheWest()
}

// checkEasternWar makes the war global when it has come to the east in C.3; the Soviet Union can
// no longer be surprised.
func (t *Table) checkEasternWar() events {
	if !t.atWar(Germany, USSR) || t.NoSurprise.Has(Communism) || !t.fightsInTheWest() {
		return nil
	}
	t.NoSurprise = t.NoSurprise.With(Communism)
	return append(t.globalWar(), say("no-surprise", "9.8", USSR, ideologyRef(Communism), "", 0))
}

// scenarioForbids reports whether the scenario forbids a target: in C.3 the countries sheltered by
// the western front, and for Germany all but the surprise attack that it owes; in C.5 the home
// areas of Germany and the Soviet Union from one another while their pact holds, and in C.6 those
// of Japan and the Soviet Union, with the country that each protects.
func (t *Table) scenarioForbids(p Power, verb string, a Area) bool {
	if shelteredCountries.Has(a) && t.hasSpecialRule("western-theatre") {
		return true
	}
	if t.owesSurprise(p) {
		return verb == "invade" || !t.primaryDefenders(p, verb, a).Has(USSR)
	}
	pl := t.Place(a)
	return pl.IsHome() && t.pactBinds(p, SetOf(pl.Owner)) || protectedCountries.Has(a) && t.pactBinds(p, SetOf(t.controller(a)))
}

// pactBinds reports whether p and one of the others have a pact not to make war on each other: the
// Soviet Union and Germany in the first turn of C.5, and Japan until 1945-46 in C.6.
func (t *Table) pactBinds(p Power, others Powers) bool {
	partner := NoPower
	switch {
	case t.Turn == Turn1939 && t.hasSpecialRule("non-aggression-pact"):
		partner = Germany
	case t.Turn < Turn1945 && t.hasSpecialRule("neutrality-pact"):
		partner = Japan
	}
	return p == USSR && others.Has(partner) || p == partner && others.Has(USSR)
}

// pactAllows reports whether an act of p does not provoke q under their pact: in Poland and the
// Baltic States, which Germany and the Soviet Union have divided.
func (t *Table) pactAllows(p, q Power, a Area) bool {
	return countriesBetween.Has(a) && t.hasSpecialRule("non-aggression-pact") && t.pactBinds(p, SetOf(q))
}

// provokable is the set of powers that an act of p may provoke (5.2.3): opposing, not at war with
// it, and not run by the same player.
func (t *Table) provokable(p Power) Powers {
	return t.opponents(p).Minus(t.enemies(p)).Minus(t.samePlayerPowers(p))
}

// samePlayerPowers is the powers of the other ideology that the same player runs: with two players
// in C.1, C.5 and C.6 the Democracies and the Communists do not provoke one another.
func (t *Table) samePlayerPowers(p Power) Powers {
	switch i := t.ideology(p); {
	case !t.TwoSides || i == Fascism:
		return 0
	case i == Communism:
		return t.powersOf(Democracy)
	}
	return t.powersOf(Communism)
}

// secondFront has Germany set aside counters of its force pool for the west, at the start of
// 1943-44 and again of 1945-46 (C.3). They leave the game, and count against the pool.
type secondFront struct{ Left int8 }

// secondFrontCount is how many counters it takes at the start of this turn.
func (t *Table) secondFrontCount() int8 {
	if (t.Turn == Turn1943 || t.Turn == Turn1945) && t.active(Germany) && t.hasSpecialRule("second-front") {
		return 2
	}
	return 0
}

// choices lists what may leave: what a cut of the force pool could take (4.1.2), and counters on
// the turn track.
func (s *secondFront) choices(t *Table) (legal []engine.Choice) {
	cut := forcePoolCut{Power: Germany}
	for i := range t.Units {
		if u := &t.Units[i]; u.Owner == Germany && t.isFirstOfAlike(u) {
			legal = append(legal, engine.Choice{Verb: "remove", On: u.Ref()})
		}
	}
	return append(legal, cut.counters(t, Available, Holding, Reserve, Track)...)
}

func (s *secondFront) Waiting(t *Table) bool {
	return s.Left > 0 && t.active(Germany) && len(s.choices(t)) > 0
}

func (s *secondFront) Open(t *Table) []engine.Decision {
	d := ask(Germany, "second-front", "4.1.1", powerRef(Germany), s.choices(t)...)
	d.Left = int(s.Left) - 1
	return []engine.Decision{d}
}

func (s *secondFront) Take(t *Table, e engine.Entry) events {
	s.Left--
	t.Powers[Germany].Elsewhere++
	seen := events{say("force-pool", "4.1.1", Germany, e.Choice.On, e.Choice.To, -1)}
	if u := t.unitOf(e.Choice.On); u != nil {
		t.remove(u.UnitID, OutOfGame)
		t.queueEvict()
		return seen
	}
	_, k := counterOf(e.Choice.On)
	t.move(Germany, k, boxOf(e.Choice.To), OutOfGame)
	return seen
}

func (s *secondFront) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// arcticConvoys is the natural resource that reaches the Soviet Union in C.3 from 1943-44 on,
// while it holds its coast on the Barents Sea.
func (s *production) arcticConvoys(t *Table) events {
	if s.Power != USSR || t.Turn < Turn1943 || t.controller(arkhangelsk) != USSR || !t.hasSpecialRule("lend-lease-east") {
		return nil
	}
	if t.count(USSR, Available, Offensive) == 0 {
		return events{say("resource-lost", "4.4.2", USSR, areaRef(arkhangelsk), "", 1)}
	}
	return events{s.takeResource(t, arkhangelsk, Natural)}
}

// shareWithPacific sends half of what an escalation would give the United States to the Pacific in
// C.5, rounded down.
func (t *Table) shareWithPacific(p Power) events {
	gap := t.Card(p, t.Powers[p].Commitment).ForcePool - t.poolSize(p)
	if p != US || gap < 2 || !t.hasSpecialRule("pacific-commitments") {
		return nil
	}
	t.Powers[US].Elsewhere += uint8(gap / 2)
	return events{say("set-aside", "4.1.1", US, powerRef(US), "", gap/2)}
}

// maxElsewhere is how many counters of a power's pool may serve off the maps.
func (t *Table) maxElsewhere(p Power) int {
	n := 0
	if s := scenarioOf(t).StatusOf(p); s != nil {
		n = s.ForcePoolSetAside
	}
	switch {
	case p == Germany && t.hasSpecialRule("second-front"):
		n += 2 * max(0, int(t.Turn)-int(Turn1943)+1)
	case p == US && t.hasSpecialRule("pacific-commitments"):
		n += t.Card(US, TotalWar).ForcePool / 2
	}
	return n
}

var _ = register("second-front", &secondFront{})
