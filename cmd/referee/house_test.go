package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"interbellum/engine/games"
	"interbellum/engine/house"
)

// box writes a folder with one file of a game's data corrected, and the edition that the difference makes.
func box(t *testing.T, game, name, old, by string) (edition string) {
	t.Helper()
	folder := t.TempDir()
	g, _, err := printedOf(game)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Replace(g.file(name), old, by, 1)
	if text == g.file(name) {
		t.Fatalf("%s has no %q", name, old)
	}
	if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	edition = filepath.Join(folder, "box.json")
	must(t, "edition", "diff", game, folder, "-o", edition, "-title", "Jan's box", "-author", "Jan")
	return edition
}

var corrections = []struct{ game, scenario, name, old, by, said string }{
	{"cataclysm", "days-of-decision", "borders.csv", "iraq,persia,normal,,X\n", "", "borders.csv, row iraq,persia: removed\n"},
	{"triumph", "1936", "borders.csv", "abadan,iraq,plains,,F+P\n", "abadan,iraq,river,,my box\n", "borders.csv, row abadan,iraq: kind river (my box)\n"},
	{"conquest", "1936", "borders.csv", "aleutians,bering-sea,strait,X\n", "", "borders.csv, row aleutians,bering-sea: removed\n"},
}

func TestAHouseEditionOfEveryGame(t *testing.T) {
	for _, c := range corrections {
		t.Run(c.game, func(t *testing.T) {
			edition := box(t, c.game, c.name, c.old, c.by)
			said := must(t, "edition", "check", edition)
			if !strings.Contains(said, c.said) || !strings.Contains(said, "Jan's box: 1 row differs from edition ") {
				t.Errorf("got %q, want %q in it, and that one row differs", said, c.said)
			}
			folder := t.TempDir()
			must(t, "edition", "apply", edition, "-o", folder)
			again := must(t, "edition", "diff", c.game, folder)
			if want := strings.SplitAfter(c.said, ":")[0]; !strings.Contains(again, `"row": "`+strings.TrimSuffix(strings.SplitN(want, "row ", 2)[1], ":")+`"`) {
				t.Errorf("got %s, want the row of %q", again, c.said)
			}
			text, err := os.ReadFile(filepath.Join(folder, c.name))
			if err != nil || strings.Contains(string(text), c.old) {
				t.Errorf("got %v and a file with %q, want it corrected", err, c.old)
			}
		})
	}
}

func TestAMatchIsPlayedWithAHouseEdition(t *testing.T) {
	for _, c := range corrections {
		t.Run(c.game, func(t *testing.T) {
			edition := box(t, c.game, c.name, c.old, c.by)
			file := filepath.Join(t.TempDir(), "match.json")
			must(t, "new", c.game, c.scenario, "-seed", "1", "-o", file, "-edition", edition)
			for range 12 {
				must(t, "play", file, "1")
			}
			if said := must(t, "replay", file); !strings.Contains(said, "answers are legal") {
				t.Errorf("got %q, want that the answers are legal", said)
			}
			again := filepath.Join(t.TempDir(), "again.json")
			must(t, "open", strings.TrimSpace(must(t, "link", file)), "-o", again)
			if got, want := must(t, "legal", again), must(t, "legal", file); got != want {
				t.Errorf("by a link: got %q, want %q", got, want)
			}
			shown, shipped := must(t, "show", again), must(t, "games")
			_, after, _ := strings.Cut(shown, "edition ")
			name, _, _ := strings.Cut(after, ",")
			if name == "" || strings.Contains(shipped, name) {
				t.Errorf("got edition %q, want one that is not shipped", name)
			}
		})
	}
}

// Matches are played under random editions, and what is refused is counted.
func TestSoakUnderRandomEditions(t *testing.T) {
	var report struct{ Editions, Refused, Matches, Answers, Agreed, Unfit int }
	if err := json.Unmarshal([]byte(must(t, "soak", "conquest", "1936", "-editions", "3", "-n", "2", "-seed", "5")), &report); err != nil {
		t.Fatal(err)
	}
	if report.Editions != 3 || report.Matches != 6 || report.Answers < 600 || report.Refused == 0 || report.Agreed+report.Unfit == 0 {
		t.Errorf("got %+v, want 3 editions with 2 matches each, some refused, and some agreed on in the course of a match", report)
	}
	must(t, "soak", "cataclysm", "war-without-mercy", "-editions", "1", "-n", "1", "-seed", "7235") // whose powers made peace before they agree
	not(t, misused, "are played from scenarios", "soak", "conquest", "-editions", "3", "-from", t.TempDir())
}

