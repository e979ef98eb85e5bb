package cataclysm

import "testing"

func TestTargets(t *testing.T) {
	t.Run("9.1 what may be attacked: an enemy's area, an ungarrisoned country, never a friend's", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "bavaria", "infantry")
		cube(t, table, Germany, "austria")
		put(t, table, Germany, "austria", "infantry")
		cube(t, table, Italy, "hungary")
		got := targetsOf(table, Germany, 1)
		if !offers(got, "land:area/lorraine") || !offers(got, "land:area/czechoslovakia") {
			t.Errorf("Germany may attack only %v: got offers(got, 'land:area/lorraine') %v, offers(got, 'land:area/czechoslovakia') %v; want true and true", got, offers(got, "land:area/lorraine"), offers(got, "land:area/czechoslovakia"))
		}
		if offers(got, "land:area/hungary") || offers(got, "land:area/lombardy") || offers(got, "land:area/austria") {
			t.Errorf("Germany may attack its own side: %v; got offers(got, 'land:area/hungary') %v, offers(got, 'land:area/lombardy') %v, offers(got, 'land:area/austria') %v; want false, false and false",
				got, offers(got, "land:area/hungary"), offers(got, "land:area/lombardy"), offers(got, "land:area/austria"))
		}
	})
	t.Run("9.1 a neutral power's home area is no target", func(t *testing.T) {
		table := withoutFlags(europe(t))
		put(t, table, Germany, "ruhr", "infantry")
		if got := targetsOf(table, Germany, 1); offers(got, "land:area/lorraine") || !offers(got, "land:area/benelux") {
			t.Errorf("%v: got offers(got, 'land:area/lorraine') %v, offers(got, 'land:area/benelux') %v; want false and true", got, offers(got, "land:area/lorraine"), offers(got, "land:area/benelux"))
		}
	})
	t.Run("2.2.8 remote areas are safe from attack", func(t *testing.T) {
		table := atWar(t, Germany, USSR)
		cube(t, table, Germany, "volga")
		put(t, table, Germany, "volga", "infantry", "strategic")
		if got := targetsOf(table, Germany, 3); offers(got, "land:area/urals") || !offers(got, "land:area/moscow") {
			t.Errorf("%v: got offers(got, 'land:area/urals') %v, offers(got, 'land:area/moscow') %v; want false and true", got, offers(got, "land:area/urals"), offers(got, "land:area/moscow"))
		}
	})
	t.Run("9.1.1 an ungarrisoned country defends itself, no matter who controls it", func(t *testing.T) {
		table := atWar(t, Germany, France)
		cube(t, table, France, "poland")
		if got := table.primaryDefenders(Germany, "land", at(t, "poland")); got != SetOf(Neutral) {
			t.Errorf("got %v, want %v", got, SetOf(Neutral))
		}
		put(t, table, France, "poland", "infantry")
		if got := table.primaryDefenders(Germany, "land", at(t, "poland")); got != SetOf(France) {
			t.Errorf("with a French army there: %v, want %v", got, SetOf(France))
		}
	})
	t.Run("9.1.1 a power with a unit of the operation's type goes before the controller", func(t *testing.T) {
		table := atWar(t, Germany, France, UK)
		ally(table, France, UK)
		paris := at(t, "paris")
		if got := table.primaryDefenders(Germany, "land", paris); got != SetOf(France) {
			t.Errorf("empty Paris is defended by %v, want %v", got, SetOf(France))
		}
		put(t, table, UK, "paris", "infantry")
		if got := table.primaryDefenders(Germany, "land", paris); got != SetOf(UK) {
			t.Errorf("by land: %v, want %v", got, SetOf(UK))
		}
		put(t, table, France, "paris", "tactical")
		if got := table.primaryDefenders(Germany, "air", paris); got != SetOf(France) {
			t.Errorf("in the air: %v, want %v", got, SetOf(France))
		}
		if got := table.primaryDefenders(Germany, "land", paris); got != SetOf(UK) {
			t.Errorf("by land, with French aircraft there: %v, want %v", got, SetOf(UK))
		}
	})
	t.Run("9.1.1 the owner of the base defends it", func(t *testing.T) {
		table := atWar(t, Italy, UK)
		put(t, table, UK, "central-mediterranean", "strategic")
		if got := table.primaryDefenders(Italy, "naval", at(t, "central-mediterranean")); got != SetOf(UK) {
			t.Errorf("got %v, want %v", got, SetOf(UK))
		}
	})
	t.Run("9.1.1 of two powers with units the attacker chooses", func(t *testing.T) {
		table := atWar(t, Germany, France, UK)
		ally(table, France, UK)
		cube(t, table, Germany, "lorraine")
		put(t, table, Germany, "lorraine", "infantry")
		put(t, table, UK, "paris", "infantry")
		put(t, table, France, "paris", "infantry")
		pos, _ := fight(t, table, Germany, "land", "paris", 1)
		d := asked(t, pos, "primary-defender")
		if d.Seat != seatOf(Germany) || len(d.Legal) != 2 {
			t.Errorf("%v: got %v, %v; want %v and 2", d, d.Seat, len(d.Legal), seatOf(Germany))
		}
		reply(t, pos, "defender:power/uk")
		if got := pos.Table().Battle.Defender; got != UK {
			t.Errorf("defended by %v, want %v", got, UK)
		}
	})
	t.Run("9.1.2 land next door, ships at ships, aircraft at aircraft, bombs on resources", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "london", "infantry", "surface", "strategic", "tactical")
		put(t, table, Germany, "baltic-sea", "surface")
		put(t, table, Germany, "ruhr", "submarine")
		got := targetsOf(table, UK, 1)
		if !offers(got, "naval:area/ruhr") || offers(got, "naval:area/berlin") {
			t.Errorf("by sea: %v; got offers(got, 'naval:area/ruhr') %v, offers(got, 'naval:area/berlin') %v; want true and false", got, offers(got, "naval:area/ruhr"), offers(got, "naval:area/berlin"))
		}
		if offers(got, "air:area/ruhr") || !offers(got, "bomb:area/ruhr") {
			t.Errorf("by air: %v; got offers(got, 'air:area/ruhr') %v, offers(got, 'bomb:area/ruhr') %v; want false and true", got, offers(got, "air:area/ruhr"), offers(got, "bomb:area/ruhr"))
		}
		if offers(got, "land:area/ruhr") || offers(got, "land:area/benelux") || offers(got, "invade:area/ruhr") {
			t.Errorf("by land: %v; got offers(got, 'land:area/ruhr') %v, offers(got, 'land:area/benelux') %v, offers(got, 'invade:area/ruhr') %v; want false, false and false",
				got, offers(got, "land:area/ruhr"), offers(got, "land:area/benelux"), offers(got, "invade:area/ruhr"))
		}
		put(t, table, Germany, "ruhr", "tactical")
		if got = targetsOf(table, UK, 1); !offers(got, "air:area/ruhr") {
			t.Errorf("by air, with aircraft in the Ruhr: %v: offers(got, 'air:area/ruhr') = false, want true", got)
		}
	})
	t.Run("6.2 the operation that a declaration obliges to is against one of its targets", func(t *testing.T) {
		table := atWar(t, Germany, France, UK)
		put(t, table, Germany, "ruhr", "infantry")
		all := table.operationChoices(Germany, 1, 0)
		bound := inWords(table.operationChoices(Germany, 1, SetOf(France)))
		if !offers(inWords(all), "land:area/benelux") || len(bound) != 1 || bound[0] != "land:area/lorraine" {
			t.Errorf(`%v %v; want offers(inWords(all), 'land:area/benelux') true, len(bound) 1, bound[0] "land:area/lorraine"`, inWords(all), bound)
		}
		if got := table.operationChoices(Germany, 1, SetOf(UK)); len(got) > 0 {
			t.Errorf("%v: got %v, want 0", inWords(got), len(got))
		}
	})
	t.Run("12.1 under the Stresa Front Germany leaves Italy's interests alone", func(t *testing.T) {
		table := withoutFlags(europe(t))
		put(t, table, Germany, "bavaria", "infantry")
		if got := targetsOf(table, Germany, 1); !offers(got, "land:area/austria") || !offers(got, "land:area/czechoslovakia") {
			t.Errorf("%v: got offers(got, 'land:area/austria') %v, offers(got, 'land:area/czechoslovakia') %v; want true and true", got, offers(got, "land:area/austria"), offers(got, "land:area/czechoslovakia"))
		}
		table.Markers = table.Markers.With(StresaFront)
		if got := targetsOf(table, Germany, 1); offers(got, "land:area/austria") || !offers(got, "land:area/czechoslovakia") {
			t.Errorf("with the marker: %v; got offers(got, 'land:area/austria') %v, offers(got, 'land:area/czechoslovakia') %v; want false and true", got, offers(got, "land:area/austria"), offers(got, "land:area/czechoslovakia"))
		}
	})
	t.Run("9.7 Democracies attack countries at war only, others at any time", func(t *testing.T) {
		table := withoutFlags(europe(t))
		put(t, table, France, "paris", "infantry")
		put(t, table, USSR, "ukraine", "infantry")
		if got := targetsOf(table, France, 1); len(got) > 0 {
			t.Errorf("France: %v, want none", got)
		}
		if got := targetsOf(table, USSR, 1); !offers(got, "land:area/poland") {
			t.Errorf("Soviet Union: %v: offers(got, 'land:area/poland') = false, want true", got)
		}
		war(table, SetOf(France), SetOf(Italy))
		if got := targetsOf(table, France, 1); !offers(got, "land:area/benelux") {
			t.Errorf("belligerent France: %v: offers(got, 'land:area/benelux') = false, want true", got)
		}
	})
	t.Run("9.7 a garrisoned country is attacked only as an enemy's", func(t *testing.T) {
		table := withoutFlags(europe(t))
		cube(t, table, France, "poland")
		put(t, table, Germany, "silesia", "infantry")
		put(t, table, France, "poland", "tactical")
		if got := targetsOf(table, Germany, 1); !offers(got, "land:area/poland") {
			t.Errorf("aircraft are no garrison: %v: offers(got, 'land:area/poland') = false, want true", got)
		}
		put(t, table, France, "poland", "infantry")
		if got := targetsOf(table, Germany, 1); offers(got, "land:area/poland") {
			t.Errorf("garrisoned: %v: offers(got, 'land:area/poland') = true, want false", got)
		}
		war(table, SetOf(Germany), SetOf(France))
		if got := targetsOf(table, Germany, 1); !offers(got, "land:area/poland") {
			t.Errorf("at war: %v: offers(got, 'land:area/poland') = false, want true", got)
		}
	})
}
