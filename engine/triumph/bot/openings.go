package bot

import (
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
	"interbellum/engine/triumph"
)

// openings are what the Factions did, or meant to do.
var openings = [blockwar.FactionCount + 1][]bot.Opening{
	triumph.Axis: {
		{Name: "Living space in the east", Until: 1940, Courts: "austria hungary rumania", Takes: "austria czechoslovakia poland"},
		{Name: "Ore and coasts", Until: 1941, Courts: "sweden finland spain", Takes: "denmark norway low_countries"},
		{Name: "The Balkans and the oil", Until: 1941, Courts: "rumania hungary bulgaria turkey", Takes: "yugoslavia greece"},
	},
	triumph.West: {
		{Name: "Little Entente", Until: 1939, Courts: "czechoslovakia rumania yugoslavia poland"},
		{Name: "Arsenal of democracy", Until: 1941, Courts: "usa latin_america"},
	},
	triumph.USSR: {
		{Name: "The lands of the Tsar", Until: 1940, Courts: "baltic_states rumania", Takes: "baltic_states finland poland"},
		{Name: "Collective security", Until: 1939, Courts: "czechoslovakia poland turkey"},
		{Name: "Southwards", Until: 1942, Courts: "turkey persia afghanistan", Takes: "persia turkey"},
	},
}
