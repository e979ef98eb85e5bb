package cataclysm

import (
	"slices"
	"testing"
)

func TestSupport(t *testing.T) {
	t.Run("10.2 allied units come only with their owner's leave", func(t *testing.T) {
		table := withoutFlags(europe(t))
		ally(table, France, UK)
		war(table, SetOf(Germany), SetOf(France, UK))
		put(t, table, Germany, "ruhr", "infantry")
		giveCountries(t, table, France, "benelux")
		put(t, table, France, "benelux", "infantry")
		put(t, table, UK, "london", "tactical", "strategic")
		pos, _ := fight(t, table, Germany, "land", "benelux", 1, "support:unit/uk-air-force-1")
		if d := asked(t, pos, "use-my-units"); d.Seat != seatOf(UK) || d.Rule != "10.2" {
			t.Fatalf(`got %v, want Seat %v and Rule "10.2"`, d, seatOf(UK))
		}
		reply(t, pos, "refuse")
		if pos.Open()[0].Kind == "support" || len(table.Battle.Sides[defending]) != 1 {
			t.Errorf(`asked again: %v; want pos.Open()[0].Kind anything but "support", len(Battle.Sides[defending]) 1`, pos.Open())
		}
	})
	t.Run("10.2 units in the target must support", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, France, "lorraine", "tactical")
		_, seen := fight(t, table, Germany, "land", "lorraine", 1)
		if saw(seen, "air-superiority", France) != 1 {
			t.Errorf("the French air force in Lorraine stands aside: got %v, want 1", saw(seen, "air-superiority", France))
		}
	})
	t.Run("10.2 the attacker's aircraft at its base in the country must support too", func(t *testing.T) {
		table := atWar(t, UK, Italy)
		table.Areas[at(t, "spain")].SpecialBase = true
		giveCountries(t, table, UK, "portugal")
		put(t, table, UK, "portugal", "infantry")
		put(t, table, UK, "spain", "tactical", "surface")
		_, seen := fight(t, table, UK, "land", "spain", 1, "5 1")
		if saw(seen, "support", UK) != 1 || saw(seen, "air-superiority", UK) != 1 {
			t.Errorf("supported: %v; got %v, %v; want 1 and 1", saw(seen, "support", UK), saw(seen, "support", UK), saw(seen, "air-superiority", UK))
		}
	})
	t.Run("10.2 range has no part in it, adjacency has", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, Germany, "berlin", "strategic")
		put(t, table, Germany, "bavaria", "tactical")
		pos, _ := fight(t, table, Germany, "land", "lorraine", 1)
		if got := inWords(asked(t, pos, "support").Legal); !slices.Equal(got, []string{"done", "support:unit/germany-air-force-2"}) {
			t.Errorf("got %v, want %v", got, []string{"done", "support:unit/germany-air-force-2"})
		}
	})
	t.Run("10.2 fleets in port support naval combat, submarines and ships on patrol do not", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "london", "surface", "surface")
		put(t, table, UK, "scotland", "submarine")
		put(t, table, UK, "norwegian-sea", "surface")
		put(t, table, Germany, "north-sea", "submarine")
		pos, _ := fight(t, table, UK, "naval", "north-sea", 1, "activate:unit/uk-fleet-1 go")
		if got := inWords(asked(t, pos, "support").Legal); !slices.Equal(got, []string{"done", "support:unit/uk-fleet-2"}) {
			t.Errorf("got %v, want %v", got, []string{"done", "support:unit/uk-fleet-2"})
		}
	})
	t.Run("10.2 aircraft on patrol at sea are on no airfield", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		giveCountries(t, table, UK, "norway")
		put(t, table, UK, "norway", "infantry", "tactical")
		put(t, table, UK, "north-sea", "strategic")
		giveCountries(t, table, Germany, "denmark")
		put(t, table, UK, "london", "surface")
		put(t, table, Germany, "denmark", "surface")
		pos, _ := fight(t, table, UK, "naval", "denmark", 1, "activate:unit/uk-fleet-1 go")
		if pos.Open()[0].Kind == "support" {
			t.Errorf(`%v: got %q, want anything but "support"`, inWords(pos.Open()[0].Legal), pos.Open()[0].Kind)
		}
	})
	t.Run("9.6 supporting units check supply when they are committed", func(t *testing.T) {
		table := atWar(t, Germany, France)
		giveCountries(t, table, France, "hungary", "austria")
		put(t, table, Germany, "bavaria", "infantry")
		put(t, table, France, "hungary", "tactical")
		put(t, table, France, "austria", "infantry")
		fight(t, table, Germany, "land", "austria", 1, "support:unit/france-air-force-1")
		list := table.Battle.Sides[defending]
		if f := list[len(list)-1]; !f.Support || !f.Limited {
			t.Errorf("%v: got f.Support %v, f.Limited %v; want true and true", f, f.Support, f.Limited)
		}
	})
	t.Run("10.2 nobody helps a country but who is at war with the attacker", func(t *testing.T) {
		table := withoutFlags(europe(t))
		cube(t, table, France, "benelux")
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, France, "paris", "tactical")
		pos, _ := fight(t, table.clone(), Germany, "land", "benelux", 1)
		if pos.Open()[0].Kind != "land-combat" {
			t.Errorf(`got %v, want [0].Kind "land-combat"`, pos.Open())
		}
		war(table, SetOf(Germany), SetOf(France))
		pos, _ = fight(t, table, Germany, "land", "benelux", 1)
		if d := asked(t, pos, "support"); d.Seat != seatOf(France) {
			t.Errorf("got %v, want Seat %v", d, seatOf(France))
		}
	})
	t.Run("10.2 a country without a controller is helped by the attacker's enemies", func(t *testing.T) {
		table := atWar(t, Germany, UK)
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, UK, "london", "tactical")
		pos, _ := fight(t, table, Germany, "land", "benelux", 1)
		if d := asked(t, pos, "support"); d.Seat != seatOf(UK) {
			t.Errorf("got %v, want Seat %v", d, seatOf(UK))
		}
	})
	t.Run("10.2 a country is not helped by enemies who are no friends of its controller", func(t *testing.T) {
		table := withoutFlags(europe(t))
		war(table, SetOf(Germany), SetOf(France, UK)) // at war together, but not allied
		cube(t, table, France, "benelux")
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, UK, "london", "tactical")
		pos, _ := fight(t, table, Germany, "land", "benelux", 1)
		if pos.Open()[0].Kind == "support" {
			t.Errorf(`got %v, want [0].Kind anything but "support"`, pos.Open())
		}
	})
	t.Run("10.10 supporters that lose retreat with the rest", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "infantry", "tactical")
		put(t, table, France, "lorraine", "infantry", "infantry")
		fightToEnd(t, table, Germany, "land", "lorraine", 1, `support:unit/germany-air-force-1 3 2 1 4 1 retreat
			retreat:unit/germany-army-1>area/ruhr retreat:unit/germany-air-force-1>area/ruhr done`)
		if got := whoStands(table, at(t, "ruhr")); got != "germany infantry, germany tactical" {
			t.Errorf(`in the Ruhr: %v, want "germany infantry, germany tactical"`, got)
		}
	})
}
