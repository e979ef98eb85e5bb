package cataclysm

import (
	"slices"
	"testing"
)

// landBattle sets up a land battle in Lorraine.
func landBattle(t *testing.T, attackers, defenders map[Power][]string) *Table {
	t.Helper()
	table := withoutFlags(europe(t))
	ally(table, Germany, Italy)
	ally(table, France, UK, US)
	war(table, SetOf(Germany, Italy), SetOf(France, UK, US))
	table.Battle = &Battle{Verb: "land", Target: at(t, "lorraine"), Attacker: Germany, Defender: France, Moved: true}
	for side, units := range []map[Power][]string{attackers, defenders} {
		for _, p := range AllPowers.List() {
			for _, id := range put(t, table, p, "lorraine", units[p]...) {
				table.Battle.Sides[side] = append(table.Battle.Sides[side], Fighter{Unit: id, From: at(t, "lorraine")})
			}
		}
	}
	return table
}

// eligibleLosses lists what may be lost next in a combat with n losses for a side.
func eligibleLosses(t *testing.T, table *Table, side int, n int) (*losses, []string) {
	t.Helper()
	l := table.newLosses(side, "land", n)
	if !l.waiting(table) {
		return &l, nil
	}
	return &l, inWords(l.open(table)[0].Legal)
}

func TestLosses(t *testing.T) {
	one := map[Power][]string{Germany: {"infantry"}}
	t.Run("10.8 only units of the combat's type are lost", func(t *testing.T) {
		table := landBattle(t, one, map[Power][]string{France: {"infantry", "tactical", "surface"}})
		if _, got := eligibleLosses(t, table, defending, 1); !slices.Equal(got, []string{"lose:unit/france-army-1"}) {
			t.Errorf("got %v, want %v", got, []string{"lose:unit/france-army-1"})
		}
	})
	t.Run("10.8 an upgraded unit is turned over first, if there is one", func(t *testing.T) {
		table := landBattle(t, one, map[Power][]string{France: {"infantry", "tank"}})
		l, got := eligibleLosses(t, table, defending, 1)
		if !slices.Equal(got, []string{"lose:unit/france-army-2"}) {
			t.Errorf("got %v, want %v", got, []string{"lose:unit/france-army-2"})
		}
		l.apply(table, table.unit(UnitID{France, Army, 2}))
		if u := table.unit(UnitID{France, Army, 2}); u == nil || u.Upgraded {
			t.Errorf("the tank army was not turned over: got %v, want infantry", u)
		}
	})
	t.Run("10.8 of two losses only one must turn a unit over, in any order", func(t *testing.T) {
		table := landBattle(t, one, map[Power][]string{France: {"infantry", "tank"}})
		l, got := eligibleLosses(t, table, defending, 2)
		if !slices.Equal(got, []string{"lose:unit/france-army-1", "lose:unit/france-army-2"}) {
			t.Errorf("got %v, want %v", got, []string{"lose:unit/france-army-1", "lose:unit/france-army-2"})
		}
		l.apply(table, table.unit(UnitID{France, Army, 1}))
		if got := inWords(l.open(table)[0].Legal); !slices.Equal(got, []string{"lose:unit/france-army-2"}) {
			t.Errorf("then %v, want %v", got, []string{"lose:unit/france-army-2"})
		}
	})
	t.Run("10.8 half of the losses fall on the primary defender", func(t *testing.T) {
		table := landBattle(t, one, map[Power][]string{France: {"infantry"}, UK: {"infantry"}})
		if _, got := eligibleLosses(t, table, defending, 1); !slices.Equal(got, []string{"lose:unit/france-army-1"}) {
			t.Errorf("of one loss: %v, want %v", got, []string{"lose:unit/france-army-1"})
		}
		l, got := eligibleLosses(t, table, defending, 2)
		if len(got) != 2 {
			t.Errorf("of two: %v, want 2 of them", got)
		}
		l.apply(table, table.unit(UnitID{UK, Army, 1}))
		if got := inWords(l.open(table)[0].Legal); !slices.Equal(got, []string{"lose:unit/france-army-1"}) {
			t.Errorf("after a British loss: %v, want %v", got, []string{"lose:unit/france-army-1"})
		}
	})
	t.Run("10.8 turning over goes before sparing the ally", func(t *testing.T) {
		table := landBattle(t, one, map[Power][]string{France: {"infantry"}, UK: {"tank"}})
		if _, got := eligibleLosses(t, table, defending, 1); !slices.Equal(got, []string{"lose:unit/uk-army-1"}) {
			t.Errorf("of one loss: %v, want %v", got, []string{"lose:unit/uk-army-1"})
		}
		l, got := eligibleLosses(t, table, defending, 2)
		if len(got) != 2 {
			t.Errorf("of two: %v, want 2 of them", got)
		}
		l.apply(table, table.unit(UnitID{UK, Army, 1}))
		if got := inWords(l.open(table)[0].Legal); !slices.Equal(got, []string{"lose:unit/france-army-1"}) {
			t.Errorf("after the British tank army is turned over: %v, want %v", got, []string{"lose:unit/france-army-1"})
		}
	})
	t.Run("10.8 the same unit may be turned over and destroyed; what nobody can take is in excess", func(t *testing.T) {
		table := landBattle(t, one, map[Power][]string{France: {"tank"}})
		l, _ := eligibleLosses(t, table, defending, 3)
		l.applyForced(table)
		if table.unit(UnitID{France, Army, 1}) != nil || l.Left != 1 || table.count(France, Available, Army) != 1 {
			t.Errorf("left: %v; want unit(UnitID{France, Army, 1}) nil, l.Left 1, count(France, Available, Army) 1", l.Left)
		}
	})
	t.Run("10.8 the primary attacker chooses for its side, its ally's units too", func(t *testing.T) {
		table := landBattle(t, map[Power][]string{Germany: {"infantry"}, Italy: {"infantry"}}, map[Power][]string{France: {"infantry"}})
		l := table.newLosses(attacking, "land", 2)
		if d := l.open(table)[0]; d.Seat != seatOf(Germany) || len(d.Legal) != 2 || d.Left != 1 {
			t.Errorf("%v: got %v, %v, %v; want %v, 2 and 1", d, d.Seat, len(d.Legal), d.Left, seatOf(Germany))
		}
	})
	t.Run("10.8 where a country defends itself the most effective power there decides", func(t *testing.T) {
		table := landBattle(t, one, map[Power][]string{France: {"tactical"}, UK: {"tactical"}})
		table.Battle.Defender = Neutral
		if got := table.chooser(defending); got != UK {
			t.Errorf("got %v, want %v", got, UK)
		}
	})
}

