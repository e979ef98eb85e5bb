package triumph

import (
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

func TestTechnology(t *testing.T) {
	t.Run("9.1 two cards with the same Technology Achieve it", func(t *testing.T) { kit(t).Pairs() })
	t.Run("7.33 face up: one card stays, the other is discarded, and the effect is immediate", func(t *testing.T) { kit(t).RevealedPair() })
	t.Run("9.2 of a pair with a WildCard the WildCard is discarded", func(t *testing.T) { kit(t).WildCardGoes() })
	t.Run("9.0 Science helps from its year on, and only to what it lists", func(t *testing.T) { kit(t).Science() })
	t.Run("9.0 Industrial Espionage duplicates what a Rival has Revealed", func(t *testing.T) { kit(t).Espionage() })
	t.Run("9.3 a pair goes face down into the Vault, and nobody knows which", func(t *testing.T) { kit(t).Concealed() })
	t.Run("9.3 a secret Technology is Revealed at any time", func(t *testing.T) { kit(t).Unveiled() })
	t.Run("9.4 stages of Atomic Research in their order, one a Year, secret or not", func(t *testing.T) {
		kit(t).AtomicStages([2]string{"atomic_1", "atomic_2"})
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
	t.Run("7.34 carried out at once and discarded", func(t *testing.T) { kit(t).Sabotaged() })
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
