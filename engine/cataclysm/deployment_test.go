package cataclysm

import (
	"slices"
	"testing"

	"interbellum/engine"
)

// begin runs a step to its first question without answering anything.
func begin(t *testing.T, table *Table, first step) *engine.Position[Table] {
	t.Helper()
	p, _ := engine.Start(rules, table, first)
	return p
}

// answer gives one answer in words.
func answer(t *testing.T, p *engine.Position[Table], words string) events {
	t.Helper()
	c, err := engine.ParseChoice(words)
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Open()) == 0 {
		t.Fatalf("nobody is asked; %s is left over: got %v, want at least 1", words, len(p.Open()))
	}
	d := p.Open()[0]
	seen, err := p.Apply(d.Answer(p.Seq(), c, ""))
	if err != nil {
		t.Fatalf("got %v, want it accepted; legal: %v", err, d.Legal)
	}
	return seen
}

func offered(p *engine.Position[Table], words string) bool {
	for _, d := range p.Open() {
		for _, c := range d.Legal {
			if c.Words() == words {
				return true
			}
		}
	}
	return false
}

func TestDeployment(t *testing.T) {
	t.Run("8.4 an army goes by land, on board and by land again in one move", func(t *testing.T) {
		table := europe(t)
		id := put(t, table, UK, "scotland", "infantry")[0]
		cube(t, table, UK, "iraq")
		finish(t, table, &deployment{Power: UK}, "deploy:unit/uk-army-1", "to:area/iraq")
		if table.unit(id).At != at(t, "iraq") {
			t.Errorf("is in %v, want %v", table.unit(id).At, at(t, "iraq"))
		}
	})
	t.Run("8.4 units move one at a time, and one may go on after another has moved", func(t *testing.T) {
		table := europe(t)
		put(t, table, Germany, "berlin", "infantry")
		put(t, table, Germany, "ruhr", "tank")
		p := begin(t, table, &deployment{Power: Germany})
		answer(t, p, "deploy:unit/germany-army-1")
		answer(t, p, "to:area/bavaria")
		if offered(p, "deploy:unit/germany-army-1") {
			t.Error("twice running: offered(p, 'deploy:unit/germany-army-1') = true, want false")
		}
		answer(t, p, "deploy:unit/germany-army-2")
		answer(t, p, "to:area/berlin")
		answer(t, p, "deploy:unit/germany-army-1")
		if offered(p, "to:area/berlin") || offered(p, "to:area/bavaria") || !offered(p, "to:area/ruhr") {
			t.Errorf("back to where it was: %v; got offered(p, 'to:area/berlin') %v, offered(p, 'to:area/bavaria') %v, offered(p, 'to:area/ruhr') %v; want false, false and true",
				inWords(p.Open()[0].Legal), offered(p, "to:area/berlin"), offered(p, "to:area/bavaria"), offered(p, "to:area/ruhr"))
		}
		answer(t, p, "to:area/ruhr")
		answer(t, p, "done")
		if !p.Over() {
			t.Error("goes on: p.Over() = false, want true")
		}
	})
	t.Run("2.3.5 who has entered a delay box goes no further in this action, even after others have moved", func(t *testing.T) {
		table := europe(t)
		put(t, table, UK, "egypt", "infantry")
		put(t, table, UK, "london", "tank")
		p := begin(t, table, &deployment{Power: UK})
		answer(t, p, "deploy:unit/uk-army-1")
		answer(t, p, "to:area/south-africa")
		answer(t, p, "deploy:unit/uk-army-2")
		answer(t, p, "to:area/scotland")
		if offered(p, "deploy:unit/uk-army-1") {
			t.Error("the army leaves South Africa again: offered(p, 'deploy:unit/uk-army-1') = true, want false")
		}
		table.unit(UnitID{UK, Army, 1}).At = at(t, "south-africa")
		if p := begin(t, table, &deployment{Power: UK}); !offered(p, "deploy:unit/uk-army-1") {
			t.Error("and not in another action either: offered(p, 'deploy:unit/uk-army-1') = false, want true")
		}
	})
	t.Run("8.4 limits bind a unit that stops, not one that passes", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "austria")
		put(t, table, Germany, "berlin", "infantry")
		put(t, table, Germany, "bavaria", "infantry", "infantry")
		p := begin(t, table, &deployment{Power: Germany})
		answer(t, p, "deploy:unit/germany-army-1")
		if offered(p, "to:area/bavaria") || !offered(p, "to:area/austria") {
			t.Errorf("may go %v: got offered(p, 'to:area/bavaria') %v, offered(p, 'to:area/austria') %v; want false and true", inWords(p.Open()[0].Legal), offered(p, "to:area/bavaria"), offered(p, "to:area/austria"))
		}
	})
	t.Run("8.4 allied units stay where they are", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		war(table, SetOf(France, UK), SetOf(Germany))
		put(t, table, France, "paris", "infantry")
		if p := begin(t, table, &deployment{Power: UK}); !p.Over() {
			t.Errorf("asked %v: p.Over() = false, want true", p.Open())
		}
	})
	t.Run("8.4.1 fortresses and logistics do not move but may be withdrawn into the cup", func(t *testing.T) {
		table := europe(t)
		put(t, table, France, "lorraine", "fortress")
		put(t, table, France, "north-africa", "logistics")
		p := begin(t, table, &deployment{Power: France})
		want := []string{"done", "withdraw:unit/france-fortress-1", "withdraw:unit/france-logistics-1"}
		if got := inWords(p.Open()[0].Legal); !slices.Equal(got, want) {
			t.Errorf("may %v, want %v", got, want)
		}
		answer(t, p, "withdraw:unit/france-fortress-1")
		if table.count(France, Cup, Fortress) != 1 {
			t.Errorf("not in the cup: got %v, want 1", table.count(France, Cup, Fortress))
		}
	})
	t.Run("8.4.1 no withdrawal without a line of communications", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "paris")
		put(t, table, France, "lorraine", "fortress")
		if p := begin(t, table, &deployment{Power: France}); !p.Over() {
			t.Errorf("asked %v: p.Over() = false, want true", p.Open())
		}
	})
	t.Run("7.1.4 with the logistics gone the excess is destroyed when the action ends", func(t *testing.T) {
		table := europe(t)
		put(t, table, Italy, "libya", "infantry", "tank", "logistics")
		p := begin(t, table, &deployment{Power: Italy})
		answer(t, p, "withdraw:unit/italy-logistics-1")
		asked(t, p, "deploy")
		answer(t, p, "done")
		asked(t, p, "destroy-excess")
	})
	t.Run("8.4 like units in one place are offered once", func(t *testing.T) {
		table := europe(t)
		put(t, table, Germany, "berlin", "infantry", "infantry")
		p := begin(t, table, &deployment{Power: Germany})
		if offered(p, "deploy:unit/germany-army-2") || !offered(p, "deploy:unit/germany-army-1") {
			t.Errorf("%v: got offered(p, 'deploy:unit/germany-army-2') %v, offered(p, 'deploy:unit/germany-army-1') %v; want false and true",
				inWords(p.Open()[0].Legal), offered(p, "deploy:unit/germany-army-2"), offered(p, "deploy:unit/germany-army-1"))
		}
	})
	t.Run("7.2.2 ships go out of their port and take up patrol", func(t *testing.T) {
		table := europe(t)
		put(t, table, Germany, "ruhr", "submarine")
		p := begin(t, table, &deployment{Power: Germany})
		if !p.Over() && offered(p, "to:area/western-approaches") {
			t.Errorf("in peace: got %v, want no way to the Western Approaches", p.Open())
		}
		table = europe(t)
		war(table, SetOf(Germany), SetOf(UK))
		put(t, table, Germany, "ruhr", "submarine")
		p = begin(t, table, &deployment{Power: Germany})
		answer(t, p, "deploy:unit/germany-submarine-1")
		answer(t, p, "to:area/western-approaches")
		if u := table.unit(UnitID{Germany, Submarine, 1}); u.At != at(t, "western-approaches") {
			t.Errorf("is in %v, want %v", u.At, at(t, "western-approaches"))
		}
	})
	t.Run("7.2.2 submarines pass the enemy, surface ships do not", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(UK))
		put(t, table, Germany, "ruhr", "submarine", "surface")
		put(t, table, UK, "north-sea", "surface")
		th := table.theatre(Germany, UnitID{})
		sub, ship := th.reach(Submarine, at(t, "ruhr")), th.reach(Fleet, at(t, "ruhr"))
		if !sub.Has(at(t, "western-approaches")) || ship.Has(at(t, "north-sea")) || !ship.Has(at(t, "baltic-sea")) {
			t.Errorf("submarines reach %v ships reach %v: got sub.Has(western-approaches) %v, ship.Has(north-sea) %v, ship.Has(baltic-sea) %v; want true, false and true",
				berthNames(sub), berthNames(ship), sub.Has(at(t, "western-approaches")), ship.Has(at(t, "north-sea")), ship.Has(at(t, "baltic-sea")))
		}
		if ways := th.destinations(table.unit(UnitID{Germany, Submarine, 1})); ways.Has(at(t, "north-sea")) || !ways.Has(at(t, "western-approaches")) {
			t.Errorf("submarines stop in %v: got ways.Has(north-sea) %v, ways.Has(western-approaches) %v; want false and true", berthNames(ways), ways.Has(at(t, "north-sea")), ways.Has(at(t, "western-approaches")))
		}
	})
	t.Run("2.2.1 a fleet is deployed to one coast of Spain or the other", func(t *testing.T) {
		table := europe(t)
		cube(t, table, France, "spain")
		put(t, table, France, "brittany", "surface")
		p := begin(t, table, &deployment{Power: France})
		answer(t, p, "deploy:unit/france-fleet-1")
		if !offered(p, "to:coast/spain/north") || !offered(p, "to:coast/spain/south") {
			t.Errorf("%v: got offered(p, 'to:coast/spain/north') %v, offered(p, 'to:coast/spain/south') %v; want true and true", inWords(p.Open()[0].Legal), offered(p, "to:coast/spain/north"), offered(p, "to:coast/spain/south"))
		}
		answer(t, p, "to:coast/spain/south")
		if u := table.unit(UnitID{France, Fleet, 1}); u.At != at(t, "spain") || u.Coast != SouthCoast {
			t.Errorf("lies at %v %v, want %v and %v", u.At, u.Coast, at(t, "spain"), SouthCoast)
		}
	})
	t.Run("12.2.2 a neutral United States keeps its armies at home", func(t *testing.T) {
		table := europe(t)
		put(t, table, US, "washington-dc", "infantry", "surface")
		cube(t, table, US, "portugal")
		th := table.theatre(US, UnitID{})
		army, fleet := th.destinations(table.unit(UnitID{US, Army, 1})), th.destinations(table.unit(UnitID{US, Fleet, 1}))
		if army.Has(at(t, "portugal")) || !fleet.Has(at(t, "portugal")) {
			t.Errorf("army: %v fleet: %v; got army.Has(portugal) %v, fleet.Has(portugal) %v; want false and true", berthNames(army), berthNames(fleet), army.Has(at(t, "portugal")), fleet.Has(at(t, "portugal")))
		}
	})
}

