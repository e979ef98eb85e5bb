package cataclysm

import (
	"slices"
	"testing"
)

func TestCombatSequence(t *testing.T) {
	t.Run("10.1 support, air combat, land combat, aftermath", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "infantry", "tactical")
		put(t, table, France, "lorraine", "infantry", "tactical")
		seen := fightToEnd(t, table, Germany, "land", "lorraine", 1, `support:unit/germany-air-force-1 4 1 3 1 stand 4 4 4 3 1 stand
			done 6`)
		want := []string{"support", "combat-won", "air-superiority", "combat-won", "control"}
		if got := eventOrder(seen, "support", "combat-won", "air-superiority", "control"); !slices.Equal(got, want) {
			t.Errorf("got %v, want %v", got, want)
		}
	})
	t.Run("10.3 the side with more air units left rolls one die more; without opponents there is no combat for it", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "infantry", "tactical")
		put(t, table, France, "lorraine", "infantry")
		_, seen := fight(t, table, Germany, "land", "lorraine", 1, "support:unit/germany-air-force-1 1 2 3 4 4")
		if diceOf(seen, "air-combat", Germany) != 0 || diceOf(seen, "land-combat", Germany) != 3 || diceOf(seen, "land-combat", France) != 2 {
			t.Errorf("German dice: %v; got %v, %v, %v; want 0, 3 and 2", diceOf(seen, "land-combat", Germany), diceOf(seen, "air-combat", Germany), diceOf(seen, "land-combat", Germany), diceOf(seen, "land-combat", France))
		}
	})
	t.Run("10.3 as many on both sides: nobody has it", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "infantry", "strategic")
		put(t, table, France, "lorraine", "infantry", "strategic")
		_, seen := fight(t, table, Germany, "land", "lorraine", 1, "support:unit/germany-air-force-1 3 1 3 1 2 1 2 2")
		if saw(seen, "air-superiority", NoPower) != 0 || diceOf(seen, "land-combat", Germany) != 2 || diceOf(seen, "land-combat", France) != 2 {
			t.Errorf("dice: %v %v; got %v, %v, %v; want 0, 2 and 2",
				diceOf(seen, "land-combat", Germany), diceOf(seen, "land-combat", France), saw(seen, "air-superiority", NoPower), diceOf(seen, "land-combat", Germany), diceOf(seen, "land-combat", France))
		}
	})
	t.Run("10.9.3 aircraft that retreat from the air combat are gone before the land combat", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "infantry", "tactical")
		put(t, table, France, "lorraine", "infantry", "tactical")
		_, seen := fight(t, table, Germany, "land", "lorraine", 1, "support:unit/germany-air-force-1 4 1 3 1 retreat retreat:unit/france-air-force-1>area/paris 1 2 3 4 4")
		if saw(seen, "air-superiority", Germany) != 1 || table.unit(UnitID{France, AirForce, 1}).At != at(t, "paris") || diceOf(seen, "land-combat", Germany) != 3 {
			t.Errorf("superiority: %v; want saw(seen, 'air-superiority', Germany) 1, unit(UnitID{France, AirForce, 1}).At %v, diceOf(seen, 'land-combat', Germany) 3", saw(seen, "air-superiority", Germany), at(t, "paris"))
		}
	})
}

// rollLandCombat runs the land combat of a new operation as far as the dice.
func rollLandCombat(t *testing.T, table *Table, p Power, verb, area string, script string) events {
	t.Helper()
	_, seen := fight(t, table, p, verb, area, 2, script)
	return seen
}

