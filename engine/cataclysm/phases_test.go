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
			t.Errorf("%s draws: the three Democracies have nothing, France is the least effective", p)
		}
		cube(t, table, France, "norway")
		if p := table.chooseDrawer(); p != UK {
			t.Errorf("%s draws: of the United Kingdom and the United States the former comes first", p)
		}
		cube(t, table, UK, "sweden")
		if p := table.chooseDrawer(); p != US {
			t.Errorf("%s draws: only the United States have nothing", p)
		}
	})
	t.Run("3.3 the Communists draw when they are behind", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "austria")
		cube(t, table, UK, "norway")
		if p := table.chooseDrawer(); p != USSR {
			t.Errorf("%s draws", p)
		}
	})
	t.Run("3.3 where who draws has fallen, who would be named now draws", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "austria")
		cube(t, table, USSR, "persia")
		table.Drawer = France
		table.Powers[France].Surrendered = true
		if p := table.drawer(); p != UK {
			t.Errorf("%s draws", p)
		}
	})
	t.Run("3.7.5 the first two crises leave the turn as it is", func(t *testing.T) {
		table := newTable(t)
		for range 2 {
			if call, _, _ := table.drawCrisis(); table.SuddenDeath {
				t.Errorf("sudden death after %d: %T", table.Crises, call)
			}
		}
	})
	t.Run("3.7.5 the marker goes back into the cup, or waits for the next turn", func(t *testing.T) {
		table := fourthCrisis(t, 1, 2, 3)
		cup, track := table.count(Neutral, Cup, Crisis), table.count(Neutral, Track, Crisis)
		finish(t, table, &suddenDeath{})
		if table.count(Neutral, Cup, Crisis) != cup+1 {
			t.Error("Germany's three counters let the turn go on, and the marker is not in the cup")
		}
		table = fourthCrisis(t, 1, 2, 2)
		finish(t, table, &suddenDeath{})
		if table.count(Neutral, Track, Crisis) != track+1 || table.count(Neutral, Cup, Crisis) != 0 {
			t.Error("the phase is over, and the marker does not wait for the next turn")
		}
	})
	t.Run("3.7.5 the phase goes on or is over", func(t *testing.T) {
		for _, over := range []bool{false, true} {
			if _, done, _ := (&actionPhase{}).Next(europe(t), &suddenDeath{Over: over}); done != over {
				t.Errorf("sudden death says over %v, the phase %v", over, done)
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
			t.Errorf("%d of %d", table.count(Neutral, Track, Crisis), all)
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
			t.Errorf("%s acts while France resolves its marker", table.Acting)
		}
		reply(t, p, "done")
		if table.count(Neutral, Track, CivilWarResolution) != 1 || table.count(France, Track, HomeFront) != 1 || table.Acting != NoPower {
			t.Errorf("%s acts; boxes %v", table.Acting, table.Boxes[France])
		}
	})
	t.Run("3.7 whoever resolves a counter is the acting power", func(t *testing.T) {
		for _, k := range []Kind{Offensive, HomeFront} {
			table := europe(t)
			if table.resolveDrawn(UK, k); table.Acting != UK {
				t.Errorf("%s: %s acts", k, table.Acting)
			}
		}
		table := europe(t)
		give(t, table, France, Reserve, Flag, 1)
		if play(t, table, &playing{Power: France, Kind: Flag, From: Reserve}); table.Acting != France {
			t.Errorf("%s acts", table.Acting)
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
					t.Errorf("after %s %s may interrupt: %v", last, p, got)
				}
			}
		}
	})
	t.Run("3.5 Il Duce waits in reserve like any flag, and can be played from there", func(t *testing.T) {
		if !canReserve(IlDuce) {
			t.Error("Il Duce cannot be held in reserve")
		}
		table := europe(t)
		table.move(Italy, IlDuce, Aside, Reserve)
		if !table.canInterrupt(Italy) {
			t.Fatal("Italy may not interrupt with Il Duce")
		}
		p, _ := play(t, table, &playing{Power: Italy, Kind: IlDuce, From: Reserve})
		if d := asked(t, p, "political-action"); powerAt(d.Seat) != Italy {
			t.Errorf("%s acts", powerAt(d.Seat))
		}
	})
	t.Run("3.2.2 who passes gets neither flag nor test", func(t *testing.T) {
		table := europe(t)
		table.Phase, table.Markers = AdministrationPhase, table.Markers.With(StatusQuo)
		free := flags(table, France, Available)
		seen := finish(t, table, &gainFlags{Power: France}, "pass")
		if flags(table, France, Available) != free || saw(seen, "stability-test", France) != 0 {
			t.Errorf("events: %v", seen)
		}
	})
	t.Run("3.2.2 who takes the flag under the Status Quo is tested for it", func(t *testing.T) {
		table := europe(t)
		table.Phase, table.Markers = AdministrationPhase, table.Markers.With(StatusQuo)
		seen := finish(t, table, &gainFlags{Power: France}, "gain", "1")
		if table.count(France, Holding, Flag) != 1 || table.Powers[France].Stability != Wavering {
			t.Errorf("events: %v", seen)
		}
	})
}
