package cataclysm

import "testing"

func TestOpportunity(t *testing.T) {
	t.Run("5.7 in decreasing effectiveness order, the first success ends it, resistance does not count", func(t *testing.T) {
		table := europe(t)
		commit(table, Mobilization, UK)
		a := at(t, "greece")
		p, _ := play(t, table, &opportunity{Area: a, Eligible: SetOf(Germany, Italy, UK), Rule: "5.7"})
		if d := asked(t, p, "opportunity"); powerAt(d.Seat) != Germany {
			t.Errorf("%s is first, want %v", powerAt(d.Seat), Germany)
		}
		reply(t, p, "pass")
		if d := asked(t, p, "opportunity"); powerAt(d.Seat) != UK {
			t.Errorf("%s is next, want %v", powerAt(d.Seat), UK)
		}
		reply(t, p, "attempt 5 1 1 cup:flag/italy")
		if !p.Over() || table.controller(a) != UK {
			t.Errorf("the UK has not gained it: got p.Over() %v, %v; want true and %v", p.Over(), table.controller(a), UK)
		}
	})
	t.Run("5.7 once somebody has it nobody else tries", func(t *testing.T) {
		table := europe(t)
		a := at(t, "greece")
		p, _ := play(t, table, &opportunity{Area: a, Eligible: SetOf(Germany, UK), Rule: "5.7"}, "attempt 5 1 1 cup:flag/france cup:flag/uk")
		if !p.Over() || table.controller(a) != Germany {
			t.Errorf("still asked: %v; got p.Over() %v, %v; want true and %v", p.Open(), p.Over(), table.controller(a), Germany)
		}
	})
	t.Run("5.7 the second group tries only if the first has not gained it", func(t *testing.T) {
		table := europe(t)
		o := &opportunity{Area: at(t, "austria"), Eligible: SetOf(UK), Then: SetOf(USSR), Rule: "9.7.2"}
		p, _ := play(t, table, o, "attempt 4 1")
		if d := asked(t, p, "opportunity"); powerAt(d.Seat) != USSR {
			t.Errorf("%s is next, want %v", powerAt(d.Seat), USSR)
		}
		reply(t, p, "pass")
		if !p.Over() || table.controller(at(t, "austria")) != NoPower {
			t.Errorf("it is not over, or Austria has a master: got p.Over() %v, %v; want true and no power", p.Over(), table.controller(at(t, "austria")))
		}
	})
	t.Run("5.7 posture is no matter: it is no political action", func(t *testing.T) {
		table := europe(t)
		table.Powers[USSR].Posture = PoliticalPurges
		finish(t, table, &opportunity{Area: at(t, "austria"), Eligible: SetOf(USSR), Rule: "5.7"}, "attempt 5 1 cup:flag/italy cup:flag/germany")
		if table.controller(at(t, "austria")) != USSR {
			t.Errorf("a 5 has failed: got %v, want %v", table.controller(at(t, "austria")), USSR)
		}
	})
}
