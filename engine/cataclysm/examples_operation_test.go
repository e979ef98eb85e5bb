package cataclysm

import (
	"slices"
	"testing"
)

// The worked examples about military actions, operations and combat.

func exampleSovietOffensive(t *testing.T) {
	table := withoutFlags(europe(t))
	commit(table, TotalWar, USSR)
	table.Powers[USSR].Posture = PoliticalPurges
	war(table, SetOf(USSR), SetOf(Germany))
	pool(t, table, USSR, "infantry", "infantry", "infantry", "infantry")
	give(t, table, USSR, Reserve, Offensive, 1)
	pos, _ := play(t, table, &playing{Power: USSR, Kind: Offensive, From: Reserve})
	for n := range 3 {
		if d := asked(t, pos, "military-action"); d.Left != 2-n || powerAt(d.Seat) != USSR {
			t.Fatalf("action %d: %d more after it; got %v, %v; want %v and %v", n+1, d.Left, d.Left, powerAt(d.Seat), 2-n, USSR)
		}
		reply(t, pos, "build:army/ussr#1")
	}
	if !pos.Over() || table.count(USSR, Cup, Army) != 3 || table.reserve(USSR) != NoKind {
		t.Errorf("a fourth action: %v; got pos.Over() %v, %v, %v; want true, 3 and no kind", pos.Open(), pos.Over(), table.count(USSR, Cup, Army), table.reserve(USSR))
	}
}

// exampleAugmentedTwice uses an operation and dice of our own.
func exampleAugmentedTwice(t *testing.T) {
	table := withoutFlags(europe(t))
	commit(table, TotalWar, US)
	ally(table, US, France)
	war(table, SetOf(US, France), SetOf(Germany))
	put(t, table, US, "lorraine", "infantry", "tactical")
	put(t, table, Germany, "ruhr", "infantry", "tactical")
	give(t, table, US, Reserve, Offensive, 1)
	pos, _ := play(t, table, &playing{Power: US, Kind: Offensive, From: Reserve}, "land:area/ruhr")
	if got := inWords(asked(t, pos, "augment").Legal); !slices.Equal(got, []string{"augment", "augment#1", "augment#2"}) {
		t.Fatalf("may %v, want %v", got, []string{"augment", "augment#1", "augment#2"})
	}
	seen := reply(t, pos, "augment#2 support:unit/us-air-force-1 3 1 4 1 stand 2 1 1 3 1")
	if modified(seen, "air-combat", US, "8.2") != 2 || scored(seen, "air-combat", US) != 5 {
		t.Errorf("in the air %v: got %v, %v; want 2 and 5", scored(seen, "air-combat", US), modified(seen, "air-combat", US, "8.2"), scored(seen, "air-combat", US))
	}
	if modified(seen, "land-combat", US, "8.2") != 2 || scored(seen, "land-combat", US) != 4 {
		t.Errorf("on land %v: got %v, %v; want 2 and 4", scored(seen, "land-combat", US), modified(seen, "land-combat", US, "8.2"), scored(seen, "land-combat", US))
	}
	for len(pos.Open()) > 0 {
		if pos.Open()[0].Kind == "military-action" {
			t.Fatalf(`an action is left: %v, want [0].Kind anything but "military-action"`, pos.Open())
		}
		reply(t, pos, pos.Open()[0].Legal[0].Words())
	}
}

// exampleLongWay uses areas of our own. The army walks from Lorraine to the coast, sails to Syria
// and walks on to Iraq, in one move.
func exampleLongWay(t *testing.T) {
	table := europe(t)
	giveCountries(t, table, France, "iraq")
	id := put(t, table, France, "lorraine", "infantry")[0]
	if at(t, "lorraine").Place().Coastal {
		t.Fatal("Lorraine has a coast: lorraine.Place().Coastal = true, want false")
	}
	put(t, table, UK, "arabian-sea", "surface")
	war(table, SetOf(France), SetOf(UK)) // nobody sails to Iraq itself
	finish(t, table, &deployment{Power: France}, "deploy:unit/france-army-1 to:area/iraq")
	if table.unit(id).At != at(t, "iraq") {
		t.Errorf("the army is in %v, want %v", table.unit(id).At, at(t, "iraq"))
	}
}

