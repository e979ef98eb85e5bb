package cataclysm

import (
	"slices"
	"testing"
)

func TestOffensive(t *testing.T) {
	left := func(t *testing.T, c Commitment) int {
		t.Helper()
		table := europe(t)
		commit(table, c, Germany)
		put(t, table, Germany, "berlin", "infantry")
		p := begin(t, table, &offensive{Power: Germany})
		return asked(t, p, "military-action").Left + 1
	}
	t.Run("8.1 the commitment says how many actions an offensive brings", func(t *testing.T) {
		for c, want := range map[Commitment]int{Rearmament: 1, Mobilization: 2, TotalWar: 3, Exhaustion: 2, Civilian: 1} {
			if got := left(t, c); got != want {
				t.Errorf("%s: %d actions, want %v", c, got, want)
			}
		}
	})
	t.Run("4.1 at civilian commitment one offensive is drawn and one comes from reserve", func(t *testing.T) {
		table := europe(t)
		commit(table, Civilian, France)
		put(t, table, France, "paris", "infantry")
		if table.canPlayOffensive(France, Cup) {
			t.Error("with an empty reserve: canPlayOffensive(France, Cup) = true, want false")
		}
		give(t, table, France, Reserve, Offensive, 1)
		if !table.canPlayOffensive(France, Cup) || table.canPlayOffensive(France, Reserve) {
			t.Errorf("the drawn one needs the other in reserve: got canPlayOffensive(France, Cup) %v, canPlayOffensive(France, Reserve) %v; want true and false", table.canPlayOffensive(France, Cup), table.canPlayOffensive(France, Reserve))
		}
		commit(table, Rearmament, France)
		if !table.canPlayOffensive(France, Reserve) {
			t.Error("at rearmament one is enough: canPlayOffensive(France, Reserve) = false, want true")
		}
	})
	t.Run("12.3 no offensives under collective security", func(t *testing.T) {
		table := europe(t)
		put(t, table, USSR, "moscow", "infantry")
		if table.canPlayOffensive(USSR, Cup) {
			t.Error("played: canPlayOffensive(USSR, Cup) = true, want false")
		}
		table.Powers[USSR].Posture = PoliticalPurges
		if !table.canPlayOffensive(USSR, Cup) {
			t.Error("not played: canPlayOffensive(USSR, Cup) = false, want true")
		}
	})
	t.Run("8.1 actions may be forfeited", func(t *testing.T) {
		table := europe(t)
		commit(table, TotalWar, Germany)
		put(t, table, Germany, "berlin", "infantry")
		seen := finish(t, table, &offensive{Power: Germany}, "done")
		if saw(seen, "forfeit-actions", Germany) != 1 {
			t.Errorf("%v: got %v, want 1", seen, saw(seen, "forfeit-actions", Germany))
		}
	})
	t.Run("8.0 actions are spent one after the other", func(t *testing.T) {
		table := europe(t)
		commit(table, TotalWar, Germany)
		put(t, table, Germany, "berlin", "infantry")
		p := begin(t, table, &offensive{Power: Germany})
		for want := 2; want >= 0; want-- {
			if d := asked(t, p, "military-action"); d.Left != want {
				t.Errorf("%d left, not %d", d.Left, want)
			}
			answer(t, p, "deploy")
			answer(t, p, "done")
		}
		if !p.Over() {
			t.Error("a fourth action: p.Over() = false, want true")
		}
	})
	t.Run("9.1 what an ally's refusal has called off may be tried again after another action", func(t *testing.T) {
		table := atWar(t, France, Germany, Italy)
		ally(table, Germany, Italy)
		pool(t, table, Germany, "infantry")
		put(t, table, Germany, "ruhr", "tactical")
		put(t, table, Italy, "ruhr", "strategic")
		p := begin(t, table, &militaryActions{Power: Germany, Left: 3})
		answer(t, p, "bomb:area/lorraine")
		reply(t, p, "activate:unit/italy-air-force-1 refuse")
		if asked(t, p, "military-action"); offered(p, "bomb:area/lorraine") {
			t.Error("at once again: offered(p, 'bomb:area/lorraine') = true, want false")
		}
		answer(t, p, "build:army/germany#1")
		if asked(t, p, "military-action"); !offered(p, "bomb:area/lorraine") {
			t.Error("never again: offered(p, 'bomb:area/lorraine') = false, want true")
		}
	})
	t.Run("8.4.2 who deploys is marked until the offensive ends", func(t *testing.T) {
		table := europe(t)
		commit(table, Mobilization, Germany)
		cube(t, table, Germany, "poland")
		war(table, SetOf(Germany), SetOf(USSR))
		put(t, table, Germany, "berlin", "infantry", "tactical")
		p := begin(t, table, &offensive{Power: Germany})
		answer(t, p, "deploy")
		answer(t, p, "deploy:unit/germany-army-1")
		answer(t, p, "to:area/poland")
		answer(t, p, "deploy:unit/germany-air-force-1")
		answer(t, p, "to:area/poland")
		answer(t, p, "done")
		if !table.unit(UnitID{Germany, Army, 1}).Deployed || offered(p, "land:area/ukraine") {
			t.Errorf("the army may be activated: got %v, want it marked and no operation offered", table.unit(UnitID{Germany, Army, 1}))
		}
		answer(t, p, "done")
		if !p.Over() || table.unit(UnitID{Germany, Army, 1}).Deployed {
			t.Errorf("still marked: got %v, want it unmarked and the end", table.unit(UnitID{Germany, Army, 1}))
		}
	})
	t.Run("8.4.2 a unit that was in Poland before attacks the Ukraine", func(t *testing.T) {
		table := europe(t)
		commit(table, Mobilization, Germany)
		cube(t, table, Germany, "poland")
		war(table, SetOf(Germany), SetOf(USSR))
		table.remove(UnitID{Neutral, MinorArmy, uint8(at(t, "poland"))}, OutOfGame)
		put(t, table, Germany, "poland", "tank")
		put(t, table, Germany, "berlin", "infantry")
		p := begin(t, table, &offensive{Power: Germany})
		answer(t, p, "deploy")
		answer(t, p, "deploy:unit/germany-army-2")
		answer(t, p, "to:area/poland")
		answer(t, p, "done")
		if !offered(p, "land:area/ukraine") {
			t.Errorf("the tank army may not: %v: offered(p, 'land:area/ukraine') = false, want true", inWords(p.Open()[0].Legal))
		}
	})
	t.Run("6.2 an operation that is owed cannot be forfeited", func(t *testing.T) {
		table := europe(t)
		commit(table, Mobilization, Germany)
		war(table, SetOf(Germany), SetOf(France))
		put(t, table, Germany, "ruhr", "infantry")
		p := begin(t, table, &militaryActions{Power: Germany, Left: 1, Operations: true, Against: SetOf(France)})
		if d := asked(t, p, "military-action"); offered(p, "done") || offered(p, "deploy") || !offered(p, "land:area/lorraine") {
			t.Errorf("%v: got offered(p, 'done') %v, offered(p, 'deploy') %v, offered(p, 'land:area/lorraine') %v; want false, false and true", inWords(d.Legal), offered(p, "done"), offered(p, "deploy"), offered(p, "land:area/lorraine"))
		}
	})
}

