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
		t.Errorf("got %+v, want 12 matches for 3 seatings, some answers, and the share within its interval", r)
	}
	for _, x := range r.BySeats {
		if x.Matches != 4 {
			t.Errorf("with %s: got %d matches for A, want 4", x.Seats, x.Matches)
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
		t.Errorf("got %d winners in 9 matches and %d in the file, want 9 and 3; the first two got %+v, want them to differ", sum, first.Matches, m)
	}
}

// A player without any time still answers, by its first thought; one with time enough plays as one whom nobody hurries.
func TestAPlayerInALeagueMayBeHurried(t *testing.T) {
	league := func(a string) leagueReport {
		return readLeague(t, "conquest", "rising-sun", "-a", a, "-b", "random", "-n", "1")
	}
	free, slow, quick := league("hard"), league("hard@60000"), league("hard@0")
	if slow.Answers != free.Answers || slow.Margin != free.Margin {
		t.Errorf("with a minute for an answer: got %+v, want it as without a limit: %+v", slow, free)
	}
	if quick.Answers == free.Answers && quick.Margin == free.Margin {
		t.Errorf("without any time: got %+v, want it to play otherwise", quick)
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
		t.Errorf("played in two parts: got\n%s\nwant as at once\n%s", b, a)
	}
	if text, _ := os.ReadFile(file); strings.Count(string(text), "\n") != 11 {
		t.Errorf("the file: got\n%s\nwant 11 lines", text)
	}
	not(t, refused, "another league", "league", "toy", "full", "-a", "random", "-b", "random", "-n", "10", "-file", file)
}

func TestStrangeMatchesAreKept(t *testing.T) {
	dir := t.TempDir()
	r := readLeague(t, "toy", "short", "-a", "random", "-b", "random", "-n", "6", "-logs", dir)
	for _, x := range r.Strange {
		file := filepath.Join(dir, "match-"+string(rune('0'+x.N))+".json")
		if out := must(t, "replay", file); !strings.Contains(out, "the match is over") {
			t.Errorf("%s: got %q, want a match that is over", x.Why, out)
		}
	}
	if len(r.Strange) < 2 {
		t.Errorf("got %+v, want at least two strange matches", r.Strange)
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
			t.Errorf("%.20s: got %s, want %s", c.pattern, got, c.says)
		}
	}
	r := readLeague(t, "toy", "full", "-a", "random", "-b", "random", "-n", "400", "-bar", "0.9", "-margin", "0.2")
	if r.Matches >= 100 || !strings.HasPrefix(r.Bar, missed) {
		t.Errorf("got %d matches and %q, want fewer than 100 to find that one of four equals does not win 90 of 100", r.Matches, r.Bar)
	}
}

func TestTheIntervalOfAShare(t *testing.T) {
	for _, c := range []struct {
		won, n   int
		from, to float64
	}{{0, 10, 0, 0.2775}, {50, 100, 0.4038, 0.5962}, {95, 100, 0.8882, 0.9785}} { // Wilson's published formula, by hand
		if got := wilson(c.won, c.n); math.Abs(got.From-c.from) > 1e-3 || math.Abs(got.To-c.to) > 1e-3 {
			t.Errorf("%d of %d: got %v, want %.4f to %.4f", c.won, c.n, got, c.from, c.to)
		}
	}
}

func TestALeagueIsMisused(t *testing.T) {
	not(t, misused, "no computer players", "league", "toy", "full", "-a", "normal")
	not(t, misused, "not a strength", "league", "cataclysm", "days-of-decision", "-a", "clever")
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
			t.Errorf("%s: got %s, want %s", c.name, got, c.want)
		}
	}
}
