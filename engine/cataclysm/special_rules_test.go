package cataclysm

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
)

// checkUnits checks how many units of a kind are in an area.
func checkUnits(t *testing.T, table *Table, area string, k Kind, many int) {
	t.Helper()
	n := 0
	for _, u := range table.Units {
		n += b2i(u.Kind == k && u.At == MustArea(area))
	}
	if n != many {
		t.Errorf("%s: got %d of %v, want %d", area, n, k, many)
	}
}

// startOf is a scenario at its start, in the action phase of its first turn.
func startOf(t *testing.T, id string) *Table {
	t.Helper()
	s, found := ScenarioByID(id)
	if !found {
		t.Fatalf("got no scenario %q, want it", id)
	}
	table := setUp(s)
	table.Phase = ActionPhase
	return table
}

// openTargets lists the areas that p could declare operations against, by verb.
func openTargets(table *Table, p Power, verb string) (list []string) {
	for _, c := range table.operationChoices(p, 3, 0) {
		if c.Verb == verb {
			list = append(list, c.On.Name())
		}
	}
	return list
}

func provoked(table *Table, p Power, slug string) Powers {
	a, _ := ParseArea(slug)
	return SetOf(table.provokedBy(p, a)...)
}

func TestTwoSides(t *testing.T) {
	t.Run("C.1/two-player: Democracies and Communists do not provoke each other, the Fascists both", func(t *testing.T) {
		table := startOf(t, "cataclysm")
		if !provoked(table, UK, "persia").Has(USSR) || !provoked(table, USSR, "poland").Has(France) {
			t.Fatalf("with three players they do not either: got provoked(UK, 'persia').Has(USSR) %v, provoked(USSR, 'poland').Has(France) %v; want true and true",
				provoked(table, UK, "persia").Has(USSR), provoked(table, USSR, "poland").Has(France))
		}
		table.TwoSides = true
		if provoked(table, UK, "persia").Has(USSR) || provoked(table, USSR, "poland").Has(France) {
			t.Errorf("an act in a common interest does: got provoked(UK, 'persia').Has(USSR) %v, provoked(USSR, 'poland').Has(France) %v; want false and false",
				provoked(table, UK, "persia").Has(USSR), provoked(table, USSR, "poland").Has(France))
		}
		if set := provoked(table, Germany, "poland"); !set.Has(France) || !set.Has(USSR) {
			t.Errorf("the Fascists provoke %v: got set.Has(France) %v, set.Has(USSR) %v; want true and true", set, set.Has(France), set.Has(USSR))
		}
		if !provoked(table, USSR, "poland").Has(Germany) {
			t.Error("nor are the Fascists provoked: provoked(USSR, 'poland').Has(Germany) = false, want true")
		}
	})
	t.Run("C.1/two-player: a war between them gives no flags", func(t *testing.T) {
		for two, script := range map[bool]string{false: "cup:flag/uk join cup:flag/france", true: "join"} {
			table := startOf(t, "cataclysm")
			table.TwoSides = two
			table.Markers = table.Markers.Without(StatusQuo)
			commit(table, Mobilization, USSR)
			ally(table, France, UK)
			finish(t, table, &outbreak{By: USSR, Targets: SetOf(UK)}, script)
			if !table.atWar(USSR, UK) || !table.atWar(USSR, France) {
				t.Errorf("there is no war: got atWar(USSR, UK) %v, atWar(USSR, France) %v; want true and true", table.atWar(USSR, UK), table.atWar(USSR, France))
			}
		}
	})
	t.Run("C.1/two-player: two players of whom one runs both bring it with them, others do not", func(t *testing.T) {
		game := playedGame()
		for _, id := range []string{"cataclysm", "hitlers-war", "war-without-mercy", "days-of-decision"} {
			s, _ := game.ScenarioByID(id)
			for _, split := range s.Players {
				h := record.Header{ID: "x", Scenario: id, Dealer: dice.SeededName, Secret: "x"}
				for _, seats := range split {
					h.Players = append(h.Players, record.Player{Name: "x", Seats: seats})
				}
				run, _, err := record.Begin(game, h, nil)
				if err != nil {
					t.Fatal(err)
				}
				want := len(split) == 2 && id != "days-of-decision"
				table := run.Match.(*engine.Position[Table]).Table()
				if table.TwoSides != want || slices.Contains(run.Record.Header.Options, "sides=two") != want {
					t.Errorf("%s for %d players: %v, options %v; want TwoSides %v, slices.Contains(run.Record.Header.Options, 'sides=two') %v", id, len(split), table.TwoSides, run.Record.Header.Options, want, want)
				}
			}
		}
		if _, _, err := game.New("days-of-decision", []string{"sides=two"}); err == nil {
			t.Errorf("a scenario of two ideologies takes the option: got %v, want an error", err)
		}
	})
	t.Run("C.1/two-player: the lower total is an option of matches with two sides", func(t *testing.T) {
		for _, x := range []struct {
			options []string
			fine    bool
			lower   bool
		}{{[]string{"sides=two"}, true, false}, {[]string{"sides=two", "total=each"}, true, false}, {[]string{"total=lower", "sides=two"}, true, true}, {[]string{"total=lower"}, false, false}} {
			m, _, err := playedGame().New("cataclysm", x.options)
			if (err == nil) != x.fine {
				t.Errorf("%v: got the error %v, want one: %v", x.options, err, !x.fine)
			}
			if err == nil && m.View(engine.Everybody).(*View).LowerTotal != x.lower {
				t.Errorf("%v: got the lower total %v, want %v", x.options, !x.lower, x.lower)
			}
		}
	})
	t.Run("C.1/two-player: a written position keeps the lower total, with two sides alone", func(t *testing.T) {
		m, _, errs := playedGame().FromSchema([]byte(`{"format":"cataclysm/1","base":"cataclysm","two_sides":true,"lower_total":true}`))
		if len(errs) > 0 {
			t.Fatalf("got %v, want none", errs)
		}
		if w := m.Schema().(*WrittenPosition); !w.LowerTotal {
			t.Error("got a position where each total counts, want the lower one alone")
		}
		if _, _, errs := playedGame().FromSchema([]byte(`{"format":"cataclysm/1","base":"cataclysm","lower_total":true}`)); len(errs) != 1 {
			t.Errorf("without two sides: got the errors %v, want one", errs)
		}
	})
	t.Run("1.2 two to five players share the powers as the rules divide them", func(t *testing.T) {
		game := playedGame()
		for _, id := range []string{"cataclysm", "hitlers-war", "war-without-mercy"} {
			s, _ := game.ScenarioByID(id)
			numbers := map[int]int{}
			for _, split := range s.Players {
				numbers[len(split)]++
			}
			if numbers[2] != 1 || numbers[3] != 1 || numbers[4] != 2 || numbers[5] != 1 || len(s.Players[0]) != 3 {
				t.Errorf("%s: %v; want numbers[2] 1, numbers[3] 1, numbers[4] 2, numbers[5] 1, len(s.Players[0]) 3", id, numbers)
			}
		}
	})
}

