package cataclysm

import "testing"

func TestPressure(t *testing.T) {
	t.Run("6.6 the designated power gains a flag", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France))
		flagged(t, table, Germany, "pressure:power/italy 1 2 5 reserve:flag/italy")
		if table.reserve(Italy) != Flag {
			t.Errorf("Italy has no flag: got %v, want %v", table.reserve(Italy), Flag)
		}
	})
	t.Run("6.6 one of the two must be belligerent, and they may not be enemies", func(t *testing.T) {
		table := europe(t)
		mustNotOffer(t, table, Germany, "pressure")
		war(table, SetOf(Germany), SetOf(France))
		mustOffer(t, table, Italy, "pressure:power/germany")
		mustNotOffer(t, table, Italy, "pressure:power/uk")
		mustNotOffer(t, table, Germany, "pressure:power/france")
		mustOffer(t, table, Germany, "pressure:power/uk")
	})
	t.Run("3.3 not on a power without a flag to gain", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France))
		give(t, table, Italy, Cup, Flag, table.count(Italy, Available, Flag))
		mustNotOffer(t, table, Germany, "pressure:power/italy")
	})
}
