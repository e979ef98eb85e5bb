package house

import (
	"strings"
	"testing"
)

const nightAndFog = "scenarios/night-and-fog~days-of-decision.json"

func added(game string, changes ...Change) *Edition {
	name := Change{File: nightAndFog, Row: Scenario, Fields: []Field{{"name", `"Night and Fog"`}}}
	return boxOf(game, append([]Change{name}, changes...)...)
}

// A scenario that is added is a copy with changed rows, in the file of an edition and in a link.
func TestAnAddedScenario(t *testing.T) {
	shipped, tables := shippedFiles(t, "cataclysm"), tablesOf(t, "cataclysm")
	e := added("cataclysm", Change{File: nightAndFog, Row: "control,iraq", How: Removed},
		Change{File: nightAndFog, Row: "status,uk", Fields: []Field{{"stability", `"wavering"`}}, Reason: "mine"})
	files, faults := tables.Apply(shipped, e)
	check(t, "faults", len(faults), 0)
	check(t, "the list", files(AddedFiles), nightAndFog)
	text := files(nightAndFog)
	for _, want := range []string{`"id": "night-and-fog"`, `"name": "Night and Fog"`, `"number": ""`} {
		if !strings.Contains(text, want) {
			t.Errorf("got no %s, want it in\n%s", want, text)
		}
	}
	check(t, "the removed row", strings.Contains(text, `"iraq"`), false)
	check(t, "the copied one", files("scenarios/days-of-decision.json") == shipped("scenarios/days-of-decision.json"), true)
	check(t, "by its id", ScenarioFile(files, "night-and-fog")+" "+ScenarioFile(files, "cataclysm"), nightAndFog+" scenarios/cataclysm.json")

	tidy, faults := tables.Tidy(shipped, e)
	check(t, "tidy", len(faults)+10*len(tidy.Changes), 30)
	again, faults := Decode(Encode(tidy))
	check(t, "its file", string(Encode(again))+whyAll(faults), string(Encode(tidy)))
	packed, _ := tables.Pack(tidy)
	opened, faults := tables.Unpack(packed)
	check(t, "its print from a link", opened.Print(), tidy.Print())
	check(t, "what is wrong in a link", len(faults), 0)
	if len(packed) > 120 {
		t.Errorf("got %d bytes in a link, want no more than the changes need", len(packed))
	}
	list := tables.Compare(shipped, tidy)
	check(t, "beside the copied one", list[2].Row+" "+list[2].Was[0].Value, `status,uk "steady"`)
}

func whyAll(faults []Fault) string { return strings.Join(whyNot(faults), "\n") }

func TestScenariosThatCannotBeAdded(t *testing.T) {
	shipped, tables := shippedFiles(t, "cataclysm"), tablesOf(t, "cataclysm")
	for _, c := range []struct{ file, want string }{
		{"scenarios/cataclysm~days-of-decision.json", "the game has no such file"}, // its own id
		{"scenarios/one~two.json", "the game has no such file"},
		{"scenarios/One~cataclysm.json", "the game has no such file"},
		{"scenarios/~cataclysm.json", "the game has no such file"},
		{"scenarios/" + strings.Repeat("x", 31) + "~cataclysm.json", "the game has no such file"},
		{"scenarios/one~cataclysm~cataclysm.json", "the game has no such file"},
		{"../one~cataclysm.json", "the game has no such file"},
		{"scenarios/night-and-fog~cataclysm.json", "two scenarios are added under the id night-and-fog"},
	} {
		e := added("cataclysm", Change{File: c.file, Row: Scenario, Fields: []Field{{"name", `"Other"`}}})
		_, faults := tables.Apply(shipped, e)
		if got := whyAll(faults); !strings.Contains(got, c.want) {
			t.Errorf("%s: got %q, want %q", c.file, got, c.want)
		}
	}
	_, faults := tablesOf(t, "conquest").Apply(shippedFiles(t, "conquest"), added("conquest"))
	check(t, "a game without such files", strings.Contains(whyAll(faults), "the game has no such file"), true)
	e := boxOf("cataclysm")
	for i := range maxAdded + 1 {
		e.Changes = append(e.Changes, Change{File: CopyName("s"+string(rune('a'+i)), "cataclysm"), Row: Scenario, Fields: []Field{{"name", `"S"`}}})
	}
	_, faults = tables.Apply(shipped, e)
	check(t, "too many", strings.Contains(whyAll(faults), "an edition can add at most 12 scenarios"), true)
}
