package cataclysm

import (
	"strings"
	"testing"
)

// escalationTable is a table on which a power with a full pool is about to escalate.
func escalationTable(t *testing.T, p Power, c Commitment) *Table {
	t.Helper()
	table := europe(t)
	commit(table, c, p)
	fill(table, p)
	return table
}

// addScript is the script that fills a force pool with n counters of a kind.
func addScript(k string, n int) string { return strings.Repeat("add:"+k+" ", n) }

func TestEscalation(t *testing.T) {
	t.Run("6.4 one column to the right, once a turn", func(t *testing.T) {
		table := escalationTable(t, France, Civilian)
		table, _ = flagged(t, table, France, "escalate 5 cup:flag/italy cup:flag/germany", addScript("air-force/france", 3))
		if st := table.Powers[France]; st.Commitment != Rearmament || !st.Escalated {
			t.Errorf("%v: got %v, st.Escalated %v; want %v and true", st, st.Commitment, st.Escalated, Rearmament)
		}
		mustNotOffer(t, table, France, "escalate")
	})
	t.Run("6.4 a belligerent needs no check", func(t *testing.T) {
		table := escalationTable(t, France, Civilian)
		war(table, SetOf(Italy), SetOf(France))
		table, seen := flagged(t, table, France, "escalate cup:flag/germany", addScript("air-force/france", 3))
		if table.Powers[France].Commitment != Rearmament || saw(seen, "die", NoPower) != 0 {
			t.Errorf("a die was rolled, or nothing came of it: got %v, %v; want %v and 0", table.Powers[France].Commitment, saw(seen, "die", NoPower), Rearmament)
		}
		if flags(table, Italy, Cup) != 0 {
			t.Errorf("an enemy is provoked (5.2.3): got %v, want 0", flags(table, Italy, Cup))
		}
	})
	t.Run("6.4 total war only while belligerent or in Global War, exhaustion never", func(t *testing.T) {
		table := escalationTable(t, France, Mobilization)
		mustNotOffer(t, table, France, "escalate")
		table.Status = GlobalWar
		mustOffer(t, table, France, "escalate")
		table.Status = LimitedWar
		war(table, SetOf(Italy), SetOf(France))
		mustOffer(t, table, France, "escalate")
		for _, c := range []Commitment{TotalWar, Exhaustion} {
			commit(table, c, France)
			mustNotOffer(t, table, France, "escalate")
		}
	})
	t.Run("6.4.1 the status cards tell who is provoked, and enemies are not", func(t *testing.T) {
		table := escalationTable(t, USSR, Civilian)
		war(table, SetOf(Japan), SetOf(USSR))
		table, _ = flagged(t, table, USSR, "escalate cup:flag/germany", addScript("air-force/ussr", 5))
		if flags(table, Germany, Cup) != 1 || flags(table, Japan, Cup)+flags(table, UK, Cup)+flags(table, Italy, Cup) != 0 {
			t.Errorf("not Germany alone: got %v, %v; want 1 and 0", flags(table, Germany, Cup), flags(table, Japan, Cup)+flags(table, UK, Cup)+flags(table, Italy, Cup))
		}
		if c := table.Powers[USSR].Commitment; c != Rearmament || table.poolSize(USSR) != Card(USSR, c).ForcePool {
			t.Errorf("the pool does not follow the commitment: got %v, %v; want %v and %v", c, table.poolSize(USSR), Rearmament, Card(USSR, c).ForcePool)
		}
	})
	t.Run("4.1.1 the pool is filled to the new limit at once, with what the box holds", func(t *testing.T) {
		table := escalationTable(t, Italy, Civilian)
		more := Card(Italy, Rearmament).ForcePool - table.poolSize(Italy)
		if more < 1 {
			t.Skip("by these data Italy's pool does not grow")
		}
		p, _ := flag(t, table, Italy, "escalate 5 cup:flag/france cup:flag/uk")
		d := asked(t, p, "force-pool")
		if d.Left != more-1 {
			t.Errorf("%d counters after this one, want %d", d.Left, more-1)
		}
		for _, w := range inWords(d.Legal) {
			if w == "add:il-duce/italy" || w == "add:flag/italy" {
				t.Errorf(`offered %s, want anything but "add:il-duce/italy" and anything but "add:flag/italy"`, w)
			}
		}
		for range more {
			reply(t, p, inWords(asked(t, p, "force-pool").Legal)[0])
		}
		if n := table.poolSize(Italy); n != Card(Italy, Rearmament).ForcePool {
			t.Errorf("%d counters in the pool, want %v", n, Card(Italy, Rearmament).ForcePool)
		}
	})
	t.Run("4.1.1 the pool is cut at once where an edition has a smaller one for the new commitment", func(t *testing.T) {
		table := escalationTable(t, Italy, Civilian)
		house := *table.Book
		house.cards[Italy][Rearmament].ForcePool = table.poolSize(Italy) - 2
		table.Book = &house
		table, _ = flagged(t, table, Italy, "escalate 5 cup:flag/france cup:flag/uk")
		if n, want := table.poolSize(Italy), house.cards[Italy][Rearmament].ForcePool; n != want {
			t.Errorf("%d counters in the pool, want %d", n, want)
		}
	})
	t.Run("4.1 no upgrade markers at civilian commitment", func(t *testing.T) {
		table := europe(t)
		commit(table, Civilian, Italy)
		for _, k := range (&forcePoolFill{Power: Italy}).addable(table) {
			if k.IsUpgrade() {
				t.Errorf("offered %s: k.IsUpgrade() = true, want false", k)
			}
		}
	})
	t.Run("12.1.3 the naval treaty keeps fleets out of three pools", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(WashingtonNavalTreaty)
		for p, want := range map[Power]bool{UK: false, US: false, Japan: false, France: true} {
			got := false
			for _, k := range (&forcePoolFill{Power: p}).addable(table) {
				got = got || k == Fleet
			}
			if got != want {
				t.Errorf("%s: %v, want %v", p, got, want)
			}
		}
	})
	t.Run("12.2 no Democratic mobilization while Status Quo holds", func(t *testing.T) {
		table := escalationTable(t, France, Rearmament)
		table.Markers = table.Markers.With(StatusQuo)
		mustNotOffer(t, table, France, "escalate")
		commit(table, Civilian, France)
		mustOffer(t, table, France, "escalate")
		commit(table, Rearmament, Germany)
		mustOffer(t, table, Germany, "escalate")
	})
	t.Run("12.2 a German mobilization ends Status Quo: each Democracy gains a flag more", func(t *testing.T) {
		table := escalationTable(t, Germany, Rearmament)
		table.Markers = table.Markers.With(StatusQuo)
		table, _ = flagged(t, table, Germany, "escalate 5 1 1 cup:flag/france cup:flag/uk cup:flag/ussr cup:flag/france cup:flag/uk cup:flag/us",
			addScript("air-force/germany", 4), "cup")
		if table.Markers.Has(StatusQuo) || flags(table, France, Cup) != 2 || flags(table, US, Cup) != 1 {
			t.Errorf("Status Quo stands, or the flags are wrong: got Markers.Has(StatusQuo) %v, %v, %v; want false, 2 and 1", table.Markers.Has(StatusQuo), flags(table, France, Cup), flags(table, US, Cup))
		}
	})
	t.Run("12.2 and so does an Italian one", func(t *testing.T) {
		table := escalationTable(t, Italy, Rearmament)
		table.Markers = table.Markers.With(StatusQuo)
		table, _ = flagged(t, table, Italy, "escalate 5 cup:flag/france cup:flag/uk cup:flag/france cup:flag/uk cup:flag/us",
			addScript("air-force/italy", 2), "cup")
		if table.Markers.Has(StatusQuo) {
			t.Error("Status Quo stands: Markers.Has(StatusQuo) = true, want false")
		}
	})
	t.Run("5.6.5 total war is Global War", func(t *testing.T) {
		table := escalationTable(t, France, Mobilization)
		war(table, SetOf(Italy), SetOf(France))
		table.Turn, table.LastTurn = Turn1943, Turn1945
		table, _ = flagged(t, table, France, "escalate cup:flag/germany", addScript("air-force/france", 3), "cup")
		if table.Status != GlobalWar || table.LastTurn != Turn1947 {
			t.Errorf("%s until %s, want %v and %v", table.Status, table.LastTurn, GlobalWar, Turn1947)
		}
	})
	t.Run("12.3.1 Volga counts at once", func(t *testing.T) {
		table := escalationTable(t, USSR, Rearmament)
		table.Powers[USSR].Posture = PoliticalPurges
		table, _ = flagged(t, table, USSR, "escalate 5 1 cup:flag/japan cup:flag/germany", addScript("air-force/ussr", 5), "cup")
		if !table.Areas[at(t, "volga")].Special || table.count(USSR, Cup, Offensive) != 2 {
			t.Errorf("%d offensives for Moscow and the Volga; want Areas[volga].Special true, count(USSR, Cup, Offensive) 2", table.count(USSR, Cup, Offensive))
		}
	})
}

