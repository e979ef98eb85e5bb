package cataclysm

import (
	"slices"
	"testing"
)

func TestWhoWins(t *testing.T) {
	t.Run("1.7.2 an ideology that nobody plays does not win, be all the others below nothing", func(t *testing.T) {
		table := newTable(t) // Fascists and Democracies
		for a := range table.Areas {
			table.Areas[a].Owner, table.Areas[a].Cubes = NoPower, 0
		}
		for _, p := range []Power{France, UK, Germany, Italy} { // neutral cubes at home count against all
			for a := Area(1); a <= AreaCount; a++ {
				if pl := a.Place(); pl.IsHome() && pl.Owner == p && table.inPlay(a) {
					table.Areas[a].Owner, table.Areas[a].Cubes = Neutral, 1
				}
			}
		}
		f, d := table.ideologyPoints(Fascism), table.ideologyPoints(Democracy)
		if f >= 0 || d >= 0 || f == d {
			t.Fatalf("%d and %d points, want less than 0, less than 0 and anything but %v", f, d, d)
		}
		want := Fascism
		if d > f {
			want = Democracy
		}
		if w := table.winner(); w != want {
			t.Errorf("%s wins: Fascists %d, Democracies %d, want %v", w, f, d, want)
		}
	})
	t.Run("1.7.2 ties without a list of the scenario's own: Communists, Fascists, Democracies", func(t *testing.T) {
		table := europe(t)
		table.Scenario = "cataclysm"
		if got := table.tieOrder(); !slices.Equal(got, []Ideology{Communism, Fascism, Democracy}) {
			t.Errorf("got %v, want %v", got, []Ideology{Communism, Fascism, Democracy})
		}
		if w := table.winner(); w != Communism {
			t.Errorf("all have nothing: %s wins, want %v", w, Communism)
		}
	})
	t.Run("1.7.2 a scenario's list goes before the rest", func(t *testing.T) {
		table := newTable(t)
		got := table.tieOrder()
		if len(got) != 3 || got[0] != Fascism || !slices.Contains(got, Communism) || !slices.Contains(got, Democracy) {
			t.Errorf("got %v, want 3 of them, [0] %v, %v among them and %v among them", got, Fascism, Communism, Democracy)
		}
	})
	t.Run("1.6 two markers of any of the three ideologies end the game", func(t *testing.T) {
		for _, i := range []Ideology{Fascism, Communism, Democracy} {
			table := europe(t)
			for _, p := range []Power{Italy, France} {
				table.Powers[p].Surrendered, table.Powers[p].SurrenderMarker = true, Ideologies(0).With(i)
			}
			if kind, _ := table.endKind(); kind != "two-surrenders" {
				t.Errorf(`%s: %q, want "two-surrenders"`, i, kind)
			}
		}
	})
	t.Run("1.6 any of the three ideologies that has lost all its powers ends the game", func(t *testing.T) {
		for _, i := range []Ideology{Fascism, Communism, Democracy} {
			table := europe(t)
			for _, p := range AllPowers.List() {
				table.Powers[p].Surrendered = table.ideology(p) == i
			}
			if kind, _ := table.endKind(); kind != "surrender" {
				t.Errorf(`%s: %q, want "surrender"`, i, kind)
			}
		}
	})
}

