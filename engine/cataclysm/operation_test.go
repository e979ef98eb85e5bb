package cataclysm

import (
	"slices"
	"testing"
)

func TestOperationSequence(t *testing.T) {
	t.Run("9.2 declaration, provocation, movement, support, combat, conquest, regroup, in this order", func(t *testing.T) {
		table := europe(t)
		cube(t, table, France, "poland")
		cube(t, table, Germany, "czechoslovakia")
		put(t, table, Germany, "silesia", "tank")
		put(t, table, Germany, "east-prussia", "tactical")
		_, seen := fight(t, table, Germany, "land", "poland", 1, `cup:flag/france cup:flag/ussr
			support:unit/germany-air-force-1 6 6 4 3 cup:flag/germany regroup:unit/germany-army-1>area/silesia done cup:flag/france cup:flag/ussr`)
		want := []string{"operation", "gain", "move", "support", "air-superiority", "score", "triumph", "gain", "control", "regroup", "gain"}
		if got := eventOrder(seen, "operation", "gain", "move", "support", "air-superiority", "score", "triumph", "control", "regroup"); !slices.Equal(got, want) {
			t.Errorf("got %v, want %v", got, want)
		}
	})
	t.Run("9.2 a Democracy's check comes before augmentation, and its failure costs the action", func(t *testing.T) {
		table := atWar(t, France, Italy)
		put(t, table, France, "paris", "infantry")
		o := &operation{Power: France, Verb: "land", Target: at(t, "benelux"), Actions: 2}
		pos, seen := play(t, table, o, "4")
		if !pos.Over() || !offers(eventOrder(seen, "operation-canceled"), "operation-canceled") {
			t.Fatalf("not canceled: got %v, want the end by operation-canceled", pos.Open())
		}
		if o.Spent != 1 || o.Attacked || table.unit(UnitID{France, Army, 1}).At != at(t, "paris") {
			t.Errorf("spent %v; want o.Spent 1, o.Attacked false, unit(UnitID{France, Army, 1}).At %v", o.Spent, at(t, "paris"))
		}
		pos, _ = fight(t, table, France, "land", "benelux", 2, "5")
		asked(t, pos, "augment")
	})
	t.Run("8.2 augmentation costs actions and adds to every combat of the operation", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "infantry", "tactical")
		put(t, table, France, "lorraine", "infantry", "tactical")
		o := &operation{Power: Germany, Verb: "land", Target: at(t, "lorraine"), Actions: 3}
		_, seen := play(t, table, o, "augment#2 support:unit/germany-air-force-1 1 1 3 3 1 1 3 3")
		if o.Spent != 3 || modified(seen, "air-combat", Germany, "8.2") != 2 || modified(seen, "land-combat", Germany, "8.2") != 2 {
			t.Errorf("spent %v in the air %v; want o.Spent 3, modified(seen, 'air-combat', Germany, '8.2') 2, modified(seen, 'land-combat', Germany, '8.2') 2", o.Spent, modified(seen, "air-combat", Germany, "8.2"))
		}
	})
	t.Run("9.3.1 armies attack next door; aircraft only support, ships do not", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "infantry", "surface", "tactical")
		put(t, table, Germany, "bavaria", "infantry")
		pos, _ := fight(t, table, Germany, "land", "lorraine", 2, "activate:unit/germany-army-1 activate:unit/germany-army-2 go")
		if got := inWords(asked(t, pos, "support").Legal); !slices.Equal(got, []string{"done", "support:unit/germany-air-force-1"}) {
			t.Errorf("got %v, want %v", got, []string{"done", "support:unit/germany-air-force-1"})
		}
	})
	t.Run("9.6 defenders without a line fight in limited supply, a minor army never", func(t *testing.T) {
		table := atWar(t, Germany, France)
		cube(t, table, France, "hungary", "rumania")
		put(t, table, France, "hungary", "infantry")
		put(t, table, Germany, "silesia", "infantry")
		cube(t, table, Germany, "czechoslovakia")
		put(t, table, Germany, "czechoslovakia", "infantry", "infantry")
		_, seen := fight(t, table.clone(), Germany, "land", "hungary", 1, "activate:unit/germany-army-2 go 3 3 2 2")
		if modified(seen, "land-combat", France, "9.6") != -1 {
			t.Errorf("a French army in Hungary is in supply: got %v, want -1", modified(seen, "land-combat", France, "9.6"))
		}
		_, seen = fight(t, table, Germany, "land", "rumania", 1, "activate:unit/germany-army-2 go 3 3 2 2")
		if modified(seen, "land-combat", Neutral, "9.6") != 0 {
			t.Errorf("the Rumanian army needs supply: got %v, want 0", modified(seen, "land-combat", Neutral, "9.6"))
		}
	})
}

