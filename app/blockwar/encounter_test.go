package blockwar_test

import (
	"slices"
	"testing"

	"interbellum/app/face"
	"interbellum/app/triumph"
	"interbellum/engine"
	rules "interbellum/engine/triumph"
)

// told puts encounters into words: what each is part of, its title, its lines with their dice, what it cost.
func told(list []face.Encounter) (all [][]string) {
	for _, e := range list {
		words := []string{e.Over + ": " + e.Title}
		for _, l := range e.Lines {
			text := l.Text
			for _, r := range l.Rolls {
				text += " " + r.Says
			}
			words = append(words, text)
		}
		all = append(all, append(words, e.Outcome))
	}
	return all
}

// shot is a unit's fire, with a die in each answer.
func shot(f rules.Faction, unit, at engine.Ref, hits int, dice ...int) (answers [][]engine.Event) {
	for i, n := range dice {
		events := []engine.Event{happened("die", f, "block/"+unit, "class/"+at, n)}
		if i == 0 {
			events = append([]engine.Event{happened("fires", f, "block/"+unit, "class/"+at, len(dice))}, events...)
		}
		if i == len(dice)-1 {
			events = append(events, happened("hits", f, "block/"+unit, "class/"+at, hits))
		}
		answers = append(answers, events)
	}
	return answers
}

func TestEncountersOfABattle(t *testing.T) {
	land := slices.Concat(
		[][]engine.Event{{happened("battle", rules.Axis, "area/kiev", "", 1), happened("unit-shown", rules.USSR, "unit/ussr-infantry-1", "area/kiev", 2), happened("round", rules.Axis, "area/kiev", "", 1)}},
		shot(rules.USSR, "ussr-infantry-1", "ground", 0, 5, 6),
		shot(rules.Axis, "germany-tank-1", "ground", 2, 1, 2, 6),
		[][]engine.Event{{happened("unit-hit", rules.USSR, "block/ussr-infantry-1", "area/kiev", 1), happened("unit-hit", rules.USSR, "block/ussr-infantry-1", "area/kiev", 0), happened("unit-eliminated", rules.USSR, "block/ussr-infantry-1", "area/kiev", 0), happened("battle-over", rules.Axis, "area/kiev", "", 1)},
			{happened("passed", rules.West, "", "", 0)}})
	sea := slices.Concat(
		[][]engine.Event{{happened("round", rules.West, "area/north_sea", "", 2)}}, // it began before these events
		shot(rules.Axis, "germany-sub-1", "naval", 0, 4),
		[][]engine.Event{{happened("round", rules.West, "area/north_sea", "", 3)}, {happened("retreat", rules.Axis, "area/north_sea", "area/ruhr", 0)}},
		shot(rules.West, "britain-fleet-1", "submarine", 1, 2),
		[][]engine.Event{{happened("unit-hit", rules.Axis, "block/germany-sub-1", "area/north_sea", 1)}})
	for _, c := range []struct {
		name    string
		answers [][]engine.Event
		want    [][]string
		whose   engine.Seats
		last    int // answer of the first encounter
	}{
		{"a battle on land", land, [][]string{{"Battle of Kiev: Combat Round 1 in Kiev", "The Soviet Infantry Fires at Ground units. 0 Hits", "The German Tank Fires at Ground units. 2 Hits",
			"The Soviet Infantry takes a Hit: 1 CV left.", "The Soviet Infantry takes a Hit: 0 CV left.", "The Soviet Infantry is eliminated in Kiev.", "The Axis wins the Battle of Kiev.", "USSR: 2 Hits taken, 1 unit eliminated."}},
			engine.Only(engine.Seat(rules.Axis), engine.Seat(rules.USSR)), 6},
		{"a battle at sea, whose beginning is not told", sea, [][]string{{"Battle of the North Sea: Combat Round 2 in the North Sea", "The German Sub Fires at Naval units. 0 Hits", "No unit is hit."},
			{"Battle of the North Sea: Combat Round 3 in the North Sea", "The Axis Retreats from the North Sea to the Ruhr.", "The British Fleet Fires at Subs. 1 Hit", "The German Sub takes a Hit: 1 CV left.", "Axis: 1 Hit taken."}},
			engine.Only(engine.Seat(rules.West), engine.Seat(rules.Axis)), 1},
		{"no dice, no encounter", [][]engine.Event{{happened("passed", rules.West, "", "", 0)}}, nil, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			var seen []face.Watched
			for i, events := range c.answers {
				seen = append(seen, face.Watched{Entry: engine.Entry{Seq: i}, Events: events})
			}
			list := triumph.New().Encounters(&face.Sight{}, triumph.New().Stories(&face.Sight{}, seen), seen)
			if got := told(list); !slices.EqualFunc(got, c.want, slices.Equal) {
				t.Errorf("got %q, want %q", got, c.want)
			}
			if len(list) > 0 && (list[0].Whose != c.whose || list[0].Last != c.last) {
				t.Errorf("got an encounter of seats %b that ends with answer %d, want %b and %d", list[0].Whose, list[0].Last, c.whose, c.last)
			}
		})
	}
}
