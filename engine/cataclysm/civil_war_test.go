package cataclysm

import (
	"slices"
	"testing"

	"interbellum/engine"
)

// civilWarBoard is the European board with a civil war in Spain and this much aid: German for
// the right, Soviet for the left.
func civilWarBoard(t *testing.T, left, right int) *Table {
	t.Helper()
	table := europe(t)
	table.Drawer = UK
	spain := at(t, "spain")
	table.Areas[spain].CivilWar = true
	for range left {
		table.placeAid(USSR, spain, Left)
	}
	for range right {
		table.placeAid(Germany, spain, Right)
	}
	return table
}

func TestCivilWarResolution(t *testing.T) {
	t.Run("11.3 two dice each, one more for the most aid", func(t *testing.T) {
		table := civilWarBoard(t, 1, 2)
		p, _ := play(t, table, &civilWar{Area: at(t, "spain")})
		if d := asked(t, p, "civil-war-left"); d.Left != 1 {
			t.Errorf("the left rolls %d dice: got %v, want 1", d.Left+1, d.Left)
		}
		reply(t, p, "3 3")
		if d := asked(t, p, "civil-war-right"); d.Left != 2 {
			t.Errorf("the right rolls %d dice: got %v, want 2", d.Left+1, d.Left)
		}
	})
	t.Run("11.3 equal aid gives nobody a die", func(t *testing.T) {
		finish(t, civilWarBoard(t, 1, 1), &civilWar{Area: at(t, "spain")}, "3 3 2 3")
	})
	t.Run("11.3 a stalemate costs both sides their aid", func(t *testing.T) {
		table := civilWarBoard(t, 1, 2)
		spain := at(t, "spain")
		finish(t, table, &civilWar{Area: spain}, "4 3 4 1 1")
		if table.aidOf(Left, spain)+table.aidOf(Right, spain) != 0 || !table.Areas[spain].CivilWar || table.count(Germany, OnMap, Offensive) != 0 {
			t.Errorf("aid %v; want aidOf(Left, spain)+aidOf(Right, spain) 0, Areas[spain].CivilWar true, count(Germany, Away, Offensive) 0", table.Aid)
		}
	})
	t.Run("11.3 a marginal victory costs the loser its aid", func(t *testing.T) {
		table := civilWarBoard(t, 1, 2)
		spain := at(t, "spain")
		finish(t, table, &civilWar{Area: spain}, "4 3 5 1 1")
		if table.aidOf(Left, spain) != 0 || table.aidOf(Right, spain) != 2 || !table.Areas[spain].CivilWar {
			t.Errorf("aid %v; want aidOf(Left, spain) 0, aidOf(Right, spain) 2, Areas[spain].CivilWar true", table.Aid)
		}
	})
	t.Run("11.3 a marginal victory over nobody's client ends the war with influence", func(t *testing.T) {
		table := civilWarBoard(t, 0, 2)
		spain := at(t, "spain")
		table.placeAid(Italy, spain, Right)
		finish(t, table, &civilWar{Area: spain}, "4 3 5 1 1")
		if table.Areas[spain].CivilWar || table.aidAt(Germany, spain, NoFaction) != 1 || table.aidAt(Italy, spain, NoFaction) != 1 ||
			table.aidOf(Right, spain) != 0 || table.count(Germany, OnMap, Offensive) != 1 {
			t.Errorf("aid %v; want Areas[spain].CivilWar false, aidAt(Germany, spain, NoSide) 1, aidAt(Italy, spain, NoSide) 1, aidOf(Right, spain) 0, count(Germany, Away, Offensive) 1", table.Aid)
		}
		if !table.interested(Germany, spain) {
			t.Error("influence gives an interest: interested(Germany, spain) = false, want true")
		}
	})
	t.Run("11.3 a marginal victory of a side without patrons ends the war", func(t *testing.T) {
		table := civilWarBoard(t, 0, 0)
		finish(t, table, &civilWar{Area: at(t, "spain")}, "4 3 5 1")
		if table.Areas[at(t, "spain")].CivilWar || len(table.Aid) != 0 {
			t.Errorf("it goes on: got Areas[spain].CivilWar %v, %v; want false and 0", table.Areas[at(t, "spain")].CivilWar, len(table.Aid))
		}
	})
	t.Run("11.3 a decisive victory gives the country to the only patron", func(t *testing.T) {
		table := civilWarBoard(t, 1, 2)
		spain := at(t, "spain")
		table.Phase = EndPhase
		table.Turn = Turn1937
		finish(t, table, &civilWar{Area: spain}, "2 1 4 1 1")
		if table.controller(spain) != Germany || table.Areas[spain].CivilWar || len(table.Aid) != 0 {
			t.Errorf("Spain is %s's; want controller(spain) %v, Areas[spain].CivilWar false, len(Aid) 0", table.controller(spain), Germany)
		}
		if table.count(Germany, OnMap, Offensive)+table.count(USSR, OnMap, Offensive) != 0 {
			t.Errorf("aid is not returned: got %v, want 0", table.count(Germany, OnMap, Offensive)+table.count(USSR, OnMap, Offensive))
		}
		if flags(table, France, Holding) != 1 || flags(table, UK, Holding) != 1 {
			t.Errorf("France and the United Kingdom are provoked (5.2.3): got %v, %v; want 1 and 1", flags(table, France, Holding), flags(table, UK, Holding))
		}
	})
	t.Run("11.3 several patrons have a diplomatic opportunity", func(t *testing.T) {
		table := civilWarBoard(t, 0, 1)
		spain := at(t, "spain")
		table.Phase = EndPhase
		table.Turn = Turn1937
		table.placeAid(Italy, spain, Right)
		p, _ := play(t, table, &civilWar{Area: spain}, "2 1 4 1 1")
		for len(p.Open()) > 0 {
			d := p.Open()[0]
			if d.Kind == "opportunity" && d.Seat != engine.Chance && powerAt(d.Seat) != Germany && powerAt(d.Seat) != Italy {
				t.Errorf("%s may try, want Germany or Italy", powerAt(d.Seat))
			}
			c := d.Legal[0]
			if d.Seat == engine.Chance {
				c.N = 1
			}
			reply(t, p, c.Words())
		}
		if table.controller(spain) != NoPower || table.Areas[spain].CivilWar {
			t.Errorf("Spain is %s's; want controller(spain) no power, Areas[spain].CivilWar false", table.controller(spain))
		}
	})
	t.Run("11.3 a decisive victory of nobody's client ends the war", func(t *testing.T) {
		table := civilWarBoard(t, 2, 0)
		spain := at(t, "spain")
		finish(t, table, &civilWar{Area: spain}, "2 1 1 6 2")
		if table.controller(spain) != NoPower || table.Areas[spain].CivilWar || len(table.Aid) != 0 {
			t.Errorf("Spain is %s's; want controller(spain) no power, Areas[spain].CivilWar false, len(Aid) 0", table.controller(spain))
		}
	})
	t.Run("10.9.1 after a decisive victory the patron's side regroups", func(t *testing.T) {
		table := civilWarBoard(t, 0, 1)
		cube(t, table, Germany, "portugal")
		put(t, table, Germany, "portugal", "infantry")
		p, _ := play(t, table, &civilWar{Area: at(t, "spain")}, "2 1 4 1 1")
		d := asked(t, p, "regroup")
		if powerAt(d.Seat) != Germany || !slices.ContainsFunc(d.Legal, func(c engine.Choice) bool { return c.To == "area/spain" }) {
			t.Fatalf("%s: %v, want Germany with Spain among its choices", powerAt(d.Seat), d.Legal)
		}
		if flags(table, France, Cup, Reserve) != 0 {
			t.Errorf("flags come after the regroup: got %v, want 0", flags(table, France, Cup, Reserve))
		}
	})
	t.Run("3.7.7 the drawer sets the order of several civil wars", func(t *testing.T) {
		table := civilWarBoard(t, 0, 0)
		table.Areas[at(t, "greece")].CivilWar = true
		table.Areas[at(t, "hungary")].CivilWar = true
		table.move(Neutral, CivilWarResolution, Track, Hand)
		p, _ := play(t, table, &civilWars{})
		d := asked(t, p, "civil-war-order")
		if powerAt(d.Seat) != UK || len(d.Legal) != 3 {
			t.Fatalf("%s: %v, want %v and 3 of them", powerAt(d.Seat), d.Legal, UK)
		}
		reply(t, p, "resolve:area/hungary 4 3 5 1", "resolve:area/spain 4 3 5 1", "4 3 5 1")
		if !p.Over() || table.count(Neutral, Track, CivilWarResolution) != 1 {
			t.Errorf("still asked %v: got p.Over() %v, %v; want true and 1", p.Open(), p.Over(), table.count(Neutral, Track, CivilWarResolution))
		}
	})
}

