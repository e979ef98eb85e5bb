package triumph

import (
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/blocks"
)

func TestGovernment(t *testing.T) {
	t.Run("7.3 players play in Turn Order, and may play after having passed", func(t *testing.T) { kit(t).InTurn([2]string{"spain", "latin_america"}) })
	t.Run("7.3 a player passes by order whatever others play", func(t *testing.T) { kit(t).PassesOn("spain") })
	t.Run("7.3 an order to pass ends with the phase", func(t *testing.T) { blocks.PassesForAPhase(t, learnedGame(), "1936") })
	t.Run("7.35 three passes in succession end it", func(t *testing.T) { kit(t).Passing("spain") })
	t.Run("7.31 an Action card gains Influence over the Neutral at one of its ends", func(t *testing.T) {
		table := europe(t)
		hold(t, table, Axis, "action/1", "investment/1")
		s := govern(t, table)
		same(t, "diplomacy", legal(s, "axis", "diplomacy"), "diplomacy:action/1>nation/spain diplomacy:action/1>nation/yugoslavia")
		table = europe(t)
		hold(t, table, Axis, "action/1")
		table.TakeNation(nation(t, "spain"), USSR)
		table.Nations[nation(t, "yugoslavia")].Armed = true
		same(t, "a Satellite and an Armed Minor", legal(govern(t, table), "axis", "diplomacy"), "")
	})
	t.Run("7.31 a Rival's card in play for the same Neutral cancels it", func(t *testing.T) {
		table := europe(t)
		hold(t, table, Axis, "action/1")
		hold(t, table, West, "action/6", "action/16")
		s := govern(t, table)
		s.Play("axis", "diplomacy:action/1>nation/spain")
		s.Play("west", "diplomacy:action/6>nation/spain")
		if now := tableOf(s); len(now.Diplomacy) != 0 || !now.Decks[blockwar.ActionDeck].Discard.Has(1) || !now.Decks[blockwar.ActionDeck].Discard.Has(6) {
			t.Errorf("in play: %v; want Diplomacy none, Has(1) true and Has(6) true", now.Diplomacy)
		}
		s.Pass("ussr", "axis")
		s.Play("west", "diplomacy:action/16>nation/spain")
		s.Pass("ussr", "axis", "west")
		same(t, "spain", marks(t, tableOf(s), "spain"), "west 1")
	})
	t.Run("7.4 each card left adds a marker, or takes a Rival's away", func(t *testing.T) {
		table := europe(t)
		influence(t, table, Axis, 1, "spain")
		influence(t, table, USSR, 2, "poland")
		hold(t, table, West, "action/1", "action/6", "action/8")
		s := govern(t, table)
		s.Pass("axis")
		s.Play("west", "diplomacy:action/1>nation/spain")
		s.Pass("ussr", "axis")
		s.Play("west", "diplomacy:action/6>nation/spain")
		s.Pass("ussr", "axis")
		s.Play("west", "diplomacy:action/8>nation/poland")
		same(t, "spain, before", marks(t, tableOf(s), "spain"), "axis 1")
		s.Pass("ussr", "axis", "west")
		same(t, "spain", marks(t, tableOf(s), "spain"), "west 1")
		same(t, "poland", marks(t, tableOf(s), "poland"), "ussr 1")
		want(t, "discards", tableOf(s).Decks[blockwar.ActionDeck].Discard.Len(), 3)
	})
	t.Run("7.5 everybody discards down to the HandSize", func(t *testing.T) { kit(t).HandSizes() })
	t.Run("4.3 how many cards there are in a hand everybody sees, and which nobody else", func(t *testing.T) { kit(t).PublicHands() })
	t.Run("4.1 a card is used up whatever it is played for", func(t *testing.T) {
		table := europe(t)
		hold(t, table, Axis, "action/1")
		s := govern(t, table)
		s.Play("axis", "diplomacy:action/1>nation/spain")
		want(t, "cards in hand", tableOf(s).Faction(Axis).Hand.Len(), 0)
		s.Pass("west", "ussr")
		same(t, "left to the Axis", strings.Join(s.Legal("axis"), " "), engine.Pass)
	})
}

