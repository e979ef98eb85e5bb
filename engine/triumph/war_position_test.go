package triumph

import (
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// garrisons are blocks of one Nation in an area, with their CV.
const garrisons = `berlin germany airforce 3 tank 3 infantry 2
munich germany tank 3 infantry 3 infantry 2
ruhr germany fleet 2 sub 2 airforce 2 infantry 1
lvov germany tank 4 infantry 3
rome italy fleet 3 airforce 2 infantry 2 carrier 2
tripoli italy infantry 3 tank 2
london britain fleet 4 airforce 3 infantry 2 carrier 3
suez britain fleet 2 infantry 3
egypt britain tank 3
paris france infantry 3 airforce 2 fleet 2
lorraine france fortress 3 infantry 2
washington usa fleet 3 infantry 3 carrier 2 tank 2
moscow ussr infantry 3 tank 3 airforce 2
kharkov ussr infantry 3 tank 2
leningrad ussr infantry 2 fleet 2 sub 2
odessa ussr fleet 2 infantry 2 fortress 2
belorussia ussr infantry 3 tank 3`

// worldAtWar is Spring 1942 with everybody at war with everybody, hands full of cards, secret Technologies
// in the Vaults, and Battles, Escaped Subs and an Armed Minor on the map.
func worldAtWar() *Table {
	t := printed().Bare(scenario1936)
	t.Year, t.Phase, t.Order = 1942, blockwar.Spring, printed().TurnOrder(2)
	for i, f := range blockwar.AllFactions {
		s := t.Faction(f)
		for n := range 12 {
			blockwar.Move(1+3*n+i, &t.Decks[blockwar.ActionDeck].Draw, &s.Hand[blockwar.ActionDeck])
		}
		for _, g := range f.Rivals() {
			t.Side(f).Wars = t.Side(f).Wars.With(g)
		}
		s.Ind = 12
	}
	hide := func(f Faction, tech Tech, card, pair uint8) {
		t.Decks[blockwar.InvestmentDeck].Draw &^= 1<<card | 1<<pair
		t.Faction(f).Vault = append(t.Faction(f).Vault, blockwar.Secret{Tech: tech, Card: card, Pair: pair})
	}
	hide(Axis, HeavyTanks, 1, 2)
	hide(West, Sonar, 4, 5)
	hide(USSR, RocketArtillery, 6, 9)
	t.TakeNation(USA, West)
	for _, line := range strings.Split(garrisons, "\n") {
		area, units, _ := strings.Cut(line, " ")
		post(t, area, units)
	}
	t.Control[printed().MustArea("kiev")], t.Control[printed().MustArea("cyrenaica")] = USSR, Axis
	post(t, "kiev", "ussr infantry 2 airforce 1")
	post(t, "kiev", "germany tank 2 infantry 2 airforce 2")
	post(t, "cyrenaica", "italy infantry 2")
	post(t, "cyrenaica", "britain infantry 3")
	for _, at := range []struct{ area, units string }{{"north_sea", "germany sub 2"}, {"bay_of_biscay", "germany sub 1"}, {"tyrrhenian_sea", "britain sub 2"}} {
		post(t, at.area, at.units)
		for _, b := range t.Here(printed().MustArea(at.area), func(*blockwar.Block) bool { return true }) {
			b.Marks |= blockwar.Escaped
		}
	}
	post(t, "bay_of_biscay", "britain fleet 3")
	yugoslavia, _ := printed().ParseNation("yugoslavia")
	t.Arm(yugoslavia, Axis)
	t.EvaluateControl()
	return t
}

// post puts blocks of a Nation in an area: "germany tank 3 infantry 2".
func post(t *Table, area, units string) {
	words := strings.Fields(units)
	n, _ := t.ParseNation(words[0])
	for i := 1; i < len(words); i += 2 {
		t.Put(n, t.MustType(words[i]), words[i+1][0]-'0', t.MustArea(area))
	}
}

func startAtWar() (engine.Match, []engine.Event, error) {
	return blockwar.Begin(rules(), worldAtWar())
}

func TestBatteryAtWar(t *testing.T) {
	t.Run("closely", func(t *testing.T) {
		enginetest.Run(t, learnedGame(), scenario1936, enginetest.Options{Seeds: 1, Every: 8, Follow: 1, Answers: 6, Start: startAtWar})
	})
	t.Run("many", func(t *testing.T) {
		enginetest.Run(t, learnedGame(), scenario1936, enginetest.Options{First: 10, Seeds: 4, Every: 50, Start: startAtWar})
	})
}