func TestCivilOutbreak(t *testing.T) {
	t.Run("11.1 a garrison of any power suppresses it, without a reroll", func(t *testing.T) {
		table := crisisBoard(t, false)
		put(t, table, UK, "greece", "infantry")
		seen := resolveCrisis(t, table, "3 2", "4 1")
		if table.Areas[at(t, "greece")].CivilWar || saw(seen, "crisis-reroll", NoPower) != 0 || saw(seen, "civil-war-suppressed", NoPower) != 1 {
			t.Errorf("events: %v; want Areas[greece].CivilWar false, saw(seen, 'crisis-reroll', NoPower) 0, saw(seen, 'civil-war-suppressed', NoPower) 1", seen)
		}
	})
	t.Run("11.1 a garrison suppresses it at home as well", func(t *testing.T) {
		table := crisisBoard(t, false)
		put(t, table, USSR, "ukraine", "infantry")
		seen := resolveCrisis(t, table, "3 1", "2 1")
		if table.Areas[at(t, "ukraine")].CivilWar || table.controller(at(t, "ukraine")) != USSR || saw(seen, "civil-war-suppressed", NoPower) != 1 {
			t.Errorf("events: %v; want Areas[ukraine].CivilWar false, controller(ukraine) %v, saw(seen, 'civil-war-suppressed', NoPower) 1", seen, USSR)
		}
	})
	t.Run("11.1 the minor army leaves", func(t *testing.T) {
		table := crisisBoard(t, false)
		resolveCrisis(t, table, "3 2", "4 1")
		if len(table.unitsAt(at(t, "greece"))) != 0 {
			t.Errorf("it is still there: got %v, want 0", len(table.unitsAt(at(t, "greece"))))
		}
	})
	t.Run("11.1 an area that burns passes it on to the next lower", func(t *testing.T) {
		table := crisisBoard(t, false)
		table.Areas[at(t, "spain")].CivilWar = true
		resolveCrisis(t, table, "3 2", "6 1")
		if !table.Areas[at(t, "austria")].CivilWar {
			t.Error("Austria is next: Areas[austria].CivilWar = false, want true")
		}
	})
	t.Run("11.1 below the last one it has no effect and is rolled anew", func(t *testing.T) {
		table := crisisBoard(t, false)
		table.Areas[at(t, "benelux")].CivilWar = true
		if seen := resolveCrisis(t, table, "3 2", "1 1", "6 6"); saw(seen, "crisis-reroll", NoPower) != 1 {
			t.Errorf("events: %v; got %v, want 1", seen, saw(seen, "crisis-reroll", NoPower))
		}
	})
	t.Run("11.1 a controller loses the country, and may aid a side", func(t *testing.T) {
		table := crisisBoard(t, false)
		greece := at(t, "greece")
		cube(t, table, Italy, "greece")
		put(t, table, Italy, "greece", "tactical")
		p, _ := play(t, table, &crisis{}, "3 2", "4 1")
		if d := asked(t, p, "retreat"); powerAt(d.Seat) != Italy {
			t.Errorf("%s retreats, want %v", powerAt(d.Seat), Italy)
		}
		reply(t, p, p.Open()[0].Legal[0].Words(), "aid:area/greece>side/right")
		if table.controller(greece) != NoPower || table.Areas[greece].Cubes != 0 || table.aidAt(Italy, greece, Right) != 1 {
			t.Errorf("aid %v; want controller(greece) no power, Areas[greece].Cubes 0, aidAt(Italy, greece, Right) 1", table.Aid)
		}
	})
	t.Run("11.1 a colony gets a neutral cube", func(t *testing.T) {
		table := crisisBoard(t, true)
		resolveCrisis(t, table, "4 4", "2 2", "pass")
		if s := table.Areas[at(t, "egypt")]; s.Owner != Neutral || s.Cubes != 1 || !s.CivilWar {
			t.Errorf("%+v: got %v, %v, s.CivilWar %v; want %v, 1 and true", s, s.Owner, s.Cubes, s.CivilWar, Neutral)
		}
		if table.points(UK) != -1 {
			t.Errorf("the United Kingdom has %d points, want -1", table.points(UK))
		}
		if table.resistance(at(t, "egypt")) != 1 {
			t.Errorf("a neutral cube is a resistance of one (2.4.5): got %v, want 1", table.resistance(at(t, "egypt")))
		}
	})
	for _, x := range []struct {
		name, script string
		holder       Power
		garrison     bool
	}{
		{"under another power", "4 4 4 2 pass", Italy, false},
		{"with a neutral cube", "4 4 4 2", Neutral, false},
		{"suppressed by a garrison", "4 4 4 2", Italy, true},
	} {
		t.Run("2.2.3 civil war in a surrendered power's colony: "+x.name, func(t *testing.T) {
			table := crisisBoard(t, true)
			table.Powers[France].Surrendered = true
			syria := at(t, "syria")
			table.Areas[syria].Owner, table.Areas[syria].Cubes = x.holder, 1
			want := AreaState{Owner: Neutral, Cubes: 1, CivilWar: true}
			if x.garrison {
				put(t, table, x.holder, "syria", "infantry")
				want = AreaState{Owner: x.holder, Cubes: 1}
			}
			if seen := resolveCrisis(t, table, x.script); table.Areas[syria] != want || saw(seen, "crisis-reroll", NoPower) != 0 {
				t.Errorf("got %+v, want %+v: %v", table.Areas[syria], want, seen)
			}
		})
	}
	t.Run("2.2.3 civil war may break out in a surrendered power's home area", func(t *testing.T) {
		table := crisisBoard(t, false)
		table.Powers[USSR].Surrendered = true
		if !table.canHaveCivilWar(at(t, "ukraine")) {
			t.Error("got no civil war in Ukraine, want one")
		}
	})
	t.Run("11.1 the land of a power that does not take part passes it on", func(t *testing.T) {
		table := crisisBoard(t, true)
		table.Powers[France].InPlay = false
		if table.canHaveCivilWar(at(t, "syria")) {
			t.Error("civil war may break out in Syria: canHaveCivilWar(syria) = true, want false")
		}
	})
	t.Run("11.1 influence becomes aid", func(t *testing.T) {
		table := crisisBoard(t, false)
		greece := at(t, "greece")
		for _, p := range []Power{UK, Italy} {
			table.placeAid(p, greece, NoFaction)
		}
		p, _ := play(t, table, &crisis{}, "3 2", "4 1")
		if d := asked(t, p, "assign-influence"); powerAt(d.Seat) != Italy {
			t.Errorf("%s is asked first, want %v", powerAt(d.Seat), Italy)
		}
		reply(t, p, "aid:area/greece>side/right", "aid:area/greece>side/left")
		if table.aidAt(Italy, greece, Right) != 1 || table.aidAt(UK, greece, Left) != 1 || table.aidOf(NoFaction, greece) != 0 {
			t.Errorf("aid %v: got %v, %v, %v; want 1, 1 and 0", table.Aid, table.aidAt(Italy, greece, Right), table.aidAt(UK, greece, Left), table.aidOf(NoFaction, greece))
		}
	})
	t.Run("11.0 the power that gains control ends the war", func(t *testing.T) {
		table := civilWarBoard(t, 1, 1)
		table.takeControl(France, at(t, "spain"), "10.9.1", true)
		if table.Areas[at(t, "spain")].CivilWar || len(table.Aid) != 0 || table.count(USSR, OnMap, Offensive) != 0 {
			t.Errorf("aid %v; want Areas[spain].CivilWar false, len(Aid) 0, count(USSR, Away, Offensive) 0", table.Aid)
		}
	})
}

