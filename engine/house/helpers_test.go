package house

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	_ "interbellum/engine/words/house"
)

func tablesOf(t testing.TB, game string) *Tables {
	t.Helper()
	tables, found := Of(game)
	if !found {
		t.Fatalf("no tables of %s", game)
	}
	return tables
}

// shippedFiles reads a game's folder of data.
func shippedFiles(t testing.TB, game string) Files {
	t.Helper()
	texts := map[string]string{}
	for _, f := range tablesOf(t, game).Files {
		text, err := os.ReadFile("../" + game + "/data/" + f.Name)
		if err != nil {
			t.Fatal(err)
		}
		texts[f.Name] = string(text)
	}
	return func(name string) string { return texts[name] }
}

// edited are the files with one text replaced in one of them.
func edited(t testing.TB, files Files, name, old, by string) Files {
	t.Helper()
	text := files(name)
	if !strings.Contains(text, old) {
		t.Fatalf("%s has no %q", name, old)
	}
	return func(n string) string {
		if n == name {
			return strings.Replace(text, old, by, 1)
		}
		return files(n)
	}
}

// boxOf is an Edition with these changes.
func boxOf(game string, changes ...Change) *Edition {
	return &Edition{Game: game, Base: "23993bb5", Title: "Jan's box", Author: "Jan", Date: "2026-11-26", Changes: changes}
}

func whyNot(faults []Fault) []string {
	said := make([]string, len(faults))
	for i, f := range faults {
		said[i] = f.Error()
	}
	return said
}

func check(t testing.TB, what string, got, want any) {
	t.Helper()
	if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
		t.Errorf("%s: got\n%s\nwant\n%s", what, g, w)
	}
}

var games = []string{"cataclysm", "triumph", "conquest"}

// someRows are n rows of a file, evenly over it.
func someRows(t testing.TB, game, name string, n int) []*row {
	t.Helper()
	table, _ := tablesOf(t, game).table(name)
	s, wrong := table.read(shippedFiles(t, game)(name))
	if wrong != nil {
		t.Fatal(wrong)
	}
	var rows []*row
	for i := range n {
		rows = append(rows, s.rows[i*len(s.rows)/n])
	}
	return slices.Clip(rows)
}
