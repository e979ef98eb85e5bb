package cataclysm

import (
	"slices"
	"testing"

	"interbellum/engine/enginetest"
)

// What we changed in set-ups that we rebuilt, so that each side has a chance (RULINGS.md).
func TestShippedBalance(t *testing.T) {
	judgeTheData(t)
	enginetest.Shipped(t, Game())
	t.Run("C.1/balance: an army stands in Moscow, and none in London", func(t *testing.T) {
		table := startOf(t, "cataclysm")
		checkUnits(t, table, "moscow", Army, 1)
		checkUnits(t, table, "irkutsk", Army, 0)
		checkUnits(t, table, "london", Army, 0)
	})
	t.Run("C.2/balance: an army and an air force guard Provence, an air force of Germany is still to be built", func(t *testing.T) {
		table := startOf(t, "days-of-decision")
		checkUnits(t, table, "provence", Army, 1)
		checkUnits(t, table, "provence", AirForce, 1)
		checkUnits(t, table, "north-africa", Army, 0)
		checkUnits(t, table, "bavaria", AirForce, 0)
	})
	t.Run("C.3/balance: the Soviet Union begins steady, and Germany must draw its first offensive", func(t *testing.T) {
		table := startOf(t, "great-patriotic-war")
		if table.Powers[USSR].Stability != Steady || table.reserve(Germany) != NoKind {
			t.Errorf("it begins %s, and Germany holds %s, want %v and no kind", table.Powers[USSR].Stability, table.reserve(Germany), Steady)
		}
		if !slices.ContainsFunc(table.Units, func(u Unit) bool { return u.Owner == USSR && u.At == MustArea("stalingrad") }) {
			t.Error("got no Soviet unit at Stalingrad, want one")
		}
	})
	t.Run("C.4/balance: two British armies stand in India", func(t *testing.T) {
		checkUnits(t, startOf(t, "eagle-and-sun"), "india", Army, 2)
	})
	t.Run("C.5/balance: the United Kingdom has not mobilized, and who stands in Rome, Berlin, Moscow, Smolensk and Paris", func(t *testing.T) {
		table := startOf(t, "hitlers-war")
		if table.Powers[UK].Commitment != Rearmament {
			t.Errorf("it begins at %s, want %v", table.Powers[UK].Commitment, Rearmament)
		}
		checkUnits(t, table, "rome", Army, 1)
		checkUnits(t, table, "berlin", Army, 2)
		checkUnits(t, table, "moscow", Army, 1)
		checkUnits(t, table, "smolensk", AirForce, 1)
		checkUnits(t, table, "paris", AirForce, 0)
	})
	t.Run("C.6/balance: the Soviet Union begins steady, and Germany must draw its first offensive", func(t *testing.T) {
		table := startOf(t, "war-without-mercy")
		if table.Powers[USSR].Stability != Steady || table.reserve(Germany) != NoKind {
			t.Errorf("it begins %s, and Germany holds %s, want %v and no kind", table.Powers[USSR].Stability, table.reserve(Germany), Steady)
		}
	})
	t.Run("C.6/balance: an army stands at Stalingrad, two air forces in Moscow, and Leningrad is a fortress", func(t *testing.T) {
		table := startOf(t, "war-without-mercy")
		checkUnits(t, table, "moscow", AirForce, 2)
		checkUnits(t, table, "stalingrad", Army, 1)
		checkUnits(t, table, "leningrad", Fortress, 1)
	})
	t.Run("C.7/balance: France wavers, an Italian army stands in Austria, an air force of Germany is still to be built", func(t *testing.T) {
		table := startOf(t, "pour-la-patrie")
		if got := table.Powers[France].Stability; got != Wavering {
			t.Errorf("France begins %s, want %v", got, Wavering)
		}
		checkUnits(t, table, "austria", Army, 1)
		checkUnits(t, table, "bavaria", AirForce, 0)
	})
	t.Run("Crisis in the West/balance: an army guards Provence, Albania is free, Germany and Italy waver", func(t *testing.T) {
		table := startOf(t, "crisis-in-the-west")
		if !slices.ContainsFunc(table.Units, func(u Unit) bool { return u.Kind == Army && u.Owner == France && u.At == MustArea("provence") }) {
			t.Error("Provence is open: got no French army there, want one")
		}
		if !table.canAttemptDiplomacy(Italy, MustArea("albania")) || table.Powers[Germany].Stability != Wavering || table.Powers[Italy].Stability != Wavering {
			t.Errorf("Albania is not free, or they are steady: got canAttemptDiplomacy(Italy, MustArea('albania')) %v, %v, %v; want true, %v and %v",
				table.canAttemptDiplomacy(Italy, MustArea("albania")), table.Powers[Germany].Stability, table.Powers[Italy].Stability, Wavering, Wavering)
		}
	})
}
