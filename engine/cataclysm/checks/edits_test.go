package checks

import (
	"os"
	"slices"
	"strings"
	"testing"

	"interbellum/engine/cataclysm"
	"interbellum/engine/house"
)

const days = "scenarios/days-of-decision.json"

// set changes fields of a row: "kind", "normal", …
func set(file, row string, fields ...string) house.Change {
	c := house.Change{File: file, Row: row}
	for i := 0; i < len(fields); i += 2 {
		c.Fields = append(c.Fields, house.Field{Name: fields[i], Value: fields[i+1]})
	}
	return c
}

func add(file, row string, fields ...string) house.Change {
	c := set(file, row, fields...)
	c.How = house.Added
	return c
}

func remove(file, row string) house.Change {
	return house.Change{File: file, Row: row, How: house.Removed}
}

// faultsOf are the faults of the data after some changes, in short: grade, rule, place and sentence.
func faultsOf(t *testing.T, changes ...house.Change) (list []string) {
	t.Helper()
	tables := house.Cataclysm()
	files, wrong := tables.Apply(cataclysm.File, &house.Edition{Game: "cataclysm", Changes: changes})
	if len(wrong) > 0 {
		t.Fatalf("the edit cannot be made: %v", wrong)
	}
	for _, f := range Faults(files) {
		if addedSince(f.File) {
			continue
		}
		grade := [...]string{house.Unplayable: "unplayable", house.AgainstRule: "against", house.Unlike: "unlike"}[f.Grade]
		list = append(list, strings.TrimSpace(grade+" "+f.Rule)+" | "+f.Error())
	}
	return list
}

// addedSince tells whether a file is of a scenario that the data of tests do not have.
func addedSince(file string) bool {
	_, err := os.Stat("../testdata/printed/" + file)
	return strings.HasPrefix(file, "scenarios/") && err != nil
}

