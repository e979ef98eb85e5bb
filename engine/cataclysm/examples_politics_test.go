package cataclysm

import (
	"slices"
	"testing"

	"interbellum/engine"
)

// The worked examples about dice, the turn, production and politics.

func exampleTwoSixes(t *testing.T) {
	table := europe(t)
	table.Powers[Germany].Stability = Wavering
	_, seen := flagged(t, table, Germany, "propaganda 3 6 6")
	if scored(seen, "propaganda", Germany) != 7 {
		t.Errorf("the score is %v, want 7", scored(seen, "propaganda", Germany))
	}
}

// exampleLastDie uses dice of our own.
func exampleLastDie(t *testing.T) {
	for _, x := range []struct {
		attacker string
		score    int
	}{{"infantry", 3}, {"tank", 2}} {
		table := withoutFlags(europe(t))
		put(t, table, Germany, "ruhr", x.attacker)
		_, seen := fight(t, table, Germany, "land", "denmark", 1, "6 5 3")
		if diceOf(seen, "land-combat", Neutral) != 1 || scored(seen, "land-combat", Neutral) != x.score {
			t.Errorf("against %s Denmark scores %d: got %v, %v; want 1 and %v", x.attacker, scored(seen, "land-combat", Neutral), diceOf(seen, "land-combat", Neutral), scored(seen, "land-combat", Neutral), x.score)
		}
	}
}

func exampleInterrupt(t *testing.T) {
	table := interruptTable(t, Italy, UK)
	for p, want := range map[Power]int{Italy: 1, UK: 2} {
		if dice, _ := table.effectiveness(p); dice != want {
			t.Fatalf("%s has effectiveness %d, want %v", p, dice, want)
		}
	}
	next := func(p *engine.Position[Table], kind string, want Power) {
		t.Helper()
		if d := asked(t, p, kind); powerAt(d.Seat) != want {
			t.Fatalf("%s is asked, not %s", powerAt(d.Seat), want)
		}
	}
	first := &interrupt{}
	p, _ := play(t, table, first)
	next(p, "interrupt", UK)
	reply(t, p, "pass")
	next(p, "interrupt", Italy)
	reply(t, p, "interrupt")
	next(p, "interrupt-first", UK)
	reply(t, p, "interrupt")
	if !p.Over() || first.Claim != UK {
		t.Fatalf("%s interrupts; want p.Over() true, first.Claim %v", first.Claim, UK)
	}
	table.LastDrawn = Democracy // its play is over
	second := &interrupt{}
	p, _ = play(t, table, second)
	next(p, "interrupt", Italy)
	if reply(t, p, "interrupt"); second.Claim != Italy {
		t.Errorf("then %s interrupts, want %v", second.Claim, Italy)
	}
}

func exampleCrisisRow(t *testing.T) {
	table := crisisBoard(t, false)
	resolveCrisis(t, table, "2 4")
	if !table.Powers[US].Reduced || table.Powers[UK].Reduced || table.Powers[USSR].Reduced {
		t.Errorf("not row 4-2: got Powers[US].Reduced %v, Powers[UK].Reduced %v, Powers[USSR].Reduced %v; want true, false and false", table.Powers[US].Reduced, table.Powers[UK].Reduced, table.Powers[USSR].Reduced)
	}
}

// exampleReroll uses a second roll of our own.
func exampleReroll(t *testing.T) {
	table := crisisBoard(t, true)
	seen := resolveCrisis(t, table, "4 3", "4 2")
	if saw(seen, "crisis-reroll", NoPower) != 1 || saw(seen, "crisis", NoPower) != 2 {
		t.Errorf("French strikes without a French reserve: %v; got %v, %v; want 1 and 2", seen, saw(seen, "crisis-reroll", NoPower), saw(seen, "crisis", NoPower))
	}
	table = crisisBoard(t, false)
	cube(t, table, Germany, "denmark")
	cube(t, table, UK, "norway")
	seen = resolveCrisis(t, table, "6 4", "5 1 1", "5 1")
	if saw(seen, "crisis-reroll", NoPower) != 0 || saw(seen, "check-passed", NoPower) != 2 {
		t.Errorf("everybody has passed, and it is rolled anew: %v; got %v, %v; want 0 and 2", seen, saw(seen, "crisis-reroll", NoPower), saw(seen, "check-passed", NoPower))
	}
	if table.controller(at(t, "denmark")) != Germany || table.controller(at(t, "norway")) != UK {
		t.Errorf("a cube is gone: got %v, %v; want %v and %v", table.controller(at(t, "denmark")), table.controller(at(t, "norway")), Germany, UK)
	}
}

