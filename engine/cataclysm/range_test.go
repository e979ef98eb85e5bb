package cataclysm

import (
	"slices"
	"strings"
	"testing"
)

// berthNames lists the areas of a set of berths, each coast with its name.
func berthNames(set Areas) string {
	var list []string
	for _, b := range set.List() {
		a, c := areaAndCoast(b)
		name := a.String()
		if c != NoCoast {
			name += "/" + c.String()
		}
		list = append(list, name)
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

func plain(set Areas) string { return areaNames(areasOf(set)) }

func areaNames(set Areas) string {
	var list []string
	for _, a := range set.List() {
		list = append(list, a.String())
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

func sorted(text string) string {
	list := strings.Fields(text)
	slices.Sort(list)
	return strings.Join(list, " ")
}

func TestRange(t *testing.T) {
	t.Run("7.3.1 range is never counted through a coast, not even through friendly Egypt", func(t *testing.T) {
		table := europe(t)
		from := at(t, "eastern-mediterranean")
		th := table.theatre(UK, UnitID{})
		two := th.inUnitRange(CounterFace{Kind: Fleet}, from, 2, true)
		if !two.Has(at(t, "egypt")) || two.Has(at(t, "arabian-sea")) {
			t.Errorf("in range: %v; got two.Has(egypt) %v, two.Has(arabian-sea) %v; want true and false", berthNames(two), two.Has(at(t, "egypt")), two.Has(at(t, "arabian-sea")))
		}
		if got := th.basesInRange(CounterFace{Kind: Fleet}, from, 3, false); got.Has(at(t, "south-africa")) {
			t.Errorf("a retreat through Egypt: %v: got.Has(south-africa) = true, want false", berthNames(got))
		}
	})
	t.Run("7.2.2 a sea held by the enemy cuts the way, and submarines pass", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(UK), SetOf(Italy))
		put(t, table, Italy, "tyrrhenian-sea", "surface")
		th := table.theatre(UK, UnitID{})
		from, west := at(t, "central-mediterranean"), at(t, "western-mediterranean")
		fleet := th.inUnitRange(CounterFace{Kind: Fleet}, from, 2, true)
		subs := th.inUnitRange(CounterFace{Kind: Submarine}, from, 2, true)
		if fleet.Has(west) || !subs.Has(west) || !fleet.Has(at(t, "tyrrhenian-sea")) {
			t.Errorf("fleets reach %v: got fleet.Has(west) %v, subs.Has(west) %v, fleet.Has(tyrrhenian-sea) %v; want false, true and true", berthNames(fleet), fleet.Has(west), subs.Has(west), fleet.Has(at(t, "tyrrhenian-sea")))
		}
	})
	t.Run("7.2.3 aircraft pass enemy land in an operation but not where enemy aircraft are", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(France), SetOf(Germany))
		u := table.unit(put(t, table, France, "lorraine", "strategic")[0])
		if near, _ := airStrike(table, u, at(t, "berlin")); !near {
			t.Errorf("Berlin: got in range %v, want true", near)
		}
		put(t, table, Germany, "ruhr", "tactical")
		put(t, table, Germany, "bavaria", "tactical")
		berlin, _ := airStrike(table, u, at(t, "berlin"))
		if near, _ := airStrike(table, u, at(t, "ruhr")); berlin || !near {
			t.Errorf("flew through enemy aircraft: got berlin %v, near %v; want false and true", berlin, near)
		}
	})
}

