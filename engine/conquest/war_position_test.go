package conquest

import (
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// garrisons are blocks of one Nation in an area, with their CV.
const garrisons = `tokyo japan airforce 3 fleet 3 carrier 3 infantry 2
kyushu japan fleet 3 carrier 2 airforce 2 marine 2
mukden japan tank 2 infantry 3 airforce 2
formosa japan airforce 2 marine 2 sub 2
marianas japan fleet 2 carrier 2 infantry 1
manila us infantry 3 airforce 2 fortress 2 fleet 2
los-angeles us carrier 4 fleet 3 tank 3 infantry 3 marine 2
hawaii us carrier 3 fleet 4 airforce 3 sub 3
singapore britemp fleet 2 infantry 2 airforce 2
sydney britemp infantry 2 carrier 2 fleet 2
calcutta britemp tank 2 infantry 2
vladivostok russia infantry 3 airforce 3 sub 2
chita russia tank 3 infantry 3
mongolia russia tank 2 infantry 2
wuhan nationalist-china infantry 2 tank 2 militia 2
chungking nationalist-china infantry 2 airforce 2
sian red-china infantry 2 militia 2 tank 2
shansi red-china infantry 2 militia 1
suchow japan infantry 3 tank 2
suchow nationalist-china infantry 2 airforce 1 militia 2
nanking japan infantry 2
nanking us airforce 3
nanking nationalist-china infantry 2
philippine-sea japan fleet 2 carrier 1
philippine-sea us fleet 3 sub 2`

// worldAtWar is Spring 1942 with everybody at war with everybody: hands full of cards, Technologies and Insurgents in the Vaults,
// Partisans, and Battles in which Proxy Powers and their Foster Factions fight together.
func worldAtWar() *Table {
	t := printed().Bare(Scenario1936)
	loyalties(t)
	ally(t)
	chinaOf(t).Intruded = blockwar.SetOf(USA)
	t.Year, t.Phase, t.Order = 1942, blockwar.Spring, t.TurnOrder(2)
	for _, side := range t.AllSides() {
		for _, g := range t.AllSides() {
			if t.PlayerOf(side) != t.PlayerOf(g) && side != blockwar.NoFaction && g != blockwar.NoFaction && side != Empire && g != Empire {
				t.Side(side).Wars = t.Side(side).Wars.With(g)
			}
		}
	}
	for i, f := range blockwar.AllFactions {
		for n := range 12 {
			blockwar.Move(1+3*n+i, &t.Decks[blockwar.ActionDeck].Draw, &t.Faction(f).Hand[blockwar.ActionDeck])
		}
	}
	x := insurgentPairs(t)[0]
	t.Faction(Soviets).Hand[blockwar.ActionDeck] &^= 1<<x.Card | 1<<x.Pair
	chinaOf(t).Insurgents = append(chinaOf(t).Insurgents, x)
	for _, line := range strings.Split(garrisons, "\n") {
		words := strings.Fields(line)
		n, _ := t.ParseNation(words[1])
		for i := 2; i < len(words); i += 2 {
			t.Put(n, t.MustType(words[i]), words[i+1][0]-'0', t.MustArea(words[0]))
		}
	}
	for _, province := range []string{"suchow", "peiping", "kansu", "mukden"} {
		chinaOf(t).Partisans[t.MustArea(province)] = 2
	}
	t.EvaluateControl()
	return t
}

func startAtWar() (engine.Match, []engine.Event, error) {
	return blockwar.Begin(rules(), worldAtWar())
}

func TestBatteryAtWar(t *testing.T) {
	t.Run("closely", func(t *testing.T) {
		enginetest.Run(t, learnedGame(), Scenario1936, enginetest.Options{Seeds: 1, Every: 8, Follow: 1, Answers: 6, Start: startAtWar})
	})
	t.Run("many", func(t *testing.T) {
		enginetest.Run(t, learnedGame(), Scenario1936, enginetest.Options{First: 10, Seeds: 4, Every: 50, Start: startAtWar})
	})
}
