package cataclysm

import (
	"strings"
	"testing"
)

func TestFailedActions(t *testing.T) {
	t.Run("5.4 each cube is one more for the same action", func(t *testing.T) {
		table := europe(t)
		table.Powers[France].Failed, table.Powers[France].FailureCubes = EscalationAction, 2
		fill(table, France)
		flagged(t, table, France, "escalate", "3 cup:flag/italy cup:flag/germany",
			strings.Repeat("add:air-force/france ", 3), "cup")
		if st := table.Powers[France]; st.Commitment != Mobilization || st.FailureCubes != 0 {
			t.Errorf("got %v, want Commitment %v and FailureCubes 0", st, Mobilization)
		}
	})
	t.Run("5.4 cubes for another action are no help and leave", func(t *testing.T) {
		table := europe(t)
		table.Powers[France].Stability = Unstable
		table.Powers[France].Failed, table.Powers[France].FailureCubes = EscalationAction, 2
		flagged(t, table, France, "propaganda", "4")
		if st := table.Powers[France]; st.Failed != PropagandaAction || st.FailureCubes != 1 || st.Stability != Unstable {
			t.Errorf("got %v, want Failed %v, FailureCubes 1 and Stability %v", st, PropagandaAction, Unstable)
		}
	})
	t.Run("5.4 success removes them all", func(t *testing.T) {
		table := europe(t)
		table.Powers[France].Stability = Unstable
		table.Powers[France].Failed, table.Powers[France].FailureCubes = EscalationAction, 2
		flagged(t, table, France, "propaganda", "5")
		if table.Powers[France].Failed != NoAction {
			t.Errorf("the cubes still lie there: got %v, want no action", table.Powers[France].Failed)
		}
	})
	t.Run("5.4 a failed alliance marks both, and both must have cubes for the bonus", func(t *testing.T) {
		table := europe(t)
		give(t, table, UK, Reserve, Flag, 1)
		flagged(t, table, France, "alliance:power/uk accept 3")
		for _, p := range []Power{France, UK} {
			if table.Powers[p].Failed != AllianceAction || table.Powers[p].FailureCubes != 1 {
				t.Fatalf("%s: %v, want Failed %v and FailureCubes 1", p, table.Powers[p], AllianceAction)
			}
		}
		if table.retryBonus(AllianceAction, SetOf(France, UK)) != 1 || table.retryBonus(AllianceAction, SetOf(France, US)) != 0 {
			t.Errorf("the bonus is not theirs alone: got %v, %v; want 1 and 0", table.retryBonus(AllianceAction, SetOf(France, UK)), table.retryBonus(AllianceAction, SetOf(France, US)))
		}
		table.Powers[UK].Stability = Unstable
		flagged(t, table, UK, "propaganda", "1 1")
		if table.Powers[France].Failed != NoAction {
			t.Errorf("the partner's cube stays although one tried something else: got %v, want no action", table.Powers[France].Failed)
		}
	})
	t.Run("5.4 who would join a standing alliance counts its own cubes", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(LendLease)
		ally(table, France, UK)
		flagged(t, table, US, "join:ideology/democracy 1 1")
		if table.Powers[US].FailureCubes != 1 || table.Powers[France].FailureCubes != 0 {
			t.Errorf("the cubes are not those of the joining power: got %v, %v; want 1 and 0", table.Powers[US].FailureCubes, table.Powers[France].FailureCubes)
		}
		if table.retryBonus(AllianceAction, SetOf(US)) != 1 {
			t.Errorf("no bonus: got %v, want 1", table.retryBonus(AllianceAction, SetOf(US)))
		}
	})
}