func TestAugmentation(t *testing.T) {
	t.Run("8.2 the actions that are left make an operation stronger, one each", func(t *testing.T) {
		table := newTable(t)
		commit(table, TotalWar, Germany)
		table.Areas[at(t, "poland")].Owner, table.Areas[at(t, "poland")].Cubes = NoPower, 0
		p := begin(t, table, &offensive{Power: Germany})
		answer(t, p, "land:area/poland")
		answer(t, p, "activate:unit/germany-army-1")
		answer(t, p, "go")
		if got := inWords(asked(t, p, "augment").Legal); !slices.Equal(got, []string{"augment", "augment#1", "augment#2"}) {
			t.Errorf("may %v, want %v", got, []string{"augment", "augment#1", "augment#2"})
		}
		seen := answer(t, p, "augment#2")
		for !p.Over() && p.Open()[0].Kind != "military-action" {
			d := p.Open()[0]
			seen = append(seen, answer(t, p, d.Legal[len(d.Legal)-1].Words())...)
		}
		if !p.Over() {
			t.Error("an action is left: p.Over() = false, want true")
		}
		bonus := 0
		for _, e := range seen {
			if e.Kind == "modifier" && e.Rule == "8.2" {
				bonus = e.N
			}
		}
		if bonus != 2 {
			t.Errorf("the bonus is %d, want 2", bonus)
		}
	})
}

