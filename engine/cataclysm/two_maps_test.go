package cataclysm

import "testing"

// What the rules say about both maps together.

func TestTwoMaps(t *testing.T) {
	t.Run("2.3.6 a connector joins areas for all purposes: Britain in India has an interest in Persia", func(t *testing.T) {
		table := world(t)
		if !table.interested(UK, at(t, "persia")) || !table.interested(USSR, at(t, "siberia")) {
			t.Error("no interest across")
		}
	})
	t.Run("2.3.6 an army attacks Persia out of India, and Britain is supplied there", func(t *testing.T) {
		table := quiet(world(t))
		war(table, SetOf(UK), SetOf(Germany))
		put(t, table, UK, "india", "infantry")
		if got := targetsOf(table, UK, 1); !offers(got, "land:area/persia") {
			t.Error(got)
		}
		if !table.hasLOC(UK, at(t, "india")) {
			t.Error("India is cut off")
		}
		cube(t, table, UK, "persia")
		if !table.hasLOC(UK, at(t, "persia")) {
			t.Error("Persia is cut off")
		}
	})
	t.Run("2.3.6 ships cross from the Arabian Sea to the Indian Ocean, aircraft do not", func(t *testing.T) {
		table := world(t)
		th := table.theatre(UK, UnitID{})
		if set := th.inUnitRange(Face{Kind: Fleet}, at(t, "arabian-sea"), 1, true); !set.Has(at(t, "indian-ocean")) {
			t.Error("ships")
		}
		if set := th.inUnitRange(Face{Kind: AirForce, Upgraded: true}, at(t, "arabian-sea"), 1, true); set.Has(at(t, "indian-ocean")) {
			t.Error("aircraft")
		}
	})
	t.Run("7.2.2 a half-blue connector carries an American fleet from coast to coast, and it stops in the delay box", func(t *testing.T) {
		table := world(t)
		to := ways(t, table, US, Fleet, "washington-dc")
		if !to("california") || to("eastern-pacific") || to("hawaii") {
			t.Error("through California in one move")
		}
		if out := ways(t, table, US, Fleet, "california"); !out("hawaii") {
			t.Error("not out of California")
		}
	})
	t.Run("2.3.5 aircraft do not strike across a delay box", func(t *testing.T) {
		table := quiet(world(t))
		war(table, SetOf(USSR), SetOf(Japan))
		cube(t, table, Japan, "siberia")
		volga := table.unit(put(t, table, USSR, "volga", "strategic")[0])
		put(t, table, Japan, "siberia", "tactical")
		if normal, extended := airStrike(table, volga, at(t, "siberia")); normal || extended {
			t.Error("through the Urals")
		}
		table.Markers = table.Markers.With(TransSiberianRailroad)
		if normal, _ := airStrike(table, volga, at(t, "siberia")); !normal {
			t.Error("the railroad covers the box")
		}
	})
	t.Run("2.2.8 no power but its own ever controls or attacks a remote area", func(t *testing.T) {
		table := quiet(world(t))
		war(table, SetOf(Japan), SetOf(US))
		commit(table, Mobilization, Japan)
		for _, slug := range []string{"california", "canada", "south-africa", "urals", "washington-dc"} {
			a := at(t, slug)
			if !a.Place().Remote || table.mayControl(Japan, a) || !table.mayControl(a.Place().Owner, a) {
				t.Error(slug)
			}
		}
		put(t, table, US, "california", "surface", "tactical", "tactical", "infantry", "infantry", "infantry")
		put(t, table, Japan, "eastern-pacific", "surface")
		for _, verb := range []string{"land", "invade", "naval", "air", "bomb", "atomic"} {
			if table.canTarget(Japan, verb, at(t, "california"), 0) {
				t.Error(verb, "against California")
			}
		}
	})
	t.Run("2.3.3 Hong Kong and Sarawak hold ships and aircraft, but no army, and are interests without control", func(t *testing.T) {
		for _, slug := range []string{"guangdong", "java"} {
			table := quiet(world(t))
			a := at(t, slug)
			table.Areas[a].SpecialBase = true
			th := table.theatre(UK, UnitID{})
			if th.occupationLimit(Face{Kind: Fleet}, a) != 1 || th.occupationLimit(Face{Kind: AirForce}, a) != 1 || th.occupationLimit(Face{Kind: Army}, a) != 0 {
				t.Error(slug, "limits")
			}
			if !table.ownInterest(UK, a) || table.controller(a) != NoPower {
				t.Error(slug, "interest or control")
			}
			if table.theatre(Japan, UnitID{}).occupationLimit(Face{Kind: Fleet}, a) != 0 {
				t.Error(slug, "is open to Japan")
			}
		}
	})
	t.Run("2.3.3 stores call at Sarawak on their way, by its own waters; armies do not", func(t *testing.T) {
		table := quiet(world(t))
		war(table, SetOf(UK), SetOf(Japan))
		table.Areas[at(t, "java")].SpecialBase = true
		for _, sea := range []string{"south-indian-ocean", "coral-sea", "tasman-sea", "bismarcks", "solomons"} {
			put(t, table, Japan, sea, "surface")
		}
		if to := ways(t, table, UK, Logistics, "australia"); !to("malaya", "india") {
			t.Error("no stores to India")
		}
		if to := ways(t, table, UK, Army, "australia"); to("malaya") || to("india") {
			t.Error("an army has passed Sarawak")
		}
	})
	t.Run("9.3.2 a fleet at Sarawak is on no path to Java itself", func(t *testing.T) {
		table := quiet(world(t))
		war(table, SetOf(UK), SetOf(Japan))
		table.Areas[at(t, "java")].SpecialBase = true
		put(t, table, UK, "malaya", "infantry")
		put(t, table, UK, "java", "surface")
		put(t, table, UK, "indian-ocean", "surface")
		if got := targetsOf(table, UK, 2); offers(got, "invade:area/java") || !offers(got, "land:area/java") {
			t.Error(got)
		}
		put(t, table, UK, "bay-of-bengal", "surface")
		if got := targetsOf(table, UK, 2); !offers(got, "invade:area/java") {
			t.Error("over the Bay of Bengal:", got)
		}
	})
	t.Run("2.3.3 while belligerent Britain may occupy the sea beside Hong Kong", func(t *testing.T) {
		table := quiet(world(t))
		table.Areas[at(t, "guangdong")].SpecialBase = true
		sea := at(t, "south-china-sea")
		if table.theatre(UK, UnitID{}).occupationLimit(Face{Kind: Fleet}, sea) != 0 {
			t.Error("at peace")
		}
		war(table, SetOf(UK), SetOf(Japan))
		if table.theatre(UK, UnitID{}).occupationLimit(Face{Kind: Fleet}, sea) != 1 {
			t.Error("at war")
		}
	})
	t.Run("2.3.3 a special base goes when it is captured, and when anybody takes the country, Britain too", func(t *testing.T) {
		table := quiet(world(t))
		war(table, SetOf(Japan), SetOf(UK))
		a := at(t, "guangdong")
		table.Areas[a].SpecialBase = true
		put(t, table, Japan, "okinawa", "surface")
		if got := targetsOf(table, Japan, 1); !offers(got, "capture:area/guangdong") {
			t.Error("no capture:", got)
		}
		table.Battle = &Battle{Verb: "capture", Target: a, Attacker: Japan}
		table.captureBase(Japan, a)
		table.Battle = nil
		if table.Areas[a].SpecialBase || table.controller(a) != NoPower {
			t.Error("captured and still there")
		}
		for _, p := range []Power{Japan, UK, US} {
			java := at(t, "java")
			table.Areas[java] = AreaState{SpecialBase: true}
			table.takeControl(p, java, "6.3", false)
			if table.Areas[java].SpecialBase {
				t.Error("stands in a country of", p)
			}
		}
	})
	t.Run("2.3.3 British ships in Java are left alone by an attacker who is not at war with Britain, which is provoked", func(t *testing.T) {
		table := world(t)
		commit(table, Mobilization, Japan)
		table.Areas[at(t, "java")].SpecialBase = true
		held(t, table, Japan, "malaya")
		put(t, table, Japan, "malaya", "infantry")
		put(t, table, UK, "java", "surface")
		seen := finishAll(t, table, &operation{Power: Japan, Verb: "land", Target: at(t, "java"), Actions: 1})
		if table.belligerent(UK) || saw(seen, "gain", UK) == 0 {
			t.Error("war, or no provocation")
		}
		if saw(seen, "destroyed", UK) != 0 && table.controller(at(t, "java")) != Japan {
			t.Error("the ships fought")
		}
	})
	t.Run("1.6 the end moves with Global War, by the turn it begins in, and not back", func(t *testing.T) {
		for turn, want := range map[Turn]Turn{Turn1939: Turn1945, Turn1941: Turn1945, Turn1943: Turn1947, Turn1945: Turn1949} {
			table := quiet(world(t))
			table.Turn = turn
			table.globalWar()
			if table.Status != GlobalWar || table.LastTurn != want {
				t.Errorf("from %s until %s", turn, table.LastTurn)
			}
			last := table.LastTurn
			table.Turn = Turn1949
			if table.globalWar(); table.LastTurn != last {
				t.Error("a second time it moves")
			}
		}
	})
	t.Run("5.5.4 a power with areas on both maps falls on both", func(t *testing.T) {
		table := quiet(world(t))
		war(table, SetOf(Germany, Japan), SetOf(USSR))
		for a := Area(1); a <= AreaCount; a++ {
			if pl := a.Place(); pl.IsHome() && pl.Owner == USSR && !pl.Remote {
				owner := Germany
				if pl.Map == PacificMap {
					owner = Japan
				}
				if a == at(t, "siberia") {
					continue
				}
				table.Areas[a].Owner, table.Areas[a].Cubes = owner, cubesFor(a)
			}
		}
		if table.hasLostAllHomes(USSR) {
			t.Error("the Urals and Siberia are Soviet")
		}
		put(t, table, USSR, "siberia", "infantry")
		finishAll(t, table, &surrender{Power: USSR})
		if s := table.Areas[urals]; s.Owner != Neutral || s.Cubes != 1 || table.controller(urals) != NoPower {
			t.Error("the Urals:", s)
		}
		if s := table.Areas[at(t, "siberia")]; s.Owner == NoPower || s.Owner == USSR {
			t.Error("Siberia:", s)
		}
		if len(table.unitsAt(at(t, "siberia"))) != 0 || !table.Powers[USSR].Taken.Has(Fascism) {
			t.Error("units, or no surrender marker")
		}
	})
	t.Run("5.5.4 Britain falls only when Canada and the Isles are lost, and Canada never is", func(t *testing.T) {
		table := quiet(world(t))
		for a := Area(1); a <= AreaCount; a++ {
			if pl := a.Place(); pl.IsHome() && pl.Owner == UK && !pl.Remote {
				table.Areas[a].Owner, table.Areas[a].Cubes = Germany, cubesFor(a)
			}
		}
		if table.hasLostAllHomes(UK) || !table.active(UK) {
			t.Error("it has surrendered")
		}
	})
}

// finishAll runs a step to its end: dice show 3, and of answers the first is given.
func finishAll(t *testing.T, table *Table, first step) (seen events) {
	t.Helper()
	p, seen := play(t, table, first)
	for range 200 {
		if p.Over() {
			return seen
		}
		d := p.Open()[0]
		seen = append(seen, reply(t, p, d.Legal[len(d.Legal)/2].Words())...)
	}
	t.Fatal("no end:", p.Open())
	return nil
}
