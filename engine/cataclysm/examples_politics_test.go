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
		t.Error("the score is", scored(seen, "propaganda", Germany))
	}
}

// exampleLastDie: the dice are ours.
func exampleLastDie(t *testing.T) {
	for _, x := range []struct {
		attacker string
		score    int
	}{{"infantry", 3}, {"tank", 2}} {
		table := quiet(europe(t))
		put(t, table, Germany, "ruhr", x.attacker)
		_, seen := fight(t, table, Germany, "land", "denmark", 1, "6 5 3")
		if diceOf(seen, "land-combat", Neutral) != 1 || scored(seen, "land-combat", Neutral) != x.score {
			t.Errorf("against %s Denmark scores %d", x.attacker, scored(seen, "land-combat", Neutral))
		}
	}
}

func exampleInterrupt(t *testing.T) {
	table := interrupting(t, Italy, UK)
	for p, want := range map[Power]int{Italy: 1, UK: 2} {
		if dice, _ := table.effectiveness(p); dice != want {
			t.Fatalf("%s has effectiveness %d", p, dice)
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
		t.Fatalf("%s interrupts", first.Claim)
	}
	table.LastDrawn = Democracy // its play is over
	second := &interrupt{}
	p, _ = play(t, table, second)
	next(p, "interrupt", Italy)
	if reply(t, p, "interrupt"); second.Claim != Italy {
		t.Errorf("then %s interrupts", second.Claim)
	}
}

func exampleCrisisRow(t *testing.T) {
	table := struck(t, false)
	resolved(t, table, "2 4")
	if !table.Powers[US].Reduced || table.Powers[UK].Reduced || table.Powers[USSR].Reduced {
		t.Error("not row 4-2")
	}
}

// exampleReroll: what the second roll shows is ours.
func exampleReroll(t *testing.T) {
	table := struck(t, true)
	seen := resolved(t, table, "4 3", "4 2")
	if saw(seen, "crisis-reroll", NoPower) != 1 || saw(seen, "crisis", NoPower) != 2 {
		t.Error("French strikes without a French reserve:", seen)
	}
	table = struck(t, false)
	cube(t, table, Germany, "denmark")
	cube(t, table, UK, "norway")
	seen = resolved(t, table, "6 4", "5 1 1", "5 1")
	if saw(seen, "crisis-reroll", NoPower) != 0 || saw(seen, "check-passed", NoPower) != 2 {
		t.Error("everybody has passed, and it is rolled anew:", seen)
	}
	if table.controller(at(t, "denmark")) != Germany || table.controller(at(t, "norway")) != UK {
		t.Error("a cube is gone")
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
			t.Errorf("with %d French, %d British and %d German counters it is over: %v", x.french, x.british, x.german, s.Over)
		}
		if left := x.french + x.british + x.german; !x.over && (table.count(Neutral, Cup, Crisis) != 1 || table.inCup() != left+1) {
			t.Errorf("%d counters in the cup, %d of them crises", table.inCup(), table.count(Neutral, Cup, Crisis))
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
		t.Errorf("legal: %v", got) // the third would be wasted, and need not be
	}
	reply(t, p, "builds#2")
	if s.Builds != 1 {
		t.Errorf("%d builds", s.Builds)
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
		t.Errorf("%d offensive markers left of %d", n, before)
	}
	if table.Areas[at(t, "benelux")].Limited || table.Areas[at(t, "sweden")].Limited {
		t.Error("a limited resource is still there")
	}
	finish(t, table, &disposition{Power: Germany}, "reserve:tank-upgrade/germany")
	if table.reserve(Germany) != TankUpgrade || table.ownInCup(Germany) != 9 {
		t.Errorf("reserve %s, %d counters in the cup", table.reserve(Germany), table.ownInCup(Germany))
	}
}

// exampleBritishEscalation: the dice are ours.
func exampleBritishEscalation(t *testing.T) {
	table := ready(t, UK, Civilian)
	table, seen := flagged(t, table, UK, "escalate 5 1 cup:flag/italy cup:flag/germany", adds("air-force/uk", 4))
	if saw(seen, "gain", Germany) != 1 || saw(seen, "gain", Italy) != 1 || saw(seen, "gain", NoPower) != 2 {
		t.Error("in peace:", seen)
	}
	if table.Powers[UK].Commitment != Rearmament {
		t.Error("no escalation")
	}
	table = ready(t, UK, Civilian)
	war(table, SetOf(UK), SetOf(Germany))
	_, seen = flagged(t, table, UK, "escalate cup:flag/italy", adds("air-force/uk", 4))
	if saw(seen, "gain", Italy) != 1 || saw(seen, "gain", NoPower) != 1 {
		t.Error("at war with Germany:", seen)
	}
}

// exampleAtlanticAlliance: the dice are ours.
func exampleAtlanticAlliance(t *testing.T) {
	table := world(t)
	table.Markers = table.Markers.With(LendLease)
	give(t, table, US, Reserve, Flag, 1)
	_, seen := flagged(t, table, UK, "alliance:power/us accept 5 1 cup:flag/italy cup:flag/japan cup:flag/germany")
	for _, p := range []Power{Germany, Italy, Japan} {
		if saw(seen, "gain", p) != 1 {
			t.Errorf("%s gains %d", p, saw(seen, "gain", p))
		}
	}
	if saw(seen, "gain", NoPower) != 3 {
		t.Error("others gain too:", seen)
	}
}

// exampleBenelux: the dice are ours.
func exampleBenelux(t *testing.T) {
	table := europe(t)
	put(t, table, Germany, "ruhr", "infantry", "infantry")
	pos, seen := fight(t, table, Germany, "land", "benelux", 1,
		"activate:unit/germany-army-1 activate:unit/germany-army-2 go cup:flag/france cup:flag/uk")
	if saw(seen, "gain", France) != 1 || saw(seen, "gain", UK) != 1 || saw(seen, "gain", NoPower) != 2 {
		t.Error("for the attack:", seen)
	}
	if pos.Open()[0].Kind != "land-combat" {
		t.Error("the flags come before the combat:", pos.Open())
	}
	seen = reply(t, pos, "5 1 4 1 done cup:flag/france cup:flag/uk")
	if table.controller(at(t, "benelux")) != Germany || saw(seen, "gain", France) != 1 || saw(seen, "gain", UK) != 1 {
		t.Error("for the conquest:", seen)
	}
}

// exampleParisFlags: the dice are ours.
func exampleParisFlags(t *testing.T) {
	table := europe(t)
	war(table, SetOf(Germany), SetOf(France, UK))
	cube(t, table, Germany, "lorraine")
	put(t, table, Germany, "lorraine", "infantry")
	seen := fought(t, table, Germany, "land", "paris", 1, "5 1 3 done cup:flag/germany cup:flag/germany 5 5")
	if table.controller(at(t, "paris")) != Germany || table.Areas[at(t, "paris")].Cubes != 2 {
		t.Fatal("Paris is", table.controller(at(t, "paris")))
	}
	if saw(seen, "gain", Germany) != 2 || saw(seen, "gain", NoPower) != 2 {
		t.Error("Germany gains", saw(seen, "gain", Germany))
	}
}

// exampleIndiaAndBurma: the dice are ours.
func exampleIndiaAndBurma(t *testing.T) {
	table := world(t)
	war(table, SetOf(UK), SetOf(Japan))
	held(t, table, Japan, "india", "burma")
	held(t, table, UK, "persia")
	put(t, table, UK, "persia", "infantry")
	seen := fought(t, table, UK, "land", "india", 1, "5 1 3 done cup:flag/uk")
	if saw(seen, "gain", UK) != 1 || table.controller(at(t, "india")) != UK {
		t.Error("for India the UK gains", saw(seen, "gain", UK))
	}
	seen = fought(t, table, UK, "land", "burma", 1, "6 1 3 done")
	if saw(seen, "gain", UK) != 0 || table.controller(at(t, "burma")) != UK {
		t.Error("for Burma the UK gains", saw(seen, "gain", UK))
	}
}

// exampleEffectiveness: the dice are ours.
func exampleEffectiveness(t *testing.T) {
	s, _ := ScenarioByID("cataclysm")
	table := setUp(s)
	if dice, _ := table.effectiveness(UK); dice != 2 || table.Turn != Turn1933 {
		t.Errorf("%d in %s", dice, table.Turn)
	}
	table = quiet(europe(t))
	table.moveAll(UK, Flag, Aside, Available)
	fill(table, UK)
	p, _ := flag(t, table, UK, "escalate 5 1")
	for p.Open()[0].Kind == "force-pool" {
		reply(t, p, p.Open()[0].Legal[0].Words())
	}
	if dice, _ := table.effectiveness(UK); dice != 3 || table.Powers[UK].Commitment != Mobilization {
		t.Errorf("%d at %s", dice, table.Powers[UK].Commitment)
	}
}

func exampleFailedEscalations(t *testing.T) {
	table := europe(t)
	st := &table.Powers[France]
	_, seen := flagged(t, table, France, "escalate", "2")
	if st.Failed != EscalationAction || st.FailureCubes != 1 || scored(seen, "escalate", France) != 2 {
		t.Fatalf("after a 2: %v", st)
	}
	_, seen = flagged(t, table, France, "escalate", "3")
	if st.FailureCubes != 2 || st.Commitment != Rearmament || scored(seen, "escalate", France) != 4 {
		t.Fatalf("after a 3: %v", st)
	}
	give1(table, France, "rumania")
	_, seen = flagged(t, table, France, "diplomacy:area/hungary", "4")
	if saw(seen, "check-failed", France) != 1 || st.Failed != NoAction || st.FailureCubes != 0 || table.controller(at(t, "hungary")) != NoPower {
		t.Errorf("after diplomacy: %v", st)
	}
}

// exampleSurrenderOfFrance: the dice of the combat are ours, so are those of the tests that
// pass; a die of France's and the results are the book's.
func exampleSurrenderOfFrance(t *testing.T) {
	table := fallOfFrance(t)
	put(t, table, Germany, "lorraine", "infantry", "infantry")
	put(t, table, France, "paris", "infantry")
	put(t, table, UK, "paris", "infantry")
	pos, seen := fight(t, table, Germany, "land", "paris", 1, `activate:unit/germany-army-1 activate:unit/germany-army-2 go
		defender:power/france done 5 2 2 1 stand lose:unit/france-army-2 done cup:flag/germany cup:flag/germany 1 1`)
	paris := at(t, "paris")
	if table.controller(paris) != Germany || table.Areas[paris].Cubes != 2 || saw(seen, "gain", Germany) != 2 {
		t.Fatal("Paris is", table.controller(paris), "and Germany gains", saw(seen, "gain", Germany))
	}
	if saw(seen, "check-failed", France) != 2 || table.surrenderThreshold(France) != 4 || table.points(France) > 0 {
		t.Fatal("threshold", table.surrenderThreshold(France), "points", table.points(France))
	}
	seen = reply(t, pos, "3 cup:flag/germany 5 1 1")
	if saw(seen, "surrender", France) != 1 || saw(seen, "gain", Germany) != 1 || saw(seen, "check-passed", UK) != 1 {
		t.Fatal("the surrender:", seen)
	}
	if w := inWords(asked(t, pos, "take-over").Legal); !slices.Equal(w, []string{"pass", "take:area/north-africa"}) {
		t.Fatalf("the UK may take %v", w)
	}
	reply(t, pos, "take:area/north-africa")
	for len(pos.Open()) > 0 && pos.Open()[0].Kind != "opportunity-order" {
		reply(t, pos, pos.Open()[0].Legal[0].Words()) // Italy gains a flag, the British air force leaves Provence
	}
	reply(t, pos, "next:area/provence attempt 4 1 1 attempt 5 1 1")
	if table.controller(at(t, "north-africa")) != UK || table.controller(at(t, "brittany")) != Germany {
		t.Error("North Africa is", table.controller(at(t, "north-africa")), "Brittany", table.controller(at(t, "brittany")))
	}
	if s := table.Areas[at(t, "provence")]; s.Owner != Neutral || s.Cubes != 1 || len(table.unitsAt(at(t, "provence"))) != 0 {
		t.Error("Provence is", s.Owner)
	}
	if table.Powers[France].Taken != Ideologies(0).With(Fascism) || table.active(France) || table.allies(UK) != 0 {
		t.Error("the marker, the power or the alliance")
	}
}

// exampleThreeWars: the dice are ours.
func exampleThreeWars(t *testing.T) {
	table := quiet(three(t))
	table.moveAll(UK, Flag, Aside, Available)
	table.moveAll(US, Flag, Aside, Available)
	commit(table, Mobilization, UK, US)
	give(t, table, US, Reserve, Flag, 1)
	table, _ = flagged(t, table, UK, "alliance:power/us accept 5 1 1")
	for _, p := range []Power{US, UK, France} {
		enemiesAre(t, table, p, Germany, Italy, Japan)
	}
	enemiesAre(t, table, USSR, Germany, Italy)
	if len(table.Wars) != 2 {
		t.Error("after the alliance:", table.Wars)
	}

	table = quiet(world(t))
	table.Wars, table.Status = three(t).Wars, GlobalWar
	table.moveAll(Japan, Flag, Aside, Available)
	commit(table, Mobilization, Japan)
	held(t, table, Japan, "siam")
	put(t, table, Japan, "siam", "infantry")
	table, _ = flagged(t, table, Japan, "declare-war:power/uk 5 1 land:area/malaya 6 1 3 done cup:flag/japan 5 1")
	enemiesAre(t, table, US, Germany, Italy, Japan)
	enemiesAre(t, table, Japan, France, UK, US)
	if len(table.Wars) != 2 || !table.Alliance[Democracy].Empty() {
		t.Error("after the declaration:", table.Wars)
	}
}

// exampleGlobalWar: the dice are ours.
func exampleGlobalWar(t *testing.T) {
	table := quiet(europe(t))
	table.Turn, table.LastTurn = Turn1943, Turn1945
	war(table, SetOf(Germany), SetOf(UK))
	table.moveAll(Germany, Flag, Aside, Available)
	commit(table, Mobilization, Germany)
	held(t, table, Germany, "poland")
	put(t, table, Germany, "poland", "infantry")
	if table.Status != LimitedWar {
		t.Fatal(table.Status)
	}
	table, _ = flagged(t, table, Germany, "declare-war:power/ussr 5 1 1 land:area/ukraine 6 1 3 done cup:flag/germany 5 5 5")
	if table.Status != GlobalWar || table.LastTurn != Turn1947 {
		t.Errorf("%s until %s", table.Status, table.LastTurn)
	}
}

func exampleWesternAlliance(t *testing.T) {
	for p, want := range map[Power]int{France: 1, UK: 2} {
		if dice, _ := europe(t).effectiveness(p); dice != want {
			t.Fatalf("%s has effectiveness %d", p, dice)
		}
	}
	for _, die := range []string{"4", "6"} { // the 4 is ours
		table := europe(t)
		give(t, table, UK, Reserve, Flag, 1)
		p, seen := flag(t, table, France, "alliance:power/uk accept", die)
		if diceOf(seen, "alliance", France) != 1 || saw(seen, "die", NoPower) != 1 {
			t.Error("more than one die:", seen)
		}
		if allied := table.Alliance[Democracy] == SetOf(France, UK); allied != (die == "6") {
			t.Errorf("a %s: allied %v (%v)", die, allied, p.Open())
		}
	}
}

func exampleAllianceFlags(t *testing.T) {
	for _, p := range []Power{France, UK} {
		if got := p.Facts().Provokes; !got.Has(Germany) || !got.Has(Italy) {
			t.Errorf("the card of %s names %s", p, got)
		}
	}
	table := europe(t)
	give(t, table, UK, Reserve, Flag, 1)
	_, seen := flagged(t, table, France, "alliance:power/uk accept 6 cup:flag/italy cup:flag/germany")
	if saw(seen, "gain", Germany) != 1 || saw(seen, "gain", Italy) != 1 || saw(seen, "gain", NoPower) != 2 {
		t.Error("not one flag each:", seen)
	}
}

// exampleItalyLeaves: the dice are ours. By 6.1.4 only an exhausted power that collapses
// breaks its alliance.
func exampleItalyLeaves(t *testing.T) {
	table := quiet(europe(t))
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
		t.Fatal("still allied:", table.Alliance)
	}
	for _, x := range []struct{ about, cup, back string }{ // armies in Rome and Bavaria have no friend beside them
		{"area/lombardy", "cup:unit/germany-army-2", "retreat:unit/germany-army-2>area/austria"},
		{"area/austria", "cup:unit/italy-air-force-1", "retreat:unit/italy-air-force-1>area/lombardy"},
	} {
		if d := asked(t, pos, "retreat"); string(d.About) != x.about || !offered(pos, x.cup) || !offered(pos, x.back) {
			t.Fatal(d)
		}
		reply(t, pos, x.back)
	}
	reply(t, pos, "refuse") // the armistice that it must offer
	if !pos.Over() || table.count(Germany, Cup, Army) != 1 || table.count(Italy, Cup, Army) != 1 {
		t.Error("in the cup:", table.count(Germany, Cup, Army), table.count(Italy, Cup, Army), pos.Open())
	}
	if got := whoStands(table, at(t, "austria")) + "; " + whoStands(table, at(t, "lombardy")); got != "germany infantry; italy tactical" {
		t.Error(got)
	}
}

