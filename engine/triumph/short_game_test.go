package triumph

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

func TestShortGame(t *testing.T) {
	s := enginetest.Start(t, learnedGame(), scenario1939)
	s.Deal(4)
	asked := map[string]int{}
	var first string
	for {
		d := s.Match.Open()[0]
		f := printed().FactionFacts(blockwar.FactionAt(d.Seat)).Slug
		if d.Kind == "production" {
			break
		}
		if d.Kind == "addition" && first == "" {
			first = f
		}
		asked[f+" "+d.Kind]++
		s.Play(f, d.Legal[asked[f+" "+d.Kind]%len(d.Legal)].Words())
	}
	table := tableOf(s)
	t.Run("17.0 each Faction adds its Cadres and CV at home, in the order of a die", func(t *testing.T) {
		for _, f := range blockwar.AllFactions {
			want(t, printed().FactionFacts(f).Slug+" adds", asked[printed().FactionFacts(f).Slug+" addition"], ShortSetupOf(printed(), f).Cadres)
			cv := 0
			for _, b := range table.Blocks {
				if printed().SideOf(b.ID.Nation) == f && printed().NationFacts(printed().Place(b.At).Of).Kind != blockwar.Minor {
					cv += int(b.CV)
				}
			}
			want(t, printed().FactionFacts(f).Slug+"'s CV", cv, printed().FactionFacts(f).SetupCV+ShortSetupOf(printed(), f).Cadres)
		}
	})
	t.Run("17.0 cards, IND and Peace Dividends, and 1939 begins", func(t *testing.T) {
		for _, f := range blockwar.AllFactions {
			s, short := table.Faction(f), ShortSetupOf(printed(), f)
			cards := short.ActionCards
			if f == Axis {
				cards -= shortDiplomacy
			}
			want(t, printed().FactionFacts(f).Slug+"'s Action cards", s.Hand[blockwar.ActionDeck].Len(), cards)
			want(t, printed().FactionFacts(f).Slug+"'s Investment cards", s.Hand[blockwar.InvestmentDeck].Len(), short.InvestmentCards)
			want(t, printed().FactionFacts(f).Slug+"'s chits, with the New Year's", s.Chits.Len(), short.PeaceDividends+1)
		}
		want(t, "the year", int(table.Year), 1939)
		want(t, "IND of the West", int(table.Faction(West).Ind), 10)
		want(t, "IND of the USSR", int(table.Faction(USSR).Ind), 12)
		if first == "" || len(table.Order) != 3 {
			t.Errorf(`nobody was first: got first %v and Order %v; want not "" and 3`, first, len(table.Order))
		}
	})
	t.Run("17.0 the Axis has Austria with an Infantry of two, and plays seven Diplomacy cards", func(t *testing.T) {
		want(t, "cards played", asked["axis opening-diplomacy"], 7)
		list := table.Here(at(t, "vienna"), func(b *blockwar.Block) bool { return b.ID.Type == blockwar.Infantry && b.CV == 2 })
		if len(list) != 1 || table.Controller(at(t, "vienna")) != Axis {
			t.Errorf("got %v, Controller(vienna) %v; want list 1 and Controller(vienna) %v", list, table.Controller(at(t, "vienna")), Axis)
		}
		gained := 0
		for n := Nation(1); n <= printed().LastNation; n++ {
			gained += int(table.Nations[n].Influence.N)
		}
		for _, e := range s.Events {
			if e.Kind == "satellite" && e.Rule == "8.2" {
				gained += 3
			}
		}
		if gained == 0 {
			t.Errorf("and gains nothing: got %v, want not 0", gained)
		}
	})
}

func TestOptions(t *testing.T) {
	t.Run("19.1 units and supply pass Suez and Istanbul only when they are Friendly, trade as ever", func(t *testing.T) {
		table := europe(t)
		declare(table, USSR, West)
		istanbul := at(t, "istanbul")
		if !table.Passable(USSR, istanbul) {
			t.Error("without the option Istanbul is shut: got false, want true")
		}
		if !choose(table, "territorial-straits=yes") {
			t.Fatal("no such option: got false, want true")
		}
		if table.Passable(USSR, istanbul) || !table.Tradable(USSR, istanbul) || !table.Passable(West, at(t, "suez")) || !table.Passable(USSR, at(t, "copenhagen")) {
			t.Errorf("who passes: got Passable(USSR, istanbul) %v, Tradable(USSR, istanbul) %v, Passable(West, suez) %v and Passable(USSR, copenhagen) %v; want false, true, true and true",
				table.Passable(USSR, istanbul), table.Tradable(USSR, istanbul), table.Passable(West, at(t, "suez")), table.Passable(USSR, at(t, "copenhagen")))
		}
		goes(t, table, SovietUnion, "western_black_sea", "fleet", "!aegean_sea")
	})
	t.Run("19.2 the West adds a Fleet in Glasgow and a Cadre in the North Sea", func(t *testing.T) {
		s := enginetest.Start(t, learnedGame(), scenario1936, "britannia=yes")
		for s.PlayIf("axis", "place-unit", firstOf(s, Axis)) {
		}
		for s.Asked("west", "place-unit").About != "area/north_sea" {
			s.Play("west", firstOf(s, West))
		}
		if got := strings.Join(s.Legal("west"), " "); strings.Contains(got, "fortress") || !strings.Contains(got, "type/fleet") || !strings.Contains(got, "type/infantry") {
			t.Errorf(`got %s; want no "fortress", "type/fleet" in it and "type/infantry" in it`, got)
		}
		s.Play("west", "place:type/sub>area/north_sea")
		list := tableOf(s).Here(at(t, "glasgow"), func(b *blockwar.Block) bool { return b.ID.Type == blockwar.Fleet })
		if len(list) != 1 || list[0].CV != 1 {
			t.Errorf("got %v; want list 1 and list[0].CV 1", list)
		}
		if _, _, err := learnedGame().New(scenario1936, []string{"britannia=maybe"}); err == nil {
			t.Error("an unknown value is taken: got no error, want an error")
		}
	})
}
