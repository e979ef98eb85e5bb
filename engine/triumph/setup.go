package triumph

import (
	"fmt"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 5.0 Setup.

// scenario1936 is the full game.
const scenario1936 = "1936"

// bareTable is the board before anybody has set up.
func bareTable(scenario string) *Table {
	t := &Table{Scenario: scenario, Phase: SetupPhase, Year: FirstYear - 1, Pool: allBlocks().count, Chits: allChits()}
	for k := range t.Decks {
		t.Decks[k].Draw = blockwar.CardsTo(CardCount)
	}
	for _, f := range AllFactions {
		t.faction(f).Ind = uint8(f.Facts().Start.Ind)
	}
	t.evaluateControl()
	return t
}

// setUp lays out a scenario: units whose type is printed stand on the map, the rest is asked.
func setUp(scenario string) (*Table, error) {
	t := bareTable(scenario)
	switch scenario {
	case scenario1936:
	case scenario1939:
		t.Year = shortYear - 1
	default:
		return nil, fmt.Errorf("triumph has no scenario %q", scenario)
	}
	for _, a := range LandAreas() {
		for _, s := range a.Place().Start {
			for range s.N {
				if s.Type != blockwar.NoType {
					t.place(a.Place().Nation, s.Type, s.CV, a)
				}
			}
		}
	}
	return t, nil
}

// 19.2 Britannia Rules the Waves: the West begins with a Fleet in Glasgow and a Cadre, whose type it
// chooses, in the North Sea.
func (t *Table) britannia() {
	t.place(Britain, blockwar.Fleet, 1, MustArea("glasgow"))
	t.Britannia = true
}

// cadres are the units of any type that a Faction sets up (5.1 to 5.3), by alphabet of the areas.
func (t *Table) cadres(f Faction) (list []task) {
	for _, a := range LandAreas() {
		p := a.Place()
		if p.Nation.owner() != f {
			continue
		}
		for _, s := range p.Start {
			for range s.N {
				if s.Type == blockwar.NoType {
					list = append(list, task{p.Nation, a, s.CV})
				}
			}
		}
	}
	if t.Britannia && f == West {
		list = append(list, task{Britain, MustArea("north_sea"), 1})
	}
	return list
}

// setup is the whole of it: each Faction in turn chooses the types of its Cadres in secret, then each
// draws its Action cards.
type setup struct {
	silent
	Placed, Dealt Faction // the last to have done so
}

func (s *setup) Next(t *Table, _ step) (step, bool, events) {
	switch {
	case s.Placed < FactionCount:
		s.Placed++
		return &muster{Faction: s.Placed, Rule: setupRules[s.Placed], Tasks: t.cadres(s.Placed)}, false, nil
	case s.Dealt < FactionCount:
		s.Dealt++
		return t.allot(s.Dealt, ActionDeck, s.Dealt.Facts().ActionCards, setupRules[s.Dealt]), false, nil
	}
	return nil, true, nil
}

var _ = register("setup", &setup{})

var setupRules = [...]engine.Rule{Axis: "5.1", West: "5.2", USSR: "5.3"}