func TestAbsentPowers(t *testing.T) {
	t.Run("9.1 the home areas of a power that the scenario leaves out are neither entered nor attacked", func(t *testing.T) {
		table := newTable(t)
		cube(t, table, Germany, "poland", "baltic-states")
		put(t, table, Germany, "poland", "infantry")
		var got []string
		for _, c := range table.operationChoices(Germany, 3, 0) {
			got = append(got, c.Words())
		}
		if slices.Contains(got, "land:area/ukraine") || slices.Contains(got, "land:area/belorussia") || !slices.Contains(got, "land:area/rumania") {
			t.Errorf(`got %v, want it without "land:area/ukraine", it without "land:area/belorussia" and "land:area/rumania" among them`, got)
		}
		if ways(t, table, Germany, Army, "poland")("belorussia") {
			t.Error("entered: ways(Germany, Army, 'poland')('belorussia') = true, want false")
		}
	})
}

func TestBuilds(t *testing.T) {
	t.Run("8.3 in peace nothing is built", func(t *testing.T) {
		table := europe(t)
		pool(t, table, Germany, "infantry")
		if got := table.buildChoices(Germany, 3); len(got) != 0 {
			t.Errorf("got %v, want none", got)
		}
	})
	t.Run("8.3 one action builds an army, two a fleet or an upgrade marker", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(UK))
		pool(t, table, Germany, "infantry", "surface", "submarine", "fortress")
		table.move(Germany, TankUpgrade, Storage, Available)
		one := []string{"build:army/germany#1", "build:fortress/germany#1", "build:submarine/germany#1"}
		if got := inWords(table.buildChoices(Germany, 1)); !slices.Equal(got, one) {
			t.Errorf("with one: %v, want %v", got, one)
		}
		two := append([]string{"build:army/germany#1", "build:fleet/germany#2"}, "build:fortress/germany#1", "build:submarine/germany#1", "build:tank-upgrade/germany#2")
		if got := inWords(table.buildChoices(Germany, 2)); !slices.Equal(got, two) {
			t.Errorf("with two: %v, want %v", got, two)
		}
	})
	t.Run("8.3 what is built goes into the cup, fleets and fortresses to the turn track", func(t *testing.T) {
		table := europe(t)
		commit(table, TotalWar, Germany)
		war(table, SetOf(Germany), SetOf(UK))
		pool(t, table, Germany, "infantry", "surface")
		finish(t, table, &offensive{Power: Germany}, "build:army/germany#1", "build:fleet/germany#2")
		if table.count(Germany, Cup, Army) != 1 || table.count(Germany, Track, Fleet) != 1 {
			t.Errorf("not built: got %v, %v; want 1 and 1", table.count(Germany, Cup, Army), table.count(Germany, Track, Fleet))
		}
	})
	t.Run("12.1.2 the Dreadnought Refit saves a build on a fleet, once", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Italy), SetOf(UK))
		pool(t, table, Italy, "surface", "surface")
		table.Powers[Italy].Refit = true
		finish(t, table, &militaryActions{Power: Italy, Left: 1}, "refit:fleet/italy#1")
		if table.count(Italy, Track, Fleet) != 1 || table.Powers[Italy].Refit {
			t.Errorf("not refitted: got %v, Powers[Italy].Refit %v; want 1 and false", table.count(Italy, Track, Fleet), table.Powers[Italy].Refit)
		}
		if got := table.buildChoices(Italy, 1); len(got) != 0 {
			t.Errorf("again: %v, want none", got)
		}
	})
	t.Run("12.2.1 the French Refit names its own rule", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Italy), SetOf(France))
		pool(t, table, France, "surface")
		table.Powers[France].Refit = true
		seen := finish(t, table, &militaryActions{Power: France, Left: 1}, "refit:fleet/france#1")
		if last := seen[len(seen)-1]; last.Kind != "refit" || last.Rule != "12.2.1" {
			t.Errorf(`got %+v, want Kind "refit" and Rule "12.2.1"`, last)
		}
	})
}