func TestPlacement(t *testing.T) {
	hand := func(t *testing.T, table *Table, p Power, k Kind) {
		t.Helper()
		table.move(p, k, Storage, Hand)
	}
	t.Run("3.7.2 an army is placed at a production site and may deploy at once", func(t *testing.T) {
		table := europe(t)
		hand(t, table, Germany, Army)
		p := begin(t, table, &placement{Power: Germany, Kind: Army})
		if got := inWords(asked(t, p, "place").Legal); !slices.Equal(got, []string{"place:area/berlin", "place:area/ruhr"}) {
			t.Errorf("may %v, want %v", got, []string{"place:area/berlin", "place:area/ruhr"})
		}
		answer(t, p, "place:area/berlin")
		if d := asked(t, p, "deploy-to"); !offered(p, "to:area/silesia") || !offered(p, "done") {
			t.Errorf("%v: got offered(p, 'to:area/silesia') %v, offered(p, 'done') %v; want true and true", d.Legal, offered(p, "to:area/silesia"), offered(p, "done"))
		}
		answer(t, p, "to:area/silesia")
		if !p.Over() || table.unit(UnitID{Germany, Army, 1}).At != at(t, "silesia") || table.unit(UnitID{Germany, Army, 1}).Deployed {
			t.Errorf("got %v, want it in Silesia and not marked", table.unit(UnitID{Germany, Army, 1}))
		}
	})
	t.Run("3.7.2 it moves and nobody else", func(t *testing.T) {
		table := europe(t)
		put(t, table, Germany, "ruhr", "tank")
		hand(t, table, Germany, Army)
		p := begin(t, table, &placement{Power: Germany, Kind: Army})
		answer(t, p, "place:area/ruhr")
		if d := asked(t, p, "deploy-to"); d.About != "unit/germany-army-2" {
			t.Errorf(`asked about %v, want "unit/germany-army-2"`, d.About)
		}
	})
	t.Run("3.7.2 a naval unit is placed in any coastal home area with a line of communications", func(t *testing.T) {
		table := europe(t)
		hand(t, table, Italy, Fleet)
		p := begin(t, table, &placement{Power: Italy, Kind: Fleet})
		want := []string{"place:area/rome", "place:area/sicily", "place:coast/lombardy/adriatic", "place:coast/lombardy/tyrrhenian"}
		if got := inWords(asked(t, p, "place").Legal); !slices.Equal(got, want) {
			t.Errorf("may %v, want %v", got, want)
		}
		answer(t, p, "place:coast/lombardy/tyrrhenian")
		if u := table.unit(UnitID{Italy, Fleet, 1}); u.Coast != TyrrhenianCoast {
			t.Errorf("lies at %v, want %v", u.Coast, TyrrhenianCoast)
		}
	})
	t.Run("7.1 a full production site takes the unit until it has deployed", func(t *testing.T) {
		table := europe(t)
		put(t, table, France, "paris", "infantry", "tank")
		hand(t, table, France, Army)
		p := begin(t, table, &placement{Power: France, Kind: Army})
		answer(t, p, "place:area/paris")
		answer(t, p, "to:area/brittany")
		if !p.Over() || len(table.unitsAt(at(t, "paris"))) != 2 {
			t.Errorf("somebody was destroyed: got p.Over() %v, %v; want true and 2", p.Over(), len(table.unitsAt(at(t, "paris"))))
		}
		table = europe(t)
		put(t, table, France, "paris", "infantry", "tank")
		hand(t, table, France, Army)
		p = begin(t, table, &placement{Power: France, Kind: Army})
		answer(t, p, "place:area/paris")
		answer(t, p, "done")
		asked(t, p, "destroy-excess")
		answer(t, p, "destroy:unit/france-army-1")
		if !p.Over() || table.count(France, Available, Army) != 1 {
			t.Errorf("nobody was destroyed: got p.Over() %v, %v; want true and 1", p.Over(), table.count(France, Available, Army))
		}
	})
	t.Run("7.1 a full port that is no production site takes no fleet", func(t *testing.T) {
		table := europe(t)
		put(t, table, UK, "scotland", "surface", "surface")
		put(t, table, UK, "london", "surface", "surface")
		got := table.sites(UK, Fleet)
		if london, scotland := at(t, "london"), at(t, "scotland"); !got.Has(london) || got.Has(scotland) {
			t.Errorf("got %s, want London without Scotland", berthNames(got))
		}
		table.remove(UnitID{UK, Fleet, 1}, Available)
		if got := table.sites(UK, Fleet); !got.Has(at(t, "scotland")) {
			t.Errorf("with room in Scotland: got %s: got.Has(scotland) = false, want true", berthNames(got))
		}
	})
	t.Run("8.4.1 a fortress or logistics unit moves when it is played", func(t *testing.T) {
		table := europe(t)
		hand(t, table, UK, Logistics)
		p := begin(t, table, &placement{Power: UK, Kind: Logistics})
		answer(t, p, "place:area/london")
		answer(t, p, "to:area/central-mediterranean")
		if table.unit(UnitID{UK, Logistics, 1}).At != at(t, "central-mediterranean") {
			t.Errorf("not at the base: got %v, want %v", table.unit(UnitID{UK, Logistics, 1}).At, at(t, "central-mediterranean"))
		}
	})
	t.Run("3.7.2 without a production site there is no legal area", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "paris")
		if table.canPlace(France, Army) || table.canPlace(France, Fleet) || !table.canPlace(UK, Army) {
			t.Errorf("France may place: got canPlace(France, Army) %v, canPlace(France, Fleet) %v, canPlace(UK, Army) %v; want false, false and true", table.canPlace(France, Army), table.canPlace(France, Fleet), table.canPlace(UK, Army))
		}
	})
	t.Run("12.1.1 nothing is placed in the demilitarized Ruhr", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(RhinelandDemilitarized)
		if got := berthNames(table.sites(Germany, Army)); got != "berlin" {
			t.Errorf(`sites: %v, want "berlin"`, got)
		}
	})
}