func TestExtension(t *testing.T) {
	t.Run("C.1/extension: Global War in 1943-44 carries the game to 1947-48, later to the end of the track", func(t *testing.T) {
		for turn, last := range map[Turn]Turn{Turn1939: Turn1945, Turn1943: Turn1947, Turn1945: Turn1949} {
			table := startOf(t, "cataclysm")
			table.Turn = turn
			if table.globalWar(); table.LastTurn != last {
				t.Errorf("begun in %s it ends in %s, want %v", turn, table.LastTurn, last)
			}
		}
	})
	t.Run("C.6/extension: Global War in 1945-46 carries the game on", func(t *testing.T) {
		table := startOf(t, "war-without-mercy")
		table.Turn = Turn1945
		if table.globalWar(); table.LastTurn != Turn1949 {
			t.Errorf("got %v, want %v", table.LastTurn, Turn1949)
		}
	})
	t.Run("C.7/fixed-end: Global War moves no end", func(t *testing.T) {
		for _, id := range []string{"pour-la-patrie", "days-of-decision", "crisis-in-the-west"} {
			table := startOf(t, id)
			last := table.LastTurn
			if table.globalWar(); table.LastTurn != last || table.Status != GlobalWar {
				t.Errorf("%s ends in %s: got %v, %v; want %v and %v", id, table.LastTurn, table.LastTurn, table.Status, last, GlobalWar)
			}
		}
	})
}

