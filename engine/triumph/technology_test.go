package triumph

import (
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
	s.Play("axis", "intelligence:investment/"+card+">"+string(printed().FactionRef(against)))
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
					t.Errorf("others see it too: got %v, want %v", e.Seen, blockwar.SeenBy(Axis))
				}
			}
		}
		want(t, "units shown", seen, 2)
		if e := s.Saw("units-inspected"); !e.Seen.Has(blockwar.SeatOf(USSR)) {
			t.Error("that the card was used is no secret: got false, want true")
		}
	})
	t.Run("9.5 Code Break: a Rival's hand", func(t *testing.T) { kit(t).CodeBroken() })
	t.Run("9.5 Spy Ring: one unseen card changes hands", func(t *testing.T) { kit(t).CardStolen() })
	t.Run("9.5 Coup: all of a Rival's Influence on a Neutral Minor, never the USA", func(t *testing.T) { kit(t).Overthrown("norway", "usa", "persia") })
	t.Run("9.5 Mole: a Rival's Vault, and what is there may be duplicated, shown to the victim", func(t *testing.T) { kit(t).Mole() })
	t.Run("9.5 Double Agent: the effect is turned on the player of the card", func(t *testing.T) { kit(t).DoubleAgent() })
	t.Run("9.5 who may hold the Double Agent is asked, whether or not", func(t *testing.T) { kit(t).DoubleAgentWindow() })
}
