package enginetest

import (
	"os"
	"regexp"
	"testing"

	"interbellum/engine"
)

var note = regexp.MustCompile("(?m)^Edition of the data: `([0-9a-f]{32})`")

// Shipped begins a test that holds the data that come with the program, and not a rule: a match that was played with them, a figure of ours,
// a count. Its name begins with TestShipped. When it fails, it says whether the data are those that RULINGS.md notes.
func Shipped(t *testing.T, game *engine.Game) {
	t.Helper()
	t.Cleanup(func() {
		if !t.Failed() {
			return
		}
		why := "no rule is broken: this test only holds the data that come with the program"
		if got, want, noted := dataOf(game); noted && got != want {
			why += "; the data are edition " + got + ", and RULINGS.md notes " + want + ": a corrected datum explains the failure"
		}
		t.Log(why)
	})
}

// dataOf are the names of the game's data, at any revision of the rules, and of those that RULINGS.md notes, if it does.
func dataOf(game *engine.Game) (got, want string, noted bool) {
	text, err := os.ReadFile("RULINGS.md")
	found := note.FindSubmatch(text)
	if err != nil || found == nil {
		return "", "", false
	}
	return game.NamesAt(0)[0], string(found[1]), true
}

// NotedData wants the RULINGS.md of the package under test to name the game's present data, so that no one changes them without saying
// what was corrected and why.
func NotedData(tb testing.TB, game *engine.Game) {
	tb.Helper()
	got, want, noted := dataOf(game)
	if !noted {
		tb.Fatal("RULINGS.md names no edition: want a line that begins with \"Edition of the data:\"")
	}
	if got != want {
		tb.Errorf("edition: got %s, want %s, which RULINGS.md names; if the change is meant, write %s there and say what was corrected", got, want, got)
	}
}