func exampleSuddenDeath(t *testing.T) {
	for _, x := range []struct {
		french, british, german int
		over                    bool
	}{{1, 2, 3, false}, {1, 2, 2, true}, {2, 2, 2, false}, {1, 3, 2, false}} { // the first is the book's
		table := fourthCrisis(t, x.french, x.british, x.german)
		s := &suddenDeath{}
		finish(t, table, s)
		if s.Over != x.over {
			t.Errorf("with %d French, %d British and %d German counters it is over: %v, want %v", x.french, x.british, x.german, s.Over, x.over)
		}
		if left := x.french + x.british + x.german; !x.over && (table.count(Neutral, Cup, Crisis) != 1 || table.inCup() != left+1) {
			t.Errorf("%d counters in the cup, %d of them crises, want %d and 1", table.inCup(), table.count(Neutral, Cup, Crisis), left+1)
		}
	}
}

func exampleThreeResources(t *testing.T) {
	table := newTable(t)
	commit(table, Civilian, France)
	give(t, table, France, Holding, Offensive, 3)
	for range 3 {
		table.flip(France, Holding, Offensive, Resource)
	}
	s := &production{Power: France, Step: buildsPart}
	p, _ := play(t, table, s)
	if got := inWords(asked(t, p, "convert-builds").Legal); !slices.Equal(got, []string{"builds#2", "pass"}) {
		t.Errorf("legal: %v, want %v", got, []string{"builds#2", "pass"}) // the third would be wasted, and need not be
	}
	reply(t, p, "builds#2")
	if s.Builds != 1 {
		t.Errorf("%d builds, want 1", s.Builds)
	}
}

func exampleAdministration(t *testing.T) {
	table := europe(t)
	table.Turn, table.Phase = Turn1941, AdministrationPhase
	commit(table, Mobilization, Germany)
	war(table, SetOf(Germany), SetOf(France, UK))
	cube(t, table, Germany, "benelux", "sweden")
	table.Areas[at(t, "benelux")].Limited, table.Areas[at(t, "sweden")].Limited = true, true
	pool(t, table, Germany, "infantry", "tactical", "tank-upgrade")
	before := table.count(Germany, Available, Offensive)

	finish(t, table, &gainFlags{Power: Germany})
	finish(t, table, &production{Power: Germany}, "collect:area/benelux collect:area/sweden offensives#2 builds#2",
		"construct:army/germany construct:air-force/germany construct:tank-upgrade/germany")
	for _, x := range []struct {
		kind Kind
		want int
	}{{Flag, 2}, {Offensive, 5}, {Army, 1}, {AirForce, 1}, {TankUpgrade, 1}, {Resource, 0}} {
		if n := table.count(Germany, Holding, x.kind); n != x.want {
			t.Errorf("%d of %s in the holding box instead of %d", n, x.kind, x.want)
		}
	}
	if n := table.count(Germany, Available, Offensive); n != before-5 {
		t.Errorf("%d offensive markers left of %d, want %v", n, before, before-5)
	}
	if table.Areas[at(t, "benelux")].Limited || table.Areas[at(t, "sweden")].Limited {
		t.Errorf("a limited resource is still there: got Areas[benelux].Limited %v, Areas[sweden].Limited %v; want false and false",
			table.Areas[at(t, "benelux")].Limited, table.Areas[at(t, "sweden")].Limited)
	}
	finish(t, table, &disposition{Power: Germany}, "reserve:tank-upgrade/germany")
	if table.reserve(Germany) != TankUpgrade || table.ownInCup(Germany) != 9 {
		t.Errorf("reserve %s, %d counters in the cup, want %v and 9", table.reserve(Germany), table.ownInCup(Germany), TankUpgrade)
	}
}

