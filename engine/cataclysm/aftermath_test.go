package cataclysm

import (
	"slices"
	"testing"

	"interbellum/engine"
)

func TestAftermath(t *testing.T) {
	t.Run("10.9 only one side is left in the target", func(t *testing.T) {
		for script, holder := range map[string]Power{
			"4 1 5 1 retreat retreat:unit/germany-army-1>area/ruhr done": France,
			"5 1 4 1 stand done 6": Germany,
		} {
			table := atWar(t, Germany, France)
			put(t, table, Germany, "ruhr", "infantry")
			put(t, table, France, "lorraine", "infantry")
			fightToEnd(t, table, Germany, "land", "lorraine", 1, script)
			for _, u := range table.unitsAt(at(t, "lorraine")) {
				if u.Owner != holder {
					t.Errorf("%s stands beside %s in Lorraine: got %v, want %v", u.Ref(), holder, u.Owner, holder)
				}
			}
		}
	})
	t.Run("10.9.1 as long as a defending land unit stands the attackers retreat, even if they won", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, France, "lorraine", "infantry", "infantry")
		fightToEnd(t, table, Germany, "land", "lorraine", 1, "5 1 4 1 stand retreat:unit/germany-army-1>area/ruhr done")
		if table.controller(at(t, "lorraine")) != France || table.unit(UnitID{Germany, Army, 1}).At != at(t, "ruhr") {
			t.Errorf("Lorraine is %v; want controller(lorraine) %v, unit(UnitID{Germany, Army, 1}).At %v", table.controller(at(t, "lorraine")), France, at(t, "ruhr"))
		}
	})
	t.Run("10.9.1 cubes: one, two in a capital; the loser's are gone", func(t *testing.T) {
		table := atWar(t, Germany, France)
		cube(t, table, Germany, "lorraine")
		put(t, table, Germany, "lorraine", "infantry")
		fightToEnd(t, table, Germany, "land", "paris", 1, "6 1 1 done 6 6")
		if s := table.Areas[at(t, "paris")]; s.Owner != Germany || s.Cubes != 2 {
			t.Errorf("Paris: %v, want Owner %v and Cubes 2", s, Germany)
		}
		cube(t, table, France, "benelux")
		table.remove(UnitID{Neutral, MinorArmy, uint8(at(t, "benelux"))}, OutOfGame)
		fightToEnd(t, table, Germany, "land", "benelux", 1, "6 1 1 done")
		if s := table.Areas[at(t, "benelux")]; s.Owner != Germany || s.Cubes != 1 {
			t.Errorf("Benelux: %v, want Owner %v and Cubes 1", s, Germany)
		}
	})
	t.Run("10.9.1 an active friend's home area returns to it, and strangers do not stay", func(t *testing.T) {
		table := withoutFlags(europe(t))
		war(table, SetOf(Germany), SetOf(UK)) // France is neutral and not allied
		cube(t, table, Germany, "paris")
		giveCountries(t, table, UK, "benelux")
		put(t, table, UK, "benelux", "infantry")
		fightToEnd(t, table, UK, "land", "paris", 1, "6 1 1 regroup:unit/uk-army-1>area/benelux")
		if table.controller(at(t, "paris")) != France || table.Areas[at(t, "paris")].Cubes != 0 {
			t.Errorf("Paris is %v; want controller(paris) %v, Areas[paris].Cubes 0", table.controller(at(t, "paris")), France)
		}
		if got := table.unit(UnitID{UK, Army, 1}).At; got != at(t, "benelux") {
			t.Errorf("the British army is in %v, want %v", got, at(t, "benelux"))
		}
	})
	t.Run("10.9.1 a logistics unit is destroyed, the defender's ships and aircraft leave", func(t *testing.T) {
		table := atWar(t, Germany, France)
		cube(t, table, Germany, "lorraine")
		put(t, table, Germany, "lorraine", "infantry", "tank")
		put(t, table, France, "paris", "infantry", "tactical", "surface", "logistics")
		seen := fightToEnd(t, table, Germany, "land", "paris", 1, `activate:unit/germany-army-1 activate:unit/germany-army-2 go
			5 4 3 3 stand retreat:unit/france-air-force-1>area/provence done 6 6`)
		if table.unit(UnitID{France, Logistics, 1}) != nil || table.count(France, Available, Logistics) != 1 {
			t.Errorf("the logistics unit stands: got %v, %v; want nil and 1", table.unit(UnitID{France, Logistics, 1}), table.count(France, Available, Logistics))
		}
		if got := whoStands(table, at(t, "paris")); got != "germany infantry, germany tank" {
			t.Errorf(`in Paris: %v, want "germany infantry, germany tank"`, got)
		}
		if got := eventOrder(seen, "control", "retreat", "gain", "forfeit-gain", "check-passed"); !slices.Contains(got, "retreat") {
			t.Errorf(`got %v, want "retreat" among them`, got)
		}
	})
	t.Run("10.9.1 flags and stability tests come last, after the regroup", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France))
		put(t, table, Germany, "ruhr", "infantry")
		seen := fightToEnd(t, table, Germany, "land", "lorraine", 1, `6 1 1 regroup:unit/germany-army-1>area/bavaria cup:flag/germany 5`)
		want := []string{"control", "regroup", "gain", "check-passed"}
		if got := eventOrder(seen, "control", "regroup", "gain", "check-passed"); !slices.Equal(got, want) {
			t.Errorf("got %v, want %v", got, want)
		}
	})
	t.Run("5.2.4 an enemy capital is worth two flags, and two tests for the loser", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France))
		cube(t, table, Germany, "lorraine")
		put(t, table, Germany, "lorraine", "infantry")
		seen := fightToEnd(t, table, Germany, "land", "paris", 1, "cup:flag/uk 6 1 1 done cup:flag/uk cup:flag/germany cup:flag/germany 6 6")
		if saw(seen, "gain", Germany) != 2 || saw(seen, "check-passed", France) != 2 {
			t.Errorf("flags: %v tests: %v, want 2 and 2", saw(seen, "gain", Germany), saw(seen, "check-passed", France))
		}
	})
	t.Run("10.9.2 after a naval combat ships decide, land units stay", func(t *testing.T) {
		table := atWar(t, UK, Italy)
		put(t, table, UK, "central-mediterranean", "carrier")
		put(t, table, Italy, "sicily", "surface", "infantry")
		fightToEnd(t, table, UK, "naval", "sicily", 1, "activate:unit/uk-fleet-1 5 2 3 stand")
		if got := whoStands(table, at(t, "sicily")); got != "italy infantry" {
			t.Errorf(`in Sicily: %v, want "italy infantry"`, got)
		}
		if got := table.unit(UnitID{UK, Fleet, 1}).At; got != at(t, "central-mediterranean") {
			t.Errorf("the carriers are in %v, want %v", got, at(t, "central-mediterranean"))
		}
	})
	t.Run("10.9.2 beaten but not destroyed, the defenders hold the field and the attackers leave", func(t *testing.T) {
		table := atWar(t, UK, Italy)
		put(t, table, UK, "central-mediterranean", "surface")
		put(t, table, Italy, "sicily", "surface", "surface")
		fightToEnd(t, table, UK, "naval", "sicily", 1, "activate:unit/uk-fleet-1 4 2 3 1 stand retreat:unit/uk-fleet-1>area/central-mediterranean done")
		if got := whoStands(table, at(t, "sicily")); got != "italy surface" {
			t.Errorf(`in Sicily: %v, want "italy surface"`, got)
		}
	})
	t.Run("10.9.2 with their ships gone the defenders' aircraft leave, and the attackers hold the field", func(t *testing.T) {
		table := atWar(t, UK, Italy)
		put(t, table, UK, "central-mediterranean", "carrier")
		put(t, table, Italy, "sicily", "surface", "tactical")
		pos, _ := fight(t, table, UK, "naval", "sicily", 1, "activate:unit/uk-fleet-1 5 2 3 1 stand")
		if d := asked(t, pos, "retreat"); d.Seat != seatOf(Italy) || !offered(pos, "retreat:unit/italy-air-force-1>area/rome") {
			t.Fatalf("%v: got %v, offered(pos, 'retreat:unit/italy-air-force-1>area/rome') %v; want %v and true", d, d.Seat, offered(pos, "retreat:unit/italy-air-force-1>area/rome"), seatOf(Italy))
		}
		reply(t, pos, "retreat:unit/italy-air-force-1>area/rome")
		if got := whoStands(table, at(t, "sicily")) + "; " + whoStands(table, at(t, "central-mediterranean")); got != "; uk carrier" {
			t.Errorf(`in Sicily and the Central Mediterranean: %v, want "; uk carrier"`, got)
		}
	})
	t.Run("10.9.3 after a tie in the air the attackers retreat", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "strategic")
		put(t, table, France, "lorraine", "strategic")
		fightToEnd(t, table, Germany, "air", "lorraine", 1, "activate:unit/germany-air-force-1 go 4 1 4 1 retreat:unit/germany-air-force-1>area/bavaria done")
		if got := whoStands(table, at(t, "lorraine")) + "; " + whoStands(table, at(t, "bavaria")); got != "france tactical; germany tactical" {
			t.Errorf(`got %v, want "france tactical; germany tactical"`, got)
		}
	})
	t.Run("10.9.3 the loser of an air operation retreats even with units left", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "tactical")
		put(t, table, France, "lorraine", "tactical", "tactical")
		fightToEnd(t, table, Germany, "air", "lorraine", 1, "activate:unit/germany-air-force-1 4 1 3 1 stand retreat:unit/france-air-force-2>area/paris regroup:unit/germany-air-force-1>area/ruhr")
		if got := whoStands(table, at(t, "paris")); got != "france tactical" {
			t.Errorf(`in Paris: %v, want "france tactical"`, got)
		}
	})
	t.Run("6.1.4 an alliance that breaks in the middle leaves former allies the choice of the cup", func(t *testing.T) {
		table := atWar(t, Germany, France, UK)
		ally(table, France, UK)
		commit(table, Exhaustion, France)
		table.Powers[France].Stability = Unstable
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, France, "lorraine", "infantry")
		put(t, table, UK, "paris", "tactical")
		pos, seen := fight(t, table, Germany, "land", "lorraine", 1, "done 6 6 2 1 1 6 5 1")
		if saw(seen, "alliance-broken", France) != 1 {
			t.Fatalf("allied still: %v; got %v, want 1", pos.Open(), saw(seen, "alliance-broken", France))
		}
		if asked(t, pos, "retreat"); !offered(pos, "cup:unit/uk-air-force-1") || !offered(pos, "retreat:unit/uk-air-force-1>area/london") {
			t.Errorf("may %v: got offered(pos, 'cup:unit/uk-air-force-1') %v, offered(pos, 'retreat:unit/uk-air-force-1>area/london') %v; want true and true",
				inWords(pos.Open()[0].Legal), offered(pos, "cup:unit/uk-air-force-1"), offered(pos, "retreat:unit/uk-air-force-1>area/london"))
		}
	})
	t.Run("5.5.4 a defender that surrenders in the middle leaves the area to be conquered", func(t *testing.T) {
		table := atWar(t, Germany, France)
		cube(t, table, Germany, "paris", "brittany", "provence")
		table.Powers[France].Stability = Unstable
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, France, "lorraine", "infantry")
		pos, seen := fight(t, table, Germany, "land", "lorraine", 1, "6 6 2 1 1 1")
		for !pos.Over() {
			d := pos.Open()[0]
			reply(t, pos, d.Legal[0].Words())
		}
		if table.active(France) || table.Battle != nil || saw(seen, "surrender", France) != 1 {
			t.Fatalf("France stands: %v; got active(France) %v, %v, %v; want false, nil and 1", pos.Open(), table.active(France), table.Battle, saw(seen, "surrender", France))
		}
		if got := table.controller(at(t, "lorraine")); got != Germany {
			t.Errorf("Lorraine is %v, want %v", got, Germany)
		}
	})
	t.Run("5.5.4 supporters go home from an operation that is cut short", func(t *testing.T) {
		table := atWar(t, UK, Italy)
		cube(t, table, UK, "libya", "rome")
		table.Powers[Italy].Stability = Unstable
		commit(table, Exhaustion, Italy)
		put(t, table, Italy, "sicily", "surface")
		put(t, table, UK, "central-mediterranean", "surface")
		put(t, table, UK, "libya", "surface", "tactical")
		pos, seen := fight(t, table, Italy, "naval", "central-mediterranean", 1, `activate:unit/italy-fleet-1 support:unit/uk-fleet-2
			support:unit/uk-air-force-1 1 1 4 1 1`)
		for !pos.Over() && pos.Open()[0].Seat == engine.Chance {
			reply(t, pos, "1")
		}
		if table.active(Italy) {
			t.Fatalf("Italy stands: %v: active(Italy) = true, want false", pos.Open())
		}
		for !pos.Over() {
			d := pos.Open()[0]
			reply(t, pos, d.Legal[0].Words())
			seen = append(seen, engine.Event{Kind: d.Kind})
		}
		if n := table.count(UK, Available, Fleet) + table.count(UK, Cup, Fleet); n > 0 || saw(seen, "destroy-excess", NoPower) > 0 {
			t.Errorf("a British fleet is lost: %v; got %v, %v; want 0 and 0", eventOrder(seen, "destroy-excess", "retreat"), n, saw(seen, "destroy-excess", NoPower))
		}
		if got := whoStands(table, at(t, "central-mediterranean")); got != "uk surface, uk tactical" {
			t.Errorf(`at the base: %v, want "uk surface, uk tactical"`, got)
		}
	})
	t.Run("5.5.4 an attacker that surrenders in the middle ends the operation", func(t *testing.T) {
		table := withoutFlags(europe(t))
		ally(table, Italy, Germany)
		war(table, SetOf(Italy, Germany), SetOf(France))
		cube(t, table, France, "lombardy", "sicily", "libya")
		table.Powers[Italy].Stability = Unstable
		commit(table, Exhaustion, Italy)
		giveCountries(t, table, Germany, "austria")
		put(t, table, Italy, "austria", "infantry")
		put(t, table, Germany, "austria", "infantry")
		put(t, table, France, "lombardy", "infantry")
		pos, seen := fight(t, table, Italy, "land", "lombardy", 1, "activate:unit/italy-army-1 activate:unit/germany-army-1 allow go 1 1 4 1 lose:unit/italy-army-1 1")
		for !pos.Over() {
			d := pos.Open()[0]
			reply(t, pos, d.Legal[0].Words())
		}
		if table.active(Italy) || table.Battle != nil {
			t.Errorf("Italy stands: %v; got active(Italy) %v, %v; want false and nil", eventOrder(seen, "surrender", "collapse"), table.active(Italy), table.Battle)
		}
		if table.controller(at(t, "lombardy")) != France {
			t.Errorf("Lombardy is %v, want %v", table.controller(at(t, "lombardy")), France)
		}
	})
	t.Run("9.2 an operation that peace cuts short has spent its action and does not begin again", func(t *testing.T) {
		table := withoutFlags(europe(t))
		war(table, SetOf(France), SetOf(Germany))
		commit(table, Exhaustion, Germany)
		commit(table, Mobilization, France)
		table.Powers[Germany].Stability = Unstable
		put(t, table, France, "lorraine", "infantry")
		put(t, table, Germany, "ruhr", "infantry")
		pos, _ := play(t, table, &militaryActions{Power: France, Left: 2}, "land:area/ruhr activate:unit/france-army-1 go augment 6 6 1 1")
		for !pos.Over() && pos.Open()[0].Kind != "military-action" {
			d := pos.Open()[0]
			switch d.Kind {
			case "armistice":
				reply(t, pos, "accept")
			case "stability-test":
				reply(t, pos, "1")
			case "collapse":
				reply(t, pos, "6")
			default:
				reply(t, pos, d.Legal[0].Words())
			}
			if d.Kind == "activate" {
				t.Fatalf(`the operation is asked anew: got %q, want anything but "activate"`, d.Kind)
			}
		}
		if pos.Over() || pos.Open()[0].Left != 0 || table.atWar(France, Germany) {
			t.Errorf("got over %v, %v left, at war %v; want one action left, at peace", pos.Over(), pos.Open(), table.atWar(France, Germany))
		}
	})
}
