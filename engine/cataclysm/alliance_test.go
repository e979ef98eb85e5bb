package cataclysm

import "testing"

func TestAlliance(t *testing.T) {
	t.Run("6.1 France and the UK: one die, a 6, and Germany and Italy gain a flag each", func(t *testing.T) {
		table := europe(t)
		give(t, table, UK, Reserve, Flag, 1)
		_, seen := flagged(t, table, France, "alliance:power/uk accept 6 cup:flag/italy cup:flag/germany")
		if table.Alliance[Democracy] != SetOf(France, UK) {
			t.Errorf("no alliance: got %v, want %v", table.Alliance[Democracy], SetOf(France, UK))
		}
		if flags(table, Germany, Cup) != 1 || flags(table, Italy, Cup) != 1 || saw(seen, "gain", NoPower) != 2 {
			t.Errorf("not one flag each: got %v, %v, %v; want 1, 1 and 2", flags(table, Germany, Cup), flags(table, Italy, Cup), saw(seen, "gain", NoPower))
		}
		if flags(table, UK, Available) != int(MixOf(UK)[Flag]) {
			t.Errorf("the ally's flag was not played and returned: got %v, want %v", flags(table, UK, Available), int(MixOf(UK)[Flag]))
		}
	})
	t.Run("6.1 the ally must have a flag in reserve", func(t *testing.T) {
		table := europe(t)
		mustNotOffer(t, table, France, "alliance")
		give(t, table, UK, Reserve, Offensive, 1)
		mustNotOffer(t, table, France, "alliance")
	})
	t.Run("6.1 a power may keep its reserve to itself", func(t *testing.T) {
		table := europe(t)
		give(t, table, UK, Reserve, Flag, 1)
		p, _ := flag(t, table, France, "alliance:power/uk refuse")
		for _, c := range asked(t, p, "political-action").Legal {
			if c.Verb == "alliance" {
				t.Errorf(`it is asked again: got %q, want anything but "alliance"`, c.Verb)
			}
		}
		if table.reserve(UK) != Flag {
			t.Errorf("the reserve is gone: got %v, want %v", table.reserve(UK), Flag)
		}
	})
	t.Run("6.1 three powers at once", func(t *testing.T) {
		table := europe(t)
		give(t, table, Italy, Reserve, Flag, 1)
		give(t, table, Japan, Reserve, Flag, 1)
		table, _ = flagged(t, table, Germany, "alliance:power/italy accept add:power/japan accept 5",
			"cup:flag/france cup:flag/uk cup:flag/us cup:flag/ussr")
		if table.Alliance[Fascism] != SetOf(Germany, Italy, Japan) {
			t.Errorf("got %s, want %v", table.Alliance[Fascism], SetOf(Germany, Italy, Japan))
		}
	})
	t.Run("12.1.2 Il Duce adds a die to an alliance attempt", func(t *testing.T) {
		table := europe(t)
		table.move(Italy, IlDuce, Storage, Reserve)
		table, _ = flagged(t, table, Germany, "alliance:power/italy accept 1 5",
			"cup:flag/france cup:flag/uk cup:flag/ussr")
		if table.Alliance[Fascism] != SetOf(Germany, Italy) {
			t.Errorf("no alliance on two dice: got %v, want %v", table.Alliance[Fascism], SetOf(Germany, Italy))
		}
		if table.count(Italy, Available, IlDuce) != 1 {
			t.Errorf("Il Duce is not available again: got %v, want 1", table.count(Italy, Available, IlDuce))
		}
	})
	t.Run("6.1.1 only the joining power plays a flag; all members provoke, once", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(LendLease)
		ally(table, France, UK)
		give(t, table, Japan, Cup, Flag, 2)
		before := flags(table, Germany, Cup)
		table, _ = flagged(t, table, US, "join:ideology/democracy 1 5 cup:flag/italy cup:flag/japan cup:flag/germany")
		if table.Alliance[Democracy] != SetOf(France, UK, US) || flags(table, Germany, Cup) != before+1 {
			t.Errorf("no alliance, or not one flag: got %v, %v; want %v and %v", table.Alliance[Democracy], flags(table, Germany, Cup), SetOf(France, UK, US), before+1)
		}
		mustNotOffer(t, table, US, "join")
	})
	t.Run("6.1.1 allies do not ask a third", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(LendLease)
		ally(table, France, UK)
		give(t, table, US, Reserve, Flag, 1)
		mustNotOffer(t, table, UK, "alliance")
		mustOffer(t, table, US, "join:ideology/democracy")
	})
	t.Run("6.1.2 belligerent allies are friends", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		if table.friendly(France, UK) {
			t.Error("friends in peace: friendly(France, UK) = true, want false")
		}
		war(table, SetOf(Germany), SetOf(France, UK))
		if !table.friendly(France, UK) {
			t.Error("no friends in war: friendly(France, UK) = false, want true")
		}
	})
	t.Run("12.2.2 the United States waits for Lend Lease", func(t *testing.T) {
		table := europe(t)
		give(t, table, US, Reserve, Flag, 1)
		mustNotOffer(t, table, UK, "alliance")
		table.Markers = table.Markers.With(LendLease)
		mustOffer(t, table, UK, "alliance:power/us")
	})
	t.Run("6.1.3 who cannot join the war cannot become an ally", func(t *testing.T) {
		table := europe(t)
		give(t, table, UK, Reserve, Flag, 1)
		war(table, SetOf(Germany), SetOf(France))
		mustNotOffer(t, table, France, "alliance")
		commit(table, Mobilization, UK)
		mustOffer(t, table, France, "alliance:power/uk")
		commit(table, Exhaustion, UK)
		mustNotOffer(t, table, France, "alliance")
	})
	t.Run("1.1 allies are friendly to each other only while they are belligerent", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		if table.friendly(UK, France) || !table.friendly(UK, UK) {
			t.Errorf("friends in peace: got friendly(UK, France) %v, friendly(UK, UK) %v; want false and true", table.friendly(UK, France), table.friendly(UK, UK))
		}
		war(table, SetOf(Germany), SetOf(France, UK))
		if !table.friendly(UK, France) || table.friendly(UK, US) {
			t.Errorf("no friends at war: got friendly(UK, France) %v, friendly(UK, US) %v; want true and false", table.friendly(UK, France), table.friendly(UK, US))
		}
	})
	t.Run("1.1 an ally that is not in the war is no friend of one that is, nor the other way round", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		war(table, SetOf(Germany), SetOf(UK)) // as it is until France has decided
		if table.friendly(France, UK) || table.friendly(UK, France) {
			t.Errorf("friends: %v %v; got friendly(France, UK) %v, friendly(UK, France) %v; want false and false", table.friends(France), table.friends(UK), table.friendly(France, UK), table.friendly(UK, France))
		}
	})
	t.Run("5.2.3 an alliance provokes nobody who is at war with its members", func(t *testing.T) {
		table := europe(t)
		give(t, table, UK, Reserve, Flag, 1)
		war(table, SetOf(Germany), SetOf(France, UK))
		commit(table, Mobilization, UK, France)
		table, _ = flagged(t, table, France, "alliance:power/uk accept 5 cup:flag/italy")
		if flags(table, Germany, Cup) != 0 {
			t.Errorf("Germany, at war with both, gains a flag: got %v, want 0", flags(table, Germany, Cup))
		}
	})
	t.Run("6.1.3 a new ally joins the wars; their enemy is provoked by its card alone", func(t *testing.T) {
		table := europe(t)
		give(t, table, UK, Reserve, Flag, 1)
		war(table, SetOf(Germany), SetOf(France))
		commit(table, Mobilization, UK, France)
		table, _ = flagged(t, table, France, "alliance:power/uk accept 5 cup:flag/italy cup:flag/germany")
		if table.enemies(UK) != SetOf(Germany) {
			t.Errorf("enemies of the UK: %s, want %v", table.enemies(UK), SetOf(Germany))
		}
		if flags(table, Germany, Cup) != 1 {
			t.Errorf("Germany is provoked by the UK alone: it is at war with France; got %v, want 1", flags(table, Germany, Cup))
		}
	})
	t.Run("6.1.3 the US and Japan: the trade keeps allies out of the war", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(LendLease).With(USJapanTrade)
		commit(table, Mobilization, US, USSR)
		ally(table, France, UK)
		table.Wars = []War{{SetOf(Japan), SetOf(France, UK)}}
		mustNotOffer(t, table, US, "join")
		table.Markers = table.Markers.Without(USJapanTrade)
		mustOffer(t, table, US, "join:ideology/democracy")
	})
	t.Run("6.1.4 two of three stay allied, one of two does not", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK, US)
		table.breakAlliance(France, "6.1.4")
		if table.Alliance[Democracy] != SetOf(UK, US) {
			t.Errorf("got %s, want %v", table.Alliance[Democracy], SetOf(UK, US))
		}
		table.breakAlliance(UK, "6.1.4")
		if !table.Alliance[Democracy].Empty() {
			t.Error("one power is no alliance: Alliance[Democracy].Empty() = false, want true")
		}
	})
}
