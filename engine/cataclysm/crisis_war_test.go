package cataclysm

import (
	"slices"
	"testing"
)

func TestWartimeCrises(t *testing.T) {
	t.Run("W6-6 the ideology that is behind acts without a flag", func(t *testing.T) {
		table := crisisBoard(t, true)
		table.Drawer = Germany // who draws has no part in it
		cube(t, table, Germany, "austria")
		cube(t, table, USSR, "persia")
		p, _ := play(t, table, &crisis{}, "6 6")
		d := asked(t, p, "free-action")
		if table.ideology(powerAt(d.Seat)) != Democracy {
			t.Fatalf("%s is asked: got %v, want %v", powerAt(d.Seat), table.ideology(powerAt(d.Seat)), Democracy)
		}
		free := flags(table, France, Available)
		reply(t, p, "name:power/france diplomacy:area/greece 1")
		if flags(table, France, Available) != free {
			t.Errorf("it cost a flag: got %v, want %v", flags(table, France, Available), free)
		}
	})
	t.Run("3.5 a partner's flag played in a free action bars its ideology from the next interrupt", func(t *testing.T) {
		for die, success := range map[string]bool{"6": true, "1": false} {
			table := crisisBoard(t, true)
			table.LastDrawn = NoIdeology // the crisis marker
			give(t, table, Germany, Reserve, Flag, 1)
			give(t, table, Italy, Reserve, Flag, 1)
			give(t, table, UK, Reserve, Flag, 1)
			p, _ := play(t, table, &flagPlay{Power: Japan, Kind: Flag, Free: true}, "alliance:power/italy accept")
			if asked(t, p, "more-allies"); table.LastDrawn != NoIdeology {
				t.Errorf("got %s last drawn before the reserve is played, want none", table.LastDrawn)
			}
			reply(t, p, "go", die)
			if got := len(table.Alliance[Fascism].List()) > 0; got != success {
				t.Errorf("allied: got %v, want %v", got, success)
			}
			if table.canInterrupt(Germany) || !table.canInterrupt(UK) {
				t.Errorf("after a die of %s: got Germany %v, UK %v, want only the UK to interrupt", die, table.canInterrupt(Germany), table.canInterrupt(UK))
			}
		}
	})
	t.Run("W6-6 a power that could attempt nothing is not named", func(t *testing.T) {
		table := crisisBoard(t, true)
		for a := Area(1); a <= AreaCount; a++ { // no country is left to court, nothing can move
			if pl := a.Place(); table.inPlay(a) && pl.IsCountry() {
				table.Areas[a].CivilWar = true
			}
		}
		table.moveAll(US, Offensive, Available, OutOfGame) // no aid to give
		table.Powers[US].Escalated = true
		table.Markers = table.Markers.With(LendLease)
		if table.canPlayFlag(US, Flag) {
			t.Fatalf("the United States may %v: canPlayFlag(US, Flag) = true, want false", politicalOffers(table, US))
		}
		cube(t, table, Germany, "austria")
		cube(t, table, USSR, "persia")
		p, _ := play(t, table, &crisis{}, "6 6")
		if asked(t, p, "free-action"); offered(p, "name:power/us") || !offered(p, "name:power/france") {
			t.Errorf("%v: got offered(p, 'name:power/us') %v, offered(p, 'name:power/france') %v; want false and true", inWords(p.Open()[0].Legal), offered(p, "name:power/us"), offered(p, "name:power/france"))
		}
	})
	t.Run("W6-6 a tie goes to the last in decreasing order", func(t *testing.T) {
		if side := crisisBoard(t, true).lowestIdeology(); side != Democracy {
			t.Errorf("got %s, want %v", side, Democracy)
		}
	})
	t.Run("W6-5 the first Fascist to pass takes the country", func(t *testing.T) {
		for die, slug := range map[string]string{"1 1": "finland", "2 1": "iraq", "3 1": "bulgaria", "4 1": "rumania", "5 1": "spain", "6 6": "hungary"} {
			table := crisisBoard(t, true)
			table.Phase = EndPhase
			table.Turn = Turn1937
			seen := resolveCrisis(t, table, "6 5", die, "1 2 3", "5 1")
			if c := table.controller(at(t, slug)); c != Japan {
				t.Errorf("%s is %s's: %v, want %v", slug, c, seen, Japan)
			}
		}
	})
	t.Run("W6-5 a coup that fails is an opportunity for the others", func(t *testing.T) {
		table := crisisBoard(t, true)
		p, _ := play(t, table, &crisis{}, "6 5", "3 1", "1 1 1", "1 1", "1")
		d := asked(t, p, "opportunity")
		if side := table.ideology(powerAt(d.Seat)); side == Fascism {
			t.Errorf("%s may try: got %v, want anything but %v", powerAt(d.Seat), side, Fascism)
		}
	})
	t.Run("W6-5 a garrison stops a coup", func(t *testing.T) {
		table := crisisBoard(t, true)
		put(t, table, France, "rumania", "infantry")
		if seen := resolveCrisis(t, table, "6 5", "4 1", "3 1"); saw(seen, "crisis-reroll", NoPower) != 1 || saw(seen, "coup", NoPower) != 0 {
			t.Errorf("events: %v; got %v, %v; want 1 and 0", seen, saw(seen, "crisis-reroll", NoPower), saw(seen, "coup", NoPower))
		}
	})
	t.Run("W6-4 the Communist list", func(t *testing.T) {
		for die, slug := range map[string]string{"1 1": "spain", "2 1": "persia", "3 1": "czechoslovakia", "4 1": "bulgaria", "5 1": "greece", "6 6": "yugoslavia"} {
			table := crisisBoard(t, true)
			table.Phase = EndPhase
			table.Turn = Turn1937
			resolveCrisis(t, table, "6 4", die, "5 1")
			if c := table.controller(at(t, slug)); c != USSR {
				t.Errorf("%s is %s's, want %v", slug, c, USSR)
			}
		}
	})
	t.Run("W6-3 neutrals trim their sails", func(t *testing.T) {
		checkLoosenControl(t, true, "6 3", "bulgaria", "rumania", "turkey", "yugoslavia")
	})
	t.Run("W6-2 northern neutrals", func(t *testing.T) { checkLoosenControl(t, true, "6 2", "denmark", "finland", "norway", "sweden") })
	t.Run("W6-1 partisans rise where the enemy says", func(t *testing.T) {
		table := crisisBoard(t, true)
		war(table, SetOf(Germany), SetOf(UK))
		cube(t, table, Germany, "poland", "greece", "yugoslavia", "austria")
		put(t, table, Germany, "greece", "infantry")
		cube(t, table, Italy, "albania")
		p, _ := play(t, table, &crisis{}, "6 1")
		d := asked(t, p, "partisans")
		if got := inWords(d.Legal); powerAt(d.Seat) != UK || !slices.Equal(got, []string{"rise:area/poland", "rise:area/yugoslavia"}) {
			t.Fatalf("%s chooses from %v, want %v and %v", powerAt(d.Seat), got, UK, []string{"rise:area/poland", "rise:area/yugoslavia"})
		}
		reply(t, p, "rise:area/yugoslavia", "4 4 4")
		if table.controller(at(t, "yugoslavia")) != NoPower || table.controller(at(t, "poland")) != Germany || !p.Over() {
			t.Errorf("Yugoslavia is still German, or Poland is not: got %v, %v, p.Over() %v; want no power, %v and true", table.controller(at(t, "yugoslavia")), table.controller(at(t, "poland")), p.Over(), Germany)
		}
	})
	t.Run("W5-5 belligerents check for a flag", func(t *testing.T) {
		table := crisisBoard(t, true)
		war(table, SetOf(Italy), SetOf(France))
		seen := resolveCrisis(t, table, "5 5", "5", "reserve:flag/italy", "4")
		if saw(seen, "gain", Italy) != 1 || saw(seen, "gain", France) != 0 || saw(seen, "die", Germany) != 0 {
			t.Errorf("events: %v; got %v, %v, %v; want 1, 0 and 0", seen, saw(seen, "gain", Italy), saw(seen, "gain", France), saw(seen, "die", Germany))
		}
	})
	t.Run("W5-4 China is not on this map", func(t *testing.T) {
		if seen := resolveCrisis(t, crisisBoard(t, true), "5 4", "3 1"); saw(seen, "crisis-reroll", NoPower) != 1 {
			t.Errorf("events: %v; got %v, want 1", seen, saw(seen, "crisis-reroll", NoPower))
		}
	})
	t.Run("W5-3 Japan", func(t *testing.T) { checkWarReduces(t, "5 3", Japan) })
	t.Run("W5-2 Germany", func(t *testing.T) { checkWarReduces(t, "5 2", Germany) })
	t.Run("W5-1 Italy is tested", func(t *testing.T) {
		table := crisisBoard(t, true)
		resolveCrisis(t, table, "5 1", "4")
		if table.Powers[Italy].Stability != Wavering {
			t.Errorf("Italy is steady: got %v, want %v", table.Powers[Italy].Stability, Wavering)
		}
	})
	t.Run("W4-4 a colony rises", func(t *testing.T) {
		for die, slug := range map[string]string{"1 1": "jordan", "2 1": "egypt", "3 1": "north-africa", "4 1": "syria", "5 1": "iraq"} {
			table := crisisBoard(t, true)
			resolveCrisis(t, table, "4 4", die, "pass"[:4*b2i(at(t, slug).Place().IsColony())])
			if !table.Areas[at(t, slug)].CivilWar {
				t.Errorf("%s does not rise: Areas[at(slug)].CivilWar = false, want true", slug)
			}
		}
	})
	t.Run("W4-4 what is on the other map passes it on", func(t *testing.T) {
		table := crisisBoard(t, true)
		resolveCrisis(t, table, "4 4", "6 6")
		if !table.Areas[at(t, "iraq")].CivilWar {
			t.Error("India is not in play, Iraq is next: Areas[iraq].CivilWar = false, want true")
		}
	})
	t.Run("W4-3 France's reserve", func(t *testing.T) {
		table := crisisBoard(t, true)
		give(t, table, France, Reserve, Offensive, 1)
		resolveCrisis(t, table, "4 3")
		if table.reserve(France) != NoKind {
			t.Errorf("France keeps it: got %v, want no kind", table.reserve(France))
		}
		if seen := resolveCrisis(t, crisisBoard(t, true), "4 3", "3 1"); saw(seen, "crisis-reroll", NoPower) != 1 {
			t.Errorf("not rerolled though there is no reserve: got %v, want 1", saw(seen, "crisis-reroll", NoPower))
		}
	})
	t.Run("W4-2 the United States", func(t *testing.T) { checkWarReduces(t, "4 2", US) })
	t.Run("W4-1 the Soviet Union", func(t *testing.T) { checkWarReduces(t, "4 1", USSR) })
	t.Run("W3-3 on the European map only Libya is left", func(t *testing.T) {
		table := crisisBoard(t, true)
		resolveCrisis(t, table, "3 3", "6 5", "pass")
		if !table.Areas[at(t, "libya")].CivilWar {
			t.Error("Libya does not rise: Areas[libya].CivilWar = false, want true")
		}
		table = crisisBoard(t, true)
		if seen := resolveCrisis(t, table, "3 3", "2 2", "3 1"); saw(seen, "crisis-reroll", NoPower) != 1 {
			t.Errorf("below Libya nothing is in play, and it is rolled anew: got %v, want 1", saw(seen, "crisis-reroll", NoPower))
		}
	})
	t.Run("W3-3 the whole list, with both maps in play", func(t *testing.T) {
		for die, slug := range map[string]string{"1 1": "korea", "2 1": "malaya", "3 1": "libya", "4 1": "philippines", "5 1": "burma", "6 6": "indochina"} {
			table := withoutFlags(world(t))
			table.Status, table.Drawer = LimitedWar, UK
			table.moveAll(Neutral, Crisis, Track, Cup)
			table.move(Neutral, Crisis, Cup, Hand)
			p, _ := play(t, table, &crisis{}, "3 3", die)
			for !p.Over() { // the test of who has lost the area, and the aid that it may leave
				reply(t, p, p.Open()[0].Legal[len(p.Open()[0].Legal)-1].Words())
			}
			if !table.Areas[at(t, slug)].CivilWar {
				t.Errorf("%s: %s does not rise: Areas[at(slug)].CivilWar = false, want true", die, slug)
			}
		}
	})
	t.Run("W3-2 the United Kingdom", func(t *testing.T) { checkWarReduces(t, "3 2", UK) })
	t.Run("W3-1 the next counter is lost", func(t *testing.T) { checkSetback(t, true, "3 1") })
	t.Run("W2-2 total war and exhaustion are tested", func(t *testing.T) {
		table := crisisBoard(t, true)
		commit(table, TotalWar, UK)
		commit(table, Exhaustion, Italy)
		resolveCrisis(t, table, "2 2", "1 1", "1")
		for _, p := range AllPowers.List() {
			want := Steady
			if p == UK || p == Italy {
				want = Wavering
			}
			if got := table.Powers[p].Stability; got != want {
				t.Errorf("%s is %s, want %v", p, got, want)
			}
		}
	})
	t.Run("W2-1 of two enemies only the one that is behind gains", func(t *testing.T) {
		table := crisisBoard(t, true)
		table.Phase = EndPhase
		table.Turn = Turn1937
		war(table, SetOf(Germany), SetOf(USSR))
		cube(t, table, Germany, "poland")
		resolveCrisis(t, table, "2 1", "3 1")
		if flags(table, USSR, Holding) != 1 || flags(table, Germany, Holding) != 0 {
			t.Errorf("USSR %d, Germany %d, want 1 and 0", flags(table, USSR, Holding), flags(table, Germany, Holding))
		}
	})
	t.Run("W1-1 two wartime results", func(t *testing.T) {
		table := crisisBoard(t, true)
		resolveCrisis(t, table, "1 1", "3 2", "4 1")
		if !table.Powers[UK].Reduced || !table.Powers[USSR].Reduced {
			t.Errorf("the United Kingdom and the Soviet Union should be reduced: got Powers[UK].Reduced %v, Powers[USSR].Reduced %v; want true and true", table.Powers[UK].Reduced, table.Powers[USSR].Reduced)
		}
	})
	t.Run("5.6.3 the wartime table is used at limited and global war", func(t *testing.T) {
		table := crisisBoard(t, false)
		for s, want := range map[WarStatus]CrisisTable{NoWar: Peacetime, LimitedWar: Wartime, GlobalWar: Wartime} {
			if table.Status = s; table.crisisTable() != want {
				t.Errorf("%s: %s, want %v", s, table.crisisTable(), want)
			}
		}
	})
}

// checkWarReduces tests a wartime row that lowers one power's effectiveness.
func checkWarReduces(t *testing.T, dice string, p Power) {
	t.Helper()
	table := crisisBoard(t, true)
	resolveCrisis(t, table, dice)
	if !table.Powers[p].Reduced {
		t.Errorf("%s is not reduced: Powers[p].Reduced = false, want true", p)
	}
	table = crisisBoard(t, true)
	table.Powers[p].Reduced = true
	if seen := resolveCrisis(t, table, dice, "3 1"); saw(seen, "crisis-reroll", NoPower) != 1 {
		t.Errorf("not rerolled: got %v, want 1", saw(seen, "crisis-reroll", NoPower))
	}
}