func TestIndustry(t *testing.T) {
	t.Run("7.32 Factories worth the Factory Cost raise IND by one", func(t *testing.T) {
		table := europe(t)
		hold(t, table, Axis, "investment/1", "investment/2", "investment/4") // 2, 3, 1
		s := govern(t, table)
		s.Play("axis", "industry", "factory:investment/4#1", "factory:investment/2#3")
		s.Asked("axis", "industry")
		s.Play("axis", "factory:investment/1#2")
		want(t, "IND", int(tableOf(s).Faction(Axis).Ind), 13)
		want(t, "discards", tableOf(s).Decks[blockwar.InvestmentDeck].Discard.Len(), 3)
		s.Asked("west", "government")
	})
	t.Run("7.32 too few Factories cannot be played, and IND goes up twice a Year at most", func(t *testing.T) {
		table := europe(t)
		hold(t, table, USSR, "investment/13", "investment/12") // 4 and 3 reach 7
		hold(t, table, West, "investment/16", "investment/1")  // 4 and 2 reach 6
		hold(t, table, Axis, "investment/17")                  // 4 of 5
		s := govern(t, table)
		s.Refused("axis", "industry")
		s.Pass("axis")
		s.Offered("west", "industry")
		s.Pass("west")
		s.Offered("ussr", "industry")
		table = europe(t)
		hold(t, table, West, "investment/16", "investment/1")
		table.Faction(West).Raised = 2
		table.Order = printed().TurnOrder(3)
		govern(t, table).Refused("west", "industry")
	})
	t.Run("15.22 each Declaration of War upon a Faction lowers its Factory Cost by a level", func(t *testing.T) {
		table := europe(t)
		for f, costs := range map[Faction][]int{Axis: {5, 4, 3}, West: {6, 5, 4}, USSR: {7, 5, 3}} {
			fresh := table.Clone()
			for i, g := range append([]Faction{blockwar.NoFaction}, f.Rivals()...) {
				if g != blockwar.NoFaction {
					declare(fresh, g, f)
				}
				want(t, printed().FactionFacts(f).Slug, fresh.FactoryCost(f), costs[i])
			}
		}
		declare(table, Axis, West)
		want(t, "the declarer", table.FactoryCost(Axis), 5)
		usaJoins(table)
		want(t, "the West with the USA", table.FactoryCost(West), 4)
	})
}

