package cataclysm

import (
	"slices"
	"testing"
)

// The worked examples about military actions, operations and combat.

func exampleSovietOffensive(t *testing.T) {
	table := quiet(europe(t))
	commit(table, TotalWar, USSR)
	table.Powers[USSR].Posture = PoliticalPurges
	war(table, SetOf(USSR), SetOf(Germany))
	pool(t, table, USSR, "infantry", "infantry", "infantry", "infantry")
	give(t, table, USSR, Reserve, Offensive, 1)
	pos, _ := play(t, table, &playing{Power: USSR, Kind: Offensive, From: Reserve})
	for n := range 3 {
		if d := asked(t, pos, "military-action"); d.Left != 2-n || powerAt(d.Seat) != USSR {
			t.Fatalf("action %d: %d more after it", n+1, d.Left)
		}
		reply(t, pos, "build:army/ussr#1")
	}
	if !pos.Over() || table.count(USSR, Cup, Army) != 3 || table.reserve(USSR) != NoKind {
		t.Error("a fourth action:", pos.Open())
	}
}

// exampleAugmentedTwice: operation and dice are ours.
func exampleAugmentedTwice(t *testing.T) {
	table := quiet(europe(t))
	commit(table, TotalWar, US)
	ally(table, US, France)
	war(table, SetOf(US, France), SetOf(Germany))
	put(t, table, US, "lorraine", "infantry", "tactical")
	put(t, table, Germany, "ruhr", "infantry", "tactical")
	give(t, table, US, Reserve, Offensive, 1)
	pos, _ := play(t, table, &playing{Power: US, Kind: Offensive, From: Reserve}, "land:area/ruhr")
	if got := inWords(asked(t, pos, "augment").Legal); !slices.Equal(got, []string{"augment", "augment#1", "augment#2"}) {
		t.Fatal("may", got)
	}
	seen := reply(t, pos, "augment#2 support:unit/us-air-force-1 3 1 4 1 stand 2 1 1 3 1")
	if modified(seen, "air-combat", US, "8.2") != 2 || scored(seen, "air-combat", US) != 5 {
		t.Error("in the air", scored(seen, "air-combat", US))
	}
	if modified(seen, "land-combat", US, "8.2") != 2 || scored(seen, "land-combat", US) != 4 {
		t.Error("on land", scored(seen, "land-combat", US))
	}
	for len(pos.Open()) > 0 {
		if pos.Open()[0].Kind == "military-action" {
			t.Fatal("an action is left:", pos.Open())
		}
		reply(t, pos, pos.Open()[0].Legal[0].Words())
	}
}

// exampleLongWay: the book names no areas. The army walks from Lorraine to the coast,
// sails to Syria and walks on to Iraq, in one move.
func exampleLongWay(t *testing.T) {
	table := europe(t)
	held(t, table, France, "iraq")
	id := put(t, table, France, "lorraine", "infantry")[0]
	if at(t, "lorraine").Place().Coastal {
		t.Fatal("Lorraine has a coast")
	}
	put(t, table, UK, "arabian-sea", "surface")
	war(table, SetOf(France), SetOf(UK)) // nobody sails to Iraq itself
	finish(t, table, &deployment{Power: France}, "deploy:unit/france-army-1 to:area/iraq")
	if table.unit(id).At != at(t, "iraq") {
		t.Error("the army is in", table.unit(id).At)
	}
}

