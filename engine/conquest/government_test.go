package conquest

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/blocks"
)

func TestGovernment(t *testing.T) {
	t.Run("7.3 a player passes by order whatever others play", func(t *testing.T) { kit(t).PassesOn("vietnam") })
	t.Run("7.3 an order to pass ends with the phase", func(t *testing.T) { blocks.PassesForAPhase(t, learnedGame(), "1936") })
	t.Run("7.3 players play in Turn Order, one card after the other", func(t *testing.T) { kit(t).InTurn([2]string{"vietnam", "thailand"}) })
	t.Run("7.37 three passes in succession end cardplay, and Diplomacy is resolved", func(t *testing.T) { kit(t).Passing("thailand") })
	t.Run("7.37 in Rising Sun two do", func(t *testing.T) {
		s := govern(t, rising(t))
		s.Pass("usa", "japan")
		same(t, "who is asked", len(s.Match.Open()), 0)
	})
	t.Run("7.5 everybody discards down to the HandSize", func(t *testing.T) { kit(t).HandSizes() })
	t.Run("4.3 the limits: Japan 7, USA 8, Soviets 6", func(t *testing.T) {
		table := asia(t)
		same(t, "limits", [3]int{table.HandLimit(Japan), table.HandLimit(USA), table.HandLimit(Soviets)}, [3]int{7, 8, 6})
	})
	t.Run("4.3 how many cards there are in a hand everybody sees, and which nobody else", func(t *testing.T) { kit(t).PublicHands() })
	t.Run("7.351 the Soviets play and discard a Province's Diplomacy card for a Partisan, nobody else does", func(t *testing.T) {
		table := asia(t)
		hold(t, table, USA, "action/5")
		hold(t, table, Soviets, "action/10", "action/1", "action/3", "action/9")
		s := govern(t, table)
		same(t, "the USA", legal(s, "usa", "partisan"), "")
		s.Pass("usa")
		same(t, "the Soviets", legal(s, "soviet", "partisan"), "partisan:action/1>area/tsingtao partisan:action/10>area/kansu partisan:action/10>area/sinkiang "+
			"partisan:action/3>area/chungking partisan:action/9>area/harbin partisan:action/9>area/suchow")
		s.Play("soviet", "partisan:action/10>area/kansu")
		same(t, "in Kansu", partisansIn(t, s, "kansu"), 1)
		same(t, "discarded", tableOf(s).Decks[blockwar.ActionDeck].Discard.Has(10), true)
		same(t, "Influence on Kansu", marks(t, tableOf(s), "kansu"), "0")
		s.Asked("japan", "government")
	})
	t.Run("7.4 in Turn Order each card adds a marker or takes a Rival's away, and POP and RES follow", func(t *testing.T) {
		table := asia(t)
		influence(t, table, Japan, 1, "vietnam")
		influence(t, table, Soviets, 2, "sinkiang")
		hold(t, table, USA, "action/3", "action/19", "action/10")
		s := govern(t, table)
		for _, play := range []string{"diplomacy:action/3>nation/vietnam", "diplomacy:action/19>nation/vietnam", "diplomacy:action/10>nation/sinkiang"} {
			s.Play("usa", play)
			s.Pass("soviet", "japan")
		}
		same(t, "Vietnam before", marks(t, tableOf(s), "vietnam"), "japan 1")
		same(t, "POP and RES before", tableOf(s).Levels(USA, false), blockwar.Levels{Pop: 11, Ind: 6, Res: 10})
		s.Pass("usa")
		same(t, "Vietnam", marks(t, tableOf(s), "vietnam"), "usa 1")
		same(t, "Sinkiang", marks(t, tableOf(s), "sinkiang"), "soviet 1")
		same(t, "POP and RES", tableOf(s).Levels(USA, false), blockwar.Levels{Pop: 12, Ind: 6, Res: 11})
		same(t, "of Japan", tableOf(s).Levels(Japan, false), blockwar.Levels{Pop: 10, Ind: 11, Res: 5})
		same(t, "cards left in play", len(tableOf(s).Diplomacy), 0)
		same(t, "discards", tableOf(s).Decks[blockwar.ActionDeck].Discard.Len(), 3)
	})
	t.Run("7.4 what a Rival has cancelled counts for nobody", func(t *testing.T) {
		table := asia(t)
		hold(t, table, USA, "action/3")
		hold(t, table, Japan, "action/19")
		s := govern(t, table)
		s.Play("usa", "diplomacy:action/3>nation/vietnam")
		s.Pass("soviet")
		s.Play("japan", "diplomacy:action/19>nation/vietnam")
		s.Pass("usa", "soviet", "japan")
		same(t, "Vietnam", marks(t, tableOf(s), "vietnam"), "0")
		same(t, "discards", tableOf(s).Decks[blockwar.ActionDeck].Discard.Len(), 2)
	})
}

