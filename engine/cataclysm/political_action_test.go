package cataclysm

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
)

// flag plays a flag of a power with a script.
func flag(t *testing.T, table *Table, p Power, script ...string) (*engine.Position[Table], events) {
	t.Helper()
	give(t, table, p, Hand, Flag, 1)
	return play(t, table, &flagPlay{Power: p, Kind: Flag}, script...)
}

// flagged plays a flag to its end and gives the table back: a declaration of war may have
// put another in its place.
func flagged(t *testing.T, table *Table, p Power, script ...string) (*Table, events) {
	t.Helper()
	pos, seen := flag(t, table, p, script...)
	if !pos.Over() {
		t.Fatalf("still asked: %v: pos.Over() = false, want true", pos.Open())
	}
	return pos.Table(), seen
}

// fill brings a power's force pool up to its limit, armies first.
func fill(table *Table, p Power) {
	f := forcePoolFill{Power: p}
	for f.Waiting(table) {
		table.move(p, f.addable(table)[0], Storage, Available)
	}
}

// politicalOffers lists the political actions that a power may attempt.
func politicalOffers(table *Table, p Power) []string {
	var legal []engine.Choice
	for c := range table.politicalActions(p, 0) {
		legal = append(legal, c)
	}
	return inWords(legal)
}

func mustOffer(t *testing.T, table *Table, p Power, want string) {
	t.Helper()
	if list := politicalOffers(table, p); !slices.Contains(list, want) {
		t.Errorf("%s is not offered %s: %v", p, want, list)
	}
}

func mustNotOffer(t *testing.T, table *Table, p Power, prefix string) {
	t.Helper()
	for _, w := range politicalOffers(table, p) {
		if strings.HasPrefix(w, prefix) {
			t.Errorf("%s is offered %s: strings.HasPrefix(w, prefix) = true, want false", p, w)
		}
	}
}

