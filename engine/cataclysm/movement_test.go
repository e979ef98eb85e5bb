package cataclysm

import (
	"strings"
	"testing"
)

// world is both maps with all seven powers, laid out as europe lays out one.
func world(t *testing.T) *Table {
	t.Helper()
	table := bareTable(book(), []Map{EuropeMap, PacificMap})
	table.Turn, table.LastTurn, table.Phase = Turn1939, Turn1945, ActionPhase
	for _, p := range AllPowers.List() {
		table.addPower(p, p.Ideology())
		table.Powers[p].Commitment = Rearmament
	}
	return table
}

// ways is everything that a power's unit can come to in a deployment from an area.
func ways(t *testing.T, table *Table, p Power, k Kind, from string) func(slugs ...string) bool {
	t.Helper()
	set := table.theatre(p, UnitID{}).reach(k, at(t, from))
	return func(slugs ...string) bool {
		t.Helper()
		for _, slug := range slugs {
			if a := at(t, slug); !set.Has(a) {
				return false
			}
		}
		return true
	}
}

func TestMapInMovement(t *testing.T) {
	t.Run("2.2 what is on the other map is out of play", func(t *testing.T) {
		table := europe(t)
		if to := ways(t, table, UK, Fleet, "egypt"); !to("arabian-sea") || to("indian-ocean") {
			t.Errorf("ships leave the map: got to('arabian-sea') %v, to('indian-ocean') %v; want true and false", to("arabian-sea"), to("indian-ocean"))
		}
	})
	t.Run("2.2.2 ports are coasts and naval bases, airfields are land and any base", func(t *testing.T) {
		table := world(t)
		th := table.theatre(Japan, UnitID{})
		us := table.theatre(US, UnitID{})
		if !th.ports.Has(at(t, "okinawa")) || !th.airfields.Has(at(t, "okinawa")) {
			t.Errorf("a naval base is port and airfield: got th.ports.Has(okinawa) %v, th.airfields.Has(okinawa) %v; want true and true",
				th.ports.Has(at(t, "okinawa")), th.airfields.Has(at(t, "okinawa")))
		}
		if us.ports.Has(at(t, "midway")) || !us.airfields.Has(at(t, "midway")) {
			t.Errorf("an air base is an airfield only: got us.ports.Has(midway) %v, us.airfields.Has(midway) %v; want false and true",
				us.ports.Has(at(t, "midway")), us.airfields.Has(at(t, "midway")))
		}
		if de := table.theatre(Germany, UnitID{}); de.ports.Has(at(t, "bavaria")) || !de.airfields.Has(at(t, "bavaria")) || !de.ports.Has(at(t, "ruhr")) {
			t.Errorf("Bavaria has no coast: got de.ports.Has(bavaria) %v, de.airfields.Has(bavaria) %v, de.ports.Has(ruhr) %v; want false, true and true",
				de.ports.Has(at(t, "bavaria")), de.airfields.Has(at(t, "bavaria")), de.ports.Has(at(t, "ruhr")))
		}
	})
	t.Run("2.2.7 ships use the boxes off the map", func(t *testing.T) {
		table := europe(t)
		if to := ways(t, table, UK, Fleet, "mid-atlantic"); !to("south-africa") || ways(t, table, UK, Fleet, "london")("arabian-sea") == false {
			t.Errorf("no way round: got to('south-africa') %v, %v; want true and anything but false", to("south-africa"), ways(t, table, UK, Fleet, "london")("arabian-sea"))
		}
		cube(t, table, UK, "norway")
		if !ways(t, table, UK, Fleet, "scotland")("barents-sea") {
			t.Error("the Barents Sea is closed: ways(UK, Fleet, 'scotland')('barents-sea') = false, want true")
		}
	})
	t.Run("2.3.2 a base lets one ship and one air force stay at sea", func(t *testing.T) {
		table := world(t)
		ids := put(t, table, US, "hawaii", "surface", "tactical")
		th := table.theatre(US, ids[0])
		if !th.canStop(CounterFace{Kind: Fleet}, at(t, "hawaii")) || th.canStop(CounterFace{Kind: AirForce}, at(t, "hawaii")) {
			t.Errorf("wrong limits: got th.canStop(CounterFace{Kind: Fleet}, hawaii) %v, th.canStop(CounterFace{Kind: AirForce}, hawaii) %v; want true and false",
				th.canStop(CounterFace{Kind: Fleet}, at(t, "hawaii")), th.canStop(CounterFace{Kind: AirForce}, at(t, "hawaii")))
		}
		if air := table.theatre(US, UnitID{}); air.occupationLimit(CounterFace{Kind: Fleet}, at(t, "midway")) != 0 || air.occupationLimit(CounterFace{Kind: AirForce}, at(t, "midway")) != 1 {
			t.Errorf("an air base holds no ship: got %v, %v; want 0 and 1",
				air.occupationLimit(CounterFace{Kind: Fleet}, at(t, "midway")), air.occupationLimit(CounterFace{Kind: AirForce}, at(t, "midway")))
		}
	})
	t.Run("2.3.4 ships pass a black arrow from mixed area to coast, aircraft a blue one", func(t *testing.T) {
		table := world(t)
		cube(t, table, Japan, "maritime-territory")
		if set := table.theatre(Japan, UnitID{}).inUnitRange(CounterFace{Kind: Fleet}, at(t, "hokkaido"), 1, true); !set.Has(at(t, "maritime-territory")) {
			t.Error("no passage from Hokkaido: set.Has(maritime-territory) = false, want true")
		}
		cube(t, table, Japan, "java", "siam")
		th := table.theatre(Japan, UnitID{})
		if !ways(t, table, Japan, AirForce, "java")("siam") || passages().land[at(t, "java")].Has(at(t, "siam")) || th.friendly.Has(at(t, "malaya")) {
			t.Errorf("Java to Siam: got ways(Japan, AirForce, 'java')('siam') %v, passages().land[java].Has(siam) %v, th.friendly.Has(malaya) %v; want true, false and false",
				ways(t, table, Japan, AirForce, "java")("siam"), passages().land[at(t, "java")].Has(at(t, "siam")), th.friendly.Has(at(t, "malaya")))
		}
	})
	t.Run("2.3.6 connectors carry land and air, ships, or both", func(t *testing.T) {
		table := world(t)
		if !ways(t, table, US, Army, "california")("washington-dc") || !ways(t, table, US, Fleet, "california")("washington-dc") {
			t.Errorf("connector A: got ways(US, Army, 'california')('washington-dc') %v, ways(US, Fleet, 'california')('washington-dc') %v; want true and true",
				ways(t, table, US, Army, "california")("washington-dc"), ways(t, table, US, Fleet, "california")("washington-dc"))
		}
		if !ways(t, table, UK, Fleet, "egypt")("indian-ocean") {
			t.Error("connector D: ways(UK, Fleet, 'egypt')('indian-ocean') = false, want true")
		}
		if urals := passages().land[at(t, "urals")]; !urals.Has(at(t, "siberia")) || !passages().air[at(t, "urals")].Has(at(t, "siberia")) || passages().naval[at(t, "urals")].Has(at(t, "siberia")) {
			t.Errorf("connector B: got urals.Has(siberia) %v, passages().air[urals].Has(siberia) %v, passages().naval[urals].Has(siberia) %v; want true, true and false",
				urals.Has(at(t, "siberia")), passages().air[at(t, "urals")].Has(at(t, "siberia")), passages().naval[at(t, "urals")].Has(at(t, "siberia")))
		}
	})
	t.Run("12.3.1 the Trans-Siberian Railroad opens the Urals", func(t *testing.T) {
		table := world(t)
		if to := ways(t, table, USSR, Army, "moscow"); !to("urals") || to("siberia") {
			t.Errorf("through the delay box: got to('urals') %v, to('siberia') %v; want true and false", to("urals"), to("siberia"))
		}
		if table.hasLOC(USSR, at(t, "irkutsk")) {
			t.Error("Irkutsk is in supply: hasLOC(USSR, irkutsk) = true, want false")
		}
		table.Markers = table.Markers.With(TransSiberianRailroad)
		if to := ways(t, table, USSR, Army, "moscow"); !to("siberia", "irkutsk", "maritime-territory") {
			t.Error("the railroad does not run: to('siberia', 'irkutsk', 'maritime-territory') = false, want true")
		}
		if !table.hasLOC(USSR, at(t, "irkutsk")) {
			t.Error("Irkutsk is out of supply: hasLOC(USSR, irkutsk) = false, want true")
		}
	})
	t.Run("12.1.3 nobody deploys beyond the line of the naval treaty", func(t *testing.T) {
		table := world(t)
		u := table.unit(put(t, table, US, "hawaii", "tactical")[0])
		table.Areas[at(t, "midway")].Base = US
		if set := table.theatre(US, UnitID{}).destinations(u); !set.Has(at(t, "midway")) {
			t.Errorf("without the treaty: %v: set.Has(midway) = false, want true", berthNames(set))
		}
		table.Markers = table.Markers.With(WashingtonNavalTreaty)
		if set := table.theatre(US, UnitID{}).destinations(u); set.Has(at(t, "midway")) {
			t.Errorf("with the treaty: %v: set.Has(midway) = true, want false", berthNames(set))
		}
	})
}

