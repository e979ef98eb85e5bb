package conquest

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
)

func TestDiplomacy(t *testing.T) {
	t.Run("7.31 a card is played for a Neutral at its end, and 7.4 gives a marker in the end", func(t *testing.T) {
		table := asia(t)
		hold(t, table, USA, "action/3")
		s := govern(t, table)
		s.Play("usa", "diplomacy:action/3>nation/vietnam")
		same(t, "before", marks(t, tableOf(s), "vietnam"), "0")
		s.Pass("soviet", "japan", "usa")
		same(t, "after", marks(t, tableOf(s), "vietnam"), "usa 1")
	})
	t.Run("8.31 Chiang Kai Shek: WildCards of the USA are worth two in China, one elsewhere", func(t *testing.T) {
		table := asia(t)
		hold(t, table, USA, "action/35", "action/20")
		s := govern(t, table)
		s.Play("usa", "wildcard:action/35>nation/chungking")
		same(t, "Chungking", marks(t, tableOf(s), "chungking"), "usa 2")
		s.Pass("soviet", "japan")
		s.Play("usa", "wildcard:action/20>nation/dei")
		same(t, "the DEI", marks(t, tableOf(s), "dei"), "usa 1")
	})
	t.Run("8.31 WildCards of others are worth one in China", func(t *testing.T) {
		table := asia(t)
		hold(t, table, Japan, "action/35")
		s := govern(t, table)
		s.Pass("usa", "soviet")
		s.Play("japan", "wildcard:action/35>nation/peiping")
		same(t, "Peiping", marks(t, tableOf(s), "peiping"), "japan 1")
	})
	t.Run("8.3 Intimidation: adjacent over Wilderness, the British Empire by Canada, no Colonies", func(t *testing.T) {
		table := asia(t)
		hold(t, table, USA, "action/15")
		list := legal(govern(t, table), "usa", "wildcard")
		if !strings.Contains(list, "nation/britemp") || !strings.Contains(list, "nation/mexico") || strings.Contains(list, "nation/thailand") || strings.Contains(list, "nation/india") {
			t.Error(list)
		}
	})
	t.Run("8.43 with three markers at Diplomacy Resolution the British Empire joins the USA", func(t *testing.T) {
		table := asia(t)
		table.EvaluateControl()
		hold(t, table, USA, "action/4")
		influence(t, table, USA, 2, "britemp")
		s := govern(t, table)
		s.Play("usa", "diplomacy:action/4>nation/britemp")
		s.Pass("soviet", "japan", "usa")
		s.Saw("alliance", "nation/britemp")
		after := tableOf(s)
		after.EvaluateControl()
		same(t, "New Delhi", after.Controller(at(t, "new-delhi")), USA)
		same(t, "its units", after.SideOf(BritishEmpire), USA)
		same(t, "a Neutral", after.Neutral(BritishEmpire), false)
		same(t, "POP of the USA", after.Levels(USA, false).Pop, 17)
	})
	t.Run("8.42 Japan's three markers make nothing of the British Empire", func(t *testing.T) {
		table := asia(t)
		influence(t, table, Japan, 3, "britemp")
		s := govern(t, table)
		s.Pass("usa", "soviet", "japan")
		same(t, "still", marks(t, tableOf(s), "britemp"), "japan 3")
		same(t, "status", tableOf(s).Status(BritishEmpire, Japan), blockwar.Unaligned)
	})
	for _, c := range []struct {
		name, nation string
		f            Faction
		side         Side
		units        Nation
		types        string
	}{
		{"8.211 a Satellite of the USA in China is the Nationalists', with Fortresses or Militia", "chungking", USA, Nationalists, NatChina, "fortress militia"},
		{"8.211 one of the Soviets in China is the Reds', with Fortresses or Militia", "sinkiang", Soviets, Reds, RedChina, "fortress militia"},
		{"8.211 one of Japan in China has any Japanese units", "peiping", Japan, Japan, ImperialJapan, "airforce carrier fleet fortress infantry marine sub tank"},
		{"8.211 one of the USA in IndoChina is the British Empire's", "thailand", USA, Empire, BritishEmpire, ""},
		{"8.211 one of the USA elsewhere has US units", "mexico", USA, USA, US, ""},
		{"8.211 one of the Soviets elsewhere has Russian units", "vietnam", Soviets, Soviets, Russia, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			table := asia(t)
			influence(t, table, c.f, 3, c.nation)
			s := govern(t, table)
			s.Pass("usa", "soviet", "japan")
			capital := Book().CapitalOf(nation(t, c.nation))
			same(t, "control", tableOf(s).Controller(capital), c.side)
			if Book().Place(capital).Muster == 0 {
				return
			}
			seat := Book().FactionFacts(c.f).Slug
			var types []string
			for _, word := range s.Legal(seat) {
				kind, _, _ := strings.Cut(strings.TrimPrefix(word, "place:type/"), ">")
				types = append(types, kind)
			}
			if c.types != "" {
				same(t, "types", strings.Join(types, " "), c.types)
			}
			for len(s.Legal(seat)) > 0 && strings.HasPrefix(s.Legal(seat)[0], "place") {
				s.Play(seat, s.Legal(seat)[0])
			}
			_, cv := strength(tableOf(s), c.units, capital)
			same(t, "8.212 CV", cv, Book().Place(capital).Muster)
		})
	}
	t.Run("15.35 what Japan's Violations bring takes effect at Diplomacy Resolution", func(t *testing.T) {
		table := asia(t)
		own(table).Storm = 2
		s := govern(t, table)
		s.Pass("usa", "soviet", "japan")
		same(t, "the British Empire", marks(t, tableOf(s), "britemp"), "usa 2")
		same(t, "markers that wait", own(tableOf(s)).Storm, 0)
	})
}