// exampleBritishEscalation uses dice of our own.
func exampleBritishEscalation(t *testing.T) {
	table := escalationTable(t, UK, Civilian)
	table, seen := flagged(t, table, UK, "escalate 5 1 cup:flag/italy cup:flag/germany", addScript("air-force/uk", 4))
	if saw(seen, "gain", Germany) != 1 || saw(seen, "gain", Italy) != 1 || saw(seen, "gain", NoPower) != 2 {
		t.Errorf("in peace: %v; got %v, %v, %v; want 1, 1 and 2", seen, saw(seen, "gain", Germany), saw(seen, "gain", Italy), saw(seen, "gain", NoPower))
	}
	if table.Powers[UK].Commitment != Rearmament {
		t.Errorf("no escalation: got %v, want %v", table.Powers[UK].Commitment, Rearmament)
	}
	table = escalationTable(t, UK, Civilian)
	war(table, SetOf(UK), SetOf(Germany))
	_, seen = flagged(t, table, UK, "escalate cup:flag/italy", addScript("air-force/uk", 4))
	if saw(seen, "gain", Italy) != 1 || saw(seen, "gain", NoPower) != 1 {
		t.Errorf("at war with Germany: %v; got %v, %v; want 1 and 1", seen, saw(seen, "gain", Italy), saw(seen, "gain", NoPower))
	}
}

// exampleAtlanticAlliance uses dice of our own.
func exampleAtlanticAlliance(t *testing.T) {
	table := world(t)
	table.Markers = table.Markers.With(LendLease)
	give(t, table, US, Reserve, Flag, 1)
	_, seen := flagged(t, table, UK, "alliance:power/us accept 5 1 cup:flag/italy cup:flag/japan cup:flag/germany")
	for _, p := range []Power{Germany, Italy, Japan} {
		if saw(seen, "gain", p) != 1 {
			t.Errorf("%s gains %d, want 1", p, saw(seen, "gain", p))
		}
	}
	if saw(seen, "gain", NoPower) != 3 {
		t.Errorf("others gain too: %v; got %v, want 3", seen, saw(seen, "gain", NoPower))
	}
}

// exampleBenelux uses dice of our own.
func exampleBenelux(t *testing.T) {
	table := europe(t)
	put(t, table, Germany, "ruhr", "infantry", "infantry")
	pos, seen := fight(t, table, Germany, "land", "benelux", 1,
		"activate:unit/germany-army-1 activate:unit/germany-army-2 go cup:flag/france cup:flag/uk")
	if saw(seen, "gain", France) != 1 || saw(seen, "gain", UK) != 1 || saw(seen, "gain", NoPower) != 2 {
		t.Errorf("for the attack: %v; got %v, %v, %v; want 1, 1 and 2", seen, saw(seen, "gain", France), saw(seen, "gain", UK), saw(seen, "gain", NoPower))
	}
	if pos.Open()[0].Kind != "land-combat" {
		t.Errorf(`the flags come before the combat: %v, want [0].Kind "land-combat"`, pos.Open())
	}
	seen = reply(t, pos, "5 1 4 1 done cup:flag/france cup:flag/uk")
	if table.controller(at(t, "benelux")) != Germany || saw(seen, "gain", France) != 1 || saw(seen, "gain", UK) != 1 {
		t.Errorf("for the conquest: %v; got %v, %v, %v; want %v, 1 and 1", seen, table.controller(at(t, "benelux")), saw(seen, "gain", France), saw(seen, "gain", UK), Germany)
	}
}

// exampleParisFlags uses dice of our own.
func exampleParisFlags(t *testing.T) {
	table := europe(t)
	war(table, SetOf(Germany), SetOf(France, UK))
	cube(t, table, Germany, "lorraine")
	put(t, table, Germany, "lorraine", "infantry")
	seen := fightToEnd(t, table, Germany, "land", "paris", 1, "5 1 3 done cup:flag/germany cup:flag/germany 5 5")
	if table.controller(at(t, "paris")) != Germany || table.Areas[at(t, "paris")].Cubes != 2 {
		t.Fatalf("Paris is %v; want controller(paris) %v, Areas[paris].Cubes 2", table.controller(at(t, "paris")), Germany)
	}
	if saw(seen, "gain", Germany) != 2 || saw(seen, "gain", NoPower) != 2 {
		t.Errorf("Germany gains %v: got %v, %v; want 2 and 2", saw(seen, "gain", Germany), saw(seen, "gain", Germany), saw(seen, "gain", NoPower))
	}
}

