package conquest

import (
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/blocks"
)

// Random Battles, with every throw that there is, against their odds.
func TestOddsAreThoseOfTheBattle(t *testing.T) {
	blocks.OddsHold(t, blocks.Battles{Rules: rules(), Anew: func() *Table {
		table := printed().Bare(Scenario1936)
		table.Year = 1942
		for _, side := range table.AllSides() {
			for _, g := range table.AllSides() {
				if table.PlayerOf(side) != table.PlayerOf(g) && side != blockwar.NoFaction && g != blockwar.NoFaction {
					table.Side(side).Wars = table.Side(side).Wars.With(g)
				}
			}
		}
		for _, a := range table.LandAreas() {
			table.Control[a] = blockwar.AllFactions[int(a)%len(blockwar.AllFactions)]
		}
		return table
	},
		Nations: []Nation{ImperialJapan, US, BritishEmpire, Russia, NatChina, RedChina},
		Minors:  []Nation{nation(t, "thailand"), nation(t, "dei")},
		Areas:   []string{"suchow", "wuhan", "manila", "kyushu", "mukden", "thailand", "java", "philippine-sea", "south-china-sea", "sea-of-japan"},
		Techs:   []Tech{AirDefenseRadar, AmphTracks, AutoCannons, DiveBombing, HeavyBombers, ImprovedTorpedoes, Jets, NavalRadar, Sonar},
	}, []string{"land", "sea", "airforce", "carrier", "sub", "fleet", "tank", "infantry", "marine", "militia", "fortress", "invader", "group",
		"convoy", "proxy", "minor", "first", "surprise", "radar", "ahead", "dives"})
}
