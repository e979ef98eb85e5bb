package bot

import (
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
	"interbellum/engine/conquest"
)

// openings are what the Factions did, or meant to do.
var openings = [blockwar.FactionCount + 1][]bot.Opening{
	conquest.Japan: {
		{Name: "conquest/opening.china-incident", Until: 1939, Courts: "peiping shansi tsingtao", Takes: "peiping tsingtao nationalist-china canton"},
		{Name: "conquest/opening.strike-south", Until: 1942, Courts: "thailand dei vietnam", Takes: "vietnam dei malaya philippines"},
		{Name: "conquest/opening.strike-north", Until: 1941, Courts: "inner-mongolia sinkiang", Takes: "inner-mongolia russia"},
	},
	conquest.USA: {
		{Name: "conquest/opening.open-door", Until: 1941, Courts: "canton chungking yunnan kwangsi"},
		{Name: "conquest/opening.manhattan-project", Until: blockwar.LastYear, Bomb: true},
		{Name: "conquest/opening.friends-across-the-ocean", Until: 1941, Courts: "britemp dei mexico"},
	},
	conquest.Soviets: {
		{Name: "conquest/opening.border-peoples", Until: 1940, Courts: "inner-mongolia sinkiang wakhan"},
		{Name: "conquest/opening.united-front", Until: 1940, Courts: "shansi kansu peiping"},
	},
}