func TestDiplomacy(t *testing.T) {
	t.Run("8.11 an Unaligned Neutral serves nobody", func(t *testing.T) {
		table := europe(t)
		for _, f := range blockwar.AllFactions {
			want(t, printed().FactionFacts(f).Slug, table.Levels(f, false).Pop, printed().FactionFacts(f).Start.Pop)
		}
		if table.User(at(t, "warsaw")) != blockwar.NoFaction {
			t.Errorf("somebody has the use of Warsaw: got %v, want %v", table.User(at(t, "warsaw")), blockwar.NoFaction)
		}
	})
	t.Run("8.12 an Associate gives POP and RES, and stays Neutral", func(t *testing.T) {
		table := europe(t)
		influence(t, table, USSR, 1, "persia")
		if got := table.Levels(USSR, false); got.Pop != 13 || got.Res != 15 {
			t.Errorf("got %+v; want Pop 13 and Res 15", got)
		}
		if table.Controller(at(t, "tehran")) != blockwar.NoFaction || len(table.Builder(USSR).CadreTypes(SovietUnion, at(t, "tehran"))) > 0 {
			t.Errorf("the USSR controls Persia: got Controller(tehran) %v and CadreTypes(SovietUnion, tehran) %v; want %v and none", table.Controller(at(t, "tehran")), table.Builder(USSR).CadreTypes(SovietUnion, at(t, "tehran")), blockwar.NoFaction)
		}
	})
	t.Run("8.13 a Protectorate likewise", func(t *testing.T) {
		table := europe(t)
		influence(t, table, Axis, 2, "austria", "rumania")
		if got := table.Levels(Axis, false); got.Pop != 13 || got.Res != 8 {
			t.Errorf("got %+v; want Pop 13 and Res 8", got)
		}
		if s := table.Status(nation(t, "austria"), Axis); s != 2 || !table.Neutral(nation(t, "austria")) {
			t.Errorf("status %d: got table %+v; want s 2 and Neutral(nation(austria)) true", s, table)
		}
	})
	t.Run("8.1 a Neutral is nobody's until it is a Satellite or Violated", func(t *testing.T) {
		table := europe(t)
		spain := nation(t, "spain")
		if !table.NeutralMinor(spain) || !table.Neutral(USA) || table.NeutralMinor(USA) || table.Neutral(Germany) || table.Neutral(nation(t, "canada")) {
			t.Errorf("got Neutral Minors Spain %v and USA %v, Neutrals USA %v, Germany %v and Canada %v; want Spain, and the USA as no Minor",
				table.NeutralMinor(spain), table.NeutralMinor(USA), table.Neutral(USA), table.Neutral(Germany), table.Neutral(nation(t, "canada")))
		}
		table.Nations[spain].Armed = true
		if table.Neutral(spain) || table.CanPress(spain, Axis) {
			t.Errorf("8.14 Diplomacy reaches an Armed Minor: got Neutral(spain) %v and CanPress(spain, Axis) %v; want false and false", table.Neutral(spain), table.CanPress(spain, Axis))
		}
	})
	t.Run("8.2 three markers make a Satellite, with units of the Great Power", func(t *testing.T) {
		table := europe(t)
		influence(t, table, Axis, 2, "poland")
		hold(t, table, Axis, "action/8")
		s := govern(t, table)
		s.Play("axis", "diplomacy:action/8>nation/poland")
		s.Pass("west", "ussr", "axis")
		placed := map[string]string{}
		for i, kind := range []string{"tank", "infantry", "airforce"} {
			d := s.Asked("axis", "place-unit")
			want(t, "more to follow", d.Left, 2-i)
			placed[d.About.Name()] = kind
			s.Play("axis", "place:type/"+kind+">"+string(d.About))
		}
		now := tableOf(s)
		for slug, cv := range map[string]uint8{"warsaw": 3, "lvov": 2, "vilna": 1} {
			list := now.Here(at(t, slug), func(*blockwar.Block) bool { return true })
			if len(list) != 1 || list[0].CV != cv || list[0].ID.Nation != Germany || printed().Chart[list[0].ID.Type].Slug != placed[slug] {
				t.Errorf("%s: %v; want list 1, list[0].CV %v, Nation %v and Chart[Type].Slug %v", slug, list, cv, Germany, placed[slug])
			}
			same(t, slug, printed().FactionFacts(now.Controller(at(t, slug))).Slug, "axis")
		}
		if i := now.Nations[nation(t, "poland")].Influence; i.N != 0 {
			t.Errorf("markers stay: %v: got N %v, want 0", i, i.N)
		}
		if len(now.Builder(Axis).CadreTypes(Germany, at(t, "lvov"))) != 1 {
			t.Errorf("a Fortress cannot be built there: got %v, want 1", len(now.Builder(Axis).CadreTypes(Germany, at(t, "lvov"))))
		}
	})
	t.Run("8.2 a Satellite is out of Diplomacy's reach", func(t *testing.T) {
		table := europe(t)
		table.TakeNation(nation(t, "spain"), Axis)
		hold(t, table, West, "action/1", "action/35")
		table.Order = printed().TurnOrder(3)
		same(t, "spain", legal(govern(t, table), "west", "diplomacy:action/1>nation/spain"), "")
	})
	t.Run("8.2 a third marker placed during cardplay makes no Satellite yet", func(t *testing.T) {
		table := europe(t)
		influence(t, table, USSR, 2, "spain")
		hold(t, table, USSR, "action/12")
		hold(t, table, Axis, "action/45")
		s := govern(t, table)
		s.Pass("axis", "west")
		s.Play("ussr", "wildcard:action/12>nation/spain")
		same(t, "spain", marks(t, tableOf(s), "spain"), "ussr 3")
		s.Play("axis", "wildcard:action/45>nation/spain")
		same(t, "spain", marks(t, tableOf(s), "spain"), "ussr 2")
		s.Pass("west", "ussr", "axis")
		if !tableOf(s).Neutral(nation(t, "spain")) {
			t.Error("Spain is a Satellite: got false, want true")
		}
	})
	t.Run("8.0 an owner may take a marker back at any time", func(t *testing.T) { kit(t).Repudiates("czechoslovakia") })
	t.Run("4.5 Albania has no Capital, and becomes a Satellite all the same", func(t *testing.T) {
		table := europe(t)
		influence(t, table, Axis, 3, "albania")
		call, _ := table.Convert(nation(t, "albania"))
		if table.Controller(at(t, "albania")) != Axis || len(call.(*blockwar.Muster).Tasks) != 0 {
			t.Errorf("it is not the Axis's, or musters units: got Controller(albania) %v and Tasks %v; want %v and none", table.Controller(at(t, "albania")), call.(*blockwar.Muster).Tasks, Axis)
		}
	})
}

