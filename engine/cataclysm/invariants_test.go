package cataclysm

import (
	"strings"
	"testing"

	"interbellum/engine"
)

// Every way in which a table can be broken is found, and a whole one is not complained of.
func TestBrokenTablesAreFound(t *testing.T) {
	for _, c := range []struct {
		name, rule string
		breaks     func(t *testing.T, table *Table)
	}{
		{"1.7.1 points", "", func(*testing.T, *Table) {}},
		{"2.2.4 cubes of nobody", "2.2.4", func(t *testing.T, x *Table) { x.Areas[at(t, "poland")].Cubes = 1 }},
		{"2.4 more cubes than there are", "2.4", func(t *testing.T, x *Table) {
			x.Areas[at(t, "spain")] = AreaState{Owner: Italy, Cubes: 30}
		}},
		{"2.4.5 more white cubes than there are", "2.4.5", func(t *testing.T, x *Table) {
			x.Areas[at(t, "paris")] = AreaState{Owner: Neutral, Cubes: 17}
		}},
		{"3.3 something left over", "3.3", func(_ *testing.T, x *Table) { x.Acting = UK }},
		{"3.4 two in reserve", "3.4", func(t *testing.T, x *Table) { give(t, x, UK, Reserve, Offensive, 2) }},
		{"3.7 a counter in hand", "3.7", func(t *testing.T, x *Table) { give(t, x, UK, Hand, Flag, 1) }},
		{"4.1.1 a pool over its limit", "4.1.1", func(_ *testing.T, x *Table) {
			for k := Army; k <= StrategicUpgrade; k++ {
				x.moveAll(Germany, k, Storage, Available)
			}
		}},
		{"5.4 cubes in no box", "5.4", func(_ *testing.T, x *Table) { x.Powers[Italy].FailureCubes = 1 }},
		{"5.5.2 a collapse that nobody resolves", "5.5.2", func(_ *testing.T, x *Table) { x.Powers[Italy].Stability = Collapsed }},
		{"5.5.4 a power without a home", "5.5.4", func(t *testing.T, x *Table) { cube(t, x, Germany, "paris", "lorraine", "brittany", "provence") }},
		{"5.5.4 a surrendered power with counters", "5.5.4", func(_ *testing.T, x *Table) { x.Powers[France].Surrendered = true }},
		{"5.6 a war against nobody", "5.6", func(_ *testing.T, x *Table) { x.Wars = []War{{SetOf(UK), 0}} }},
		{"6.1 an alliance of one", "6.1", func(_ *testing.T, x *Table) { x.Alliance[Democracy] = SetOf(UK) }},
		{"7.1 a unit in another's home", "7.1", func(t *testing.T, x *Table) { put(t, x, Germany, "paris", "infantry") }},
		{"7.1 three armies in one area", "7.1", func(t *testing.T, x *Table) { put(t, x, Germany, "berlin", "infantry", "infantry", "infantry") }},
		{"7.1 two armies in a restricted area", "7.1", func(t *testing.T, x *Table) { put(t, x, France, "north-africa", "infantry", "infantry") }},
		{"7.1 two enemies in one sea", "7.1", func(t *testing.T, x *Table) {
			war(x, SetOf(Germany), SetOf(UK))
			put(t, x, Germany, "north-sea", "surface")
			put(t, x, UK, "north-sea", "surface")
		}},
		{"7.1.1 a ship on dry land", "7.1.1", func(t *testing.T, x *Table) { put(t, x, Germany, "bavaria", "surface") }},
		{"8.4.2 a unit still marked", "8.4.2", func(t *testing.T, x *Table) {
			x.unit(put(t, x, Germany, "berlin", "infantry")[0]).Deployed = true
		}},
		{"9.4.2 a base without its marker", "9.4.2", func(t *testing.T, x *Table) { x.Areas[at(t, "central-mediterranean")].Base = Italy }},
		{"11.1 a civil war under control", "11.1", func(t *testing.T, x *Table) { x.Areas[at(t, "paris")].CivilWar = true }},
		{"11.2 aid without its marker", "11.2", func(t *testing.T, x *Table) { x.Aid = []Aid{{at(t, "spain"), UK, Left, 1}} }},
	} {
		t.Run(c.name, func(t *testing.T) {
			table := europe(t)
			c.breaks(t, table)
			errs := checkInvariants(table, []step{&draw{}})
			found := c.rule == "" && len(errs) == 0
			for _, err := range errs {
				found = found || c.rule != "" && strings.HasPrefix(err.Error(), c.rule+" ")
			}
			if !found {
				t.Errorf("got %v, want a fault of rule %q", errs, c.rule)
			}
		})
	}
	t.Run("7.1 while a deployment runs limits may be exceeded", func(t *testing.T) {
		table := europe(t)
		put(t, table, Germany, "berlin", "infantry", "infantry", "infantry")
		if errs := checkInvariants(table, []step{&deployment{Power: Germany}}); len(errs) > 0 {
			t.Errorf("got %v, want none", errs)
		}
	})
	t.Run("7.1 a match says what is wrong with its table", func(t *testing.T) {
		p, _ := engine.Start(rules, europe(t), &game{})
		if len(p.Check()) > 0 {
			t.Errorf("got %v, want none", p.Check())
		}
		if p.Table().Alliance[Democracy] = SetOf(UK); len(p.Check()) != 1 {
			t.Errorf("it does not: got %v, want 1", len(p.Check()))
		}
	})
}

