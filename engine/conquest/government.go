package conquest

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 7.3 What can be played in the Government Phase beside what the sister game has: Loyalty (7.33) and Red Irregulars (7.35).

func governmentPlays(t *Table, f Faction) []engine.Choice {
	list := loyaltyPlays(t, f)
	if f == Soviets {
		list = append(append(list, partisanPlays(t)...), insurgentPlays(t)...)
	}
	return list
}

// play carries out what needs no more answers.
func play(t *Table, f Faction, c engine.Choice) (seen events, asks bool) {
	if c.Verb == "partisan" {
		return playPartisan(t, c), false
	}
	return events{t.Say(c.Verb, "7.3", f, c.On, c.To, 0)}, true
}

// playStep is what asks the rest.
func playStep(_ *Table, f Faction, verb string) step {
	if verb == "insurgents" {
		return &layingInsurgents{}
	}
	return &raisingLoyalty{blockwar.FactoryPlay{Faction: f}}
}