func TestEscalationOffensives(t *testing.T) {
	// Germany holds Ruhr and Berlin, and the limited resource of the Ruhr.
	lay := func(t *testing.T) *Table {
		table := escalationTable(t, Germany, Rearmament)
		table.Areas[ruhr].Limited = true
		return table
	}
	const before = "escalate 5 1 1 cup:flag/france cup:flag/uk cup:flag/ussr "
	t.Run("6.4.2 one may go into reserve", func(t *testing.T) {
		table, _ := flagged(t, lay(t), Germany, before, addScript("air-force/germany", 4), "keep reserve")
		if table.count(Germany, Cup, Offensive) != 1 || table.reserve(Germany) != Offensive {
			t.Errorf("not one in the cup and one in reserve: got %v, %v; want 1 and %v", table.count(Germany, Cup, Offensive), table.reserve(Germany), Offensive)
		}
	})
	t.Run("6.4.2 a damaged resource brings nothing", func(t *testing.T) {
		table := lay(t)
		table.Areas[ruhr].Limited = false
		table.Areas[ruhr].Damaged = 1
		table, _ = flagged(t, table, Germany, before, addScript("air-force/germany", 4), "cup")
		if n := table.count(Germany, Cup, Offensive); n != 1 {
			t.Errorf("%d offensives, want 1", n)
		}
	})
	t.Run("6.4.2 no more than there are markers", func(t *testing.T) {
		table := lay(t)
		give(t, table, Germany, Cup, Offensive, table.count(Germany, Available, Offensive)-1)
		had := table.count(Germany, Cup, Offensive)
		table, _ = flagged(t, table, Germany, before, addScript("air-force/germany", 4), "cup")
		if n := table.count(Germany, Cup, Offensive) - had; n != 1 || !table.Areas[ruhr].Limited {
			t.Errorf("%d offensives; want n 1, Areas[ruhr].Limited true", n)
		}
	})
	t.Run("6.4.2 none at rearmament", func(t *testing.T) {
		table := escalationTable(t, Germany, Civilian)
		table, _ = flagged(t, table, Germany, before, addScript("air-force/germany", 4))
		if table.count(Germany, Cup, Offensive) != 0 {
			t.Errorf("offensives at rearmament: got %v, want 0", table.count(Germany, Cup, Offensive))
		}
	})
}