func TestMovement(t *testing.T) {
	t.Run("7.2 aircraft cross one sea area, and two only on board in range of ports", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(UK), SetOf(Germany))
		cube(t, table, UK, "norway")
		put(t, table, Germany, "north-sea", "submarine")
		th := table.theatre(UK, UnitID{})
		if got := th.reach(AirForce, at(t, "london")); !got.Has(at(t, "norway")) {
			t.Errorf("one sea area is not crossed: %v: got.Has(norway) = false, want true", berthNames(got))
		}
	})
	t.Run("7.3 aircraft on board reach no base out of range of friendly ports", func(t *testing.T) {
		table := europe(t)
		azores := at(t, "mid-atlantic")
		table.Areas[azores].Base = Italy
		id := put(t, table, Italy, "sicily", "tactical")[0]
		if came := table.theatre(Italy, UnitID{}).reach(AirForce, table.unit(id).At); came.Has(azores) {
			t.Error("three areas from Sicily and Libya: came.Has(azores) = true, want false")
		}
		cube(t, table, Italy, "north-africa")
		if came := table.theatre(Italy, UnitID{}).reach(AirForce, table.unit(id).At); !came.Has(azores) {
			t.Error("next to North Africa: came.Has(azores) = false, want true")
		}
	})
	t.Run("2.2.1 ships pass through Egypt while it is friendly", func(t *testing.T) {
		table := europe(t)
		from := at(t, "eastern-mediterranean")
		if got := table.theatre(UK, UnitID{}).reach(Fleet, from); !got.Has(at(t, "arabian-sea")) {
			t.Error("no way through Suez: got.Has(arabian-sea) = false, want true")
		}
		cube(t, table, Italy, "egypt")
		if got := table.theatre(UK, UnitID{}).reach(Fleet, from); got.Has(at(t, "egypt")) {
			t.Error("through a hostile canal: got.Has(egypt) = true, want false")
		}
		if got := table.theatre(UK, UnitID{}).inUnitRange(CounterFace{Kind: Fleet}, at(t, "egypt"), 1, true); !got.Has(at(t, "arabian-sea")) || !got.Has(from) {
			t.Errorf("from Egypt itself ships go both ways: got got.Has(arabian-sea) %v, got.Has(from) %v; want true and true", got.Has(at(t, "arabian-sea")), got.Has(from))
		}
	})
	t.Run("2.2.1 Lombardy has two coasts that are not connected", func(t *testing.T) {
		table := europe(t)
		for a := Area(1); a <= AreaCount; a++ {
			if pl := a.Place(); pl.Owner == Italy && a != at(t, "lombardy") {
				table.Areas[a].Owner, table.Areas[a].Cubes = Neutral, 1
			}
		}
		th := table.theatre(Italy, UnitID{})
		from := berthAt(at(t, "lombardy"), AdriaticCoast)
		to := berthAt(at(t, "lombardy"), TyrrhenianCoast)
		got := th.reach(Fleet, from)
		if !got.Has(at(t, "adriatic-sea")) || !got.Has(at(t, "central-mediterranean")) {
			t.Errorf("the Adriatic coast leads to %v: got got.Has(adriatic-sea) %v, got.Has(central-mediterranean) %v; want true and true", berthNames(got), got.Has(at(t, "adriatic-sea")), got.Has(at(t, "central-mediterranean")))
		}
		if within := th.inUnitRange(CounterFace{Kind: Fleet}, from, 1, true); within.Has(at(t, "tyrrhenian-sea")) {
			t.Error("from the Adriatic coast into the Tyrrhenian Sea: within.Has(tyrrhenian-sea) = true, want false")
		}
		if !got.Has(to) {
			t.Error("the way round by sea is open: got.Has(to) = false, want true")
		}
		put(t, table, UK, "central-mediterranean", "surface")
		war(table, SetOf(UK), SetOf(Italy))
		if got := table.theatre(Italy, UnitID{}).reach(Fleet, from); got.Has(to) {
			t.Error("from coast to coast through Lombardy: got.Has(to) = true, want false")
		}
	})
	t.Run("7.2 a power's units enter friendly land only", func(t *testing.T) {
		table := europe(t)
		th := table.theatre(Germany, UnitID{})
		if got := th.reach(Army, at(t, "berlin")); got.Has(at(t, "poland")) || got.Has(at(t, "denmark")) || !got.Has(at(t, "east-prussia")) {
			t.Errorf("an army reaches %v: got got.Has(poland) %v, got.Has(denmark) %v, got.Has(east-prussia) %v; want false, false and true",
				berthNames(got), got.Has(at(t, "poland")), got.Has(at(t, "denmark")), got.Has(at(t, "east-prussia")))
		}
	})
	t.Run("2.2.8 remote areas are entered by their controller's units only", func(t *testing.T) {
		table := europe(t)
		ally(table, UK, France)
		war(table, SetOf(UK, France), SetOf(Germany))
		if got := table.theatre(France, UnitID{}).reach(Army, at(t, "paris")); !got.Has(at(t, "london")) || got.Has(at(t, "canada")) {
			t.Errorf("a French army reaches %v: got got.Has(london) %v, got.Has(canada) %v; want true and false", berthNames(got), got.Has(at(t, "london")), got.Has(at(t, "canada")))
		}
		if got := table.theatre(UK, UnitID{}).reach(Army, at(t, "london")); !got.Has(at(t, "canada")) {
			t.Errorf("the British do not reach Canada: %v: got.Has(canada) = false, want true", berthNames(got))
		}
	})
	t.Run("2.3.5 a unit stops at a delay box", func(t *testing.T) {
		table := europe(t)
		for a := Area(1); a <= AreaCount; a++ { // South Africa is the only way from the Atlantic to the Arabian Sea
			if a.Place().Owner == UK && a != at(t, "south-africa") && a != at(t, "canada") {
				table.Areas[a].Owner, table.Areas[a].Cubes = Neutral, 1
			}
			table.Areas[a].Base = NoPower
		}
		table.Areas[at(t, "mid-atlantic")].Base = UK
		ids := put(t, table, UK, "south-africa", "surface")
		th := table.theatre(UK, UnitID{})
		if got := th.reach(Fleet, at(t, "canada")); got.Has(at(t, "arabian-sea")) {
			t.Errorf("through the delay box: %v: got.Has(arabian-sea) = true, want false", berthNames(got))
		}
		if got := th.reach(Fleet, unitBerth(table.unit(ids[0]))); !got.Has(at(t, "arabian-sea")) {
			t.Errorf("out of the delay box: %v: got.Has(arabian-sea) = false, want true", berthNames(got))
		}
	})
}