func exampleFranceLeaves(t *testing.T) {
	table := europe(t)
	war(table, SetOf(Germany), SetOf(France, UK, US))
	ally(table, France, UK, US)
	finish(t, table, &armistice{Power: Germany, To: SetOf(France, UK, US)}, "accept refuse refuse")
	if table.Alliance[Democracy] != SetOf(UK, US) || table.belligerent(France) {
		t.Error("allied:", table.Alliance[Democracy], "France at war:", table.belligerent(France))
	}
	enemiesAre(t, table, Germany, UK, US)
}

func exampleYugoslavia(t *testing.T) {
	table := europe(t)
	if n := table.resistance(at(t, "yugoslavia")); n != 1 {
		t.Fatal("resistance", n)
	}
	table, seen := flagged(t, table, Italy, "diplomacy:area/yugoslavia 5")
	if scored(seen, "diplomacy", Italy) != 4 || saw(seen, "check-failed", Italy) != 1 || table.controller(at(t, "yugoslavia")) != NoPower {
		t.Error("the score is", scored(seen, "diplomacy", Italy))
	}
}

// exampleRuhrOffensive: the dice are ours.
func exampleRuhrOffensive(t *testing.T) {
	for choice, want := range map[string]int{"count": 3, "keep": 2} {
		table := quiet(ready(t, Germany, Rearmament))
		table.moveAll(Germany, Flag, Aside, Available)
		table.Areas[ruhr].Limited = true
		table, _ = flagged(t, table, Germany, "escalate 5 1 1", adds("air-force/germany", 4), choice, "cup")
		if n := table.count(Germany, Cup, Offensive); n != want || table.Areas[ruhr].Limited == (choice == "count") {
			t.Errorf("%s: %d offensives, limited resource left: %v", choice, n, table.Areas[ruhr].Limited)
		}
	}
}