func exampleUkraine(t *testing.T) {
	table := atWar(t, Germany, USSR)
	commit(table, Mobilization, Germany)
	held(t, table, Germany, "poland")
	put(t, table, Germany, "poland", "tank")
	put(t, table, Germany, "berlin", "infantry", "tactical")
	give(t, table, Germany, Reserve, Offensive, 1)
	pos, _ := play(t, table, &playing{Power: Germany, Kind: Offensive, From: Reserve},
		"deploy deploy:unit/germany-army-2 to:area/poland deploy:unit/germany-air-force-1 to:area/poland")
	reply(t, pos, "done")
	if d := asked(t, pos, "military-action"); d.Left != 0 {
		t.Fatal("actions left:", d.Left+1)
	}
	reply(t, pos, "land:area/ukraine")
	if d := asked(t, pos, "support"); len(table.Battle.Sides[attacking]) != 1 || table.Battle.Sides[attacking][0].Unit != (UnitID{Germany, Army, 1}) {
		t.Fatal("attackers:", table.Battle.Sides[attacking], d)
	}
	if !offered(pos, "support:unit/germany-air-force-1") {
		t.Error("the air force that was deployed does not support:", inWords(pos.Open()[0].Legal))
	}
}

// exampleTwoOperations: the dice are ours.
func exampleTwoOperations(t *testing.T) {
	table := atWar(t, Germany, France)
	commit(table, Mobilization, Germany)
	tank := put(t, table, Germany, "ruhr", "tank")[0]
	give(t, table, Germany, Reserve, Offensive, 1)
	pos, _ := play(t, table, &playing{Power: Germany, Kind: Offensive, From: Reserve}, "land:area/benelux augment 6 6 1 done")
	if got := table.unit(tank).At; got != at(t, "benelux") || table.controller(got) != Germany {
		t.Fatal("the tank army is in", got)
	}
	reply(t, pos, "land:area/paris 6 5 1 done 6 6")
	if table.unit(tank).At != at(t, "paris") || table.controller(at(t, "paris")) != Germany || !pos.Over() {
		t.Error("the tank army is in", table.unit(tank).At)
	}
}

// exampleBeforeMoscow: the dice are ours.
func exampleBeforeMoscow(t *testing.T) {
	table := atWar(t, Germany, USSR)
	cube(t, table, Germany, "smolensk", "leningrad")
	put(t, table, Germany, "smolensk", "tank")
	put(t, table, Germany, "leningrad", "tactical")
	put(t, table, USSR, "moscow", "infantry", "tactical")
	_, seen := fight(t, table, Germany, "land", "moscow", 1, "support:unit/germany-air-force-1 3 3 3 3 3 3 3")
	if modified(seen, "air-combat", Germany, "9.6") != 0 || scored(seen, "air-combat", Germany) != 3 {
		t.Error("in the air", scored(seen, "air-combat", Germany))
	}
	if modified(seen, "land-combat", Germany, "9.6") != -1 || scored(seen, "land-combat", Germany) != 2 {
		t.Error("on land", scored(seen, "land-combat", Germany))
	}
	if modified(seen, "land-combat", USSR, "9.6")+modified(seen, "air-combat", USSR, "9.6") != 0 {
		t.Error("Moscow is out of supply")
	}
}

func exampleFrenchPoland(t *testing.T) {
	table := europe(t)
	ally(table, France, UK)
	cube(t, table, France, "poland")
	put(t, table, Germany, "silesia", "infantry")
	pos, seen := fight(t, table, Germany, "land", "poland", 1, "cup:flag/france cup:flag/uk reserve:flag/ussr")
	if len(table.Wars) > 0 || table.Battle.Defender != Neutral {
		t.Error("war:", table.Wars, "defender:", table.Battle.Defender)
	}
	if saw(seen, "gain", France) != 1 || saw(seen, "gain", UK) != 1 || saw(seen, "gain", USSR) != 1 || saw(seen, "gain", NoPower) != 3 {
		t.Error("flags for France, its ally and the neighbour:", seen)
	}
	if d := pos.Open()[0]; d.Kind != "land-combat" {
		t.Error(d)
	}
}

