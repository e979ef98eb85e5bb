package bot

import (
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
	"interbellum/engine/conquest"
)

// openings are what the Factions did, or meant to do.
var openings = [blockwar.FactionCount + 1][]bot.Opening{
	conquest.Japan: {
		{Name: "The China Incident", Until: 1939, Courts: "peiping shansi tsingtao", Takes: "peiping tsingtao nationalist-china canton"},
		{Name: "Strike south", Until: 1942, Courts: "thailand dei vietnam", Takes: "vietnam dei malaya philippines"},
		{Name: "Strike north", Until: 1941, Courts: "inner-mongolia sinkiang", Takes: "inner-mongolia russia"},
	},
	conquest.USA: {
		{Name: "The open door", Until: 1941, Courts: "canton chungking yunnan kwangsi"},
		{Name: "The Manhattan Project", Until: blockwar.LastYear, Bomb: true},
		{Name: "Friends across the ocean", Until: 1941, Courts: "britemp dei mexico"},
	},
	conquest.Soviets: {
		{Name: "The border peoples", Until: 1940, Courts: "inner-mongolia sinkiang wakhan"},
		{Name: "A united front", Until: 1940, Courts: "shansi kansu peiping"},
	},
}
