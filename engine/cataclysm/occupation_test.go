package cataclysm

import "testing"

func TestOccupation(t *testing.T) {
	can := func(t *testing.T, table *Table, p Power, face, area string) bool {
		t.Helper()
		f, _ := ParseCounterFace(face)
		a := at(t, area)
		return table.canOccupy(p, f, a, firstCoast(f.Kind, a), UnitID{})
	}
	check := func(t *testing.T, table *Table, p Power, face, area string, want bool) {
		t.Helper()
		if can(t, table, p, face, area) != want {
			t.Errorf("%s %s in %s: %v", p, face, area, !want)
		}
	}
	t.Run("7.1.1 two land units, two ships, two air forces, one fortress and one logistics unit", func(t *testing.T) {
		table := europe(t)
		put(t, table, Germany, "ruhr", "infantry", "surface", "tactical", "fortress")
		check(t, table, Germany, "infantry", "ruhr", false)
		check(t, table, Germany, "submarine", "ruhr", true)
		check(t, table, Germany, "strategic", "ruhr", true)
		check(t, table, Germany, "logistics", "ruhr", true)
		put(t, table, Germany, "ruhr", "submarine", "tactical", "logistics")
		check(t, table, Germany, "submarine", "ruhr", false)
		check(t, table, Germany, "strategic", "ruhr", false)
		check(t, table, Germany, "logistics", "ruhr", false)
		put(t, table, Germany, "berlin", "fortress")
		check(t, table, Germany, "fortress", "berlin", false)
		check(t, table, Germany, "infantry", "berlin", true)
		check(t, table, Germany, "surface", "bavaria", false)
	})
	t.Run("2.4.4 a minor army counts towards the limit of its area", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "rumania")
		check(t, table, Germany, "infantry", "rumania", true)
		put(t, table, Germany, "rumania", "infantry")
		check(t, table, Germany, "infantry", "rumania", false)
	})
	t.Run("7.1.3 restricted terrain halves the limits, logistics negate it", func(t *testing.T) {
		table := europe(t)
		put(t, table, Italy, "libya", "infantry")
		check(t, table, Italy, "infantry", "libya", false)
		put(t, table, Italy, "libya", "logistics")
		check(t, table, Italy, "infantry", "libya", true)
	})
	t.Run("12.3.1 General Winter: the Soviet Union knows no restricted terrain at home", func(t *testing.T) {
		table := europe(t)
		put(t, table, USSR, "smolensk", "infantry")
		check(t, table, USSR, "infantry", "smolensk", true)
		cube(t, table, Germany, "ukraine")
		put(t, table, Germany, "ukraine", "infantry")
		check(t, table, Germany, "infantry", "ukraine", false)
	})
	t.Run("7.1.2 nobody lies at sea in peace but at a base", func(t *testing.T) {
		table := europe(t)
		check(t, table, UK, "surface", "norwegian-sea", false)
		check(t, table, UK, "surface", "eastern-mediterranean", true)
		check(t, table, UK, "infantry", "eastern-mediterranean", false)
		check(t, table, UK, "tactical", "eastern-mediterranean", true)
	})
	t.Run("7.1.4 logistics at a base make room for two", func(t *testing.T) {
		table := europe(t)
		put(t, table, UK, "central-mediterranean", "surface", "tactical")
		check(t, table, UK, "surface", "central-mediterranean", false)
		put(t, table, UK, "central-mediterranean", "logistics")
		check(t, table, UK, "surface", "central-mediterranean", true)
		check(t, table, UK, "tactical", "central-mediterranean", true)
		check(t, table, UK, "logistics", "central-mediterranean", false)
	})
	t.Run("7.1 limits hold for each ideology, and opposing units keep each other out", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(UK), SetOf(Germany))
		put(t, table, Germany, "north-sea", "submarine")
		check(t, table, UK, "surface", "north-sea", false)
	})
	t.Run("7.1.2 nobody lies where a power has a base that is opposing and no enemy", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Italy), SetOf(France))
		check(t, table, Italy, "surface", "central-mediterranean", false)
		war(table, SetOf(Italy), SetOf(UK))
		check(t, table, Italy, "surface", "central-mediterranean", true)
	})
	t.Run("7.1 allied land is open while both are at war", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		check(t, table, UK, "infantry", "paris", false)
		war(table, SetOf(UK, France), SetOf(Germany))
		check(t, table, UK, "infantry", "paris", true)
		put(t, table, France, "paris", "infantry")
		put(t, table, UK, "paris", "infantry")
		check(t, table, France, "infantry", "paris", false)
	})
	t.Run("2.3.3 Gibraltar holds one ship, on the south coast, and one air force", func(t *testing.T) {
		table := europe(t)
		spain := at(t, "spain")
		check(t, table, UK, "tactical", "spain", false)
		table.Areas[spain].SpecialBase = true
		if !table.canOccupy(UK, CounterFace{Kind: Fleet}, spain, SouthCoast, UnitID{}) || table.canOccupy(UK, CounterFace{Kind: Fleet}, spain, NorthCoast, UnitID{}) {
			t.Errorf("on the south coast: got %v, want true, and false on the others", table.canOccupy(UK, CounterFace{Kind: Fleet}, spain, SouthCoast, UnitID{}))
		}
		check(t, table, UK, "tactical", "spain", true)
		check(t, table, UK, "infantry", "spain", false)
		put(t, table, UK, "spain", "tactical")
		check(t, table, UK, "tactical", "spain", false)
		check(t, table, France, "tactical", "spain", false)
	})
	t.Run("2.2.8 any number in a remote area", func(t *testing.T) {
		table := europe(t)
		put(t, table, UK, "canada", "infantry", "infantry")
		check(t, table, UK, "infantry", "canada", true)
		check(t, table, France, "infantry", "canada", false)
	})
	t.Run("12.1.1 no German unit in the Ruhr while the Rhineland is demilitarized", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(RhinelandDemilitarized)
		check(t, table, Germany, "infantry", "ruhr", false)
		check(t, table, Germany, "infantry", "berlin", true)
	})
}

func BenchmarkCanOccupy(b *testing.B) {
	table := benchTable(b)
	a := MustArea("lorraine")
	b.ReportAllocs()
	for b.Loop() {
		table.canOccupy(France, CounterFace{Kind: Army}, a, NoCoast, UnitID{})
	}
}
