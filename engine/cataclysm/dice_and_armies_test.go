package cataclysm

import (
	"slices"
	"testing"
)

func TestDiceAndArmies(t *testing.T) {
	t.Run("2.8 the highest die counts, each further six is one more, and nothing falls below one", func(t *testing.T) {
		for _, x := range []struct {
			faces []uint8
			mods  []Mod
			want  int
		}{{[]uint8{4, 2}, nil, 4}, {[]uint8{6}, nil, 6}, {[]uint8{6, 6}, nil, 7}, {[]uint8{6, 6, 6, 1}, nil, 8}, {[]uint8{6, 6, 6, 6}, nil, 9},
			{[]uint8{2}, []Mod{{"5.3", -1}, {"6.3", -1}, {"9.6", -1}}, 1}, {[]uint8{5}, []Mod{{"8.2", 2}}, 7}} {
			if got := (&roll{Faces: x.faces, Mods: x.mods}).Score(); got != x.want {
				t.Errorf("%v %v: %d, want %v", x.faces, x.mods, got, x.want)
			}
		}
	})
	t.Run("9.3.1 armies attack where armies can march", func(t *testing.T) {
		table := withoutFlags(world(t))
		for a := Area(1); a <= AreaCount; a++ {
			if a.Place().IsSea() {
				continue
			}
			s, able := table.strikerOf(table.theatre(Germany, UnitID{}), &Unit{UnitID: UnitID{Germany, Army, 1}, At: a}, Areas{})
			if !able {
				t.Fatalf("from %s: got no army that could attack, want one", a)
			}
			for _, x := range Board().Neighbours(a) {
				if s.normalRange.Has(x.To) != x.Via.Land {
					t.Errorf("from %s to %s: %v; got %v, want %v", a, x.To, !x.Via.Land, s.normalRange.Has(x.To), x.Via.Land)
				}
			}
		}
	})
	t.Run("11.4 the war in China is resolved with the others, be it inactive or over", func(t *testing.T) {
		for _, status := range []ChinaStatus{ChinaActive, ChinaInactive, ChinaOver, NoChina} {
			table := withoutFlags(bothMaps(t))
			table.China = status
			c := &civilWars{}
			c.Next(table, nil)
			if call, _, _ := c.Next(table, nil); (call != nil) != (status != NoChina) {
				t.Errorf("%s: %T; got %v, want %v", status, call, call != nil, status != NoChina)
			}
		}
	})
	t.Run("5.6.1 an outbreak is a war with each of its targets", func(t *testing.T) {
		table := withoutFlags(europe(t))
		finish(t, table, &outbreak{By: Germany, Targets: SetOf(France, UK), Surprise: true})
		enemiesAre(t, table, Germany, France, UK)
		enemiesAre(t, table, US)
	})
	t.Run("5.2.1 Il Duce is gained in place of a flag, never in place of something else", func(t *testing.T) {
		table := europe(t)
		table.move(Italy, IlDuce, Storage, Available)
		if got := (&gain{Power: Italy, Kind: Flag}).offers(table); !slices.Equal(got, []Kind{Flag, IlDuce}) {
			t.Errorf("got %v, want %v", got, []Kind{Flag, IlDuce})
		}
		if got := (&gain{Power: Italy, Kind: Offensive}).offers(table); !slices.Equal(got, []Kind{Offensive}) {
			t.Errorf("got %v, want %v", got, []Kind{Offensive})
		}
		table.moveAll(Italy, Flag, Available, Cup)
		if got := (&gain{Power: Italy, Kind: Flag}).offers(table); !slices.Equal(got, []Kind{IlDuce}) {
			t.Errorf("got %v, want %v", got, []Kind{IlDuce})
		}
	})
	t.Run("5.5 a failed test costs one level, a success of propaganda brings one back", func(t *testing.T) {
		table := withoutFlags(europe(t))
		for _, want := range []Stability{Wavering, Unstable} {
			if table.lowerStability(France, "5.5"); table.Powers[France].Stability != want {
				t.Errorf("%s instead of %s", table.Powers[France].Stability, want)
			}
		}
		for _, want := range []Stability{Wavering, Steady, Steady} {
			if table.raiseStability(France, "5.5"); table.Powers[France].Stability != want {
				t.Errorf("%s instead of %s", table.Powers[France].Stability, want)
			}
		}
	})
	t.Run("7.2 ships go where a port is near and no enemy lies, submarines past the enemy", func(t *testing.T) {
		table := atWar(t, Germany, UK)
		sea := at(t, "baltic-sea")
		open := func(k Kind) bool {
			set := table.theatre(Germany, UnitID{}).waters(k)
			return set.Has(sea)
		}
		if !open(Fleet) || !open(Submarine) {
			t.Fatalf("the Baltic is out of reach: got open(Fleet) %v, open(Submarine) %v; want true and true", open(Fleet), open(Submarine))
		}
		put(t, table, UK, "baltic-sea", "surface")
		if open(Fleet) || open(Army) || !open(Submarine) {
			t.Errorf("British ships in the Baltic bar it to all but submarines: got open(Fleet) %v, open(Army) %v, open(Submarine) %v; want false, false and true", open(Fleet), open(Army), open(Submarine))
		}
	})
	t.Run("7.2.1 nobody marches where only aircraft pass, or over water", func(t *testing.T) {
		for a := Area(1); a <= AreaCount; a++ {
			for _, x := range Board().Neighbours(a) {
				if x.Via.Land && (a.Place().IsSea() || x.To.Place().IsSea() || x.Via.Kind == AirOnly) {
					t.Errorf("from %s to %s: got a border for armies, want none", a, x.To)
				}
			}
		}
	})
	t.Run("10.11 only units in the target that may not be there have to go in the end", func(t *testing.T) {
		table := battleIn(t, "air", "ruhr", map[Power][]string{UK: {"tactical"}}, nil)
		put(t, table, UK, "bavaria", "tactical") // as stray as the other, but not here
		put(t, table, France, "ruhr", "tactical")
		table.Battle.Attacker, table.Battle.Defender = UK, Germany
		list := (&regroup{Side: []Power{UK}, Air: true}).mustRetreat(table)
		if len(list) != 1 || list[0] != (UnitID{UK, AirForce, 1}) {
			t.Errorf("got %v, want 1 of them and [0] %v", list, UnitID{UK, AirForce, 1})
		}
	})
	t.Run("10.11 each regroups its own units, and armies into the target from next to it only", func(t *testing.T) {
		table := battleIn(t, "land", "lorraine", map[Power][]string{Germany: {"infantry"}}, nil)
		giveCountries(t, table, Germany, "lorraine")
		put(t, table, Germany, "bavaria", "infantry")
		put(t, table, Germany, "berlin", "infantry")
		put(t, table, Italy, "ruhr", "infantry")
		var moved []string
		for _, c := range table.newRegroup(attacking).choices(table, Germany) {
			moved = append(moved, string(c.On)+">"+string(c.To))
		}
		for w, want := range map[string]bool{"unit/germany-army-1>area/ruhr": true, "unit/germany-army-1>area/bavaria": true,
			"unit/germany-army-2>area/lorraine": true, "unit/germany-army-3>area/lorraine": false, "unit/italy-army-1>area/lorraine": false} {
			if slices.Contains(moved, w) != want {
				t.Errorf("%s: %v", w, !want)
			}
		}
	})
	t.Run("10.11 ships come from friendly ports, aircraft from friendly airfields", func(t *testing.T) {
		table := battleIn(t, "naval", "north-sea", map[Power][]string{Germany: {"surface"}}, nil)
		th := table.theatre(Germany, UnitID{})
		r := table.newRegroup(attacking)
		fleet := table.unitsAt(at(t, "north-sea"))[0]
		for _, b := range r.destinations(table, th, fleet).List() {
			if a, _ := areaAndCoast(b); !th.ports.Has(b) || !a.Place().Coastal {
				t.Errorf("a fleet goes to %s; want th.ports.Has(b) true, a.Place().Coastal true", a)
			}
		}
		if isEmpty(r.destinations(table, th, fleet)) {
			t.Error("it can go nowhere: isEmpty(r.destinations(th, fleet)) = true, want false")
		}
		plane := table.unit(put(t, table, Germany, "bavaria", "strategic")[0])
		if set := r.destinations(table, th, plane); !set.Has(at(t, "north-sea")) {
			t.Error("a strategic air force in Bavaria could come: set.Has(north-sea) = false, want true")
		}
		plane.At = at(t, "lorraine")
		if !isEmpty(r.destinations(table, th, plane)) {
			t.Error("Lorraine is no German airfield: isEmpty(r.destinations(th, plane)) = false, want true")
		}
	})
	t.Run("10.8 what must be turned over may be an ally's unit, and then one loss less is the primary's", func(t *testing.T) {
		table := landBattle(t, map[Power][]string{Germany: {"infantry"}}, map[Power][]string{France: {"infantry"}, UK: {"tank"}})
		if l := table.newLosses(defending, "land", 1); l.Primary != 0 || !l.MustFlip {
			t.Errorf("one loss: %d of the primary's, flip %v; got %v, l.MustFlip %v; want 0 and true", l.Primary, l.MustFlip, l.Primary, l.MustFlip)
		}
		if l := table.newLosses(defending, "land", 2); l.Primary != 1 || !l.MustFlip {
			t.Errorf("two losses: %d of the primary's, flip %v; got %v, l.MustFlip %v; want 1 and true", l.Primary, l.MustFlip, l.Primary, l.MustFlip)
		}
		if l := table.newLosses(defending, "land", 0); l.MustFlip || l.Primary != 0 {
			t.Errorf("no losses: got l.MustFlip %v, %v; want false and 0", l.MustFlip, l.Primary)
		}
	})
	t.Run("10.7 in a tie both sides lose one, the defender first, and nobody may retreat", func(t *testing.T) {
		table := battleIn(t, "land", "lorraine", map[Power][]string{Germany: {"infantry"}, Italy: {"infantry"}}, map[Power][]string{France: {"infantry"}, UK: {"infantry"}})
		c := &combat{Kind: "land", Scores: [2]int8{4, 4}}
		c.compareScores(table)
		if !c.Tie || c.Losses != 1 || c.Loser != defending || c.Stage != combatLosses || c.Retreat {
			t.Errorf("%+v; want c.Tie true, c.Losses 1, c.Loser %v, c.Stage %v, c.Retreat false", c, defending, combatLosses)
		}
	})
	t.Run("6.1 the least effective of an alliance rolls, Il Duce's die counted", func(t *testing.T) {
		table := europe(t)
		f := &flagPlay{Power: Germany, Kind: Flag, Action: AllianceAction, With: SetOf(Italy)}
		if p, bonus := f.roller(table); p != Italy || bonus != 0 {
			t.Errorf("%s with %d, want %v and 0", p, bonus, Italy)
		}
		f.PlaysIlDuce = true
		if p, bonus := f.roller(table); p != Italy || bonus != 1 {
			t.Errorf("%s with %d, want %v and 1", p, bonus, Italy)
		}
		f.With = SetOf(Japan)
		if p, bonus := f.roller(table); p != Japan || bonus != 0 {
			t.Errorf("%s with %d: Il Duce is Italy's, want %v and 0", p, bonus, Japan)
		}
	})
}

