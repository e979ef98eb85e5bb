package cataclysm

import (
	"slices"
	"testing"

	"interbellum/engine"
)

func TestAdministration(t *testing.T) {
	t.Run("3.2 the turn track, flags, production and disposition follow one another", func(t *testing.T) {
		table := newTable(t)
		table.Markers = table.Markers.Without(StatusQuo)
		pos, seen := play(t, table, &administration{})
		for n := 0; len(pos.Open()) > 0 && n < 500; n++ {
			d := pos.Open()[0]
			more, err := pos.Apply(d.Answer(pos.Seq(), d.Legal[0], ""))
			if err != nil {
				t.Fatal(err)
			}
			seen = append(seen, more...)
		}
		last := map[string]int{}
		first := map[string]int{}
		for i, e := range seen {
			last[e.Kind] = i
			if _, found := first[e.Kind]; !found {
				first[e.Kind] = i
			}
		}
		steps := []string{"distribute", "gain", "collect", "into-cup"}
		for i := 1; i < len(steps); i++ {
			if first[steps[i]] == 0 || last[steps[i-1]] > first[steps[i]] {
				t.Errorf("%s begins at %d, %s ends at %d, want anything but 0 and at most %v", steps[i], first[steps[i]], steps[i-1], last[steps[i-1]], first[steps[i]])
			}
		}
	})
	t.Run("3.2.1 the turn track is distributed", func(t *testing.T) {
		table := newTable(t)
		table.move(France, Fleet, Available, Track)
		table.distribute()
		if table.count(Neutral, Cup, Crisis) != 4 || table.count(Neutral, Cup, CivilWarResolution) != 1 ||
			table.ownInCup(France) != 1 || table.inCup() != 9 {
			t.Errorf("%d counters in the cup: got %v, %v, %v, %v; want 4, 1, 1 and 9", table.inCup(), table.count(Neutral, Cup, Crisis), table.count(Neutral, Cup, CivilWarResolution), table.ownInCup(France), table.inCup())
		}
		if table.count(France, Holding, Fleet) != 1 {
			t.Errorf("the fleet on the turn track is not in the holding box: got %v, want 1", table.count(France, Holding, Fleet))
		}
	})
	t.Run("3.2.3 powers produce in increasing effectiveness order", func(t *testing.T) {
		table := newTable(t)
		table.Markers = table.Markers.Without(StatusQuo)
		order := []Power{France, Italy, UK, Germany}
		if got := table.increasing(table.activePowers()); !slices.Equal(got, order) {
			t.Errorf("the order is %v, want %v", got, order)
		}
		p, _ := play(t, table, &administration{}, "take:flag/italy")
		for _, want := range order {
			if got := powerAt(asked(t, p, "convert-offensives").Seat); got != want {
				t.Errorf("%s produces instead of %s", got, want)
			}
			for p.Open()[0].Kind == "convert-offensives" && powerAt(p.Open()[0].Seat) == want || p.Open()[0].Kind == "convert-builds" || p.Open()[0].Kind == "collect-limited" {
				reply(t, p, "pass")
			}
		}
	})
	t.Run("3.2.4 one counter may be kept, resources go home, the rest is in the cup", func(t *testing.T) {
		table := newTable(t)
		give(t, table, UK, Holding, Flag, 1)
		give(t, table, UK, Holding, Offensive, 3)
		table.flip(UK, Holding, Offensive, Resource)
		before := table.count(UK, Available, Offensive)
		p, _ := play(t, table, &disposition{Power: UK})
		if got := inWords(asked(t, p, "disposition").Legal); !slices.Equal(got, []string{"pass", "reserve:flag/uk", "reserve:offensive/uk", "reserve:resource/uk"}) {
			t.Fatalf("legal: %v, want %v", got, []string{"pass", "reserve:flag/uk", "reserve:offensive/uk", "reserve:resource/uk"})
		}
		reply(t, p, "reserve:offensive/uk")
		if table.reserve(UK) != Offensive || table.count(UK, Cup, Flag) != 1 || table.count(UK, Cup, Offensive) != 1 ||
			table.count(UK, Available, Offensive) != before+1 || table.count(UK, Cup, Resource) != 0 {
			t.Errorf("boxes: %v; got %v, %v, %v, %v, %v; want %v, 1, 1, %v and 0",
				table.Boxes[UK], table.reserve(UK), table.count(UK, Cup, Flag), table.count(UK, Cup, Offensive), table.count(UK, Available, Offensive), table.count(UK, Cup, Resource), Offensive, before+1)
		}
	})
	t.Run("3.2.4 a resource kept in reserve serves next turn", func(t *testing.T) {
		table := newTable(t)
		give(t, table, UK, Holding, Offensive, 1)
		table.flip(UK, Holding, Offensive, Resource)
		finish(t, table, &disposition{Power: UK}, "reserve:resource/uk")
		table.clearCup()
		p, _ := play(t, table, &production{Power: UK, Step: offensivesPart})
		if got := inWords(asked(t, p, "convert-offensives").Legal); !slices.Equal(got, []string{"offensives#1", "pass"}) {
			t.Errorf("legal: %v, want %v", got, []string{"offensives#1", "pass"})
		}
	})
}