func TestTypesOfMovement(t *testing.T) {
	t.Run("7.2.1 armies walk over borders and straits, not over impassable ones", func(t *testing.T) {
		table := world(t)
		if !passages().land[at(t, "rome")].Has(at(t, "sicily")) || passages().adjacent[at(t, "siam")].Has(at(t, "bay-of-bengal")) {
			t.Error("got no border from Rome to Sicily, or one from Siam to the Bay of Bengal; want the first only")
		}
		if !ways(t, table, Germany, Army, "silesia")("berlin", "bavaria", "ruhr", "east-prussia") {
			t.Error("German armies do not reach all of Germany: ways(Germany, Army, 'silesia')('berlin', 'bavaria', 'ruhr', 'east-prussia') = false, want true")
		}
	})
	t.Run("7.2 terrain does not hinder movement", func(t *testing.T) {
		table := europe(t)
		if !ways(t, table, France, Army, "paris")("north-africa", "syria") || !ways(t, table, USSR, Army, "leningrad")("caucasus") {
			t.Error("got a way that is closed, want Paris to North Africa and Syria, Leningrad to the Caucasus")
		}
	})
	t.Run("7.2.2 no ship goes from land to land", func(t *testing.T) {
		if passages().naval[at(t, "denmark")].Has(at(t, "ruhr")) || passages().naval[at(t, "rome")].Has(at(t, "sicily")) || !passages().naval[at(t, "sweden")].Has(at(t, "denmark")) {
			t.Error("got other crossings for ships, want Sweden to Denmark, and neither Denmark to the Ruhr nor Rome to Sicily")
		}
	})
	t.Run("7.2.2 armies on board are stopped by the enemy's ships and strategic aircraft", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Italy), SetOf(UK))
		if !ways(t, table, Italy, Army, "sicily")("libya") {
			t.Error("no crossing to Libya: ways(Italy, Army, 'sicily')('libya') = false, want true")
		}
		u := table.unit(put(t, table, UK, "central-mediterranean", "tactical")[0])
		if !ways(t, table, Italy, Army, "sicily")("libya") {
			t.Error("a tactical air force stops ships: ways(Italy, Army, 'sicily')('libya') = false, want true")
		}
		u.Upgraded = true
		if ways(t, table, Italy, Army, "sicily")("libya") {
			t.Error("a strategic air force does not stop ships: ways(Italy, Army, 'sicily')('libya') = true, want false")
		}
	})
	t.Run("7.2.2 opposing units that are no enemies stop nobody", func(t *testing.T) {
		table := europe(t)
		put(t, table, UK, "central-mediterranean", "surface")
		if !ways(t, table, Italy, Army, "sicily")("libya") {
			t.Error("stopped in peace: ways(Italy, Army, 'sicily')('libya') = false, want true")
		}
	})
	t.Run("7.2.3 aircraft fly over the sea past enemy ships, and not through enemy aircraft", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Italy), SetOf(UK))
		put(t, table, UK, "central-mediterranean", "surface")
		if !ways(t, table, Italy, AirForce, "sicily")("libya") {
			t.Error("stopped by ships: ways(Italy, AirForce, 'sicily')('libya') = false, want true")
		}
		put(t, table, UK, "central-mediterranean", "tactical")
		if ways(t, table, Italy, AirForce, "sicily")("libya") {
			t.Error("through enemy aircraft: ways(Italy, AirForce, 'sicily')('libya') = true, want false")
		}
	})
	t.Run("7.2.3 aircraft enter friendly land only", func(t *testing.T) {
		table := europe(t)
		if to := ways(t, table, Germany, AirForce, "berlin"); to("poland") || to("east-prussia") == false {
			t.Errorf("over the Baltic and not over Poland: got to('poland') %v, %v; want false and anything but false", to("poland"), to("east-prussia"))
		}
	})
	t.Run("7.3 ships keep within two areas of a friendly port, which may change on the way", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Italy, "arkhangelsk")
		if ways(t, table, Italy, Fleet, "sicily")("arkhangelsk") {
			t.Error("out of range of any port: ways(Italy, Fleet, 'sicily')('arkhangelsk') = true, want false")
		}
		cube(t, table, Italy, "portugal")
		if !ways(t, table, Italy, Fleet, "sicily")("portugal", "arkhangelsk") {
			t.Error("from port to port: ways(Italy, Fleet, 'sicily')('portugal', 'arkhangelsk') = false, want true")
		}
	})
	t.Run("7.3.2 strategic air forces strike two areas away, tactical ones one", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France))
		near := table.unit(put(t, table, France, "lorraine", "tactical")[0])
		far := table.unit(put(t, table, France, "lorraine", "strategic")[0])
		if ok, _ := airStrike(table, near, at(t, "ruhr")); !ok {
			t.Error("got the Ruhr out of range, want it in range")
		}
		if ok, _ := airStrike(table, near, at(t, "berlin")); ok {
			t.Error("a tactical air force: got Berlin in range, want it out of range")
		}
		if ok, _ := airStrike(table, far, at(t, "berlin")); !ok {
			t.Error("a strategic air force: got Berlin out of range, want it in range")
		}
	})
	t.Run("2.3.10 restricted terrain ends a line and halves the room, logistics negate both", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Italy, "egypt")
		put(t, table, UK, "eastern-mediterranean", "surface")
		put(t, table, UK, "aegean-sea", "surface")
		war(table, SetOf(Italy), SetOf(UK))
		libya := at(t, "libya")
		if table.hasLOC(Italy, at(t, "egypt")) || table.theatre(Italy, UnitID{}).occupationLimit(CounterFace{Kind: Army}, libya) != 1 {
			t.Errorf("Libya does not restrict: got hasLOC(Italy, egypt) %v, %v; want false and 1",
				table.hasLOC(Italy, at(t, "egypt")), table.theatre(Italy, UnitID{}).occupationLimit(CounterFace{Kind: Army}, libya))
		}
		put(t, table, Italy, "libya", "logistics")
		if !table.hasLOC(Italy, at(t, "egypt")) || table.theatre(Italy, UnitID{}).occupationLimit(CounterFace{Kind: Army}, libya) != 2 {
			t.Errorf("logistics do not help: got hasLOC(Italy, egypt) %v, %v; want true and 2",
				table.hasLOC(Italy, at(t, "egypt")), table.theatre(Italy, UnitID{}).occupationLimit(CounterFace{Kind: Army}, libya))
		}
	})
	t.Run("2.3.10 a restricted mixed area ends no line, a restricted land area does", func(t *testing.T) {
		table := world(t)
		cube(t, table, UK, "java", "new-guinea")
		th := table.theatre(UK, UnitID{})
		th.enemyWaters = passages().sea // over land alone
		s := th.supplyFrom(AreasOf(at(t, "java")))
		if !s.reached.Has(at(t, "new-guinea")) || !s.reached.Has(at(t, "papua")) {
			t.Errorf("New Guinea ends the line: got s.reached.Has(new-guinea) %v, s.reached.Has(papua) %v; want true and true", s.reached.Has(at(t, "new-guinea")), s.reached.Has(at(t, "papua")))
		}
		if s.reached.Has(at(t, "australia")) {
			t.Error("Papua does not: s.reached.Has(australia) = true, want false")
		}
	})
	t.Run("2.3.9 a bombed production site still is one", func(t *testing.T) {
		table := europe(t)
		berlin := at(t, "berlin")
		table.Areas[berlin].Damaged = 1
		if !table.productionSite(Germany, berlin) || !offers(strings.Fields(berthNames(table.sites(Germany, Army))), "berlin") {
			t.Errorf("no army is placed in Berlin: got %v, want Berlin among them", berthNames(table.sites(Germany, Army)))
		}
		cube(t, table, UK, "ruhr")
		if !table.hasLOC(Germany, at(t, "silesia")) {
			t.Error("no line begins in Berlin: hasLOC(Germany, silesia) = false, want true")
		}
	})
	t.Run("2.3.9 a production site is a home area with lasting industry, under its own power", func(t *testing.T) {
		table := europe(t)
		table.Areas[at(t, "rome")].Limited = true
		if !table.productionSite(Italy, at(t, "lombardy")) || table.productionSite(Italy, at(t, "rome")) {
			t.Errorf("Italian sites: got productionSite(Italy, lombardy) %v, productionSite(Italy, rome) %v; want true and false", table.productionSite(Italy, at(t, "lombardy")), table.productionSite(Italy, at(t, "rome")))
		}
		cube(t, table, Germany, "paris")
		if table.productionSite(Germany, at(t, "paris")) || table.productionSite(France, at(t, "paris")) {
			t.Errorf("conquered Paris: got productionSite(Germany, paris) %v, productionSite(France, paris) %v; want false and false", table.productionSite(Germany, at(t, "paris")), table.productionSite(France, at(t, "paris")))
		}
	})
}
