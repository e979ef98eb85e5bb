package checks

import (
	"testing"

	"interbellum/engine/conquest"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/blocks"
	"interbellum/engine/house"
	_ "interbellum/engine/words/checks"
	_ "interbellum/engine/words/conquest"
	_ "interbellum/engine/words/engine"
	_ "interbellum/engine/words/house"
)

func TestTheDataFitTheRules(t *testing.T) { blocks.FitTheRules(t, conquest.File, Faults) }

func TestShippedPatterns(t *testing.T) {
	enginetest.Shipped(t, conquest.Game())
	blocks.LikeOurs(t, conquest.File, Faults)
}

func TestWhatAnEditMakesWrong(t *testing.T) {
	blocks.Judged(t, Faults, []blocks.Edit{
		{"areas.csv", "^tokyo,(.*),maincapital,", "tokyo,$1,city,", "against 1.12 areas.csv tokyo city", "this must be maincapital"},
		{"areas.csv", "^tokyo,(.*),maincapital,([0-9]),", "tokyo,$1,maincapital,9,", "against 5.1 factions.csv japan res", "on the map RES adds up to 14, and it begins at 5"},
		{"areas.csv", "^midway,(.*),islet,", "midway,$1,islet-group,", "against 1.41 areas.csv midway kind",
			"this must be islet"},
		{"areas.csv", "^shansi,shansi,china,|^shansi,([^,]*),china,", "shansi,$1,indochina,", "against 1.0 areas.csv shansi region", "the rules have Shansi in another Region"},
		{"areas.csv", "dei,minor,none,[0-9],[0-9]", "dei,minor,none,2,3", "unplayable areas.csv borneo kind", "the game cannot read this: such an area cannot have all this"},
		{"borders.csv", "^tokyo,.*\\n|^[a-z-]+,tokyo,.*\\n", "", "against 1.11 areas.csv tokyo", "no border joins it to another area"},
		{"borders.csv", "^suchow,tsingtao,plains", "suchow,tsingtao,river", "against 11.52 borders.csv suchow,tsingtao kind", "this must be plains"},
		{"borders.csv", "^chita,hailar,[a-z]+,", "chita,hailar,impassable,", "against 1.11 borders.csv chita,hailar kind", "all borders of the Great Australian Desert are impassable, and no others"},
		{"borders.csv", "^chita,hailar,[a-z]+,", "chita,hailar,coastal,", "unplayable borders.csv chita,hailar kind", "the game cannot read this: no such border between these areas"},
		{"nations.csv", "^wakhan,(.*),wakhan,", "wakhan,$1,saigon,", "against 2.51 nations.csv wakhan capital", "its Capital is not in it"},
		{"blocks.csv", "^us,carrier,6,4", "us,carrier,3,4", "against 7.132 blocks.csv us,carrier count", "there are 3 blocks, and three must arrive"},
		{"blocks.csv", "^red-china,tank,", "red-china,fleet,", "against 16.12 blocks.csv red-china,fleet", "the Chinese have no ships"},
		{"blocks.csv", "^russia,sub,", "russia,militia,", "against 3.245 blocks.csv russia,militia", "only the Chinese have Militia"},
		{"blocks.csv", "^us,fleet,6,4", "us,fleet,0,4", "unplayable setup.csv both,us,los-angeles,fleet,4", "there are 0 blocks of the type fleet, and 1 begin on the map"},
		{"blocks.csv", "^us,fleet,6,4", "us,fleet,100,4", "unplayable blocks.csv us,fleet count", "the game cannot read this: 100 is not from 0 to 99"},
		{"setup.csv", "^1936,russia,chita,fortress,1", "1936,russia,chita,fleet,1", "unplayable setup.csv 1936,russia,chita,fleet,1", "a fleet cannot begin in Chita, which has no coast"},
		{"setup.csv", "^1936,russia,chita,fortress,1,1", "1936,russia,chita,fortress,1,2", "unplayable setup.csv 1936,russia,chita,fortress,1", "more than one Fortress begins in Chita"},
		{"setup.csv", "^both,us,seattle,any", "both,us,bering-sea,any", "unplayable setup.csv both,us,bering-sea,any,1", "units begin on land, not in Bering Sea"},
		{"setup.csv", "^both,us,seattle,any", "both,us,osaka,any", "against 5.0 setup.csv both,us,osaka,any,1", "United States begins in Osaka, which is not its own"},
		{"setup.csv", "^both,us,seattle,any,1,1", "both,us,wake,any,1,2", "against 1.41 setup.csv both,us,wake,any,1", "Wake has room for 1 unit"},
		{"setup.csv", "^both,us,seattle,any,1,1", "both,us,seattle,any,1,2", "against 5.2 nations.csv us", "it begins with 11 units of 18 CV, not with 10 of 17"},
		{"setup.csv", "^both,thailand|^both,us,seattle,any", "both,thailand,seattle,any", "unplayable setup.csv both,thailand,seattle,any,1", "only Powers have units; Thailand is not a Power"},
		{"factions.csv", ",6;5,", ",6;6,", "against 7.32 factions.csv japan factory_cost_levels", "this must be 6;5"},
		{"action-cards.csv", "^1,thailand,tsingtao", "1,thailand,thailand", "against 8.0 action-cards.csv 1 end_b", "Thailand is listed twice"},
		{"action-cards.csv", "^1,thailand,tsingtao", "1,thailand,hawaii", "against 8.0 action-cards.csv 1 end_b", "Hawaii is not a Neutral that can be Influenced"},
		{"action-cards.csv", "^1,thailand,tsingtao", "1,chungking,vietnam", "unlike action-cards.csv 3", "card 1 has the same two Neutrals"},
		{"wildcards.csv", "^ethnic-ties-9,(.*),britemp;canton;tibet,", "ethnic-ties-9,$1,canton;tibet,", "against 8.4 wildcards.csv ethnic-ties-9 usa", "Ethnic Ties name the British Empire here"},
		{"wildcards.csv", ",nanking,mukden,", ",canton,mukden,", "against 17.11 wildcards.csv birds-of-a-feather-2 partisan_a", "Canton has Diplomacy cards of its own and is not a Partisan Option"},
		{"wildcards.csv", "mexico", "canton", "against 8.3 nations.csv mexico", "no WildCard names it, and no other card does"},
		{"technologies.csv", "^sonar,Sonar,tech", "sonar,Sonar,intel", "unplayable technologies.csv sonar",
			"investment-cards.csv does not fit this change: the game cannot read this: out of order, or of another kind"},
		{"scenarios.csv", "^1936,(.*),25,2,both", "1936,$1,25,3,both", "against 18.2 scenarios.csv 1936 capitals", "this must be 2"},
		{"scenarios.csv", "^1936,(.*),25,2,both", "1936,$1,25,0,both", "unplayable scenarios.csv 1936 capitals", "the game cannot read this: 0 is not from 1 to 9"},
		{"standings.csv", "^scenario,.*\n", "${0}1936,war,reds,soviet,,\n", "unplayable standings.csv 1936,war,reds,soviet", "Red China and Soviet Union are one player's and cannot be at war"},
		{"standings.csv", "^scenario,.*\n", "${0}1936,war,japan,empire,,\n", "unplayable standings.csv 1936,war,japan,empire", "British Empire is Neutral and cannot be at war at the start"},
		{"standings.csv", "^scenario,.*\n", "${0}1936,declared,nationalists,japan,,\n", "unplayable standings.csv 1936,declared,nationalists,japan", "Nationalist China is not a Faction: without a Declaration it can be at war"},
		{"standings.csv", "^scenario,.*\n", "${0}rising-sun,war,japan,soviet,,\n", "unplayable standings.csv rising-sun,war,japan,soviet", "Soviet Union is not in this scenario"},
		{"standings.csv", "^scenario,.*\n", "${0}1936,influence,thailand,nationalists,1,\n", "unplayable standings.csv 1936,influence,thailand,nationalists", "Nationalist China is not a Faction: only Factions have Influence and Satellites"},
		{"standings.csv", "^scenario,.*\n", "${0}1936,held,tokyo,soviet,,\n", "unplayable standings.csv 1936,held,tokyo,soviet", "no Control marker can lie in Tokyo: only units hold it"},
		{"standings.csv", "^scenario,.*\n", "${0}1936,influence,britemp,japan,1,\n", "unlike standings.csv 1936,influence,britemp,japan", "Influence of Japan on British Empire has no effect"},
		{"scenarios.csv", "^rising-sun,.*\n", "${0}own,,Own,rising-sun,1938,1942,25,2,,\n", "unlike scenarios.csv own", "Japan begins without a unit"},
		{"turn-order.csv", "^1,japan,soviet,usa,japan", "1,japan,soviet,usa,usa", "against 19.2 turn-order.csv 1 two_way", "this must be japan"},
		{"year-track.csv", "^1942,0,1", "1942,0,2", "against 7.13 year-track.csv 1942 us_naval_cv", "this must be 1"},
	})
}

func TestScrambledData(t *testing.T) {
	for seed := range uint64(20) {
		blocks.Scrambled(t, house.Conquest(), Faults, seed, 1+int(seed)%25)
	}
}

func BenchmarkFaults(b *testing.B) {
	for b.Loop() {
		Faults(conquest.File)
	}
}
