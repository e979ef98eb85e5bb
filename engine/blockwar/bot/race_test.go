package bot

import (
	"encoding/json"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
	"interbellum/engine/triumph"
)

// standingOf is how the Axis of 1940 sees a position with so much IND, with Protectorates or without, in peace or at war.
func standingOf(t *testing.T, ind uint8, protectorates, war bool) *blockwar.View {
	t.Helper()
	w := triumph.Written{WrittenHead: blockwar.WrittenHead{Format: "triumph/1", Scenario: "1936", Year: 1940, Phase: blockwar.Spring, Order: []string{"axis", "west", "ussr"}}}
	for _, slug := range []string{"axis", "west", "ussr"} {
		x := blockwar.WrittenFaction{Faction: slug, Ind: 9}
		if slug == "axis" {
			x.Ind = ind
		}
		if war && slug == "axis" {
			x.Wars = []string{"west"}
		} else if war && slug == "west" {
			x.Wars = []string{"axis"}
		}
		w.Factions = append(w.Factions, x)
	}
	for _, slug := range []string{"rumania", "poland", "low_countries", "sweden", "hungary", "spain", "turkey"} {
		if protectorates {
			w.Nations = append(w.Nations, blockwar.WrittenNation{Nation: slug, Influence: "axis", Markers: 2})
		}
	}
	for i, area := range []string{"berlin", "ruhr", "munich"} {
		w.Units = append(w.Units, blockwar.WrittenUnit{Nation: "germany", Type: "infantry", N: uint8(i + 1), CV: 3, Area: area})
	}
	text, err := json.Marshal(w)
	if err != nil {
		t.Fatal(err)
	}
	m, _, errs := triumph.Game().FromSchema(text)
	if len(errs) > 0 {
		t.Fatalf("got %v, want none", errs)
	}
	return m.View(blockwar.SeenBy(triumph.Axis)).(*blockwar.View)
}

func TestTheRaceForAnEconomicVictory(t *testing.T) {
	arrival := func(v *blockwar.View) int {
		return look(v, engine.Decision{Seat: blockwar.SeatOf(triumph.Axis)}, bot.Style{}, &Facts{}).arrival(triumph.Axis)
	}
	rich, poor, atWar := arrival(standingOf(t, 18, true, false)), arrival(standingOf(t, 12, false, false)), arrival(standingOf(t, 18, true, true))
	if rich >= poor || rich > blockwar.LastYear {
		t.Errorf("16.2 with POP and IND it comes to 25 points in %d, without in %d; want rich less than %v and rich at most %v", rich, poor, poor, blockwar.LastYear)
	}
	if rich >= atWar {
		t.Errorf("15.1 in peace it comes to 25 points in %d, at war in %d, want less than %v", rich, atWar, atWar)
	}
}

func TestTheLeaderIsMindedMore(t *testing.T) {
	for _, envy := range []int{0, 7} {
		v := standingOf(t, 9, false, false)
		v.Factions[2].Points.Public += 6
		rates := look(v, engine.Decision{Seat: blockwar.SeatOf(triumph.Axis)}, bot.Style{}, &Facts{Weights: Weights{Envy: envy}}).land.rates
		if west, ussr := rates[triumph.West], rates[triumph.USSR]; ussr > west != (envy > 0) {
			t.Errorf("16.2 with Envy %d the USSR, which leads, is minded by %d, the West by %d: got ussr > west %v, want %v", envy, ussr, west, ussr > west, (envy > 0))
		}
	}
}

func TestTheRaceIsRunAtPeaceByHardPlayers(t *testing.T) {
	racing := &Facts{}
	racing.Weights.Races[triumph.Axis] = Race{Actions: 12, Invest: 30, Units: 50, War: 500}
	step := engine.Choice{Verb: "step", On: "area/berlin", To: "nation/germany"}
	for _, c := range []struct {
		name  string
		by    bot.Strength
		war   bool
		races bool
	}{{"hard at peace", bot.Hard, false, true}, {"normal at peace", bot.Normal, false, false}, {"hard at war", bot.Hard, true, false}} {
		t.Run("16.2 "+c.name, func(t *testing.T) {
			v := standingOf(t, 9, false, c.war)
			d, style := engine.Decision{Seat: blockwar.SeatOf(triumph.Axis)}, bot.Style{Strength: c.by}
			plain, races := look(v, d, style, &Facts{}), look(v, d, style, racing)
			for _, x := range []struct {
				what      string
				got, want int
			}{
				{"Action cards wanted", races.actions() - plain.actions(), 5},
				{"what an Investment card is worth", races.card(false) - plain.card(false), 30},
				{"what a CV is worth", races.Production(step) - plain.Production(step), -50},
				{"what a war on the USSR costs", races.war(triumph.USSR) - plain.war(triumph.USSR), 500},
			} {
				if want := x.want * boolean(c.races); x.got != want {
					t.Errorf("%s: got %+d, want %+d", x.what, x.got, want)
				}
			}
		})
	}
}

func TestEveryFormOfVictoryCounts(t *testing.T) {
	mind, seat := Mind{&Facts{}}, blockwar.SeatOf(triumph.Axis)
	value := func(change func(*blockwar.View)) int {
		v := standingOf(t, 14, true, false)
		change(v)
		return mind.Value(v, seat)
	}
	before := value(func(*blockwar.View) {})
	for _, c := range []struct {
		name   string
		better bool
		change func(*blockwar.View)
	}{
		{"16.1 to have won", true, func(v *blockwar.View) { v.Won = blockwar.Victory{By: blockwar.SetOf(triumph.Axis), Kind: "economic"} }},
		{"16.1 that another has", false, func(v *blockwar.View) { v.Won = blockwar.Victory{By: blockwar.SetOf(triumph.USSR), Kind: "military"} }},
		{"16.3 a Rival capital", true, func(v *blockwar.View) {
			v.Factions[0].Points.Capitals, v.Factions[0].Own.Total = 2, v.Factions[0].Own.Total+2
		}},
		{"9.4 stages of Atomic Research of another", false, func(v *blockwar.View) {
			v.Factions[1].Points.Atomic, v.Factions[1].Points.Public = 3, v.Factions[1].Points.Public+3
		}},
		{"15.1 a Peace Dividend of another", false, func(v *blockwar.View) { v.Factions[2].Dividends++ }},
		{"16.2 IND, as long as POP lets it count", true, func(v *blockwar.View) {
			v.Factions[0].Levels.Ind += 2
			v.Factions[0].Production += 2
			v.Factions[0].Own.Total += 2
		}},
	} {
		if got := value(c.change); got == before || got > before != c.better {
			t.Errorf("%s: worth %d, and %d before; want not %v and > before %v", c.name, got, before, before, c.better)
		}
	}
}