func exampleUkraine(t *testing.T) {
	table := atWar(t, Germany, USSR)
	commit(table, Mobilization, Germany)
	giveCountries(t, table, Germany, "poland")
	put(t, table, Germany, "poland", "tank")
	put(t, table, Germany, "berlin", "infantry", "tactical")
	give(t, table, Germany, Reserve, Offensive, 1)
	pos, _ := play(t, table, &playing{Power: Germany, Kind: Offensive, From: Reserve},
		"deploy deploy:unit/germany-army-2 to:area/poland deploy:unit/germany-air-force-1 to:area/poland")
	reply(t, pos, "done")
	if d := asked(t, pos, "military-action"); d.Left != 0 {
		t.Fatalf("actions left: %v; got %v, want 0", d.Left+1, d.Left)
	}
	reply(t, pos, "land:area/ukraine")
	if d := asked(t, pos, "support"); len(table.Battle.Sides[attacking]) != 1 || table.Battle.Sides[attacking][0].Unit != (UnitID{Germany, Army, 1}) {
		t.Fatalf("attackers: %v %v, want 1 of them and [0].Unit %v", table.Battle.Sides[attacking], d, UnitID{Germany, Army, 1})
	}
	if !offered(pos, "support:unit/germany-air-force-1") {
		t.Errorf("the air force that was deployed does not support: %v: offered(pos, 'support:unit/germany-air-force-1') = false, want true", inWords(pos.Open()[0].Legal))
	}
}

// exampleTwoOperations uses dice of our own.
func exampleTwoOperations(t *testing.T) {
	table := atWar(t, Germany, France)
	commit(table, Mobilization, Germany)
	tank := put(t, table, Germany, "ruhr", "tank")[0]
	give(t, table, Germany, Reserve, Offensive, 1)
	pos, _ := play(t, table, &playing{Power: Germany, Kind: Offensive, From: Reserve}, "land:area/benelux augment 6 6 1 done")
	if got := table.unit(tank).At; got != at(t, "benelux") || table.controller(got) != Germany {
		t.Fatalf("the tank army is in %v: got %v, %v; want %v and %v", got, got, table.controller(got), at(t, "benelux"), Germany)
	}
	reply(t, pos, "land:area/paris 6 5 1 done 6 6")
	if table.unit(tank).At != at(t, "paris") || table.controller(at(t, "paris")) != Germany || !pos.Over() {
		t.Errorf("the tank army is in %v; want unit(tank).At %v, controller(paris) %v, pos.Over() true", table.unit(tank).At, at(t, "paris"), Germany)
	}
}

// exampleBeforeMoscow uses dice of our own.
func exampleBeforeMoscow(t *testing.T) {
	table := atWar(t, Germany, USSR)
	cube(t, table, Germany, "smolensk", "leningrad")
	put(t, table, Germany, "smolensk", "tank")
	put(t, table, Germany, "leningrad", "tactical")
	put(t, table, USSR, "moscow", "infantry", "tactical")
	_, seen := fight(t, table, Germany, "land", "moscow", 1, "support:unit/germany-air-force-1 3 3 3 3 3 3 3")
	if modified(seen, "air-combat", Germany, "9.6") != 0 || scored(seen, "air-combat", Germany) != 3 {
		t.Errorf("in the air %v: got %v, %v; want 0 and 3", scored(seen, "air-combat", Germany), modified(seen, "air-combat", Germany, "9.6"), scored(seen, "air-combat", Germany))
	}
	if modified(seen, "land-combat", Germany, "9.6") != -1 || scored(seen, "land-combat", Germany) != 2 {
		t.Errorf("on land %v: got %v, %v; want -1 and 2", scored(seen, "land-combat", Germany), modified(seen, "land-combat", Germany, "9.6"), scored(seen, "land-combat", Germany))
	}
	if modified(seen, "land-combat", USSR, "9.6")+modified(seen, "air-combat", USSR, "9.6") != 0 {
		t.Errorf("Moscow is out of supply: got %v, want 0", modified(seen, "land-combat", USSR, "9.6")+modified(seen, "air-combat", USSR, "9.6"))
	}
}