// exampleHawaii: the dice are ours.
func exampleHawaii(t *testing.T) {
	table := world(t)
	table.Turn = Turn1941
	commit(table, Mobilization, Japan, UK)
	put(t, table, Japan, "marshalls", "carrier")
	put(t, table, US, "hawaii", "surface")
	allied := table.clone()
	seen := fought(t, table, Japan, "naval", "hawaii", 1, `activate:unit/japan-fleet-1 cup:flag/us reserve:flag/us 6 4 6 stand
		regroup:unit/japan-fleet-1>area/marshalls`)
	if !table.atWar(Japan, US) || table.belligerent(UK) || saw(seen, "gain", US) != 2 || saw(seen, "gain", NoPower) != 2 {
		t.Error("wars:", table.Wars, "the United States gains", saw(seen, "gain", US))
	}
	if modified(seen, "naval-combat", US, "9.8") != -1 || scored(seen, "naval-combat", US) != 5 || modified(seen, "naval-combat", Japan, "9.8") != 0 {
		t.Error("the American score is", scored(seen, "naval-combat", US))
	}
	if table.NoSurprise != Ideologies(0).With(Democracy) {
		t.Error("no more surprise for", table.NoSurprise)
	}
	ally(allied, US, UK)
	pos, _ := fight(t, allied, Japan, "naval", "hawaii", 1, "activate:unit/japan-fleet-1 cup:flag/us cup:flag/uk cup:flag/us")
	if d := asked(t, pos, "uphold-alliance"); powerAt(d.Seat) != UK {
		t.Error(d)
	}
}

func exampleSupportForParis(t *testing.T) {
	table := quiet(europe(t))
	ally(table, France, UK)
	war(table, SetOf(Germany), SetOf(France, UK))
	cube(t, table, Germany, "lorraine")
	put(t, table, Germany, "lorraine", "tank", "tactical")
	put(t, table, France, "paris", "infantry", "tactical")
	put(t, table, UK, "london", "tactical", "strategic", "infantry")
	pos, _ := fight(t, table, Germany, "land", "paris", 1)
	if d := asked(t, pos, "support"); d.Seat != seatOf(Germany) || whoStands(table, at(t, "paris")) != "france infantry, france tactical, germany tank" {
		t.Fatal("the attacker has not moved in, or does not go first:", d, whoStands(table, at(t, "paris")))
	}
	reply(t, pos, "support:unit/germany-air-force-1")
	d := asked(t, pos, "support")
	if got := inWords(d.Legal); d.Seat != seatOf(France) || !slices.Equal(got, []string{"done", "support:unit/uk-air-force-1", "support:unit/uk-air-force-2"}) {
		t.Fatal(d)
	}
	reply(t, pos, "support:unit/uk-air-force-1 allow")
	if pos.Open()[0].Kind == "support" {
		t.Error("a third air force may come:", pos.Open())
	}
	if got := len(table.Battle.Sides[defending]); got != 3 {
		t.Error("defenders:", table.Battle.Sides[defending])
	}
}

// exampleSicily: the dice are ours, the tie in the air is the book's.
func exampleSicily(t *testing.T) {
	table := atWar(t, UK, Italy)
	put(t, table, UK, "central-mediterranean", "strategic")
	put(t, table, Italy, "sicily", "surface", "tactical")
	pos, seen := fight(t, table, UK, "naval", "sicily", 1, "activate:unit/uk-air-force-1 go 3 2 3 1")
	if saw(seen, "combat-tied", NoPower) != 1 || table.unit(UnitID{Italy, AirForce, 1}) != nil || table.unit(UnitID{UK, AirForce, 1}).Up {
		t.Fatal("after the tie in the air:", whoStands(table, at(t, "sicily")))
	}
	seen = reply(t, pos, "1 1 6 6 retreat:unit/uk-air-force-1>area/central-mediterranean done")
	if diceOf(seen, "naval-combat", UK) != 2 || scored(seen, "naval-combat", Italy) != 7 {
		t.Error("naval combat:", diceOf(seen, "naval-combat", UK), "British dice,", scored(seen, "naval-combat", Italy), "Italian score")
	}
	if got := whoStands(table, at(t, "sicily")) + "; " + whoStands(table, at(t, "central-mediterranean")); got != "italy surface; uk tactical" {
		t.Error("immune to ships:", got)
	}
	if saw(seen, "disaster", NoPower)+saw(seen, "triumph", NoPower)+saw(seen, "destroyed", NoPower) > 0 {
		t.Error("a disaster")
	}
}