func TestTriumphAndDisaster(t *testing.T) {
	t.Run("10.12.1 exactly as many losses as there is to lose are no disaster", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(USSR))
		cube(t, table, Germany, "poland")
		put(t, table, Germany, "poland", "tank", "infantry")
		put(t, table, USSR, "ukraine", "tank")
		_, seen := fight(t, table, Germany, "land", "ukraine", 1, "activate:unit/germany-army-1 go 4 2 2 1 stand")
		if saw(seen, "disaster", NoPower)+saw(seen, "triumph", NoPower) != 0 {
			t.Errorf("disasters: %v; got %v, want 0", saw(seen, "disaster", USSR), saw(seen, "disaster", NoPower)+saw(seen, "triumph", NoPower))
		}
	})
	t.Run("10.12.1 without a defending land unit there is none", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France))
		put(t, table, Germany, "ruhr", "infantry")
		_, seen := fight(t, table, Germany, "land", "lorraine", 1, "6 6 1 done")
		if saw(seen, "disaster", NoPower)+saw(seen, "triumph", NoPower) != 0 {
			t.Errorf("triumph over nobody: got %v, want 0", saw(seen, "disaster", NoPower)+saw(seen, "triumph", NoPower))
		}
	})
	t.Run("10.12.1 a lone minor army's disaster tests nobody, but the flag is gained", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France))
		cube(t, table, France, "benelux")
		put(t, table, Germany, "ruhr", "infantry")
		_, seen := fight(t, table, Germany, "land", "benelux", 1, "cup:flag/uk 6 6 1 1 cup:flag/germany")
		if saw(seen, "triumph", Germany) != 1 || saw(seen, "disaster", NoPower) != 0 || saw(seen, "gain", Germany) != 1 {
			t.Errorf("flags: %v disasters: %v; got %v, %v, %v; want 1, 0 and 1", saw(seen, "gain", Germany), saw(seen, "disaster", NoPower), saw(seen, "triumph", Germany), saw(seen, "disaster", NoPower), saw(seen, "gain", Germany))
		}
	})
	t.Run("10.12.2 submarines alone suffer no disaster", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(UK))
		put(t, table, UK, "london", "surface")
		put(t, table, Germany, "north-sea", "submarine")
		_, seen := fight(t, table, UK, "naval", "north-sea", 1, "activate:unit/uk-fleet-1 6 6 1 1")
		if saw(seen, "disaster", NoPower)+saw(seen, "triumph", NoPower) != 0 || saw(seen, "destroyed", Germany) != 1 {
			t.Errorf("disasters: %v; got %v, %v; want 0 and 1", saw(seen, "disaster", NoPower), saw(seen, "disaster", NoPower)+saw(seen, "triumph", NoPower), saw(seen, "destroyed", Germany))
		}
	})
	t.Run("10.12 the attacker may suffer the disaster", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France))
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, France, "lorraine", "infantry")
		_, seen := fight(t, table, Germany, "land", "lorraine", 1, "1 1 3 1 cup:flag/france 5 1 1")
		if saw(seen, "disaster", Germany) != 1 || saw(seen, "triumph", France) != 1 || saw(seen, "gain", France) != 1 {
			t.Errorf("disasters: %v; got %v, %v, %v; want 1, 1 and 1", saw(seen, "disaster", Germany), saw(seen, "disaster", Germany), saw(seen, "triumph", France), saw(seen, "gain", France))
		}
	})
	t.Run("10.12 a tie has no winner and no triumph", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Italy), SetOf(UK))
		put(t, table, Italy, "sicily", "surface")
		put(t, table, UK, "central-mediterranean", "strategic")
		_, seen := fight(t, table, Italy, "naval", "central-mediterranean", 1, "activate:unit/italy-fleet-1 cup:flag/france 3 1 3 1")
		if saw(seen, "disaster", NoPower)+saw(seen, "triumph", NoPower) != 0 {
			t.Errorf("a triumph in a tie: got %v, want 0", saw(seen, "disaster", NoPower)+saw(seen, "triumph", NoPower))
		}
	})
}