func TestRights(t *testing.T) {
	t.Run("11.2 aid may be revoked at any time", func(t *testing.T) {
		table := civilWarBoard(t, 0, 2)
		table.distribute()
		table.Phase = ActionPhase
		give(t, table, Germany, Reserve, Flag, 1)
		p, _ := play(t, table, &interrupt{})
		asked(t, p, "interrupt")
		i := slices.IndexFunc(p.Rights(), func(d engine.Decision) bool { return d.Kind == "revoke-aid" && powerAt(d.Seat) == Germany })
		if i < 0 {
			t.Fatalf("rights: %v; got %v, want at least 0", p.Rights(), i)
		}
		if _, err := p.Apply(p.Rights()[i].Answer(p.Seq(), p.Rights()[i].Legal[0], "")); err != nil {
			t.Fatal(err)
		}
		if table.aidOf(Right, at(t, "spain")) != 1 || table.count(Germany, OnMap, Offensive) != 1 {
			t.Errorf("aid %v: got %v, %v; want 1 and 1", table.Aid, table.aidOf(Right, at(t, "spain")), table.count(Germany, OnMap, Offensive))
		}
		asked(t, p, "interrupt")
	})
	t.Run("11.3 influence may be returned", func(t *testing.T) {
		table := europe(t)
		table.placeAid(Italy, at(t, "greece"), NoFaction)
		list := rights(table, []step{&disposition{Power: UK}})
		if len(list) != 1 || list[0].Kind != "return-influence" || powerAt(list[0].Seat) != Italy {
			t.Fatalf(`rights: %v; want len(list) 1, list[0].Kind "return-influence", powerAt(list[0].Seat) %v`, list, Italy)
		}
		useRight(table, nil, list[0].Answer(0, list[0].Legal[0], ""))
		if len(table.Aid) != 0 || table.count(Italy, OnMap, Offensive) != 0 {
			t.Errorf("aid %v: got %v, %v; want 0 and 0", table.Aid, len(table.Aid), table.count(Italy, OnMap, Offensive))
		}
	})
	t.Run("11.3 nobody has rights while dice are rolled", func(t *testing.T) {
		table := civilWarBoard(t, 1, 1)
		p, _ := play(t, table, &civilWar{Area: at(t, "spain")}, "3")
		for _, d := range p.Rights() {
			if d.Kind != engine.OrderVerb {
				t.Errorf("rights: %v, want Kind %q", d, engine.OrderVerb)
			}
		}
	})
}
