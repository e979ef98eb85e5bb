package bot

import (
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
	"interbellum/engine/triumph"
)

// openings are what the Factions did, or meant to do.
var openings = [blockwar.FactionCount + 1][]bot.Opening{
	triumph.Axis: {
		{Name: "triumph/opening.living-space-in-the-east", Until: 1940, Courts: "austria hungary rumania", Takes: "austria czechoslovakia poland"},
		{Name: "triumph/opening.ore-and-coasts", Until: 1941, Courts: "sweden finland spain", Takes: "denmark norway low_countries"},
		{Name: "triumph/opening.balkans-and-the-oil", Until: 1941, Courts: "rumania hungary bulgaria turkey", Takes: "yugoslavia greece"},
	},
	triumph.West: {
		{Name: "triumph/opening.little-entente", Until: 1939, Courts: "czechoslovakia rumania yugoslavia poland"},
		{Name: "triumph/opening.arsenal-of-democracy", Until: 1941, Courts: "usa latin_america"},
	},
	triumph.USSR: {
		{Name: "triumph/opening.lands-of-the-tsar", Until: 1940, Courts: "baltic_states rumania", Takes: "baltic_states finland poland"},
		{Name: "triumph/opening.collective-security", Until: 1939, Courts: "czechoslovakia poland turkey"},
		{Name: "triumph/opening.southwards", Until: 1942, Courts: "turkey persia afghanistan", Takes: "persia turkey"},
	},
}