func exampleFrenchPoland(t *testing.T) {
	table := europe(t)
	ally(table, France, UK)
	cube(t, table, France, "poland")
	put(t, table, Germany, "silesia", "infantry")
	pos, seen := fight(t, table, Germany, "land", "poland", 1, "cup:flag/france cup:flag/uk reserve:flag/ussr")
	if len(table.Wars) > 0 || table.Battle.Defender != Neutral {
		t.Errorf("war: %v defender: %v, want none and %v", table.Wars, table.Battle.Defender, Neutral)
	}
	if saw(seen, "gain", France) != 1 || saw(seen, "gain", UK) != 1 || saw(seen, "gain", USSR) != 1 || saw(seen, "gain", NoPower) != 3 {
		t.Errorf("flags for France, its ally and the neighbour: %v; got %v, %v, %v, %v; want 1, 1, 1 and 3", seen, saw(seen, "gain", France), saw(seen, "gain", UK), saw(seen, "gain", USSR), saw(seen, "gain", NoPower))
	}
	if d := pos.Open()[0]; d.Kind != "land-combat" {
		t.Errorf(`got %v, want Kind "land-combat"`, d)
	}
}

// exampleHawaii uses dice of our own.
func exampleHawaii(t *testing.T) {
	table := world(t)
	table.Turn = Turn1941
	commit(table, Mobilization, Japan, UK)
	put(t, table, Japan, "marshalls", "carrier")
	put(t, table, US, "hawaii", "surface")
	allied := table.clone()
	seen := fightToEnd(t, table, Japan, "naval", "hawaii", 1, `activate:unit/japan-fleet-1 cup:flag/us reserve:flag/us 6 4 6 stand
		regroup:unit/japan-fleet-1>area/marshalls`)
	if !table.atWar(Japan, US) || table.belligerent(UK) || saw(seen, "gain", US) != 2 || saw(seen, "gain", NoPower) != 2 {
		t.Errorf("wars: %v the United States gains %v; got atWar(Japan, US) %v, belligerent(UK) %v, %v, %v; want true, false, 2 and 2",
			table.Wars, saw(seen, "gain", US), table.atWar(Japan, US), table.belligerent(UK), saw(seen, "gain", US), saw(seen, "gain", NoPower))
	}
	if modified(seen, "naval-combat", US, "9.8") != -1 || scored(seen, "naval-combat", US) != 5 || modified(seen, "naval-combat", Japan, "9.8") != 0 {
		t.Errorf("the American score is %v: got %v, %v, %v; want -1, 5 and 0", scored(seen, "naval-combat", US), modified(seen, "naval-combat", US, "9.8"), scored(seen, "naval-combat", US), modified(seen, "naval-combat", Japan, "9.8"))
	}
	if table.NoSurprise != Ideologies(0).With(Democracy) {
		t.Errorf("no more surprise for %v, want %v", table.NoSurprise, Ideologies(0).With(Democracy))
	}
	ally(allied, US, UK)
	pos, _ := fight(t, allied, Japan, "naval", "hawaii", 1, "activate:unit/japan-fleet-1 cup:flag/us cup:flag/uk cup:flag/us")
	if d := asked(t, pos, "uphold-alliance"); powerAt(d.Seat) != UK {
		t.Errorf("%v: got %v, want %v", d, powerAt(d.Seat), UK)
	}
}

