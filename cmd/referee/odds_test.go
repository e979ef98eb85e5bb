package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/record"
)

// cut writes the first answers of a recorded match of Cataclysm to a file of its own: up
// to the n-th question of that kind.
func cut(t *testing.T, kind string, n int) string {
	t.Helper()
	data, err := os.ReadFile("../../engine/cataclysm/testdata/games/days-of-decision-1-war.json")
	if err != nil {
		t.Fatal(err)
	}
	whole, err := record.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	game, err := gameNamed(whole.Header.Game)
	if err != nil {
		t.Fatal(err)
	}
	run, _, err := record.Begin(game, whole.Header, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range whole.Entries {
		if open := run.Match.Open(); open[0].Kind == kind {
			if n--; n == 0 {
				break
			}
		}
		if _, _, err := run.Answer(e.Seat, e.Choice, e.By); err != nil {
			t.Fatal(err)
		}
	}
	file := filepath.Join(t.TempDir(), "match.json")
	if err := writeRecord(file, run); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestOddsOfEveryAnswer(t *testing.T) {
	file := cut(t, "political-action", 1)
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	l, out := readLegal(t, file), must(t, "odds", file)
	n := 0
	for _, q := range l.Questions {
		for _, a := range q.Answers {
			if q.Kind == engine.OrderVerb || q.Kind == engine.Agreement {
				continue
			}
			n++
			if !strings.Contains(out, "  "+a.Words+": ") {
				t.Errorf("got\n%s\nwant a line for %q", out, a.Words)
			}
		}
	}
	for _, want := range []string{"5 or more: ", "1/6 = 16.7 %; if it passes: ", "-1 (2.3.7)"} {
		if !strings.Contains(out, want) {
			t.Errorf("got\n%s\nwant %q in it", out, want)
		}
	}
	var got struct {
		Seq     int
		Answers []oddsLine
	}
	if err := json.Unmarshal([]byte(must(t, "odds", file, "-json")), &got); err != nil || len(got.Answers) != n || got.Seq != l.Seq {
		t.Errorf("in JSON: got %d answers at %d, %v; want %d at %d", len(got.Answers), got.Seq, err, n, l.Seq)
	}
	if after, err := os.ReadFile(file); err != nil || string(after) != string(before) {
		t.Error("after looking ahead: got another match, want the same")
	}
}

func TestOddsOfOneAnswer(t *testing.T) {
	t.Run("10.7 a combat with every number of losses", func(t *testing.T) {
		out := ""
		for n := 1; n < 10 && !strings.Contains(out, "-combat"); n++ { // not every operation meets defenders
			out = must(t, "odds", cut(t, "activate", n), "0")
		}
		for _, want := range []string{"-combat", " against ", "combat-won", "combat-tied", " %\n", "(10.7): "} {
			if !strings.Contains(out, want) {
				t.Errorf("got\n%s\nwant %q in it", out, want)
			}
		}
	})
	t.Run("what is hidden is not told", func(t *testing.T) {
		file := fresh(t)
		must(t, "play", file, "-auto")
		if out := must(t, "odds", file, "amber=bid#1"); !strings.Contains(out, "what is hidden decides the rest") || strings.Contains(out, "bid-shown") {
			t.Errorf("got\n%s\nwant what is hidden left undecided", out)
		}
		not(t, refused, "is not legal", "odds", file, "amber=bid#99")
		not(t, misused, "is too much", "odds", file, "0", "1")
		not(t, misused, "something is missing", "odds")
	})
	t.Run("dice that lie have no odds", func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "match.json")
		must(t, "new", "toy", "full", "-seed", "1", "-o", file)
		not(t, refused, "no odds", "odds", file, "0")
	})
}
