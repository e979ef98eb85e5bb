package cataclysm

import (
	"slices"
	"testing"

	"interbellum/engine"
)

func TestRetreat(t *testing.T) {
	legal := func(t *testing.T, table *Table, first step) []string {
		t.Helper()
		p, _ := engine.Start(rules, table, first)
		if p.Over() {
			return nil
		}
		return inWords(asked(t, p, "retreat").Legal)
	}
	t.Run("10.10.1 an army retreats to adjacent friendly land that has room", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(France), SetOf(Germany))
		ids := put(t, table, Germany, "lorraine", "infantry")
		put(t, table, Germany, "ruhr", "infantry", "infantry")
		got := legal(t, table, &retreat{Units: ids, Rule: "10.10"})
		if want := []string{"retreat:unit/germany-army-1>area/bavaria"}; !slices.Equal(got, want) {
			t.Errorf("may %v, not %v", got, want)
		}
	})
	t.Run("10.10.1 who can go nowhere is destroyed and returns to the force pool", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(France), SetOf(Germany))
		ids := put(t, table, Germany, "brittany", "tank", "fortress", "logistics")
		before := table.poolSize(Germany)
		seen := finish(t, table, &retreat{Units: ids, Rule: "10.10"})
		if saw(seen, "destroyed", Germany) != 3 || table.count(Germany, Available, Army) != 1 || table.count(Germany, Available, Fortress) != 1 || table.poolSize(Germany) != before {
			t.Errorf("not destroyed: %v; got %v, %v, %v, %v; want 3, 1, 1 and %v", seen, saw(seen, "destroyed", Germany), table.count(Germany, Available, Army), table.count(Germany, Available, Fortress), table.poolSize(Germany), before)
		}
	})
	t.Run("10.10.1 a minor army is out of play", func(t *testing.T) {
		table := europe(t)
		id := UnitID{Owner: Neutral, Kind: MinorArmy, N: uint8(at(t, "poland"))}
		finish(t, table, &retreat{Units: []UnitID{id}, Rule: "10.10"})
		if table.unit(id) != nil || table.count(Neutral, OutOfGame, MinorArmy) != 1 {
			t.Errorf("the Polish army is still there: got %v, %v; want nil and 1", table.unit(id), table.count(Neutral, OutOfGame, MinorArmy))
		}
	})
	t.Run("9.3.2 an invasion force returns to where it came from and nowhere else", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(UK), SetOf(Italy))
		cube(t, table, UK, "rome")
		ids := put(t, table, UK, "sicily", "infantry")
		got := legal(t, table, &retreat{Units: ids, InvasionOrigin: at(t, "egypt"), Rule: "10.10"})
		if want := []string{"retreat:unit/uk-army-1>area/egypt"}; !slices.Equal(got, want) {
			t.Errorf("may %v, not %v", got, want)
		}
	})
	t.Run("10.10.2 ships retreat to ports within three areas, aircraft within two or three", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(UK), SetOf(Italy))
		ids := put(t, table, Italy, "eastern-mediterranean", "surface")
		got := legal(t, table, &retreat{Units: ids, Rule: "10.10"})
		want := []string{"retreat:unit/italy-fleet-1>area/libya", "retreat:unit/italy-fleet-1>area/rome", "retreat:unit/italy-fleet-1>area/sicily"}
		if !slices.Equal(got, want) {
			t.Errorf("may %v, not %v", got, want)
		}
	})
	t.Run("10.10.2 a tactical air force retreats two areas, a strategic one three", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(UK), SetOf(Germany))
		ids := put(t, table, UK, "berlin", "tactical")
		if got := legal(t, table, &retreat{Units: slices.Clone(ids), Rule: "10.10"}); len(got) != 0 {
			t.Errorf("Berlin to %v, want none", got)
		}
		ids = put(t, table, UK, "berlin", "strategic")
		want := "retreat:" + string(ids[0].Ref()) + ">area/london"
		if got := legal(t, table, &retreat{Units: slices.Clone(ids), Rule: "10.10"}); !slices.Contains(got, want) {
			t.Errorf("Berlin to %v, not London over enemy land, want %q among them", got, want)
		}
	})
	t.Run("10.10 a fleet does not retreat to the other coast of the area that it must leave", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		giveCountries(t, table, UK, "spain")
		id := put(t, table, UK, "spain", "surface")[0]
		r := &retreat{Units: []UnitID{id}, Rule: "10.10"}
		for _, c := range r.choices(table, table.unit(id)) {
			if to, _ := areaAndCoast(berthOf(c.To)); to == at(t, "spain") {
				t.Errorf("%v: got %v, want anything but %v", c.Words(), to, at(t, "spain"))
			}
		}
		if len(r.choices(table, table.unit(id))) == 0 {
			t.Errorf("nowhere to go: got %v, want at least 1", len(r.choices(table, table.unit(id))))
		}
	})
	t.Run("10.10.2 a side that retreats leaves the area, even a friendly one", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(UK), SetOf(Italy))
		ids := put(t, table, UK, "egypt", "surface")
		for _, w := range legal(t, table, &retreat{Units: ids, Rule: "10.10"}) {
			if w == "retreat:unit/uk-fleet-1>area/egypt" {
				t.Errorf(`stays in Egypt: got %q, want anything but "retreat:unit/uk-fleet-1>area/egypt"`, w)
			}
		}
	})
	t.Run("2.2.1 a fleet that retreats to Lombardy says to which coast", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(UK), SetOf(Italy))
		ids := put(t, table, Italy, "adriatic-sea", "surface")
		finish(t, table, &retreat{Units: ids, Rule: "10.10"}, "retreat:unit/italy-fleet-1>coast/lombardy/adriatic")
		if u := table.unit(ids[0]); u.At != at(t, "lombardy") || u.Coast != AdriaticCoast {
			t.Errorf("lies at %v %v, want %v and %v", u.At, u.Coast, at(t, "lombardy"), AdriaticCoast)
		}
	})
	t.Run("10.10 powers retreat in decreasing effectiveness order", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		war(table, SetOf(UK, France), SetOf(Germany))
		ids := append(put(t, table, France, "benelux", "infantry"), put(t, table, UK, "benelux", "tactical")...)
		p, _ := engine.Start(rules, table, &retreat{Units: ids, Rule: "10.10"})
		if d := asked(t, p, "retreat"); powerAt(d.Seat) != UK {
			t.Errorf("first asked: %v, want %v", powerAt(d.Seat), UK)
		}
	})
	t.Run("7.2.2 no retreat through waters that the enemy holds", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(UK), SetOf(Italy))
		ids := put(t, table, Italy, "eastern-mediterranean", "surface")
		put(t, table, UK, "central-mediterranean", "surface")
		if got := legal(t, table, &retreat{Units: ids, Rule: "10.10"}); len(got) != 0 {
			t.Errorf("through the British fleet: %v, want none", got)
		}
	})
}