func TestLandCombat(t *testing.T) {
	t.Run("10.4 two dice a side, one without land units", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "infantry")
		seen := rollLandCombat(t, table, Germany, "land", "lorraine", "augment 6 5 1")
		if diceOf(seen, "land-combat", Germany) != 2 || diceOf(seen, "land-combat", France) != 1 {
			t.Errorf("dice: %v %v, want 2 and 1", diceOf(seen, "land-combat", Germany), diceOf(seen, "land-combat", France))
		}
	})
	t.Run("10.4 armor superiority takes a die, the last one at -1 instead", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "tank")
		put(t, table, France, "lorraine", "infantry")
		seen := rollLandCombat(t, table.clone(), Germany, "land", "lorraine", "augment 6 5 3")
		if diceOf(seen, "land-combat", France) != 1 || modified(seen, "land-combat", France, "2.8") != 0 {
			t.Errorf("against an army: %v; got %v, %v; want 1 and 0", diceOf(seen, "land-combat", France), diceOf(seen, "land-combat", France), modified(seen, "land-combat", France, "2.8"))
		}
		table.remove(UnitID{France, Army, 1}, Available)
		seen = rollLandCombat(t, table, Germany, "land", "lorraine", "augment 6 5 3")
		if diceOf(seen, "land-combat", France) != 1 || modified(seen, "land-combat", France, "2.8") != -1 || scored(seen, "land-combat", France) != 2 {
			t.Errorf("against nobody: %v; got %v, %v, %v; want 1, -1 and 2", scored(seen, "land-combat", France), diceOf(seen, "land-combat", France), modified(seen, "land-combat", France, "2.8"), scored(seen, "land-combat", France))
		}
	})
	t.Run("10.4 as many tank armies on both sides: nobody has armor superiority", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "tank", "infantry")
		put(t, table, France, "lorraine", "tank")
		seen := rollLandCombat(t, table, Germany, "land", "lorraine", "activate:unit/germany-army-1 activate:unit/germany-army-2 go augment 6 5 3 3")
		if diceOf(seen, "land-combat", Germany) != 2 || diceOf(seen, "land-combat", France) != 2 {
			t.Errorf("dice: %v %v, want 2 and 2", diceOf(seen, "land-combat", Germany), diceOf(seen, "land-combat", France))
		}
	})
	t.Run("10.4 the attacker too can be outclassed", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, France, "lorraine", "tank")
		seen := rollLandCombat(t, table, Germany, "land", "lorraine", "augment 6 3 3")
		if diceOf(seen, "land-combat", Germany) != 1 || diceOf(seen, "land-combat", France) != 2 {
			t.Errorf("dice: %v %v, want 1 and 2", diceOf(seen, "land-combat", Germany), diceOf(seen, "land-combat", France))
		}
	})
	t.Run("10.4 adverse terrain: tanks count for nothing, the defender is one better", func(t *testing.T) {
		table := withoutFlags(europe(t))
		put(t, table, Germany, "bavaria", "tank")
		seen := rollLandCombat(t, table, Germany, "land", "austria", "augment 6 5 3")
		if diceOf(seen, "land-combat", Neutral) != 1 || modified(seen, "land-combat", Neutral, "2.3.1") != 1 || modified(seen, "land-combat", Neutral, "2.8") != 0 {
			t.Errorf("Austria scores %v: got %v, %v, %v; want 1, 1 and 0",
				scored(seen, "land-combat", Neutral), diceOf(seen, "land-combat", Neutral), modified(seen, "land-combat", Neutral, "2.3.1"), modified(seen, "land-combat", Neutral, "2.8"))
		}
	})
	t.Run("2.3.1 adverse terrain costs the attacker his armour, flat ground does not", func(t *testing.T) {
		for area, dice := range map[string]int{"austria": 1, "denmark": 0} {
			table := withoutFlags(europe(t))
			put(t, table, Germany, "bavaria", "tank")
			put(t, table, Germany, "ruhr", "tank")
			seen := rollLandCombat(t, table, Germany, "land", area, "augment 6 5 3")
			if got := modified(seen, "land-combat", Neutral, "2.3.1"); got != dice {
				t.Errorf("%s gains %d by its ground, want %v", area, got, dice)
			}
			if lost := modified(seen, "land-combat", Neutral, "2.8") != 0; lost == (dice == 1) {
				t.Errorf("%s loses a die to tanks: %v, want anything but %v", area, lost, dice == 1)
			}
		}
	})
	t.Run("10.4 across a strait the defender is one better, unless somebody comes by land", func(t *testing.T) {
		table := withoutFlags(europe(t))
		giveCountries(t, table, Germany, "sweden")
		put(t, table, Germany, "sweden", "infantry")
		put(t, table, Germany, "ruhr", "infantry")
		seen := rollLandCombat(t, table.clone(), Germany, "land", "denmark", "activate:unit/germany-army-1 go augment 6 5 3")
		if modified(seen, "land-combat", Neutral, "2.3.4") != 1 {
			t.Errorf("no bonus across the Sound: got %v, want 1", modified(seen, "land-combat", Neutral, "2.3.4"))
		}
		_, seen = fight(t, table, Germany, "land", "denmark", 2, "activate:unit/germany-army-1 activate:unit/germany-army-2 go 6 5 3")
		if modified(seen, "land-combat", Neutral, "2.3.4") != 0 {
			t.Errorf("a bonus although half of them come from the Ruhr: got %v, want 0", modified(seen, "land-combat", Neutral, "2.3.4"))
		}
	})
	t.Run("2.3.4 the strait counts only if all come across it, in whatever order they are named", func(t *testing.T) {
		for _, script := range []string{"activate:unit/germany-army-1 activate:unit/germany-army-2 go", "activate:unit/germany-army-2 activate:unit/germany-army-1 go"} {
			table := withoutFlags(europe(t))
			giveCountries(t, table, Germany, "sweden")
			put(t, table, Germany, "sweden", "infantry")
			put(t, table, Germany, "ruhr", "infantry")
			_, seen := fight(t, table, Germany, "land", "denmark", 2, script, "6 5 3")
			if modified(seen, "land-combat", Neutral, "2.3.4") != 0 {
				t.Errorf("a bonus with %v: got %v, want 0", script, modified(seen, "land-combat", Neutral, "2.3.4"))
			}
		}
	})
	t.Run("10.4 terrain, strait and invasion do not add up", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		giveCountries(t, table, Germany, "norway")
		put(t, table, UK, "london", "infantry")
		put(t, table, UK, "north-sea", "surface")
		put(t, table, Germany, "norway", "infantry")
		seen := rollLandCombat(t, table, UK, "invade", "norway", "6 5 3 3")
		if modified(seen, "land-combat", Germany, "2.3.1") != 1 || modified(seen, "land-combat", Germany, "9.3.2") != 0 {
			t.Errorf("terrain %v invasion %v, want 1 and 0", modified(seen, "land-combat", Germany, "2.3.1"), modified(seen, "land-combat", Germany, "9.3.2"))
		}
	})
	t.Run("10.4 a fortress adds one", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, France, "lorraine", "fortress")
		seen := rollLandCombat(t, table, Germany, "land", "lorraine", "augment 6 5 3 3")
		if got := modified(seen, "land-combat", France, "10.4"); got != 1 || diceOf(seen, "land-combat", France) != 2 {
			t.Errorf("bonus %v dice %v, want 1 and 2", got, diceOf(seen, "land-combat", France))
		}
	})
	t.Run("9.8 a surprised defender is one worse on land", func(t *testing.T) {
		table := withoutFlags(europe(t))
		commit(table, Mobilization, Germany)
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, France, "lorraine", "infantry")
		seen := rollLandCombat(t, table, Germany, "land", "lorraine", "augment 6 5 3 3")
		if got := modified(seen, "land-combat", France, "9.8"); got != -1 {
			t.Errorf("penalty %v, want -1", got)
		}
	})
	t.Run("12.3 a Soviet Union in its purges is one worse in all combats", func(t *testing.T) {
		table := atWar(t, Germany, USSR)
		table.Powers[USSR].Posture = PoliticalPurges
		cube(t, table, Germany, "poland")
		put(t, table, Germany, "poland", "infantry")
		put(t, table, USSR, "ukraine", "infantry")
		seen := rollLandCombat(t, table, Germany, "land", "ukraine", "augment 6 5 3 3")
		if got := modified(seen, "land-combat", USSR, "12.3"); got != -1 {
			t.Errorf("penalty %v, want -1", got)
		}
	})
}