func TestGreatPatrioticWar(t *testing.T) {
	const id = "great-patriotic-war"
	t.Run("C.3/barbarossa: Germany counts as belligerent from the start", func(t *testing.T) {
		table := startOf(t, id)
		if !table.belligerent(Germany) || table.belligerent(USSR) || len(table.Wars) > 0 {
			t.Errorf("it does not, or is at war in the east: got belligerent(Germany) %v, belligerent(USSR) %v, %v; want true, false and 0", table.belligerent(Germany), table.belligerent(USSR), len(table.Wars))
		}
		table.Turn, table.Phase, table.Status = Turn1945, ActionPhase, GlobalWar
		if kind, _ := table.endKind(); kind == "peace" {
			t.Errorf(`peace in the east ends its war: got %q, want anything but "peace"`, kind)
		}
	})
	t.Run("C.3/barbarossa: the first German operation is a surprise attack on the Soviet Union", func(t *testing.T) {
		table := startOf(t, id)
		land := openTargets(table, Germany, "land")
		if !slices.Contains(land, "baltic-states") || len(openTargets(table, Germany, "invade")) > 0 || !table.warTargets(Germany).Empty() {
			t.Errorf(`it may begin otherwise: %v; got %v, %v, warTargets(Germany).Empty() %v; want "baltic-states" among them, 0 and true`, land, land, len(openTargets(table, Germany, "invade")), table.warTargets(Germany).Empty())
		}
		for _, a := range land {
			x, _ := ParseArea(a)
			if table.controller(x) != USSR {
				t.Errorf("it may begin with %s: got %v, want %v", a, table.controller(x), USSR)
			}
		}
		war(table, SetOf(Germany), SetOf(USSR))
		table.automaticEffects()
		table.Wars = nil
		if table.owesSurprise(Germany) {
			t.Error("after an armistice it owes another: owesSurprise(Germany) = true, want false")
		}
	})
	t.Run("C.3/barbarossa: when it is declared the war is global until 1945-46, in whatever turn", func(t *testing.T) {
		for _, turn := range []Turn{Turn1941, Turn1943} {
			table := startOf(t, id)
			table.Turn = turn
			p, _ := play(t, table, &operation{Power: Germany, Verb: "land", Target: at(t, "baltic-states"), Actions: 1}, "activate:unit/germany-army-1", "go")
			for p.Open()[0].Kind == "gain" {
				reply(t, p, p.Open()[0].Legal[0].Words())
			}
			if table.Status != GlobalWar || table.LastTurn != Turn1945 || table.Battle == nil || !table.Battle.Surprised {
				t.Errorf("in %s: %s, last turn %s, %v; want Status %v, LastTurn %v, Battle not nil, Battle.Surprised true", turn, table.Status, table.LastTurn, p.Open(), GlobalWar, Turn1945)
			}
		}
	})
	t.Run("C.3/barbarossa: a Soviet declaration of war takes the surprise away", func(t *testing.T) {
		table := startOf(t, id)
		war(table, SetOf(Germany), SetOf(USSR))
		if table.automaticEffects(); table.Status != GlobalWar || !table.NoSurprise.Has(Communism) || table.owesSurprise(Germany) {
			t.Errorf("%v %v: got %v, NoSurprise.Has(Communism) %v, owesSurprise(Germany) %v; want %v, true and false", table.Status, table.NoSurprise, table.Status, table.NoSurprise.Has(Communism), table.owesSurprise(Germany), GlobalWar)
		}
	})
	t.Run("C.3/western-theatre: western areas and countries can be neither attacked nor courted", func(t *testing.T) {
		table := startOf(t, id)
		table.NoSurprise = table.NoSurprise.With(Communism)
		for _, a := range []string{"paris", "lorraine", "lombardy", "london", "washington-dc", "egypt", "syria", "libya", "spain", "iraq", "albania"} {
			if x := at(t, a); table.canTarget(Germany, "land", x, 0) || table.canAttemptDiplomacy(Germany, x) || table.canAttemptDiplomacy(USSR, x) || table.canHaveCivilWar(x) {
				t.Errorf("%s is open: got canTarget(Germany, 'land', x, 0) %v, canAttemptDiplomacy(Germany, x) %v, canAttemptDiplomacy(USSR, x) %v, canHaveCivilWar(x) %v; want false, false, false and false",
					a, table.canTarget(Germany, "land", x, 0), table.canAttemptDiplomacy(Germany, x), table.canAttemptDiplomacy(USSR, x), table.canHaveCivilWar(x))
			}
		}
		for _, a := range []string{"sweden", "turkey"} {
			if !table.canTarget(Germany, "land", at(t, a), 0) {
				t.Errorf("%s is closed: canTarget(Germany, 'land', at(a), 0) = false, want true", a)
			}
		}
	})
	t.Run("C.3/western-theatre: Norway, Denmark and Benelux cannot be attacked; lost to Germany, nobody goes there", func(t *testing.T) {
		table := startOf(t, id)
		war(table, SetOf(Germany), SetOf(USSR))
		table.automaticEffects()
		for _, a := range []string{"norway", "denmark", "benelux"} {
			x := at(t, a)
			if table.canTarget(USSR, "land", x, 0) || table.canTarget(USSR, "bomb", x, 0) || table.outOfPlay(x) {
				t.Errorf("%s can be attacked, or Germany is kept out: got canTarget(USSR, 'land', x, 0) %v, canTarget(USSR, 'bomb', x, 0) %v, outOfPlay(x) %v; want false, false and false",
					a, table.canTarget(USSR, "land", x, 0), table.canTarget(USSR, "bomb", x, 0), table.outOfPlay(x))
			}
			if table.Areas[x].Owner, table.Areas[x].Cubes = NoPower, 0; !table.outOfPlay(x) {
				t.Errorf("%s is open: outOfPlay(x) = false, want true", a)
			}
		}
		if !table.canTarget(USSR, "land", at(t, "finland"), 0) || !table.canTarget(USSR, "land", at(t, "east-prussia"), 0) {
			t.Errorf("the rest of Germany cannot be attacked: got canTarget(USSR, 'land', finland, 0) %v, canTarget(USSR, 'land', east-prussia, 0) %v; want true and true",
				table.canTarget(USSR, "land", at(t, "finland"), 0), table.canTarget(USSR, "land", at(t, "east-prussia"), 0))
		}
	})
	t.Run("C.3/second-front: in 1943-44 and 1945-46 two counters leave, and their places with them", func(t *testing.T) {
		table := startOf(t, id)
		table.Turn, table.Phase = Turn1943, AdministrationPhase
		before := table.poolSize(Germany)
		p, _ := play(t, table, &administration{})
		for range 2 {
			if d := asked(t, p, "second-front"); powerAt(d.Seat) != Germany {
				t.Fatalf("somebody else chooses: got %v, want %v", powerAt(d.Seat), Germany)
			}
			reply(t, p, p.Open()[0].Legal[0].Words())
		}
		if table.Powers[Germany].Elsewhere != 2 || table.poolSize(Germany) != before || len(p.Open()) > 0 && p.Open()[0].Kind == "second-front" {
			t.Errorf("got %d elsewhere and a pool of %d, want 2 and %d", table.Powers[Germany].Elsewhere, table.poolSize(Germany), before)
		}
		f := forcePoolFill{Power: Germany}
		table.Powers[Germany].Commitment = TotalWar
		if left := f.left(table); left != Card(Germany, TotalWar).ForcePool-before {
			t.Errorf("the limit has not fallen: %v, want %v", left, Card(Germany, TotalWar).ForcePool-before)
		}
		table.Turn = Turn1945
		if table.secondFrontCount() != 2 || startOf(t, id).secondFrontCount() != 0 {
			t.Errorf("got %d in 1945-46 and %d in 1941-42, want 2 and 0", table.secondFrontCount(), startOf(t, id).secondFrontCount())
		}
	})
	t.Run("C.3/lend-lease-east: from 1943-44 one natural resource more, while the coast is held", func(t *testing.T) {
		collected := func(turn Turn, held bool) int {
			table := startOf(t, id)
			table.Turn = turn
			if !held {
				cube(t, table, Germany, "arkhangelsk")
			}
			s := &production{Power: USSR}
			s.collect(table)
			return table.count(USSR, Holding, Resource)
		}
		if a, b, c := collected(Turn1941, true), collected(Turn1943, true), collected(Turn1943, false); b != a+1 || c != a {
			t.Errorf("%v %v %v, want %v and %v", a, b, c, a+1, a)
		}
	})
}

