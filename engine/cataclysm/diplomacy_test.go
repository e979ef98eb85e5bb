package cataclysm

import "testing"

func TestDiplomacy(t *testing.T) {
	t.Run("6.3 success gives control and provokes", func(t *testing.T) {
		table := europe(t)
		table, _ = flagged(t, table, Germany, "diplomacy:area/austria 5 1 1")
		if table.controller(at(t, "austria")) != Germany {
			t.Errorf("Germany has not: got %v, want %v", table.controller(at(t, "austria")), Germany)
		}
		table, _ = flagged(t, table, Germany, "diplomacy:area/poland 6 1 1 cup:flag/ussr")
		if flags(table, USSR, Cup) != 1 {
			t.Errorf("the Soviet Union borders on Poland: got %v, want 1", flags(table, USSR, Cup))
		}
	})
	t.Run("6.3 an enemy's country is harder, influence helps", func(t *testing.T) {
		table := europe(t)
		a := at(t, "hungary")
		markCountry(table, France, "hungary")
		if n := len(table.diplomacyModifiers(Germany, a)); n != 0 {
			t.Errorf("%d modifiers, want 0", n)
		}
		war(table, SetOf(Germany), SetOf(France))
		table.Aid = []Aid{{Area: a, Power: Germany, N: 1}}
		if m := table.diplomacyModifiers(Germany, a); len(m) != 2 || m[0].N != -1 || m[1].N != 1 {
			t.Errorf("got %v, want 2 of them, [0].N -1 and [1].N 1", m)
		}
	})
	t.Run("2.3.7 a neutral cube resists, and an enemy's capital twice", func(t *testing.T) {
		table := europe(t)
		table.Areas[at(t, "paris")] = AreaState{Owner: Neutral, Cubes: 2}
		if m := table.diplomacyModifiers(Germany, at(t, "paris")); len(m) != 1 || m[0].N != -2 {
			t.Errorf("got %v, want 1 of them and [0].N -2", m)
		}
	})
	for _, x := range []struct {
		name string
		area string
		lay  func(*testing.T, *Table)
		want bool
	}{
		{"6.3 an uncontrolled country in its interests", "poland", nil, true},
		{"6.3 not outside them", "greece", nil, false},
		{"6.3 one that another power controls", "poland", func(_ *testing.T, tb *Table) { markCountry(tb, France, "poland") }, true},
		{"6.3 even a power of its own ideology", "austria", func(_ *testing.T, tb *Table) { markCountry(tb, Italy, "austria") }, true},
		{"6.3 not its own", "austria", func(_ *testing.T, tb *Table) { markCountry(tb, Germany, "austria") }, false},
		{"2.2.5 not one with a power's land unit", "poland", func(t *testing.T, tb *Table) {
			markCountry(tb, France, "poland")
			put(t, tb, France, "poland", "infantry")
		}, false},
		{"2.2.5 a power's aircraft do not garrison", "poland", func(t *testing.T, tb *Table) {
			markCountry(tb, France, "poland")
			put(t, tb, France, "poland", "tactical")
		}, true},
		{"6.3 not a home area in its owner's hands", "lorraine", nil, false},
		{"6.3 a home area with a neutral cube", "lorraine", func(_ *testing.T, tb *Table) {
			tb.Areas[MustArea("lorraine")] = AreaState{Owner: Neutral, Cubes: 1}
		}, true},
		{"2.2.3 a home area that another holds", "lorraine", func(_ *testing.T, tb *Table) { markCountry(tb, UK, "lorraine") }, true},
		{"6.3 not in civil war", "poland", func(_ *testing.T, tb *Table) { tb.Areas[MustArea("poland")].CivilWar = true }, false},
		{"12.1 not against Italy's interests while the Stresa Front stands", "austria", func(_ *testing.T, tb *Table) {
			tb.Markers = tb.Markers.With(StresaFront)
		}, false},
		{"12.1 the Stresa Front is no matter elsewhere", "poland", func(_ *testing.T, tb *Table) {
			tb.Markers = tb.Markers.With(StresaFront)
		}, true},
	} {
		t.Run(x.name, func(t *testing.T) {
			table := europe(t)
			if x.lay != nil {
				x.lay(t, table)
			}
			if got := table.canAttemptDiplomacy(Germany, at(t, x.area)); got != x.want {
				t.Errorf("%s: %v, want %v", x.area, got, x.want)
			}
		})
	}
	t.Run("12.1 the Stresa Front binds Italy as it binds Germany, in diplomacy and in operations", func(t *testing.T) {
		for p, at1 := range map[Power]string{Germany: "bavaria", Italy: "lombardy"} {
			for _, stands := range []bool{true, false} {
				table := withoutFlags(europe(t))
				if stands {
					table.Markers = table.Markers.With(StresaFront)
				}
				put(t, table, p, at1, "infantry")
				if got := table.canAttemptDiplomacy(p, at(t, "austria")); got == stands {
					t.Errorf("%s may court Austria: %v, the Front stands: %v, want anything but %v", p, got, stands, stands)
				}
				if got := offers(targetsOf(table, p, 1), "land:area/austria"); got == stands {
					t.Errorf("%s may attack Austria: %v, the Front stands: %v, want anything but %v", p, got, stands, stands)
				}
			}
		}
	})
	t.Run("2.2.8 never a remote area of another power", func(t *testing.T) {
		table := europe(t)
		table.Areas[at(t, "urals")] = AreaState{Owner: Neutral, Cubes: 1}
		markCountry(table, Germany, "volga")
		if table.canAttemptDiplomacy(Germany, at(t, "urals")) {
			t.Error("Germany may have the Urals: canAttemptDiplomacy(Germany, urals) = true, want false")
		}
		if !table.canAttemptDiplomacy(USSR, at(t, "urals")) {
			t.Error("the Soviet Union may not have them back: canAttemptDiplomacy(USSR, urals) = false, want true")
		}
	})
	t.Run("6.3 home areas of powers out of play are nobody's prize in C.2", func(t *testing.T) {
		table := newTable(t)
		markCountry(table, Germany, "poland")
		if table.canAttemptDiplomacy(Germany, at(t, "belorussia")) {
			t.Error("Germany may have Belorussia: canAttemptDiplomacy(Germany, belorussia) = true, want false")
		}
	})
	t.Run("2.2.4 a friend's home area returns to the friend", func(t *testing.T) {
		table := europe(t)
		markCountry(table, Italy, "brittany")
		table, _ = flagged(t, table, UK, "diplomacy:area/brittany 5 1 cup:flag/france cup:flag/italy cup:flag/germany")
		if table.controller(at(t, "brittany")) != France || table.Areas[at(t, "brittany")].Cubes != 0 {
			t.Errorf("%s holds it; want controller(brittany) %v, Areas[brittany].Cubes 0", table.controller(at(t, "brittany")), France)
		}
	})
}
