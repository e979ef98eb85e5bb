package cataclysm

import (
	"testing"

	"interbellum/engine"
)

// eagleAndSun is C.4 as it is laid out.
func eagleAndSun(t *testing.T) *Table {
	t.Helper()
	s, found := ScenarioByID("eagle-and-sun")
	if !found {
		t.Fatal("got no scenario eagle-and-sun, want it")
	}
	return setUp(s)
}

func TestEntries(t *testing.T) {
	judgeTheData(t)
	t.Run("C.4/the German offensive and Lend Lease lie in the cup, two Soviet offensives enter in 1945-46", func(t *testing.T) {
		table := eagleAndSun(t)
		table.distribute()
		if table.count(Germany, Cup, Offensive) != 1 || table.count(Neutral, Cup, LendLeaseCounter) != 1 || table.count(USSR, Cup, Offensive) != 0 {
			t.Errorf("the first turn's cup is not so: got %v, %v, %v; want 1, 1 and 0", table.count(Germany, Cup, Offensive), table.count(Neutral, Cup, LendLeaseCounter), table.count(USSR, Cup, Offensive))
		}
		table.Turn = Turn1945
		table.distribute()
		if table.count(USSR, Cup, Offensive) != 2 {
			t.Errorf("no Soviet offensive enters: got %v, want 2", table.count(USSR, Cup, Offensive))
		}
	})
	t.Run("C.4/what is not drawn is in the next turn's cup", func(t *testing.T) {
		table := eagleAndSun(t)
		table.distribute()
		table.clearCup()
		if table.count(Germany, Cup, Offensive)+table.count(Neutral, Cup, LendLeaseCounter) != 0 {
			t.Errorf("a counter of nobody in play stays in the cup: got %v, want 0", table.count(Germany, Cup, Offensive)+table.count(Neutral, Cup, LendLeaseCounter))
		}
		table.distribute()
		if table.count(Germany, Cup, Offensive) != 1 || table.count(Neutral, Cup, LendLeaseCounter) != 1 {
			t.Errorf("it is gone: got %v, %v; want 1 and 1", table.count(Germany, Cup, Offensive), table.count(Neutral, Cup, LendLeaseCounter))
		}
	})
	t.Run("C.4/the German offensive makes the war global until 1945-46 and leaves the game", func(t *testing.T) {
		table := eagleAndSun(t)
		table.distribute()
		table.move(Germany, Offensive, Cup, Hand)
		table.resolveDrawn(Germany, Offensive)
		if table.Status != GlobalWar || table.LastTurn != Turn1945 || table.count(Germany, OutOfGame, Offensive) != 1 {
			t.Errorf("%v %v: got %v, %v, %v; want %v, %v and 1", table.Status, table.LastTurn, table.Status, table.LastTurn, table.count(Germany, OutOfGame, Offensive), GlobalWar, Turn1945)
		}
	})
	t.Run("C.4/3.7.2 British ships come in where the scenario lets Britain produce", func(t *testing.T) {
		table := eagleAndSun(t)
		for _, k := range []Kind{Fleet, Submarine, Army} {
			if set := table.sites(UK, k); set != AreasOf(at(t, "india"), at(t, "australia")) {
				t.Errorf("%s: %v; got %v, want %v", k, set.List(), set, AreasOf(at(t, "india"), at(t, "australia")))
			}
		}
		cube(t, table, Japan, "australia")
		if set := table.sites(UK, Fleet); set != AreasOf(at(t, "india")) {
			t.Errorf("with Australia lost: %v; got %v, want %v", set.List(), set, AreasOf(at(t, "india")))
		}
		if set := table.sites(US, Fleet); set != AreasOf(at(t, "california")) {
			t.Errorf("the Americans: %v; got %v, want %v", set.List(), set, AreasOf(at(t, "california")))
		}
	})
	t.Run("C.4/3.5 after the German offensive Japan may interrupt like everybody", func(t *testing.T) {
		table := eagleAndSun(t)
		table.Phase = ActionPhase
		table.distribute()
		table.move(Japan, Flag, Available, Reserve)
		table.Powers[Japan].Stability = Wavering
		table.LastDrawn = Fascism
		if table.canInterrupt(Japan) {
			t.Fatal("after a Japanese counter too: canInterrupt(Japan) = true, want false")
		}
		(&draw{}).Take(table, engine.Entry{Choice: engine.Choice{Verb: "draw", On: counterRef(Germany, Offensive)}})
		if !table.canInterrupt(Japan) {
			t.Error("it counts as a counter of its side: canInterrupt(Japan) = false, want true")
		}
	})
	t.Run("C.4/Lend Lease is in play when it is drawn, and not before", func(t *testing.T) {
		table := eagleAndSun(t)
		table.distribute()
		if table.lendLeaseAvailable() || table.Markers.Has(LendLease) {
			t.Errorf("it is to be had by an action: got lendLeaseAvailable() %v, Markers.Has(LendLease) %v; want false and false", table.lendLeaseAvailable(), table.Markers.Has(LendLease))
		}
		table.move(Neutral, LendLeaseCounter, Cup, Hand)
		table.resolveDrawn(Neutral, LendLeaseCounter)
		if !table.Markers.Has(LendLease) {
			t.Error("it is not in play: Markers.Has(LendLease) = false, want true")
		}
	})
	t.Run("C.4/the first British Home Front brings total war to Britain, not to the world", func(t *testing.T) {
		table := eagleAndSun(t)
		table.Phase = ActionPhase
		table.Drawer = UK
		play(t, table, &homeFront{Power: UK})
		if table.Powers[UK].Commitment != TotalWar || table.Status != LimitedWar {
			t.Errorf("%v %v, want %v and %v", table.Powers[UK].Commitment, table.Status, TotalWar, LimitedWar)
		}
	})
	t.Run("C.4/counters in Europe count in the force pool, until the first Soviet offensive", func(t *testing.T) {
		table := eagleAndSun(t)
		if before := table.poolSize(UK); before != Card(UK, Mobilization).ForcePool || table.Powers[UK].Elsewhere != 8 || table.Powers[US].Elsewhere != 4 {
			t.Errorf("the British pool counts %v: got %v, %v, %v; want %v, 8 and 4", before, before, table.Powers[UK].Elsewhere, table.Powers[US].Elsewhere, Card(UK, Mobilization).ForcePool)
		}
		table.Turn, table.Phase = Turn1945, ActionPhase
		table.distribute()
		table.move(USSR, Offensive, Cup, Hand)
		first, _, _ := table.resolveDrawn(USSR, Offensive)
		p, _ := play(t, table, first)
		if d := asked(t, p, "force-pool"); table.Powers[UK].Elsewhere != 0 || d.Left == 0 {
			t.Errorf("%v %v, want 0 and anything but 0", table.Powers[UK].Elsewhere, d.Left)
		}
	})
	t.Run("C.4/the second Soviet offensive takes Manchuria unless two land units hold it", func(t *testing.T) {
		for _, n := range []int{1, 2} {
			table := eagleAndSun(t)
			a := at(t, "manchuria")
			for _, u := range table.unitsAt(a) {
				table.unit(u.UnitID).At = at(t, "tokyo")
			}
			for range n {
				table.insert(Unit{UnitID: UnitID{Japan, Army, uint8(20 + n + len(table.unitsAt(a)))}, At: a})
			}
			table.Boxes[USSR][OutOfGame][Offensive], table.Boxes[USSR][Hand][Offensive] = 1, 1
			table.resolveDrawn(USSR, Offensive)
			if (table.controller(a) == Japan) != (n == 2) || table.Queue[0].Kind != DueTest && table.Queue[len(table.Queue)-1].Kind != DueTest {
				t.Errorf("with %d land units: got Manchuria %s's and the queue %v, want it Japan's with two, and a test due", n, table.controller(a), table.Queue)
			}
		}
	})
	t.Run("C.4/India and Australia are British production sites, and no other colony is", func(t *testing.T) {
		table := eagleAndSun(t)
		if !table.productionSite(UK, at(t, "india")) || !table.productionSite(UK, at(t, "australia")) || table.productionSite(UK, at(t, "malaya")) {
			t.Errorf("not so: got productionSite(UK, india) %v, productionSite(UK, australia) %v, productionSite(UK, malaya) %v; want true, true and false",
				table.productionSite(UK, at(t, "india")), table.productionSite(UK, at(t, "australia")), table.productionSite(UK, at(t, "malaya")))
		}
		cube(t, table, Japan, "india")
		if table.productionSite(UK, at(t, "india")) || table.productionSite(Japan, at(t, "india")) {
			t.Errorf("a lost one is none: got productionSite(UK, india) %v, productionSite(Japan, india) %v; want false and false", table.productionSite(UK, at(t, "india")), table.productionSite(Japan, at(t, "india")))
		}
	})
	t.Run("C.4/a power whose home is on another map does not surrender for want of it", func(t *testing.T) {
		if table := eagleAndSun(t); !table.holdsHome(UK) || !table.holdsHome(Japan) {
			t.Errorf("it holds none: got holdsHome(UK) %v, holdsHome(Japan) %v; want true and true", table.holdsHome(UK), table.holdsHome(Japan))
		}
	})
	t.Run("12.3.1 where the railroad is removed from the Soviet Union it is not available", func(t *testing.T) {
		s, _ := ScenarioByID("hitlers-war")
		if setUp(s).railroadAvailable() {
			t.Error("it is: setUp(s).railroadAvailable() = true, want false")
		}
	})
}

