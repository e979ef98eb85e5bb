package blockwar_test

import (
	"slices"
	"testing"

	"interbellum/app/face"
	"interbellum/app/triumph"
	"interbellum/engine"
	rules "interbellum/engine/triumph"
)

// logGroups returns the groups of the log that answers lead to, each with its title before its lines. Events come as kind, seat, on, to, number.
func logGroups(answers ...[]engine.Event) (groups [][]string) {
	var seen []face.Watched
	for i, events := range answers {
		seen = append(seen, face.Watched{Entry: engine.Entry{Seq: i}, Events: events})
	}
	for _, story := range triumph.New().Stories(&face.Sight{}, seen) {
		group := []string{story.Title}
		for _, l := range story.Lines {
			group = append(group, l.Text)
		}
		groups = append(groups, group)
	}
	return groups
}

func happened(kind string, f rules.Faction, on, to engine.Ref, n int) engine.Event {
	return engine.Event{Kind: kind, Seat: engine.Seat(f), On: on, To: to, N: n, Seen: engine.Everybody}
}

func TestTheLogGathers(t *testing.T) {
	placed := func(f rules.Faction, area, nation engine.Ref) []engine.Event {
		return []engine.Event{happened("unit-placed", f, "area/"+area, "nation/"+nation, 1)}
	}
	for _, c := range []struct {
		name    string
		answers [][]engine.Event
		want    [][]string
	}{
		{"5.0 a set-up is one line for each Nation", [][]engine.Event{placed(rules.Axis, "berlin", "germany"), placed(rules.Axis, "berlin", "germany"), placed(rules.Axis, "ruhr", "germany"), placed(rules.Axis, "rome", "italy"), placed(rules.USSR, "kiev", "ussr")},
			[][]string{{"The Axis", "The Axis places German units: Berlin (2) and the Ruhr.", "The Axis places an Italian unit in Rome."}, {"The USSR", "The USSR places a Soviet unit in Kiev."}}},
		{"7.23 what an owner alone sees is gathered beside what all see", [][]engine.Event{
			{happened("cadre-built", rules.Axis, "area/berlin", "nation/germany", 1), happened("unit-raised", rules.Axis, "unit/germany-tank-1", "area/berlin", 1)},
			{happened("cadre-built", rules.Axis, "area/ruhr", "nation/germany", 1), happened("unit-raised", rules.Axis, "unit/germany-sub-1", "area/ruhr", 1)}},
			[][]string{{"The Axis", "The Axis builds German Cadres: Berlin and the Ruhr.", "New units: Tank in Berlin and Sub in the Ruhr."}}},
		{"11.0 the owner reads in one line what has moved", [][]engine.Event{{happened("moved", rules.USSR, "area/kiev", "area/lvov", 3), happened("unit-moved", rules.USSR, "unit/ussr-tank-1", "area/lvov", 0)}},
			[][]string{{"The USSR", "The USSR moves a unit from Kiev to Lvov: the Soviet Tank."}}},
		{"11.2 a sea has its article", [][]engine.Event{{happened("moved", rules.USSR, "area/leningrad", "area/baltic_sea", 3)}}, [][]string{{"The USSR", "The USSR moves a unit from Leningrad to the Baltic Sea."}}},
		{"12.2 a Battle has one heading for both sides", [][]engine.Event{{happened("battle", rules.Axis, "area/north_sea", "", 1), happened("holds", rules.West, "block/britain-fleet-1", "", 0), happened("holds", rules.Axis, "block/germany-sub-1", "", 0),
			happened("battle-over", rules.West, "area/north_sea", "", 1)}, {happened("passed", rules.USSR, "", "", 0)}},
			[][]string{{"Battle of the North Sea", "The British Fleet does nothing.", "The German Sub does nothing.", "The West wins the Battle of the North Sea."}, {"The USSR", "The USSR Passes."}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := logGroups(c.answers...); !slices.EqualFunc(got, c.want, slices.Equal) {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}
