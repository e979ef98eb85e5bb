package cataclysm

import (
	"slices"
	"testing"
)

// crisisBoard is the European board with a Crisis marker just drawn. In wartime the war status
// marker is in play.
func crisisBoard(t *testing.T, wartime bool) *Table {
	table := europe(t)
	table.Drawer = UK
	table.moveAll(Neutral, Crisis, Track, Cup)
	table.move(Neutral, Crisis, Cup, Hand)
	if wartime {
		table.Status = LimitedWar
	}
	return table
}

// resolveCrisis carries out a crisis, and checks that its marker ends on the turn track.
func resolveCrisis(t *testing.T, table *Table, script ...string) events {
	t.Helper()
	seen := finish(t, table, &crisis{}, script...)
	if table.count(Neutral, Track, Crisis) != 1 {
		t.Errorf("the marker is not on the turn track: got %v, want 1", table.count(Neutral, Track, Crisis))
	}
	return seen
}

// checkLoosenControl tests a row in which controllers of ungarrisoned areas check for them.
func checkLoosenControl(t *testing.T, wartime bool, dice string, areas ...string) {
	t.Helper()
	for _, slug := range areas {
		a := at(t, slug)
		table := crisisBoard(t, wartime)
		cube(t, table, Italy, slug)
		resolveCrisis(t, table, dice, "4")
		if table.controller(a) != NoPower {
			t.Errorf("a four keeps %s: got %v, want no power", slug, table.controller(a))
		}
		table = crisisBoard(t, wartime)
		cube(t, table, Italy, slug)
		resolveCrisis(t, table, dice, "5")
		if table.controller(a) != Italy {
			t.Errorf("a five loses %s: got %v, want %v", slug, table.controller(a), Italy)
		}
		table = crisisBoard(t, wartime)
		cube(t, table, Italy, slug)
		put(t, table, Italy, slug, "infantry")
		if _, can := table.crisisEvent(CrisisRow(table.crisisTable(), int(dice[0]-'0'), int(dice[2]-'0'))); can {
			t.Errorf("a garrison in %s: got a row that can change something, want one that cannot", slug)
		}
	}
}

// checkReduces tests a peacetime row that lowers one power's effectiveness.
func checkReduces(t *testing.T, dice string, p Power) {
	t.Helper()
	table := crisisBoard(t, false)
	resolveCrisis(t, table, dice)
	if !table.Powers[p].Reduced {
		t.Errorf("%s is not reduced: Powers[p].Reduced = false, want true", p)
	}
	table = crisisBoard(t, false)
	table.Powers[p].Reduced = true
	seen := resolveCrisis(t, table, dice, dice)
	if saw(seen, "crisis-reroll", NoPower) != 1 || saw(seen, "crisis-void", NoPower) != 1 {
		t.Errorf("not rerolled once, and once only: %v; got %v, %v; want 1 and 1", seen, saw(seen, "crisis-reroll", NoPower), saw(seen, "crisis-void", NoPower))
	}
}

// checkSetback tests a row that returns the next counter unplayed.
func checkSetback(t *testing.T, wartime bool, dice string) {
	t.Helper()
	table := crisisBoard(t, wartime)
	resolveCrisis(t, table, dice)
	give(t, table, Germany, Hand, Offensive, 1)
	free := table.count(Germany, Available, Offensive)
	call, _, seen := table.resolveDrawn(Germany, Offensive)
	if call != nil || saw(seen, "setback", Germany) != 1 || table.count(Germany, Available, Offensive) != free+1 || table.Setback {
		t.Errorf("the offensive is not lost: %v; got %v, %v, %v, Setback %v; want nil, 1, %v and false", seen, call, saw(seen, "setback", Germany), table.count(Germany, Available, Offensive), table.Setback, free+1)
	}
	table.Setback = true
	if call, _, _ := table.resolveDrawn(UK, HomeFront); call == nil || table.Setback {
		t.Errorf("a Home Front marker is resolved and uses the setback up: got %v, Setback %v; want not nil and false", call, table.Setback)
	}
}