func TestNavalAndAirCombat(t *testing.T) {
	t.Run("10.5 carriers take a die from the side with fewer", func(t *testing.T) {
		table := atWar(t, Germany, UK)
		put(t, table, Germany, "ruhr", "surface")
		put(t, table, UK, "north-sea", "carrier")
		_, seen := fight(t, table, Germany, "naval", "north-sea", 1, "activate:unit/germany-fleet-1 3 3 3")
		if diceOf(seen, "naval-combat", Germany) != 1 || diceOf(seen, "naval-combat", UK) != 2 {
			t.Errorf("dice: %v %v, want 1 and 2", diceOf(seen, "naval-combat", Germany), diceOf(seen, "naval-combat", UK))
		}
	})
	t.Run("10.5 extended range costs one, for ships", func(t *testing.T) {
		table := atWar(t, Germany, UK)
		put(t, table, Germany, "ruhr", "surface")
		put(t, table, UK, "north-sea", "surface")
		_, seen := fight(t, table, Germany, "naval", "north-sea", 1, "activate:unit/germany-fleet-1#1 3 3 3 3")
		if modified(seen, "naval-combat", Germany, "7.3.3") != -1 {
			t.Errorf("no penalty: got %v, want -1", modified(seen, "naval-combat", Germany, "7.3.3"))
		}
	})
	t.Run("10.5 aircraft at extended range cost one in the air alone", func(t *testing.T) {
		table := atWar(t, Germany, UK)
		put(t, table, Germany, "ruhr", "surface", "strategic")
		put(t, table, UK, "north-sea", "surface", "strategic")
		_, seen := fight(t, table, Germany, "naval", "north-sea", 1, "activate:unit/germany-air-force-1#1 activate:unit/germany-fleet-1 go 4 4 3 3 3 3 3 3")
		if modified(seen, "air-combat", Germany, "7.3.3") != -1 || modified(seen, "naval-combat", Germany, "7.3.3") != 0 {
			t.Errorf("in the air %v at sea %v, want -1 and 0", modified(seen, "air-combat", Germany, "7.3.3"), modified(seen, "naval-combat", Germany, "7.3.3"))
		}
	})
	t.Run("10.6 two dice a side whatever the numbers", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "strategic", "tactical")
		put(t, table, France, "lorraine", "tactical")
		_, seen := fight(t, table, Germany, "air", "lorraine", 1, "activate:unit/germany-air-force-1 activate:unit/germany-air-force-2 go 4 4 3 3")
		if diceOf(seen, "air-combat", Germany) != 2 || diceOf(seen, "air-combat", France) != 2 {
			t.Errorf("dice: %v %v, want 2 and 2", diceOf(seen, "air-combat", Germany), diceOf(seen, "air-combat", France))
		}
	})
	t.Run("10.6 limited supply costs one in the air", func(t *testing.T) {
		table := atWar(t, Germany, France)
		giveCountries(t, table, France, "hungary", "austria")
		put(t, table, Germany, "bavaria", "strategic")
		put(t, table, France, "hungary", "tactical")
		_, seen := fight(t, table, Germany, "air", "hungary", 1, "activate:unit/germany-air-force-1 go 4 4 3 3")
		if modified(seen, "air-combat", France, "9.6") != -1 || modified(seen, "air-combat", Germany, "9.6") != 0 {
			t.Errorf("penalty %v: got %v, %v; want -1 and 0", modified(seen, "air-combat", France, "9.6"), modified(seen, "air-combat", France, "9.6"), modified(seen, "air-combat", Germany, "9.6"))
		}
	})
}