func TestIntervention(t *testing.T) {
	burning := func(t *testing.T) *Table {
		table := europe(t)
		table.Areas[at(t, "spain")].CivilWar = true
		return table
	}
	t.Run("8.5 aid goes to either faction where a line of communications leads", func(t *testing.T) {
		table := burning(t)
		want := []string{"intervene:area/spain>side/left", "intervene:area/spain>side/right"}
		for _, p := range []Power{France, Italy, UK} {
			if got := inWords(table.interventionChoices(p)); !slices.Equal(got, want) {
				t.Errorf("%s may %v, want %v", p, got, want)
			}
		}
		war(table, SetOf(Italy), SetOf(UK))
		put(t, table, UK, "tyrrhenian-sea", "surface")
		put(t, table, UK, "central-mediterranean", "surface")
		put(t, table, UK, "adriatic-sea", "surface")
		if got := table.interventionChoices(Italy); len(got) != 0 {
			t.Errorf("Italy may %v, want none", got)
		}
	})
	t.Run("8.5 intervention costs an action and an offensive marker, and provokes the interested", func(t *testing.T) {
		table := burning(t)
		before, mine := table.count(Italy, Available, Offensive), flags(table, France, Cup, Reserve)
		p := begin(t, table, &militaryActions{Power: Italy, Left: 1})
		seen := answer(t, p, "intervene:area/spain>side/right")
		more := reply(t, p, "cup:flag/france", "cup:flag/uk")
		_ = append(seen, more...)
		if !p.Over() || table.count(Italy, Available, Offensive) != before-1 || table.count(Italy, OnMap, Offensive) != 1 || table.aidAt(Italy, at(t, "spain"), Right) != 1 {
			t.Errorf("no aid given: got p.Over() %v, %v, %v, %v; want true, %v, 1 and 1", p.Over(), table.count(Italy, Available, Offensive), table.count(Italy, OnMap, Offensive), table.aidAt(Italy, at(t, "spain"), Right), before-1)
		}
		if flags(table, France, Cup, Reserve) != mine+1 {
			t.Errorf("France is not provoked: got %v, want %v", flags(table, France, Cup, Reserve), mine+1)
		}
	})
	t.Run("8.5 a patron aids one side of a civil war alone, until it takes its aid back", func(t *testing.T) {
		table, spain := burning(t), at(t, "spain")
		table.intervene(Italy, spain, Right)
		if got, want := inWords(table.interventionChoices(Italy)), []string{"intervene:area/spain>side/right"}; !slices.Equal(got, want) {
			t.Errorf("Italy: got %v, want %v", got, want)
		}
		if got := table.interventionChoices(France); len(got) != 2 {
			t.Errorf("France: got %v, want both sides", got)
		}
		table.returnAid(Italy, spain, Right, 1)
		if got := table.interventionChoices(Italy); len(got) != 2 {
			t.Errorf("Italy without aid: got %v, want both sides", got)
		}
	})
	t.Run("8.5 without an offensive marker there is no aid", func(t *testing.T) {
		table := burning(t)
		table.moveAll(Italy, Offensive, Available, Cup)
		if got := table.interventionChoices(Italy); len(got) != 0 {
			t.Errorf("got %v, want none", got)
		}
	})
}

func TestRhineland(t *testing.T) {
	t.Run("12.1.1 Germany flips the marker by a military action; France and its allies gain a flag", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		table.Markers = table.Markers.With(RhinelandDemilitarized)
		p := begin(t, table, &militaryActions{Power: Germany, Left: 1})
		answer(t, p, "special:marker/rhineland-demilitarized")
		reply(t, p, "cup:flag/france", "cup:flag/uk")
		if !p.Over() || table.Markers.Has(RhinelandDemilitarized) || !table.Areas[ruhr].Limited || flags(table, France, Cup) != 1 || flags(table, UK, Cup) != 1 {
			t.Errorf("not flipped: got p.Over() %v, Markers.Has(RhinelandDemilitarized) %v, Areas[ruhr].Limited %v, %v, %v; want true, false, true, 1 and 1",
				p.Over(), table.Markers.Has(RhinelandDemilitarized), table.Areas[ruhr].Limited, flags(table, France, Cup), flags(table, UK, Cup))
		}
	})
}

func BenchmarkMilitaryAction(b *testing.B) {
	table := benchTable(b)
	commit(table, TotalWar, Germany)
	s := &militaryActions{Power: Germany, Left: 3, Started: true}
	b.ReportAllocs()
	for b.Loop() {
		if len(s.Open(table)) != 1 {
			b.Fatalf("nothing: got %v, want 1", len(s.Open(table)))
		}
	}
}

func BenchmarkDeploy(b *testing.B) {
	table := benchTable(b)
	d := &deployment{Power: UK}
	b.ReportAllocs()
	for b.Loop() {
		if len(d.Open(table)) != 1 {
			b.Fatalf("nothing: got %v, want 1", len(d.Open(table)))
		}
	}
}
