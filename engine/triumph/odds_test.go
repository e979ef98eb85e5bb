package triumph

import (
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/blocks"
)

// Random Battles, with every throw that there is, against their odds.
func TestOddsAreThoseOfTheBattle(t *testing.T) {
	blocks.OddsHold(t, blocks.Battles{Rules: rules(), Anew: func() *Table {
		table := blocks.AtWar(printed().Bare(scenario1936))
		table.Year = 1942
		for _, a := range table.LandAreas() {
			table.Control[a] = blockwar.AllFactions[int(a)%len(blockwar.AllFactions)]
		}
		return table
	},
		Nations: []Nation{Germany, Italy, Britain, France, USA, SovietUnion},
		Minors:  []Nation{nation(t, "sweden"), nation(t, "turkey"), nation(t, "spain")},
		Areas:   []string{"lorraine", "kiev", "london", "stockholm", "ankara", "madrid", "north_sea", "baltic_sea", "central_mediterranean"},
		Techs:   []Tech{AirDefenseRadar, HeavyBombers, Jets, NavalRadar, Sonar, HeavyTanks, RocketArtillery, LSTs},
	}, []string{"land", "sea", "airforce", "carrier", "sub", "fleet", "tank", "infantry", "fortress", "invader", "group", "convoy", "minor", "first", "surprise", "radar", "ahead"})
}