func TestEvict(t *testing.T) {
	t.Run("6.1.4 after an alliance is broken its units leave or go into the cup", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(UK, France), SetOf(Germany))
		ids := put(t, table, UK, "paris", "infantry", "tank", "tactical")
		p, _ := engine.Start(rules, table, &evict{})
		for _, want := range []string{"cup:unit/uk-army-1"} {
			if got := inWords(asked(t, p, "retreat").Legal); !slices.Equal(got, []string{want}) {
				t.Errorf("the army may %v, want %v", got, []string{want})
			}
		}
		reply(t, p, "cup:unit/uk-army-1", "cup:unit/uk-army-2", "retreat:unit/uk-air-force-1>area/london")
		if !p.Over() || table.count(UK, Cup, Army) != 2 || table.unit(ids[2]).At != at(t, "london") {
			t.Errorf("not gone: %v %v; want p.Over() true, count(UK, Cup, Army) 2, unit(ids[2]).At %v", p.Stack(), table.Units, at(t, "london"))
		}
	})
	t.Run("7.1 who shares a sea area with a former friend leaves it, the more effective power first", func(t *testing.T) {
		table := europe(t)
		commit(table, Mobilization, UK)
		ally(table, UK, France)
		war(table, SetOf(UK, France), SetOf(Germany))
		put(t, table, UK, "western-approaches", "surface")
		put(t, table, France, "western-approaches", "strategic")
		finish(t, table, &evict{})
		table.Alliance[Democracy] = 0
		p := begin(t, table, &evict{})
		if d := asked(t, p, "retreat"); d.Seat != seatOf(UK) {
			t.Errorf("got %v, want Seat %v", d, seatOf(UK))
		}
		answer(t, p, "cup:unit/uk-fleet-1")
		if !p.Over() || len(table.unitsAt(at(t, "western-approaches"))) != 1 {
			t.Errorf("the French have the sea for themselves and leave it: %v; got p.Over() %v, %v; want true and 1", p.Open(), p.Over(), len(table.unitsAt(at(t, "western-approaches"))))
		}
	})
	t.Run("7.1 the owner of the base in a sea area stays, its former friend leaves", func(t *testing.T) {
		table := europe(t)
		commit(table, Mobilization, UK)
		war(table, SetOf(UK, France), SetOf(Germany))
		put(t, table, UK, "central-mediterranean", "surface")
		put(t, table, France, "central-mediterranean", "tactical")
		finish(t, table, &evict{}, "cup:unit/france-air-force-1")
		if got := whoStands(table, at(t, "central-mediterranean")); got != "uk surface" {
			t.Errorf(`got %v, want "uk surface"`, got)
		}
	})
	t.Run("2.2.4 ships on patrol leave when their port is lost", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(UK, France), SetOf(Germany))
		cube(t, table, Germany, "brittany")
		ids := put(t, table, Germany, "western-approaches", "surface")
		finish(t, table, &evict{})
		cube(t, table, France, "brittany")
		finish(t, table, &evict{}, "retreat:unit/germany-fleet-1>area/ruhr")
		if table.unit(ids[0]).At != at(t, "ruhr") {
			t.Errorf("still on patrol: got %v, want %v", table.unit(ids[0]).At, at(t, "ruhr"))
		}
	})
	t.Run("2.3.3 a British fleet leaves Gibraltar when Spain is taken", func(t *testing.T) {
		table := europe(t)
		spain := at(t, "spain")
		table.Areas[spain].SpecialBase = true
		id := table.place(UK, Fleet, Storage, spain, SouthCoast)
		finish(t, table, &evict{})
		table.takeControl(Germany, spain, "10.9.1", false)
		table.Queue = nil
		p, _ := play(t, table, &evict{})
		if d := asked(t, p, "retreat"); len(d.Legal) < 2 {
			t.Errorf("may %v, want at least 2 of them", d.Legal)
		}
		reply(t, p, "cup:"+string(id.Ref()))
		if table.count(UK, Cup, Fleet) != 1 {
			t.Errorf("not in the cup: got %v, want 1", table.count(UK, Cup, Fleet))
		}
	})
	t.Run("2.2.4 what an operation displaces retreats and is not put into the cup", func(t *testing.T) {
		if e := newEvict([]step{&offensive{}, &operation{Attacked: true}}); !e.Combat {
			t.Error("after an operation: e.Combat = false, want true")
		}
		if e := newEvict([]step{&offensive{}, &operation{}, &outbreak{}}); e.Combat {
			t.Error("in the middle of one, when an ally leaves: e.Combat = true, want false")
		}
		id := UnitID{Germany, Army, 1}
		if e := newEvict([]step{&offensive{}, &retreat{Units: []UnitID{id}}}); !slices.Contains(e.Retreating, id) {
			t.Errorf("a unit that is about to retreat is evicted first: got %v, want %v among them", e.Retreating, id)
		}
		table := europe(t)
		spain := at(t, "spain")
		table.Areas[spain].SpecialBase = true
		table.place(UK, Fleet, Storage, spain, SouthCoast)
		table.takeControl(Germany, spain, "10.9.1", false)
		table.Queue = nil
		p := begin(t, table, &evict{Combat: true})
		asked(t, p, "retreat")
		if offered(p, "cup:unit/uk-fleet-1") || !offered(p, "retreat:unit/uk-fleet-1>area/london") {
			t.Errorf("%v: got offered(p, 'cup:unit/uk-fleet-1') %v, offered(p, 'retreat:unit/uk-fleet-1>area/london') %v; want false and true", p.Open(), offered(p, "cup:unit/uk-fleet-1"), offered(p, "retreat:unit/uk-fleet-1>area/london"))
		}
	})
	t.Run("7.1.4 logistics are destroyed when their base is lost", func(t *testing.T) {
		table := europe(t)
		put(t, table, UK, "central-mediterranean", "logistics")
		table.Areas[at(t, "central-mediterranean")].Base = Italy
		finish(t, table, &evict{})
		if table.count(UK, Available, Logistics) != 1 || table.count(UK, Cup, Logistics) != 0 {
			t.Errorf("the logistics unit is not destroyed: got %v, %v; want 1 and 0", table.count(UK, Available, Logistics), table.count(UK, Cup, Logistics))
		}
	})
	t.Run("7.1 a power that exceeds a limit chooses which excess units to destroy", func(t *testing.T) {
		table := europe(t)
		put(t, table, Italy, "libya", "infantry", "tank")
		p, _ := play(t, table, &evict{})
		want := []string{"destroy:unit/italy-army-1", "destroy:unit/italy-army-2"}
		if got := inWords(asked(t, p, "destroy-excess").Legal); !slices.Equal(got, want) {
			t.Errorf("may %v, want %v", got, want)
		}
		reply(t, p, "destroy:unit/italy-army-1")
		if !p.Over() || table.count(Italy, Available, Army) != 1 || len(table.unitsAt(at(t, "libya"))) != 1 {
			t.Errorf("not destroyed: got p.Over() %v, %v, %v; want true, 1 and 1", p.Over(), table.count(Italy, Available, Army), len(table.unitsAt(at(t, "libya"))))
		}
	})
	t.Run("7.1.4 logistics that leave the force pool leave an excess behind", func(t *testing.T) {
		table := europe(t)
		limit := Card(Italy, Exhaustion).ForcePool
		commit(table, Exhaustion, Italy)
		put(t, table, Italy, "libya", "infantry", "tank", "logistics")
		for k := Army; table.poolSize(Italy) <= limit; {
			if table.count(Italy, Storage, k) == 0 {
				k++
				continue
			}
			table.move(Italy, k, Storage, Available)
		}
		p := begin(t, table, &forcePoolCut{Power: Italy})
		answer(t, p, "remove:unit/italy-logistics-1")
		asked(t, p, "destroy-excess")
	})
	t.Run("7.1.1 of two fortresses one is destroyed", func(t *testing.T) {
		table := europe(t)
		put(t, table, Germany, "berlin", "fortress", "fortress")
		seen := finish(t, table, &evict{})
		if saw(seen, "destroyed", Germany) != 1 {
			t.Errorf("%v: got %v, want 1", seen, saw(seen, "destroyed", Germany))
		}
	})
	t.Run("7.1 nobody leaves who may stay", func(t *testing.T) {
		table := newTable(t)
		if seen := finish(t, table, &evict{}); len(seen) != 0 {
			t.Errorf("got %v, want none", seen)
		}
	})
}
