package enginetest

import (
	"os"
	"regexp"
	"testing"
)

var noted = regexp.MustCompile("(?m)^Edition of the data: `([0-9a-f]{32})`")

// Shipped begins a test that holds the data that come with the program, and not a rule: a match that was played with them, a figure of ours,
// a count. Its name begins with TestShipped. When it fails, it says whether the data are those that RULINGS.md notes.
func Shipped(t *testing.T, edition string) {
	t.Helper()
	t.Cleanup(func() {
		if !t.Failed() {
			return
		}
		why := "no rule is broken: this test only holds the data that come with the program"
		if want, known := notedData(); known && edition != want {
			why += "; the data are edition " + edition + ", and RULINGS.md notes " + want + ": a corrected datum explains the failure"
		}
		t.Log(why)
	})
}

func notedData() (edition string, known bool) {
	text, err := os.ReadFile("RULINGS.md")
	found := noted.FindSubmatch(text)
	if err != nil || found == nil {
		return "", false
	}
	return string(found[1]), true
}

// NotedData wants the RULINGS.md of the package under test to name the game's present data, so that no one changes them without saying
// what was corrected and why.
func NotedData(tb testing.TB, edition string) {
	tb.Helper()
	want, known := notedData()
	if !known {
		tb.Fatal("RULINGS.md names no edition: want a line that begins with \"Edition of the data:\"")
	}
	if edition != want {
		tb.Errorf("edition: got %s, want %s, which RULINGS.md names; if the change is meant, write %s there and say what was corrected", edition, want, edition)
	}
}