func TestInvasion(t *testing.T) {
	channel := func(t *testing.T) *Table {
		table := atWar(t, UK, Germany)
		giveCountries(t, table, Germany, "benelux")
		put(t, table, UK, "london", "infantry")
		put(t, table, UK, "north-sea", "surface")
		put(t, table, Germany, "benelux", "infantry")
		return table
	}
	t.Run("9.3.2 an invasion takes two actions and a fleet on its way", func(t *testing.T) {
		table := channel(t)
		if got := targetsOf(table, UK, 1); offers(got, "invade:area/benelux") {
			t.Errorf("with one action: %v: offers(got, 'invade:area/benelux') = true, want false", got)
		}
		if got := targetsOf(table, UK, 2); !offers(got, "invade:area/benelux") || offers(got, "land:area/benelux") {
			t.Errorf("with two: %v; got offers(got, 'invade:area/benelux') %v, offers(got, 'land:area/benelux') %v; want true and false", got, offers(got, "invade:area/benelux"), offers(got, "land:area/benelux"))
		}
		table.remove(UnitID{UK, Fleet, 1}, Available)
		put(t, table, UK, "north-sea", "submarine")
		if got := targetsOf(table, UK, 2); offers(got, "invade:area/benelux") {
			t.Errorf("over a submarine pack: %v: offers(got, 'invade:area/benelux') = true, want false", got)
		}
	})
	t.Run("9.3.2 only armies of one area go", func(t *testing.T) {
		table := channel(t)
		put(t, table, UK, "scotland", "infantry")
		o := &operation{Power: UK, Verb: "invade", Target: at(t, "benelux"), Actions: 3}
		play(t, table, o, "activate:unit/uk-army-1 augment")
		if o.Spent != 2 || len(table.Battle.Sides[attacking]) != 1 {
			t.Errorf("spent %v %v, want 2 and 1 of them", o.Spent, table.Battle.Sides[attacking])
		}
	})
	t.Run("9.3.2 over two areas it is at extended range", func(t *testing.T) {
		table := atWar(t, UK, Italy)
		put(t, table, UK, "egypt", "infantry")
		put(t, table, UK, "aegean-sea", "surface")
		put(t, table, UK, "central-mediterranean", "surface")
		put(t, table, Italy, "sicily", "infantry")
		seen := fightToEnd(t, table, UK, "invade", "sicily", 2, "4 1 1 1 stand done 6")
		if modified(seen, "land-combat", UK, "7.3.3") != -1 || modified(seen, "land-combat", Italy, "9.3.2") != 1 {
			t.Errorf("the score of the invaders is %v to %v: got %v, %v; want -1 and 1",
				scored(seen, "land-combat", UK), scored(seen, "land-combat", Italy), modified(seen, "land-combat", UK, "7.3.3"), modified(seen, "land-combat", Italy, "9.3.2"))
		}
		if table.controller(at(t, "sicily")) != UK {
			t.Errorf("Sicily was not taken: got %v, want %v", table.controller(at(t, "sicily")), UK)
		}
	})
	t.Run("9.3.2 the attacker names the path where there are two", func(t *testing.T) {
		table := atWar(t, UK, Italy)
		put(t, table, UK, "egypt", "infantry")
		put(t, table, UK, "aegean-sea", "surface")
		put(t, table, UK, "central-mediterranean", "surface")
		giveCountries(t, table, Italy, "greece")
		put(t, table, Italy, "greece", "infantry")
		pos, _ := fight(t, table, UK, "invade", "greece", 2)
		want := []string{"path:area/aegean-sea", "path:area/aegean-sea>area/central-mediterranean"}
		if got := inWords(asked(t, pos, "invasion-path").Legal); !slices.Equal(got, want) {
			t.Errorf("got %v, want %v", got, want)
		}
	})
	t.Run("9.3.2 the path may cross the land border of a mixed area", func(t *testing.T) {
		table := atWar(t, Germany, UK)
		cube(t, table, Germany, "denmark")
		put(t, table, Germany, "ruhr", "infantry")
		if got := targetsOf(table, Germany, 2); offers(got, "invade:area/sweden") {
			t.Errorf("without a fleet in Denmark: %v: offers(got, 'invade:area/sweden') = true, want false", got)
		}
		put(t, table, Germany, "denmark", "surface")
		if got := targetsOf(table, Germany, 2); !offers(got, "invade:area/sweden") {
			t.Errorf("over Denmark: %v: offers(got, 'invade:area/sweden') = false, want true", got)
		}
		seen := fightToEnd(t, table, Germany, "invade", "sweden", 2, "6 1 1 1 done")
		if got := table.controller(at(t, "sweden")); got != Germany {
			t.Errorf("Sweden is controlled by %s, want germany: %v", got, seen)
		}
	})
	t.Run("9.3.2 no path crosses a border that only aircraft may cross", func(t *testing.T) {
		java, siam := at(t, "java"), at(t, "siam")
		if set := book().invasionTargets(at(t, "philippines"), AreasOf(java)); set.Has(siam) {
			t.Errorf("over Java to Siam: %v: set.Has(siam) = true, want false", set.List())
		}
	})
	t.Run("9.3.2 an invasion that fails returns where it came from", func(t *testing.T) {
		table := channel(t)
		fightToEnd(t, table, UK, "invade", "benelux", 2, "2 1 2 1 retreat done")
		if got := table.unit(UnitID{UK, Army, 1}).At; got != at(t, "london") {
			t.Errorf("the army is in %v, want %v", got, at(t, "london"))
		}
		if table.controller(at(t, "benelux")) != Germany {
			t.Errorf("Benelux has changed hands: got %v, want %v", table.controller(at(t, "benelux")), Germany)
		}
	})
	t.Run("9.3.2 after a success units regroup to and from the area of origin", func(t *testing.T) {
		table := channel(t)
		put(t, table, UK, "london", "tank")
		pos, _ := fight(t, table, UK, "invade", "benelux", 2, "activate:unit/uk-army-1 go 3 1 1 1 stand")
		got := inWords(asked(t, pos, "regroup").Legal)
		if !offers(got, "regroup:unit/uk-army-2>area/benelux") || !offers(got, "regroup:unit/uk-army-1>area/london") {
			t.Errorf("%v: got offers(got, 'regroup:unit/uk-army-2>area/benelux') %v, offers(got, 'regroup:unit/uk-army-1>area/london') %v; want true and true",
				got, offers(got, "regroup:unit/uk-army-2>area/benelux"), offers(got, "regroup:unit/uk-army-1>area/london"))
		}
		reply(t, pos, "regroup:unit/uk-army-2>area/benelux done")
		if got := whoStands(table, at(t, "benelux")); got != "uk infantry, uk tank" {
			t.Errorf(`in Benelux: %v, want "uk infantry, uk tank"`, got)
		}
	})
	t.Run("9.3.2 an invasion is no surprise attack", func(t *testing.T) {
		table := withoutFlags(europe(t))
		commit(table, Mobilization, Italy)
		put(t, table, Italy, "sicily", "infantry")
		put(t, table, Italy, "tyrrhenian-sea", "surface")
		war(table, SetOf(Italy), SetOf(UK))
		put(t, table, France, "provence", "infantry")
		if got := targetsOf(table, Italy, 2); offers(got, "invade:area/provence") || offers(got, "invade:area/north-africa") {
			t.Errorf("%v: got offers(got, 'invade:area/provence') %v, offers(got, 'invade:area/north-africa') %v; want false and false", got, offers(got, "invade:area/provence"), offers(got, "invade:area/north-africa"))
		}
		war(table, SetOf(Italy), SetOf(France))
		if got := targetsOf(table, Italy, 2); !offers(got, "invade:area/provence") {
			t.Errorf("at war: %v: offers(got, 'invade:area/provence') = false, want true", got)
		}
	})
	t.Run("12.1.3 Japanese invaders fight one better", func(t *testing.T) {
		table := atWar(t, Japan, Italy)
		cube(t, table, Japan, "egypt")
		put(t, table, Japan, "egypt", "infantry")
		put(t, table, Japan, "aegean-sea", "surface")
		table.Powers[Italy].Ideology = Democracy
		giveCountries(t, table, Italy, "greece")
		put(t, table, Italy, "greece", "infantry")
		_, seen := fight(t, table, Japan, "invade", "greece", 2, "6 5 1 1")
		if modified(seen, "land-combat", Japan, "12.1.3") != 1 {
			t.Errorf("no bonus: got %v, want 1", modified(seen, "land-combat", Japan, "12.1.3"))
		}
	})
}
