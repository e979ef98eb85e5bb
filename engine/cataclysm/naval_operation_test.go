package cataclysm

import (
	"strings"
	"testing"

	"interbellum/engine"
)

func TestNavalAndAirOperations(t *testing.T) {
	t.Run("2.2.1 a naval operation is aimed at an area with both its coasts", func(t *testing.T) {
		table := atWar(t, UK, Italy)
		put(t, table, UK, "central-mediterranean", "surface")
		id := table.place(Italy, Fleet, Storage, at(t, "lombardy"), TyrrhenianCoast)
		table.place(Italy, Submarine, Storage, at(t, "lombardy"), AdriaticCoast)
		pos, _ := fight(t, table, UK, "naval", "lombardy", 1, "activate:unit/uk-fleet-1 5 1 4 1")
		if got := len(table.Battle.Sides[defending]); got != 2 {
			t.Errorf("defenders: %v, want 2", got)
		}
		if u := table.unit(UnitID{UK, Fleet, 1}); u.Coast != AdriaticCoast {
			t.Errorf("the British come to the coast %v, want %v", u.Coast, AdriaticCoast)
		}
		reply(t, pos, "retreat")
		if !offered(pos, "retreat:"+string(id.Ref())+">area/sicily") || offered(pos, "retreat:"+string(id.Ref())+">coast/lombardy/adriatic") {
			t.Errorf("the fleet on the other coast may %v, want Sicily and not the Adriatic coast", inWords(pos.Open()[0].Legal))
		}
	})
	t.Run("9.4.2 a base that nobody defends is captured without a combat", func(t *testing.T) {
		table := atWar(t, Italy, UK)
		put(t, table, Italy, "sicily", "surface")
		before := table.count(Italy, Available, BaseMarker)
		seen := fightToEnd(t, table, Italy, "capture", "central-mediterranean", 1, "activate:unit/italy-fleet-1 done")
		if table.baseOwner(at(t, "central-mediterranean")) != Italy || saw(seen, "score", NoPower) > 0 {
			t.Errorf("the base is %v: got %v, %v; want %v and 0", table.baseOwner(at(t, "central-mediterranean")), table.baseOwner(at(t, "central-mediterranean")), saw(seen, "score", NoPower), Italy)
		}
		if table.count(Italy, Available, BaseMarker) != before-1 || table.count(Italy, OnMap, BaseMarker) != 1 {
			t.Errorf("no base marker was used: got %v, %v; want %v and 1", table.count(Italy, Available, BaseMarker), table.count(Italy, OnMap, BaseMarker), before-1)
		}
		if got := table.unit(UnitID{Italy, Fleet, 1}).At; got != at(t, "central-mediterranean") {
			t.Errorf("the fleet may not stay at its new base: %v, want %v", got, at(t, "central-mediterranean"))
		}
	})
	t.Run("9.4.2 taking back one's own base needs no marker and frees the other's", func(t *testing.T) {
		table := atWar(t, UK, Italy)
		a := at(t, "central-mediterranean")
		table.setBase(a, Italy)
		put(t, table, UK, "egypt", "surface")
		fightToEnd(t, table, UK, "capture", "central-mediterranean", 1, "activate:unit/uk-fleet-1 done")
		if table.baseOwner(a) != UK || table.count(Italy, OnMap, BaseMarker) != 0 || table.count(UK, OnMap, BaseMarker) != 0 {
			t.Errorf("markers: %v %v; got %v, %v, %v; want %v, 0 and 0", table.count(Italy, OnMap, BaseMarker), table.count(UK, OnMap, BaseMarker), table.baseOwner(a), table.count(Italy, OnMap, BaseMarker), table.count(UK, OnMap, BaseMarker), UK)
		}
	})
	t.Run("9.4.2 defenders fight for the base, and who does not win does not get it", func(t *testing.T) {
		table := atWar(t, Italy, UK)
		put(t, table, Italy, "sicily", "surface")
		put(t, table, UK, "central-mediterranean", "surface")
		fightToEnd(t, table, Italy, "capture", "central-mediterranean", 1, "activate:unit/italy-fleet-1 4 1 3 1 retreat retreat:unit/uk-fleet-1>area/eastern-mediterranean done")
		if table.baseOwner(at(t, "central-mediterranean")) != Italy {
			t.Errorf("the winner did not get the base: got %v, want %v", table.baseOwner(at(t, "central-mediterranean")), Italy)
		}
		table = atWar(t, Italy, UK)
		put(t, table, Italy, "sicily", "surface")
		put(t, table, UK, "central-mediterranean", "surface")
		fightToEnd(t, table, Italy, "capture", "central-mediterranean", 1, "activate:unit/italy-fleet-1 3 1 4 1 retreat retreat:unit/italy-fleet-1>area/sicily done")
		if table.baseOwner(at(t, "central-mediterranean")) != UK {
			t.Errorf("the loser got the base: got %v, want %v", table.baseOwner(at(t, "central-mediterranean")), UK)
		}
	})
	t.Run("9.4.2 aircraft that are shot down have defended the base all the same", func(t *testing.T) {
		table := atWar(t, Italy, UK)
		put(t, table, Italy, "sicily", "surface", "tactical")
		put(t, table, UK, "central-mediterranean", "tactical")
		pos, seen := fight(t, table, Italy, "capture", "central-mediterranean", 1, "activate:unit/italy-fleet-1 support:unit/italy-air-force-1 4 1 2 1")
		if saw(seen, "unopposed", NoPower) > 0 || pos.Open()[0].Kind != "naval-combat" {
			t.Errorf(`no naval combat: %v; want saw(seen, 'unopposed', NoPower) 0, pos.Open()[0].Kind "naval-combat"`, pos.Open())
		}
	})
	t.Run("9.4.2 a Democracy that takes an unowned base needs a check", func(t *testing.T) {
		table := withoutFlags(europe(t))
		put(t, table, UK, "scotland", "surface")
		if got := targetsOf(table, UK, 1); offers(got, "capture:area/iceland") {
			t.Errorf("a neutral Democracy: %v: offers(got, 'capture:area/iceland') = true, want false", got)
		}
		war(table, SetOf(UK), SetOf(Germany))
		fightToEnd(t, table.clone(), UK, "capture", "iceland", 1, "activate:unit/uk-fleet-1 4 3")
		fightToEnd(t, table, UK, "capture", "iceland", 1, "activate:unit/uk-fleet-1 4 5 done")
		if table.baseOwner(at(t, "iceland")) != UK {
			t.Errorf("Iceland is %v, want %v", table.baseOwner(at(t, "iceland")), UK)
		}
	})
	t.Run("9.4.2 a special British base is removed instead", func(t *testing.T) {
		table := atWar(t, Italy, UK)
		table.Areas[at(t, "spain")].SpecialBase = true
		cube(t, table, Italy, "north-africa")
		put(t, table, Italy, "north-africa", "surface")
		fightToEnd(t, table, Italy, "capture", "spain", 1, "activate:unit/italy-fleet-1")
		if table.Areas[at(t, "spain")].SpecialBase || table.controller(at(t, "spain")) != NoPower {
			t.Errorf("Gibraltar stands: got Areas[spain].SpecialBase %v, %v; want false and no power",
				table.Areas[at(t, "spain")].SpecialBase, table.controller(at(t, "spain")))
		}
		if got := table.unit(UnitID{Italy, Fleet, 1}).At; got != at(t, "north-africa") {
			t.Errorf("the fleet is in %v, want %v", got, at(t, "north-africa"))
		}
	})
	t.Run("9.4.2 a special base whose owner surrenders under the attack is nobody's prize", func(t *testing.T) {
		table := atWar(t, Italy, UK)
		spain := at(t, "spain")
		table.Areas[spain].SpecialBase = true
		table.Powers[UK].Stability = Unstable
		cube(t, table, Italy, "north-africa", "london", "scotland")
		put(t, table, Italy, "north-africa", "surface")
		ship := put(t, table, UK, "spain", "surface")[0]
		table.unit(ship).Coast = SouthCoast
		pos, _ := fight(t, table, Italy, "capture", "spain", 1, "activate:unit/italy-fleet-1 6 6 1 1 1 1 1")
		for !pos.Over() {
			d := pos.Open()[0]
			c := d.Legal[0]
			if pass := (engine.Choice{Verb: engine.Pass}); d.Allows(pass) {
				c = pass
			}
			reply(t, pos, c.Words())
		}
		if table.active(UK) || table.baseOwner(spain) != NoPower || table.count(Italy, OnMap, BaseMarker) != 0 {
			t.Errorf("the base in Spain is %s: got active(UK) %v, %v, %v; want false, no power and 0", table.baseOwner(spain), table.active(UK), table.baseOwner(spain), table.count(Italy, OnMap, BaseMarker))
		}
		if got := whoStands(table, spain); strings.Contains(got, "italy") {
			t.Errorf(`got %v, want it without "italy"`, got)
		}
	})
	t.Run("9.4.2 a logistics unit is lost with the base", func(t *testing.T) {
		table := atWar(t, Italy, UK)
		put(t, table, Italy, "sicily", "surface")
		put(t, table, UK, "central-mediterranean", "logistics")
		fightToEnd(t, table, Italy, "capture", "central-mediterranean", 1, "activate:unit/italy-fleet-1 done")
		if got := whoStands(table, at(t, "central-mediterranean")); got != "italy surface" {
			t.Errorf(`got %v, want "italy surface"`, got)
		}
	})
	t.Run("9.5.2 bombs on an undefended area meet one die and no retreat, and damage a resource", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "london", "strategic")
		seen := fightToEnd(t, table, UK, "bomb", "ruhr", 1, "activate:unit/uk-air-force-1 go 4 1 2 regroup:unit/uk-air-force-1>area/london")
		if diceOf(seen, "air-combat", Germany) != 1 {
			t.Errorf("Germany rolled %v, want 1", diceOf(seen, "air-combat", Germany))
		}
		if table.Areas[at(t, "ruhr")].Damaged != 1 || saw(seen, "resource-damaged", UK) != 1 {
			t.Errorf("damage: %v; want Areas[ruhr].Damaged 1, saw(seen, 'resource-damaged', UK) 1", table.Areas[at(t, "ruhr")].Damaged)
		}
	})
	t.Run("9.5.2 a limited resource that is hit is gone; the attacker says which is hit", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		ruhr := at(t, "ruhr")
		table.Areas[ruhr].Limited = true
		put(t, table, UK, "london", "strategic")
		pos, _ := fight(t, table, UK, "bomb", "ruhr", 1, "activate:unit/uk-air-force-1 go 4 1 2")
		if d := asked(t, pos, "damage"); d.Seat != seatOf(UK) || len(d.Legal) != 2 {
			t.Errorf("%v: got %v, %v; want %v and 2", d, d.Seat, len(d.Legal), seatOf(UK))
		}
		reply(t, pos, "damage:area/ruhr>resource/industrial#1")
		if table.Areas[ruhr].Limited || table.Areas[ruhr].Damaged != 0 {
			t.Errorf("the limited resource lies there still: got Areas[ruhr].Limited %v, %v; want false and 0", table.Areas[ruhr].Limited, table.Areas[ruhr].Damaged)
		}
	})
	t.Run("9.5.2 even a tie damages what nobody defends, and the bombers go home", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "london", "strategic")
		fightToEnd(t, table, UK, "bomb", "ruhr", 1, "activate:unit/uk-air-force-1 go 2 1 2 retreat:unit/uk-air-force-1>area/london")
		if table.Areas[at(t, "ruhr")].Damaged != 1 {
			t.Errorf("no damage: got %v, want 1", table.Areas[at(t, "ruhr")].Damaged)
		}
		if u := table.unit(UnitID{UK, AirForce, 1}); u.Upgraded || u.At != at(t, "london") {
			t.Errorf("the bombers are in %v; want u.Up false, u.At %v", u.At, at(t, "london"))
		}
	})
	t.Run("9.5.2 defenders who are beaten but not destroyed protect the area", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "london", "strategic")
		put(t, table, Germany, "ruhr", "tactical")
		fightToEnd(t, table, UK, "bomb", "ruhr", 1, "activate:unit/uk-air-force-1 go 4 1 3 1 stand regroup:unit/uk-air-force-1>area/london")
		if table.Areas[at(t, "ruhr")].Damaged != 0 {
			t.Errorf("one loss that one unit took did damage: got %v, want 0", table.Areas[at(t, "ruhr")].Damaged)
		}
	})
	t.Run("9.5.1 ships and armies in the area are left alone", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "london", "strategic")
		put(t, table, Germany, "ruhr", "tactical", "surface", "infantry")
		fightToEnd(t, table, UK, "air", "ruhr", 1, "activate:unit/uk-air-force-1 go 6 6 2 1 regroup:unit/uk-air-force-1>area/london")
		if got := whoStands(table, at(t, "ruhr")); got != "germany infantry, germany surface" {
			t.Errorf(`got %v, want "germany infantry, germany surface"`, got)
		}
	})
}
