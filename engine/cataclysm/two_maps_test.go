package cataclysm

import "testing"

// What the rules say about both maps together.

func TestTwoMaps(t *testing.T) {
	t.Run("2.3.6 a connector joins areas for all purposes: Britain in India has an interest in Persia", func(t *testing.T) {
		table := world(t)
		if !table.interested(UK, at(t, "persia")) || !table.interested(USSR, at(t, "siberia")) {
			t.Errorf("no interest across: got interested(UK, persia) %v, interested(USSR, siberia) %v; want true and true", table.interested(UK, at(t, "persia")), table.interested(USSR, at(t, "siberia")))
		}
	})
	t.Run("2.3.6 an army attacks Persia out of India, and Britain is supplied there", func(t *testing.T) {
		table := withoutFlags(world(t))
		war(table, SetOf(UK), SetOf(Germany))
		put(t, table, UK, "india", "infantry")
		if got := targetsOf(table, UK, 1); !offers(got, "land:area/persia") {
			t.Errorf("%v: offers(got, 'land:area/persia') = false, want true", got)
		}
		if !table.hasLOC(UK, at(t, "india")) {
			t.Error("India is cut off: hasLOC(UK, india) = false, want true")
		}
		cube(t, table, UK, "persia")
		if !table.hasLOC(UK, at(t, "persia")) {
			t.Error("Persia is cut off: hasLOC(UK, persia) = false, want true")
		}
	})
	t.Run("2.3.6 ships cross from the Arabian Sea to the Indian Ocean, aircraft do not", func(t *testing.T) {
		table := world(t)
		th := table.theatre(UK, UnitID{})
		if set := th.inUnitRange(CounterFace{Kind: Fleet}, at(t, "arabian-sea"), 1, true); !set.Has(at(t, "indian-ocean")) {
			t.Error("ships: set.Has(indian-ocean) = false, want true")
		}
		if set := th.inUnitRange(CounterFace{Kind: AirForce, Upgraded: true}, at(t, "arabian-sea"), 1, true); set.Has(at(t, "indian-ocean")) {
			t.Error("aircraft: set.Has(indian-ocean) = true, want false")
		}
	})
	t.Run("7.2.2 a half-blue connector carries an American fleet from coast to coast, and it stops in the delay box", func(t *testing.T) {
		table := world(t)
		to := ways(t, table, US, Fleet, "washington-dc")
		if !to("california") || to("eastern-pacific") || to("hawaii") {
			t.Errorf("through California in one move: got to('california') %v, to('eastern-pacific') %v, to('hawaii') %v; want true, false and false", to("california"), to("eastern-pacific"), to("hawaii"))
		}
		if out := ways(t, table, US, Fleet, "california"); !out("hawaii") {
			t.Error("not out of California: out('hawaii') = false, want true")
		}
	})
	t.Run("2.3.5 aircraft do not strike across a delay box", func(t *testing.T) {
		table := withoutFlags(world(t))
		war(table, SetOf(USSR), SetOf(Japan))
		cube(t, table, Japan, "siberia")
		volga := table.unit(put(t, table, USSR, "volga", "strategic")[0])
		put(t, table, Japan, "siberia", "tactical")
		if normal, extended := airStrike(table, volga, at(t, "siberia")); normal || extended {
			t.Errorf("through the Urals: got normal %v, extended %v; want false and false", normal, extended)
		}
		table.Markers = table.Markers.With(TransSiberianRailroad)
		if normal, _ := airStrike(table, volga, at(t, "siberia")); !normal {
			t.Errorf("the railroad covers the box: got in range %v, want true", normal)
		}
	})
	t.Run("2.2.8 no power but its own ever controls or attacks a remote area", func(t *testing.T) {
		table := withoutFlags(world(t))
		war(table, SetOf(Japan), SetOf(US))
		commit(table, Mobilization, Japan)
		for _, slug := range []string{"california", "canada", "south-africa", "urals", "washington-dc"} {
			a := at(t, slug)
			if !a.Place().Remote || table.mayControl(Japan, a) || !table.mayControl(a.Place().Owner, a) {
				t.Errorf("%v; want a.Place().Remote true, mayControl(Japan, a) false, mayControl(a.Place().Owner, a) true", slug)
			}
		}
		put(t, table, US, "california", "surface", "tactical", "tactical", "infantry", "infantry", "infantry")
		put(t, table, Japan, "eastern-pacific", "surface")
		for _, verb := range []string{"land", "invade", "naval", "air", "bomb", "atomic"} {
			if table.canTarget(Japan, verb, at(t, "california"), 0) {
				t.Errorf("%v against California: canTarget(Japan, verb, california, 0) = true, want false", verb)
			}
		}
	})
	t.Run("2.3.3 Hong Kong and Sarawak hold ships and aircraft, but no army, and are interests without control", func(t *testing.T) {
		for _, slug := range []string{"guangdong", "java"} {
			table := withoutFlags(world(t))
			a := at(t, slug)
			table.Areas[a].SpecialBase = true
			th := table.theatre(UK, UnitID{})
			if th.occupationLimit(CounterFace{Kind: Fleet}, a) != 1 || th.occupationLimit(CounterFace{Kind: AirForce}, a) != 1 || th.occupationLimit(CounterFace{Kind: Army}, a) != 0 {
				t.Errorf("%v limits; want th.occupationLimit(CounterFace{Kind: Fleet}, a) 1, th.occupationLimit(CounterFace{Kind: AirForce}, a) 1, th.occupationLimit(CounterFace{Kind: Army}, a) 0", slug)
			}
			if !table.ownInterest(UK, a) || table.controller(a) != NoPower {
				t.Errorf("%v interest or control: got ownInterest(UK, a) %v, %v; want true and no power", slug, table.ownInterest(UK, a), table.controller(a))
			}
			if table.theatre(Japan, UnitID{}).occupationLimit(CounterFace{Kind: Fleet}, a) != 0 {
				t.Errorf("%v is open to Japan: got %v, want 0", slug, table.theatre(Japan, UnitID{}).occupationLimit(CounterFace{Kind: Fleet}, a))
			}
		}
	})
	t.Run("2.3.3 stores call at Sarawak on their way, by its own waters; armies do not", func(t *testing.T) {
		table := withoutFlags(world(t))
		war(table, SetOf(UK), SetOf(Japan))
		table.Areas[at(t, "java")].SpecialBase = true
		for _, sea := range []string{"south-indian-ocean", "coral-sea", "tasman-sea", "bismarcks", "solomons"} {
			put(t, table, Japan, sea, "surface")
		}
		if to := ways(t, table, UK, Logistics, "australia"); !to("malaya", "india") {
			t.Error("no stores to India: to('malaya', 'india') = false, want true")
		}
		if to := ways(t, table, UK, Army, "australia"); to("malaya") || to("india") {
			t.Errorf("an army has passed Sarawak: got to('malaya') %v, to('india') %v; want false and false", to("malaya"), to("india"))
		}
	})
	t.Run("9.3.2 a fleet at Sarawak is on no path to Java itself", func(t *testing.T) {
		table := withoutFlags(world(t))
		war(table, SetOf(UK), SetOf(Japan))
		table.Areas[at(t, "java")].SpecialBase = true
		put(t, table, UK, "malaya", "infantry")
		put(t, table, UK, "java", "surface")
		put(t, table, UK, "indian-ocean", "surface")
		if got := targetsOf(table, UK, 2); offers(got, "invade:area/java") || !offers(got, "land:area/java") {
			t.Errorf("%v: got offers(got, 'invade:area/java') %v, offers(got, 'land:area/java') %v; want false and true", got, offers(got, "invade:area/java"), offers(got, "land:area/java"))
		}
		put(t, table, UK, "bay-of-bengal", "surface")
		if got := targetsOf(table, UK, 2); !offers(got, "invade:area/java") {
			t.Errorf("over the Bay of Bengal: %v: offers(got, 'invade:area/java') = false, want true", got)
		}
	})
	t.Run("2.3.3 while belligerent Britain may occupy the sea beside Hong Kong", func(t *testing.T) {
		table := withoutFlags(world(t))
		table.Areas[at(t, "guangdong")].SpecialBase = true
		sea := at(t, "south-china-sea")
		if table.theatre(UK, UnitID{}).occupationLimit(CounterFace{Kind: Fleet}, sea) != 0 {
			t.Errorf("at peace: got %v, want 0", table.theatre(UK, UnitID{}).occupationLimit(CounterFace{Kind: Fleet}, sea))
		}
		war(table, SetOf(UK), SetOf(Japan))
		if table.theatre(UK, UnitID{}).occupationLimit(CounterFace{Kind: Fleet}, sea) != 1 {
			t.Errorf("at war: got %v, want 1", table.theatre(UK, UnitID{}).occupationLimit(CounterFace{Kind: Fleet}, sea))
		}
	})
	t.Run("2.3.3 a special base goes when it is captured, and when anybody takes the country, Britain too", func(t *testing.T) {
		table := withoutFlags(world(t))
		war(table, SetOf(Japan), SetOf(UK))
		a := at(t, "guangdong")
		table.Areas[a].SpecialBase = true
		put(t, table, Japan, "okinawa", "surface")
		if got := targetsOf(table, Japan, 1); !offers(got, "capture:area/guangdong") {
			t.Errorf("no capture: %v: offers(got, 'capture:area/guangdong') = false, want true", got)
		}
		table.Battle = &Battle{Verb: "capture", Target: a, Attacker: Japan}
		table.captureBase(Japan, a)
		table.Battle = nil
		if table.Areas[a].SpecialBase || table.controller(a) != NoPower {
			t.Errorf("captured and still there: got Areas[a].SpecialBase %v, %v; want false and no power", table.Areas[a].SpecialBase, table.controller(a))
		}
		for _, p := range []Power{Japan, UK, US} {
			java := at(t, "java")
			table.Areas[java] = AreaState{SpecialBase: true}
			table.takeControl(p, java, "6.3", false)
			if table.Areas[java].SpecialBase {
				t.Errorf("stands in a country of %v: Areas[java].SpecialBase = true, want false", p)
			}
		}
	})
	t.Run("2.3.3 British ships in Java are left alone by an attacker who is not at war with Britain, which is provoked", func(t *testing.T) {
		table := world(t)
		commit(table, Mobilization, Japan)
		table.Areas[at(t, "java")].SpecialBase = true
		giveCountries(t, table, Japan, "malaya")
		put(t, table, Japan, "malaya", "infantry")
		put(t, table, UK, "java", "surface")
		seen := finishAll(t, table, &operation{Power: Japan, Verb: "land", Target: at(t, "java"), Actions: 1})
		if table.belligerent(UK) || saw(seen, "gain", UK) == 0 {
			t.Errorf("war, or no provocation: got belligerent(UK) %v, %v; want false and anything but 0", table.belligerent(UK), saw(seen, "gain", UK))
		}
		if saw(seen, "destroyed", UK) != 0 && table.controller(at(t, "java")) != Japan {
			t.Errorf("the ships fought: got %d destroyed, want 0", saw(seen, "destroyed", UK))
		}
	})
	t.Run("1.6 the end moves with Global War, by the turn it begins in, and not back", func(t *testing.T) {
		for turn, want := range map[Turn]Turn{Turn1939: Turn1945, Turn1941: Turn1945, Turn1943: Turn1947, Turn1945: Turn1949} {
			table := withoutFlags(world(t))
			table.Turn = turn
			table.globalWar()
			if table.Status != GlobalWar || table.LastTurn != want {
				t.Errorf("from %s until %s: got %v, %v; want %v and %v", turn, table.LastTurn, table.Status, table.LastTurn, GlobalWar, want)
			}
			last := table.LastTurn
			table.Turn = Turn1949
			if table.globalWar(); table.LastTurn != last {
				t.Errorf("a second time it moves: got %v, want %v", table.LastTurn, last)
			}
		}
	})
	t.Run("5.5.4 a power with areas on both maps falls on both", func(t *testing.T) {
		table := withoutFlags(world(t))
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
			t.Error("the Urals and Siberia are Soviet: hasLostAllHomes(USSR) = true, want false")
		}
		put(t, table, USSR, "siberia", "infantry")
		finishAll(t, table, &surrender{Power: USSR})
		if s := table.Areas[urals]; s.Owner != Neutral || s.Cubes != 1 || table.controller(urals) != NoPower {
			t.Errorf("the Urals: %v; got %v, %v, %v; want %v, 1 and no power", s, s.Owner, s.Cubes, table.controller(urals), Neutral)
		}
		if s := table.Areas[at(t, "siberia")]; s.Owner == NoPower || s.Owner == USSR {
			t.Errorf("Siberia: %v, want Owner anything but no power and Owner anything but %v", s, USSR)
		}
		if len(table.unitsAt(at(t, "siberia"))) != 0 || !table.Powers[USSR].SurrenderMarker.Has(Fascism) {
			t.Errorf("units, or no surrender marker: got %v, Powers[USSR].Taken.Has(Fascism) %v; want 0 and true", len(table.unitsAt(at(t, "siberia"))), table.Powers[USSR].SurrenderMarker.Has(Fascism))
		}
	})
	t.Run("5.5.4 Britain falls only when Canada and the Isles are lost, and Canada never is", func(t *testing.T) {
		table := withoutFlags(world(t))
		for a := Area(1); a <= AreaCount; a++ {
			if pl := a.Place(); pl.IsHome() && pl.Owner == UK && !pl.Remote {
				table.Areas[a].Owner, table.Areas[a].Cubes = Germany, cubesFor(a)
			}
		}
		if table.hasLostAllHomes(UK) || !table.active(UK) {
			t.Errorf("it has surrendered: got hasLostAllHomes(UK) %v, active(UK) %v; want false and true", table.hasLostAllHomes(UK), table.active(UK))
		}
	})
}

// finishAll runs a step to its end with dice of 3 and the first of all answers.
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
	t.Fatalf("no end: got %v, want no question", p.Open())
	return nil
}