func TestChangedSides(t *testing.T) {
	patrie := func(t *testing.T) *Table {
		t.Helper()
		s, found := ScenarioByID("pour-la-patrie")
		if !found {
			t.Fatal("got no scenario pour-la-patrie, want it")
		}
		return setUp(s)
	}
	t.Run("C.7/the Status Quo compares Germany and France with Italy and the United Kingdom", func(t *testing.T) {
		table := patrie(t)
		lead := table.points(Italy) + table.points(UK) - table.points(Germany) - table.points(France)
		var free []string
		for a := Area(1); a <= AreaCount; a++ {
			if pl := a.Place(); table.inPlay(a) && pl.IsCountry() && table.controller(a) == NoPower && !pl.Remote {
				free = append(free, a.String())
			}
		}
		cube(t, table, France, free[:lead]...)
		table.automaticEffects()
		if lead < 0 || !table.Markers.Has(StatusQuo) {
			t.Fatalf("it ends in a tie: got %v, Markers.Has(StatusQuo) %v; want at least 0 and true", lead, table.Markers.Has(StatusQuo))
		}
		cube(t, table, France, free[lead])
		if table.automaticEffects(); table.Markers.Has(StatusQuo) {
			t.Error("French points do not count against it: Markers.Has(StatusQuo) = true, want false")
		}
	})
	t.Run("C.7/it ends when France mobilizes, as when Germany does", func(t *testing.T) {
		for _, p := range []Power{France, Germany} {
			table := patrie(t)
			if table.raiseCommitment(p); table.Markers.Has(StatusQuo) {
				t.Errorf("%s has mobilized: Markers.Has(StatusQuo) = true, want false", p)
			}
		}
		if table := patrie(t); table.canEscalate(Italy) || !table.canEscalate(France) {
			t.Errorf("Italy is the one that the Status Quo keeps from mobilizing: got canEscalate(Italy) %v, canEscalate(France) %v; want false and true", table.canEscalate(Italy), table.canEscalate(France))
		}
	})
}