func TestPoliticalAction(t *testing.T) {
	t.Run("3.7.1 the flag goes back to the status card, passed or not", func(t *testing.T) {
		for _, die := range []string{"2", "5"} {
			table := europe(t)
			table.Powers[France].Stability = Unstable
			flagged(t, table, France, "propaganda", die)
			if flags(table, France, Available) != int(MixOf(France)[Flag]) || flags(table, France, Hand) != 0 {
				t.Errorf("die %s: the flag is not available; got %v, %v; want %v and 0", die, flags(table, France, Available), flags(table, France, Hand), int(MixOf(France)[Flag]))
			}
		}
	})
	t.Run("6.0 a crisis may call for an action that costs no flag", func(t *testing.T) {
		table := europe(t)
		table.Powers[France].Stability = Unstable
		p, _ := play(t, table, &flagPlay{Power: France, Kind: Flag, Free: true})
		if d := asked(t, p, "political-action"); d.About != powerRef(France) {
			t.Errorf("about %s, want %q", d.About, powerRef(France))
		}
		reply(t, p, "propaganda 5")
		if table.Powers[France].Stability != Wavering || flags(table, France, Available) != int(MixOf(France)[Flag]) {
			t.Errorf("nothing came of it, or a flag went: got %v, %v; want %v and %v", table.Powers[France].Stability, flags(table, France, Available), Wavering, int(MixOf(France)[Flag]))
		}
	})
	t.Run("5.2 a flag is one political action", func(t *testing.T) {
		table := europe(t)
		table.Powers[France].Stability = Unstable
		p, seen := flag(t, table, France, "propaganda 5")
		if !p.Over() || saw(seen, "political-action", France) != 1 {
			t.Errorf("more is asked: got p.Over() %v, %v; want true and 1", p.Over(), saw(seen, "political-action", France))
		}
	})
	t.Run("3.3 nothing is offered that could change nothing", func(t *testing.T) {
		table := europe(t)
		mustNotOffer(t, table, France, "propaganda")
		mustNotOffer(t, table, France, "declare-war")
		mustNotOffer(t, table, France, "pressure")
		mustNotOffer(t, table, France, "alliance")
		mustNotOffer(t, table, France, "special")
		mustOffer(t, table, France, "escalate")
		table.Powers[France].Escalated = true
		mustNotOffer(t, table, France, "escalate")
	})
	t.Run("3.3 a power with nothing to attempt cannot play a flag", func(t *testing.T) {
		table := europe(t)
		if !table.canPlayFlag(France, Flag) {
			t.Error("France cannot play a flag: canPlayFlag(France, Flag) = false, want true")
		}
		table.Powers[France].Surrendered = true
		if table.canPlayFlag(France, Flag) {
			t.Error("a surrendered power can: canPlayFlag(France, Flag) = true, want false")
		}
	})
	t.Run("5.3 five or more passes", func(t *testing.T) {
		for die, want := range map[string]Stability{"4": Unstable, "5": Wavering} {
			table := europe(t)
			table.Powers[France].Stability = Unstable
			flagged(t, table, France, "propaganda", die)
			if got := table.Powers[France].Stability; got != want {
				t.Errorf("die %s: %s, want %v", die, got, want)
			}
		}
	})
	t.Run("5.3 Germany rolls three dice, two when it is reduced", func(t *testing.T) {
		table := europe(t)
		table.Powers[Germany].Stability = Unstable
		flagged(t, table, Germany, "propaganda", "1 1 5")
		table.Powers[Germany].Reduced = true
		flagged(t, table, Germany, "propaganda", "1 5")
		if table.Powers[Germany].Stability != Steady {
			t.Errorf("Germany is not steady: got %v, want %v", table.Powers[Germany].Stability, Steady)
		}
	})
	t.Run("5.3 a reduced power of effectiveness one is at -1", func(t *testing.T) {
		table := europe(t)
		table.Powers[France].Stability, table.Powers[France].Reduced = Unstable, true
		flagged(t, table, France, "propaganda", "5")
		if table.Powers[France].Stability != Unstable {
			t.Errorf("a 5 has passed: got %v, want %v", table.Powers[France].Stability, Unstable)
		}
	})
	t.Run("6.7 propaganda suffers the home front penalty", func(t *testing.T) {
		for c, pass := range map[Commitment]string{Civilian: "5", Rearmament: "5", Mobilization: "6"} {
			table := europe(t)
			table.Powers[France].Stability = Unstable
			commit(table, c, France)
			flagged(t, table, France, "propaganda", pass)
			if table.Powers[France].Stability != Wavering {
				t.Errorf("%s: %s has not passed; got %v, want %v", c, pass, table.Powers[France].Stability, Wavering)
			}
		}
		for c, fail := range map[Commitment]string{Mobilization: "5", TotalWar: "6", Exhaustion: "6"} {
			table := europe(t)
			table.Powers[France].Stability = Unstable
			commit(table, c, France)
			flagged(t, table, France, "propaganda", fail)
			if table.Powers[France].Stability != Unstable {
				t.Errorf("%s: %s has passed; got %v, want %v", c, fail, table.Powers[France].Stability, Unstable)
			}
		}
	})
	t.Run("12.3.1 the Soviet Union rolls one die more for propaganda", func(t *testing.T) {
		table := europe(t)
		table.Powers[USSR].Posture, table.Powers[USSR].Stability = PoliticalPurges, Unstable
		flagged(t, table, USSR, "propaganda", "1 1 5")
		if table.Powers[USSR].Stability != Wavering {
			t.Errorf("the third die was not rolled: got %v, want %v", table.Powers[USSR].Stability, Wavering)
		}
	})
	t.Run("12.3 the posture counts against political actions", func(t *testing.T) {
		table := europe(t)
		for _, x := range []struct {
			posture Posture
			action  ActionType
			penalty int
		}{{MilitaryReforms, PropagandaAction, 1}, {MilitaryReforms, DiplomacyAction, 1}, {PoliticalPurges, PropagandaAction, 0},
			{PoliticalPurges, DiplomacyAction, 1}, {CollectiveSecurity, PropagandaAction, 1}, {CollectiveSecurity, DiplomacyAction, 0}} {
			table.Powers[USSR].Posture = x.posture
			if got := len(table.posturePenalty(USSR, x.action)); got != x.penalty {
				t.Errorf("%s in %s: %d, want %v", x.action, x.posture, got, x.penalty)
			}
		}
	})
}
