package checks

import (
	"testing"

	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/blocks"
	"interbellum/engine/house"
	"interbellum/engine/triumph"
	_ "interbellum/engine/words/checks"
	_ "interbellum/engine/words/engine"
	_ "interbellum/engine/words/house"
	_ "interbellum/engine/words/triumph"
)

func TestTheDataFitTheRules(t *testing.T) { blocks.FitTheRules(t, triumph.File, Faults) }

func TestShippedPatterns(t *testing.T) {
	enginetest.Shipped(t, triumph.Game())
	blocks.LikeOurs(t, triumph.File, Faults)
}

func TestWhatAnEditMakesWrong(t *testing.T) {
	blocks.Judged(t, Faults, []blocks.Edit{
		{"areas.csv", "^moscow,(.*),maincapital,", "moscow,$1,city,", "against 1.12 areas.csv moscow city", "this must be maincapital"},
		{"areas.csv", "^kiev,(.*),city,1,", "kiev,$1,maincapital,1,", "against 1.12 areas.csv kiev city", "this must not be maincapital"},
		{"areas.csv", "^kiev,(.*),city,1,", "kiev,$1,city,2,", "against 1.4 factions.csv ussr res", "on the map RES adds up to 12, and it begins at 11"},
		{"areas.csv", "^kiev,(.*),city,1,", "kiev,$1,city,100,", "unplayable areas.csv kiev res", "the game cannot read this: 100 is not from 0 to 99"},
		{"areas.csv", "^tehran,(.*),city,", "tehran,$1,castle,", "unplayable areas.csv tehran city", "the game cannot read this: unknown: castle"},
		{"areas.csv", "fortress@3[*]1", "fleet@3*1", "unplayable areas.csv lorraine start_units", "a fleet cannot begin in Lorraine, which has no coast"},
		{"areas.csv", "fortress@3[*]1", "fortress@3*2", "unplayable areas.csv lorraine start_units", "more than one Fortress begins in Lorraine"},
		{"areas.csv", "fortress@3[*]1", "fortress@4*1", "unplayable areas.csv lorraine start_units", "it begins with a Combat Value of 4; such a unit has at most 3"},
		{"areas.csv", "any@1[*]6", "any@1*5", "against 5.0 areas.csv berlin start_units", "5 Cadres of any type begin here; its POP and Faction call for 6"},
		{"blocks.csv", "^britain,fleet,[0-9]+,", "britain,fleet,0,", "unplayable areas.csv london start_units", "there are 0 blocks of the type fleet, and 1 begin on the map"},
		{"blocks.csv", "^italy,tank,2,3", "italy,tank,2,4", "against 3.12 blocks.csv italy,tank max_cv", "this must be 3"},
		{"blocks.csv", "^italy,tank,2,3", "italy,tank,2,0", "unplayable blocks.csv italy,tank max_cv", "a unit has a Combat Value of at least 1"},
		{"blocks.csv", "^italy,tank,2,3", "poland,tank,2,3", "unplayable blocks.csv poland,tank", "only Powers have blocks; Poland is not a Power"},
		{"blocks.csv", "^italy,tank,2,3", "italy,tank,3,3", "unlike blocks.csv", "Italy has 21 blocks; in the shipped data it has 20"},
		{"borders.csv", "^baku,.*\\n", "", "against 1.11 areas.csv baku", "no border joins it to another area"},
		{"borders.csv", "^amsterdam,paris,plains", "amsterdam,paris,forest", "against 11.52 borders.csv amsterdam,paris kind", "this must be plains"},
		{"borders.csv", "^amsterdam,paris,plains", "amsterdam,paris,coastal", "unplayable borders.csv amsterdam,paris kind", "the game cannot read this: no such border between these areas"},
		{"nations.csv", "^poland,(.*),warsaw,", "poland,$1,vilna,", "against 1.121 nations.csv poland capital", "Lvov is a larger City than the Capital Vilna"},
		{"nations.csv", "^india,(.*),west,", "india,$1,ussr,", "against 2.31 nations.csv india faction", "it must belong to the Faction of Britain, which owns it"},
		{"factions.csv", "5;4;3", "3;4;5", "against 7.32 factions.csv axis factory_cost_levels", "this must be 5;4;3"},
		{"factions.csv", "5;4;3", "", "unplayable factions.csv axis", "the game cannot read this: factions.csv: axis keeps its Great Power and its Major Powers, and has a Factory cost"},
		{"action-cards.csv", "^1,spain,yugoslavia", "1,spain,spain", "against 8.0 action-cards.csv 1 end_b", "Spain is listed twice"},
		{"action-cards.csv", "^1,spain,yugoslavia", "1,spain,libya", "against 8.0 action-cards.csv 1 end_b", "Libya is not a Neutral that can be Influenced"},
		{"action-cards.csv", "^3,(.*),C,4", "3,$1,A,4", "against 4.1 action-cards.csv 3 priority", "another card of this Season has the letter A"},
		{"wildcards.csv", "^versailles,(.*),yugoslavia,", "versailles,$1,,", "against 8.3 wildcards.csv versailles ussr", "it lists no Neutral for this Faction"},
		{"investment-cards.csv", "^1,airdefense_radar,heavy_tanks", "1,airdefense_radar,airdefense_radar", "against 4.2 investment-cards.csv 1 end_b", "AirDefense Radar is listed twice"},
		{"investment-cards.csv", "mole", "coup", "against 9.0 technologies.csv mole", "it is on no Investment card"},
		{"turn-order.csv", "^2,axis,west,ussr", "2,axis,ussr,west", "against 7.14 turn-order.csv 2", "a roll of 1 gives the same Turn Order"},
		{"turn-order.csv", "^2,axis,west,ussr", "2,axis,west,west", "unplayable turn-order.csv 2", "the game cannot read this: turn-order.csv: a die of 2 does not name every Faction once"},
		{"peace-dividends.csv", "^1,12", "1,13", "against 4.4 peace-dividends.csv 1 count", "this must be 12"},
		{"units.csv", "^tank,G,6,3", "tank,G,6,2", "against 3.1 units.csv tank move_land", "this must be 3"},
		{"units.csv", "^tank,G,6,3", "tank,G,16,3", "unplayable units.csv tank priority", "the game cannot read this: 16 is not from 1 to 15"},
		{"scenarios.csv", "^1936,(.*),1945,25", "1936,$1,1944,25", "against 17.0 scenarios.csv 1936 last_year", "this must be 1945"},
		{"scenarios.csv", "^1936,(.*),1945,25", "1936,$1,1945,20", "against 16.2 scenarios.csv 1936 points", "this must be 25"},
		{"scenarios.csv", "^1936,(.*),1945,25", "1936,$1,1950,25", "unplayable scenarios.csv 1936 last_year", "the game cannot read this: 1950 is not from 1936 to 1945"},
		{"scenarios.csv", "^1939,.*\n", "${0}own,,Own,1936,3,1940,1940,25,2,printed,\n", "unlike scenarios.csv own last_year", "the match ends after one year"},
		{"scenarios.csv", "^1939,.*\n", "${0}own,,Own,1936,3,1940,1942,25,2,,\n", "unlike scenarios.csv own", "Axis begins without a unit"},
		{"scenarios.csv", "^1939,.*\n", "${0}own,,Own,1950,3,1940,1942,25,2,,\n", "unplayable scenarios.csv own like", "the game cannot read this: unknown: 1950"},
		{"standings.csv", "^scenario,.*\n", "${0}1936,war,axis,axis,,\n", "unplayable standings.csv 1936,war,axis,axis", "Axis and Axis are one player's and cannot be at war"},
		{"standings.csv", "^scenario,.*\n", "${0}1950,war,axis,west,,\n", "unplayable standings.csv 1950,war,axis,west scenario", "the game cannot read this: unknown: 1950"},
		{"standings.csv", "^scenario,.*\n", "${0}1936,peace,axis,west,,\n", "unplayable standings.csv 1936,peace,axis,west stands", "the game cannot read this: unknown: peace"},
		{"standings.csv", "^scenario,.*\n", "${0}1936,satellite,france,axis,,\n", "unplayable standings.csv 1936,satellite,france,axis", "France is not Neutral"},
		{"standings.csv", "^scenario,.*\n", "${0}1936,satellite,usa,axis,,\n", "unplayable standings.csv 1936,satellite,usa,axis", "USA cannot become a Satellite of Axis"},
		{"standings.csv", "^scenario,.*\n", "${0}1936,influence,usa,axis,2,\n", "unlike standings.csv 1936,influence,usa,axis", "Influence of Axis on USA has no effect"},
		{"standings.csv", "^scenario,.*\n", "${0}1936,influence,spain,axis,3,\n", "unplayable standings.csv 1936,influence,spain,axis count", "the game cannot read this: 3 is not from 1 to 2"},
		{"standings.csv", "^scenario,.*\n", "${0}1936,influence,spain,axis,1,\n1936,satellite,spain,west,,\n", "unplayable standings.csv 1936,satellite,spain,west", "another row already says how Spain stands"},
		{"standings.csv", "^scenario,.*\n", "${0}1936,held,london,axis,,\n", "unplayable standings.csv 1936,held,london,axis", "no Control marker can lie in London: only units hold it"},
		{"standings.csv", "^scenario,.*\n", "${0}1936,held,gibraltar,axis,,\n", "against 1.14 standings.csv 1936,held,gibraltar,axis", "Britain begins with units in Gibraltar and controls it, whatever the marker says"},
		{"standings.csv", "^scenario,.*\n", "${0}1939,satellite,austria,ussr,,\n", "against 17.0 standings.csv 1939,satellite,austria,ussr", "by the rules for 1939 the Axis has Austria from the start of 1939"},
		{"usa-entry.csv", "^1941.*\\n", "", "against 8.45 usa-entry.csv 1941", "this row must exist"},
		{"technologies.csv", "^sonar,Sonar,tech", "sonar,Sonar,intel", "unplayable technologies.csv sonar",
			"investment-cards.csv does not fit this change: the game cannot read this: out of order, or of another kind"},
	})
}

func TestScrambledData(t *testing.T) {
	for seed := range uint64(20) {
		blocks.Scrambled(t, house.Triumph(), Faults, seed, 1+int(seed)%25)
	}
}

func BenchmarkFaults(b *testing.B) {
	for b.Loop() {
		Faults(triumph.File)
	}
}