func TestGainFlags(t *testing.T) {
	gained := func(t *testing.T, table *Table, p Power, script ...string) int {
		t.Helper()
		finish(t, table, &gainFlags{Power: p}, script...)
		return flags(table, p, Holding)
	}
	t.Run("3.2.2 one flag each", func(t *testing.T) {
		table := europe(t)
		table.Phase = AdministrationPhase
		for _, p := range []Power{France, Japan, UK, US, USSR} {
			if n := gained(t, table, p); n != 1 {
				t.Errorf("%s gains %d, want 1", p, n)
			}
		}
	})
	t.Run("12.1.1 Germany gains two until it collapses", func(t *testing.T) {
		if n := gained(t, newTable(t), Germany); n != 2 {
			t.Errorf("%d flags, want 2", n)
		}
		table := newTable(t)
		table.CollapsedBefore = SetOf(Germany)
		if n := gained(t, table, Germany); n != 1 {
			t.Errorf("%d flags after a collapse, want 1", n)
		}
	})
	t.Run("3.2.2 Italy may choose Il Duce", func(t *testing.T) {
		table := newTable(t)
		gained(t, table, Italy, "take:il-duce/italy")
		if table.count(Italy, Holding, IlDuce) != 1 || table.count(Italy, Holding, Flag) != 0 {
			t.Errorf("Il Duce is not in the holding box: got %v, %v; want 1 and 0", table.count(Italy, Holding, IlDuce), table.count(Italy, Holding, Flag))
		}
	})
	t.Run("12.2 under the Status Quo a Democracy's flag costs a stability test", func(t *testing.T) {
		table := newTable(t)
		if n := gained(t, table, France, "pass"); n != 0 {
			t.Errorf("%d flags without a test, want 0", n)
		}
		if n := gained(t, table, France, "gain 2"); n != 1 || table.Powers[France].Stability != Unstable {
			t.Errorf("%d flags, and France is %s, want 1 and %v", n, table.Powers[France].Stability, Unstable)
		}
		if n := gained(t, table, UK, "gain 5 1"); n != 1 || table.Powers[UK].Stability != Steady {
			t.Errorf("%d flags, and the United Kingdom is %s, want 1 and %v", n, table.Powers[UK].Stability, Steady)
		}
	})
	t.Run("12.2 under the Status Quo the United States gain none", func(t *testing.T) {
		table := europe(t)
		table.Phase, table.Markers = AdministrationPhase, table.Markers.With(StatusQuo)
		if n := gained(t, table, US); n != 0 {
			t.Errorf("%d flags, want 0", n)
		}
	})
	t.Run("12.3 a Soviet Union that reforms its army pays with a test", func(t *testing.T) {
		table := europe(t)
		table.Phase, table.Powers[USSR].Posture = AdministrationPhase, MilitaryReforms
		if n := gained(t, table, USSR, "gain 1 2 3"); n != 1 || table.Powers[USSR].Stability != Wavering {
			t.Errorf("%d flags, %s, want 1 and %v", n, table.Powers[USSR].Stability, Wavering)
		}
	})
	t.Run("5.2.2 a flag that is not there is forfeit", func(t *testing.T) {
		table := newTable(t)
		give(t, table, Germany, Cup, Flag, 3)
		if n := gained(t, table, Germany); n != 1 {
			t.Errorf("%d flags of one that is left, want 1", n)
		}
	})
}

