package bot_test

import (
	"testing"

	"interbellum/engine/blockwar"
)

// homes are garrisons that nobody need fear for.
var homes = []string{"tokyo japan infantry 3 fleet 4", "osaka japan infantry 3", "mukden japan infantry 3 infantry 3", "korea japan infantry 2",
	"los-angeles us fortress 4 infantry 4", "seattle us infantry 2", "new-delhi britemp infantry 2", "nanking nationalist-china infantry 2 militia 2",
	"suchow nationalist-china militia 2", "wuhan nationalist-china militia 2", "fukien nationalist-china militia 2", "sian red-china fortress 2 militia 2",
	"novosibirsk russia infantry 3", "vladivostok russia infantry 3 infantry 2", "irkutsk russia infantry 2"}

func with(lines ...string) []string { return append(append([]string{}, homes...), lines...) }

// conquered is Japan in Novosibirsk, with the Nationalists' Capital before it.
func conquered(lines ...string) []string {
	return append([]string{"novosibirsk japan infantry 3", "tokyo japan infantry 3", "osaka japan infantry 2", "mukden japan infantry 2",
		"los-angeles us fortress 4", "new-delhi britemp infantry 2", "sian red-china fortress 2"}, lines...)
}

func TestGoodSense(t *testing.T) {
	for _, c := range []struct {
		name string
		q    question
		want string
	}{
		{"18.3 the second Rival capital is taken: the won game is won",
			question{Position: position{Phase: blockwar.Summer, Wars: "japan-soviet japan-nationalists", Units: conquered("suchow japan infantry 3")},
				Asked: japan, Kind: "move-to", About: "area/suchow", Moves: 3, Picked: "unit/japan-infantry-5", Legal: "go:area/suchow>area/nanking go:area/suchow>area/tsingtao go:area/suchow>area/wuhan"},
			"go:area/suchow>area/nanking"},
		{"18.3 and the unit that can take it is the one that is picked up",
			question{Position: position{Phase: blockwar.Summer, Wars: "japan-soviet japan-nationalists", Units: conquered("suchow japan infantry 3", "tokyo japan infantry 2")},
				Asked: japan, Kind: "move", Moves: 1, Legal: "done move:area/osaka>nation/japan move:area/suchow>nation/japan move:area/tokyo>nation/japan"},
			"move:area/suchow>nation/japan"},
		{"16.33 whoever has left it empty is Violated, when that wins",
			question{Position: position{Phase: blockwar.Summer, Wars: "japan-soviet", Units: conquered("formosa japan infantry 3 marine 2")},
				Asked: japan, Kind: "declare", Moves: 6, Legal: "done violate-proxy:faction/nationalists"},
			"violate-proxy:faction/nationalists"},
		{"2.11 the only unit in Tokyo stays there while the enemy stands in Osaka",
			question{Position: position{Phase: blockwar.Summer, Wars: "japan-usa", Units: []string{"tokyo japan infantry 3", "osaka us infantry 4 tank 4", "mukden japan infantry 3", "los-angeles us fortress 4", "nanking nationalist-china militia 2", "new-delhi britemp infantry 2"}},
				Asked: japan, Kind: "move", Moves: 1, Legal: "done move:area/tokyo>nation/japan"},
			"done"},
		{"2.11 an empty capital beside the enemy gets a garrison",
			question{Position: position{Phase: blockwar.Summer, Wars: "japan-soviet", Units: []string{"krasnoyarsk russia infantry 3", "omsk japan infantry 2 infantry 2", "vladivostok russia infantry 3", "tokyo japan infantry 3", "osaka japan infantry 3", "mukden japan infantry 3"}},
				Asked: soviet, Kind: "move-to", About: "area/krasnoyarsk", Moves: 2, Picked: "unit/russia-infantry-1", Legal: "go:area/krasnoyarsk>area/irkutsk go:area/krasnoyarsk>area/novosibirsk go:area/krasnoyarsk>area/yakutsk"},
			"go:area/krasnoyarsk>area/novosibirsk"},
		{"16.3 a capital of the own is taken back, late in the game too",
			question{Position: position{Phase: blockwar.Summer, Year: 1944, Wars: "japan-soviet", Ind: [3]uint8{4, 10, 7}, Units: []string{"osaka russia infantry 3 infantry 2", "tokyo japan infantry 3 infantry 3 airforce 3", "kyushu japan infantry 3", "korea japan infantry 3", "nanking japan infantry 3 infantry 2", "mukden japan infantry 3", "novosibirsk russia infantry 3"}},
				Asked: japan, Kind: "move-to", About: "area/tokyo", Moves: 8, Picked: "unit/japan-infantry-1", Legal: "enter:area/tokyo>area/osaka go:area/tokyo>area/kyushu"},
			"enter:area/tokyo>area/osaka"},
		{"7.24 the blow threatens Mukden, and there is built",
			question{Position: position{Phase: blockwar.ProductionPhase, Wars: "japan-soviet", Units: []string{"mukden japan infantry 1", "kyushu japan infantry 2", "tokyo japan infantry 3", "osaka japan infantry 2", "harbin russia infantry 3 tank 3 infantry 3", "novosibirsk russia infantry 3"}},
				Asked: japan, Kind: "production", Legal: "done step:area/kyushu>nation/japan step:area/mukden>nation/japan step:area/tokyo>nation/japan"},
			"step:area/mukden>nation/japan"},
		{"7.244 at peace, and nobody near, the USA buys what raises its IND",
			question{Position: position{Phase: blockwar.ProductionPhase, Year: 1936, Units: homes, Ind: [3]uint8{11, 10, 10}, Markers: "britemp=usa 1"},
				Asked: usa, Kind: "production", Legal: "buy:deck/action buy:deck/investment done step:area/seattle>nation/us"},
			"buy:deck/investment"},
		{"15.21 no war is declared that cannot be carried out",
			question{Position: position{Phase: blockwar.Summer, Units: with("chita russia infantry 2", "hailar japan infantry 3 infantry 3 airforce 3", "harbin japan infantry 3 tank 2")},
				Asked: soviet, Kind: "declare", Moves: 6, Legal: "declare-war:faction/japan done"},
			"done"},
		{"15.3 nor is a Wakhan Violated that is worth nothing",
			question{Position: position{Phase: blockwar.Summer, Units: with("tashkent russia infantry 3 tank 3")},
				Asked: soviet, Kind: "declare", Moves: 6, Legal: "done violate:nation/wakhan"},
			"done"},
		{"8.41 the first Influence on the British Empire brings all its POP and RES",
			question{Position: position{Phase: blockwar.GovernmentPhase, Year: 1936, Units: homes, Cards: hand(usa, []int{16}, nil)},
				Asked: usa, Kind: "government", Legal: "diplomacy:action/16>nation/britemp diplomacy:action/16>nation/chungking pass"},
			"diplomacy:action/16>nation/britemp"},
		{"1.13 at war Japan courts the oil that its Production lacks",
			question{Position: position{Phase: blockwar.GovernmentPhase, Wars: "japan-soviet", Units: homes, Ind: [3]uint8{11, 10, 10}, Cards: hand(japan, []int{8, 31, 32, 33, 34, 35, 36}, nil)},
				Asked: japan, Kind: "government", Legal: "diplomacy:action/8>nation/dei diplomacy:action/8>nation/kwangsi pass"},
			"diplomacy:action/8>nation/dei"},
		{"8.3 a WildCard goes where there is something to be had",
			question{Position: position{Phase: blockwar.GovernmentPhase, Units: homes, Cards: hand(japan, []int{2}, nil)},
				Asked: japan, Kind: "government", Legal: "pass wildcard:action/2>nation/hainan wildcard:action/2>nation/thailand"},
			"wildcard:action/2>nation/thailand"},
		{"8.3 no WildCard is spent on an IND that Production lacks",
			question{Position: position{Phase: blockwar.GovernmentPhase, Units: homes, Markers: "britemp=usa 2", Cards: hand(usa, []int{17}, nil)},
				Asked: usa, Kind: "government", Legal: "pass wildcard:action/17>nation/tibet"},
			"pass"},
		{"8.31 a Rival's card for a Neutral is cancelled before it wins it",
			question{Position: position{Phase: blockwar.GovernmentPhase, Units: homes, Markers: "thailand=japan 2", Cards: hand(soviet, []int{1, 28, 29, 50}, nil)},
				Asked: soviet, Played: []blockwar.Played{{By: japan, Card: 36, Nation: nation("thailand")}}, Kind: "government", Legal: "diplomacy:action/1>nation/thailand diplomacy:action/50>nation/tibet pass"},
			"diplomacy:action/1>nation/thailand"},
		{"7.32 Factories raise IND where Production lacks it, rather than Loyalty",
			question{Position: position{Phase: blockwar.GovernmentPhase, Units: homes, Markers: "britemp=usa 2", Cards: hand(usa, nil, []int{11, 12, 13}), Own: civil(1, 3)},
				Asked: usa, Kind: "government", Legal: "industry loyalty pass"},
			"industry"},
		{"7.33 and Loyalty, where control of China is ahead of it and IND is enough",
			question{Position: position{Phase: blockwar.GovernmentPhase, Year: 1938, Units: homes, Ind: [3]uint8{11, 18, 10}, Cards: hand(usa, nil, []int{11, 12, 13}), Own: civil(1, 3)},
				Asked: usa, Kind: "government", Legal: "industry loyalty pass"},
			"loyalty"},
		{"7.31 at war the last card is kept for the Command that takes a capital",
			question{Position: position{Phase: blockwar.GovernmentPhase, Wars: "japan-nationalists", Units: []string{"suchow japan infantry 3 infantry 3", "tokyo japan infantry 3", "osaka japan infantry 2", "mukden japan infantry 2", "los-angeles us fortress 4"}, Cards: hand(japan, []int{31}, nil)},
				Asked: japan, Kind: "government", Legal: "diplomacy:action/31>nation/canton diplomacy:action/31>nation/kwangsi pass"},
			"pass"},
		{"17.4 Partisans are suppressed",
			question{Position: position{Phase: blockwar.Summer, Units: homes, Own: civil(1, 3, "nanking")}, Asked: usa, Kind: "battles", Legal: "done suppress:area/nanking>nation/nationalist-china"},
			"suppress:area/nanking>nation/nationalist-china"},
		{"17.4 by whom hits best",
			question{Position: position{Phase: blockwar.Summer, Units: homes, Own: civil(1, 3, "nanking")}, Asked: usa, Kind: "suppressor", About: "area/nanking",
				Legal: "commit:unit/nationalist-china-infantry-1 commit:unit/nationalist-china-militia-1 none"},
			"commit:unit/nationalist-china-infantry-1"},
		{"17.2 Partisans rise where nobody guards",
			question{Position: position{Phase: blockwar.Summer, Units: homes, Own: civil(1, 3, "jehol", "mukden")}, Asked: soviet, Kind: "move", Moves: 1,
				Legal: "done militarize:area/jehol militarize:area/mukden recruit#1"},
			"militarize:area/jehol"},
		{"17.3 and not against an army: there they recruit",
			question{Position: position{Phase: blockwar.Summer, Units: homes, Own: civil(1, 3, "mukden")}, Asked: soviet, Kind: "move", Moves: 1, Legal: "done militarize:area/mukden recruit#1"},
			"recruit#1"},
		{"7.352 Insurgents are laid where their Militia is worth most",
			question{Position: position{Phase: blockwar.GovernmentPhase, Units: homes, Cards: hand(soviet, []int{20, 24, 2, 48}, nil)}, Asked: soviet, Kind: "lay-insurgents",
				Legal: "lay:action/20>action/45#15 lay:action/24>action/48#16"},
			"lay:action/24>action/48#16"},
		{"10.1 at war a card of the Season is committed, not one of another or an Investment card",
			question{Position: position{Phase: blockwar.Summer, Wars: "japan-nationalists", Units: with("tsingtao japan infantry 3 infantry 3"), Cards: hand(japan, []int{1, 29}, []int{3})},
				Asked: japan, Kind: "command-card", Legal: "card:action/1 card:action/29 card:investment/3"},
			"card:action/29"},
		{"10.1 at peace, with nothing to do, nothing is committed",
			question{Position: position{Phase: blockwar.Spring, Units: []string{"novosibirsk russia infantry 3", "tokyo japan infantry 3", "los-angeles us infantry 3"}, Cards: hand(soviet, []int{45}, nil)}, Asked: soviet, Kind: "command", Legal: "commit pass"},
			"pass"},
		{"10.1 with an empty capital in reach a card is committed",
			question{Position: position{Phase: blockwar.Summer, Wars: "japan-nationalists", Units: conquered("suchow japan infantry 3"), Cards: hand(japan, []int{29}, nil)}, Asked: japan, Kind: "command", Legal: "commit pass"},
			"commit"},
		{"12.5 whoever has lost a Battle saves what is left",
			question{Position: position{Phase: blockwar.Summer, Wars: "japan-soviet", Units: homes}, Asked: japan, Kind: "action", About: "area/hailar",
				Battle: fought("hailar", japan, soviet, "japan-infantry 1 russia-tank 3 russia-infantry 3"), Legal: "fire:block/japan-infantry-1>class/ground retreat:block/japan-infantry-1"},
			"retreat:block/japan-infantry-1"},
		{"12.5 and whoever is winning does not",
			question{Position: position{Phase: blockwar.Summer, Wars: "japan-soviet", Units: homes}, Asked: japan, Kind: "action", About: "area/chita",
				Battle: fought("chita", japan, soviet, "japan-infantry 3 japan-tank 2 russia-infantry 1"), Legal: "fire:block/japan-infantry-1>class/ground retreat:block/japan-infantry-1"},
			"fire:block/japan-infantry-1>class/ground"},
		{"12.75 no Kamikaze where the Battle is won without",
			question{Position: position{Phase: blockwar.Summer, Wars: "japan-usa", Units: homes}, Asked: japan, Kind: "action", About: "area/bonin-sea",
				Battle: fought("bonin-sea", usa, japan, "us-fleet 1 japan-airforce 2 japan-fleet 4 japan-fleet 4"), Legal: "fire:block/japan-airforce-1>class/naval kamikaze:block/japan-airforce-1>class/naval"},
			"fire:block/japan-airforce-1>class/naval"},
		{"12.75 but where it is lost",
			question{Position: position{Phase: blockwar.Summer, Wars: "japan-usa", Units: homes}, Asked: japan, Kind: "action", About: "area/bonin-sea",
				Battle: fought("bonin-sea", usa, japan, "us-fleet 4 us-fleet 4 us-carrier 4 japan-airforce 2"), Legal: "fire:block/japan-airforce-1>class/naval kamikaze:block/japan-airforce-1>class/naval"},
			"kamikaze:block/japan-airforce-1>class/naval"},
		{"12.44 a Hit goes to what has fired already",
			question{Position: position{Phase: blockwar.Summer, Wars: "japan-soviet", Units: homes}, Asked: japan, Kind: "take-hit", About: "area/chita",
				Battle: fought("chita", japan, soviet, "japan-infantry 2 japan-tank 2! russia-infantry 3"), Legal: "hit:block/japan-infantry-1 hit:block/japan-tank-1"},
			"hit:block/japan-tank-1"},
		{"8.13 who is strong stands by a Protectorate",
			question{Position: position{Phase: blockwar.Summer, Markers: "thailand=soviet 2", Units: []string{"novosibirsk russia infantry 3 tank 3", "vladivostok russia infantry 3 tank 3 infantry 3", "chita russia infantry 3 airforce 3", "tokyo japan infantry 2", "mukden japan infantry 1"}},
				Asked: soviet, Active: japan, Kind: "protectorate", About: "nation/thailand", Legal: "stand withdraw"},
			"stand"},
		{"7.24 Japan without a Fleet builds one",
			question{Position: position{Phase: blockwar.ProductionPhase, Units: []string{"tokyo japan infantry 3 infantry 3 airforce 2", "osaka japan infantry 2 infantry 2", "mukden japan infantry 3 carrier 2"}}, Asked: japan, Kind: "cadre", About: "area/tokyo",
				Legal: "raise:type/airforce>area/tokyo raise:type/fleet>area/tokyo raise:type/infantry>area/tokyo raise:type/tank>area/tokyo"},
			"raise:type/fleet>area/tokyo"},
		{"7.242 in China the Nationalists' want Infantry, not another Fortress",
			question{Position: position{Phase: blockwar.ProductionPhase, Units: []string{"nanking nationalist-china fortress 2 militia 2", "los-angeles us fleet 4"}}, Asked: usa, Kind: "cadre", About: "area/nanking",
				Legal: "raise:type/fortress>area/nanking raise:type/infantry>area/nanking"},
			"raise:type/infantry>area/nanking"},
		{"1.41 of two units on an Islet the weaker goes",
			question{Position: position{Phase: blockwar.Summer, Units: with("wake us infantry 3 marine 1")}, Asked: usa, Kind: "islet", About: "area/wake", Legal: "remove:unit/us-infantry-3 remove:unit/us-marine-1"},
			"remove:unit/us-marine-1"},
		{"12.73 a Sub goes down out of a Battle that is lost",
			question{Position: position{Phase: blockwar.Summer, Wars: "japan-usa", Units: homes}, Asked: japan, Kind: "escape", About: "area/bonin-sea",
				Battle: fought("bonin-sea", japan, usa, "japan-sub 1 us-fleet 4 us-fleet 3"), Legal: "done escape:block/japan-sub-1"},
			"escape:block/japan-sub-1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.q.Year == 0 {
				c.q.Year = 1940
			}
			if got := seminar.Answer(t, &c.q); got != c.want {
				t.Errorf("it answers %s, not %s", got, c.want)
			}
		})
	}
}
