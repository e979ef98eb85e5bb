package cataclysm

import "testing"

// threeWars lays out the figure of 5.6.
func threeWars(t *testing.T) *Table {
	t.Helper()
	table := europe(t)
	table.Wars = []War{{SetOf(Germany, Italy), SetOf(USSR)}, {SetOf(US), SetOf(Japan)}, {SetOf(UK, France), SetOf(Germany, Italy)}}
	table.Status = GlobalWar
	table.Markers = table.Markers.With(LendLease)
	return table
}

func enemiesAre(t *testing.T, table *Table, p Power, want ...Power) {
	t.Helper()
	if got := table.enemies(p); got != SetOf(want...) {
		t.Errorf("%s is at war with %s instead of %s", p, got, SetOf(want...))
	}
}

func TestWars(t *testing.T) {
	t.Run("5.6 wars without a common enemy stay apart", func(t *testing.T) {
		table := europe(t)
		table.beginWar(Germany, UK, "5.6")
		table.beginWar(Japan, US, "5.6")
		enemiesAre(t, table, US, Japan)
		enemiesAre(t, table, UK, Germany)
	})
	t.Run("5.6 only two ideologies share a war", func(t *testing.T) {
		table := europe(t)
		table.beginWar(Germany, UK, "5.6")
		table.beginWar(Germany, USSR, "5.6")
		enemiesAre(t, table, USSR, Germany)
		enemiesAre(t, table, UK, Germany)
	})
	t.Run("5.6.2 who has made peace with one enemy keeps it when the war grows", func(t *testing.T) {
		table := europe(t)
		table.beginWar(Germany, UK, "5.6")
		table.beginWar(Germany, France, "5.6")
		table.beginWar(Italy, UK, "5.6")
		table.endWar(SetOf(France), SetOf(Germany), "5.6.2")
		enemiesAre(t, table, France, Italy)
		enemiesAre(t, table, Germany, UK)
		table.beginWar(Japan, UK, "5.6")
		enemiesAre(t, table, France, Italy, Japan) // it shares Italy with the UK
		enemiesAre(t, table, UK, Germany, Italy, Japan)
	})
}

func TestWarStatus(t *testing.T) {
	t.Run("5.6.4 the first war is a limited one", func(t *testing.T) {
		table := europe(t)
		finish(t, table, &outbreak{By: Germany, Targets: SetOf(France)}, "cup:flag/france")
		if table.Status != LimitedWar || table.LastTurn != Turn1945 {
			t.Errorf("%s until %s, want %v and %v", table.Status, table.LastTurn, LimitedWar, Turn1945)
		}
		if table.crisisTable() != Wartime {
			t.Errorf("5.6.3 crises are still those of peace: got %v, want %v", table.crisisTable(), Wartime)
		}
	})
	t.Run("5.6.5 never before 1945-46", func(t *testing.T) {
		table := europe(t)
		table.Turn, table.LastTurn = Turn1937, Turn1941
		war(table, SetOf(Germany), SetOf(UK))
		finish(t, table, &outbreak{By: Germany, Targets: SetOf(USSR)}, "cup:flag/ussr")
		if table.LastTurn != Turn1945 {
			t.Errorf("until %s, want %v", table.LastTurn, Turn1945)
		}
	})
	t.Run("1.6 a scenario with a fixed end keeps it", func(t *testing.T) {
		table := newTable(t)
		table.globalWar()
		if table.Status != GlobalWar || table.LastTurn != Turn1941 {
			t.Errorf("%s until %s, want %v and %v", table.Status, table.LastTurn, GlobalWar, Turn1941)
		}
	})
	t.Run("5.6.5 Global War does not end with the wars", func(t *testing.T) {
		table := threeWars(t)
		table.Wars = table.Wars[:1]
		table.automaticEffects()
		if table.Status != GlobalWar {
			t.Errorf("it has reverted: got %v, want %v", table.Status, GlobalWar)
		}
	})
}

