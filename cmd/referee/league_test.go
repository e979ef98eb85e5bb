package main

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"interbellum/engine"
)

func readLeague(t *testing.T, args ...string) (r leagueReport) {
	t.Helper()
	if err := json.Unmarshal([]byte(must(t, append([]string{"league"}, args...)...)), &r); err != nil {
		t.Fatal(err)
	}
	return r
}

func TestALeagueRotatesTheSeats(t *testing.T) {
	r := readLeague(t, "toy", "full", "-a", "war", "-b", "random", "-n", "12")
	if r.Matches != 12 || r.Won+r.Shared+r.Lost != 12 || len(r.BySeats) != 3 || r.Answers == 0 || r.Interval.From > r.Share || r.Interval.To < r.Share {
		t.Errorf("%+v", r)
	}
	for _, x := range r.BySeats {
		if x.Matches != 4 {
			t.Errorf("with %s A played %d matches", x.Seats, x.Matches)
		}
	}
}

// Equal players show how even a scenario is: by matches that differ.
func TestALeagueOfEqualsPlaysNoMatchTwice(t *testing.T) {
	r := readLeague(t, "toy", "full", "-a", "random", "-b", "random", "-n", "9")
	sum := 0
	for _, x := range r.Winners {
		sum += x.N
	}
	dir := t.TempDir()
	first := readLeague(t, "toy", "full", "-a", "random", "-b", "random", "-n", "3", "-file", filepath.Join(dir, "league"))
	text, _ := os.ReadFile(filepath.Join(dir, "league"))
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	var m [2]played
	for i := range m {
		if err := json.Unmarshal([]byte(lines[1+i]), &m[i]); err != nil {
			t.Fatal(err)
		}
	}
	if sum != 9 || first.Matches != 3 || m[0].Answers == m[1].Answers && m[0].Winners == m[1].Winners && m[0].Kind == m[1].Kind {
		t.Errorf("%d winners of 9; the first two matches are %+v", sum, m)
	}
}

// A player without any time still answers, by its first thought; one with time enough plays as one whom nobody hurries.
func TestAPlayerInALeagueMayBeHurried(t *testing.T) {
	league := func(a string) leagueReport {
		return readLeague(t, "conquest", "rising-sun", "-a", a, "-b", "random", "-n", "2")
	}
	free, slow, quick := league("hard"), league("hard@60000"), league("hard@0")
	if slow.Answers != free.Answers || slow.Margin != free.Margin {
		t.Errorf("with a minute for an answer: %+v, without a limit: %+v", slow, free)
	}
	if quick.Answers == free.Answers && quick.Margin == free.Margin {
		t.Errorf("without any time it plays as with it: %+v", quick)
	}
	for _, name := range []string{"hard@", "hard@soon", "hard@-1", "@5"} {
		not(t, misused, "", "league", "cataclysm", "days-of-decision", "-a", name)
	}
}

func TestALeagueGoesOnWhereItStopped(t *testing.T) {
	file := filepath.Join(t.TempDir(), "league")
	whole := readLeague(t, "toy", "full", "-a", "war", "-b", "random", "-n", "10")
	readLeague(t, "toy", "full", "-a", "war", "-b", "random", "-n", "4", "-file", file)
	f, err := os.OpenFile(file, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	f.WriteString(`{"n":4,"seats":"am`) // the power failed
	f.Close()
	again := readLeague(t, "toy", "full", "-a", "war", "-b", "random", "-n", "10", "-file", file)
	a, _ := json.Marshal(whole)
	b, _ := json.Marshal(again)
	if string(a) != string(b) {
		t.Errorf("played at once\n%s\nin two parts\n%s", a, b)
	}
	if text, _ := os.ReadFile(file); strings.Count(string(text), "\n") != 11 {
		t.Errorf("the file is\n%s", text)
	}
	not(t, refused, "another league", "league", "toy", "full", "-a", "random", "-b", "random", "-n", "10", "-file", file)
}

func TestStrangeMatchesAreKept(t *testing.T) {
	dir := t.TempDir()
	r := readLeague(t, "toy", "short", "-a", "random", "-b", "random", "-n", "6", "-logs", dir)
	for _, x := range r.Strange {
		file := filepath.Join(dir, "match-"+string(rune('0'+x.N))+".json")
		if out := must(t, "replay", file); !strings.Contains(out, "the match is over") {
			t.Errorf("%s: %s", x.Why, out)
		}
	}
	if len(r.Strange) < 2 {
		t.Errorf("%+v", r.Strange)
	}
}

func results(pattern string) (list []played) {
	for _, x := range pattern {
		list = append(list, played{Result: map[rune]string{'w': won, 'l': lost, 's': shared}[x]})
	}
	return list
}

func TestATrialStopsEarly(t *testing.T) {
	even := trial{least: 0.45, bar: 0.55}
	for _, c := range []struct{ pattern, says string }{
		{"wwwwl", undecided},
		{strings.Repeat("w", 15), reached},
		{strings.Repeat("l", 15), missed},
		{strings.Repeat("s", 15), missed},
		{strings.Repeat("wl", 200), undecided},
		{strings.Repeat("w", 15) + strings.Repeat("l", 500), reached}, // it was over then
	} {
		if got := even.of(results(c.pattern)); got != c.says {
			t.Errorf("%.20s: %s, want %s", c.pattern, got, c.says)
		}
	}
	r := readLeague(t, "toy", "full", "-a", "random", "-b", "random", "-n", "400", "-bar", "0.9", "-margin", "0.2")
	if r.Matches >= 100 || !strings.HasPrefix(r.Bar, missed) {
		t.Errorf("%d matches to find that one of four equals does not win 90 of 100: %s", r.Matches, r.Bar)
	}
}

func TestTheIntervalOfAShare(t *testing.T) {
	for _, c := range []struct {
		won, n   int
		from, to float64
	}{{0, 10, 0, 0.2775}, {50, 100, 0.4038, 0.5962}, {95, 100, 0.8882, 0.9785}} { // Wilson's published formula, by hand
		if got := wilson(c.won, c.n); math.Abs(got.From-c.from) > 1e-3 || math.Abs(got.To-c.to) > 1e-3 {
			t.Errorf("%d of %d: %v", c.won, c.n, got)
		}
	}
}

func TestALeagueIsMisused(t *testing.T) {
	not(t, misused, "no computer players", "league", "toy", "full", "-a", "normal")
	not(t, misused, "no strength", "league", "cataclysm", "days-of-decision", "-a", "clever")
	not(t, misused, "-bar", "league", "toy", "full", "-a", "war", "-bar", "1.5")
	not(t, misused, "missing", "league", "toy")
}

func TestResultsOfMatches(t *testing.T) {
	mine, others := engine.Only(6, 7), engine.Only(2, 3)
	for _, c := range []struct {
		name    string
		winners engine.Seats
		want    string
	}{
		{"mine", mine, won},
		{"mine, and a seat that nobody holds", mine.With(1), won},
		{"mine and theirs", mine.With(2), shared},
		{"theirs", others, lost},
	} {
		if got := resultFor(mine, others, engine.Result{Winners: c.winners}); got != c.want {
			t.Errorf("%s: %s, not %s", c.name, got, c.want)
		}
	}
}
