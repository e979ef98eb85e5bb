package triumph

import (
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"hash"
	"os"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/walk"
)

// Kept matches: what was asked, answered and seen in them, and what the players could know, as prints along the way. Whoever
// takes the rules apart without wanting to change any sees here that nothing has changed. Who does change one writes the file
// anew: go test ./engine/triumph -run KeptMatches -args -prints.

var writePrints = flag.Bool("prints", false, "write testdata/prints.txt anew")

const printsFile = "testdata/prints.txt"

// A keptMatch is played at random to an end, or as far as so many answers.
type keptMatch struct {
	name    string
	seed    uint64
	answers int
	start   func() (engine.Match, []engine.Event, error)
}

func keptMatches() []keptMatch {
	begin := func(scenario string, options ...string) func() (engine.Match, []engine.Event, error) {
		return func() (engine.Match, []engine.Event, error) { return newMatch(scenario, options) }
	}
	list := []keptMatch{
		{"1936", 501, 2500, begin(scenario1936)},
		{"1939", 502, 2500, begin(scenario1939, territorialKey+"=yes", britanniaKey+"=yes")},
		{"two-players", 503, 2500, begin(scenario1936, twoPlayerKey+"=yes")},
	}
	for seed := range uint64(5) {
		list = append(list, keptMatch{fmt.Sprint("war-", seed), 504 + seed, 3000, startAtWar})
	}
	for seed := range uint64(16) {
		list = append(list, keptMatch{fmt.Sprint("battles-", seed), seed, 1000, func() (engine.Match, []engine.Event, error) { return randomBattles(31 + seed) }})
	}
	return list
}

// printEvery is after how many answers a print is taken.
const printEvery = 250

// prints plays a match and takes its prints. War is sought: a random player who does not spends Seasons on marching.
func (k keptMatch) prints(t *testing.T) (lines []string) {
	m, seen, err := k.start()
	if err != nil {
		t.Fatal(err)
	}
	h, w := sha256.New(), walk.New(k.seed)
	fmt.Fprintln(h, seen)
	for n := 0; ; n++ {
		e, d, going := w.Pick(m)
		if n%printEvery == 0 || !going || n == k.answers {
			whatPlayersSee(t, h, m)
			lines = append(lines, fmt.Sprintf("%s %d %s %x", k.name, n, hex.EncodeToString(h.Sum(nil)[:8]), m.Fingerprint()))
		}
		if !going || n == k.answers {
			return lines
		}
		if len(d.Weights) == 0 && d.Seat != 0 && n%2 == 0 {
			d.Weights = weigh(d)
			e = d.Answer(m.Seq(), w.Answer(d), "")
		}
		seen, err := m.Apply(e)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintln(h, d.Seat, d.Kind, d.Rule, d.About, d.Left, d.Legal, e.Choice, seen)
	}
}

func weigh(d engine.Decision) (weights []int) {
	for _, c := range d.Legal {
		weights = append(weights, blockwar.Bias(d, c))
	}
	return weights
}

// whatPlayersSee adds the written position and, of each player, the view and the aids that are worked out from it.
func whatPlayersSee(t *testing.T, h hash.Hash, m engine.Match) {
	note := func(v any) {
		text, err := Book().Words(v)
		if err != nil {
			t.Fatal(err)
		}
		h.Write(append(text, '\n'))
	}
	note(m.Schema())
	for _, f := range blockwar.AllFactions {
		v := m.View(blockwar.SeenBy(f)).(*View)
		note(v)
		note(v.Fight())
		note(v.TradeRoutes(f))
		note(v.Unsupplied(f))
		for a := Area(1); a <= Book().LastArea; a++ {
			note(v.SupplyLine(f, a))
			note(v.Borders(a))
			note(v.FightAt(a, f))
		}
	}
}

func TestKeptMatches(t *testing.T) {
	file, err := os.ReadFile(printsFile)
	if err != nil && !*writePrints {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, k := range keptMatches() {
		t.Run("6.0 "+k.name, func(t *testing.T) {
			for _, line := range k.prints(t) {
				fmt.Fprintln(&all, line)
				if !*writePrints && !strings.Contains(string(file), line+"\n") {
					t.Fatalf("not as it was kept: %s", line)
				}
			}
		})
	}
	if *writePrints {
		if err := os.WriteFile(printsFile, []byte(all.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