func exampleSupportForParis(t *testing.T) {
	table := withoutFlags(europe(t))
	ally(table, France, UK)
	war(table, SetOf(Germany), SetOf(France, UK))
	cube(t, table, Germany, "lorraine")
	put(t, table, Germany, "lorraine", "tank", "tactical")
	put(t, table, France, "paris", "infantry", "tactical")
	put(t, table, UK, "london", "tactical", "strategic", "infantry")
	pos, _ := fight(t, table, Germany, "land", "paris", 1)
	if d := asked(t, pos, "support"); d.Seat != seatOf(Germany) || whoStands(table, at(t, "paris")) != "france infantry, france tactical, germany tank" {
		t.Fatalf(`the attacker has not moved in, or does not go first: %v %v, want Seat %v and "france infantry, france tactical, germany tank"`, d, whoStands(table, at(t, "paris")), seatOf(Germany))
	}
	reply(t, pos, "support:unit/germany-air-force-1")
	d := asked(t, pos, "support")
	if got := inWords(d.Legal); d.Seat != seatOf(France) || !slices.Equal(got, []string{"done", "support:unit/uk-air-force-1", "support:unit/uk-air-force-2"}) {
		t.Fatalf("%v: got %v, %v; want %v and %v", d, d.Seat, got, seatOf(France), []string{"done", "support:unit/uk-air-force-1", "support:unit/uk-air-force-2"})
	}
	reply(t, pos, "support:unit/uk-air-force-1 allow")
	if pos.Open()[0].Kind == "support" {
		t.Errorf(`a third air force may come: %v, want [0].Kind anything but "support"`, pos.Open())
	}
	if got := len(table.Battle.Sides[defending]); got != 3 {
		t.Errorf("defenders: %v; got %v, want 3", table.Battle.Sides[defending], got)
	}
}

// exampleSicily uses dice of our own; the tie in the air is the rulebook's.
func exampleSicily(t *testing.T) {
	table := atWar(t, UK, Italy)
	put(t, table, UK, "central-mediterranean", "strategic")
	put(t, table, Italy, "sicily", "surface", "tactical")
	pos, seen := fight(t, table, UK, "naval", "sicily", 1, "activate:unit/uk-air-force-1 go 3 2 3 1")
	if saw(seen, "combat-tied", NoPower) != 1 || table.unit(UnitID{Italy, AirForce, 1}) != nil || table.unit(UnitID{UK, AirForce, 1}).Upgraded {
		t.Fatalf("after the tie in the air: %v; want saw(seen, 'combat-tied', NoPower) 1, unit(UnitID{Italy, AirForce, 1}) nil, unit(UnitID{UK, AirForce, 1}).Up false", whoStands(table, at(t, "sicily")))
	}
	seen = reply(t, pos, "1 1 6 6 retreat:unit/uk-air-force-1>area/central-mediterranean done")
	if diceOf(seen, "naval-combat", UK) != 2 || scored(seen, "naval-combat", Italy) != 7 {
		t.Errorf("naval combat: %v British dice, %v Italian score, want 2 and 7", diceOf(seen, "naval-combat", UK), scored(seen, "naval-combat", Italy))
	}
	if got := whoStands(table, at(t, "sicily")) + "; " + whoStands(table, at(t, "central-mediterranean")); got != "italy surface; uk tactical" {
		t.Errorf(`immune to ships: %v, want "italy surface; uk tactical"`, got)
	}
	if saw(seen, "disaster", NoPower)+saw(seen, "triumph", NoPower)+saw(seen, "destroyed", NoPower) > 0 {
		t.Errorf("got disaster, triumph or loss in %v, want none", seen)
	}
}

