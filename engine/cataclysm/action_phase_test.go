package cataclysm

import (
	"slices"
	"testing"

	"interbellum/engine"
)

func TestDrawing(t *testing.T) {
	t.Run("2.9 each counter in the cup is as likely as any other", func(t *testing.T) {
		table := newTable(t)
		table.distribute()
		give(t, table, Germany, Cup, Flag, 2)
		p, _ := play(t, table, &draw{})
		d := asked(t, p, "draw")
		sum := 0
		for i, c := range d.Legal {
			sum += d.Weights[i]
			if c.On == "flag/germany" && d.Weights[i] != 2 || c.On == "crisis" && d.Weights[i] != 4 || c.On == "home-front/uk" && d.Weights[i] != 1 {
				t.Errorf("%s weighs %d, want 2 for a German flag, 4 for a crisis, 1 for a Home Front marker", c.On, d.Weights[i])
			}
		}
		if d.Seat != engine.Chance || sum != table.inCup() || sum != 11 {
			t.Errorf("%d counters of %d: got %v, %v, %v; want %v, %v and 11", sum, table.inCup(), d.Seat, sum, sum, engine.Chance, table.inCup())
		}
	})
	t.Run("3.1 ties go by ideology, the other way round in either direction", func(t *testing.T) {
		table := europe(t)
		if got := table.decreasing(AllPowers); !slices.Equal(got, []Power{Germany, Japan, USSR, UK, US, Italy, France}) {
			t.Errorf("decreasing: %v, want %v", got, []Power{Germany, Japan, USSR, UK, US, Italy, France})
		}
		if got := table.increasing(AllPowers); !slices.Equal(got, []Power{France, Italy, UK, US, USSR, Japan, Germany}) {
			t.Errorf("increasing: %v, want %v", got, []Power{France, Italy, UK, US, USSR, Japan, Germany})
		}
		table.Powers[Germany].Reduced = true
		if got := table.decreasing(AllPowers)[0]; got != Germany {
			t.Errorf("a reduced Germany is tied at two dice, and %s is first, want %v", got, Germany)
		}
		table.Powers[UK].Reduced = true
		if got := table.decreasing(SetOf(Italy, UK, US)); !slices.Equal(got, []Power{US, Italy, UK}) {
			t.Errorf("a reduced United Kingdom is tied at one die: decreasing %v, want %v", got, []Power{US, Italy, UK})
		}
		if got := table.increasing(SetOf(Italy, UK, US)); !slices.Equal(got, []Power{UK, Italy, US}) {
			t.Errorf("increasing: %v, want %v", got, []Power{UK, Italy, US})
		}
	})
	t.Run("3.7 a drawn counter is played, kept or rejected", func(t *testing.T) {
		table := newTable(t)
		table.Phase = ActionPhase
		give(t, table, Germany, Hand, Offensive, 1)
		p, _ := play(t, table, &drawn{Power: Germany, Kind: Offensive})
		if got := inWords(asked(t, p, "drawn").Legal); !slices.Equal(got, []string{"keep:offensive/germany", "play:offensive/germany", "reject:offensive/germany"}) {
			t.Errorf("legal: %v, want %v", got, []string{"keep:offensive/germany", "play:offensive/germany", "reject:offensive/germany"})
		}
	})
	t.Run("3.7.2 what can be used does not wait on the turn track", func(t *testing.T) {
		for _, k := range []Kind{Army, TankUpgrade} {
			table := newTable(t)
			table.Phase = ActionPhase
			pool(t, table, Germany, "infantry", "tank-upgrade")
			table.move(Germany, k, Available, Hand)
			p, _ := play(t, table, &drawn{Power: Germany, Kind: k})
			on := string(counterRef(Germany, k))
			if got := inWords(asked(t, p, "drawn").Legal); !slices.Equal(got, []string{"keep:" + on, "play:" + on, "reject:" + on}) {
				t.Errorf("legal: %v, want %v", got, []string{"keep:" + on, "play:" + on, "reject:" + on})
			}
		}
	})
	t.Run("3.3 the lowest score draws, of an ideology and then of a power", func(t *testing.T) {
		table := newTable(t)
		if p := table.chooseDrawer(); p != Germany {
			t.Errorf("%s draws: Fascists have 2 points, Democracies 5, want %v", p, Germany)
		}
		cube(t, table, Germany, "austria", "hungary", "denmark", "bulgaria", "norway")
		if p := table.chooseDrawer(); p != UK {
			t.Errorf("%s draws: Fascists have 7 points, and the United Kingdom fewer than France, want %v", p, UK)
		}
	})
	t.Run("3.3 who draws stays the same all turn", func(t *testing.T) {
		table := newTable(t)
		table.distribute()
		table.Phase = ActionPhase
		play(t, table, &game{})
		cube(t, table, Germany, "austria", "hungary", "denmark", "bulgaria", "norway")
		if p := table.drawer(); p != Germany {
			t.Errorf("%s draws, want %v", p, Germany)
		}
	})
	t.Run("3.4 a counter put into reserve throws the old one out", func(t *testing.T) {
		table := newTable(t)
		give(t, table, UK, Reserve, Flag, 1)
		give(t, table, UK, Hand, Offensive, 1)
		free := table.count(UK, Available, Flag)
		finish(t, table, &drawn{Power: UK, Kind: Offensive}, "keep:offensive/uk")
		if table.reserve(UK) != Offensive || table.count(UK, Available, Flag) != free+1 {
			t.Errorf("reserve %s, %d flags available, want %v and %v", table.reserve(UK), table.count(UK, Available, Flag), Offensive, free+1)
		}
	})
	t.Run("3.6 a rejected counter returns to the status card", func(t *testing.T) {
		table := newTable(t)
		table.move(Germany, Army, Available, Hand)
		finish(t, table, &drawn{Power: Germany, Kind: Army}, "reject:army/germany")
		if table.count(Germany, Available, Army) != 1 || table.count(Germany, Hand, Army) != 0 {
			t.Errorf("the army is not in the force pool: got %v, %v; want 1 and 0", table.count(Germany, Available, Army), table.count(Germany, Hand, Army))
		}
	})
	t.Run("3.6 neutral markers and Home Front cannot be rejected", func(t *testing.T) {
		for _, k := range []Kind{Crisis, CivilWarResolution} {
			table := newTable(t)
			table.distribute()
			table.move(Neutral, k, Cup, Hand)
			call, _, _ := table.resolveDrawn(Neutral, k)
			if _, is := call.(*drawn); is {
				t.Errorf("%s: got the choice %T, want none", k, call)
			}
		}
		if call, _, _ := newTable(t).resolveDrawn(UK, HomeFront); call.(*homeFront).Power != UK {
			t.Errorf("Home Front is not resolved: got %v, want %v", call.(*homeFront).Power, UK)
		}
	})
	t.Run("3.7.2 a unit without an area is rejected, kept or delayed", func(t *testing.T) {
		table := newTable(t)
		table.move(France, Army, Available, Hand)
		cube(t, table, Germany, "paris")
		p, _ := play(t, table, &drawn{Power: France, Kind: Army})
		if got := inWords(asked(t, p, "drawn").Legal); !slices.Equal(got, []string{"delay:army/france", "keep:army/france", "reject:army/france"}) {
			t.Fatalf("legal: %v, want %v", got, []string{"delay:army/france", "keep:army/france", "reject:army/france"})
		}
		reply(t, p, "delay:army/france")
		if table.count(France, Track, Army) != 1 {
			t.Errorf("it is not on the turn track: got %v, want 1", table.count(France, Track, Army))
		}
	})
	t.Run("3.7.3 an upgrade without a unit is rejected, kept or delayed", func(t *testing.T) {
		table := newTable(t)
		table.move(Germany, TankUpgrade, Available, Hand)
		for i := range table.Units {
			if u := &table.Units[i]; u.Owner == Germany && u.Kind == Army {
				u.Upgraded = true
			}
		}
		p, _ := play(t, table, &drawn{Power: Germany, Kind: TankUpgrade})
		if got := inWords(asked(t, p, "drawn").Legal); !slices.Equal(got, []string{"delay:tank-upgrade/germany", "keep:tank-upgrade/germany", "reject:tank-upgrade/germany"}) {
			t.Errorf("legal: %v, want delay, keep and reject", got)
		}
	})
	t.Run("3.3 a flag that could change nothing cannot be played", func(t *testing.T) {
		table := newTable(t)
		give(t, table, UK, Hand, Flag, 1)
		d := &drawn{Power: UK, Kind: Flag}
		could := table.canPlayFlag(UK, Flag)
		if got := slices.Contains(inWords(d.Open(table)[0].Legal), "play:flag/uk"); got != could {
			t.Errorf("play is offered: %v; an action is possible: %v, want %v", got, could, could)
		}
	})
	t.Run("3.7.1 a flag that was played is available again", func(t *testing.T) {
		table := newTable(t)
		give(t, table, Germany, Hand, Flag, 1)
		free := table.count(Germany, Available, Flag)
		finish(t, table, &drawn{Power: Germany, Kind: Flag}, "play:flag/germany maneuvers 1 1 1")
		if table.count(Germany, Available, Flag) != free+1 || flags(table, Germany, Hand) != 0 {
			t.Errorf("boxes: %v; got %v, %v; want %v and 0", table.Boxes[Germany], table.count(Germany, Available, Flag), flags(table, Germany, Hand), free+1)
		}
	})
	t.Run("4.1 a civilian offensive takes the one in reserve with it", func(t *testing.T) {
		table := newTable(t)
		table.Phase = ActionPhase
		commit(table, Civilian, UK)
		give(t, table, UK, Hand, Offensive, 1)
		if table.canPlayOffensive(UK, Cup) {
			t.Error("one alone is enough: canPlayOffensive(UK, Cup) = true, want false")
		}
		give(t, table, UK, Reserve, Offensive, 1)
		p, _ := play(t, table, &drawn{Power: UK, Kind: Offensive}, "play:offensive/uk")
		if table.count(UK, Hand, Offensive) != 2 || table.reserve(UK) != NoKind {
			t.Errorf("%d in hand: %v; got %v, %v; want 2 and no kind", table.count(UK, Hand, Offensive), p.Stack(), table.count(UK, Hand, Offensive), table.reserve(UK))
		}
	})
}