func TestEagleAndSun(t *testing.T) {
	const id = "eagle-and-sun"
	t.Run("C.4/barbarossa: drawn in 1943-44 it still leaves 1945-46 the last turn", func(t *testing.T) {
		table := startOf(t, id)
		table.Turn = Turn1943
		if table.globalWar(); table.LastTurn != Turn1945 {
			t.Errorf("got %v, want %v", table.LastTurn, Turn1945)
		}
	})
	t.Run("C.4/barbarossa: Global War without a war in the Pacific does not end the game", func(t *testing.T) {
		table := startOf(t, id)
		table.globalWar()
		if kind, _ := table.endKind(); kind != "" || table.anyBelligerent() {
			t.Errorf(`%v: got %q, anyBelligerent() %v; want "" and false`, kind, kind, table.anyBelligerent())
		}
	})
	t.Run("C.4/total-war-without-war: in Global War Japan and the United States may go to total war at peace", func(t *testing.T) {
		table := startOf(t, id)
		for _, p := range []Power{Japan, US} {
			if table.canEscalate(p) {
				t.Errorf("%s may before: canEscalate(p) = true, want false", p)
			}
		}
		table.globalWar()
		for _, p := range []Power{Japan, US} {
			if !table.canEscalate(p) || table.belligerent(p) {
				t.Errorf("%s may not: got canEscalate(p) %v, belligerent(p) %v; want true and false", p, table.canEscalate(p), table.belligerent(p))
			}
		}
	})
	t.Run("C.4/french-areas: French colonies are countries of nobody, Indochina is Japan's", func(t *testing.T) {
		table := startOf(t, id)
		for a := Area(1); a <= AreaCount; a++ {
			if pl := a.Place(); table.inPlay(a) && pl.Owner == France && (!table.isCountry(a) || table.controller(a) != map[bool]Power{true: Japan}[a == at(t, "indochina")]) {
				t.Errorf("got %s a country %v of %s, want a country, of Japan in Indochina and of nobody else", a, table.isCountry(a), table.controller(a))
			}
		}
		if table.controller(at(t, "indochina")) != Japan {
			t.Errorf("Indochina: got %v, want %v", table.controller(at(t, "indochina")), Japan)
		}
	})
	t.Run("C.4/out-of-play-areas: Soviet home areas are closed to Japan, also when the Soviet Union strikes", func(t *testing.T) {
		table := startOf(t, id)
		checkNoTargets(t, table, Japan, "irkutsk", "maritime-territory", "siberia")
		put(t, table, Japan, "manchuria", "infantry")
		for _, word := range targetsOf(table, Japan, 2) {
			if a := areaOf(engine.Ref(word[strings.Index(word, ":")+1:])); a.Place().Owner == USSR {
				t.Errorf("%v: got %v, want anything but %v", word, a.Place().Owner, USSR)
			}
		}
	})
	t.Run("C.4/british-east: counters in Europe do not count in sudden death", func(t *testing.T) {
		table := startOf(t, id)
		if n := table.ownInCup(UK); table.Powers[UK].Elsewhere != 8 || n != 0 {
			t.Errorf("%v: got %v, %v; want 8 and 0", n, table.Powers[UK].Elsewhere, n)
		}
	})
}