func TestDiplomacy(t *testing.T) {
	t.Run("7.31 a card is played for a Neutral at its end", func(t *testing.T) {
		table := asia(t)
		hold(t, table, USA, "action/3")
		s := govern(t, table)
		same(t, "ends", legal(s, "usa", "diplomacy"), "diplomacy:action/3>nation/chungking diplomacy:action/3>nation/vietnam")
		s.Play("usa", "diplomacy:action/3>nation/vietnam")
		same(t, "in play", tableOf(s).Diplomacy[0], blockwar.Played{By: USA, Card: 3, Nation: nation(t, "vietnam")})
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
			t.Errorf(`got %v; want list "nation/britemp" in it, list "nation/mexico" in it, list no "nation/thailand" and list no "nation/india"`, list)
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
			capital := printed().CapitalOf(nation(t, c.nation))
			same(t, "control", tableOf(s).Controller(capital), c.side)
			if printed().Place(capital).Muster == 0 {
				return
			}
			seat := printed().FactionFacts(c.f).Slug
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
			same(t, "8.212 CV", cv, printed().Place(capital).Muster)
		})
	}
	t.Run("15.35 what Japan's Violations bring takes effect at Diplomacy Resolution", func(t *testing.T) {
		table := asia(t)
		await(table, BritishEmpire, 2)
		s := govern(t, table)
		s.Pass("usa", "soviet", "japan")
		same(t, "the British Empire", marks(t, tableOf(s), "britemp"), "usa 2")
		same(t, "markers that wait", len(own(tableOf(s)).Due), 0)
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
	t.Run("7.32 Factories worth the Industry Cost raise IND by one, twice in a Year at most, and too few cannot be played", func(t *testing.T) {
		table := asia(t)
		hold(t, table, Japan, "investment/13", "investment/16", "investment/17", "investment/20", "investment/2", "investment/6")
		table.Order = blockwar.Order{Japan, USA, Soviets}
		s := govern(t, table)
		s.Play("japan", "industry", "factory:investment/13#4", "factory:investment/16#4")
		same(t, "IND", tableOf(s).Faction(Japan).Ind, 12)
		s.Pass("usa", "soviet")
		same(t, "the Factories left", tableOf(s).Factories(Japan), 14)
		s.Play("japan", "industry", "factory:investment/17#4", "factory:investment/20#4")
		same(t, "IND then", tableOf(s).Faction(Japan).Ind, 13)
		s.Pass("usa", "soviet")
		same(t, "six Factories, a third time", legal(s, "japan", "industry"), "")
		few := asia(t)
		hold(t, few, USA, "investment/2", "investment/6")
		same(t, "six for the USA, which needs seven", legal(govern(t, few), "usa", "industry"), "")
	})
	t.Run("7.32 Industry Costs: six for Japan, seven for the USA, eight for the Soviets, 15.22 one less when Declared War upon", func(t *testing.T) {
		table := asia(t)
		declare(table, Soviets, USA)
		same(t, "costs", [3]int{table.FactoryCost(Japan), table.FactoryCost(USA), table.FactoryCost(Soviets)}, [3]int{6, 6, 8})
	})
}

func TestTechnology(t *testing.T) {
	t.Run("7.34 two matching cards Achieve a Technology at once: one stays, the other is discarded", func(t *testing.T) { kit(t).Pairs() })
	t.Run("9.1 Science helps from its year on, and only to what it lists", func(t *testing.T) { kit(t).Science() })
	t.Run("9.1 Industrial Espionage duplicates what a Rival has Revealed", func(t *testing.T) { kit(t).Espionage() })
	t.Run("9.2 a Tech-pair is played face up or into the Secret Vault", func(t *testing.T) {
		table := asia(t)
		hold(t, table, USA, "investment/4", "investment/5")
		s := govern(t, table)
		s.Offered("usa", "technology:tech/sonar", "secret-technology")
		s.Refused("usa", "technology:tech/naval-radar", "technology:tech/airdefense-radar")
		s.Play("usa", "technology:tech/sonar", "pair:investment/4>investment/5")
		u := tableOf(s).Unit(USA, blockwar.Fleet)
		same(t, "Firepower of Fleets at Subs, at once", u.Firepower(blockwar.Submarine), 3)
		s.Asked("soviet", "government")
	})
	t.Run("9.3 face up one card stays and the other is discarded", func(t *testing.T) { kit(t).RevealedPair() })
	t.Run("9.3 of a pair with a WildCard the WildCard is discarded", func(t *testing.T) { kit(t).WildCardGoes() })
	t.Run("9.4 a pair goes face down into the Vault, which lowers the HandSize Limit by one, and nobody knows which", func(t *testing.T) { kit(t).Concealed() })
	t.Run("9.4 Red Insurgents there lower it too", func(t *testing.T) {
		table := asia(t)
		chinaOf(table).Insurgents = []Insurgents{{at(t, "sinkiang"), 10, 27}}
		same(t, "the limit of the Soviets", table.HandLimit(Soviets), 5)
		same(t, "of the others", [2]int{table.HandLimit(Japan), table.HandLimit(USA)}, [2]int{7, 8})
	})
	t.Run("9.4 a secret Technology is Revealed at any time, with immediate effect", func(t *testing.T) { kit(t).Unveiled() })
	t.Run("9.6 the stages of the Atomic Bomb in their order, one a Year, secret or not", func(t *testing.T) {
		kit(t).AtomicStages([2]string{"atomic-research-1", "atomic-research-2"})
	})
	t.Run("7.36 an Intelligence card is carried out at once and discarded", func(t *testing.T) { kit(t).Sabotaged() })
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
	t.Run("9.7 a Coup is against Minors, not the British Empire, and takes all Influence", func(t *testing.T) { kit(t).Overthrown("mexico", "britemp", "vietnam") })
	t.Run("9.7 Code Break: a Rival's hand", func(t *testing.T) { kit(t).CodeBroken() })
	t.Run("9.7 Spy Ring: one unseen card changes hands", func(t *testing.T) { kit(t).CardStolen() })
	t.Run("9.7 the Mole: a Rival's Vault, and what is there may be duplicated with a card that has it, shown to the victim", func(t *testing.T) { kit(t).Mole() })
	t.Run("9.7 the Double Agent turns the effect on the player of the card", func(t *testing.T) { kit(t).DoubleAgent() })
	t.Run("9.7 who may hold the Double Agent is asked, whether or not", func(t *testing.T) { kit(t).DoubleAgentWindow() })
}