func TestWhiteCubes(t *testing.T) {
	t.Run("2.4.5 white cubes run out: home areas come before colonies, and an area without is nobody's", func(t *testing.T) {
		table := europe(t)
		var neutral int
		for a := Area(1); a <= AreaCount && neutral < 12; a++ {
			if pl := a.Place(); pl.Owner == USSR && pl.IsHome() && table.inPlay(a) {
				table.Areas[a].Owner, table.Areas[a].Cubes = Neutral, 1
				neutral++
			}
		}
		table.Areas[at(t, "volga")].Owner, table.Areas[at(t, "volga")].Cubes = Neutral, uint8(NeutralCubes-5-neutral+1)
		left := table.neutralCubesLeft()
		table.Powers[France].Surrendered = true
		_, homes := table.eliminate(France)
		if table.neutralCubesLeft() != 0 || left < 4 || len(homes) != 4 {
			t.Fatalf("%v %v %v, want 0, at least 4 and 4 of them", left, table.neutralCubesLeft(), homes)
		}
		for _, a := range []string{"paris", "lorraine", "brittany", "provence"} {
			if table.Areas[at(t, a)].Owner != Neutral {
				t.Errorf("%s has none: got %v, want %v", a, table.Areas[at(t, a)].Owner, Neutral)
			}
		}
		if a := at(t, "north-africa"); table.Areas[a].Cubes != 0 || table.controller(a) != NoPower || !table.isCountry(a) {
			t.Errorf("North Africa: got %v, %v, isCountry(a) %v; want 0, no power and true", table.Areas[a].Cubes, table.controller(a), table.isCountry(a))
		}
		if table.canHaveCivilWar(at(t, "libya")) || !table.canHaveCivilWar(at(t, "spain")) {
			t.Errorf("a colony revolts without one, or a country does not: got canHaveCivilWar(libya) %v, canHaveCivilWar(spain) %v; want false and true", table.canHaveCivilWar(at(t, "libya")), table.canHaveCivilWar(at(t, "spain")))
		}
	})
}

func TestNoCubesLeft(t *testing.T) {
	t.Run("2.4 a power without a cube left cannot hold a home area that it conquers: it stays its owner's", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Italy), SetOf(UK))
		table.Areas[at(t, "spain")] = AreaState{Owner: Italy, Cubes: uint8(Italy.Facts().Cubes)}
		a := at(t, "scotland")
		table.takeControl(Italy, a, "10.9.1", true)
		if table.controller(a) != UK || table.Areas[a].Owner != NoPower || len(checkInvariants(table, []step{&operation{}})) > 0 {
			t.Errorf("%v %v; want controller(a) %v, Areas[a].Owner no power, len(checkInvariants([]step{&operation{}})) 0", table.controller(a), table.Areas[a], UK)
		}
		for _, d := range table.Queue {
			if d.Kind == DueTest || d.Kind == DueGain && d.Power == Italy {
				t.Errorf("something follows from it: got %v, want no test and no Italian gain", d)
			}
		}
	})
}
