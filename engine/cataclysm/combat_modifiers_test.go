package cataclysm

import (
	"slices"
	"testing"

	"interbellum/engine"
)

// mods sums the modifiers of a side with a rule.
func mods(table *Table, side int, kind, rule string) (n int) {
	_, list := table.combatDice(side, kind)
	for _, m := range list {
		if m.Rule == rule {
			n += int(m.N)
		}
	}
	return n
}

// diceFor counts the dice of a side.
func diceFor(table *Table, side int, kind string) int {
	n, _ := table.combatDice(side, kind)
	return n
}

// battleIn sets up a battle of any type in an area, with units on both sides.
func battleIn(t *testing.T, verb, area string, attackers, defenders map[Power][]string) *Table {
	t.Helper()
	table := withoutFlags(europe(t))
	war(table, SetOf(Germany, Italy, Japan), SetOf(France, UK, US))
	table.Battle = &Battle{Verb: verb, Target: at(t, area), Attacker: Germany, Defender: France, Moved: true}
	for side, units := range []map[Power][]string{attackers, defenders} {
		for _, p := range AllPowers.List() {
			for _, id := range put(t, table, p, area, units[p]...) {
				table.Battle.Sides[side] = append(table.Battle.Sides[side], Fighter{Unit: id, From: at(t, area)})
			}
		}
	}
	return table
}

