package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestTheIndexOfRulesIsThatOfTheCode(t *testing.T) {
	for _, g := range games {
		t.Run(g.id, func(t *testing.T) {
			want, err := g.index("../..")
			if err != nil {
				t.Fatal(err)
			}
			got, err := os.ReadFile(filepath.Join("../..", g.file()))
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got, want) {
				t.Errorf("%s is not what the comments say: got %s, want %s; write it anew with go run ./cmd/rulesindex", g.file(), firstDifference(got, want), firstDifference(want, got))
			}
		})
	}
}

// firstDifference is the first line of a that b has not in the same place.
func firstDifference(a, b []byte) string {
	other := strings.Split(string(b), "\n")
	for i, line := range strings.Split(string(a), "\n") {
		if i >= len(other) || line != other[i] {
			return line
		}
	}
	return "nothing more"
}

func TestACommentTellsWhereARuleIsPlayed(t *testing.T) {
	root := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		at := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("web/rules/g.txt", "== 9 Trains\n\n@ 9.1 Rails\nText (9.2).\n\n@ 9.2 Whistles\n\n@ 9.3 Smoke\n\n@ 9.4 Fares\n")
	write("engine/g/rails.go", "package g\n\n// 9.1 Rails and 9.2 whistles: both. They need smoke (9.3).\n\n// lay puts down a rail (9.1).\nfunc lay() {\n\t// 9.4 is not a comment of a declaration\n}\n")
	write("engine/s/smoke.go", "package s\n\n// 9.3 Smoke: it rises. It is 1.5 high.\nfunc smoke() {}\n")
	got, err := game{"g", []string{"g", "s"}}.index(root)
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(got), "## ")
	want := "9 Trains\n\n| rule | played in | also in |\n| --- | --- | --- |\n" +
		"| 9.1 Rails | [rails](rails.go) |  |\n" +
		"| 9.2 Whistles | [rails](rails.go) |  |\n" +
		"| 9.3 Smoke | [smoke](../s/smoke.go) `smoke` | [rails](rails.go) |\n"
	if table != want {
		t.Errorf("got\n%s\nwant\n%s", table, want)
	}
}