// exampleIndiaAndBurma uses dice of our own.
func exampleIndiaAndBurma(t *testing.T) {
	table := world(t)
	war(table, SetOf(UK), SetOf(Japan))
	giveCountries(t, table, Japan, "india", "burma")
	giveCountries(t, table, UK, "persia")
	put(t, table, UK, "persia", "infantry")
	seen := fightToEnd(t, table, UK, "land", "india", 1, "5 1 3 done cup:flag/uk")
	if saw(seen, "gain", UK) != 1 || table.controller(at(t, "india")) != UK {
		t.Errorf("for India the UK gains %v: got %v, %v; want 1 and %v", saw(seen, "gain", UK), saw(seen, "gain", UK), table.controller(at(t, "india")), UK)
	}
	seen = fightToEnd(t, table, UK, "land", "burma", 1, "6 1 3 done")
	if saw(seen, "gain", UK) != 0 || table.controller(at(t, "burma")) != UK {
		t.Errorf("for Burma the UK gains %v: got %v, %v; want 0 and %v", saw(seen, "gain", UK), saw(seen, "gain", UK), table.controller(at(t, "burma")), UK)
	}
}

// exampleEffectiveness uses dice of our own.
func exampleEffectiveness(t *testing.T) {
	s, _ := ScenarioByID("cataclysm")
	table := setUp(s)
	if dice, _ := table.effectiveness(UK); dice != 2 || table.Turn != Turn1933 {
		t.Errorf("%d in %s, want 2 and %v", dice, table.Turn, Turn1933)
	}
	table = withoutFlags(europe(t))
	table.moveAll(UK, Flag, Storage, Available)
	fill(table, UK)
	p, _ := flag(t, table, UK, "escalate 5 1")
	for p.Open()[0].Kind == "force-pool" {
		reply(t, p, p.Open()[0].Legal[0].Words())
	}
	if dice, _ := table.effectiveness(UK); dice != 3 || table.Powers[UK].Commitment != Mobilization {
		t.Errorf("%d at %s, want 3 and %v", dice, table.Powers[UK].Commitment, Mobilization)
	}
}

func exampleFailedEscalations(t *testing.T) {
	table := europe(t)
	st := &table.Powers[France]
	_, seen := flagged(t, table, France, "escalate", "2")
	if st.Failed != EscalationAction || st.FailureCubes != 1 || scored(seen, "escalate", France) != 2 {
		t.Fatalf("after a 2: %v; want st.Failed %v, st.FailureCubes 1, scored(seen, 'escalate', France) 2", st, EscalationAction)
	}
	_, seen = flagged(t, table, France, "escalate", "3")
	if st.FailureCubes != 2 || st.Commitment != Rearmament || scored(seen, "escalate", France) != 4 {
		t.Fatalf("after a 3: %v; want st.FailureCubes 2, st.Commitment %v, scored(seen, 'escalate', France) 4", st, Rearmament)
	}
	markCountry(table, France, "rumania")
	_, seen = flagged(t, table, France, "diplomacy:area/hungary", "4")
	if saw(seen, "check-failed", France) != 1 || st.Failed != NoAction || st.FailureCubes != 0 || table.controller(at(t, "hungary")) != NoPower {
		t.Errorf("after diplomacy: %v; want saw(seen, 'check-failed', France) 1, st.Failed no action, st.FailureCubes 0, controller(hungary) no power", st)
	}
}