// fourthCrisis is a table with a fourth Crisis marker drawn and these counters left in the cup.
// France is at rearmament, the other two are mobilized.
func fourthCrisis(t *testing.T, french, british, german int) *Table {
	table := europe(t)
	commit(table, Mobilization, UK, Germany)
	give(t, table, France, Cup, Offensive, french)
	give(t, table, UK, Cup, Offensive, british)
	give(t, table, Germany, Cup, Offensive, german)
	table.SuddenDeath, table.Crises = true, 3
	table.moveAll(Neutral, Crisis, Track, OutOfGame)
	table.move(Neutral, Crisis, OutOfGame, Hand)
	return table
}

func TestSuddenDeath(t *testing.T) {
	t.Run("3.7.5 the numbers of the five levels", func(t *testing.T) {
		for _, x := range []struct {
			level Commitment
			need  int
		}{{Civilian, 2}, {Rearmament, 2}, {Mobilization, 3}, {TotalWar, 4}, {Exhaustion, 3}} {
			for n := range 5 {
				table := fourthCrisis(t, n, 0, 0)
				commit(table, x.level, France)
				s := &suddenDeath{}
				finish(t, table, s)
				if s.Over != (n < x.need) {
					t.Errorf("%s with %d counters: over %v, want %v", x.level, n, s.Over, n < x.need)
				}
			}
		}
	})
	t.Run("3.7.5 the Home Front marker is a counter of its power", func(t *testing.T) {
		table := fourthCrisis(t, 1, 0, 0)
		table.move(France, HomeFront, Track, Cup)
		s := &suddenDeath{}
		finish(t, table, s)
		if s.Over {
			t.Error("an offensive and a Home Front are two counters: s.Over = true, want false")
		}
	})
	t.Run("3.7.5 the third crisis brings sudden death and is an event still", func(t *testing.T) {
		table := newTable(t)
		table.Crises = 2
		call, _, _ := table.drawCrisis()
		if _, is := call.(*crisis); !is || !table.SuddenDeath || table.Crises != 3 {
			t.Errorf("%T, sudden death %v: got is %v, SuddenDeath %v, %v; want true, true and 3", call, table.SuddenDeath, is, table.SuddenDeath, table.Crises)
		}
		call, _, _ = table.drawCrisis()
		if _, is := call.(*suddenDeath); !is {
			t.Errorf("the fourth is %T, want *suddenDeath", call)
		}
	})
	t.Run("3.3 the fourth crisis ends the phase", func(t *testing.T) {
		table := fourthCrisis(t, 0, 0, 0)
		table.move(Neutral, Crisis, Hand, Cup)
		finish(t, table, &actionPhase{}, "draw:crisis")
	})
}

