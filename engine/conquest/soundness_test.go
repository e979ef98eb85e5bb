package conquest

import (
	"fmt"
	"strings"
	"testing"

	"interbellum/engine/blockwar"
)

// What no question may find is found, each by its rule.
func TestSound(t *testing.T) {
	if errs := sound(asia(t)); len(errs) > 0 {
		t.Errorf("the set-up of 1936 is not sound: %v, want none", errs)
	}
	due := rising(t)
	own(due).Due = []Due{{BritishEmpire, 2}, {nation(t, "kansu"), 4}}
	if errs := sound(due); len(errs) > 0 {
		t.Errorf("what the Storm and activism have brought is not sound: %v, want none", errs)
	}
	for _, c := range []struct {
		rule, what string
		spoil      func(*Table)
	}{
		{"7.33", "Loyalty raised three times in a Year", func(t *Table) { own(t).Loyalty[USA].Raised = 3 }},
		{"16.2", "Loyalty of Japan, which has no Proxy Power", func(t *Table) { own(t).Loyalty[Japan].N = 1 }},
		{"16.31", "Intrusion of Japan", func(t *Table) { chinaOf(t).Intruded = blockwar.SetOf(Japan) }},
		{"16.33", "a Proxy Power Violated by its Foster Faction", func(t *Table) { chinaOf(t).Violated[Reds] = blockwar.SetOf(Soviets) }},
		{"16.33", "a Faction Violated as if it were a Proxy Power", func(t *Table) { chinaOf(t).Violated[USA] = blockwar.SetOf(Japan) }},
		{"8.43", "an ally that is at war by itself", func(t *Table) { ally(t); t.Side(Empire).Wars = blockwar.SetOf(Japan) }},
		{"8.43", "an ally that holds an area by itself", func(t *Table) { ally(t); t.Control[t.MustArea("sydney")] = Empire }},
		{"8.43", "no ally with three markers", func(t *Table) {
			t.Nations[BritishEmpire].Influence = blockwar.Influence{Of: USA, N: 3}
			t.Phase = blockwar.Spring
		}},
		{"8.43", "an ally's Colony with the marker of what it was", func(t *Table) {
			ally(t)
			t.Nations[t.Place(t.MustArea("singapore")).Of].Marker = Empire
		}},
		{"8.42", "Japan's marker on the British Empire", func(t *Table) { t.Nations[BritishEmpire].Marker = Japan }},
		{"1.143", "the USA's own marker in China", func(t *Table) { t.Nations[t.Place(t.MustArea("peiping")).Of].Marker = USA }},
		{"1.143", "the Reds' marker on a Base", func(t *Table) { t.Nations[t.Place(t.MustArea("guam")).Of].Marker = Reds }},
		{"1.143", "the Reds' marker on an Islet", func(t *Table) { *islet(t, t.MustArea("aleutians")) = Reds }},
		{"1.143", "an Islet's own marker on a Capital", func(t *Table) { own(t).Islets[t.MustArea("guam")] = Japan }},
		{"1.143", "the Reds' marker in Rising Sun", func(t *Table) { t.Scenario = RisingSun; t.Nations[t.Place(t.MustArea("kansu")).Of].Marker = Reds }},
		{"16.12", "a Base in the hands of the Nationalists", func(t *Table) { t.Control[t.MustArea("hawaii")] = Nationalists }},
		{"1.122", "a Base in the hands of nobody", func(t *Table) { t.Control[t.MustArea("manila")] = blockwar.NoFaction }},
		{"15.35", "no marker that waits", func(t *Table) { own(t).Due = []Due{{BritishEmpire, 0}} }},
		{"15.35", "three markers for the British Empire", func(t *Table) { own(t).Due = []Due{{BritishEmpire, 3}} }},
		{"15.35", "markers for it twice", func(t *Table) { own(t).Due = []Due{{BritishEmpire, 1}, {BritishEmpire, 1}} }},
		{"15.35", "a marker that waits for a Province, without United China", func(t *Table) { own(t).Due = []Due{{t.Place(t.MustArea("kansu")).Of, 1}} }},
		{"15.35", "one that waits for Thailand", func(t *Table) { t.Scenario = RisingSun; own(t).Due = []Due{{t.Place(t.MustArea("thailand")).Of, 1}} }},
		{"15.35", "one for a Province in a Season", func(t *Table) {
			t.Scenario, t.Phase = RisingSun, blockwar.Summer
			own(t).Due = []Due{{t.Place(t.MustArea("kansu")).Of, 1}}
		}},
		{"7.21", "Enlistment in the Government Phase", func(t *Table) { own(t).Enlisting = true }},
		{"7.21", "activism without United China", func(t *Table) { t.Phase = blockwar.ProductionPhase; own(t).Drawn.Add(3) }},
		{"16.33", "cards owed in the Government Phase", func(t *Table) { chinaOf(t).Owed[Reds] = 2 }},
		{"15.24", "a Sneak Raid of nobody", func(t *Table) { chinaOf(t).Sneak.Made, chinaOf(t).Sneak.Raided = true, true }},
		{"7.13", "four years of Naval Construction", func(t *Table) { own(t).Naval = 4 }},
		{"17.1", "a Partisan in Tokyo", func(t *Table) { chinaOf(t).Partisans[t.MustArea("tokyo")] = 1 }},
		{"7.352", "Insurgents of one card", func(t *Table) { chinaOf(t).Insurgents = []Insurgents{{t.MustArea("shansi"), 5, 5}} }},
		{"7.352", "Insurgents where one card does not lead", func(t *Table) { chinaOf(t).Insurgents = []Insurgents{{t.MustArea("shansi"), 5, 11}} }},
		{"16.12", "Militia outside China", func(t *Table) { t.Put(NatChina, Militia, 1, t.MustArea("burma")) }},
		{"19.1", "Russians in Rising Sun", func(t *Table) { t.Scenario = RisingSun }},
		{"1.41", "two units on a single Islet", func(t *Table) {
			for range 2 {
				t.Put(ImperialJapan, Marine, 1, t.MustArea("johnston"))
			}
		}},
		{"10.2", "units that suppress in the Government Phase", func(t *Table) { chinaOf(t).Suppressing = []blockwar.ID{t.Blocks[0].ID} }},
		{"10.2", "a Command under way in the Government Phase", func(t *Table) { chinaOf(t).Pending.Recruits = 1 }},
		{"15.24", "a Sneak Attack that was not made", func(t *Table) { chinaOf(t).Sneak.On = USA; t.Phase = blockwar.Summer }},
	} {
		t.Run(c.rule+" "+c.what, func(t *testing.T) {
			table := asia(t)
			c.spoil(table)
			if found := fmt.Sprint(sound(table)); !strings.Contains(found, c.rule+" ") {
				t.Errorf("it is not found: %s, want %v in it", found, c.rule+" ")
			}
		})
	}
}