func exampleRuhr(t *testing.T) {
	table := quiet(europe(t))
	commit(table, TotalWar, US)
	ally(table, UK, US)
	war(table, SetOf(Germany), SetOf(UK, US))
	put(t, table, US, "london", "strategic")
	put(t, table, UK, "london", "strategic")
	put(t, table, Germany, "ruhr", "tactical", "tactical", "infantry", "surface")
	put(t, table, Germany, "bavaria", "infantry")
	put(t, table, Germany, "berlin", "tactical")
	give(t, table, US, Reserve, Offensive, 1)
	pos, seen := play(t, table, &playing{Power: US, Kind: Offensive, From: Reserve},
		`air:area/ruhr activate:unit/us-air-force-1 activate:unit/uk-air-force-1 allow go augment#2 3 1 4 2 retreat
		retreat:unit/germany-air-force-1>area/bavaria retreat:unit/germany-air-force-2>area/bavaria
		regroup:unit/us-air-force-1>area/london regroup:unit/uk-air-force-1>area/london`)
	if scored(seen, "air-combat", US) != 5 || scored(seen, "air-combat", Germany) != 4 || saw(seen, "destroyed", NoPower) > 0 {
		t.Error(scored(seen, "air-combat", US), "to", scored(seen, "air-combat", Germany))
	}
	for area, want := range map[string]string{"bavaria": "germany infantry, germany tactical, germany tactical",
		"london": "uk strategic, us strategic", "ruhr": "germany infantry, germany surface"} {
		if got := whoStands(table, at(t, area)); got != want {
			t.Errorf("in %s: %s", area, got)
		}
	}
	if !pos.Over() || !passages().adjacent[at(t, "bavaria")].Has(ruhr) {
		t.Error("the offensive goes on, or Bavaria is too far for support:", pos.Open())
	}
}

func exampleSevenToTwo(t *testing.T) {
	table := atWar(t, Germany, France)
	put(t, table, Germany, "ruhr", "tactical")
	put(t, table, France, "lorraine", "strategic", "strategic")
	pos, seen := fight(t, table, Germany, "air", "lorraine", 1, "activate:unit/germany-air-force-1 6 6 1 2")
	if scored(seen, "air-combat", Germany) != 7 || scored(seen, "air-combat", France) != 2 {
		t.Error(scored(seen, "air-combat", Germany), "to", scored(seen, "air-combat", France))
	}
	if d := asked(t, pos, "retreat"); d.Left != 3 || d.Seat != seatOf(France) {
		t.Error("losses:", d)
	}
	reply(t, pos, "stand lose:unit/france-air-force-1 lose:unit/france-air-force-1 lose:unit/france-air-force-2")
	if u := table.unit(UnitID{France, AirForce, 2}); table.unit(UnitID{France, AirForce, 1}) != nil || u == nil || u.Up {
		t.Error("three losses left", whoStands(table, at(t, "lorraine")))
	}
}

// exampleNoRetreat: the book does not say where, and gives one die of each side.
func exampleNoRetreat(t *testing.T) {
	table := world(t)
	war(table, SetOf(Japan), SetOf(UK))
	table.Areas[at(t, "guangdong")].SpecialBase = true
	put(t, table, Japan, "okinawa", "carrier")
	put(t, table, UK, "guangdong", "carrier")
	_, seen := fight(t, table, Japan, "naval", "guangdong", 1, "activate:unit/japan-fleet-1 cup:flag/france cup:flag/us 1 1 3 1 cup:flag/uk 5 1")
	if scored(seen, "naval-combat", Japan) != 1 || scored(seen, "naval-combat", UK) != 3 || saw(seen, "voluntary-retreat", NoPower) > 0 {
		t.Error(scored(seen, "naval-combat", Japan), "to", scored(seen, "naval-combat", UK))
	}
	if table.unit(UnitID{Japan, Fleet, 1}) != nil || saw(seen, "disaster", Japan) != 1 || diceOf(seen, "stability-test", Japan) == 0 {
		t.Error("the carrier fleet:", table.unit(UnitID{Japan, Fleet, 1}), "disasters:", saw(seen, "disaster", Japan))
	}
}

