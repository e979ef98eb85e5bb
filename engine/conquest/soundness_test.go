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
		t.Errorf("the set-up of 1936 is not sound: %v", errs)
	}
	for _, c := range []struct {
		rule, what string
		spoil      func(*Table)
	}{
		{"7.33", "Loyalty raised three times in a Year", func(t *Table) { own(t).Loyalty[USA].Raised = 3 }},
		{"16.2", "Loyalty of Japan, which fosters nobody", func(t *Table) { own(t).Loyalty[Japan].N = 1 }},
		{"16.31", "Intrusion of Japan", func(t *Table) { chinaOf(t).Intruded = blockwar.SetOf(Japan) }},
		{"16.33", "a Proxy Power Violated by its Foster Faction", func(t *Table) { chinaOf(t).Violated[Reds] = blockwar.SetOf(Soviets) }},
		{"16.33", "a Faction Violated as if it were a Proxy Power", func(t *Table) { chinaOf(t).Violated[USA] = blockwar.SetOf(Japan) }},
		{"8.43", "an ally that is at war by itself", func(t *Table) { ally(t); t.Side(Empire).Wars = blockwar.SetOf(Japan) }},
		{"8.43", "an ally that holds an area by itself", func(t *Table) { ally(t); t.Control[t.MustArea("sydney")] = Empire }},
		{"8.43", "no ally with three markers", func(t *Table) {
			t.Nations[BritishEmpire].Influence = blockwar.Influence{Of: USA, N: 3}
			t.Phase = blockwar.Spring
		}},
		{"7.13", "four years of Naval Construction", func(t *Table) { own(t).Naval = 4 }},
		{"17.1", "a Partisan in Tokyo", func(t *Table) { chinaOf(t).Partisans[t.MustArea("tokyo")] = 1 }},
		{"7.352", "Insurgents of one card", func(t *Table) { chinaOf(t).Insurgents = []insurgents{{t.MustArea("shansi"), 5, 5}} }},
		{"7.352", "Insurgents where one card does not lead", func(t *Table) { chinaOf(t).Insurgents = []insurgents{{t.MustArea("shansi"), 5, 11}} }},
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
				t.Errorf("it is not found: %s", found)
			}
		})
	}
}