func TestHitlersWar(t *testing.T) {
	const id = "hitlers-war"
	t.Run("C.5/non-aggression-pact: in 1939-40 neither declares war on the other, or joins one", func(t *testing.T) {
		table := startOf(t, id)
		commit(table, Mobilization, Germany, Italy, USSR)
		if table.warTargets(Germany).Has(USSR) || table.warTargets(USSR).Has(Germany) || !table.warTargets(USSR).Has(Italy) || !table.warTargets(Germany).Has(UK) {
			t.Errorf("in 1939-40: got %v and %v, want neither power on the other's list", table.warTargets(Germany), table.warTargets(USSR))
		}
		war(table, SetOf(Italy), SetOf(USSR))
		if table.canAlly(SetOf(Germany, Italy)) {
			t.Error("Germany could join Italy's war: canAlly(SetOf(Germany, Italy)) = true, want false")
		}
		table.Turn = Turn1941
		if !table.warTargets(Germany).Has(USSR) || !table.warTargets(USSR).Has(Germany) || !table.canAlly(SetOf(Germany, Italy)) {
			t.Errorf("in 1941-42 %v %v: got warTargets(Germany).Has(USSR) %v, warTargets(USSR).Has(Germany) %v, canAlly(SetOf(Germany, Italy)) %v; want true, true and true",
				table.warTargets(Germany), table.warTargets(USSR), table.warTargets(Germany).Has(USSR), table.warTargets(USSR).Has(Germany), table.canAlly(SetOf(Germany, Italy)))
		}
	})
	t.Run("C.5/non-aggression-pact: in 1939-40 neither attacks the other's home areas", func(t *testing.T) {
		table := startOf(t, id)
		commit(table, Mobilization, Germany)
		cube(t, table, Germany, "poland")
		if table.canTarget(Germany, "land", at(t, "belorussia"), 0) || table.canTarget(USSR, "land", at(t, "east-prussia"), 0) {
			t.Errorf("they may: got canTarget(Germany, 'land', belorussia, 0) %v, canTarget(USSR, 'land', east-prussia, 0) %v; want false and false",
				table.canTarget(Germany, "land", at(t, "belorussia"), 0), table.canTarget(USSR, "land", at(t, "east-prussia"), 0))
		}
		if table.Turn = Turn1941; !table.canTarget(Germany, "land", at(t, "belorussia"), 0) {
			t.Error("in 1941-42 Germany may not: canTarget(Germany, 'land', belorussia, 0) = false, want true")
		}
	})
	t.Run("C.5/non-aggression-pact: in 1939-40 they do not provoke each other in Poland and the Baltic States", func(t *testing.T) {
		table := startOf(t, id)
		for _, a := range []string{"poland", "baltic-states"} {
			if provoked(table, Germany, a).Has(USSR) || provoked(table, USSR, a).Has(Germany) {
				t.Errorf("%s does: got provoked(Germany, a).Has(USSR) %v, provoked(USSR, a).Has(Germany) %v; want false and false", a, provoked(table, Germany, a).Has(USSR), provoked(table, USSR, a).Has(Germany))
			}
		}
		if !provoked(table, Germany, "poland").Has(France) || !provoked(table, Germany, "finland").Has(USSR) {
			t.Errorf("nobody is provoked there, or not elsewhere: got provoked(Germany, 'poland').Has(France) %v, provoked(Germany, 'finland').Has(USSR) %v; want true and true",
				provoked(table, Germany, "poland").Has(France), provoked(table, Germany, "finland").Has(USSR))
		}
		if table.Turn = Turn1941; !provoked(table, Germany, "poland").Has(USSR) {
			t.Error("nor in 1941-42: provoked(Germany, 'poland').Has(USSR) = false, want true")
		}
	})
	t.Run("C.5/pacific-commitments: the United States adds half of what an escalation gives, rounded up", func(t *testing.T) {
		table := startOf(t, id)
		before := table.poolSize(US)
		for _, want := range []Commitment{Rearmament, Mobilization, TotalWar} {
			table.Powers[US].Escalated = false
			gap := Card(US, want).ForcePool - before
			elsewhere := table.Powers[US].Elsewhere
			table.raiseCommitment(US)
			f := forcePoolFill{Power: US}
			if f.left(table) != (gap+1)/2 || int(table.Powers[US].Elsewhere-elsewhere) != gap/2 {
				t.Errorf("%s: %d of %d, %d in the Pacific", want, f.left(table), gap, table.Powers[US].Elsewhere)
			}
			before = Card(US, want).ForcePool
			for f.Waiting(table) {
				table.move(US, f.addable(table)[0], Storage, Available)
			}
		}
		if n := int(table.Powers[US].Elsewhere); n > table.maxElsewhere(US) {
			t.Errorf("a written position could not have it: %v, want at most %v", n, table.maxElsewhere(US))
		}
	})
}