func exampleRuhr(t *testing.T) {
	table := withoutFlags(europe(t))
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
		t.Errorf("%v to %v: got %v, %v, %v; want 5, 4 and 0", scored(seen, "air-combat", US), scored(seen, "air-combat", Germany), scored(seen, "air-combat", US), scored(seen, "air-combat", Germany), saw(seen, "destroyed", NoPower))
	}
	for area, want := range map[string]string{"bavaria": "germany infantry, germany tactical, germany tactical",
		"london": "uk strategic, us strategic", "ruhr": "germany infantry, germany surface"} {
		if got := whoStands(table, at(t, area)); got != want {
			t.Errorf("in %s: %s, want %q", area, got, want)
		}
	}
	if !pos.Over() || !passages().adjacent[at(t, "bavaria")].Has(ruhr) {
		t.Errorf("the offensive goes on, or Bavaria is too far for support: %v; want pos.Over() true, passages().adjacent[bavaria].Has(ruhr) true", pos.Open())
	}
}

func exampleSevenToTwo(t *testing.T) {
	table := atWar(t, Germany, France)
	put(t, table, Germany, "ruhr", "tactical")
	put(t, table, France, "lorraine", "strategic", "strategic")
	pos, seen := fight(t, table, Germany, "air", "lorraine", 1, "activate:unit/germany-air-force-1 6 6 1 2")
	if scored(seen, "air-combat", Germany) != 7 || scored(seen, "air-combat", France) != 2 {
		t.Errorf("%v to %v, want 7 and 2", scored(seen, "air-combat", Germany), scored(seen, "air-combat", France))
	}
	if d := asked(t, pos, "voluntary-retreat"); d.Left != 3 || d.Seat != seatOf(France) {
		t.Errorf("losses: %v, want Left 3 and Seat %v", d, seatOf(France))
	}
	reply(t, pos, "stand lose:unit/france-air-force-1 lose:unit/france-air-force-1 lose:unit/france-air-force-2")
	if u := table.unit(UnitID{France, AirForce, 2}); table.unit(UnitID{France, AirForce, 1}) != nil || u == nil || u.Upgraded {
		t.Errorf("three losses left %v; want unit(UnitID{France, AirForce, 1}) nil, u not nil, u.Up false", whoStands(table, at(t, "lorraine")))
	}
}

// exampleNoRetreat uses an area of our own. The rulebook gives one die of each side.
func exampleNoRetreat(t *testing.T) {
	table := world(t)
	war(table, SetOf(Japan), SetOf(UK))
	table.Areas[at(t, "guangdong")].SpecialBase = true
	put(t, table, Japan, "okinawa", "carrier")
	put(t, table, UK, "guangdong", "carrier")
	_, seen := fight(t, table, Japan, "naval", "guangdong", 1, "activate:unit/japan-fleet-1 cup:flag/france cup:flag/us 1 1 3 1 cup:flag/uk 5 1")
	if scored(seen, "naval-combat", Japan) != 1 || scored(seen, "naval-combat", UK) != 3 || saw(seen, "voluntary-retreat", NoPower) > 0 {
		t.Errorf("%v to %v: got %v, %v, %v; want 1, 3 and 0",
			scored(seen, "naval-combat", Japan), scored(seen, "naval-combat", UK), scored(seen, "naval-combat", Japan), scored(seen, "naval-combat", UK), saw(seen, "voluntary-retreat", NoPower))
	}
	if table.unit(UnitID{Japan, Fleet, 1}) != nil || saw(seen, "disaster", Japan) != 1 || diceOf(seen, "stability-test", Japan) == 0 {
		t.Errorf("the carrier fleet: %v disasters: %v; got %v, %v, %v; want nil, 1 and anything but 0",
			table.unit(UnitID{Japan, Fleet, 1}), saw(seen, "disaster", Japan), table.unit(UnitID{Japan, Fleet, 1}), saw(seen, "disaster", Japan), diceOf(seen, "stability-test", Japan))
	}
}