func TestLoyalty(t *testing.T) {
	t.Run("7.33 five Factories raise the KMT by one, twice in a Year at most", func(t *testing.T) {
		table := asia(t)
		hold(t, table, USA, "investment/13", "investment/1", "investment/16", "investment/17", "investment/55", "investment/11")
		s := govern(t, table)
		s.Play("usa", "loyalty", "factory:investment/13#4", "factory:investment/1#2")
		same(t, "KMT", own(tableOf(s)).Loyalty[USA], Loyalty{2, 1})
		s.Pass("soviet", "japan")
		s.Play("usa", "loyalty", "factory:investment/16#4", "factory:investment/17#4")
		s.Pass("soviet", "japan")
		same(t, "a third time", legal(s, "usa", "loyalty"), "")
	})
	t.Run("7.33 four Factories are too few for the KMT, 9.5 enough for the CPC with Land Reform", func(t *testing.T) {
		table := asia(t)
		hold(t, table, USA, "investment/13")
		hold(t, table, Soviets, "investment/16")
		s := govern(t, table)
		same(t, "the USA", legal(s, "usa", "loyalty"), "")
		same(t, "cost", loyaltyCost(tableOf(s), Soviets), 6)
		s.Pass("usa")
		same(t, "the Soviets", legal(s, "soviet", "loyalty"), "")
		table = asia(t)
		hold(t, table, Soviets, "investment/16")
		table.Decks[blockwar.InvestmentDeck].Draw.Remove(1)
		table.Faction(Soviets).Revealed = []blockwar.Revealed{{Tech: LandReform, Card: 1}}
		s = govern(t, table)
		s.Pass("usa")
		s.Play("soviet", "loyalty", "factory:investment/16#4")
		same(t, "CPC", own(tableOf(s)).Loyalty[Soviets].N, 4)
	})
	t.Run("7.33 Japan has no Proxy Power", func(t *testing.T) {
		table := asia(t)
		hold(t, table, Japan, "investment/13", "investment/16")
		same(t, "offered", len(loyaltyPlays(table, Japan)), 0)
	})
	t.Run("7.32 Industry Costs: six for Japan, seven for the USA, eight for the Soviets, 15.22 one less when Declared War upon", func(t *testing.T) {
		table := asia(t)
		declare(table, Soviets, USA)
		same(t, "costs", [3]int{table.FactoryCost(Japan), table.FactoryCost(USA), table.FactoryCost(Soviets)}, [3]int{6, 6, 8})
	})
}

