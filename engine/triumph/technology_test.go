package triumph

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// axisFirst gives the Axis some cards in a year and begins the Government Phase.
func axisFirst(t *testing.T, table *Table, year int, cards ...string) *enginetest.Script {
	t.Helper()
	table.Year = uint16(year)
	for _, c := range cards {
		hold(t, table, Axis, engine.Ref("investment/"+c))
	}
	return govern(t, table)
}

func techs(s *enginetest.Script) string { return legal(s, "axis", "technology") }

func TestTechnology(t *testing.T) {
	t.Run("9.1 two cards with the same Technology Achieve it", func(t *testing.T) {
		same(t, "sonar twice", techs(axisFirst(t, europe(t), 1936, "4", "5")), "technology:tech/sonar")
		same(t, "one card", techs(axisFirst(t, europe(t), 1936, "4")), "")
		same(t, "two of both", techs(axisFirst(t, europe(t), 1936, "4", "7")), "technology:tech/airdefense_radar technology:tech/sonar")
	})
	t.Run("7.33 face up: one card stays, the other is discarded, and the effect is immediate", func(t *testing.T) {
		s := axisFirst(t, europe(t), 1936, "4", "5")
		s.Play("axis", "technology:tech/sonar")
		s.Offered("axis", "pair:investment/4>investment/5", "pair:investment/5>investment/4")
		s.Play("axis", "pair:investment/5>investment/4")
		table := tableOf(s)
		if !table.Has(Axis, Sonar) || table.Faction(Axis).Revealed[0].Card != 5 || !table.Decks[blockwar.InvestmentDeck].Discard.Has(4) {
			t.Errorf("%+v", table.Faction(Axis).Revealed)
		}
		if v := sees(s, USSR).Factions[0]; len(v.Revealed) != 1 || v.Revealed[0].Tech != Sonar {
			t.Error("the USSR does not see it")
		}
		hold(t, table, Axis, "investment/7", "investment/8")
		if table.CanAchieve(Axis, Sonar) {
			t.Error("it is Achieved twice")
		}
	})
	t.Run("9.2 of a pair with a WildCard the WildCard is discarded", func(t *testing.T) {
		s := axisFirst(t, europe(t), 1938, "3", "4")
		s.Play("axis", "technology:tech/sonar")
		same(t, "pairs", strings.Join(s.Legal("axis"), " "), "pair:investment/4>investment/3")
	})
	t.Run("9.0 Science helps from its year on, and only to what it lists", func(t *testing.T) {
		same(t, "1937", techs(axisFirst(t, europe(t), 1937, "3", "4", "13")), "")
		same(t, "1938", techs(axisFirst(t, europe(t), 1938, "3", "4", "13")), "technology:tech/airdefense_radar technology:tech/sonar")
		same(t, "1944", techs(axisFirst(t, europe(t), 1944, "20", "13")), "technology:tech/heavy_bombers technology:tech/jets")
		same(t, "two Science cards", techs(axisFirst(t, europe(t), 1938, "3", "14")), "")
	})
	t.Run("9.0 Industrial Espionage duplicates what a Rival has Revealed", func(t *testing.T) {
		same(t, "nobody has Jets", techs(axisFirst(t, europe(t), 1940, "26", "13")), "")
		table := europe(t)
		table.Faction(West).Revealed = []blockwar.Revealed{{Tech: Jets, Card: 15}}
		table.Decks[blockwar.InvestmentDeck].Draw.Remove(15)
		same(t, "the West has", techs(axisFirst(t, table, 1940, "26", "13")), "technology:tech/jets")
		table = europe(t)
		table.Faction(West).Vault = []blockwar.Secret{{Tech: Jets, Card: 15, Pair: 43}}
		same(t, "in its Vault", techs(axisFirst(t, table, 1940, "26", "13")), "")
	})
	t.Run("9.3 a pair goes face down into the Vault, and nobody knows which", func(t *testing.T) {
		s := axisFirst(t, europe(t), 1936, "4", "7")
		s.Play("axis", "secret-technology")
		if d := s.Asked("axis", "secret-tech"); d.Seen != blockwar.SeenBy(Axis) {
			t.Error("others see the Technology")
		}
		s.Play("axis", "assign:tech/sonar", "pair:investment/4>investment/7")
		table := tableOf(s)
		if got := table.Faction(Axis).Vault; len(got) != 1 || got[0].Tech != Sonar || table.Has(Axis, Sonar) {
			t.Errorf("%+v", got)
		}
		want(t, "9.3 the HandSize Limit", table.HandLimit(Axis), 6)
		v := sees(s, West).Factions[0]
		if v.Secrets != 1 || v.Own != nil || len(v.Revealed) != 0 {
			t.Errorf("the West sees %+v", v)
		}
		for _, e := range s.Events {
			if e.Seen.Has(blockwar.SeatOf(West)) && (e.On == Book().TechRef(Sonar) || strings.HasPrefix(string(e.On), "investment/")) {
				t.Errorf("the West sees %+v", e)
			}
		}
	})
	t.Run("9.3 a secret Technology is Revealed at any time", func(t *testing.T) {
		table := europe(t)
		table.Decks[blockwar.InvestmentDeck].Draw = table.Decks[blockwar.InvestmentDeck].Draw &^ (1<<4 | 1<<7 | 1<<3)
		table.Faction(USSR).Vault = []blockwar.Secret{{Tech: Sonar, Card: 4, Pair: 7}}
		s := govern(t, table)
		s.Refused("axis", "reveal:investment/4>investment/7")
		s.Offered("ussr", "reveal:investment/7>investment/4")
		s.Play("ussr", "reveal:investment/4>investment/7")
		now := tableOf(s)
		if !now.Has(USSR, Sonar) || len(now.Faction(USSR).Vault) != 0 || !now.Decks[blockwar.InvestmentDeck].Discard.Has(7) || now.HandLimit(USSR) != 6 {
			t.Errorf("%+v", now.Faction(USSR))
		}
		now.Faction(USSR).Vault = []blockwar.Secret{{Tech: AirDefenseRadar, Card: 6, Pair: 3}}
		if got := now.Revelations(USSR); len(got) != 1 || got[0].On != "investment/6" {
			t.Errorf("9.2 the WildCard could stay: %v", got)
		}
	})
	t.Run("9.4 stages of Atomic Research in their order, one a Year, secret or not", func(t *testing.T) {
		table := europe(t)
		same(t, "the second stage first", techs(axisFirst(t, table, 1940, "22", "27")), "")
		table = europe(t)
		table.Faction(Axis).Vault = []blockwar.Secret{{Tech: AtomicPile, Card: 18, Pair: 23}}
		same(t, "then the second", techs(axisFirst(t, table, 1940, "22", "27")), "technology:tech/atomic_2")
		s := axisFirst(t, europe(t), 1940, "18", "23", "22", "27", "28")
		s.Play("axis", "secret-technology", "assign:tech/atomic_1", "pair:investment/18>investment/23")
		s.Pass("west", "ussr")
		same(t, "another in the same Year", techs(s), "")
		want(t, "Victory Points kept secret", tableOf(s).Points(Axis, true).Secret, 1)
		tableOf(s).Year++
		if !slices.Contains(tableOf(s).Achievable(Axis), BreederReactor) {
			t.Error("nor in the next")
		}
	})
}

