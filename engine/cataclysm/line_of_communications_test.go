package cataclysm

import "testing"

// benchTable is the introductory scenario at war: the usual position to measure on.
func benchTable(b *testing.B) *Table {
	s, found := ScenarioByID("days-of-decision")
	if !found {
		b.Fatal("got no scenario days-of-decision, want it")
	}
	table := setUp(s)
	war(table, SetOf(Germany, Italy), SetOf(France, UK))
	ally(table, Germany, Italy)
	ally(table, France, UK)
	return table
}

func TestLineOfCommunications(t *testing.T) {
	check := func(t *testing.T, table *Table, p Power, area string, want bool) {
		t.Helper()
		if table.hasLOC(p, at(t, area)) != want {
			t.Errorf("%s to %s: %v", p, area, !want)
		}
	}
	t.Run("4.3 over friendly land and open sea, from a production site", func(t *testing.T) {
		table := europe(t)
		check(t, table, Germany, "ruhr", true)
		check(t, table, Germany, "east-prussia", true)
		check(t, table, Germany, "poland", false)
		check(t, table, UK, "egypt", true)
		check(t, table, UK, "south-africa", true)
		check(t, table, France, "north-africa", true)
		check(t, table, UK, "iraq", false)
		cube(t, table, UK, "iraq")
		check(t, table, UK, "iraq", true)
	})
	t.Run("4.3 without a production site there is no line", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "paris")
		check(t, table, France, "brittany", false)
	})
	t.Run("4.3 the resource of Moscow is out of German reach behind restricted land", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "poland", "belorussia", "smolensk", "moscow")
		check(t, table, Germany, "belorussia", true)
		check(t, table, Germany, "smolensk", false)
		check(t, table, Germany, "moscow", false)
		put(t, table, Germany, "belorussia", "logistics")
		check(t, table, Germany, "smolensk", true)
		check(t, table, Germany, "moscow", false)
		put(t, table, Germany, "smolensk", "logistics")
		check(t, table, Germany, "moscow", true)
	})
	t.Run("9.6 a tank army in Smolensk is out of supply, Leningrad is supplied by sea", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "poland", "belorussia", "smolensk", "leningrad")
		war(table, SetOf(Germany), SetOf(USSR))
		check(t, table, Germany, "smolensk", false)
		check(t, table, Germany, "leningrad", true)
		put(t, table, USSR, "baltic-sea", "surface")
		check(t, table, Germany, "leningrad", false)
	})
	t.Run("4.3 an opposing unit that is no enemy's blocks nothing", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "leningrad")
		put(t, table, USSR, "baltic-sea", "surface")
		check(t, table, Germany, "leningrad", true)
	})
	t.Run("4.3 at war the sea must be within two areas of a friendly port", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Italy, "arkhangelsk")
		check(t, table, Italy, "arkhangelsk", true)
		war(table, SetOf(Italy), SetOf(USSR))
		check(t, table, Italy, "arkhangelsk", false)
		cube(t, table, Italy, "portugal")
		check(t, table, Italy, "arkhangelsk", true)
	})
	t.Run("4.3 an enemy strategic air force closes a sea area, a tactical one does not", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Italy), SetOf(UK))
		u := table.unit(put(t, table, UK, "central-mediterranean", "tactical")[0])
		check(t, table, Italy, "libya", true)
		u.Upgraded = true
		check(t, table, Italy, "libya", false)
	})
	t.Run("2.3.5 a line ends at a delay box", func(t *testing.T) {
		table := europe(t)
		for _, slug := range []string{"egypt", "eastern-mediterranean"} {
			cube(t, table, Italy, slug)
		}
		cube(t, table, UK, "persia")
		war(table, SetOf(UK), SetOf(Italy))
		check(t, table, UK, "south-africa", true)
		check(t, table, UK, "persia", false)
	})
	t.Run("2.3.4 an arrow for aircraft carries no line", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(UK), SetOf(Germany))
		cube(t, table, UK, "benelux")
		put(t, table, Germany, "north-sea", "submarine")
		check(t, table, UK, "benelux", false)
	})
	t.Run("2.3.3 Gibraltar is supplied from its own waters", func(t *testing.T) {
		table := europe(t)
		table.Areas[at(t, "spain")].SpecialBase = true
		war(table, SetOf(UK), SetOf(Italy))
		check(t, table, UK, "spain", true)
		put(t, table, Italy, "mid-atlantic", "submarine")
		put(t, table, Italy, "western-mediterranean", "surface")
		check(t, table, UK, "spain", false)
	})
	t.Run("12.1.1 while the Rhineland is demilitarized the Ruhr is no source of lines", func(t *testing.T) {
		table := europe(t)
		cube(t, table, France, "berlin")
		check(t, table, Germany, "bavaria", true)
		table.Markers = table.Markers.With(RhinelandDemilitarized)
		check(t, table, Germany, "bavaria", false)
	})
}

func BenchmarkLOC(b *testing.B) {
	table := benchTable(b)
	to := MustArea("egypt")
	b.ReportAllocs()
	for b.Loop() {
		if !table.hasLOC(UK, to) {
			b.Fatal("no line: hasLOC(UK, to) = false, want true")
		}
	}
}

func BenchmarkDestinations(b *testing.B) {
	table := benchTable(b)
	u := table.unit(UnitID{UK, AirForce, 1})
	b.ReportAllocs()
	for b.Loop() {
		th := table.theatre(UK, u.UnitID)
		if s := th.destinations(u); s.Len() == 0 {
			b.Fatalf("nowhere: got %v, want anything but 0", s.Len())
		}
	}
}
