package cataclysm

import "testing"

func TestSpecialActions(t *testing.T) {
	t.Run("6.8 each power has its own, and only its own", func(t *testing.T) {
		table := europe(t)
		table.Status = LimitedWar
		table.Markers = table.Markers.With(RhinelandDemilitarized).With(AbyssinianAdventure).With(USJapanTrade)
		want := map[Power]int{Germany: 1, Italy: 1, US: 2}
		for _, p := range []Power{France, Germany, Italy, Japan, UK, US} {
			if got := table.specialActions(p); len(got) != want[p] {
				t.Errorf("%s: %v, want %v of them", p, got, want[p])
			}
		}
		if len(table.postures(USSR)) != 2 || len(table.postures(Germany)) != 0 {
			t.Errorf("postures are for Communists: got %v, %v; want 2 and 0", len(table.postures(USSR)), len(table.postures(Germany)))
		}
	})
	t.Run("12.1.1 the Rhineland: a limited resource, and France and its ally are provoked", func(t *testing.T) {
		table := europe(t)
		mustNotOffer(t, table, Germany, "special")
		table.Markers = table.Markers.With(RhinelandDemilitarized)
		ally(table, France, UK)
		table, _ = flagged(t, table, Germany, "special:marker/rhineland-demilitarized 5 1 1 cup:flag/france cup:flag/uk")
		if table.Markers.Has(RhinelandDemilitarized) || !table.Areas[ruhr].Limited {
			t.Errorf("the marker is not turned: got Markers.Has(RhinelandDemilitarized) %v, Areas[ruhr].Limited %v; want false and true",
				table.Markers.Has(RhinelandDemilitarized), table.Areas[ruhr].Limited)
		}
	})
	t.Run("12.1.2 Abyssinia: a cube and a limited resource in Rome", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(AbyssinianAdventure)
		table, _ = flagged(t, table, Italy, "special:marker/abyssinian-adventure 5 cup:flag/france cup:flag/uk")
		if !table.Areas[rome].Limited || table.points(Italy) != 1 || table.controller(rome) != Italy {
			t.Errorf("%+v; want Areas[rome].Limited true, points(Italy) 1, controller(rome) %v", table.Areas[rome], Italy)
		}
		mustNotOffer(t, table, Italy, "special")
	})
	t.Run("2.4 without a cube left the Adventure brings its resource alone", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(AbyssinianAdventure)
		for a, left := Area(1), int(table.cubesLeft(Italy)); left > 0; a++ {
			if pl := a.Place(); pl.IsCountry() && table.inPlay(a) {
				table.Areas[a].Owner, table.Areas[a].Cubes = Italy, 1
				left--
			}
		}
		table.abyssinianAdventure()
		if !table.Areas[rome].Limited || table.points(Italy) != Italy.Facts().Cubes || table.controller(rome) != Italy {
			t.Errorf("%d points, %+v; want Areas[rome].Limited true, points(Italy) %v, controller(rome) %v", table.points(Italy), table.Areas[rome], Italy.Facts().Cubes, Italy)
		}
	})
	t.Run("12.1.2 not while Italy is belligerent", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(AbyssinianAdventure)
		war(table, SetOf(Italy), SetOf(USSR))
		mustNotOffer(t, table, Italy, "special")
	})
	t.Run("12.1.2 Il Duce rolls one die more", func(t *testing.T) {
		table := europe(t)
		table.Powers[Italy].Stability = Unstable
		table.move(Italy, IlDuce, Storage, Hand)
		finish(t, table, &flagPlay{Power: Italy, Kind: IlDuce}, "propaganda 1 5")
		if table.Powers[Italy].Stability != Wavering || table.count(Italy, Available, IlDuce) != 1 {
			t.Errorf("one die only, or the flag is lost: got %v, %v; want %v and 1", table.Powers[Italy].Stability, table.count(Italy, Available, IlDuce), Wavering)
		}
	})
	t.Run("5.3 Il Duce adds a die to Italy's reduced effectiveness, and the -1 stays", func(t *testing.T) {
		for die, want := range map[string]Stability{"5": Unstable, "6": Wavering} {
			table := europe(t)
			table.Powers[Italy].Stability, table.Powers[Italy].Reduced = Unstable, true
			table.move(Italy, IlDuce, Storage, Hand)
			finish(t, table, &flagPlay{Power: Italy, Kind: IlDuce}, "propaganda 1 "+die)
			if got := table.Powers[Italy].Stability; got != want {
				t.Errorf("a %s as the second die: got stability %d, want %d", die, got, want)
			}
		}
	})
	t.Run("5.4 a failed special action has a box of its own", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(AbyssinianAdventure)
		table, _ = flagged(t, table, Italy, "special:marker/abyssinian-adventure 4")
		if table.Powers[Italy].Failed != AbyssiniaAction {
			t.Errorf("got %s, want %v", table.Powers[Italy].Failed, AbyssiniaAction)
		}
		table, _ = flagged(t, table, Italy, "special:marker/abyssinian-adventure 4 cup:flag/france cup:flag/uk")
		if !table.Areas[rome].Limited {
			t.Error("a 4 and one cube do not suffice: Areas[rome].Limited = false, want true")
		}
	})
	t.Run("12.2.1 France has a Dreadnought Refit of its own", func(t *testing.T) {
		table := newTable(t)
		s := &production{Power: France, Step: constructPart, Builds: 2}
		play(t, table, s, "refit:fleet/france")
		if s.Builds != 1 || table.Powers[France].Refit || !table.Powers[Italy].Refit || table.Powers[UK].Refit {
			t.Errorf("no build saved, or the wrong marker spent: got %v, Powers[France].Refit %v, Powers[Italy].Refit %v, Powers[UK].Refit %v; want 1, false, true and false",
				s.Builds, table.Powers[France].Refit, table.Powers[Italy].Refit, table.Powers[UK].Refit)
		}
	})
	t.Run("12.2.2 the trade ends by an American action, which provokes Japan", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(USJapanTrade)
		table, _ = flagged(t, table, US, "special:marker/us-japan-trade 5 1 cup:flag/japan")
		if table.Markers.Has(USJapanTrade) {
			t.Error("the trade goes on: Markers.Has(USJapanTrade) = true, want false")
		}
	})
	t.Run("12.2.2 Lend Lease waits for the first war", func(t *testing.T) {
		table := europe(t)
		mustNotOffer(t, table, US, "special")
		war(table, SetOf(Germany), SetOf(UK))
		table, _ = flagged(t, table, US, "special:marker/lend-lease 5 1")
		if !table.Markers.Has(LendLease) {
			t.Error("not in play: Markers.Has(LendLease) = false, want true")
		}
	})
	t.Run("12.3 a change of posture needs no check, once a turn", func(t *testing.T) {
		table := europe(t)
		table, seen := flagged(t, table, USSR, "posture:posture/political-purges")
		if table.Powers[USSR].Posture != PoliticalPurges || saw(seen, "die", NoPower) != 0 {
			t.Errorf("no change, or a die: got %v, %v; want %v and 0", table.Powers[USSR].Posture, saw(seen, "die", NoPower), PoliticalPurges)
		}
		mustNotOffer(t, table, USSR, "posture")
	})
}