func TestWhatWarBrings(t *testing.T) {
	t.Run("5.6.5 it takes belligerents of all three ideologies", func(t *testing.T) {
		for _, x := range []struct {
			a, b Power
		}{{Germany, USSR}, {Germany, France}, {USSR, UK}} {
			table := europe(t)
			war(table, SetOf(x.a), SetOf(x.b))
			if table.checkWarStatus(); table.Status != LimitedWar {
				t.Errorf("%s and %s alone: %s, want %v", x.a, x.b, table.Status, LimitedWar)
			}
		}
		table := europe(t)
		war(table, SetOf(Germany), SetOf(USSR))
		war(table, SetOf(Japan), SetOf(US))
		if table.checkWarStatus(); table.Status != GlobalWar {
			t.Errorf("got %s, want %v", table.Status, GlobalWar)
		}
	})
	t.Run("12.1.3 an American war alone ends the naval treaty", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(WashingtonNavalTreaty)
		war(table, SetOf(Japan), SetOf(US))
		if table.checkFascistMarkers(); table.Markers.Has(WashingtonNavalTreaty) {
			t.Error("it stands: Markers.Has(WashingtonNavalTreaty) = true, want false")
		}
	})
	t.Run("12.2 for the Status Quo the points of the other powers do not count", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(StatusQuo)
		cube(t, table, Japan, "norway", "sweden")
		if table.checkDemocraticMarkers(); !table.Markers.Has(StatusQuo) {
			t.Error("Japan's points end it: Markers.Has(StatusQuo) = false, want true")
		}
		cube(t, table, Germany, "austria")
		cube(t, table, US, "ireland", "portugal")
		if table.checkDemocraticMarkers(); table.Markers.Has(StatusQuo) {
			t.Error("American points keep it up: Markers.Has(StatusQuo) = true, want false")
		}
	})
	t.Run("12.2.2 a war of Japan ends the trade if it is one with a Democracy", func(t *testing.T) {
		for q, ends := range map[Power]bool{USSR: false, UK: true, US: true, France: true} {
			table := europe(t)
			table.Maps |= 1 << PacificMap
			table.Markers = table.Markers.With(USJapanTrade)
			war(table, SetOf(Japan), SetOf(q))
			if table.checkDemocraticMarkers(); table.Markers.Has(USJapanTrade) == ends {
				t.Errorf("a war with %s: in play %v; got %v, want anything but %v", q, !ends, table.Markers.Has(USJapanTrade), ends)
			}
		}
	})
	t.Run("12.2 mobilization of a continental adversary ends the Status Quo, and nothing less", func(t *testing.T) {
		for _, x := range []struct {
			p    Power
			from Commitment
			ends bool
		}{{Germany, Rearmament, true}, {Italy, Rearmament, true}, {USSR, Rearmament, true}, {Japan, Rearmament, false},
			{France, Rearmament, false}, {UK, Rearmament, false}, {Germany, Civilian, false}, {Italy, Civilian, false}} {
			table := withoutFlags(europe(t))
			table.Markers = table.Markers.With(StatusQuo)
			commit(table, x.from, x.p)
			table.raiseCommitment(x.p)
			if table.Markers.Has(StatusQuo) == x.ends {
				t.Errorf("%s rises from %s: it stands %v; got %v, want anything but %v", x.p, x.from, !x.ends, table.Markers.Has(StatusQuo), x.ends)
			}
		}
	})
	t.Run("12.2.2 the trade with Japan binds the United States and its allies towards Japan alone", func(t *testing.T) {
		table := europe(t)
		commit(table, Mobilization, AllPowers.List()...)
		table.Markers = table.Markers.With(USJapanTrade).With(LendLease)
		if table.mayWar(US, SetOf(Japan)) || !table.mayWar(US, SetOf(Germany)) || !table.mayWar(UK, SetOf(Japan)) {
			t.Errorf("the United States alone, and Japan alone: got mayWar(US, SetOf(Japan)) %v, mayWar(US, SetOf(Germany)) %v, mayWar(UK, SetOf(Japan)) %v; want false, true and true",
				table.mayWar(US, SetOf(Japan)), table.mayWar(US, SetOf(Germany)), table.mayWar(UK, SetOf(Japan)))
		}
		ally(table, UK, US)
		if table.mayWar(UK, SetOf(Japan)) || !table.mayWar(UK, SetOf(Germany)) || !table.mayWar(France, SetOf(Japan)) {
			t.Errorf("an American ally is bound as well, and towards Japan alone: got mayWar(UK, SetOf(Japan)) %v, mayWar(UK, SetOf(Germany)) %v, mayWar(France, SetOf(Japan)) %v; want false, true and true",
				table.mayWar(UK, SetOf(Japan)), table.mayWar(UK, SetOf(Germany)), table.mayWar(France, SetOf(Japan)))
		}
		table.Markers = table.Markers.Without(USJapanTrade)
		if !table.mayWar(US, SetOf(Japan)) || !table.mayWar(UK, SetOf(Japan)) {
			t.Errorf("nothing binds them without the marker: got mayWar(US, SetOf(Japan)) %v, mayWar(UK, SetOf(Japan)) %v; want true and true", table.mayWar(US, SetOf(Japan)), table.mayWar(UK, SetOf(Japan)))
		}
	})
	t.Run("12.2.2 an alliance with the United States in the trade must not bring it into a war with Japan", func(t *testing.T) {
		for foe, may := range map[Power]bool{Japan: false, Germany: true} {
			table := europe(t)
			commit(table, Mobilization, AllPowers.List()...)
			table.Markers = table.Markers.With(USJapanTrade).With(LendLease)
			war(table, SetOf(foe), SetOf(UK))
			if table.canAlly(SetOf(UK, US)) != may {
				t.Errorf("the United Kingdom is at war with %s: alliance %v; got %v, want %v", foe, !may, table.canAlly(SetOf(UK, US)), may)
			}
			if !table.canAlly(SetOf(UK, France)) {
				t.Errorf("France may join the war with %s: canAlly(SetOf(UK, France)) = false, want true", foe)
			}
		}
	})
	t.Run("5.6 of an alliance of three all are at war with the enemies of each", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France))
		war(table, SetOf(Italy), SetOf(UK))
		table.shareWars(SetOf(France, UK, US))
		for _, p := range []Power{France, UK, US} {
			enemiesAre(t, table, p, Germany, Italy)
		}
		enemiesAre(t, table, Japan)
	})
}