// exampleSurrenderOfFrance uses dice of our own for the combat and the tests that pass. One French
// die and the results are the rulebook's.
func exampleSurrenderOfFrance(t *testing.T) {
	table := fallOfFrance(t)
	put(t, table, Germany, "lorraine", "infantry", "infantry")
	put(t, table, France, "paris", "infantry")
	put(t, table, UK, "paris", "infantry")
	pos, seen := fight(t, table, Germany, "land", "paris", 1, `activate:unit/germany-army-1 activate:unit/germany-army-2 go
		defender:power/france done 5 2 2 1 stand lose:unit/france-army-2 done cup:flag/germany cup:flag/germany 1 1`)
	paris := at(t, "paris")
	if table.controller(paris) != Germany || table.Areas[paris].Cubes != 2 || saw(seen, "gain", Germany) != 2 {
		t.Fatalf("Paris is %v and Germany gains %v; want controller(paris) %v, Areas[paris].Cubes 2, saw(seen, 'gain', Germany) 2", table.controller(paris), saw(seen, "gain", Germany), Germany)
	}
	if saw(seen, "check-failed", France) != 2 || table.surrenderThreshold(France) != 4 || table.points(France) > 0 {
		t.Fatalf("threshold %v points %v: got %v, %v, %v; want 2, 4 and 0", table.surrenderThreshold(France), table.points(France), saw(seen, "check-failed", France), table.surrenderThreshold(France), table.points(France))
	}
	seen = reply(t, pos, "3 cup:flag/germany 5 1 1")
	if saw(seen, "surrender", France) != 1 || saw(seen, "gain", Germany) != 1 || saw(seen, "check-passed", UK) != 1 {
		t.Fatalf("the surrender: %v; got %v, %v, %v; want 1, 1 and 1", seen, saw(seen, "surrender", France), saw(seen, "gain", Germany), saw(seen, "check-passed", UK))
	}
	if w := inWords(asked(t, pos, "take-over").Legal); !slices.Equal(w, []string{"pass", "take:area/north-africa"}) {
		t.Fatalf("the UK may take %v, want %v", w, []string{"pass", "take:area/north-africa"})
	}
	reply(t, pos, "take:area/north-africa")
	for len(pos.Open()) > 0 && pos.Open()[0].Kind != "opportunity-order" {
		reply(t, pos, pos.Open()[0].Legal[0].Words()) // Italy gains a flag, the British air force leaves Provence
	}
	reply(t, pos, "next:area/provence attempt 4 1 1 attempt 5 1 1")
	if table.controller(at(t, "north-africa")) != UK || table.controller(at(t, "brittany")) != Germany {
		t.Errorf("North Africa is %v Brittany %v, want %v and %v", table.controller(at(t, "north-africa")), table.controller(at(t, "brittany")), UK, Germany)
	}
	if s := table.Areas[at(t, "provence")]; s.Owner != Neutral || s.Cubes != 1 || len(table.unitsAt(at(t, "provence"))) != 0 {
		t.Errorf("Provence is %v: got %v, %v, %v; want %v, 1 and 0", s.Owner, s.Owner, s.Cubes, len(table.unitsAt(at(t, "provence"))), Neutral)
	}
	if table.Powers[France].SurrenderMarker != Ideologies(0).With(Fascism) || table.active(France) || table.allies(UK) != 0 {
		t.Errorf("the marker, the power or the alliance: got %v, active(France) %v, %v; want %v, false and 0", table.Powers[France].SurrenderMarker, table.active(France), table.allies(UK), Ideologies(0).With(Fascism))
	}
}

// exampleThreeWars uses dice of our own.
func exampleThreeWars(t *testing.T) {
	table := withoutFlags(threeWars(t))
	table.moveAll(UK, Flag, Storage, Available)
	table.moveAll(US, Flag, Storage, Available)
	commit(table, Mobilization, UK, US)
	give(t, table, US, Reserve, Flag, 1)
	table, _ = flagged(t, table, UK, "alliance:power/us accept 5 1 1")
	for _, p := range []Power{US, UK, France} {
		enemiesAre(t, table, p, Germany, Italy, Japan)
	}
	enemiesAre(t, table, USSR, Germany, Italy)
	if len(table.Wars) != 2 {
		t.Errorf("after the alliance: %v, want 2 of them", table.Wars)
	}

	table = withoutFlags(world(t))
	table.Wars, table.Status = threeWars(t).Wars, GlobalWar
	table.moveAll(Japan, Flag, Storage, Available)
	commit(table, Mobilization, Japan)
	giveCountries(t, table, Japan, "siam")
	put(t, table, Japan, "siam", "infantry")
	table, _ = flagged(t, table, Japan, "declare-war:power/uk 5 1 land:area/malaya 6 1 3 done cup:flag/japan 5 1")
	enemiesAre(t, table, US, Germany, Italy, Japan)
	enemiesAre(t, table, Japan, France, UK, US)
	if len(table.Wars) != 2 || !table.Alliance[Democracy].Empty() {
		t.Errorf("after the declaration: %v; got %v, Alliance[Democracy].Empty() %v; want 2 and true", table.Wars, len(table.Wars), table.Alliance[Democracy].Empty())
	}
}

