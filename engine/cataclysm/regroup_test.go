package cataclysm

import (
	"slices"
	"testing"
)

func TestRegroup(t *testing.T) {
	taken := func(t *testing.T, lay func(*Table)) (*Table, []string, func(string) []string) {
		t.Helper()
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "infantry")
		lay(table)
		cube(t, table, Germany, "lorraine")
		table.unit(UnitID{Germany, Army, 1}).At = at(t, "lorraine")
		table.Battle = &Battle{Verb: "land", Target: at(t, "lorraine"), Attacker: Germany, Defender: France, Moved: true, Over: true,
			Sides: [2][]Fighter{{{Unit: UnitID{Germany, Army, 1}, From: at(t, "ruhr")}}, nil}}
		pos, _ := play(t, table, table.newRegroup(attacking))
		next := func(answer string) []string {
			reply(t, pos, answer)
			if pos.Over() {
				return nil
			}
			return inWords(pos.Open()[0].Legal)
		}
		if pos.Over() {
			return table, nil, next
		}
		return table, inWords(pos.Open()[0].Legal), next
	}
	t.Run("10.11 from the target to its neighbours, or from them into it, each unit once", func(t *testing.T) {
		table, legal, next := taken(t, func(table *Table) { put(t, table, Germany, "bavaria", "tank") })
		want := []string{"done", "regroup:unit/germany-army-1>area/bavaria", "regroup:unit/germany-army-1>area/ruhr", "regroup:unit/germany-army-2>area/lorraine"}
		if !slices.Equal(legal, want) {
			t.Errorf("got %v, want %v", legal, want)
		}
		if got := next("regroup:unit/germany-army-2>area/lorraine"); slices.Contains(got, "regroup:unit/germany-army-2>area/bavaria") {
			t.Errorf(`the tank army moves twice: %v, want it without "regroup:unit/germany-army-2>area/bavaria"`, got)
		}
		if table.unit(UnitID{Germany, Army, 2}).At != at(t, "lorraine") {
			t.Errorf("the tank army, which has not fought, did not come: got %v, want %v", table.unit(UnitID{Germany, Army, 2}).At, at(t, "lorraine"))
		}
	})
	t.Run("10.11 fortresses, logistics units and minor armies stay, so do ships after a land combat", func(t *testing.T) {
		_, legal, _ := taken(t, func(table *Table) { put(t, table, Germany, "ruhr", "fortress", "logistics", "surface") })
		for _, w := range legal {
			if w != "done" && w != "regroup:unit/germany-army-1>area/bavaria" && w != "regroup:unit/germany-army-1>area/ruhr" {
				t.Errorf("got %s, want done or the army to Bavaria or the Ruhr", w)
			}
		}
	})
	t.Run("10.11 ships regroup after a naval combat alone", func(t *testing.T) {
		for verb, want := range map[string]bool{"land": false, "air": false, "naval": true} {
			table := atWar(t, Germany, France)
			fleet := put(t, table, Germany, "berlin", "surface")[0]
			table.Battle = &Battle{Verb: verb, Target: at(t, "ruhr"), Attacker: Germany, Defender: France}
			if got := table.newRegroup(attacking).eligible(table.unit(fleet)); got != want {
				t.Errorf("after a %s combat: %v, want %v", verb, got, want)
			}
		}
	})
	t.Run("10.11 limits hold: two units change places where both areas are full", func(t *testing.T) {
		table, legal, next := taken(t, func(table *Table) {
			put(t, table, Germany, "bavaria", "tank", "infantry")
			put(t, table, Germany, "ruhr", "infantry", "infantry")
			put(t, table, Germany, "lorraine", "infantry")
		})
		if slices.Contains(legal, "regroup:unit/germany-army-2>area/lorraine") || !slices.Contains(legal, "exchange:unit/germany-army-1>unit/germany-army-2") {
			t.Fatalf(`got %v, want it without "regroup:unit/germany-army-2>area/lorraine" and "exchange:unit/germany-army-1>unit/germany-army-2" among them`, legal)
		}
		next("exchange:unit/germany-army-1>unit/germany-army-2")
		if got := whoStands(table, at(t, "lorraine")) + "; " + whoStands(table, at(t, "bavaria")); got != "germany tank, germany infantry; germany infantry, germany infantry" {
			t.Errorf(`got %v, want "germany tank, germany infantry; germany infantry, germany infantry"`, got)
		}
	})
	// axis is Lorraine in German hands, with allies around it.
	axis := func(t *testing.T, lay func(*Table)) (*Table, *matchPosition) {
		t.Helper()
		table := withoutFlags(europe(t))
		ally(table, Germany, Italy)
		war(table, SetOf(Germany, Italy), SetOf(France))
		cube(t, table, Germany, "lorraine")
		lay(table)
		table.Battle = &Battle{Verb: "land", Target: at(t, "lorraine"), Attacker: Germany, Defender: France, Moved: true, Over: true}
		pos, _ := play(t, table, table.newRegroup(attacking))
		return table, pos
	}
	full := func(table *Table) {
		put(t, table, Germany, "lorraine", "infantry", "infantry")
		put(t, table, Italy, "bavaria", "infantry", "tank")
		put(t, table, Germany, "ruhr", "infantry", "infantry")
	}
	const swap = "exchange:unit/germany-army-1>unit/italy-army-2"
	t.Run("10.11 two allies change places where both areas are full", func(t *testing.T) {
		table, pos := axis(t, full)
		reply(t, pos, swap)
		d := asked(t, pos, "use-my-units")
		if d.Seat != seatOf(Italy) || d.Rule != "10.11" || d.About != "unit/italy-army-2" {
			t.Errorf("got %v asked about %s (%s), want Italy about its tank army (10.11)", d.Seat, d.About, d.Rule)
		}
		reply(t, pos, "allow")
		if got, want := whoStands(table, at(t, "lorraine"))+"; "+whoStands(table, at(t, "bavaria")), "germany infantry, italy tank; germany infantry, italy infantry"; got != want {
			t.Errorf("got %s, want %s", got, want)
		}
		if got := inWords(asked(t, pos, "regroup").Legal); slices.Contains(got, swap) {
			t.Errorf("units that have moved move again: %v, want it without %q", got, swap)
		}
	})
	t.Run("10.11 an ally in the target changes places with a unit from outside", func(t *testing.T) {
		table, pos := axis(t, func(table *Table) {
			put(t, table, Italy, "lorraine", "infantry", "infantry")
			put(t, table, Germany, "bavaria", "infantry", "tank")
		})
		reply(t, pos, "exchange:unit/germany-army-2>unit/italy-army-1 allow")
		if got, want := whoStands(table, at(t, "lorraine")), "germany tank, italy infantry"; got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	})
	t.Run("10.11 an ally that refuses keeps all its places", func(t *testing.T) {
		table, pos := axis(t, full)
		reply(t, pos, swap+" refuse")
		if d := asked(t, pos, "regroup"); d.Seat != seatOf(Italy) {
			t.Errorf("got %v offered to %v, want Germany to be done", inWords(d.Legal), d.Seat)
		}
		if got, want := whoStands(table, at(t, "bavaria")), "italy infantry, italy tank"; got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	})
	t.Run("10.11 a power moves into the room that an ally makes after it", func(t *testing.T) {
		table, pos := axis(t, func(table *Table) {
			put(t, table, Italy, "lorraine", "infantry", "infantry")
			put(t, table, Germany, "ruhr", "tank")
		})
		if got := inWords(asked(t, pos, "regroup").Legal); slices.Contains(got, "regroup:unit/germany-army-1>area/lorraine") {
			t.Errorf(`Lorraine is full, and the tank army may go there: %v, want it without "regroup:unit/germany-army-1>area/lorraine"`, got)
		}
		reply(t, pos, "done regroup:unit/italy-army-1>area/bavaria done")
		reply(t, pos, "regroup:unit/germany-army-1>area/lorraine")
		if got, want := whoStands(table, at(t, "lorraine")), "germany tank, italy infantry"; got != want {
			t.Errorf("got %s, want %s", got, want)
		}
		if !pos.Over() {
			t.Errorf("somebody is still asked: %v: pos.Over() = false, want true", inWords(pos.Open()[0].Legal))
		}
	})
	t.Run("10.11 where allies crowd the target either may go, and the most effective has to if no other does", func(t *testing.T) {
		patrols := func(t *testing.T) (*Table, *matchPosition) {
			table := withoutFlags(europe(t))
			ally(table, Germany, Italy)
			war(table, SetOf(Germany, Italy), SetOf(France))
			table.Markers = 0
			put(t, table, Germany, "north-sea", "surface")
			put(t, table, Italy, "north-sea", "surface")
			table.Battle = &Battle{Verb: "naval", Target: at(t, "north-sea"), Attacker: Germany, Defender: France, Moved: true, Over: true}
			pos, _ := play(t, table, table.newRegroup(attacking))
			return table, pos
		}
		table, pos := patrols(t)
		reply(t, pos, "done regroup:unit/italy-fleet-1>area/ruhr")
		if got, want := whoStands(table, at(t, "north-sea")), "germany surface"; got != want || !pos.Over() {
			t.Errorf("Italy goes: got %s, want %s; over: %v", got, want, pos.Over())
		}
		table, pos = patrols(t)
		seen := reply(t, pos, "done done") // there is one move left then, and it is Germany's
		if got, want := whoStands(table, at(t, "north-sea")), "italy surface"; got != want || !pos.Over() || saw(seen, "regroup", Germany) != 1 {
			t.Errorf("Germany goes: got %s, want %s; over: %v; %v", got, want, pos.Over(), seen)
		}
	})
	t.Run("10.11 aircraft come and go within range", func(t *testing.T) {
		_, legal, _ := taken(t, func(table *Table) { put(t, table, Germany, "berlin", "strategic", "tactical") })
		if !slices.Contains(legal, "regroup:unit/germany-air-force-1>area/lorraine") || slices.Contains(legal, "regroup:unit/germany-air-force-2>area/lorraine") {
			t.Errorf(`got %v, want "regroup:unit/germany-air-force-1>area/lorraine" among them and it without "regroup:unit/germany-air-force-2>area/lorraine"`, legal)
		}
	})
	t.Run("10.11 attackers on hostile ground must leave it", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "london", "strategic", "strategic")
		put(t, table, Germany, "ruhr", "tactical")
		pos, _ := fight(t, table, UK, "air", "ruhr", 1, "activate:unit/uk-air-force-1 activate:unit/uk-air-force-2 go 6 6 1 1")
		if got := inWords(asked(t, pos, "regroup").Legal); slices.Contains(got, "done") {
			t.Errorf(`got %v, want it without "done"`, got)
		}
	})
	t.Run("10.10 who has won and can neither stay nor regroup retreats, in extended range", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "london", "strategic", "surface")
		put(t, table, Germany, "ruhr", "surface", "tactical")
		pos, _ := fight(t, table, UK, "naval", "ruhr", 1, "activate:unit/uk-air-force-1 activate:unit/uk-fleet-1 go 4 4 4 4 6 1 1 4 1 stand regroup:unit/uk-fleet-1>area/london")
		d := asked(t, pos, "retreat") // turned over in the air combat, it is two areas from home
		if got := inWords(d.Legal); !slices.Equal(got, []string{"retreat:unit/uk-air-force-1>area/london", "retreat:unit/uk-air-force-1>area/scotland"}) {
			t.Errorf("got %v, want London and Scotland", got)
		}
		reply(t, pos, "retreat:unit/uk-air-force-1>area/london")
		if u := table.unit(UnitID{UK, AirForce, 1}); u == nil || u.Upgraded || u.At != at(t, "london") {
			t.Errorf("%v; want u not nil, u.Up false, u.At %v", u, at(t, "london"))
		}
	})
	t.Run("10.11 extended range counts on the way back, for whom it was declared", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "london", "strategic", "tactical")
		put(t, table, Germany, "ruhr", "tactical")
		pos, _ := fight(t, table, UK, "air", "ruhr", 1, "activate:unit/uk-air-force-1#1 activate:unit/uk-air-force-2#1 go 6 6 1 1")
		got := inWords(asked(t, pos, "regroup").Legal)
		if !offers(got, "regroup:unit/uk-air-force-1>area/scotland") || !offers(got, "regroup:unit/uk-air-force-2>area/london") {
			t.Errorf("%v: got offers(got, 'regroup:unit/uk-air-force-1>area/scotland') %v, offers(got, 'regroup:unit/uk-air-force-2>area/london') %v; want true and true",
				got, offers(got, "regroup:unit/uk-air-force-1>area/scotland"), offers(got, "regroup:unit/uk-air-force-2>area/london"))
		}
		table = atWar(t, UK, Germany)
		put(t, table, UK, "london", "strategic", "strategic")
		giveCountries(t, table, UK, "sweden")
		put(t, table, Germany, "ruhr", "tactical")
		pos, _ = fight(t, table, UK, "air", "ruhr", 1, "activate:unit/uk-air-force-1#1 activate:unit/uk-air-force-2 go 6 6 1 1")
		got = inWords(asked(t, pos, "regroup").Legal)
		if !offers(got, "regroup:unit/uk-air-force-1>area/london") || !offers(got, "regroup:unit/uk-air-force-2>area/london") {
			t.Errorf("one of two that differ in range is not offered: %v; got offers(got, 'regroup:unit/uk-air-force-1>area/london') %v, offers(got, 'regroup:unit/uk-air-force-2>area/london') %v; want true and true",
				got, offers(got, "regroup:unit/uk-air-force-1>area/london"), offers(got, "regroup:unit/uk-air-force-2>area/london"))
		}
	})
	t.Run("10.11 nobody is left without a place that could have had one", func(t *testing.T) {
		table := atWar(t, UK, Italy)
		// Two fleets must leave Sicily; one of them, declared for extended range, could go
		// further than the other, for which the base alone is left.
		put(t, table, UK, "central-mediterranean", "surface")
		put(t, table, UK, "eastern-mediterranean", "surface")
		for _, id := range put(t, table, UK, "egypt", "surface", "surface") {
			table.unit(id).At = at(t, "egypt")
		}
		sicily := at(t, "sicily")
		one, two := table.unit(UnitID{UK, Fleet, 1}), table.unit(UnitID{UK, Fleet, 2})
		one.At, two.At = sicily, sicily
		table.Battle = &Battle{Verb: "naval", Target: sicily, Attacker: UK, Defender: Italy, Moved: true, Over: true,
			Sides: [2][]Fighter{{{Unit: one.UnitID, Extended: true}, {Unit: two.UnitID}}, nil}}
		pos, _ := play(t, table, table.newRegroup(attacking))
		if pos.Over() {
			t.Fatalf("nobody is asked: %v: pos.Over() = true, want false", whoStands(table, sicily))
		}
		got := inWords(pos.Open()[0].Legal)
		if slices.Contains(got, "regroup:unit/uk-fleet-1>area/central-mediterranean") || !slices.Contains(got, "regroup:unit/uk-fleet-2>area/central-mediterranean") {
			t.Errorf(`got %v, want it without "regroup:unit/uk-fleet-1>area/central-mediterranean" and "regroup:unit/uk-fleet-2>area/central-mediterranean" among them`, got)
		}
	})
	t.Run("10.11 who can go nowhere is destroyed", func(t *testing.T) {
		table := atWar(t, UK, Italy)
		sicily := at(t, "sicily")
		id := put(t, table, UK, "central-mediterranean", "tactical")[0]
		table.unit(id).At = sicily
		table.setBase(at(t, "central-mediterranean"), NoPower)
		table.Battle = &Battle{Verb: "air", Target: sicily, Attacker: UK, Defender: Italy, Moved: true, Over: true, Sides: [2][]Fighter{{{Unit: id}}, nil}}
		finish(t, table, table.newRegroup(attacking))
		if table.unit(id) != nil || table.count(UK, Available, AirForce) != 1 {
			t.Errorf("the air force is in %v: got %v, %v; want nil and 1", table.unit(id).At, table.unit(id), table.count(UK, Available, AirForce))
		}
	})
	t.Run("10.11 the winners among several powers go in decreasing effectiveness order", func(t *testing.T) {
		table := withoutFlags(europe(t))
		ally(table, Germany, Italy)
		war(table, SetOf(Germany, Italy), SetOf(France))
		table.Battle = &Battle{Verb: "land", Target: at(t, "lorraine"), Attacker: Italy, Defender: France, Moved: true}
		if got := table.newRegroup(attacking).Queue; !slices.Equal(got, []Power{Germany, Italy}) {
			t.Errorf("got %v, want %v", got, []Power{Germany, Italy})
		}
		if got := table.newRegroup(defending).Queue; !slices.Equal(got, []Power{France}) {
			t.Errorf("got %v, want %v", got, []Power{France})
		}
	})
}