func TestWhatCountsInCombat(t *testing.T) {
	one := func(p Power, faces ...string) map[Power][]string { return map[Power][]string{p: faces} }
	t.Run("10.5 tank armies ashore are no carriers", func(t *testing.T) {
		table := battleIn(t, "naval", "provence", one(Germany, "surface"), one(France, "surface", "tank"))
		if n := diceFor(table, attacking, "naval"); n != 2 {
			t.Errorf("%d dice against a surface fleet and a tank army ashore, want 2", n)
		}
		table = battleIn(t, "naval", "provence", one(Germany, "surface"), one(France, "carrier"))
		if n := diceFor(table, attacking, "naval"); n != 1 {
			t.Errorf("%d dice against a carrier, want 1", n)
		}
	})
	t.Run("10.4 strategic air forces and carriers are no tanks", func(t *testing.T) {
		table := battleIn(t, "land", "lorraine", one(Germany, "infantry", "tactical"), one(France, "infantry", "strategic"))
		if n := diceFor(table, attacking, "land"); n != 2 {
			t.Errorf("%d dice, want 2", n)
		}
		table = battleIn(t, "land", "provence", one(Germany, "infantry"), one(France, "infantry", "carrier"))
		if n := diceFor(table, attacking, "land"); n != 2 {
			t.Errorf("%d dice with a carrier in port, want 2", n)
		}
	})
	t.Run("10.6 ground, fortresses and aid are nothing in the air", func(t *testing.T) {
		table := battleIn(t, "land", "austria", one(Germany, "infantry", "tactical"), one(France, "fortress", "tactical"))
		table.Battle.Aid = true
		if n := diceFor(table, defending, "air"); n != 2 || mods(table, defending, "air", "2.3.1") != 0 || mods(table, defending, "air", "10.4") != 0 {
			t.Errorf("%d dice in the air: got %v, %v, %v; want 2, 0 and 0", n, n, mods(table, defending, "air", "2.3.1"), mods(table, defending, "air", "10.4"))
		}
		if n := diceFor(table, defending, "land"); n != 3 || mods(table, defending, "land", "2.3.1") != 1 || mods(table, defending, "land", "10.4") != 1 {
			t.Errorf("%d dice on land: got %v, %v, %v; want 3, 1 and 1", n, n, mods(table, defending, "land", "2.3.1"), mods(table, defending, "land", "10.4"))
		}
	})
	t.Run("9.3.2 12.1.3 the length of an invasion and Japanese landing forces count ashore alone", func(t *testing.T) {
		table := battleIn(t, "invade", "provence", map[Power][]string{Japan: {"infantry", "tactical"}}, one(France, "infantry", "tactical"))
		table.Battle.Attacker = Japan
		table.Battle.Path = []Area{at(t, "central-mediterranean"), at(t, "eastern-mediterranean")}
		if mods(table, attacking, "air", "7.3.3") != 0 || mods(table, attacking, "air", "12.1.3") != 0 {
			t.Errorf("they count in the air: got %v, %v; want 0 and 0", mods(table, attacking, "air", "7.3.3"), mods(table, attacking, "air", "12.1.3"))
		}
		if mods(table, attacking, "land", "7.3.3") != -1 || mods(table, attacking, "land", "12.1.3") != 1 {
			t.Errorf("they do not count on land: got %v, %v; want -1 and 1", mods(table, attacking, "land", "7.3.3"), mods(table, attacking, "land", "12.1.3"))
		}
		table.Battle.Path = table.Battle.Path[:1]
		if mods(table, attacking, "land", "7.3.3") != 0 {
			t.Errorf("one area is no extended range: got %v, want 0", mods(table, attacking, "land", "7.3.3"))
		}
	})
	t.Run("8.2 an operation that was not augmented has no bonus", func(t *testing.T) {
		table := battleIn(t, "land", "lorraine", one(Germany, "infantry"), one(France, "infantry"))
		if _, list := table.combatDice(attacking, "land"); len(list) != 0 {
			t.Errorf("got %v, want none", list)
		}
	})
	t.Run("10.9.3 in the air only attackers who have won hold the field", func(t *testing.T) {
		for _, x := range []struct {
			out  Outcome
			hold bool
		}{{Outcome{Fought: true, Loser: defending}, true}, {Outcome{Fought: true, Loser: attacking}, false},
			{Outcome{Fought: true, Loser: defending, Tie: true}, false}, {Outcome{Loser: defending}, false}} {
			table := battleIn(t, "air", "lorraine", one(Germany, "tactical"), one(France, "tactical"))
			table.Battle.Outcome = x.out
			if got := table.attackersHold(); got != x.hold {
				t.Errorf("%+v: %v, want %v", x.out, got, x.hold)
			}
		}
	})
	t.Run("9.5.2 only bombs damage, only when they have beaten all that was there, and only what is whole", func(t *testing.T) {
		won := Outcome{Fought: true, Loser: defending, Losses: 2, Excess: 1}
		for _, x := range []struct {
			verb string
			out  Outcome
			hits bool
		}{{"bomb", won, true}, {"atomic", won, true}, {"air", won, false}, {"bomb", Outcome{Fought: true, Loser: attacking, Losses: 2, Excess: 1}, false},
			{"bomb", Outcome{Fought: true, Loser: defending, Losses: 1}, false}} {
			table := battleIn(t, x.verb, "ruhr", one(UK, "strategic"), nil)
			table.Areas[ruhr].Limited = true
			table.Battle.Attacker, table.Battle.Defender, table.Battle.Outcome = UK, Germany, x.out
			m := &aftermath{Stage: aftermathDamage}
			if got := m.damaging(table); got != x.hits {
				t.Errorf("%s, %+v: %v, want %v", x.verb, x.out, got, x.hits)
			}
			if !x.hits {
				continue
			}
			n := len(m.Open(table)[0].Legal)
			table.Areas[at(t, "ruhr")].Damaged = 1
			if got := m.Open(table)[0].Legal; len(got) != n-1 || got[0].N == 0 {
				t.Errorf("offered with one damaged: %v, want %v of them and [0].N anything but 0", got, n-1)
			}
			table.Areas[at(t, "ruhr")].Damaged = 0xff
			if m.damaging(table) {
				t.Error("nothing is whole, and yet something is hit: m.damaging(table) = true, want false")
			}
		}
	})
	t.Run("12.2.2 losses of the bombed side bring the test, be it in a tie; those of the bombers do not", func(t *testing.T) {
		for _, x := range []struct {
			verb string
			out  Outcome
			n    int
		}{{"atomic", Outcome{Fought: true, Loser: defending, Losses: 3}, 1}, {"atomic", Outcome{Fought: true, Loser: defending, Tie: true, Losses: 1}, 1},
			{"atomic", Outcome{Fought: true, Loser: attacking, Losses: 2}, 0}, {"bomb", Outcome{Fought: true, Loser: defending, Losses: 3}, 0},
			{"atomic", Outcome{Fought: true, Loser: attacking, Tie: true, Losses: 1}, 1}} {
			table := battleIn(t, x.verb, "ruhr", one(US, "strategic"), nil)
			table.Battle.Attacker, table.Battle.Defender, table.Battle.Outcome = US, Germany, x.out
			if got := table.testAfterAtomicBomb(); len(got) != x.n {
				t.Errorf("%s, %+v: %v, want %v of them", x.verb, x.out, got, x.n)
			}
		}
	})
	t.Run("10.11 of the defenders only enemies of the attacker regroup", func(t *testing.T) {
		table := withoutFlags(europe(t))
		ally(table, France, UK)
		war(table, SetOf(Germany), SetOf(France))
		table.Battle = &Battle{Verb: "land", Target: at(t, "lorraine"), Attacker: Germany, Defender: France}
		if got := table.battlePowers(defending); got != SetOf(France) {
			t.Errorf("%s: the United Kingdom is not at war, want %v", got, SetOf(France))
		}
		table.shareWars(SetOf(France, UK))
		if got := table.battlePowers(defending); got != SetOf(France, UK) {
			t.Errorf("got %s, want %v", got, SetOf(France, UK))
		}
	})
	t.Run("10.11 where a country has defended itself the power that controls it regroups", func(t *testing.T) {
		table := withoutFlags(europe(t))
		war(table, SetOf(Germany), SetOf(France))
		table.Battle = &Battle{Verb: "land", Target: at(t, "poland"), Attacker: Germany, Defender: Neutral}
		if got := table.battlePowers(defending); !got.Empty() {
			t.Errorf("%s, though nobody controls Poland: got.Empty() = false, want true", got)
		}
		cube(t, table, France, "poland")
		if got := table.battlePowers(defending); got != SetOf(France) {
			t.Errorf("got %s, want %v", got, SetOf(France))
		}
	})
	t.Run("10.11 an ally with units in the battle regroups though it is no friend", func(t *testing.T) {
		table := battleIn(t, "land", "lorraine", map[Power][]string{Germany: {"infantry"}, Italy: {"infantry"}}, one(France, "infantry"))
		if got := table.battlePowers(attacking); !got.Has(Italy) || got.Has(Japan) {
			t.Errorf("%s: got got.Has(Italy) %v, got.Has(Japan) %v; want true and false", got, got.Has(Italy), got.Has(Japan))
		}
	})
	t.Run("9.3.2 only a beaten invasion force goes back to where it came from", func(t *testing.T) {
		b := &Battle{Verb: "invade", Origin: at(t, "london")}
		if b.invasionOrigin(attacking) != at(t, "london") || b.invasionOrigin(defending) != Nowhere {
			t.Errorf("the defenders should be free to go: got %v, %v; want %v and nowhere", b.invasionOrigin(attacking), b.invasionOrigin(defending), at(t, "london"))
		}
	})
	t.Run("9.8 all powers of the victim's ideology with units there are attacked, and nobody else", func(t *testing.T) {
		table := withoutFlags(europe(t))
		put(t, table, France, "provence", "surface")
		put(t, table, UK, "provence", "surface")
		put(t, table, USSR, "provence", "surface")
		table.Battle = &Battle{Verb: "naval", Target: at(t, "provence"), Attacker: Germany, Defender: France}
		o := &operation{Power: Germany, Verb: "naval", Target: at(t, "provence")}
		if got := o.surpriseTargets(table); got != SetOf(France, UK) {
			t.Errorf("got %s, want %v", got, SetOf(France, UK))
		}
	})
	t.Run("9.2 units of an ally that stays out of the war do not take part", func(t *testing.T) {
		table := withoutFlags(europe(t))
		ally(table, Germany, Italy)
		war(table, SetOf(Germany, Italy), SetOf(France))
		g, i := put(t, table, Germany, "ruhr", "infantry")[0], put(t, table, Italy, "ruhr", "infantry")[0]
		o := &operation{Power: Germany, Verb: "land", Target: at(t, "lorraine"), Force: []Fighter{{Unit: g}, {Unit: i}}}
		if o.dropNonFriendly(table); len(o.Force) != 2 {
			t.Errorf("an ally's unit is gone: got %v, want 2", len(o.Force))
		}
		table.Alliance[Fascism] = 0
		table.Wars = []War{{SetOf(Germany), SetOf(France)}}
		table.Battle = &Battle{Verb: "land", Target: at(t, "lorraine"), Attacker: Germany, Defender: France}
		o.Stage = stageProvoke
		if o.Next(table, &outbreak{}); len(o.Force) != 1 || o.Force[0].Unit != g {
			t.Errorf("got %v, want 1 of them and [0].Unit %v", o.Force, g)
		}
	})
	t.Run("9.7 only the check of a Democracy, for a country or a base of nobody", func(t *testing.T) {
		table := withoutFlags(europe(t))
		war(table, SetOf(Germany), SetOf(UK))
		sea := Nowhere
		for a := range table.Areas {
			if Area(a).Place().Base == NavalBase && table.baseOwner(Area(a)) == NoPower {
				sea = Area(a)
			}
		}
		for _, x := range []struct {
			p     Power
			verb  string
			area  Area
			needs bool
		}{{UK, "land", at(t, "norway"), true}, {UK, "invade", at(t, "norway"), true}, {UK, "naval", at(t, "norway"), false},
			{UK, "air", at(t, "norway"), false}, {Germany, "land", at(t, "norway"), false}} {
			o := &operation{Power: x.p, Verb: x.verb, Target: x.area}
			if got := o.needsCheck(table); got != x.needs {
				t.Errorf("%s, %s: %v, want %v", x.p, x.verb, got, x.needs)
			}
		}
		cube(t, table, Germany, "norway")
		if (&operation{Power: UK, Verb: "land", Target: at(t, "norway")}).needsCheck(table) {
			t.Error("an enemy controls Norway: (&operation{Power: UK, Verb: 'land', Target: norway}).needsCheck(table) = true, want false")
		}
		if sea == Nowhere {
			return
		}
		if !(&operation{Power: UK, Verb: "capture", Target: sea}).needsCheck(table) || (&operation{Power: UK, Verb: "naval", Target: sea}).needsCheck(table) {
			t.Errorf("the base in %s; want (&operation{Power: UK, Verb: 'capture', Target: sea}).needsCheck(table) true, (&operation{Power: UK, Verb: 'naval', Target: sea}).needsCheck(table) false", sea)
		}
	})
	t.Run("9.7.2 after a failed attack the attacker's enemies may try, and then its other opponents", func(t *testing.T) {
		table := withoutFlags(europe(t))
		war(table, SetOf(Germany), SetOf(UK))
		table.Battle = &Battle{Verb: "land", Target: at(t, "poland"), Attacker: Germany, Defender: Neutral}
		(&operation{Power: Germany, Verb: "land", Target: at(t, "poland"), Country: true}).afterOperation(table)
		if len(table.Queue) != 1 || table.Queue[0].Eligible != SetOf(UK) || table.Queue[0].Then != SetOf(France, US, USSR) {
			t.Errorf("got %+v, want 1 of them, [0].Eligible %v and [0].Then %v", table.Queue, SetOf(UK), SetOf(France, US, USSR))
		}
	})
	t.Run("9.2 an operation whose war has ended under way is over, and its force goes home", func(t *testing.T) {
		for _, x := range []struct {
			lay  func(*Table)
			over bool
		}{{func(*Table) {}, false}, {func(table *Table) { table.Wars = nil }, true},
			{func(table *Table) { table.Powers[Germany].Surrendered = true }, true},
			{func(table *Table) { table.Powers[France].Surrendered = true }, false},
			{func(table *Table) { table.Wars, table.Battle.Moved = nil, false }, false}} {
			table := battleIn(t, "land", "lorraine", one(Germany, "infantry"), one(France, "infantry"))
			x.lay(table)
			if got := table.lapsed(); got != x.over {
				t.Errorf("over: %v, want %v", got, x.over)
			}
		}
	})
}

