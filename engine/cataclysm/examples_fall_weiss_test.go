package cataclysm

import "testing"

// exampleFallWeiss is the book's example at the end of chapter 10, with its dice: a German flag drawn in 1939
// becomes the conquest of Poland, and France's flag in reserve the declaration of war.
func exampleFallWeiss(t *testing.T) {
	table := europe(t)
	ally(table, France, UK)
	commit(table, Mobilization, France, UK)
	cube(t, table, France, "poland")
	cube(t, table, Germany, "czechoslovakia")
	table.remove(UnitID{Neutral, MinorArmy, uint8(at(t, "czechoslovakia"))}, OutOfGame)
	put(t, table, Germany, "silesia", "tank", "infantry")
	put(t, table, Germany, "east-prussia", "tactical")
	put(t, table, France, "paris", "infantry", "infantry")
	cube(t, table, France, "benelux")
	give(t, table, UK, Reserve, Offensive, 1)
	give(t, table, Germany, Cup, Flag, 1)
	poland, start := at(t, "poland"), table.points(France)
	germanPoints := table.points(Germany)

	pos, seen := play(t, table, &actionPhase{}, "draw:flag/germany play:flag/germany maneuvers 6 4 3")
	t.Run("6.5 maneuvers with 6, 4 and 3 give Germany a military action", func(t *testing.T) {
		if saw(seen, "check-passed", Germany) != 1 {
			t.Fatalf("%v: got %v, want 1", pos.Open(), saw(seen, "check-passed", Germany))
		}
	})
	reply(t, pos, "land:area/poland activate:unit/germany-army-1 activate:unit/germany-army-2 go")
	t.Run("9.7 France, its ally and the neighbour gain a flag each", func(t *testing.T) {
		if table.Battle.Defender != Neutral || len(table.Wars) > 0 {
			t.Fatalf("defended by %v; want Battle.Defender %v, len(Wars) 0", table.Battle.Defender, Neutral)
		}
		reply(t, pos, "reserve:flag/france reserve:flag/ussr cup:flag/uk")
		if table.reserve(France) != Flag || table.reserve(UK) != Offensive || table.count(UK, Cup, Flag) != 1 || table.reserve(USSR) != Flag {
			t.Errorf("reserves: %v %v %v; got %v, %v, %v, %v; want %v, %v, 1 and %v",
				table.reserve(France), table.reserve(UK), table.reserve(USSR), table.reserve(France), table.reserve(UK), table.count(UK, Cup, Flag), table.reserve(USSR), Flag, Offensive, Flag)
		}
	})
	t.Run("9.6 both sides are in supply, and the air force supports from East Prussia", func(t *testing.T) {
		seen = reply(t, pos, "support:unit/germany-air-force-1")
		if saw(seen, "limited-supply", NoPower) != 0 || saw(seen, "air-superiority", Germany) != 1 {
			t.Errorf("%v: got %v, %v; want 0 and 1", seen, saw(seen, "limited-supply", NoPower), saw(seen, "air-superiority", Germany))
		}
	})
	t.Run("10.4 6, 6, 4 against 3 are seven to three and two losses: a triumph", func(t *testing.T) {
		seen = reply(t, pos, "6 6 4 3 reserve:flag/germany")
		if scored(seen, "land-combat", Germany) != 7 || scored(seen, "land-combat", Neutral) != 3 || diceOf(seen, "land-combat", Neutral) != 1 {
			t.Errorf("%v to %v: got %v, %v, %v; want 7, 3 and 1",
				scored(seen, "land-combat", Germany), scored(seen, "land-combat", Neutral), scored(seen, "land-combat", Germany), scored(seen, "land-combat", Neutral), diceOf(seen, "land-combat", Neutral))
		}
		if saw(seen, "triumph", Germany) != 1 || saw(seen, "disaster", NoPower) != 0 || table.reserve(Germany) != Flag {
			t.Errorf("triumphs: %v disasters: %v; got %v, %v, %v; want 1, 0 and %v", saw(seen, "triumph", Germany), saw(seen, "disaster", NoPower), saw(seen, "triumph", Germany), saw(seen, "disaster", NoPower), table.reserve(Germany), Flag)
		}
	})
	t.Run("10.9.1 Germany conquers Poland and regroups", func(t *testing.T) {
		if table.controller(poland) != Germany || table.Areas[poland].Cubes != 1 {
			t.Fatalf("Poland is %v; want controller(poland) %v, Areas[poland].Cubes 1", table.controller(poland), Germany)
		}
		if table.points(Germany) != germanPoints+1 || table.points(France) != start-1 {
			t.Errorf("points: %v %v, want %v and %v", table.points(Germany), table.points(France), germanPoints+1, start-1)
		}
		reply(t, pos, "regroup:unit/germany-army-2>area/czechoslovakia regroup:unit/germany-air-force-1>area/silesia done")
		if got := whoStands(table, poland) + "; " + whoStands(table, at(t, "czechoslovakia")) + "; " + whoStands(table, at(t, "silesia")); got !=
			"germany tank; germany infantry; germany tactical" {
			t.Errorf(`got %v, want "germany tank; germany infantry; germany tactical"`, got)
		}
	})
	t.Run("5.2.3 the conquest provokes the three again", func(t *testing.T) {
		seen = reply(t, pos, "cup:flag/france cup:flag/ussr cup:flag/uk")
		if saw(seen, "gain", France) != 1 || saw(seen, "gain", UK) != 1 || saw(seen, "gain", USSR) != 1 {
			t.Errorf("%v: got %v, %v, %v; want 1, 1 and 1", seen, saw(seen, "gain", France), saw(seen, "gain", UK), saw(seen, "gain", USSR))
		}
	})
	t.Run("3.5 before the next draw France declares war with a 5", func(t *testing.T) {
		for pos.Open()[0].Kind == "interrupt" && pos.Open()[0].Seat != seatOf(France) {
			reply(t, pos, "pass")
		}
		reply(t, pos, "interrupt")
		for len(pos.Open()) > 0 && pos.Open()[0].Kind == "interrupt-first" {
			reply(t, pos, "pass")
		}
		seen = reply(t, pos, "declare-war:power/germany 5")
		if saw(seen, "check-passed", France) != 1 || !table.atWar(France, Germany) {
			t.Fatalf("%v: got %v, atWar(France, Germany) %v; want 1 and true", pos.Open(), saw(seen, "check-passed", France), table.atWar(France, Germany))
		}
		if d := asked(t, pos, "uphold-alliance"); d.Seat != seatOf(UK) {
			t.Errorf("got %v, want Seat %v", d, seatOf(UK))
		}
	})
}