func TestHomeFront(t *testing.T) {
	drawnOf := func(t *testing.T, level Commitment, script ...string) *Table {
		t.Helper()
		table := newTable(t)
		table.Phase = ActionPhase
		commit(table, level, France)
		table.move(France, HomeFront, Track, Hand)
		p, _ := play(t, table, &homeFront{Power: France}, script...)
		if d := asked(t, p, "deploy"); powerAt(d.Seat) != France {
			t.Fatalf("%s deploys, want %v", powerAt(d.Seat), France)
		}
		reply(t, p, "done")
		if !p.Over() || table.count(France, Track, HomeFront) != 1 {
			t.Errorf("the marker is not on the turn track: got p.Over() %v, %v; want true and 1", p.Over(), table.count(France, Track, HomeFront))
		}
		return table
	}
	t.Run("3.7.6 no test at civilian commitment", func(t *testing.T) {
		drawnOf(t, Civilian)
	})
	t.Run("3.7.6 the test of each level", func(t *testing.T) {
		for _, x := range []struct {
			level Commitment
			die   string
			after Stability
		}{{Rearmament, "5", Wavering}, {Rearmament, "4", Unstable}, {Mobilization, "5", Unstable}, {Mobilization, "6", Wavering},
			{TotalWar, "6", Unstable}, {Exhaustion, "6", Unstable}} {
			if table := drawnOf(t, x.level, x.die); table.Powers[France].Stability != x.after {
				t.Errorf("%s, die %s: %s, want %v", x.level, x.die, table.Powers[France].Stability, x.after)
			}
		}
	})
	t.Run("3.7.6 the Soviet Union may change its posture, once a turn", func(t *testing.T) {
		table := europe(t)
		table.move(USSR, HomeFront, Track, Hand)
		finish(t, table, &homeFront{Power: USSR, Step: 2}, "adopt:posture/military-reforms")
		if st := table.Powers[USSR]; st.Posture != MilitaryReforms || !st.PostureChanged {
			t.Errorf("posture %s: got %v, st.Postured %v; want %v and true", st.Posture, st.Posture, st.PostureChanged, MilitaryReforms)
		}
		finish(t, table, &homeFront{Power: USSR, Step: 2})
	})
}

