package house

import (
	"slices"
	"strings"
	"testing"
)

func TestEveryShippedFileIsRead(t *testing.T) {
	for _, game := range games {
		files := shippedFiles(t, game)
		for _, table := range tablesOf(t, game).Files {
			s, wrong := table.read(files(table.Name))
			if wrong != nil {
				t.Errorf("%s %s: got %v, want rows", game, table.Name, wrong)
				continue
			}
			for _, r := range s.rows {
				if !key(r.key) {
					t.Errorf("%s %s: got the row %q, want a key that an edition can name", game, table.Name, r.key)
				}
				for _, f := range r.fields {
					c := Change{File: table.Name}
					if f.Name != source && !c.holds(f.Value) {
						t.Errorf("%s %s %s: got %q, want what an edition can hold", game, table.Name, r.key, f)
					}
				}
			}
		}
	}
}

func TestApply(t *testing.T) {
	for _, c := range []struct {
		what     string
		change   Change
		old, new string
	}{
		{"a field", Change{File: "areas.csv", Row: "persia", Fields: []Field{{"resistance", "0"}, {"resource", "none"}}},
			"persia,Persia,europe,land,persia,country,0,1,1,1,0,0,0,natural,0,none,,0,R\n", "persia,Persia,europe,land,persia,country,0,0,1,1,0,0,0,none,0,none,,0,house\n"},
		{"a row less", Change{File: "borders.csv", Row: "iraq,persia", How: Removed}, "iraq,persia,normal,,X\n", ""},
		{"a pair the other way round", Change{File: "borders.csv", Row: "persia,iraq", How: Removed}, "iraq,persia,normal,,X\n", ""},
		{"a row more", Change{File: "zones.csv", Row: "hawaii,treaty", How: Added}, "", "hawaii,treaty,house\n"},
		{"a field with a comma", Change{File: "areas.csv", Row: "persia", Fields: []Field{{"name", `Persia, "Iran"`}}},
			"persia,Persia,europe,land,persia,country,0,1,1,1,0,0,0,natural,0,none,,0,R\n", "persia,\"Persia, \"\"Iran\"\"\",europe,land,persia,country,0,1,1,1,0,0,0,natural,0,none,,0,house\n"},
	} {
		t.Run(c.what, func(t *testing.T) {
			shipped := shippedFiles(t, "cataclysm")
			files, faults := tablesOf(t, "cataclysm").Apply(shipped, boxOf("cataclysm", c.change))
			check(t, "faults", whyNot(faults), []string{})
			want := strings.Replace(shipped(c.change.File), c.old, c.new, 1)
			if c.old == "" {
				want = shipped(c.change.File) + c.new
			}
			if got := files(c.change.File); got != want {
				t.Errorf("got a file of %d bytes, want %d: the row %q instead of %q", len(got), len(want), c.new, c.old)
			}
			check(t, "another file", files("powers.csv") == shipped("powers.csv"), true)
		})
	}
}

func TestApplyToAScenario(t *testing.T) {
	const file = "scenarios/cataclysm.json"
	tables, shipped := tablesOf(t, "cataclysm"), shippedFiles(t, "cataclysm")
	e := boxOf("cataclysm",
		Change{File: file, Row: "status,germany", Fields: []Field{{"stability", `"wavering"`}, {"units", `[{"area":"berlin","units":["infantry"]},{"area":"silesia","units":["infantry"]}]`}}},
		Change{File: file, Row: "bases_captured,hawaii", How: Added, Fields: []Field{{"base_owner", `"japan"`}}},
		Change{File: file, Row: "scenario", Fields: []Field{{"special_bases", `["spain"]`}}})
	files, faults := tables.Apply(shipped, e)
	check(t, "faults", whyNot(faults), []string{})
	changes, faults := tables.Diff(shipped, files)
	check(t, "faults of the difference", whyNot(faults), []string{})
	tidy := slices.SortedFunc(slices.Values(e.Changes), func(a, b Change) int { return strings.Compare(a.Row, b.Row) })
	check(t, "what is read back", changes, tidy)
}

func TestFaultsAreCollected(t *testing.T) {
	for _, c := range []struct {
		change Change
		want   string
	}{
		{Change{File: "lands.csv", Row: "persia", How: Removed}, "lands.csv: the game has no such file"},
		{Change{File: "areas.csv", Row: "narnia", How: Removed}, "areas.csv, row narnia: there is no such row"},
		{Change{File: "areas.csv", Row: "london", Fields: []Field{{"oil", "1"}}}, "areas.csv, row london, oil: the file has no such field"},
		{Change{File: "areas.csv", Row: "paris", Fields: []Field{{"source", "R"}}}, "areas.csv, row paris, source: the file has no such field"},
		{Change{File: "areas.csv", Row: "rome", Fields: []Field{{"id", "roma"}}}, "areas.csv, row rome, id: this field names the row; remove the row and add another"},
		{Change{File: "borders.csv", Row: "persia,iraq", How: Added}, "borders.csv, row persia,iraq: this row already exists; change it"},
		{Change{File: "borders.csv", Row: "london", How: Added}, "borders.csv, row london: a row of this file is named by a,b"},
		{Change{File: "borders.csv", Row: "london,scotland", How: Removed}, ""},
		{Change{File: "borders.csv", Row: "scotland,london", How: Removed}, "borders.csv, row scotland,london: this row is changed twice"},
		{Change{File: "scenarios/cataclysm.json", Row: "scenario", How: Removed}, "scenarios/cataclysm.json, row scenario: this row cannot be removed"},
		{Change{File: "scenarios/cataclysm.json", Row: "army,uk", How: Added}, "scenarios/cataclysm.json, row army,uk: a new row is named by its list and what it is about; " +
			"the lists are status, control, neutral_cubes, bases_captured, markers_in_play, starting_victory_points, special_rules"},
	} {
		tables, shipped := tablesOf(t, "cataclysm"), shippedFiles(t, "cataclysm")
		e := boxOf("cataclysm", Change{File: "borders.csv", Row: "london,scotland", How: Removed}, c.change, Change{File: "areas.csv", Row: "atlantis", How: Removed})
		if c.change.Row == "london,scotland" {
			c.want = "borders.csv, row london,scotland: this row is changed twice"
		}
		_, faults := tables.Apply(shipped, e)
		said := whyNot(faults)
		if !slices.Contains(said, c.want) || !slices.Contains(said, "areas.csv, row atlantis: there is no such row") || len(said) != 2 {
			t.Errorf("got %q, want %q and that there is no Atlantis", said, c.want)
		}
	}
}

