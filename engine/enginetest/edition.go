package enginetest

import (
	"os"
	"regexp"
	"testing"
)

var noted = regexp.MustCompile("(?m)^Edition of the rules and data: `([0-9a-f]{8})`")

// NotedEdition wants the RULINGS.md of the package under test to name the game's present edition, so that nobody changes data or
// rules without saying what was corrected and why.
func NotedEdition(tb testing.TB, edition string) {
	tb.Helper()
	text, err := os.ReadFile("RULINGS.md")
	if err != nil {
		tb.Fatal(err)
	}
	found := noted.FindSubmatch(text)
	if found == nil {
		tb.Fatal("RULINGS.md names no edition: want a line that begins with \"Edition of the rules and data:\"")
	}
	if want := string(found[1]); edition != want {
		tb.Errorf("edition: got %s, want %s, which RULINGS.md names; if the change is meant, write %s there and say what was corrected", edition, want, edition)
	}
}