func TestPeacetimeCrises(t *testing.T) {
	t.Run("P6-6 nothing happens", func(t *testing.T) {
		if seen := resolveCrisis(t, crisisBoard(t, false), "6 6"); saw(seen, "crisis-reroll", NoPower) != 0 {
			t.Errorf("rerolled: got %v, want 0", saw(seen, "crisis-reroll", NoPower))
		}
	})
	t.Run("P6-5 the Low Countries", func(t *testing.T) { checkLoosenControl(t, false, "6 5", "benelux") })
	t.Run("P6-4 Scandinavia", func(t *testing.T) { checkLoosenControl(t, false, "6 4", "denmark", "finland", "norway", "sweden") })
	t.Run("P6-4 each holder checks for each area", func(t *testing.T) {
		table := crisisBoard(t, false)
		cube(t, table, Germany, "denmark")
		cube(t, table, UK, "norway", "sweden")
		put(t, table, UK, "norway", "tactical")
		p, _ := play(t, table, &crisis{}, "6 4", "1 1 1", "1 1")
		if d := asked(t, p, "retreat"); powerAt(d.Seat) != UK {
			t.Errorf("%s retreats, want %v", powerAt(d.Seat), UK)
		}
		reply(t, p, p.Open()[0].Legal[0].Words(), "6 1")
		if len(table.unitsAt(at(t, "norway"))) != 0 {
			t.Errorf("the air force is still in Norway: got %v, want 0", len(table.unitsAt(at(t, "norway"))))
		}
		if table.controller(at(t, "denmark")) != NoPower || table.controller(at(t, "norway")) != NoPower || table.controller(at(t, "sweden")) != UK {
			t.Errorf("Denmark and Norway are lost, Sweden is not: got %v, %v, %v; want no power, no power and %v", table.controller(at(t, "denmark")), table.controller(at(t, "norway")), table.controller(at(t, "sweden")), UK)
		}
	})
	t.Run("P6-3 the Balkans", func(t *testing.T) { checkLoosenControl(t, false, "6 3", "rumania", "turkey", "yugoslavia") })
	t.Run("P6-2 the Little Entente", func(t *testing.T) { checkLoosenControl(t, false, "6 2", "czechoslovakia", "rumania", "yugoslavia") })
	t.Run("P6-1 Poland", func(t *testing.T) { checkLoosenControl(t, false, "6 1", "poland") })
	t.Run("P6-1 nobody in Poland: rolled anew, once", func(t *testing.T) {
		if seen := resolveCrisis(t, crisisBoard(t, false), "6 1", "6 1"); saw(seen, "crisis", NoPower) != 2 {
			t.Errorf("events: %v; got %v, want 2", seen, saw(seen, "crisis", NoPower))
		}
	})
	t.Run("P6-4 it stands though every check is passed", func(t *testing.T) {
		table := crisisBoard(t, false)
		cube(t, table, Germany, "denmark")
		if seen := resolveCrisis(t, table, "6 4", "6 1 1"); saw(seen, "crisis-reroll", NoPower) != 0 {
			t.Errorf("rerolled: got %v, want 0", saw(seen, "crisis-reroll", NoPower))
		}
	})
	t.Run("P5-5 Democracies check for a flag", func(t *testing.T) {
		table := crisisBoard(t, false)
		seen := resolveCrisis(t, table, "5 5", "5 1", "cup:flag/uk", "1 1", "1")
		if saw(seen, "gain", UK) != 1 || saw(seen, "gain", France) != 0 || saw(seen, "gain", Germany) != 0 {
			t.Errorf("events: %v; got %v, %v, %v; want 1, 0 and 0", seen, saw(seen, "gain", UK), saw(seen, "gain", France), saw(seen, "gain", Germany))
		}
	})
	t.Run("P5-4 China is not on this map", func(t *testing.T) {
		if seen := resolveCrisis(t, crisisBoard(t, false), "5 4", "6 6"); saw(seen, "crisis-reroll", NoPower) != 1 {
			t.Errorf("events: %v; got %v, want 1", seen, saw(seen, "crisis-reroll", NoPower))
		}
	})
	t.Run("P5-3 Japan", func(t *testing.T) { checkReduces(t, "5 3", Japan) })
	t.Run("P5-3 an absent Japan is left out", func(t *testing.T) {
		table := newTable(t)
		table.move(Neutral, Crisis, Track, Hand)
		finish(t, table, &crisis{}, "5 3", "6 6")
		if table.Powers[Japan].Reduced {
			t.Error("Japan is not in play: Powers[Japan].Reduced = true, want false")
		}
	})
	t.Run("P5-2 Germany", func(t *testing.T) { checkReduces(t, "5 2", Germany) })
	t.Run("P5-1 Italy's reserve", func(t *testing.T) {
		table := crisisBoard(t, false)
		give(t, table, Italy, Reserve, Flag, 1)
		free := table.count(Italy, Available, Flag)
		resolveCrisis(t, table, "5 1")
		if table.reserve(Italy) != NoKind || table.count(Italy, Available, Flag) != free+1 {
			t.Errorf("Italy keeps it: got %v, %v; want no kind and %v", table.reserve(Italy), table.count(Italy, Available, Flag), free+1)
		}
		if seen := resolveCrisis(t, crisisBoard(t, false), "5 1", "6 6"); saw(seen, "crisis-reroll", NoPower) != 1 {
			t.Errorf("not rerolled though there is no reserve: got %v, want 1", saw(seen, "crisis-reroll", NoPower))
		}
	})
	t.Run("P4-4 Germany picks among those of least resistance", func(t *testing.T) {
		table := crisisBoard(t, false)
		cube(t, table, France, "poland", "hungary")
		cube(t, table, Germany, "austria")
		cube(t, table, UK, "ireland", "portugal") // of no resistance, or none of Germany's business
		if table.resistance(at(t, "portugal")) != 0 {
			t.Fatalf("Portugal resists: got %v, want 0", table.resistance(at(t, "portugal")))
		}
		p, _ := play(t, table, &crisis{}, "4 4")
		d := asked(t, p, "putsch")
		if got := inWords(d.Legal); powerAt(d.Seat) != Germany || !slices.Equal(got, []string{"putsch:area/austria", "putsch:area/hungary"}) {
			t.Fatalf("legal: %v; got %v, %v; want %v and %v", got, powerAt(d.Seat), got, Germany, []string{"putsch:area/austria", "putsch:area/hungary"})
		}
		reply(t, p, "putsch:area/hungary")
		if table.controller(at(t, "hungary")) != NoPower {
			t.Errorf("the French cube in Hungary stays: got %v, want no power", table.controller(at(t, "hungary")))
		}
	})
	t.Run("P4-3 the United Kingdom", func(t *testing.T) { checkReduces(t, "4 3", UK) })
	t.Run("P4-2 the United States", func(t *testing.T) { checkReduces(t, "4 2", US) })
	t.Run("P4-1 the Soviet Union", func(t *testing.T) { checkReduces(t, "4 1", USSR) })
	t.Run("P3-3 the next counter is lost", func(t *testing.T) { checkSetback(t, false, "3 3") })
	t.Run("P3-3 twice in one crisis: the second is rolled anew, since one counter is lost once", func(t *testing.T) {
		table := crisisBoard(t, false)
		seen := resolveCrisis(t, table, "1 1", "3 3", "3 3", "6 6")
		if saw(seen, "crisis-reroll", NoPower) != 1 || !table.Setback {
			t.Errorf("%v: got %v, Setback %v; want 1 and true", seen, saw(seen, "crisis-reroll", NoPower), table.Setback)
		}
	})
	t.Run("P3-2 the list of civil wars", func(t *testing.T) {
		for die, slug := range map[string]string{"6 6": "spain", "5 1": "austria", "4 2": "greece", "2 2": "czechoslovakia", "1 1": "benelux"} {
			table := crisisBoard(t, false)
			resolveCrisis(t, table, "3 2", die)
			if !table.Areas[at(t, slug)].CivilWar {
				t.Errorf("%s does not burn at %s: Areas[at(slug)].CivilWar = false, want true", slug, die)
			}
		}
	})
	t.Run("P3-2 a three rolls on the revolts of W4-4", func(t *testing.T) {
		table := crisisBoard(t, false)
		resolveCrisis(t, table, "3 2", "3 1", "2 1", "pass")
		if a := at(t, "egypt"); !table.Areas[a].CivilWar || table.Areas[a].Owner != Neutral {
			t.Errorf("Egypt does not rise: got Areas[a].CivilWar %v, %v; want true and %v", table.Areas[a].CivilWar, table.Areas[a].Owner, Neutral)
		}
	})
	t.Run("P3-1 the other list, and a three rolls on W3-3", func(t *testing.T) {
		table := crisisBoard(t, false)
		resolveCrisis(t, table, "3 1", "5 5")
		if !table.Areas[at(t, "yugoslavia")].CivilWar {
			t.Error("Yugoslavia does not burn: Areas[yugoslavia].CivilWar = false, want true")
		}
		table = crisisBoard(t, false)
		resolveCrisis(t, table, "3 1", "3 3", "3 1", "pass")
		if !table.Areas[at(t, "libya")].CivilWar {
			t.Error("Libya does not rise: Areas[libya].CivilWar = false, want true")
		}
	})
	t.Run("P2-2 Democracies from rearmament on are tested", func(t *testing.T) {
		table := crisisBoard(t, false)
		commit(table, Civilian, US)
		seen := resolveCrisis(t, table, "2 2", "5 1", "1")
		if saw(seen, "check-passed", UK) != 1 || table.Powers[France].Stability != Wavering || saw(seen, "check-passed", US) != 0 {
			t.Errorf("events: %v; got %v, %v, %v; want 1, %v and 0", seen, saw(seen, "check-passed", UK), table.Powers[France].Stability, saw(seen, "check-passed", US), Wavering)
		}
	})
	t.Run("P2-1 the pairs of powers", func(t *testing.T) {
		for die, pair := range map[string][2]Power{"6 6": {Japan, USSR}, "5 1": {Italy, France}, "4 1": {Japan, US},
			"3 2": {Germany, France}, "2 1": {Italy, UK}, "1 1": {Germany, USSR}} {
			table := crisisBoard(t, false)
			table.Phase = EndPhase
			table.Turn = Turn1937
			resolveCrisis(t, table, "2 1", die)
			for _, p := range AllPowers.List() {
				if want := b2i(p == pair[0] || p == pair[1]); flags(table, p, Holding) != want {
					t.Errorf("%s: %s has %d flags, want %v", die, p, flags(table, p, Holding), want)
				}
			}
		}
	})
	t.Run("P2-1 two absent powers: rolled anew", func(t *testing.T) {
		table := newTable(t)
		table.Phase = ActionPhase
		table.move(Neutral, Crisis, Track, Hand)
		if seen := finish(t, table, &crisis{}, "2 1", "6 6", "6 6"); saw(seen, "crisis-reroll", NoPower) != 1 {
			t.Errorf("events: %v; got %v, want 1", seen, saw(seen, "crisis-reroll", NoPower))
		}
	})
	t.Run("P1-1 after a reroll each of the two may still be rolled anew once", func(t *testing.T) {
		table := crisisBoard(t, false)
		seen := resolveCrisis(t, table, "6 1", "1 1", "6 1", "5 3", "6 1", "5 2")
		if !table.Powers[Japan].Reduced || !table.Powers[Germany].Reduced || saw(seen, "crisis-reroll", NoPower) != 3 {
			t.Errorf("events: %v; got Powers[Japan].Reduced %v, Powers[Germany].Reduced %v, %v; want true, true and 3", seen, table.Powers[Japan].Reduced, table.Powers[Germany].Reduced, saw(seen, "crisis-reroll", NoPower))
		}
	})
	t.Run("P1-1 two results, and no further 1-1", func(t *testing.T) {
		table := crisisBoard(t, false)
		seen := resolveCrisis(t, table, "1 1", "5 3", "1 1", "5 2")
		if !table.Powers[Japan].Reduced || !table.Powers[Germany].Reduced {
			t.Errorf("events: %v; got Powers[Japan].Reduced %v, Powers[Germany].Reduced %v; want true and true", seen, table.Powers[Japan].Reduced, table.Powers[Germany].Reduced)
		}
	})
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
