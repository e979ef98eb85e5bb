package cataclysm

import (
	"testing"
)

func TestEnding(t *testing.T) {
	t.Run("1.6 all powers of an ideology have surrendered", func(t *testing.T) {
		table := newTable(t)
		table.Powers[France].Surrendered = true
		if table.gameOver() {
			t.Error("one of two is not all: gameOver() = true, want false")
		}
		table.Powers[UK].Surrendered = true
		if kind, rule := table.endKind(); kind != "surrender" || rule != "1.6" {
			t.Errorf(`%q %q, want "surrender" and "1.6"`, kind, rule)
		}
	})
	t.Run("1.6 one ideology holds two surrender markers", func(t *testing.T) {
		table := europe(t)
		for _, p := range []Power{France, US} {
			table.Powers[p].Surrendered = true
			table.Powers[p].SurrenderMarker = table.Powers[p].SurrenderMarker.With(Fascism)
		}
		if kind, _ := table.endKind(); kind != "two-surrenders" {
			t.Errorf(`got %q, want "two-surrenders"`, kind)
		}
		table.Powers[US].SurrenderMarker = Ideologies(0).With(Communism)
		if table.gameOver() {
			t.Error("one each is not two: gameOver() = true, want false")
		}
		table.Powers[US].SurrenderMarker = table.Powers[US].SurrenderMarker.With(Fascism)
		if !table.gameOver() {
			t.Error("a marker between two ideologies counts for both: gameOver() = false, want true")
		}
	})
	t.Run("1.6 a Global War that nobody fights", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(UK))
		table.Status = GlobalWar
		if table.gameOver() {
			t.Error("Germany fights: gameOver() = true, want false")
		}
		table.Wars = nil
		if kind, _ := table.endKind(); kind != "peace" {
			t.Errorf(`got %q, want "peace"`, kind)
		}
		table.Status = LimitedWar
		if table.gameOver() {
			t.Error("a limited war may begin again: gameOver() = true, want false")
		}
	})
	t.Run("1.6 the last turn is finished", func(t *testing.T) {
		table := newTable(t)
		for _, turn := range []Turn{Turn1937, Turn1939} {
			if table.Turn, table.Phase = turn, EndPhase; table.gameOver() {
				t.Errorf("over in %s: gameOver() = true, want false", turn)
			}
		}
		table.Turn = Turn1941
		for _, phase := range []Phase{AdministrationPhase, ActionPhase, EndPhase} {
			table.Phase = phase
			if table.gameOver() != (phase == EndPhase) {
				t.Errorf("in the phase %s: %v, want %v", phase, table.gameOver(), phase == EndPhase)
			}
		}
	})
	t.Run("1.6 the game ends before what is left in the cup is resolved", func(t *testing.T) {
		table := newTable(t)
		table.Turn, table.Phase = Turn1941, EndPhase
		table.move(France, HomeFront, Track, Cup)
		seen := finish(t, table, &game{})
		if saw(seen, "game-over", NoPower) != 1 || saw(seen, "die", NoPower) != 0 {
			t.Errorf("events: %v; got %v, %v; want 1 and 0", seen, saw(seen, "game-over", NoPower), saw(seen, "die", NoPower))
		}
	})
	t.Run("1.6 a surrender under way is completed first", func(t *testing.T) {
		table := newTable(t)
		table.Powers[UK].Surrendered, table.Powers[France].Surrendered = true, true
		if call, _ := nextFromQueue(table, []step{&game{}, &surrender{Power: France}}); call != nil {
			t.Errorf("got %T, want nil", call)
		}
	})
}