func TestScenarioLimits(t *testing.T) {
	t.Run("C.3/second-front: only German counters leave, from wherever they are", func(t *testing.T) {
		table := startOf(t, "great-patriotic-war")
		s := &secondFront{Left: 2}
		own := 0
		for _, c := range s.choices(table) {
			if u := table.unitOf(c.On); u != nil {
				if own++; u.Owner != Germany {
					t.Errorf("%s is offered: got %v, want %v", c.Words(), u.Owner, Germany)
				}
			}
		}
		if own == 0 {
			t.Errorf("no German unit is offered: got %v, want anything but 0", own)
		}
	})
	t.Run("C.3/second-front: a German matter of that scenario", func(t *testing.T) {
		for _, id := range scenarioIDs {
			table := startOf(t, id)
			table.Turn = Turn1943
			if due := table.secondFrontCount(); (due != 0) != (table.hasSpecialRule("second-front") && table.active(Germany)) {
				t.Errorf("%s: %d; got %v, want %v", id, due, due != 0, table.hasSpecialRule("second-front") && table.active(Germany))
			}
		}
	})
	t.Run("C.3/lend-lease-east: for the Soviet Union, in that scenario", func(t *testing.T) {
		for _, id := range scenarioIDs {
			table := startOf(t, id)
			table.Turn = Turn1943
			for _, p := range table.activePowers().List() {
				got := len((&production{Power: p}).arcticConvoys(table))
				if want := p == USSR && table.hasSpecialRule("lend-lease-east") && table.controller(arkhangelsk) == USSR; (got > 0) != want {
					t.Errorf("%s, %s: %d; got %v, want %v", id, p, got, got > 0, want)
				}
			}
		}
	})
	t.Run("C.5/pacific-commitments: nobody but the United States, nowhere else", func(t *testing.T) {
		for _, id := range scenarioIDs {
			table := startOf(t, id)
			for _, p := range table.activePowers().List() {
				commit(table, TotalWar, p)
				gap := Card(p, TotalWar).ForcePool - table.poolSize(p)
				before := table.Powers[p].Elsewhere
				table.shareWithPacific(p)
				if got := table.Powers[p].Elsewhere - before; (got > 0) != (p == US && gap > 1 && table.hasSpecialRule("pacific-commitments")) {
					t.Errorf("%s, %s: %d of %d; got %v, want %v", id, p, got, gap, got > 0, p == US && gap > 1 && table.hasSpecialRule("pacific-commitments"))
				}
			}
		}
	})
	t.Run("C.5/non-aggression-pact: binds Germany and the Soviet Union towards each other alone", func(t *testing.T) {
		table := startOf(t, "hitlers-war")
		for _, x := range []struct {
			p, q Power
			bind bool
		}{{Germany, USSR, true}, {USSR, Germany, true}, {Italy, USSR, false}, {Germany, France, false}, {USSR, Italy, false}, {UK, USSR, false}, {France, Germany, false}} {
			if got := table.pactBinds(x.p, SetOf(x.q)); got != x.bind {
				t.Errorf("%s towards %s: %v, want %v", x.p, x.q, got, x.bind)
			}
		}
	})
	t.Run("C.3/barbarossa: Germany alone owes the surprise attack", func(t *testing.T) {
		table := startOf(t, "great-patriotic-war")
		if !table.owesSurprise(Germany) || table.owesSurprise(USSR) || startOf(t, "hitlers-war").owesSurprise(Germany) {
			t.Errorf("got Germany %v, the USSR %v; want Germany only, and only in C.3", table.owesSurprise(Germany), table.owesSurprise(USSR))
		}
	})
}