// intel gives the Axis an Intelligence card and lets it be played against a Rival.
func intel(t *testing.T, table *Table, card string, against Faction) *enginetest.Script {
	t.Helper()
	s := axisFirst(t, table, 1940, card)
	s.Play("axis", "intelligence:investment/"+card+">"+string(Book().FactionRef(against)))
	return s
}

func TestIntelligence(t *testing.T) {
	t.Run("7.34 carried out at once and discarded", func(t *testing.T) {
		s := intel(t, europe(t), "33", West)
		want(t, "IND of the West, Sabotaged", int(tableOf(s).Faction(West).Ind), 6)
		if !tableOf(s).Decks[blockwar.InvestmentDeck].Discard.Has(33) || tableOf(s).Playing != 0 {
			t.Error("the card is not discarded")
		}
		s.Asked("west", "government")
	})
	t.Run("9.5 Agent: a Rival's units in one area", func(t *testing.T) {
		table := europe(t)
		units(t, table, France, "paris", "tank", "infantry")
		s := intel(t, table, "32", West)
		s.Refused("axis", "inspect:area/berlin")
		s.Play("axis", "inspect:area/paris")
		seen := 0
		for _, e := range s.Events {
			if e.Kind == "unit-seen" {
				seen++
				if e.Seen != blockwar.SeenBy(Axis) {
					t.Error("others see it too")
				}
			}
		}
		want(t, "units shown", seen, 2)
		if e := s.Saw("units-inspected"); !e.Seen.Has(blockwar.SeatOf(USSR)) {
			t.Error("that the card was used is no secret")
		}
	})
	t.Run("9.5 Code Break: a Rival's hand", func(t *testing.T) {
		table := europe(t)
		hold(t, table, USSR, "action/3", "investment/4")
		s := intel(t, table, "35", USSR)
		s.Pass("ussr")
		for _, card := range []engine.Ref{"action/3", "investment/4"} {
			if e := s.Saw("card-seen", card); e.Seen != blockwar.SeenBy(Axis) {
				t.Errorf("others see %s", card)
			}
		}
	})
	t.Run("9.5 Spy Ring: one unseen card changes hands", func(t *testing.T) {
		table := europe(t)
		hold(t, table, USSR, "action/3", "investment/4")
		s := intel(t, table, "34", USSR)
		s.Pass("ussr")
		if d := s.Asked("chance", "spy-ring"); d.Seen != blockwar.SeenBy(Axis, USSR) || len(d.Legal) != 2 {
			t.Errorf("%+v", d)
		}
		s.Chance("take:investment/4")
		now := tableOf(s)
		if !now.Faction(Axis).Hand.Has(blockwar.InvestmentDeck, 4) || now.Faction(USSR).Hand.Len() != 1 {
			t.Error("the card is elsewhere")
		}
	})
	t.Run("9.5 Coup: all of a Rival's Influence on a Neutral Minor, never the USA", func(t *testing.T) {
		table := europe(t)
		influence(t, table, West, 2, "usa", "norway")
		influence(t, table, USSR, 1, "persia")
		s := intel(t, table, "38", West)
		same(t, "choices", legal(s, "axis", ""), "coup:nation/norway")
		s.Play("axis", "coup:nation/norway")
		same(t, "norway", marks(t, tableOf(s), "norway"), "0")
		same(t, "usa", marks(t, tableOf(s), "usa"), "west 2")
	})
	t.Run("9.5 Mole: a Rival's Vault, and what is there may be duplicated, shown to the victim", func(t *testing.T) {
		vault := func() *Table {
			table := europe(t)
			table.Decks[blockwar.InvestmentDeck].Draw = table.Decks[blockwar.InvestmentDeck].Draw &^ (1<<13 | 1<<15)
			table.Faction(West).Vault = []blockwar.Secret{{Tech: Jets, Card: 13, Pair: 15}}
			hold(t, table, Axis, "investment/43", "investment/3", "investment/4")
			return table
		}
		s := intel(t, vault(), "31", West)
		if e := s.Saw("secret-seen", "tech/jets"); e.Seen != blockwar.SeenBy(Axis) {
			t.Error("others see the Vault")
		}
		same(t, "choices", legal(s, "axis", ""), "duplicate:investment/43>tech/jets pass vault")
		secret := s.Fork()
		s.Play("axis", "duplicate:investment/43>tech/jets")
		if !tableOf(s).Has(Axis, Jets) || !tableOf(s).Decks[blockwar.InvestmentDeck].Discard.Has(31) {
			t.Error("Jets are not in effect")
		}
		secret.Play("axis", "vault")
		if d := secret.Asked("axis", "mole-vault"); d.Seen != blockwar.SeenBy(Axis) {
			t.Error("everybody sees what is stolen")
		}
		secret.Play("axis", "conceal:investment/43>tech/jets")
		if e := secret.Saw("tech-stolen", "tech/jets"); e.Seen != blockwar.SeenBy(Axis, West) {
			t.Errorf("shown to %v", e.Seen.List())
		}
		if got := tableOf(secret).Faction(Axis).Vault; len(got) != 1 || got[0] != (blockwar.Secret{Tech: Jets, Card: 43, Pair: 31}) || tableOf(secret).Decks[blockwar.InvestmentDeck].Discard.Has(31) {
			t.Errorf("%v", got)
		}
		if got := tableOf(secret).Revelations(Axis); len(got) != 1 || got[0].On != "investment/43" {
			t.Errorf("the Mole could stay: %v", got)
		}
	})
	t.Run("9.5 Double Agent: the effect is turned on whoever played the card", func(t *testing.T) {
		table := europe(t)
		hold(t, table, West, "investment/36", "action/3")
		s := intel(t, table, "33", West)
		s.Play("west", "double-agent:investment/36")
		want(t, "IND of the Axis", int(tableOf(s).Faction(Axis).Ind), 11)
		want(t, "IND of the West", int(tableOf(s).Faction(West).Ind), 7)
		if !tableOf(s).Decks[blockwar.InvestmentDeck].Discard.Has(36) {
			t.Error("the Double Agent stays in hand")
		}
	})
	t.Run("9.5 who may hold the Double Agent is asked, whether or not", func(t *testing.T) {
		table := europe(t)
		hold(t, table, West, "action/3")
		s := intel(t, table, "33", West)
		s.Asked("west", "double-agent")
		same(t, "answers", strings.Join(s.Legal("west"), " "), "pass")
		table = europe(t)
		hold(t, table, West, "action/3")
		table.Decks[blockwar.InvestmentDeck].Draw.Remove(36)
		table.Decks[blockwar.InvestmentDeck].Discard.Add(36)
		intel(t, table, "33", West).Asked("west", "government")
		intel(t, europe(t), "33", West).Asked("west", "government")
	})
}