func TestWarWithoutMercy(t *testing.T) {
	const id = "war-without-mercy"
	t.Run("C.6/neutrality-pact: until 1945-46 neither Japan nor the Soviet Union declares war on the other", func(t *testing.T) {
		table := startOf(t, id)
		for table.Turn < Turn1945 {
			if table.warTargets(Japan).Has(USSR) || table.warTargets(USSR).Has(Japan) || !table.warTargets(Japan).Has(UK) {
				t.Errorf("%v %v %v: got warTargets(Japan).Has(USSR) %v, warTargets(USSR).Has(Japan) %v, warTargets(Japan).Has(UK) %v; want false, false and true",
					table.Turn, table.warTargets(Japan), table.warTargets(USSR), table.warTargets(Japan).Has(USSR), table.warTargets(USSR).Has(Japan), table.warTargets(Japan).Has(UK))
			}
			table.Turn++
		}
		if !table.warTargets(Japan).Has(USSR) || !table.warTargets(USSR).Has(Japan) {
			t.Errorf("nor in 1945-46: got warTargets(Japan).Has(USSR) %v, warTargets(USSR).Has(Japan) %v; want true and true", table.warTargets(Japan).Has(USSR), table.warTargets(USSR).Has(Japan))
		}
	})
	t.Run("C.6/neutrality-pact: until then Mongolia and Manchuria are as safe as the home areas", func(t *testing.T) {
		table := startOf(t, id)
		commit(table, Mobilization, Japan, USSR)
		war(table, SetOf(Japan), SetOf(USSR))
		if table.canTarget(Japan, "land", at(t, "mongolia"), 0) || table.canTarget(USSR, "land", at(t, "manchuria"), 0) || table.canTarget(Japan, "land", at(t, "maritime-territory"), 0) {
			t.Errorf("got targets Mongolia %v, Manchuria %v, Maritime Territory %v; want none",
				table.canTarget(Japan, "land", at(t, "mongolia"), 0), table.canTarget(USSR, "land", at(t, "manchuria"), 0), table.canTarget(Japan, "land", at(t, "maritime-territory"), 0))
		}
		if table.Turn = Turn1945; !table.canTarget(Japan, "land", at(t, "mongolia"), 0) || !table.canTarget(USSR, "land", at(t, "manchuria"), 0) {
			t.Errorf("and in 1945-46 they are still: got canTarget(Japan, 'land', mongolia, 0) %v, canTarget(USSR, 'land', manchuria, 0) %v; want true and true",
				table.canTarget(Japan, "land", at(t, "mongolia"), 0), table.canTarget(USSR, "land", at(t, "manchuria"), 0))
		}
	})
	t.Run("C.6/fall-of-france: France has surrendered to the Fascists, its score counts for the Democracies", func(t *testing.T) {
		table := startOf(t, id)
		if table.active(France) || table.surrenderMarkers(Fascism) != 1 || table.surrenderMarkers(Democracy) != 0 {
			t.Errorf("it has not: got active(France) %v, %v, %v; want false, 1 and 0", table.active(France), table.surrenderMarkers(Fascism), table.surrenderMarkers(Democracy))
		}
		if table.points(France) != -8 || table.ideologyPoints(Democracy) != table.points(UK)+table.points(US)-8 {
			t.Errorf("%v %v, want -8 and %v", table.points(France), table.ideologyPoints(Democracy), table.points(UK)+table.points(US)-8)
		}
	})
	t.Run("C.6/fall-of-france: one more surrender to the Fascists ends the game", func(t *testing.T) {
		table := startOf(t, id)
		table.Powers[UK].SurrenderMarker = table.Powers[UK].SurrenderMarker.With(Fascism)
		if kind, _ := table.endKind(); kind != "two-surrenders" {
			t.Errorf(`got %v, want "two-surrenders"`, kind)
		}
	})
	t.Run("C.6/two-player: Democracies and Communists do not provoke each other", func(t *testing.T) {
		table := startOf(t, id)
		table.TwoSides = true
		if provoked(table, USSR, "persia").Has(UK) || !provoked(table, Germany, "turkey").Has(USSR) {
			t.Errorf("they do, or nobody is provoked: got provoked(USSR, 'persia').Has(UK) %v, provoked(Germany, 'turkey').Has(USSR) %v; want false and true",
				provoked(table, USSR, "persia").Has(UK), provoked(table, Germany, "turkey").Has(USSR))
		}
	})
}