// The data of a folder become an edition that this program once came with.
func TestAnEditionIsPublished(t *testing.T) {
	for _, c := range corrections {
		folder := t.TempDir()
		g, _, err := printedOf(c.game)
		if err != nil {
			t.Fatal(err)
		}
		text := strings.Replace(g.file(c.name), c.old, c.by, 1)
		if err := os.WriteFile(filepath.Join(folder, c.name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		was := g.in(folder)
		before, err := g.edited(was)
		if err != nil {
			t.Fatal(err)
		}
		shipped, _ := games.ByID(c.game)
		for name, args := range map[string][]string{before.Edition: nil, "0123456789abcdef": {"-name", "0123456789abcdef"}} {
			out := filepath.Join(folder, "editions.json")
			must(t, append([]string{"edition", "publish", c.game, folder, "-o", out}, args...)...)
			written, err := os.ReadFile(out)
			if err != nil {
				t.Fatal(err)
			}
			list, err := house.ReadEarlier(string(written))
			if err != nil {
				t.Fatal(err)
			}
			files, found := list.Files(name, shipped, g.file)
			if !found || files(c.name) != text || files("areas.csv") != g.file("areas.csv") {
				t.Errorf("%s, edition %s: got other data (found: %v), want the folder's", c.game, name, found)
			}
		}
		if got, want := must(t, "edition", "publish", c.game, t.TempDir()), g.earlier; got != want {
			t.Errorf("%s as shipped: got %q, want the list unchanged: %q", c.game, got, want)
		}
	}
}

func TestEditionRefuses(t *testing.T) {
	file := filepath.Join(t.TempDir(), "box.json")
	must(t, "edition", "new", "conquest", "-o", file)
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	write := func(changes string) {
		if err := os.WriteFile(file, []byte(strings.Replace(string(text), `"changes": [`, `"changes": [`+changes, 1)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write(`{"file": "borders.csv", "row": "tokyo,mars", "remove": true}, {"file": "areas.csv", "row": "omsk", "change": {"res": "none"}}`)
	not(t, refused, "borders.csv, row tokyo,mars: there is no such row\n", "edition", "check", file)
	not(t, refused, "areas.csv, row omsk, res: the game cannot read this: not a number: none\n", "edition", "check", file)
	not(t, refused, "has 2 faults", "edition", "check", file)
	not(t, refused, "has 2 faults", "new", "conquest", "1936", "-o", file+".match", "-edition", file)
	write("")
	not(t, refused, "is an edition of conquest, not of triumph", "new", "triumph", "1936", "-o", file+".match", "-edition", file)
	not(t, misused, `there is no game "toy" with printed data`, "edition", "new", "toy")
	not(t, misused, "check cannot be done with 2 arguments", "edition", "check", file, file)
	if _, faults := house.Decode(text); len(faults) > 0 {
		t.Errorf("a new edition: got %q, want no faults", faults)
	}
}

// What differs from the rules is graded by how grave it is.
func TestTheFaultsOfAnEditionAreGraded(t *testing.T) {
	edition := func(insists string, changes ...string) string {
		file := filepath.Join(t.TempDir(), "box.json")
		shipped, _ := games.ByID("cataclysm")
		text := `{"format": "house/1", "game": "cataclysm", "base": "` + shipped.Edition + `", "title": "Jan's box", "author": "", "date": "", "changes": [` +
			strings.Join(changes, ", ") + `], "insists": [` + insists + `]}`
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return file
	}
	const key = `6.2 commitment.csv italy,civilian may_declare_war`
	against := `{"file": "commitment.csv", "row": "italy,civilian", "change": {"may_declare_war": "yes"}}`
	for _, c := range []struct {
		what, file string
		status     int
		want       string
	}{
		{"a rule", edition("", against), refused, `against rule 6.2 (to insist: "` + key + `"): commitment.csv, row italy,civilian, may_declare_war: this must be no`},
		{"a rule, insisted", edition(`"`+key+`"`, against), done, "against rule 6.2, the owner insists: commitment.csv, row italy,civilian"},
		{"insisted on nothing", edition(`"` + key + `"`), done, `the owner insists on "` + key + `", and no fault has this key`},
		{"a pattern", edition("", `{"file": "commitment.csv", "row": "italy,exhaustion", "change": {"force_pool_limit": "8"}}`), done, "a hint: commitment.csv, row italy,exhaustion, force_pool_limit"},
		{"a game that cannot be played", edition("", `{"file": "areas.csv", "row": "moscow", "change": {"capital": "0"}}`), refused, "unplayable, rule 2.2.3: powers.csv, row ussr, capital"},
		{"what cannot be read", edition("", `{"file": "areas.csv", "row": "moscow", "change": {"kind": "swamp"}}`), refused, "unplayable: areas.csv, row moscow, kind"},
	} {
		t.Run(c.what, func(t *testing.T) {
			status, _, errs := referee(t, "edition", "check", c.file)
			if status != c.status || !strings.Contains(errs, c.want) {
				t.Errorf("got status %d and %q, want %d and %q", status, errs, c.status, c.want)
			}
		})
	}
	not(t, refused, "Italy has no home area with industry", "new", "cataclysm", "cataclysm", "-seed", "1", "-o", filepath.Join(t.TempDir(), "m.json"), "-edition",
		edition("", `{"file": "areas.csv", "row": "lombardy", "change": {"resource": "none"}}`))
}

// A scenario that an edition adds is a file in the folder, and comes back out of it; a match of it is begun and replayed.
func TestAHouseEditionWithAScenario(t *testing.T) {
	dir := t.TempDir()
	folder, file := filepath.Join(dir, "data"), filepath.Join(dir, "match.json")
	game := must(t, "edition", "new", "cataclysm", "-title", "Mine")
	edition := filepath.Join(dir, "mine.json")
	const row = `{"file": "scenarios/night-and-fog~days-of-decision.json", "row": "scenario", "change": {"name": "Night and Fog"}}`
	if err := os.WriteFile(edition, []byte(strings.Replace(game, `"changes": [`, `"changes": [`+row, 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	must(t, "edition", "apply", edition, "-o", folder)
	if again := must(t, "edition", "diff", "cataclysm", folder); !strings.Contains(again, row) {
		t.Errorf("got %s, want the added scenario", again)
	}
	must(t, "new", "cataclysm", "night-and-fog", "-seed", "1", "-o", file, "-edition", edition)
	for range 12 {
		must(t, "play", file, "1")
	}
	if said := must(t, "replay", file); !strings.Contains(said, "12 answers are legal") {
		t.Errorf("got %q, want the answers replayed", said)
	}
}