func TestScoring(t *testing.T) {
	t.Run("1.7.1 own cubes less those of others at home", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "poland", "paris")
		table.Areas[at(t, "egypt")].Owner, table.Areas[at(t, "egypt")].Cubes = Neutral, 1
		cube(t, table, Italy, "north-africa")
		for p, want := range map[Power]int{Germany: 3, France: -3, UK: -1, Italy: 1} {
			if got := table.points(p); got != want {
				t.Errorf("%s has %d points instead of %d", p, got, want)
			}
		}
		if got := table.ideologyPoints(Democracy); got != -4 {
			t.Errorf("the Democracies have %d, want -4", got)
		}
	})
	t.Run("1.7.1 a power that has surrendered still counts", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "paris")
		table.Powers[France].Surrendered = true
		if got := table.ideologyPoints(Democracy); got != -2 {
			t.Errorf("got %d, want -2", got)
		}
	})
	// scored sets the three scores.
	scored := func(t *testing.T, fascist, communist, democratic int) *Table {
		table := europe(t)
		give := func(p Power, n int, areas ...string) {
			cube(t, table, p, areas[:n]...)
		}
		give(Germany, fascist, "poland", "austria", "hungary", "denmark", "norway")
		give(USSR, communist, "persia", "turkey", "rumania", "bulgaria")
		give(UK, democratic, "ireland", "portugal", "greece", "iraq", "jordan", "spain", "benelux", "albania")
		return table
	}
	wins := func(t *testing.T, fascist, communist, democratic int) Ideology {
		return scored(t, fascist, communist, democratic).winner()
	}
	t.Run("1.7.2 the highest score wins", func(t *testing.T) {
		if w := wins(t, 0, 1, 2); w != Democracy {
			t.Errorf("got %s, want %v", w, Democracy)
		}
	})
	t.Run("1.7.2 Communists win ties, then Fascists", func(t *testing.T) {
		if w := wins(t, 0, 2, 2); w != Communism {
			t.Errorf("got %s, want %v", w, Communism)
		}
		if w := wins(t, 3, 3, 1); w != Communism {
			t.Errorf("got %s, want %v", w, Communism)
		}
		if w := wins(t, 2, 0, 2); w != Fascism {
			t.Errorf("got %s, want %v", w, Fascism)
		}
	})
	t.Run("1.7.2 Democracies must exceed the sum of two positive scores", func(t *testing.T) {
		if w := wins(t, 3, 2, 5); w != Fascism {
			t.Errorf("five against three and two: %s, want %v", w, Fascism)
		}
		if w := wins(t, 3, 2, 6); w != Democracy {
			t.Errorf("six against three and two: %s, want %v", w, Democracy)
		}
		if w := wins(t, 3, 0, 4); w != Democracy {
			t.Errorf("four against three and none: %s, want %v", w, Democracy)
		}
	})
	t.Run("1.7.2 where the lower total of two ideologies counts, it alone is compared with the Fascists'", func(t *testing.T) {
		allied := seatsOf(SetOf(France, UK, US, USSR))
		for _, x := range []struct {
			fascist, communist, democratic int
			each, lower                    Ideology
		}{{2, 1, 7, Democracy, Fascism}, {2, 4, 1, Communism, Fascism}, {2, 3, 4, Communism, Communism}, {2, 4, 3, Communism, Democracy},
			{3, 3, 4, Communism, Communism}, {3, 4, 3, Communism, Fascism}} {
			table := scored(t, x.fascist, x.communist, x.democratic)
			if got := table.winner(); got != x.each {
				t.Errorf("%v, each by its own: got %s, want %s", x, got, x.each)
			}
			table.LowerTotal, table.TwoSides = true, true
			if got := table.winner(); got != x.lower {
				t.Errorf("%v, the lower one: got %s, want %s", x, got, x.lower)
			}
			if got, want := result(table).Winners, x.lower != Fascism; (got == allied) != want {
				t.Errorf("%v: the winners are %v, want both ideologies: %v", x, got, want)
			}
		}
	})
	t.Run("1.7.2 C.2: a tie is the Fascists'", func(t *testing.T) {
		table := newTable(t)
		cube(t, table, Germany, "austria", "hungary", "denmark")
		r := result(table)
		if table.ideologyPoints(Fascism) != table.ideologyPoints(Democracy) || r.Winners != seatsOf(SetOf(Germany, Italy)) {
			t.Errorf("%+v: got %v, %v; want %v and %v", r, table.ideologyPoints(Fascism), r.Winners, table.ideologyPoints(Democracy), seatsOf(SetOf(Germany, Italy)))
		}
		if len(r.Scores) != 6 || r.Scores[0].N != 5 || r.Scores[1].N != 5 {
			t.Errorf("scores %+v, want 6 of them, [0].N 5 and [1].N 5", r.Scores)
		}
	})
}

func TestCensus(t *testing.T) {
	t.Run("2.4 the census of C.2 is the counter mix", func(t *testing.T) {
		want := 0
		for _, p := range []Power{France, Germany, Italy, UK, Neutral} {
			for _, n := range MixOf(p) {
				want += int(n)
			}
		}
		want += len(minorAreas())
		got := 0
		for _, c := range census(newTable(t)) {
			got += c.N
		}
		if got != want {
			t.Errorf("%d pieces instead of %d", got, want)
		}
	})
}

// minorAreas lists the European areas with a printed minor army.
func minorAreas() (list []Area) {
	for a := Area(1); a <= AreaCount; a++ {
		if pl := a.Place(); pl.MinorArmy && pl.Map == EuropeMap {
			list = append(list, a)
		}
	}
	return list
}
