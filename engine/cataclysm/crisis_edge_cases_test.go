package cataclysm

import (
	"slices"
	"testing"
)

// canChange reports whether a row could change anything on the present table.
func canChange(t *testing.T, table *Table, c CrisisTable, high, low int) bool {
	t.Helper()
	_, could := table.crisisEvent(CrisisRow(c, high, low))
	return could
}

func TestCrisisLimits(t *testing.T) {
	t.Run("3.7.4 a list that changes nothing is rolled anew once, and then stands", func(t *testing.T) {
		table := newTable(t) // neither Japan nor the Soviet Union plays
		table.Phase = ActionPhase
		table.move(Neutral, Crisis, Track, Hand)
		seen := finish(t, table, &crisis{}, "2 1", "6 6", "2 1", "6 6")
		if saw(seen, "crisis-reroll", NoPower) != 1 || table.count(Neutral, Track, Crisis) == 0 {
			t.Errorf("events: %v; got %v, %v; want 1 and anything but 0", seen, saw(seen, "crisis-reroll", NoPower), table.count(Neutral, Track, Crisis))
		}
	})
	t.Run("3.7.4 rows without anybody whom they concern", func(t *testing.T) {
		table := crisisBoard(t, true)
		if canChange(t, table, Wartime, 2, 2) {
			t.Error("W2-2: nobody is at total war or exhausted: canChange(Wartime, 2, 2) = true, want false")
		}
		if canChange(t, table, Wartime, 5, 5) {
			t.Error("W5-5: nobody is belligerent: canChange(Wartime, 5, 5) = true, want false")
		}
		cube(t, table, Germany, "poland")
		if canChange(t, table, Wartime, 6, 1) {
			t.Error("W6-1: Germany has no enemy to stir Poland up: canChange(Wartime, 6, 1) = true, want false")
		}
		war(table, SetOf(Italy), SetOf(UK))
		if canChange(t, table, Wartime, 6, 1) {
			t.Error("W6-1: Italy and the United Kingdom hold no country, and Germany has no enemy: canChange(Wartime, 6, 1) = true, want false")
		}
		table.Areas[at(t, "poland")] = AreaState{}
		if canChange(t, table, Peacetime, 4, 4) {
			t.Error("P4-4: no power holds a country that interests Germany: canChange(Peacetime, 4, 4) = true, want false")
		}
		commit(table, Civilian, AllPowers.List()...)
		if canChange(t, table, Peacetime, 2, 2) {
			t.Error("P2-2: no Democracy is at rearmament: canChange(Peacetime, 2, 2) = true, want false")
		}
	})
	t.Run("3.7.4 a fallen power is left out", func(t *testing.T) {
		table := crisisBoard(t, true)
		give(t, table, Italy, Reserve, Offensive, 1)
		give(t, table, France, Reserve, Offensive, 1)
		cube(t, table, UK, "poland", "denmark")
		for _, p := range []Power{Italy, France, Germany, Japan, US} {
			table.Powers[p].Surrendered = true
		}
		for _, x := range []struct {
			table     CrisisTable
			high, low int
		}{{Peacetime, 5, 1}, {Wartime, 4, 3}, {Peacetime, 4, 4}, {Peacetime, 5, 2}, {Wartime, 5, 3}, {Wartime, 4, 2}, {Wartime, 5, 1}} {
			if canChange(t, table, x.table, x.high, x.low) {
				t.Errorf("%v %d-%d: can(x.table, x.high, x.low) = true, want false", x.table, x.high, x.low)
			}
		}
	})
	t.Run("P5-5 W5-5 where no flag is left to gain the row is rolled anew", func(t *testing.T) {
		table := crisisBoard(t, true)
		war(table, SetOf(Germany), SetOf(France))
		for _, p := range []Power{France, UK, US, Germany} {
			if !canChange(t, table, Peacetime, 5, 5) && p != Germany {
				t.Errorf("P5-5: got no change although %s has flags left, want one", p)
			}
			if !canChange(t, table, Wartime, 5, 5) {
				t.Errorf("W5-5: %s has flags left: canChange(Wartime, 5, 5) = false, want true", p)
			}
			table.moveAll(p, Flag, Available, Cup)
		}
		if canChange(t, table, Peacetime, 5, 5) || canChange(t, table, Wartime, 5, 5) {
			t.Errorf("nobody concerned has one: got canChange(Peacetime, 5, 5) %v, canChange(Wartime, 5, 5) %v; want false and false", canChange(t, table, Peacetime, 5, 5), canChange(t, table, Wartime, 5, 5))
		}
	})
	t.Run("P4-4 a garrison protects, and less resistance goes first", func(t *testing.T) {
		table := crisisBoard(t, false)
		cube(t, table, France, "poland", "czechoslovakia")
		cube(t, table, UK, "denmark")
		least := table.resistance(at(t, "denmark"))
		if least >= table.resistance(at(t, "poland")) {
			t.Fatalf("Denmark resists more than Poland: got %v, want less than %v", least, table.resistance(at(t, "poland")))
		}
		if got := table.putschTargets(Germany); !slices.Equal(got, []Area{at(t, "denmark")}) {
			t.Errorf("got %v, want %v", got, []Area{at(t, "denmark")})
		}
		put(t, table, UK, "denmark", "infantry")
		if got := table.putschTargets(Germany); slices.Contains(got, at(t, "denmark")) || len(got) == 0 {
			t.Errorf("with a British army in Denmark: %v, want it without %v and at least 1 of them", got, at(t, "denmark"))
		}
	})
	t.Run("P6-1 what a failed check frees returns to its first owner", func(t *testing.T) {
		table := crisisBoard(t, true)
		cube(t, table, Germany, "egypt")
		table.removeCube(at(t, "egypt"), "3.7.4")
		if c := table.controller(at(t, "egypt")); c != UK {
			t.Errorf("Egypt is %s's, want %v", c, UK)
		}
		table.Powers[UK].Surrendered = true
		cube(t, table, Germany, "jordan")
		table.removeCube(at(t, "jordan"), "3.7.4")
		if c := table.controller(at(t, "jordan")); c != NoPower {
			t.Errorf("Jordan is %s's, want no power", c)
		}
	})
	t.Run("P3-1 the rest of the list", func(t *testing.T) {
		for die, slug := range map[string]string{"6 6": "spain", "4 1": "rumania", "2 2": "ukraine", "1 1": "hungary"} {
			table := crisisBoard(t, false)
			p, _ := play(t, table, &crisis{}, "3 1", die)
			for !p.Over() {
				reply(t, p, p.Open()[0].Legal[len(p.Open()[0].Legal)-1].Words())
			}
			if !table.Areas[at(t, slug)].CivilWar {
				t.Errorf("%s does not burn at %s: Areas[at(slug)].CivilWar = false, want true", slug, die)
			}
		}
	})
	t.Run("P2-1 two enemies both gain, be one ahead of the other", func(t *testing.T) {
		table := crisisBoard(t, false)
		table.Phase, table.Turn = EndPhase, Turn1937
		war(table, SetOf(Germany), SetOf(France))
		table.Status = NoWar // only to have the peacetime table
		cube(t, table, Germany, "poland")
		l := &listRoll{Table: Peacetime, High: 2, Low: 1}
		if got := l.gainers(table, 3); !slices.Equal(got, []Power{Germany, France}) {
			t.Errorf("got %v, want %v", got, []Power{Germany, France})
		}
	})
	t.Run("W2-1 the pairs, and who of them gains", func(t *testing.T) {
		pairs := [][]Power{{UK, USSR}, {Japan, US}, {Germany, USSR}, {Italy, France}, {Japan, UK}, {Germany, US}}
		for i, pair := range pairs {
			table := crisisBoard(t, true)
			l := &listRoll{Table: Wartime, High: 2, Low: 1}
			if got := l.gainers(table, i+1); !slices.Equal(got, pair) {
				t.Errorf("%d: %v, want %v", i+1, got, pair)
			}
			war(table, SetOf(pair[0]), SetOf(pair[1]))
			if got := l.gainers(table, i+1); len(got) != 0 {
				t.Errorf("%d: on a tie %v gain, want none", i+1, got)
			}
			cube(t, table, pair[0], "norway")
			if got := l.gainers(table, i+1); !slices.Equal(got, pair[1:]) {
				t.Errorf("%d: %s is ahead, and %v gain, want %v", i+1, pair[0], got, pair[1:])
			}
			cube(t, table, pair[1], "sweden", "denmark")
			if got := l.gainers(table, i+1); !slices.Equal(got, pair[:1]) {
				t.Errorf("%d: %s is ahead, and %v gain, want %v", i+1, pair[1], got, pair[:1])
			}
		}
	})
	t.Run("W6-5 W6-4 a coup comes to nothing against its own kind, a garrison or a torn-off map", func(t *testing.T) {
		rumania := at(t, "rumania")
		for _, x := range []struct {
			lay  func(*Table)
			void bool
		}{
			{func(*Table) {}, false},
			{func(table *Table) { cube(t, table, UK, "rumania") }, false},
			{func(table *Table) { cube(t, table, Italy, "rumania") }, true},
			{func(table *Table) { put(t, table, UK, "rumania", "infantry") }, true},
			{func(table *Table) { table.Maps = 0 }, true},
		} {
			table := crisisBoard(t, true)
			x.lay(table)
			l := &listRoll{Table: Wartime, High: 6, Low: 5, Effect: Coup}
			call, _, _ := l.coup(table, 4)
			if (call == nil) != x.void || l.Void != x.void {
				t.Errorf("%s of %s: void %v; want (call == nil) %v, l.Void %v", rumania, table.controller(rumania), l.Void, x.void, x.void)
			}
		}
	})
	t.Run("W6-5 with no Fascist left a coup is an opportunity for the others, in a country of nobody", func(t *testing.T) {
		table := crisisBoard(t, true)
		for _, p := range []Power{Germany, Italy, Japan} {
			table.Powers[p].Surrendered = true
		}
		if !table.coupMatters(at(t, "rumania"), Fascism) {
			t.Error("the others could have Rumania: coupMatters(rumania, Fascism) = false, want true")
		}
		cube(t, table, UK, "rumania")
		if table.coupMatters(at(t, "rumania"), Fascism) {
			t.Error("the United Kingdom has it already, and nobody is there to take it: coupMatters(rumania, Fascism) = true, want false")
		}
	})
	t.Run("W6-5 a coup that fails in a controlled country leaves it as it is", func(t *testing.T) {
		table := crisisBoard(t, true)
		cube(t, table, UK, "rumania")
		seen := resolveCrisis(t, table, "6 5", "4 1", "1 1 1", "1 1", "1")
		if table.controller(at(t, "rumania")) != UK || saw(seen, "opportunity", NoPower) != 0 {
			t.Errorf("events: %v; got %v, %v; want %v and 0", seen, table.controller(at(t, "rumania")), saw(seen, "opportunity", NoPower), UK)
		}
	})
	t.Run("W6-1 an occupier that passes its check keeps the country, and each has one of its own to check for", func(t *testing.T) {
		table := crisisBoard(t, true)
		ally(table, Germany, Italy)
		war(table, SetOf(Germany, Italy), SetOf(UK, France))
		cube(t, table, Germany, "poland", "czechoslovakia")
		cube(t, table, Italy, "yugoslavia", "greece")
		p, _ := play(t, table, &crisis{}, "6 1")
		if d := asked(t, p, "partisans"); powerAt(d.Seat) != UK || d.About != "power/germany" {
			t.Fatalf(`%s is asked about %s: the most effective enemy begins with the most effective occupier, want %v and "power/germany"`, powerAt(d.Seat), d.About, UK)
		}
		reply(t, p, "rise:area/poland", "5 1 1")
		if d := asked(t, p, "partisans"); d.About != "power/italy" {
			t.Fatalf(`asked about %s, want "power/italy"`, d.About)
		}
		reply(t, p, "rise:area/yugoslavia", "4")
		if table.controller(at(t, "poland")) != Germany || table.controller(at(t, "yugoslavia")) != NoPower || !p.Over() {
			t.Errorf("Germany has passed and keeps Poland, Italy has failed and loses Yugoslavia: got %v, %v, p.Over() %v; want %v, no power and true",
				table.controller(at(t, "poland")), table.controller(at(t, "yugoslavia")), p.Over(), Germany)
		}
	})
	t.Run("W6-1 no partisans at home, nor where nothing resists", func(t *testing.T) {
		table := crisisBoard(t, true)
		war(table, SetOf(Germany), SetOf(UK))
		if got := table.partisanTargets(Germany); len(got) != 0 {
			t.Errorf("got %v, want none", got)
		}
		cube(t, table, Germany, "portugal", "poland")
		if got := table.partisanTargets(Germany); !slices.Equal(got, []Area{at(t, "poland")}) {
			t.Errorf("got %v, want %v", got, []Area{at(t, "poland")})
		}
	})
	t.Run("W6-6 no power needs to act, and one that does is the acting power", func(t *testing.T) {
		for _, pass := range []bool{true, false} {
			table := crisisBoard(t, true)
			cube(t, table, Germany, "austria")
			cube(t, table, USSR, "persia")
			p, _ := play(t, table, &crisis{}, "6 6")
			asked(t, p, "free-action")
			if pass {
				if reply(t, p, "pass"); !p.Over() {
					t.Errorf("still asked: %v: p.Over() = false, want true", p.Open())
				}
				continue
			}
			if reply(t, p, "name:power/uk"); table.Acting != UK {
				t.Errorf("%s acts, want %v", table.Acting, UK)
			}
		}
	})
	t.Run("P3-3 W3-1 a flag, an offensive, a unit and an upgrade are lost alike, a neutral marker is not", func(t *testing.T) {
		for _, k := range []Kind{Flag, Offensive, Army, Fleet, AirForce, Fortress, Logistics, TankUpgrade} {
			table := europe(t)
			if table.count(Germany, Available, k) == 0 {
				table.move(Germany, k, Storage, Available)
			}
			free := table.count(Germany, Available, k)
			table.move(Germany, k, Available, Hand)
			table.Setback = true
			if call, _, _ := table.resolveDrawn(Germany, k); call != nil || table.count(Germany, Available, k) != free || table.Setback {
				t.Errorf("%s: %T; got %v, %v, Setback %v; want nil, %v and false", k, call, call, table.count(Germany, Available, k), table.Setback, free)
			}
		}
		for _, k := range []Kind{Crisis, CivilWarResolution} {
			table := europe(t)
			table.Setback = true
			if call, _, _ := table.resolveDrawn(Neutral, k); call == nil || table.Setback {
				t.Errorf("%s: %T, setback %v; got %v, Setback %v; want not nil and false", k, call, table.Setback, call, table.Setback)
			}
		}
	})
	t.Run("3.7.4 the A-Bomb uses up a setback and is not lost", func(t *testing.T) {
		table := withoutFlags(world(t))
		table.move(US, ABomb, Storage, Hand)
		table.Setback = true
		if call, _, _ := table.resolveDrawn(US, ABomb); call == nil || table.count(US, Hand, ABomb) != 1 || table.Setback {
			t.Errorf("got %T, setback %v; want the bomb to be resolved and the setback used up", call, table.Setback)
		}
	})
	t.Run("W4-4 a colony burns only while white cubes are left", func(t *testing.T) {
		table := crisisBoard(t, true)
		egypt := at(t, "egypt")
		if !table.canHaveCivilWar(egypt) {
			t.Fatal("Egypt cannot burn at all: canHaveCivilWar(egypt) = false, want true")
		}
		left := NeutralCubes
		for a := Area(1); a <= AreaCount && left > 0; a++ {
			if pl := a.Place(); table.inPlay(a) && pl.IsCountry() {
				table.Areas[a].Owner, table.Areas[a].Cubes = Neutral, 1
				left--
			}
		}
		if table.neutralCubesLeft() != 0 || table.canHaveCivilWar(egypt) {
			t.Errorf("%d white cubes are left: got %v, canHaveCivilWar(egypt) %v; want 0 and false", table.neutralCubesLeft(), table.neutralCubesLeft(), table.canHaveCivilWar(egypt))
		}
		if !table.canHaveCivilWar(at(t, "spain")) {
			t.Error("Spain needs none: canHaveCivilWar(spain) = false, want true")
		}
	})
}
