package cataclysm

import (
	"slices"
	"testing"
)

func TestPhases(t *testing.T) {
	t.Run("3.3 of tied powers the first in increasing effectiveness order draws", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "austria", "hungary", "bulgaria")
		cube(t, table, USSR, "persia", "finland", "turkey")
		if p := table.chooseDrawer(); p != France {
			t.Errorf("%s draws: the three Democracies have nothing, France is the least effective, want %v", p, France)
		}
		cube(t, table, France, "norway")
		if p := table.chooseDrawer(); p != UK {
			t.Errorf("%s draws: of the United Kingdom and the United States the former comes first, want %v", p, UK)
		}
		cube(t, table, UK, "sweden")
		if p := table.chooseDrawer(); p != US {
			t.Errorf("%s draws: only the United States have nothing, want %v", p, US)
		}
	})
	t.Run("3.3 the Communists draw when they are behind", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "austria")
		cube(t, table, UK, "norway")
		if p := table.chooseDrawer(); p != USSR {
			t.Errorf("%s draws, want %v", p, USSR)
		}
	})
	t.Run("3.3 where who draws has fallen, who would be named now draws", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "austria")
		cube(t, table, USSR, "persia")
		table.Drawer = France
		table.Powers[France].Surrendered = true
		if p := table.drawer(); p != UK {
			t.Errorf("%s draws, want %v", p, UK)
		}
	})
	t.Run("3.7.5 the first two crises leave the turn as it is", func(t *testing.T) {
		table := newTable(t)
		for range 2 {
			if call, _, _ := table.drawCrisis(); table.SuddenDeath {
				t.Errorf("sudden death after %d: %T: SuddenDeath = true, want false", table.Crises, call)
			}
		}
	})
	t.Run("3.7.5 the marker goes back into the cup, or waits for the next turn", func(t *testing.T) {
		table := fourthCrisis(t, 1, 2, 3)
		cup, track := table.count(Neutral, Cup, Crisis), table.count(Neutral, Track, Crisis)
		finish(t, table, &suddenDeath{})
		if table.count(Neutral, Cup, Crisis) != cup+1 {
			t.Errorf("Germany's three counters let the turn go on, and the marker is not in the cup: got %v, want %v", table.count(Neutral, Cup, Crisis), cup+1)
		}
		table = fourthCrisis(t, 1, 2, 2)
		finish(t, table, &suddenDeath{})
		if table.count(Neutral, Track, Crisis) != track+1 || table.count(Neutral, Cup, Crisis) != 0 {
			t.Errorf("the phase is over, and the marker does not wait for the next turn: got %v, %v; want %v and 0", table.count(Neutral, Track, Crisis), table.count(Neutral, Cup, Crisis), track+1)
		}
	})
	t.Run("3.7.5 the phase goes on or is over", func(t *testing.T) {
		for _, over := range []bool{false, true} {
			if _, done, _ := (&actionPhase{}).Next(europe(t), &suddenDeath{Over: over}); done != over {
				t.Errorf("sudden death says over %v, the phase %v, want %v", over, done, over)
			}
		}
	})
	t.Run("3.8 crises left in the cup wait on the turn track", func(t *testing.T) {
		table := europe(t)
		table.Phase = EndPhase
		all := table.count(Neutral, Track, Crisis)
		table.moveAll(Neutral, Crisis, Track, Cup)
		finish(t, table, &endPhase{})
		if all == 0 || table.count(Neutral, Track, Crisis) != all {
			t.Errorf("%d of %d, want anything but 0 and %v", table.count(Neutral, Track, Crisis), all, all)
		}
	})
	t.Run("3.8 what is resolved at the end goes to the turn track too, and nobody acts any more", func(t *testing.T) {
		table := europe(t)
		table.Phase = EndPhase
		commit(table, Civilian, AllPowers.List()...)
		put(t, table, France, "paris", "infantry")
		table.move(Neutral, CivilWarResolution, Track, Cup)
		table.move(France, HomeFront, Track, Cup)
		p, _ := play(t, table, &endPhase{})
		if asked(t, p, "deploy"); table.Acting != France {
			t.Errorf("%s acts while France resolves its marker, want %v", table.Acting, France)
		}
		reply(t, p, "done")
		if table.count(Neutral, Track, CivilWarResolution) != 1 || table.count(France, Track, HomeFront) != 1 || table.Acting != NoPower {
			t.Errorf("%s acts; boxes %v: got %v, %v, %v; want 1, 1 and no power", table.Acting, table.Boxes[France], table.count(Neutral, Track, CivilWarResolution), table.count(France, Track, HomeFront), table.Acting)
		}
	})
	t.Run("3.7 the power that resolves a counter is the acting power", func(t *testing.T) {
		for _, k := range []Kind{Offensive, HomeFront} {
			table := europe(t)
			if table.resolveDrawn(UK, k); table.Acting != UK {
				t.Errorf("%s: %s acts, want %v", k, table.Acting, UK)
			}
		}
		table := europe(t)
		give(t, table, France, Reserve, Flag, 1)
		if play(t, table, &playing{Power: France, Kind: Flag, From: Reserve}); table.Acting != France {
			t.Errorf("%s acts, want %v", table.Acting, France)
		}
	})
	t.Run("3.5 nobody interrupts with a counter of which the ideology had the last one", func(t *testing.T) {
		table := europe(t)
		for _, p := range []Power{UK, Germany} {
			give(t, table, p, Reserve, Flag, 1)
		}
		for last, want := range map[Ideology][]Power{NoIdeology: {Germany, UK}, Democracy: {Germany}, Fascism: {UK}, Communism: {Germany, UK}} {
			table.LastDrawn = last
			for _, p := range []Power{UK, Germany} {
				if got := table.canInterrupt(p); got != slices.Contains(want, p) {
					t.Errorf("after %s %s may interrupt: %v, want %v", last, p, got, slices.Contains(want, p))
				}
			}
		}
	})
	t.Run("3.5 Il Duce waits in reserve like any flag, and can be played from there", func(t *testing.T) {
		if !canReserve(IlDuce) {
			t.Error("Il Duce cannot be held in reserve: canReserve(IlDuce) = false, want true")
		}
		table := europe(t)
		table.move(Italy, IlDuce, Storage, Reserve)
		if !table.canInterrupt(Italy) {
			t.Fatal("Italy may not interrupt with Il Duce: canInterrupt(Italy) = false, want true")
		}
		p, _ := play(t, table, &playing{Power: Italy, Kind: IlDuce, From: Reserve})
		if d := asked(t, p, "political-action"); powerAt(d.Seat) != Italy {
			t.Errorf("%s acts, want %v", powerAt(d.Seat), Italy)
		}
	})
	t.Run("3.2.2 who passes gets neither flag nor test", func(t *testing.T) {
		table := europe(t)
		table.Phase, table.Markers = AdministrationPhase, table.Markers.With(StatusQuo)
		free := flags(table, France, Available)
		seen := finish(t, table, &gainFlags{Power: France}, "pass")
		if flags(table, France, Available) != free || saw(seen, "stability-test", France) != 0 {
			t.Errorf("events: %v; got %v, %v; want %v and 0", seen, flags(table, France, Available), saw(seen, "stability-test", France), free)
		}
	})
	t.Run("3.2.2 who takes the flag under the Status Quo is tested for it", func(t *testing.T) {
		table := europe(t)
		table.Phase, table.Markers = AdministrationPhase, table.Markers.With(StatusQuo)
		seen := finish(t, table, &gainFlags{Power: France}, "gain", "1")
		if table.count(France, Holding, Flag) != 1 || table.Powers[France].Stability != Wavering {
			t.Errorf("events: %v; got %v, %v; want 1 and %v", seen, table.count(France, Holding, Flag), table.Powers[France].Stability, Wavering)
		}
	})
}