// Every file of every game: what the difference between two sets of files says makes the one into the other.
func TestDiffAndApplyAgree(t *testing.T) {
	for _, game := range games {
		tables, shipped := tablesOf(t, game), shippedFiles(t, game)
		var changes []Change
		for _, table := range tables.Files {
			s, _ := table.read(shipped(table.Name))
			for i, r := range s.rows {
				for _, f := range r.fields {
					if f.Name == source || s.names(r, f.Name) || (i+len(f.Name))%5 > 0 {
						continue
					}
					value := "x"
					if table.json() {
						value = `"x"`
					}
					changes = append(changes, Change{File: table.Name, Row: r.key, Fields: []Field{{f.Name, value}}})
					break
				}
				if i%7 == 1 && r.key != Scenario && changes[len(changes)-1].Row != r.key {
					changes = append(changes, Change{File: table.Name, Row: r.key, How: Removed})
				}
			}
		}
		e := boxOf(game, changes...)
		slices.Reverse(e.Changes)
		tidy, faults := tables.Tidy(shipped, e)
		check(t, game+" faults", whyNot(faults), []string{})
		check(t, game+" changes", len(tidy.Changes), len(changes))
		again, _ := tables.Tidy(shipped, tidy)
		check(t, game+" twice tidied", string(Encode(again)), string(Encode(tidy)))
		one, _ := tables.Apply(shipped, e)
		two, _ := tables.Apply(shipped, tidy)
		for _, table := range tables.Files {
			if one(table.Name) != two(table.Name) {
				t.Errorf("%s %s: got other bytes from the tidy edition, want the same", game, table.Name)
			}
		}
	}
}

func TestTidyDropsWhatIsShipped(t *testing.T) {
	tables, shipped := tablesOf(t, "cataclysm"), shippedFiles(t, "cataclysm")
	tidy, faults := tables.Tidy(shipped, boxOf("cataclysm",
		Change{File: "borders.csv", Row: "persia,iraq", How: Removed, Reason: "board"},
		Change{File: "areas.csv", Row: "persia", Fields: []Field{{"resource", "natural"}}, Reason: "as shipped"},
		Change{File: "areas.csv", Row: "spain", Fields: []Field{{"resource", "industrial"}, {"resistance", "0"}}}))
	check(t, "faults", whyNot(faults), []string{})
	resistance := Field{"resistance", "0"}
	want := []Change{{File: "areas.csv", Row: "spain", Fields: []Field{resistance, {"resource", "industrial"}}}, {File: "borders.csv", Row: "iraq,persia", How: Removed, Reason: "board"}}
	check(t, "changes", tidy.Changes, want)
}

// The owner of the box who edits the files writes where a row comes from: that is the reason.
func TestAChangedSourceIsTheReason(t *testing.T) {
	shipped := shippedFiles(t, "cataclysm")
	files := edited(t, shipped, "areas.csv", "persia,Persia,europe,land,persia,country,0,1,1,1,0,0,0,natural,0,none,,0,R\n",
		"persia,Persia,europe,land,persia,country,0,0,1,1,0,0,0,none,0,none,,0,photo of the board\n")
	changes, faults := tablesOf(t, "cataclysm").Diff(shipped, files)
	check(t, "faults", whyNot(faults), []string{})
	check(t, "changes", changes, []Change{{File: "areas.csv", Row: "persia", Fields: []Field{{"resistance", "0"}, {"resource", "none"}}, Reason: "photo of the board"}})
}

func TestDiffRefuses(t *testing.T) {
	shipped := shippedFiles(t, "cataclysm")
	for _, c := range []struct{ file, old, by, want string }{
		{"areas.csv", "persia,Persia", `persia,"Persia`, "areas.csv: line 53 has quotes that do not match"},
		{"areas.csv", "id,name,", "name,", "areas.csv: the field id is missing"},
		{"areas.csv", "persia,Persia,", "persia,", "areas.csv: line 53 has 18 fields, not 19"},
		{"areas.csv", "adverse", "harsh", "areas.csv: its heading is not id,name,map,kind,nation,status,capital,resistance,adverse,restricted,remote,offmap,delay,resource,minor_army,base,base_owner,special_british_base,source"},
		{"borders.csv", "iraq,persia,normal,,X", "iraq,persia,normal,,X\npersia,iraq,normal,,X", "borders.csv: the row iraq,persia is listed twice"},
		{"crises.json", "[", "{", "crises.json: this is not JSON as the game writes it"},
		{"scenarios/cataclysm.json", "{", "", "scenarios/cataclysm.json: this is not JSON as the game writes it"},
	} {
		_, faults := tablesOf(t, "cataclysm").Diff(shipped, edited(t, shipped, c.file, c.old, c.by))
		check(t, c.file, whyNot(faults), []string{c.want})
	}
}