func TestBreakdown(t *testing.T) {
	t.Run("5.5.3 step 2 cancels the collapsed power's own tests, step 6 brings those of its allies", func(t *testing.T) {
		table := withoutFlags(europe(t))
		ally(table, France, UK)
		table.Queue = []Due{{Kind: DueTest, Power: France}, {Kind: DueTest, Power: Italy}, {Kind: DueTest, Power: France}}
		(&collapse{Power: France}).applySteps2to6(table)
		var tested []Power
		for _, d := range table.Queue {
			tested = append(tested, d.Power)
		}
		if !slices.Equal(tested, []Power{Italy, UK}) {
			t.Errorf("%v are still to be tested, want %v", tested, []Power{Italy, UK})
		}
	})
	t.Run("5.5.4 step 2 cancels the fallen power's own tests as well", func(t *testing.T) {
		table := withoutFlags(europe(t))
		ally(table, France, UK)
		table.Queue = []Due{{Kind: DueTest, Power: France}}
		s := &surrender{Power: France, Stage: surrenderTests}
		s.Next(table, nil)
		if len(table.Queue) != 1 || table.Queue[0].Power != UK {
			t.Errorf("got %v, want 1 of them and [0].Power %v", table.Queue, UK)
		}
	})
	t.Run("5.5.4 a power that collapses without a home surrenders without a die", func(t *testing.T) {
		table := withoutFlags(europe(t))
		cube(t, table, Germany, "paris", "brittany", "lorraine", "provence")
		table.Powers[France].Stability = Collapsed
		if seen := finish(t, table, &collapse{Power: France}); !table.Powers[France].Surrendered || diceOf(seen, "collapse", France) != 0 {
			t.Errorf("events: %v; got Powers[France].Surrendered %v, %v; want true and 0", seen, table.Powers[France].Surrendered, diceOf(seen, "collapse", France))
		}
	})
	t.Run("5.5.2 a power that is steadier by now does not collapse", func(t *testing.T) {
		table := withoutFlags(europe(t))
		if seen := finish(t, table, &collapse{Power: France}); saw(seen, "surrender-threshold", France) != 0 || table.CollapsedBefore.Has(France) {
			t.Errorf("events: %v; got %v, Fallen.Has(France) %v; want 0 and false", seen, saw(seen, "surrender-threshold", France), table.CollapsedBefore.Has(France))
		}
	})
	t.Run("5.5.2 cubes in a colony without a resource do not raise the threshold, nor do those of friends", func(t *testing.T) {
		table := europe(t)
		cube(t, table, France, "poland", "greece", "norway", "denmark")
		before := table.surrenderThreshold(France)
		if len(table.resources(at(t, "syria"))) > 0 || at(t, "syria").Place().Owner != France {
			t.Fatalf("Syria is no French colony without a resource: got %v, %v; want 0 and %v", len(table.resources(at(t, "syria"))), at(t, "syria").Place().Owner, France)
		}
		cube(t, table, Germany, "syria")
		cube(t, table, UK, "brittany")
		cube(t, table, Germany, "austria") // not France's at all
		if got := table.surrenderThreshold(France); got != before {
			t.Errorf("got %d, want %d", got, before)
		}
	})
	t.Run("5.5.4 step 3 special bases fall with the United Kingdom alone", func(t *testing.T) {
		table := withoutFlags(europe(t))
		table.Areas[at(t, "spain")].SpecialBase = true
		finish(t, table, &surrender{Power: Japan})
		if !table.Areas[at(t, "spain")].SpecialBase {
			t.Error("Gibraltar fell with Japan: Areas[spain].SpecialBase = false, want true")
		}
	})
	t.Run("5.5.4 step 3 only allies take over, with armies on land and ships or aircraft at a base", func(t *testing.T) {
		table := withoutFlags(europe(t))
		ally(table, France, UK)
		africa := at(t, "north-africa")
		put(t, table, UK, "north-africa", "tactical")
		put(t, table, US, "paris", "infantry")
		if got := table.mayTakeOver(France, UK); len(got) != 0 {
			t.Errorf("for an air force: %v, want none", got)
		}
		put(t, table, UK, "north-africa", "infantry")
		put(t, table, UK, "spain", "infantry")
		if got := table.mayTakeOver(France, UK); !slices.Equal(got, []Area{africa}) {
			t.Errorf("for an army: %v, want %v", got, []Area{africa})
		}
		s := &surrender{Power: France, Stage: surrenderTakeOver}
		if s.Next(table, nil); !slices.Equal(s.Allies, []Power{UK}) {
			t.Errorf("heirs: %v, and the United States are no ally, want %v", s.Allies, []Power{UK})
		}
	})
	t.Run("5.5.4 step 3 ships and aircraft take a base, armies do not; an air force is enough", func(t *testing.T) {
		malta := at(t, "central-mediterranean")
		for _, x := range []struct {
			face  string
			takes bool
		}{{"surface", true}, {"tactical", true}, {"logistics", false}} {
			table := withoutFlags(europe(t))
			ally(table, France, UK)
			put(t, table, France, "central-mediterranean", x.face)
			if got := slices.Contains(table.mayTakeOver(UK, France), malta); got != x.takes {
				t.Errorf("%s: %v, want %v", x.face, got, x.takes)
			}
		}
	})
	t.Run("5.5.4 step 5 aid, influence and special markers of the fallen power leave", func(t *testing.T) {
		table := withoutFlags(bothMaps(t))
		table.Areas[at(t, "spain")].CivilWar = true
		table.placeAid(US, at(t, "spain"), Left)
		table.placeAid(UK, at(t, "spain"), Left)
		table.ChinaInfluence = SetOf(US, UK)
		table.Markers = table.Markers.With(LendLease).With(TransSiberianRailroad)
		table.BombTurn = Turn1945
		table.eliminate(US)
		if table.aidAt(US, at(t, "spain"), Left) != 0 || table.aidAt(UK, at(t, "spain"), Left) != 1 || table.ChinaInfluence != SetOf(UK) {
			t.Errorf("aid %v, influence %s: got %v, %v, %v; want 0, 1 and %v", table.Aid, table.ChinaInfluence, table.aidAt(US, at(t, "spain"), Left), table.aidAt(UK, at(t, "spain"), Left), table.ChinaInfluence, SetOf(UK))
		}
		if table.Markers.Has(LendLease) || !table.Markers.Has(TransSiberianRailroad) || table.BombTurn != NoTurn {
			t.Errorf("Lend Lease and the bomb are American, the railroad is not: got Markers.Has(LendLease) %v, Markers.Has(TransSiberianRailroad) %v, %v; want false, true and no turn",
				table.Markers.Has(LendLease), table.Markers.Has(TransSiberianRailroad), table.BombTurn)
		}
		table.BombTurn = Turn1945
		if table.eliminate(Japan); table.BombTurn != Turn1945 {
			t.Errorf("Japan takes the American bomb with it: got %v, want %v", table.BombTurn, Turn1945)
		}
	})
	t.Run("5.5.4 step 5 a power that falls ends its own wars only", func(t *testing.T) {
		table := withoutFlags(europe(t))
		war(table, SetOf(Germany), SetOf(France))
		war(table, SetOf(Italy), SetOf(UK))
		table.eliminate(France)
		enemiesAre(t, table, UK, Italy)
		enemiesAre(t, table, Germany)
	})
	t.Run("5.5.4 step 6 areas that others hold stay theirs, and are open to nobody", func(t *testing.T) {
		table := withoutFlags(europe(t))
		cube(t, table, Germany, "lorraine")
		_, homes := table.eliminate(France)
		if table.controller(at(t, "lorraine")) != Germany || slices.Contains(homes, at(t, "lorraine")) || !slices.Contains(homes, at(t, "paris")) {
			t.Errorf("open: %v; got %v, %v, %v; want %v, it without %v and %v among them", homes, table.controller(at(t, "lorraine")), homes, homes, Germany, at(t, "lorraine"), at(t, "paris"))
		}
	})
	t.Run("5.5.4 step 6 the acting power sets the order of the opportunities, or who draws, or the strongest", func(t *testing.T) {
		table := withoutFlags(europe(t))
		cube(t, table, Italy, "lorraine")
		cube(t, table, Germany, "brittany")
		table.eliminate(France)
		homes := []Area{at(t, "paris"), at(t, "provence")}
		table.Acting, table.Drawer = UK, USSR
		if p := table.opportunityOrderer(homes); p != UK {
			t.Errorf("%s, though the United Kingdom acts, want %v", p, UK)
		}
		table.Acting = France
		if p := table.opportunityOrderer(homes); p != USSR {
			t.Errorf("%s, though the Soviet Union draws, want %v", p, USSR)
		}
		table.Drawer = NoPower
		if p := table.opportunityOrderer(homes); p != Germany {
			t.Errorf("%s, though Germany is the most effective that may, want %v", p, Germany)
		}
	})
	t.Run("5.5.4 step 9 each cube at home counts, and neither colonies nor another's home", func(t *testing.T) {
		table := withoutFlags(europe(t))
		cube(t, table, Germany, "lorraine", "brittany")
		cube(t, table, USSR, "provence", "north-africa", "rome")
		if table.giveSurrenderMarker(France); table.Powers[France].SurrenderMarker != Ideologies(0).With(Fascism) {
			t.Errorf("got %b, want %v", table.Powers[France].SurrenderMarker, Ideologies(0).With(Fascism))
		}
	})
	t.Run("12.2.2 an atomic bomb gives the marker to the Democracies", func(t *testing.T) {
		table := withoutFlags(europe(t))
		cube(t, table, USSR, "silesia", "ruhr")
		finish(t, table, &surrender{Power: Germany, Stage: surrenderMarker, Atomic: true})
		if table.Powers[Germany].SurrenderMarker != Ideologies(0).With(Democracy) {
			t.Errorf("got %b, want %v", table.Powers[Germany].SurrenderMarker, Ideologies(0).With(Democracy))
		}
	})
	t.Run("5.4 of several that form an alliance the fewest cubes count, and all must have some", func(t *testing.T) {
		table := europe(t)
		for p, n := range map[Power]uint8{France: 3, UK: 1, US: 2} {
			table.Powers[p].Failed, table.Powers[p].FailureCubes = AllianceAction, n
		}
		if n := table.retryBonus(AllianceAction, SetOf(France, UK, US)); n != 1 {
			t.Errorf("+%d, want 1", n)
		}
		if n := table.retryBonus(AllianceAction, SetOf(France, US)); n != 2 {
			t.Errorf("+%d, want 2", n)
		}
		table.Powers[US].Failed, table.Powers[US].FailureCubes = NoAction, 0
		if n := table.retryBonus(AllianceAction, SetOf(France, UK, US)); n != 0 {
			t.Errorf("+%d, want 0", n)
		}
	})
	t.Run("5.4 who turns to something else takes the cubes of those that tried with it along", func(t *testing.T) {
		table := europe(t)
		for _, p := range []Power{France, UK, Germany} {
			table.Powers[p].Failed, table.Powers[p].FailureCubes = AllianceAction, 2
		}
		table.Powers[US].Failed, table.Powers[US].FailureCubes = DiplomacyAction, 1
		table.clearAllianceCubes(AllianceAction, SetOf(France))
		if table.Powers[UK].FailureCubes != 2 {
			t.Errorf("a new attempt at the same leaves them: got %v, want 2", table.Powers[UK].FailureCubes)
		}
		table.clearAllianceCubes(EscalationAction, SetOf(US))
		if table.Powers[UK].FailureCubes != 2 {
			t.Errorf("the United States had no part in it: got %v, want 2", table.Powers[UK].FailureCubes)
		}
		table.clearAllianceCubes(EscalationAction, SetOf(France))
		if table.Powers[UK].Failed != NoAction || table.Powers[UK].FailureCubes != 0 || table.Powers[Germany].FailureCubes != 2 || table.Powers[US].FailureCubes != 1 {
			t.Errorf("the British cubes should be gone, those of Germany and the United States not: got %v, %v, %v, %v; want no action, 0, 2 and 1",
				table.Powers[UK].Failed, table.Powers[UK].FailureCubes, table.Powers[Germany].FailureCubes, table.Powers[US].FailureCubes)
		}
	})
}
