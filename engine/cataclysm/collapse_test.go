package cataclysm

import "testing"

func TestCollapse(t *testing.T) {
	fall := func(t *testing.T, table *Table, p Power, script ...string) events {
		t.Helper()
		table.Powers[p].Stability = Collapsed
		return finish(t, table, &collapse{Power: p}, script...)
	}
	t.Run("5.5.2 the threshold counts cubes, points and exhaustion", func(t *testing.T) {
		table := europe(t)
		markCountry(table, France, "poland")
		for i, lay := range []func(){
			func() {},
			func() { table.Areas[at(t, "north-africa")] = AreaState{Owner: Germany, Cubes: 1} },
			func() { table.Areas[at(t, "lorraine")] = AreaState{Owner: Neutral, Cubes: 1} },
			func() { table.Areas[at(t, "paris")] = AreaState{Owner: Germany, Cubes: 2} },
			func() { commit(table, Exhaustion, France) },
		} {
			lay()
			// a colony without a resource counts for points only
			if want := []int{0, 1, 2, 4, 5}[i]; table.surrenderThreshold(France) != want {
				t.Errorf("step %d: %d instead of %d", i, table.surrenderThreshold(France), want)
			}
		}
	})
	t.Run("5.5.2 a roll above it is a collapse, one at it a surrender", func(t *testing.T) {
		for die, fallen := range map[string]bool{"1": true, "2": false} {
			table := europe(t) // no points: threshold 1
			fall(t, table, France, die)
			if table.Powers[France].Surrendered != fallen {
				t.Errorf("die %s: surrendered %v; got %v, want %v", die, !fallen, table.Powers[France].Surrendered, fallen)
			}
		}
	})
	t.Run("5.5.3 a test that waits behind the collapse is canceled by it", func(t *testing.T) {
		table := withoutFlags(europe(t))
		markCountry(table, France, "poland")
		table.Powers[France].Stability = Collapsed
		table.Queue = []Due{{Kind: DueCollapse, Power: France}, {Kind: DueTest, Power: France}}
		seen := finish(t, table, &evict{}, "6")
		if diceOf(seen, "stability-test", France) != 0 || table.Powers[France].Stability != Wavering {
			t.Errorf("stability: %v; got %v, %v; want 0 and %v", table.Powers[France].Stability, diceOf(seen, "stability-test", France), table.Powers[France].Stability, Wavering)
		}
	})
	t.Run("5.5.3 the steps of a collapse", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany, Italy), SetOf(France, UK))
		ally(table, France, UK)
		give(t, table, France, Reserve, Offensive, 1)
		table.Powers[France].Failed, table.Powers[France].FailureCubes = EscalationAction, 2
		table.Queue = []Due{{Kind: DueTest, Power: France}}
		table.Powers[France].Stability = Collapsed
		table.queue(Due{Kind: DueCollapse, Power: France})
		seen := finish(t, table, &evict{}, "6 cup:flag/italy cup:flag/germany 5 1")
		st := table.Powers[France]
		if flags(table, Germany, Cup) != 1 || flags(table, Italy, Cup) != 1 {
			t.Errorf("step 1: flags; got %v, %v; want 1 and 1", flags(table, Germany, Cup), flags(table, Italy, Cup))
		}
		if st.Stability != Wavering || len(table.Queue) != 0 {
			t.Errorf("step 2: stability; got %v, %v; want %v and 0", st.Stability, len(table.Queue), Wavering)
		}
		if table.reserve(France) != NoKind || table.count(France, Available, Offensive) != int(MixOf(France)[Offensive]) {
			t.Errorf("step 3: reserve; got %v, %v; want no kind and %v", table.reserve(France), table.count(France, Available, Offensive), int(MixOf(France)[Offensive]))
		}
		if st.Failed != NoAction || st.FailureCubes != 0 {
			t.Errorf("step 4: cubes; got %v, %v; want no action and 0", st.Failed, st.FailureCubes)
		}
		if !st.Reduced {
			t.Error("step 5: effectiveness: st.Reduced = false, want true")
		}
		if saw(seen, "stability-test", UK) != 1 || saw(seen, "stability-test", France) != 0 {
			t.Errorf("step 6: the ally's test, and none of France's; got %v, %v; want 1 and 0", saw(seen, "stability-test", UK), saw(seen, "stability-test", France))
		}
		if st.Commitment != Rearmament || table.Alliance[Democracy] != SetOf(France, UK) || !table.atWar(France, Germany) {
			t.Errorf("steps 7 and 8 do not apply at rearmament: got %v, %v, atWar(France, Germany) %v; want %v, %v and true", st.Commitment, table.Alliance[Democracy], table.atWar(France, Germany), Rearmament, SetOf(France, UK))
		}
	})
	t.Run("5.5.3 from mobilization to exhaustion, alliance and war go on", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France, UK))
		ally(table, France, UK)
		commit(table, Mobilization, France)
		fill(table, France)
		fall(t, table, France, "6 cup:flag/germany 5 1")
		if table.Powers[France].Commitment != Exhaustion || !table.atWar(France, Germany) || !table.allies(France).Has(UK) {
			t.Errorf("not exhausted, or out of the war: got %v, atWar(France, Germany) %v, allies(France).Has(UK) %v; want %v, true and true",
				table.Powers[France].Commitment, table.atWar(France, Germany), table.allies(France).Has(UK), Exhaustion)
		}
	})
	t.Run("4.1.2 from total war the pool is cut: from map, card or cup", func(t *testing.T) {
		table := europe(t)
		commit(table, TotalWar, Italy)
		units := put(t, table, Italy, "rome", "infantry", "tank")
		fill(table, Italy)
		give(t, table, Italy, Cup, Army, 1)
		table.Powers[Italy].Stability = Collapsed
		p, _ := play(t, table, &collapse{Power: Italy}, "6")
		d := asked(t, p, "force-pool-cut")
		if d.Left != 1 {
			t.Errorf("%d more to remove, want 1", d.Left)
		}
		reply(t, p, "remove:"+string(units[1].Ref())+" remove:army/italy>box/cup")
		if table.poolSize(Italy) != Card(Italy, Exhaustion).ForcePool || table.unit(units[1]) != nil || table.count(Italy, Cup, Army) != 0 {
			t.Errorf("the pool is not cut: got %d counters, unit %v, %d armies in the cup; want %d, nil and 0",
				table.poolSize(Italy), table.unit(units[1]), table.count(Italy, Cup, Army), Card(Italy, Exhaustion).ForcePool)
		}
	})
	t.Run("5.5.3 an exhausted power breaks its alliance and offers an armistice to each enemy", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany, Italy), SetOf(France, UK))
		ally(table, France, UK)
		commit(table, Exhaustion, France)
		fall(t, table, France, "6 cup:flag/italy cup:flag/germany 5 1 refuse accept")
		enemiesAre(t, table, France, Italy)
		enemiesAre(t, table, UK, Germany, Italy)
		if !table.Alliance[Democracy].Empty() {
			t.Error("France is still allied: Alliance[Democracy].Empty() = false, want true")
		}
	})
	t.Run("6.1.4 of allied enemies the one that accepts leaves its alliance", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany, Italy), SetOf(France))
		ally(table, Germany, Italy)
		commit(table, Exhaustion, France)
		fall(t, table, France, "6 cup:flag/italy cup:flag/germany refuse accept")
		if !table.Alliance[Fascism].Empty() || !table.atWar(Italy, France) || table.belligerent(Germany) {
			t.Errorf("Germany has not made its own peace: got Alliance[Fascism].Empty() %v, atWar(Italy, France) %v, belligerent(Germany) %v; want true, true and false",
				table.Alliance[Fascism].Empty(), table.atWar(Italy, France), table.belligerent(Germany))
		}
	})
	t.Run("12.1.2 Il Duce loses his die with Italy's first collapse", func(t *testing.T) {
		table := europe(t)
		if table.ilDuce(IlDuce) != 1 || table.ilDuce(Flag) != 0 {
			t.Errorf("no die at first: got %v, %v; want 1 and 0", table.ilDuce(IlDuce), table.ilDuce(Flag))
		}
		fall(t, table, Italy, "6")
		if table.ilDuce(IlDuce) != 0 {
			t.Errorf("still a die: got %v, want 0", table.ilDuce(IlDuce))
		}
	})
	t.Run("12.1.1 the Long Knives end with Germany's first collapse", func(t *testing.T) {
		table := europe(t)
		fall(t, table, Germany, "6")
		if table.nightOfLongKnives() {
			t.Error("they go on: nightOfLongKnives() = true, want false")
		}
	})
	t.Run("5.5.3 a collapse caused by another waits until that one is complete", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		commit(table, Mobilization, France)
		fill(table, France)
		table.Powers[UK].Stability = Unstable
		table.Powers[France].Stability = Collapsed
		table.queue(Due{Kind: DueCollapse, Power: France})
		seen := finish(t, table, &evict{}, "6 1 1 6 6")
		first, exhausted, second := -1, -1, -1
		for i, e := range seen {
			switch {
			case e.Kind == "collapse" && e.Seat == seatOf(France):
				first = i
			case e.Kind == "commitment":
				exhausted = i
			case e.Kind == "collapse" && e.Seat == seatOf(UK):
				second = i
			}
		}
		if first < 0 || exhausted < first || second < exhausted {
			t.Errorf("order: %d, %d, %d, want at least 0, at least %v and at least %v", first, exhausted, second, first, exhausted)
		}
	})
}

func TestHomeless(t *testing.T) {
	t.Run("5.5.4 a power whose home areas are on the other map cannot lose them", func(t *testing.T) {
		table := europe(t)
		if table.hasLostAllHomes(Japan) || table.hasLostAllHomes(UK) {
			t.Errorf("homeless at the start: got hasLostAllHomes(Japan) %v, hasLostAllHomes(UK) %v; want false and false", table.hasLostAllHomes(Japan), table.hasLostAllHomes(UK))
		}
		cube(t, table, Germany, "paris", "brittany", "lorraine", "provence")
		if !table.hasLostAllHomes(France) {
			t.Error("France has a home: hasLostAllHomes(France) = false, want true")
		}
	})
}