func TestWhoMayAttack(t *testing.T) {
	t.Run("7.1.3 one army into restricted land, two where it is the Soviet Union's own home in Europe", func(t *testing.T) {
		table := withoutFlags(europe(t))
		var plain, rough, home Area
		for a := Area(1); a <= AreaCount; a++ {
			switch pl := a.Place(); {
			case !table.inPlay(a) || pl.IsSea():
			case pl.Restricted && pl.IsHome() && pl.Owner == USSR:
				home = a
			case pl.Restricted:
				rough = a
			default:
				plain = a
			}
		}
		if plain == Nowhere || rough == Nowhere || home == Nowhere {
			t.Fatalf("the map has no such areas: got %v, %v, %v; want anything but nowhere, anything but nowhere and anything but nowhere", plain, rough, home)
		}
		for _, x := range []struct {
			p    Power
			a    Area
			want int
		}{{Germany, plain, 2}, {Germany, rough, 1}, {Germany, home, 1}, {USSR, home, 2}, {USSR, rough, 1}} {
			for _, u := range table.unitsAt(x.a) {
				table.remove(u.UnitID, OutOfGame)
			}
			if got := table.battleRoom(x.p, x.a, isLandUnit); got != x.want {
				t.Errorf("%s into %s: %d, want %v", x.p, x.a, got, x.want)
			}
		}
		put(t, table, USSR, rough.String(), "logistics")
		if got := table.battleRoom(Germany, rough, isLandUnit); got != 1 {
			t.Errorf("Soviet logistics in %s make room for %d Germans, want 1", rough, got)
		}
	})
	t.Run("9.4.1 a naval operation is for fleets and strategic air forces, against such or submarines", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "tank")
		put(t, table, Germany, "bavaria", "tactical")
		provence := at(t, "provence")
		for face, may := range map[string]bool{"tactical": false, "infantry": false, "tank": false, "strategic": true, "surface": true, "submarine": true} {
			on := table.clone()
			put(t, on, France, "provence", face)
			if got := on.hasTarget(Germany, "naval", provence, SetOf(France)); got != may {
				t.Errorf("%s in port: a target %v, want %v", face, got, may)
			}
		}
		put(t, table, France, "lorraine", "strategic")
		for _, s := range table.attackUnits(Germany, 0) {
			if yes, far := s.canAttack("naval", at(t, "lorraine")); yes || far {
				t.Errorf("%s takes part in a naval operation: got yes %v, far %v; want false and false", s.unit.face(), yes, far)
			}
		}
	})
	t.Run("9.5.1 aircraft of neutrals are no target", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, USSR, "moscow", "tactical")
		if table.hasTarget(Germany, "air", at(t, "moscow"), table.enemies(Germany)) {
			t.Error("Soviet aircraft may be attacked by a power that is at peace with the Soviet Union: hasTarget(Germany, 'air', moscow, enemies(Germany)) = true, want false")
		}
	})
	t.Run("9.5.2 bombs are for an enemy's resources that are whole", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		ruhr := at(t, "ruhr")
		if !table.hasTarget(UK, "bomb", ruhr, SetOf(Germany)) || table.hasTarget(UK, "bomb", ruhr, SetOf(Italy)) {
			t.Errorf("the Ruhr is Germany's: got hasTarget(UK, 'bomb', ruhr, SetOf(Germany)) %v, hasTarget(UK, 'bomb', ruhr, SetOf(Italy)) %v; want true and false",
				table.hasTarget(UK, "bomb", ruhr, SetOf(Germany)), table.hasTarget(UK, "bomb", ruhr, SetOf(Italy)))
		}
		table.Areas[ruhr].Damaged = 0xff
		if table.hasTarget(UK, "bomb", ruhr, SetOf(Germany)) {
			t.Error("there is nothing left to damage: hasTarget(UK, 'bomb', ruhr, SetOf(Germany)) = true, want false")
		}
	})
	t.Run("12.2.2 the bomb is for an enemy's own home", func(t *testing.T) {
		table := atWar(t, US, Germany)
		for area, may := range map[string]bool{"ruhr": true, "moscow": false, "austria": false, "lorraine": false} {
			on := table.clone()
			cube(t, on, Germany, "austria", "lorraine")
			if got := on.atomicTarget(at(t, area), SetOf(Germany)); got != may {
				t.Errorf("%s: %v, want %v", area, got, may)
			}
		}
	})
	t.Run("9.4.2 a Democracy takes a base of nobody only when it is belligerent", func(t *testing.T) {
		table := withoutFlags(europe(t))
		malta := at(t, "central-mediterranean")
		table.setBase(malta, NoPower)
		for _, x := range []struct {
			p   Power
			may bool
		}{{Italy, true}, {USSR, true}, {France, false}} {
			if got := table.baseTarget(x.p, malta, 0); got != x.may {
				t.Errorf("%s at peace: %v, want %v", x.p, got, x.may)
			}
		}
		war(table, SetOf(Germany), SetOf(France))
		if !table.baseTarget(France, malta, 0) {
			t.Error("France at war: it may not: baseTarget(France, malta, 0) = false, want true")
		}
		table.setBase(malta, UK)
		if table.baseTarget(Italy, malta, SetOf(France)) || !table.baseTarget(Italy, malta, SetOf(UK)) {
			t.Errorf("an owned base is its owner's enemies' target: got baseTarget(Italy, malta, SetOf(France)) %v, baseTarget(Italy, malta, SetOf(UK)) %v; want false and true",
				table.baseTarget(Italy, malta, SetOf(France)), table.baseTarget(Italy, malta, SetOf(UK)))
		}
		if table.baseTarget(Italy, at(t, "rome"), SetOf(UK)) {
			t.Error("Rome has no base: baseTarget(Italy, rome, SetOf(UK)) = true, want false")
		}
	})
	t.Run("9.1.1 a special British base is defended by the United Kingdom, any other by its owner", func(t *testing.T) {
		table := atWar(t, Germany, UK)
		table.Areas[at(t, "spain")].SpecialBase = true
		if got := table.primaryDefenders(Germany, "capture", at(t, "spain")); got != SetOf(UK) {
			t.Errorf("Gibraltar: %s, want %v", got, SetOf(UK))
		}
		if got := table.primaryDefenders(Germany, "capture", at(t, "central-mediterranean")); got != SetOf(UK) {
			t.Errorf("Malta: %s, want %v", got, SetOf(UK))
		}
		put(t, table, UK, "sweden", "tactical")
		if got := table.primaryDefenders(Germany, "bomb", at(t, "sweden")); got != SetOf(UK) {
			t.Errorf("British aircraft in Sweden: %s, want %v", got, SetOf(UK))
		}
	})
	t.Run("9.3.2 only friendly fleets make a way for an invasion", func(t *testing.T) {
		table := atWar(t, Germany, UK)
		put(t, table, UK, "north-sea", "surface")
		put(t, table, Italy, "rome", "surface")
		put(t, table, Germany, "baltic-sea", "submarine")
		if set := table.fleetAreas(Germany); !isEmpty(set) {
			t.Errorf("%v: isEmpty(set) = false, want true", set.List())
		}
		put(t, table, Germany, "baltic-sea", "surface")
		put(t, table, Germany, "berlin", "surface")
		if set := table.fleetAreas(Germany); set != AreasOf(at(t, "baltic-sea")) {
			t.Errorf("%v: got %v, want %v", set.List(), set, AreasOf(at(t, "baltic-sea")))
		}
	})
	t.Run("7.2.2 enemy ships and strategic aircraft bar the way of ships, tanks in a port do not", func(t *testing.T) {
		for face, bars := range map[string]bool{"tank": false, "infantry": false, "tactical": false, "strategic": true, "surface": true} {
			table := atWar(t, Germany, France)
			put(t, table, France, "provence", face)
			if got := table.theatre(Germany, UnitID{}).enemyWaters.Has(at(t, "provence")); got != bars {
				t.Errorf("%s: %v, want %v", face, got, bars)
			}
		}
	})
	t.Run("12.1.1 only German units are barred from the Ruhr", func(t *testing.T) {
		table := withoutFlags(europe(t))
		table.Markers = table.Markers.With(RhinelandDemilitarized)
		ally(table, Germany, Italy)
		f := CounterFace{Kind: Army}
		if table.theatre(Germany, UnitID{}).limitOnLand(f, ruhr) != 0 || table.theatre(Italy, UnitID{}).limitOnLand(f, ruhr) != 2 {
			t.Errorf("an Italian army could stand there: got %v, %v; want 0 and 2",
				table.theatre(Germany, UnitID{}).limitOnLand(f, ruhr), table.theatre(Italy, UnitID{}).limitOnLand(f, ruhr))
		}
	})
	t.Run("8.3 what cannot be built is not offered, and the refit is for fleets", func(t *testing.T) {
		table := atWar(t, Italy, UK)
		table.Powers[Italy].Refit = true
		pool(t, table, Italy, "infantry", "surface", "tank-upgrade")
		table.move(Italy, Fortress, Storage, Available)
		full, refit := buildCost(Fleet), 0
		for _, c := range table.buildChoices(Italy, 9) {
			_, k := counterOf(c.On)
			if !canBuild(k) {
				t.Errorf("%s is offered: canBuild(k) = false, want true", c.Words())
			}
			if c.Verb == "refit" {
				if refit++; k != Fleet || c.N != full-1 {
					t.Errorf("%s for %d: got %v, %v; want %v and %v", c.Words(), c.N, k, c.N, Fleet, full-1)
				}
			}
		}
		if refit != 1 {
			t.Errorf("%d refits, want 1", refit)
		}
		for _, c := range table.buildChoices(Italy, full-2) {
			if c.Verb == "refit" {
				t.Errorf(`%s with %d actions: got %q, want anything but "refit"`, c.Words(), full-2, c.Verb)
			}
		}
		table.build(Italy, table.buildChoices(Italy, 9)[0])
		if !table.Powers[Italy].Refit {
			t.Error("an army has used the refit up: Powers[Italy].Refit = false, want true")
		}
	})
	t.Run("12.1.1 the Rhineland is occupied by Germany alone, and while it is demilitarized", func(t *testing.T) {
		special := func(table *Table, p Power) bool {
			return slices.ContainsFunc(table.otherActions(p, 1), func(c engine.Choice) bool { return c.Verb == "special" })
		}
		table := withoutFlags(europe(t))
		if special(table, Germany) {
			t.Error("there is nothing to occupy: special(Germany) = true, want false")
		}
		table.Markers = table.Markers.With(RhinelandDemilitarized)
		if !special(table, Germany) || special(table, France) || special(table, Italy) {
			t.Errorf("it is Germany's business: got special(Germany) %v, special(France) %v, special(Italy) %v; want true, false and false", special(table, Germany), special(table, France), special(table, Italy))
		}
		s := &militaryActions{Power: Germany, Left: 1}
		p, _ := play(t, table, s)
		if reply(t, p, "special:marker/rhineland-demilitarized"); !p.Over() || s.Used != 1 {
			t.Errorf("it took %d actions: got p.Over() %v, %v; want true and 1", s.Used, p.Over(), s.Used)
		}
	})
}