func TestEndPhase(t *testing.T) {
	ended := func(t *testing.T) *Table {
		table := newTable(t)
		table.Phase = EndPhase
		table.Drawer = Germany
		return table
	}
	t.Run("3.8 what is left of the cup and the reserves goes to the holding boxes", func(t *testing.T) {
		table := ended(t)
		give(t, table, Germany, Cup, Flag, 2)
		table.move(Germany, Army, Available, Cup)
		give(t, table, Germany, Reserve, Offensive, 1)
		finish(t, table, &endPhase{})
		if table.count(Germany, Holding, Flag) != 2 || table.count(Germany, Holding, Army) != 1 || table.count(Germany, Holding, Offensive) != 1 || table.inCup() != 0 {
			t.Errorf("boxes: %v; got %v, %v, %v, %v; want 2, 1, 1 and 0", table.Boxes[Germany], table.count(Germany, Holding, Flag), table.count(Germany, Holding, Army), table.count(Germany, Holding, Offensive), table.inCup())
		}
	})
	t.Run("3.8 Home Front markers left over are resolved, the least effective first", func(t *testing.T) {
		table := ended(t)
		for _, p := range []Power{Germany, France, UK} {
			table.move(p, HomeFront, Track, Cup)
		}
		p, _ := play(t, table, &endPhase{})
		for i, want := range []string{"5", "5 5", "5 5 5"} {
			reply(t, p, want)
			who := []Power{France, UK, Germany}[i]
			if d := asked(t, p, "deploy"); powerAt(d.Seat) != who {
				t.Errorf("got %s, want %s", powerAt(d.Seat), who)
			}
			reply(t, p, "done")
		}
		if !p.Over() {
			t.Errorf("still asked: %v: p.Over() = false, want true", p.Open())
		}
	})
	t.Run("3.8 a civil war resolution left over comes first", func(t *testing.T) {
		table := ended(t)
		table.move(Neutral, CivilWarResolution, Track, Cup)
		table.move(France, HomeFront, Track, Cup)
		p, _ := play(t, table, &endPhase{})
		if d := asked(t, p, "civil-war-left"); d.About != "area/spain" {
			t.Errorf(`asked about %s, want "area/spain"`, d.About)
		}
	})
	t.Run("3.8 markers are turned to their front and the turn advances", func(t *testing.T) {
		table := ended(t)
		table.Powers[Germany].Reduced, table.Powers[Italy].Escalated, table.SuddenDeath, table.Crises = true, true, true, 3
		finishTurn(t, table)
		if table.Turn != Turn1939 || table.Phase != AdministrationPhase || table.SuddenDeath || table.Crises != 0 ||
			table.Powers[Germany].Reduced || table.Powers[Italy].Escalated {
			t.Errorf("turn %s, phase %s: got %v, %v, SuddenDeath %v, %v, Powers[Germany].Reduced %v, Powers[Italy].Escalated %v; want %v, %v, false, 0, false and false",
				table.Turn, table.Phase, table.Turn, table.Phase, table.SuddenDeath, table.Crises, table.Powers[Germany].Reduced, table.Powers[Italy].Escalated, Turn1939, AdministrationPhase)
		}
	})
}

// finishTurn runs the end phase and begins the next turn.
func finishTurn(t *testing.T, table *Table) {
	t.Helper()
	finish(t, table, &endPhase{})
	table.nextPhase()
}