// exampleGlobalWar uses dice of our own.
func exampleGlobalWar(t *testing.T) {
	table := withoutFlags(europe(t))
	table.Turn, table.LastTurn = Turn1943, Turn1945
	war(table, SetOf(Germany), SetOf(UK))
	table.moveAll(Germany, Flag, Storage, Available)
	commit(table, Mobilization, Germany)
	giveCountries(t, table, Germany, "poland")
	put(t, table, Germany, "poland", "infantry")
	if table.Status != LimitedWar {
		t.Fatalf("got %v, want %v", table.Status, LimitedWar)
	}
	table, _ = flagged(t, table, Germany, "declare-war:power/ussr 5 1 1 land:area/ukraine 6 1 3 done cup:flag/germany 5 5 5")
	if table.Status != GlobalWar || table.LastTurn != Turn1947 {
		t.Errorf("%s until %s, want %v and %v", table.Status, table.LastTurn, GlobalWar, Turn1947)
	}
}

func exampleWesternAlliance(t *testing.T) {
	for p, want := range map[Power]int{France: 1, UK: 2} {
		if dice, _ := europe(t).effectiveness(p); dice != want {
			t.Fatalf("%s has effectiveness %d, want %v", p, dice, want)
		}
	}
	for _, die := range []string{"4", "6"} { // the 4 is ours
		table := europe(t)
		give(t, table, UK, Reserve, Flag, 1)
		p, seen := flag(t, table, France, "alliance:power/uk accept", die)
		if diceOf(seen, "alliance", France) != 1 || saw(seen, "die", NoPower) != 1 {
			t.Errorf("more than one die: %v; got %v, %v; want 1 and 1", seen, diceOf(seen, "alliance", France), saw(seen, "die", NoPower))
		}
		if allied := table.Alliance[Democracy] == SetOf(France, UK); allied != (die == "6") {
			t.Errorf("a %s: allied %v (%v), want %v", die, allied, p.Open(), die == "6")
		}
	}
}

func exampleAllianceFlags(t *testing.T) {
	for _, p := range []Power{France, UK} {
		if got := p.Facts().Provokes; !got.Has(Germany) || !got.Has(Italy) {
			t.Errorf("the card of %s names %s: got got.Has(Germany) %v, got.Has(Italy) %v; want true and true", p, got, got.Has(Germany), got.Has(Italy))
		}
	}
	table := europe(t)
	give(t, table, UK, Reserve, Flag, 1)
	_, seen := flagged(t, table, France, "alliance:power/uk accept 6 cup:flag/italy cup:flag/germany")
	if saw(seen, "gain", Germany) != 1 || saw(seen, "gain", Italy) != 1 || saw(seen, "gain", NoPower) != 2 {
		t.Errorf("not one flag each: %v; got %v, %v, %v; want 1, 1 and 2", seen, saw(seen, "gain", Germany), saw(seen, "gain", Italy), saw(seen, "gain", NoPower))
	}
}