func TestTechnology(t *testing.T) {
	t.Run("9.5 Red Techs are for the Soviets alone", func(t *testing.T) {
		table := asia(t)
		hold(t, table, USA, "investment/1", "investment/8")
		hold(t, table, Soviets, "investment/4", "investment/10")
		s := govern(t, table)
		same(t, "the USA", legal(s, "usa", "technology"), "")
		s.Pass("usa")
		s.Play("soviet", "technology:tech/propaganda", "pair:investment/4>investment/10")
		same(t, "Propaganda", tableOf(s).Has(Soviets, Propaganda), true)
	})
	t.Run("9.0 Proxy Powers have no use of Technologies", func(t *testing.T) {
		table := asia(t)
		table.Faction(USA).Revealed = []blockwar.Revealed{{Tech: HeavyBombers, Card: 12}}
		same(t, "reach", [2]int{table.Unit(USA, blockwar.AirForce).Fly, table.Unit(Nationalists, blockwar.AirForce).Fly}, [2]int{3, 2})
	})
	for _, c := range []struct {
		name string
		tech Tech
		unit blockwar.Type
		at   blockwar.Class
		fire int
	}{
		{"9.0 AutoCannons: Fleets A2", AutoCannons, blockwar.Fleet, blockwar.Air, 2},
		{"9.0 AutoCannons: Carriers A3", AutoCannons, blockwar.Carrier, blockwar.Air, 3},
		{"9.0 Dive Bombing: Air Forces N2", DiveBombing, blockwar.AirForce, blockwar.Naval, 2},
		{"9.0 Improved Torpedoes: Subs N2", ImprovedTorpedoes, blockwar.Sub, blockwar.Naval, 2},
		{"9.0 Sonar: Fleets S3", Sonar, blockwar.Fleet, blockwar.Submarine, 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			table := asia(t)
			before := table.Unit(USA, c.unit).Fire[c.at]
			table.Faction(USA).Revealed = []blockwar.Revealed{{Tech: c.tech, Card: 1}}
			same(t, "Firepower", table.Unit(USA, c.unit).Fire[c.at], c.fire)
			same(t, "before", before < c.fire, true)
		})
	}
	t.Run("9.7 Blackmail takes a Rival's Diplomacy card in play, to play it or to discard it", func(t *testing.T) {
		table := asia(t)
		hold(t, table, Soviets, "action/3")
		hold(t, table, Japan, "investment/40")
		s := govern(t, table)
		s.Pass("usa")
		s.Play("soviet", "diplomacy:action/3>nation/vietnam")
		s.Play("japan", "intelligence:investment/40>faction/soviet")
		discard := s.Fork()
		s.Play("japan", "turn:action/3>nation/chungking")
		s.Pass("usa", "soviet", "japan")
		same(t, "Chungking", marks(t, tableOf(s), "chungking"), "japan 1")
		same(t, "Vietnam", marks(t, tableOf(s), "vietnam"), "0")
		discard.Play("japan", "quash:action/3")
		same(t, "in play", len(tableOf(discard).Diplomacy), 0)
	})
	t.Run("9.7 a Coup is against Minors, not the British Empire", func(t *testing.T) {
		table := asia(t)
		hold(t, table, Japan, "investment/38")
		influence(t, table, USA, 2, "britemp", "mexico")
		table.Order = Book().TurnOrder(4)
		s := govern(t, table)
		s.Pass("usa", "soviet")
		s.Play("japan", "intelligence:investment/38>faction/usa")
		same(t, "against", legal(s, "japan", "coup"), "coup:nation/mexico")
	})
}