func TestUpgrade(t *testing.T) {
	t.Run("3.7.3 a marker turns over a unit with a line of communications and returns", func(t *testing.T) {
		table := europe(t)
		cube(t, table, Germany, "paris")
		put(t, table, Germany, "berlin", "infantry", "tank")
		put(t, table, Germany, "sicily", "infantry")
		table.move(Germany, TankUpgrade, Storage, Hand)
		cube(t, table, France, "ruhr")
		p := begin(t, table, &upgrade{Power: Germany, Kind: TankUpgrade})
		if got := inWords(asked(t, p, "upgrade").Legal); !slices.Equal(got, []string{"upgrade:unit/germany-army-1"}) {
			t.Errorf("may %v, want %v", got, []string{"upgrade:unit/germany-army-1"})
		}
		answer(t, p, "upgrade:unit/germany-army-1")
		if !p.Over() || !table.unit(UnitID{Germany, Army, 1}).Upgraded || table.count(Germany, Available, TankUpgrade) != 1 {
			t.Errorf("got %v and %d markers available, want it upgraded and 1", table.unit(UnitID{Germany, Army, 1}), table.count(Germany, Available, TankUpgrade))
		}
	})
	t.Run("3.7.3 each marker has its kind of unit", func(t *testing.T) {
		table := europe(t)
		put(t, table, UK, "london", "surface", "strategic")
		if table.canUpgrade(UK, TankUpgrade) || !table.canUpgrade(UK, CarrierUpgrade) || table.canUpgrade(UK, StrategicUpgrade) {
			t.Errorf("wrong: got canUpgrade(UK, TankUpgrade) %v, canUpgrade(UK, CarrierUpgrade) %v, canUpgrade(UK, StrategicUpgrade) %v; want false, true and false",
				table.canUpgrade(UK, TankUpgrade), table.canUpgrade(UK, CarrierUpgrade), table.canUpgrade(UK, StrategicUpgrade))
		}
	})
}