func TestPourLaPatrie(t *testing.T) {
	table := startOf(t, "pour-la-patrie")
	t.Run("C.7/changed-sides: France is Fascist and Italy Democratic in order of play", func(t *testing.T) {
		commit(table, Civilian, France, Italy)
		if list := table.decreasing(SetOf(France, Italy)); list[0] != France {
			t.Errorf("a tie goes to %v, want %v", list[0], France)
		}
	})
	t.Run("C.7/changed-sides: France may attack by surprise, Italy may not", func(t *testing.T) {
		commit(table, Mobilization, France, Italy)
		if !table.canSurprise(France) || table.canSurprise(Italy) {
			t.Errorf("not so: got canSurprise(France) %v, canSurprise(Italy) %v; want true and false", table.canSurprise(France), table.canSurprise(Italy))
		}
	})
	t.Run("C.7/changed-sides: France attacks countries at will, Italy only when at war", func(t *testing.T) {
		if a := at(t, "greece"); !table.canTarget(France, "land", a, 0) || table.canTarget(Italy, "land", a, 0) {
			t.Errorf("not so: got canTarget(France, 'land', a, 0) %v, canTarget(Italy, 'land', a, 0) %v; want true and false", table.canTarget(France, "land", a, 0), table.canTarget(Italy, "land", a, 0))
		}
	})
	t.Run("C.7/changed-sides: the crises of the Democracies are Italy's", func(t *testing.T) {
		if list := table.flagCheckers(CrisisRow(Peacetime, 5, 5)); !slices.Equal(table.increasing(SetOf(list...)), table.increasing(SetOf(Italy, UK))) {
			t.Errorf("%v: got %v, want %v", list, table.increasing(SetOf(list...)), table.increasing(SetOf(Italy, UK)))
		}
	})
	t.Run("C.7/changed-sides: points of France are the Fascists', those of Italy the Democracies'", func(t *testing.T) {
		if table.ideologyPoints(Fascism) != table.points(France)+table.points(Germany) || table.ideologyPoints(Democracy) != table.points(Italy)+table.points(UK) {
			t.Errorf("%v %v, want %v and %v", table.ideologyPoints(Fascism), table.ideologyPoints(Democracy), table.points(France)+table.points(Germany), table.points(Italy)+table.points(UK))
		}
	})
	t.Run("C.7/out-of-play-areas: Soviet and American home areas are closed", func(t *testing.T) {
		checkNoTargets(t, table, Germany, "ukraine", "leningrad", "moscow", "washington-dc")
	})
	t.Run("C.7/status-quo: Italy takes its flag at the cost of a test, France for nothing", func(t *testing.T) {
		if test, _ := table.flagPrice(Italy); !test {
			t.Errorf("Italy pays nothing: got a test %v, want true", test)
		}
		if test, may := table.flagPrice(France); test || !may {
			t.Errorf("France pays: got test %v, may %v; want false and true", test, may)
		}
	})
}