func TestLapse(t *testing.T) {
	has := func(t *testing.T, table *Table, m Marker, want bool) {
		t.Helper()
		finish(t, table, &evict{})
		if table.Markers.Has(m) != want {
			t.Errorf("%s in play: %v", m, !want)
		}
	}
	t.Run("12.1 the Stresa Front ends with an alliance or a war of its powers", func(t *testing.T) {
		for name, lay := range map[string]func(*Table){
			"Germany and Italy allied": func(tb *Table) { ally(tb, Germany, Italy) },
			"France and UK allied":     func(tb *Table) { ally(tb, France, UK) },
			"Germany belligerent":      func(tb *Table) { war(tb, SetOf(Germany), SetOf(USSR)) },
			"Italy belligerent":        func(tb *Table) { war(tb, SetOf(Italy), SetOf(UK)) },
		} {
			table := europe(t)
			table.Markers = table.Markers.With(StresaFront)
			has(t, table, StresaFront, true)
			lay(table)
			if has(t, table, StresaFront, false); t.Failed() {
				t.Fatalf("%v: t.Failed() = true, want false", name)
			}
		}
	})
	t.Run("12.1 an alliance of the UK and the US leaves it", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(StresaFront)
		ally(table, UK, US)
		has(t, table, StresaFront, true)
	})
	t.Run("12.2 Status Quo ends when Germany and Italy have more points than France and the UK", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(StatusQuo)
		markCountry(table, Germany, "austria")
		markCountry(table, UK, "iraq")
		has(t, table, StatusQuo, true)
		markCountry(table, Italy, "albania")
		finish(t, table, &evict{}, "cup:flag/france cup:flag/uk cup:flag/us")
		if table.Markers.Has(StatusQuo) || flags(table, US, Cup) != 1 {
			t.Errorf("it stands, or the Democracies gained nothing: got Markers.Has(StatusQuo) %v, %v; want false and 1", table.Markers.Has(StatusQuo), flags(table, US, Cup))
		}
	})
	t.Run("12.2 and when a Democracy is belligerent", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(StatusQuo)
		war(table, SetOf(Germany), SetOf(USSR))
		has(t, table, StatusQuo, true)
		war(table, SetOf(Japan), SetOf(US))
		finish(t, table, &evict{}, "cup:flag/france cup:flag/uk cup:flag/us")
		if table.Markers.Has(StatusQuo) {
			t.Error("it stands: Markers.Has(StatusQuo) = true, want false")
		}
	})
	t.Run("12.1.1 a belligerent Germany is in the Ruhr, and nobody is provoked", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(RhinelandDemilitarized)
		war(table, SetOf(Germany), SetOf(USSR))
		has(t, table, RhinelandDemilitarized, false)
		if !table.Areas[ruhr].Limited || flags(table, France, Cup) != 0 {
			t.Errorf("no limited resource, or France is provoked: got Areas[ruhr].Limited %v, %v; want true and 0", table.Areas[ruhr].Limited, flags(table, France, Cup))
		}
	})
	t.Run("12.2.2 the trade with Japan ends with a war against a Democracy or the loss of Tokyo", func(t *testing.T) {
		table := europe(t)
		table.Maps |= 1 << PacificMap
		table.Markers = table.Markers.With(USJapanTrade)
		has(t, table, USJapanTrade, true)
		table.Areas[at(t, "tokyo")] = AreaState{Owner: USSR, Cubes: 2}
		has(t, table, USJapanTrade, false)
	})
	t.Run("12.1.3 the naval treaty ends with a British or American war", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(WashingtonNavalTreaty)
		war(table, SetOf(Germany), SetOf(France))
		has(t, table, WashingtonNavalTreaty, true)
		war(table, SetOf(Italy), SetOf(UK))
		has(t, table, WashingtonNavalTreaty, false)
	})
}
