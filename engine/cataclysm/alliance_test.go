package cataclysm

import "testing"

func TestAlliance(t *testing.T) {
	t.Run("6.1 France and the UK: one die, a 6, and Germany and Italy gain a flag each", func(t *testing.T) {
		table := europe(t)
		give(t, table, UK, Reserve, Flag, 1)
		_, seen := flagged(t, table, France, "alliance:power/uk accept 6 cup:flag/italy cup:flag/germany")
		if table.Alliance[Democracy] != SetOf(France, UK) {
			t.Error("no alliance")
		}
		if flags(table, Germany, Cup) != 1 || flags(table, Italy, Cup) != 1 || saw(seen, "gain", NoPower) != 2 {
			t.Error("not one flag each")
		}
		if flags(table, UK, Available) != int(MixOf(UK)[Flag]) {
			t.Error("the ally's flag was not played and returned")
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
				t.Error("it is asked again")
			}
		}
		if table.reserve(UK) != Flag {
			t.Error("the reserve is gone")
		}
	})
	t.Run("6.1 three powers at once", func(t *testing.T) {
		table := europe(t)
		give(t, table, Italy, Reserve, Flag, 1)
		give(t, table, Japan, Reserve, Flag, 1)
		table, _ = flagged(t, table, Germany, "alliance:power/italy accept add:power/japan accept 5",
			"cup:flag/france cup:flag/uk cup:flag/us cup:flag/ussr")
		if table.Alliance[Fascism] != SetOf(Germany, Italy, Japan) {
			t.Errorf("%s", table.Alliance[Fascism])
		}
	})
	t.Run("12.1.2 Il Duce adds a die to an alliance attempt", func(t *testing.T) {
		table := europe(t)
		table.move(Italy, IlDuce, Aside, Reserve)
		table, _ = flagged(t, table, Germany, "alliance:power/italy accept 1 5",
			"cup:flag/france cup:flag/uk cup:flag/ussr")
		if table.Alliance[Fascism] != SetOf(Germany, Italy) {
			t.Error("no alliance on two dice")
		}
		if table.count(Italy, Available, IlDuce) != 1 {
			t.Error("Il Duce is not available again")
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
			t.Error("no alliance, or not one flag")
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
			t.Error("friends in peace")
		}
		war(table, SetOf(Germany), SetOf(France, UK))
		if !table.friendly(France, UK) {
			t.Error("no friends in war")
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
			t.Error("friends in peace")
		}
		war(table, SetOf(Germany), SetOf(France, UK))
		if !table.friendly(UK, France) || table.friendly(UK, US) {
			t.Error("no friends at war")
		}
	})
	t.Run("1.1 an ally that is not in the war is no friend of one that is, nor the other way round", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		war(table, SetOf(Germany), SetOf(UK)) // as it is until France has decided
		if table.friendly(France, UK) || table.friendly(UK, France) {
			t.Error("friends:", table.friends(France), table.friends(UK))
		}
	})
	t.Run("5.2.3 an alliance provokes nobody who is at war with its members", func(t *testing.T) {
		table := europe(t)
		give(t, table, UK, Reserve, Flag, 1)
		war(table, SetOf(Germany), SetOf(France, UK))
		commit(table, Mobilization, UK, France)
		table, _ = flagged(t, table, France, "alliance:power/uk accept 5 cup:flag/italy")
		if flags(table, Germany, Cup) != 0 {
			t.Error("Germany, at war with both, gains a flag")
		}
	})
	t.Run("6.1.3 a new ally joins the wars; their enemy is provoked by its card alone", func(t *testing.T) {
		table := europe(t)
		give(t, table, UK, Reserve, Flag, 1)
		war(table, SetOf(Germany), SetOf(France))
		commit(table, Mobilization, UK, France)
		table, _ = flagged(t, table, France, "alliance:power/uk accept 5 cup:flag/italy cup:flag/germany")
		if table.enemies(UK) != SetOf(Germany) {
			t.Errorf("enemies of the UK: %s", table.enemies(UK))
		}
		if flags(table, Germany, Cup) != 1 {
			t.Error("Germany is provoked by the UK alone: it is at war with France")
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
			t.Errorf("%s", table.Alliance[Democracy])
		}
		table.breakAlliance(UK, "6.1.4")
		if !table.Alliance[Democracy].Empty() {
			t.Error("one power is no alliance")
		}
	})
}