func TestCrisisInTheWest(t *testing.T) {
	table := startOf(t, "crisis-in-the-west")
	t.Run("Crisis in the West/out-of-play-areas: Soviet and American home areas are closed", func(t *testing.T) {
		checkNoTargets(t, table, Germany, "belorussia", "leningrad", "washington-dc")
	})
	t.Run("Crisis in the West/out-of-play-areas: an event leaves absent powers out", func(t *testing.T) {
		if _, can := table.crisisEvent(CrisisRow(Peacetime, 4, 1)); can {
			t.Errorf("the Soviet Union's effectiveness is reduced: got %v, want false", can)
		}
	})
	t.Run("Crisis in the West/fixed-end: it is over after 1939-40", func(t *testing.T) {
		table.Turn, table.Phase, table.Status = Turn1939, EndPhase, GlobalWar
		war(table, SetOf(Germany), SetOf(UK))
		if kind, _ := table.endKind(); kind != "last-turn" || table.LastTurn != Turn1939 {
			t.Errorf(`%v %v, want "last-turn" and %v`, kind, table.LastTurn, Turn1939)
		}
	})
}

// checkNoTargets fails for each of the areas that the power could attack or try diplomacy in.
func checkNoTargets(t *testing.T, table *Table, p Power, areas ...string) {
	t.Helper()
	for _, slug := range areas {
		if a := at(t, slug); table.canTarget(p, "land", a, 0) || table.canAttemptDiplomacy(p, a) || table.mayControl(p, a) {
			t.Errorf("%s is open: got canTarget(p, 'land', a, 0) %v, canAttemptDiplomacy(p, a) %v, mayControl(p, a) %v; want false, false and false",
				a, table.canTarget(p, "land", a, 0), table.canAttemptDiplomacy(p, a), table.mayControl(p, a))
		}
	}
}