// exampleItalyLeaves uses dice of our own. By 6.1.4 only an exhausted power that collapses breaks
// its alliance.
func exampleItalyLeaves(t *testing.T) {
	table := withoutFlags(europe(t))
	war(table, SetOf(Germany, Italy), SetOf(UK))
	ally(table, Germany, Italy)
	commit(table, Exhaustion, Italy)
	cube(t, table, Germany, "austria")
	put(t, table, Germany, "rome", "infantry")
	put(t, table, Germany, "lombardy", "infantry")
	put(t, table, Italy, "bavaria", "infantry")
	put(t, table, Italy, "austria", "tactical")
	table.Powers[Italy].Stability = Collapsed
	table.queue(Due{Kind: DueCollapse, Power: Italy})
	pos, _ := play(t, table, &stabilityTests{}, "6 5 1 1")
	if table.allies(Germany) != 0 || table.allies(Italy) != 0 {
		t.Fatalf("still allied: %v; got %v, %v; want 0 and 0", table.Alliance, table.allies(Germany), table.allies(Italy))
	}
	for _, x := range []struct{ about, cup, back string }{ // armies in Rome and Bavaria have no friend beside them
		{"area/lombardy", "cup:unit/germany-army-2", "retreat:unit/germany-army-2>area/austria"},
		{"area/austria", "cup:unit/italy-air-force-1", "retreat:unit/italy-air-force-1>area/lombardy"},
	} {
		if d := asked(t, pos, "retreat"); string(d.About) != x.about || !offered(pos, x.cup) || !offered(pos, x.back) {
			t.Fatalf("%v: got %q, offered(pos, x.cup) %v, offered(pos, x.back) %v; want %q, true and true", d, string(d.About), offered(pos, x.cup), offered(pos, x.back), x.about)
		}
		reply(t, pos, x.back)
	}
	reply(t, pos, "refuse") // the armistice that it must offer
	if !pos.Over() || table.count(Germany, Cup, Army) != 1 || table.count(Italy, Cup, Army) != 1 {
		t.Errorf("in the cup: %v %v %v; got pos.Over() %v, %v, %v; want true, 1 and 1",
			table.count(Germany, Cup, Army), table.count(Italy, Cup, Army), pos.Open(), pos.Over(), table.count(Germany, Cup, Army), table.count(Italy, Cup, Army))
	}
	if got := whoStands(table, at(t, "austria")) + "; " + whoStands(table, at(t, "lombardy")); got != "germany infantry; italy tactical" {
		t.Errorf(`got %v, want "germany infantry; italy tactical"`, got)
	}
}

func exampleFranceLeaves(t *testing.T) {
	table := europe(t)
	war(table, SetOf(Germany), SetOf(France, UK, US))
	ally(table, France, UK, US)
	finish(t, table, &armistice{Power: Germany, To: SetOf(France, UK, US)}, "accept refuse refuse")
	if table.Alliance[Democracy] != SetOf(UK, US) || table.belligerent(France) {
		t.Errorf("allied: %v France at war: %v; got %v, belligerent(France) %v; want %v and false", table.Alliance[Democracy], table.belligerent(France), table.Alliance[Democracy], table.belligerent(France), SetOf(UK, US))
	}
	enemiesAre(t, table, Germany, UK, US)
}

func exampleYugoslavia(t *testing.T) {
	table := europe(t)
	if n := table.resistance(at(t, "yugoslavia")); n != 1 {
		t.Fatalf("resistance %v, want 1", n)
	}
	table, seen := flagged(t, table, Italy, "diplomacy:area/yugoslavia 5")
	if scored(seen, "diplomacy", Italy) != 4 || saw(seen, "check-failed", Italy) != 1 || table.controller(at(t, "yugoslavia")) != NoPower {
		t.Errorf("the score is %v: got %v, %v, %v; want 4, 1 and no power", scored(seen, "diplomacy", Italy), scored(seen, "diplomacy", Italy), saw(seen, "check-failed", Italy), table.controller(at(t, "yugoslavia")))
	}
}

// exampleRuhrOffensive uses dice of our own.
func exampleRuhrOffensive(t *testing.T) {
	for choice, want := range map[string]int{"count": 3, "keep": 2} {
		table := withoutFlags(escalationTable(t, Germany, Rearmament))
		table.moveAll(Germany, Flag, Storage, Available)
		table.Areas[ruhr].Limited = true
		table, _ = flagged(t, table, Germany, "escalate 5 1 1", addScript("air-force/germany", 4), choice, "cup")
		if n := table.count(Germany, Cup, Offensive); n != want || table.Areas[ruhr].Limited == (choice == "count") {
			t.Errorf("%s: %d offensives, limited resource left: %v, want %v and anything but %v", choice, n, table.Areas[ruhr].Limited, want, choice == "count")
		}
	}
}