func TestProduction(t *testing.T) {
	collected := func(t *testing.T, table *Table, p Power) (total, industrial int) {
		t.Helper()
		s := &production{Power: p}
		seen := s.collect(table)
		return saw(seen, "collect", p), int(s.Industrial)
	}
	t.Run("12.1.1 the demilitarized Ruhr gives Germany nothing", func(t *testing.T) {
		for _, marker := range []bool{false, true} {
			table := europe(t)
			want := 2
			if marker {
				table.Markers, want = table.Markers.With(RhinelandDemilitarized), 1
			}
			if total, industrial := collected(t, table, Germany); total != want || industrial != want {
				t.Errorf("marker %v: %d resources, %d industrial, want %v and %v", marker, total, industrial, want, want)
			}
		}
	})
	t.Run("4.4.2 nothing comes from where no line of communications reaches", func(t *testing.T) {
		table := newTable(t)
		table.Markers = table.Markers.Without(StatusQuo)
		before, _ := collected(t, table, UK)
		table = newTable(t)
		table.Markers = table.Markers.Without(StatusQuo)
		war(table, SetOf(Italy), SetOf(UK))
		for _, sea := range []string{"north-sea", "western-approaches"} {
			put(t, table, Italy, sea, "surface")
		}
		put(t, table, Italy, "norwegian-sea", "submarine")
		after, _ := collected(t, table, UK)
		if before < 3 || after != 1 {
			t.Errorf("%d resources, and %d with London cut off, want at least 3 and 1", before, after)
		}
	})
	t.Run("12.2 under the Status Quo Democracies collect at home only", func(t *testing.T) {
		table := newTable(t)
		total, industrial := collected(t, table, UK)
		if total != 2 || industrial != 1 {
			t.Errorf("%d resources, %d of them industrial: London and Canada, want 2 and 1", total, industrial)
		}
		table = newTable(t)
		table.Markers = table.Markers.Without(StatusQuo)
		if more, _ := collected(t, table, UK); more <= total {
			t.Errorf("%d resources without the Status Quo, want more than %v", more, total)
		}
	})
	t.Run("4.8 damage stops a resource and is repaired after production", func(t *testing.T) {
		table := newTable(t)
		table.Areas[at(t, "berlin")].Damaged = 1
		total, _ := collected(t, table, Germany)
		if total != 1 {
			t.Errorf("%d resources with Berlin in ruins, want 1", total)
		}
		table = newTable(t)
		table.Areas[at(t, "berlin")].Damaged = 1
		table.Areas[at(t, "london")].Damaged = 1
		finish(t, table, &production{Power: Germany}, "pass pass pass")
		if table.Areas[at(t, "berlin")].Damaged != 0 || table.Areas[at(t, "london")].Damaged == 0 {
			t.Errorf("Germany's production repairs Germany, and nobody else: got %v, %v; want 0 and anything but 0",
				table.Areas[at(t, "berlin")].Damaged, table.Areas[at(t, "london")].Damaged)
		}
	})
	t.Run("4.4.2 what markers do not suffice for is lost, industrial ones come first", func(t *testing.T) {
		table := newTable(t)
		give(t, table, France, Cup, Offensive, table.count(France, Available, Offensive)-1)
		s := &production{Power: France}
		seen := s.collect(table)
		if saw(seen, "collect", France) != 1 || s.Industrial != 1 || saw(seen, "resource-lost", France) != 1 {
			t.Errorf("events: %v; got %v, %v, %v; want 1, 1 and 1", seen, saw(seen, "collect", France), s.Industrial, saw(seen, "resource-lost", France))
		}
	})
	t.Run("4.4 a limited resource may wait", func(t *testing.T) {
		table := newTable(t)
		finish(t, table, &production{Power: Italy}, "pass pass pass")
		if !table.Areas[at(t, "rome")].Limited {
			t.Error("it is gone though nobody has taken it: Areas[rome].Limited = false, want true")
		}
	})
	t.Run("2.3.9 a limited resource makes no production site", func(t *testing.T) {
		table := newTable(t)
		if table.productionSite(Italy, at(t, "rome")) || !table.productionSite(Italy, at(t, "lombardy")) {
			t.Errorf("Rome is none, Lombardy is one: got productionSite(Italy, rome) %v, productionSite(Italy, lombardy) %v; want false and true", table.productionSite(Italy, at(t, "rome")), table.productionSite(Italy, at(t, "lombardy")))
		}
		cube(t, table, Germany, "paris")
		if table.productionSite(Germany, at(t, "paris")) || table.productionSite(France, at(t, "paris")) {
			t.Errorf("a conquered Paris is nobody's: got productionSite(Germany, paris) %v, productionSite(France, paris) %v; want false and false", table.productionSite(Germany, at(t, "paris")), table.productionSite(France, at(t, "paris")))
		}
	})
	t.Run("4.5 conversion rates of the five levels", func(t *testing.T) {
		for _, x := range []struct {
			level Commitment
			want  int8
		}{{Civilian, 1}, {Rearmament, 2}, {Mobilization, 4}, {TotalWar, 6}, {Exhaustion, 4}} {
			table := newTable(t)
			commit(table, x.level, Germany)
			give(t, table, Germany, Holding, Offensive, 2)
			table.flip(Germany, Holding, Offensive, Resource)
			table.flip(Germany, Holding, Offensive, Resource)
			s := &production{Power: Germany, Step: buildsPart}
			s.toBuilds(table, 2)
			if s.Builds != x.want {
				t.Errorf("%s: two resources make %d builds, want %v", x.level, s.Builds, x.want)
			}
		}
	})
	t.Run("4.6 prices, and what waits on the turn track", func(t *testing.T) {
		table := newTable(t)
		pool(t, table, Germany, "surface")
		s := &production{Power: Germany, Step: constructPart, Builds: 7}
		finish(t, table, s, "construct:fleet/germany construct:fortress/germany construct:submarine/germany construct:tank-upgrade/germany construct:army/germany")
		if s.Builds != 0 {
			t.Errorf("%d builds left, want 0", s.Builds)
		}
		if table.count(Germany, Track, Fleet) != 1 || table.count(Germany, Track, Fortress) != 1 || table.count(Germany, Holding, Submarine) != 1 ||
			table.count(Germany, Holding, TankUpgrade) != 1 || table.count(Germany, Holding, Army) != 1 {
			t.Errorf("boxes: %v; got %v, %v, %v, %v, %v; want 1, 1, 1, 1 and 1",
				table.Boxes[Germany], table.count(Germany, Track, Fleet), table.count(Germany, Track, Fortress), table.count(Germany, Holding, Submarine), table.count(Germany, Holding, TankUpgrade), table.count(Germany, Holding, Army))
		}
	})
	t.Run("12.1.2 a Dreadnought Refit saves one build, once", func(t *testing.T) {
		table := newTable(t)
		pool(t, table, Italy, "surface")
		s := &production{Power: Italy, Step: constructPart, Builds: 2}
		p, _ := play(t, table, s, "refit:fleet/italy")
		if s.Builds != 1 || table.Powers[Italy].Refit || table.count(Italy, Track, Fleet) != 1 {
			t.Errorf("%d builds left: got %v, Powers[Italy].Refit %v, %v; want 1, false and 1", s.Builds, s.Builds, table.Powers[Italy].Refit, table.count(Italy, Track, Fleet))
		}
		if d := asked(t, p, "construct"); d.Allows(engine.Choice{Verb: "refit", On: "fleet/italy"}) {
			t.Error("it is offered again: d.Allows(engine.Choice{Verb: 'refit', On: 'fleet/italy'}) = true, want false")
		}
	})
	t.Run("12.2.1 France has a Dreadnought Refit, and the United Kingdom has none", func(t *testing.T) {
		table := newTable(t)
		pool(t, table, UK, "surface")
		for p, want := range map[Power]bool{France: true, UK: false} {
			s := &production{Power: p, Step: constructPart, Builds: 1}
			if got := slices.Contains(inWords(s.constructions(table)), string("refit:"+counterRef(p, Fleet))); got != want {
				t.Errorf("%s: %v, want %v", p, got, want)
			}
		}
	})
	t.Run("4.2 markers spent on builds come back as war offensives", func(t *testing.T) {
		table := newTable(t)
		war(table, SetOf(Germany), SetOf(France))
		give(t, table, Germany, Cup, Offensive, table.count(Germany, Available, Offensive)-2)
		finish(t, table, &production{Power: Germany}, "pass builds#2 construct:army/germany done")
		if n := table.count(Germany, Holding, Offensive); n != 2 {
			t.Errorf("%d war offensives for Berlin and the Ruhr, want 2", n)
		}
	})
	t.Run("4.7 war offensives for belligerents only, as far as markers go", func(t *testing.T) {
		table := newTable(t)
		table.warOffensives(Germany, 2)
		if table.count(Germany, Holding, Offensive) != 0 {
			t.Errorf("Germany is at peace: got %v, want 0", table.count(Germany, Holding, Offensive))
		}
		war(table, SetOf(Germany), SetOf(France))
		give(t, table, Germany, Cup, Offensive, table.count(Germany, Available, Offensive)-1)
		table.warOffensives(Germany, 2)
		if table.count(Germany, Holding, Offensive) != 1 {
			t.Errorf("%d war offensives of one marker, want 1", table.count(Germany, Holding, Offensive))
		}
	})
}