func TestWildCards(t *testing.T) {
	play := func(t *testing.T, table *Table, f Faction) func(begin string) string {
		table.Order = map[Faction]blockwar.Order{Axis: printed().TurnOrder(1), West: printed().TurnOrder(3), USSR: printed().TurnOrder(5)}[f]
		s := govern(t, table)
		return func(begin string) string { return legal(s, printed().FactionFacts(f).Slug, begin) }
	}
	t.Run("8.3 a marker is placed or taken away at once, out of the own Faction's list", func(t *testing.T) {
		table := europe(t)
		hold(t, table, Axis, "action/44")
		influence(t, table, West, 1, "austria")
		s := govern(t, table)
		same(t, "choices", legal(s, "axis", "wildcard"), "wildcard:action/44>nation/austria wildcard:action/44>nation/bulgaria wildcard:action/44>nation/hungary")
		s.Play("axis", "wildcard:action/44>nation/austria")
		same(t, "austria", marks(t, tableOf(s), "austria"), "0")
		if !tableOf(s).Decks[blockwar.ActionDeck].Discard.Has(44) {
			t.Error("the card is not discarded: got false, want true")
		}
	})
	t.Run("8.3 Fear and Loathing: the list of the Rival whose marker goes", func(t *testing.T) {
		table := europe(t)
		hold(t, table, West, "action/2")
		influence(t, table, Axis, 1, "poland", "austria")
		influence(t, table, USSR, 1, "turkey", "greece")
		influence(t, table, West, 1, "norway")
		same(t, "choices", play(t, table, West)("wildcard"), "wildcard:action/2>nation/poland wildcard:action/2>nation/turkey")
	})
	t.Run("8.3 Isolationism takes any Rival's marker, and adds none", func(t *testing.T) {
		table := europe(t)
		hold(t, table, Axis, "action/35")
		influence(t, table, West, 1, "usa")
		influence(t, table, USSR, 2, "sweden")
		influence(t, table, Axis, 2, "spain")
		same(t, "choices", play(t, table, Axis)("wildcard"), "wildcard:action/35>nation/sweden wildcard:action/35>nation/usa")
	})
	t.Run("8.3 Intimidation: Neutral Minors next to friendly-controlled Territory", func(t *testing.T) {
		table := europe(t)
		hold(t, table, USSR, "action/15")
		got := play(t, table, USSR)("wildcard")
		for slug, ok := range map[string]bool{"poland": true, "persia": true, "finland": true, "spain": false, "usa": false, "austria": false} {
			if strings.Contains(got, "nation/"+slug) != ok {
				t.Errorf("%s: %v: got Contains(got, 'nation/' + slug) %v, want %v", slug, !ok, strings.Contains(got, "nation/"+slug), ok)
			}
		}
	})
	t.Run("8.3 Guarantee: next to Territory that a Rival controls, Influence being none", func(t *testing.T) {
		table := europe(t)
		hold(t, table, USSR, "action/42")
		got := play(t, table, USSR)("wildcard")
		for slug, ok := range map[string]bool{"poland": true, "austria": true, "spain": true, "finland": false, "greece": false, "usa": false} {
			if strings.Contains(got, "nation/"+slug) != ok {
				t.Errorf("%s: %v: got Contains(got, 'nation/' + slug) %v, want %v", slug, !ok, strings.Contains(got, "nation/"+slug), ok)
			}
		}
		influence(t, table, Axis, 2, "bulgaria")
		if strings.Contains(play(t, table, USSR)("wildcard"), "nation/greece") {
			t.Error("Influence on Bulgaria: got Greece offered, want it not")
		}
		table.TakeNation(nation(t, "bulgaria"), Axis)
		if !strings.Contains(play(t, table, USSR)("wildcard"), "nation/greece") {
			t.Error("a Satellite next door: got no Greece offered, want it")
		}
	})
	t.Run("8.3 Foreign Aid: any Neutral, for one IND", func(t *testing.T) {
		table := europe(t)
		hold(t, table, USSR, "action/17")
		table.Order = printed().TurnOrder(5)
		s := govern(t, table)
		s.Play("ussr", "wildcard:action/17>nation/ireland")
		want(t, "IND", int(tableOf(s).Faction(USSR).Ind), 8)
		same(t, "ireland", marks(t, tableOf(s), "ireland"), "ussr 1")
		table = europe(t)
		hold(t, table, USSR, "action/17")
		table.Faction(USSR).Ind = 0
		same(t, "without IND", play(t, table, USSR)("wildcard"), "")
	})
}