// exampleSovietDisaster: place and dice are ours.
func exampleSovietDisaster(t *testing.T) {
	table := world(t)
	war(table, SetOf(Japan), SetOf(USSR))
	held(t, table, Japan, "manchuria")
	put(t, table, Japan, "manchuria", "tank")
	put(t, table, USSR, "maritime-territory", "tank")
	table.Powers[USSR].Posture = PoliticalPurges
	_, seen := fight(t, table, Japan, "land", "maritime-territory", 1, "4 2 1 1 cup:flag/japan 5 5")
	if got := saw(seen, "flipped", USSR) + saw(seen, "destroyed", USSR); got != 2 || saw(seen, "disaster", USSR) != 1 || saw(seen, "triumph", Japan) != 1 {
		t.Error("losses taken:", got, "disasters:", saw(seen, "disaster", USSR))
	}
	if saw(seen, "gain", Japan) != 1 || diceOf(seen, "stability-test", USSR) == 0 {
		t.Error("no flag or no test:", seen)
	}
}

// exampleJointTriumph: the dice are ours; they leave the area to nobody.
func exampleJointTriumph(t *testing.T) {
	table := europe(t)
	ally(table, Germany, Italy)
	ally(table, France, UK, US)
	war(table, SetOf(Germany, Italy), SetOf(France, UK, US))
	held(t, table, Germany, "benelux")
	put(t, table, Germany, "benelux", "infantry")
	put(t, table, Italy, "benelux", "infantry")
	put(t, table, UK, "lorraine", "infantry")
	put(t, table, US, "lorraine", "infantry")
	_, seen := fight(t, table, Germany, "land", "lorraine", 1, `activate:unit/germany-army-1 activate:unit/italy-army-1 allow go
		defender:power/uk 6 6 2 1 lose:unit/uk-army-1 reserve:flag/germany`)
	if table.unit(UnitID{UK, Army, 1}) != nil || table.unit(UnitID{US, Army, 1}) != nil {
		t.Error("in Lorraine:", whoStands(table, at(t, "lorraine")))
	}
	if saw(seen, "triumph", Germany) != 1 || saw(seen, "gain", Germany) != 1 || saw(seen, "gain", Italy) != 0 {
		t.Error("flags:", saw(seen, "gain", Germany), saw(seen, "gain", Italy))
	}
	if saw(seen, "disaster", UK) != 1 || saw(seen, "disaster", US) != 1 || saw(seen, "disaster", France) != 0 {
		t.Error("disasters:", saw(seen, "disaster", UK), saw(seen, "disaster", US), saw(seen, "disaster", France))
	}
}

// exampleNoFleet: the dice are ours.
func exampleNoFleet(t *testing.T) {
	table := europe(t)
	war(table, SetOf(Italy), SetOf(UK))
	put(t, table, Italy, "sicily", "surface", "surface", "tactical")
	put(t, table, UK, "central-mediterranean", "strategic")
	_, seen := fight(t, table, Italy, "naval", "central-mediterranean", 1, `activate:unit/italy-fleet-1 activate:unit/italy-fleet-2 go
		cup:flag/france support:unit/italy-air-force-1 1 1 1 1 6 6 1 1`)
	if saw(seen, "disaster", NoPower)+saw(seen, "triumph", NoPower)+saw(seen, "gain", Italy) != 0 {
		t.Error("a disaster or a flag")
	}
	if table.unit(UnitID{UK, AirForce, 1}) == nil {
		t.Error("the air force was lost to ships")
	}
}
