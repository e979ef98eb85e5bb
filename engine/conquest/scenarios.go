package conquest

import "interbellum/engine/blockwar"

// The scenarios that come with the game: the one for three, and Rising Sun for two (19.0). Others have the rules of one of these.
const (
	Scenario1936 = "1936"
	RisingSun    = "rising-sun"
)

const likeRisingSun = 1 // its place in the list

// scenarioTables: with the units of "both" 1936 and Rising Sun begin.
var scenarioTables = blockwar.ScenarioTables{
	Columns: "id,number,name,like,first_year,last_year,points,capitals,units,source",
	Known:   []string{Scenario1936, RisingSun},
	Shared:  []string{"both"},
}

// Starting lists the units with which a scenario begins (5.0, 19.4).
func Starting(b *blockwar.Book, scenario string) []blockwar.ScenarioUnits {
	return b.ScenarioOf(scenario).Units
}

// ForTwo tells whether a scenario is one for Japan and the USA, without the Soviets (19.1).
func ForTwo(b *blockwar.Book, scenario string) bool {
	return b.ScenarioOf(scenario).Like == likeRisingSun
}
