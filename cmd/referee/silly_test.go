package main

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"interbellum/engine/enginetest/silly"
)

func readSilly(t *testing.T, args ...string) (list []sillyReport) {
	t.Helper()
	if err := json.Unmarshal([]byte(must(t, append([]string{"silly"}, args...)...)), &list); err != nil {
		t.Fatal(err)
	}
	return list
}

// line is what was counted of a kind.
func (r *sillyReport) line(t *testing.T, kind string) sillyLine {
	t.Helper()
	i := slices.IndexFunc(r.Counted, func(l sillyLine) bool { return l.Kind == kind })
	if i < 0 {
		t.Fatalf("%s: got %+v, want %q among them", r.Scenario, r.Counted, kind)
	}
	return r.Counted[i]
}

func TestSillyReports(t *testing.T) {
	r := &sillyReport{Game: "cataclysm", Matches: 2}
	r.add(0, []silly.Finding{{Kind: silly.Back, On: "a", Answer: 7}, {Kind: silly.Back, On: "b", Answer: 9}, {Kind: silly.War, On: "x"}, {Kind: silly.War, On: "x"}}, 2)
	r.add(1, []silly.Finding{{Kind: silly.Back, On: "c", Answer: 1}, {Kind: silly.War, On: "x"}}, 2)
	r.finish()
	l := r.line(t, silly.Back)
	if l.PerMatch != 1.5 || l.Most != 2 || !slices.Equal(l.At, []string{"0:7 a", "0:9 b"}) {
		t.Errorf("got %+v, want 1.5 a match, 2 at most, and two answers told", l)
	}
	if never := r.line(t, silly.Offer); never.PerMatch != 0 || never.At == nil {
		t.Errorf("what never occurred: got %+v, want a line without answers", never)
	}
	if len(r.Facts) != 1 || r.Facts[0].Matches != 2 || r.Facts[0].N != 3 {
		t.Errorf("facts: got %+v, want one in 2 matches, 3 times", r.Facts)
	}
}

func TestSillyMatchesAreThoseOfALeague(t *testing.T) {
	counted := readSilly(t, "cataclysm", "-scenario", "great-patriotic-war", "-n", "2", "-wins")[0]
	if counted.Matches != 2 || counted.Answers == 0 || len(counted.Winners) == 0 {
		t.Errorf("got %+v, want two matches that are over", counted)
	}
	plain := readLeague(t, "cataclysm", "great-patriotic-war", "-a", "hard", "-b", "hard", "-n", "2")
	if counted.Answers != plain.Answers {
		t.Errorf("got %v answers a match, want as many as in a league, %v", counted.Answers, plain.Answers)
	}
	if toy := readSilly(t, "toy", "-player", "random", "-n", "1"); len(toy) < 2 || len(toy[0].Counted) != 0 {
		t.Errorf("a game without counters: got %+v, want its matches and nothing counted", toy)
	}
	not(t, misused, "at least 1", "silly", "cataclysm", "-n", "0")
	not(t, misused, "no scenario", "silly", "cataclysm", "-scenario", "nowhere")
}

// The bars that hard has come up to, with room for chance: it may not fall behind them again.
func TestHardIsNotSillierThanItWas(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays whole matches")
	}
	type bar struct {
		kind     string
		perMatch float64
	}
	for _, c := range []struct {
		game, scenario, n string
		bars              []bar
	}{
		{"cataclysm", "cataclysm", "8", []bar{{silly.Deployment, 100}, {silly.Often, 0}, {silly.Back, 6}, {silly.Hopeless, 0.5}, {silly.Offer, 0}, {silly.Capital, 0.75}, {silly.PingPong, 25}}},
		{"cataclysm", "days-of-decision", "8", []bar{{silly.Deployment, 40}, {silly.Often, 0}, {silly.Back, 2}, {silly.Hopeless, 0.5}, {silly.Offer, 0}, {silly.Capital, 0.5}, {silly.PingPong, 6}}},
	} {
		r := readSilly(t, c.game, "-scenario", c.scenario, "-n", c.n)[0]
		for _, bar := range c.bars {
			if l := r.line(t, bar.kind); l.PerMatch > bar.perMatch {
				t.Errorf("%s, %s: got %.2f a match (%s), want at most %v", c.scenario, bar.kind, l.PerMatch, strings.Join(l.At, ", "), bar.perMatch)
			}
		}
	}
}