func TestCombatResult(t *testing.T) {
	for _, x := range []struct {
		a, d, losses int8
		tie          bool
		loser        int8
	}{{5, 2, 2, false, defending}, {5, 3, 1, false, defending}, {7, 2, 3, false, defending}, {7, 1, 7, false, defending},
		{4, 4, 1, true, defending}, {1, 3, 3, false, attacking}, {3, 4, 1, false, attacking}} {
		t.Run("10.7 each full multiple of the loser's score is a loss", func(t *testing.T) {
			table := atWar(t, Germany, France)
			table.Battle = &Battle{Verb: "land", Target: at(t, "lorraine"), Attacker: Germany, Defender: France, Moved: true}
			c := &combat{Kind: "land", Scores: [2]int8{x.a, x.d}}
			c.compareScores(table)
			if c.Losses != x.losses || c.Tie != x.tie || c.Loser != x.loser {
				t.Errorf("%d to %d: %d losses, tie %v; want c.Losses %v, c.Tie %v, c.Loser %v", x.a, x.d, c.Losses, c.Tie, x.losses, x.tie, x.loser)
			}
		})
	}
	t.Run("10.7 in a tie both lose one, the defender first, and nobody retreats", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "infantry", "infantry")
		put(t, table, France, "lorraine", "infantry", "infantry")
		seen := fightToEnd(t, table, Germany, "land", "lorraine", 1, "activate:unit/germany-army-1 activate:unit/germany-army-2 go 4 1 4 1 retreat:unit/germany-army-2>area/ruhr done")
		var lost []Power
		for _, e := range seen {
			if e.Kind == "destroyed" {
				lost = append(lost, powerAt(e.Seat))
			}
		}
		if !slices.Equal(lost, []Power{France, Germany}) || saw(seen, "voluntary-retreat", NoPower) > 0 {
			t.Errorf("%v: got %v, %v; want %v and 0", lost, lost, saw(seen, "voluntary-retreat", NoPower), []Power{France, Germany})
		}
	})
	t.Run("10.7 a retreat saves a loss, even the only one", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, France, "lorraine", "infantry", "fortress")
		seen := fightToEnd(t, table, Germany, "land", "lorraine", 1, "5 1 3 2 retreat retreat:unit/france-army-1>area/paris done 5")
		if table.unit(UnitID{France, Army, 1}).At != at(t, "paris") || table.controller(at(t, "lorraine")) != Germany {
			t.Errorf("the French army is in %v; want unit(UnitID{France, Army, 1}).At %v, controller(lorraine) %v", table.unit(UnitID{France, Army, 1}).At, at(t, "paris"), Germany)
		}
		if table.unit(UnitID{France, Fortress, 1}) != nil || saw(seen, "destroyed", France) != 1 {
			t.Errorf("10.10.1 a fortress cannot retreat: got %v, %v; want nil and 1", table.unit(UnitID{France, Fortress, 1}), saw(seen, "destroyed", France))
		}
	})
	t.Run("10.7 two losses of one carrier may be reduced", func(t *testing.T) {
		table := atWar(t, Italy, UK)
		put(t, table, Italy, "sicily", "carrier")
		put(t, table, UK, "central-mediterranean", "carrier")
		pos, _ := fight(t, table, Italy, "naval", "central-mediterranean", 1, "activate:unit/italy-fleet-1 2 1 4 1")
		asked(t, pos, "voluntary-retreat")
		seen := reply(t, pos, "retreat retreat:unit/italy-fleet-1>area/sicily")
		if u := table.unit(UnitID{Italy, Fleet, 1}); u == nil || u.Upgraded || saw(seen, "disaster", NoPower) > 0 {
			t.Errorf("the carrier fleet: %v; want u not nil, u.Up false, saw(seen, 'disaster', NoPower) 0", u)
		}
	})
	t.Run("2.4.4 a minor army alone cannot retreat", func(t *testing.T) {
		table := withoutFlags(europe(t))
		cube(t, table, France, "poland")
		put(t, table, Germany, "silesia", "infantry")
		seen := fightToEnd(t, table, Germany, "land", "poland", 1, "4 3 3 2 done")
		if saw(seen, "voluntary-retreat", NoPower) > 0 || table.controller(at(t, "poland")) != Germany {
			t.Errorf("Poland is %v: got %v, %v; want 0 and %v", table.controller(at(t, "poland")), saw(seen, "voluntary-retreat", NoPower), table.controller(at(t, "poland")), Germany)
		}
	})
	t.Run("10.10.1 a minor army is lost when its side retreats", func(t *testing.T) {
		table := atWar(t, Germany, France)
		cube(t, table, France, "benelux")
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, France, "benelux", "infantry")
		fightToEnd(t, table, Germany, "land", "benelux", 1, "4 3 3 2 retreat retreat:unit/france-army-1>area/paris done")
		if got := whoStands(table, at(t, "benelux")); got != "germany infantry" {
			t.Errorf(`in Benelux: %v, want "germany infantry"`, got)
		}
	})
}