func TestEditsAreFaulted(t *testing.T) {
	for _, c := range []struct {
		what    string
		changes []house.Change
		want    []string
	}{
		{"a border less", []house.Change{remove("borders.csv", "ruhr,benelux")}, []string{
			"against 7.3.3 | borders.csv, row benelux,ruhr: aircraft must be able to move between Benelux and Ruhr",
			"against 9.1 | borders.csv, row benelux,ruhr: Ruhr and Benelux must be adjacent",
		}},
		{"a sea border too many", []house.Change{add("borders.csv", "mid-atlantic,washington-dc", "kind", "normal")}, []string{
			"against 4.4.1 | borders.csv, row iceland,north-atlantic: Iceland and the North Atlantic must cut Washington DC off from London together, but not alone",
		}},
		{"a border of another kind", []house.Change{set("borders.csv", "london,paris", "kind", "normal")}, []string{
			"against 10.2 | borders.csv, row london,paris, kind: this must be air-only",
		}},
		{"two fields that the game cannot read", []house.Change{set("borders.csv", "iraq,persia", "kind", "tunnel"), set("borders.csv", "ellice-islands,samoa", "coast", "west")}, []string{
			"unplayable | borders.csv, row ellice-islands,samoa, coast: the game cannot read this: unknown: west",
			"unplayable | borders.csv, row iraq,persia, kind: the game cannot read this: unknown: tunnel",
		}},
		{"a coast that no sea has", []house.Change{set("borders.csv", "iraq,persia", "coast", "north")}, []string{
			"against 2.2.1 | borders.csv, row iraq,persia, coast: this must be empty",
		}},
		{"a colony that is a home area", []house.Change{set("areas.csv", "india", "status", "home")}, []string{
			"against 2.2.3 | areas.csv, row india, status: this must be colony",
			"against 3.7.4 | crises.json, row wartime,4-4, targets: India is neither a colony nor a country",
		}},
		{"a resistance of three", []house.Change{set("areas.csv", "persia", "resistance", "3")}, []string{
			"unplayable | areas.csv, row persia, resistance: the game cannot read this: unknown: 3",
		}},
		{"a resistance at home", []house.Change{set("areas.csv", "ukraine", "resistance", "1")}, []string{
			"against 2.2.5 | areas.csv, row ukraine, resistance: this must be 0",
		}},
		{"a power without a capital", []house.Change{set("areas.csv", "moscow", "capital", "0")}, []string{
			"unplayable 2.2.3 | powers.csv, row ussr, capital: the Soviet Union must have one capital on the map, and has 0",
		}},
		{"a power without industry", []house.Change{set("areas.csv", "lombardy", "resource", "none")}, []string{
			"against 2.3.9 | areas.csv, row lombardy, resource: this must be industrial",
			"unplayable 2.3.9 | powers.csv, row italy: Italy has no home area with industry",
			"unplayable 2.3.9 | scenarios/cataclysm.json, row status,italy: Italy has no home area with industry",
			"unplayable 2.3.9 | scenarios/days-of-decision.json, row status,italy: Italy has no home area with industry",
			"unplayable 2.3.9 | scenarios/hitlers-war.json, row status,italy: Italy has no home area with industry",
			"unplayable 2.3.9 | scenarios/war-without-mercy.json, row status,italy: Italy has no home area with industry",
			"unplayable 2.3.9 | scenarios/pour-la-patrie.json, row status,italy: Italy has no home area with industry",
			"unplayable 2.3.9 | scenarios/crisis-in-the-west.json, row status,italy: Italy has no home area with industry",
		}},
		{"an area cut off", []house.Change{remove("borders.csv", "ellice-islands,samoa"), remove("borders.csv", "phoenix-islands,samoa"), remove("borders.csv", "samoa,new-caledonia")}, []string{
			"unplayable 2.1 | areas.csv, row samoa: Samoa cannot be reached from Tokyo on its map",
			"unplayable 7.2.2 | areas.csv, row samoa: ships cannot reach Samoa",
			"unlike | borders.csv, row ellice-islands,samoa: Ellice Islands and Samoa must be adjacent",
		}},
		{"a canal less", []house.Change{remove("zones.csv", "egypt,canal")}, []string{
			"against 2.2.1 | zones.csv, row egypt,canal: this row must exist",
		}},
		{"a treaty area on the mainland", []house.Change{add("zones.csv", "korea,treaty")}, []string{
			"against 12.1.3 | zones.csv, row korea,treaty: this row must not exist",
		}},
		{"too many cubes", []house.Change{set("powers.csv", "italy", "cubes", "13")}, []string{
			"against 2.0 | powers.csv, row italy, cubes: this must be 12",
		}},
		{"too few counters for a set-up", []house.Change{set("powers.csv", "france", "armies", "2")}, []string{
			"unplayable | powers.csv, row france: the game cannot read this: cataclysm: scenario days-of-decision: the box holds too few counters of france: army",
		}},
		{"counters that do not fit the box", []house.Change{set("powers.csv", "us", "armies", "40")}, []string{
			"against 2.0 | powers.csv: these numbers give 467 counters, and the box holds 456",
		}},
		{"a provocation that is not returned", []house.Change{set("powers.csv", "japan", "provokes", "us")}, []string{
			"against 2.6 | powers.csv, row japan, provokes: the Soviet Union provokes Japan, so Japan must provoke the Soviet Union",
			"against 2.6 | scenarios/cataclysm.json, row scenario, provocation_overrides: the Soviet Union provokes Japan, so Japan must provoke the Soviet Union",
			"against 2.6 | scenarios/war-without-mercy.json, row scenario, provocation_overrides: the Soviet Union provokes Japan, so Japan must provoke the Soviet Union",
		}},
		{"a pool of another size", []house.Change{set("commitment.csv", "italy,civilian", "force_pool_limit", "6")}, []string{
			"unlike | commitment.csv, row italy,mobilization, force_pool_limit: every other force pool grows in equal steps, and is as large in exhaustion as in mobilization: this one would be 8",
			"unlike | commitment.csv, row italy,total-war, force_pool_limit: every other force pool grows in equal steps, and is as large in exhaustion as in mobilization: this one would be 10",
			"against 4.1.1 | scenarios/cataclysm.json, row status,italy, force_pool_available: there are 5 counters for a force pool of 6",
		}},
		{"a card that lets civilians declare war", []house.Change{set("commitment.csv", "italy,civilian", "may_declare_war", "yes")}, []string{
			"against 6.2 | commitment.csv, row italy,civilian, may_declare_war: this must be no",
		}},
		{"an effectiveness that the rules have otherwise", []house.Change{set("commitment.csv", "uk,mobilization", "effectiveness", "2")}, []string{
			"against 5.3 | commitment.csv, row uk,mobilization, effectiveness: this must be 3",
		}},
		{"a limited resource of another kind", []house.Change{set("resources.csv", "sweden,limited", "kind", "industrial")}, []string{
			"against 4.9 | resources.csv, row sweden,limited, kind: this must be natural",
		}},
		{"an effect without what it needs", []house.Change{set("crises.json", "wartime,4-3", "power", "null")}, []string{
			"unplayable 3.7.4 | crises.json, row wartime,4-3, power: the effect “lose reserve” needs this",
			"against 3.7.4 | crises.json, row wartime,4-3, power: this must be france",
		}},
		{"a coup at sea", []house.Change{set("crises.json", "wartime,6-4", "targets", `["spain","persia","north-sea","bulgaria","greece","yugoslavia"]`)}, []string{
			"against 11.1 | crises.json, row wartime,6-4, targets: North Sea is a sea: nothing breaks out there",
		}},
		{"an effect that nobody knows", []house.Change{set("crises.json", "peacetime,6-4", "effect", `"rain"`)}, []string{
			`unplayable | crises.json, row peacetime,6-4: the game cannot read this: cataclysm: no crisis effect "rain"`,
		}},
		{"units abroad", []house.Change{set(days, "status,italy", "units", `[{"area":"norway","units":["infantry"]},{"area":"libya","units":["infantry"]},{"area":"rome","units":["surface"]},{"area":"sicily","units":["surface","tactical"]}]`)}, []string{
			"unplayable 7.1.1 | scenarios/days-of-decision.json, row status,italy, units: units in Norway are neither at home nor with an ally in a common war",
		}},
		{"too many units in an area", []house.Change{set(days, "status,italy", "units", `[{"area":"lombardy","units":["infantry","surface","surface","tactical"]},{"area":"libya","units":["infantry","infantry"]}]`, "force_pool_available", `["surface"]`)}, []string{
			"unplayable 7.1.1 | scenarios/days-of-decision.json, row status,italy, units: Libya has room for 1 unit of each type",
		}},
		{"a pool that is not full", []house.Change{set(days, "status,france", "force_pool_available", `[]`)}, []string{
			"against 4.1.1 | scenarios/days-of-decision.json, row status,france, force_pool_available: there are 7 counters for a force pool of 8",
		}},
		{"a fleet at a foreign base", []house.Change{set(days, "status,france", "units", `[{"area":"paris","units":["infantry","tactical"]},{"area":"lorraine","units":["infantry","fortress"]},{"area":"provence","units":["infantry","tactical"]},{"area":"eastern-mediterranean","units":["surface"]}]`)}, []string{
			"unplayable 7.1.2 | scenarios/days-of-decision.json, row status,france, units: surface cannot be in Eastern Mediterranean: units at sea are at a base of their own",
			"unplayable 7.1.2 | scenarios/days-of-decision.json, row status,france, units: Eastern Mediterranean has room for 1 unit of each type",
		}},
		{"a marker of somebody else", []house.Change{set(days, "status,france", "markers_available", `["il-duce"]`)}, []string{
			"against 12.0 | scenarios/days-of-decision.json, row status,france, markers_available: il-duce does not belong to France",
		}},
		{"a cube at home", []house.Change{add(days, "control,paris", "power", `"france"`, "cubes", "1")}, []string{
			"against 1.7.1 | scenarios/days-of-decision.json, row starting_victory_points,france, points: the cubes on the map come to 4",
			"against 2.2.4 | scenarios/days-of-decision.json, row control,paris: Paris is its own home area or colony: it needs no cube",
		}},
		{"a cube of someone who is not in play", []house.Change{set(days, "control,poland", "power", `"us"`)}, []string{
			"against 1.7.1 | scenarios/days-of-decision.json, row starting_victory_points,france, points: the cubes on the map come to 2",
			"unplayable 2.2.4 | scenarios/days-of-decision.json, row control,poland: the United States is not in play",
		}},
		{"a score that the cubes do not come to", []house.Change{set(days, "starting_victory_points,italy", "points", "3")}, []string{
			"against 1.7.1 | scenarios/days-of-decision.json, row starting_victory_points,italy, points: the cubes on the map come to 2",
		}},
		{"a war without a war status", []house.Change{set(days, "scenario", "wars", `[{"sides":[["germany"],["uk"]]}]`)}, []string{
			"against 5.6 | scenarios/days-of-decision.json, row scenario, war_status: this must not be none",
			"against 12.1 | scenarios/days-of-decision.json, row markers_in_play,stresa-front: the Stresa Front stands only while there is no alliance, and Germany and Italy are at peace",
			"against 12.2 | scenarios/days-of-decision.json, row markers_in_play,status-quo: it would end at once: the United Kingdom has mobilized or is at war",
		}},
		{"an alliance across ideologies", []house.Change{set(days, "scenario", "alliances", `[["france","italy"]]`)}, []string{
			"against 6.1 | scenarios/days-of-decision.json, row scenario, alliances: allies must have the same ideology",
			"against 12.1 | scenarios/days-of-decision.json, row markers_in_play,stresa-front: the Stresa Front stands only while there is no alliance, and Germany and Italy are at peace",
		}},
		{"Status Quo with a mobilized power", []house.Change{set(days, "status,germany", "commitment", `"mobilization"`)}, []string{
			"against 4.1.1 | scenarios/days-of-decision.json, row status,germany, force_pool_available: there are 12 counters for a force pool of 16",
			"against 12.2 | scenarios/days-of-decision.json, row markers_in_play,status-quo: it would end at once: Germany has mobilized or is at war",
		}},
		{"China without its map", []house.Change{set(days, "scenario", "chinese", `{"status":"active","guomindang":["guangdong"],"chicom":[]}`)}, []string{
			"unplayable 11.4 | scenarios/days-of-decision.json, row scenario, chinese: this must be empty",
		}},
		{"a power that nobody plays", []house.Change{set(days, "scenario", "powers", `["france","germany","italy"]`)}, []string{
			"unplayable | scenarios/days-of-decision.json, row scenario: the game cannot read this: cataclysm: scenario days-of-decision: the box holds too few counters of uk: army",
		}},
		{"a scenario that cannot be read", []house.Change{set(days, "status,uk", "weather", `"rain"`), set(days, "control,iraq", "power", `"narnia"`)}, []string{
			`unplayable | scenarios/days-of-decision.json, row control,iraq: the game cannot read this: cataclysm: no power "narnia"`,
			`unplayable | scenarios/days-of-decision.json, row status,uk: the game cannot read this: json: unknown field "weather"`,
		}},
		{"a special rule that nobody knows", []house.Change{add(days, "special_rules,weather", "text", `"It rains."`)}, []string{
			"unlike | scenarios/days-of-decision.json, row special_rules,weather: the game has no special rule of this name: it appears but changes nothing",
		}},
		{"a pool that is too full", []house.Change{set(days, "status,france", "force_pool_available", `["infantry","surface"]`)}, []string{
			"unplayable 4.1.1 | scenarios/days-of-decision.json, row status,france, force_pool_available: there are 9 counters for a force pool of 8",
		}},
		{"a port that loses its sea", []house.Change{remove("borders.csv", "provence,western-mediterranean"), remove("borders.csv", "provence,tyrrhenian-sea")}, []string{
			"against 7.3.1 | borders.csv, row central-mediterranean,provence: Provence must be within 2 areas of Central Mediterranean",
			"unplayable 7.1.1 | scenarios/cataclysm.json, row status,france, units: Provence is not a port",
			"unplayable 7.1.1 | scenarios/days-of-decision.json, row status,france, units: Provence is not a port",
			"unplayable 7.1.1 | scenarios/hitlers-war.json, row status,france, units: Provence is not a port",
			"unplayable 7.1.1 | scenarios/pour-la-patrie.json, row status,france, units: Provence is not a port",
			"unplayable 7.1.1 | scenarios/crisis-in-the-west.json, row status,france, units: Provence is not a port",
		}},
		{"7.2.2 Palau is three from the Ellice Islands and beside the Bismarcks", []house.Change{add("borders.csv", "ellice-islands,palau", "kind", "normal")}, []string{
			"unlike | borders.csv, row ellice-islands,palau: Palau must be 3 areas from Ellice Islands by sea",
			"unlike | borders.csv, row ellice-islands,philippines: Philippines must not be within 2 areas of Ellice Islands",
		}},
		{"7.3.1 from base to base: Palau, Guam, the Marshalls, the Ellice Islands, the Carolines", []house.Change{remove("borders.csv", "palau,guam"), remove("borders.csv", "palau,carolines"), remove("borders.csv", "philippine-sea,palau")}, []string{
			"unlike | borders.csv, row palau,guam: Guam must be within 2 areas of Palau",
		}},
	} {
		t.Run(c.what, func(t *testing.T) {
			got := faultsOf(t, c.changes...)
			if !slices.Equal(got, c.want) {
				t.Errorf("got\n\t%s\nwant\n\t%s", strings.Join(got, "\n\t"), strings.Join(c.want, "\n\t"))
			}
		})
	}
}