// exampleSovietDisaster uses a place and dice of our own.
func exampleSovietDisaster(t *testing.T) {
	table := world(t)
	war(table, SetOf(Japan), SetOf(USSR))
	giveCountries(t, table, Japan, "manchuria")
	put(t, table, Japan, "manchuria", "tank")
	put(t, table, USSR, "maritime-territory", "tank")
	table.Powers[USSR].Posture = PoliticalPurges
	_, seen := fight(t, table, Japan, "land", "maritime-territory", 1, "4 2 1 1 cup:flag/japan 5 5")
	if got := saw(seen, "flipped", USSR) + saw(seen, "destroyed", USSR); got != 2 || saw(seen, "disaster", USSR) != 1 || saw(seen, "triumph", Japan) != 1 {
		t.Errorf("losses taken: %v disasters: %v; got %v, %v, %v; want 2, 1 and 1", got, saw(seen, "disaster", USSR), got, saw(seen, "disaster", USSR), saw(seen, "triumph", Japan))
	}
	if saw(seen, "gain", Japan) != 1 || diceOf(seen, "stability-test", USSR) == 0 {
		t.Errorf("no flag or no test: %v; got %v, %v; want 1 and anything but 0", seen, saw(seen, "gain", Japan), diceOf(seen, "stability-test", USSR))
	}
}

// exampleJointTriumph uses dice of our own, which leave the area uncontrolled.
func exampleJointTriumph(t *testing.T) {
	table := europe(t)
	ally(table, Germany, Italy)
	ally(table, France, UK, US)
	war(table, SetOf(Germany, Italy), SetOf(France, UK, US))
	giveCountries(t, table, Germany, "benelux")
	put(t, table, Germany, "benelux", "infantry")
	put(t, table, Italy, "benelux", "infantry")
	put(t, table, UK, "lorraine", "infantry")
	put(t, table, US, "lorraine", "infantry")
	_, seen := fight(t, table, Germany, "land", "lorraine", 1, `activate:unit/germany-army-1 activate:unit/italy-army-1 allow go
		defender:power/uk 6 6 2 1 lose:unit/uk-army-1 reserve:flag/germany`)
	if table.unit(UnitID{UK, Army, 1}) != nil || table.unit(UnitID{US, Army, 1}) != nil {
		t.Errorf("in Lorraine: %v; got %v, %v; want nil and nil", whoStands(table, at(t, "lorraine")), table.unit(UnitID{UK, Army, 1}), table.unit(UnitID{US, Army, 1}))
	}
	if saw(seen, "triumph", Germany) != 1 || saw(seen, "gain", Germany) != 1 || saw(seen, "gain", Italy) != 0 {
		t.Errorf("flags: %v %v; got %v, %v, %v; want 1, 1 and 0", saw(seen, "gain", Germany), saw(seen, "gain", Italy), saw(seen, "triumph", Germany), saw(seen, "gain", Germany), saw(seen, "gain", Italy))
	}
	if saw(seen, "disaster", UK) != 1 || saw(seen, "disaster", US) != 1 || saw(seen, "disaster", France) != 0 {
		t.Errorf("disasters: %v %v %v, want 1, 1 and 0", saw(seen, "disaster", UK), saw(seen, "disaster", US), saw(seen, "disaster", France))
	}
}

// exampleNoFleet uses dice of our own.
func exampleNoFleet(t *testing.T) {
	table := europe(t)
	war(table, SetOf(Italy), SetOf(UK))
	put(t, table, Italy, "sicily", "surface", "surface", "tactical")
	put(t, table, UK, "central-mediterranean", "strategic")
	_, seen := fight(t, table, Italy, "naval", "central-mediterranean", 1, `activate:unit/italy-fleet-1 activate:unit/italy-fleet-2 go
		cup:flag/france support:unit/italy-air-force-1 1 1 1 1 6 6 1 1`)
	if saw(seen, "disaster", NoPower)+saw(seen, "triumph", NoPower)+saw(seen, "gain", Italy) != 0 {
		t.Errorf("a disaster or a flag: got %v, want 0", saw(seen, "disaster", NoPower)+saw(seen, "triumph", NoPower)+saw(seen, "gain", Italy))
	}
	if table.unit(UnitID{UK, AirForce, 1}) == nil {
		t.Errorf("the air force was lost to ships: got %v, want not nil", table.unit(UnitID{UK, AirForce, 1}))
	}
}
