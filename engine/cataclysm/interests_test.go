package cataclysm

import "testing"

func TestInterests(t *testing.T) {
	for _, x := range []struct {
		name  string
		power Power
		area  string
		lay   func(*Table)
		want  bool
	}{
		{"5.1 the UK looks across the North Sea to Norway", UK, "norway", nil, true},
		{"5.1 and to Benelux", UK, "benelux", nil, true},
		{"5.1 and to Denmark, a mixed area", UK, "denmark", nil, true},
		{"5.1 and to Paris and Brittany", UK, "paris", nil, true},
		{"5.1 across the Western Approaches to Portugal", UK, "portugal", nil, true},
		{"5.1 across a sea it is land that counts: not the sea beyond", UK, "baltic-sea", nil, false},
		{"5.1 not to Poland, two seas away", UK, "poland", nil, false},
		{"5.1 Germany borders on Poland", Germany, "poland", nil, true},
		{"5.1 a sea beside its land", Germany, "baltic-sea", nil, true},
		{"5.1 a controlled area and its neighbours", France, "ukraine", func(tb *Table) { markCountry(tb, France, "poland") }, true},
		{"5.1 but no sea is looked across from a controlled country", France, "sweden", func(tb *Table) { markCountry(tb, France, "poland") }, false},
		{"5.1 aid is an interest", Germany, "spain", func(tb *Table) {
			tb.Aid = []Aid{{Area: MustArea("spain"), Power: Germany, Faction: Right, N: 1}}
		}, true},
		{"5.1 nothing without it", Germany, "spain", nil, false},
		{"5.1 an ally's interests are shared", UK, "ukraine", func(tb *Table) {
			markCountry(tb, France, "poland")
			ally(tb, France, UK)
		}, true},
		{"5.1 nothing is shared without an alliance", UK, "ukraine", func(tb *Table) { markCountry(tb, France, "poland") }, false},
		{"2.3.3 Gibraltar is an interest in Spain", UK, "spain", func(tb *Table) {
			for a := range tb.Areas {
				tb.Areas[a].Owner, tb.Areas[a].Cubes = Neutral, 1
			}
			tb.Areas[MustArea("spain")] = AreaState{SpecialBase: true}
		}, true},
		{"5.5.4 a surrendered power has none", France, "paris", func(tb *Table) { tb.Powers[France].Surrendered = true }, false},
	} {
		t.Run(x.name, func(t *testing.T) {
			table := europe(t)
			if x.lay != nil {
				x.lay(table)
			}
			if got := table.interested(x.power, at(t, x.area)); got != x.want {
				t.Errorf("%s in %s: %v, want %v", x.power, x.area, got, x.want)
			}
		})
	}
	t.Run("5.1 a base is an interest in its sea", func(t *testing.T) {
		table := europe(t)
		for a := range table.Areas {
			if table.Areas[a].Base == UK && !table.interested(UK, Area(a)) {
				t.Errorf("%s: got no interest, want one", Area(a))
			}
		}
	})
}

// markCountry marks a country with one cube.
func markCountry(table *Table, p Power, slug string) {
	table.Areas[MustArea(slug)] = AreaState{Owner: p, Cubes: 1}
}
