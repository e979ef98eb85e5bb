package cataclysm_test

import (
	"bytes"
	"embed"
	"flag"
	"fmt"
	"os"
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/record"
)

//go:embed testdata/games
var played embed.FS

var update = flag.Bool("update", false, "play the recorded matches anew")

// recorded names the matches in testdata/games. A match that people have played and that
// showed something is added by dropping its exported file there.
var recorded = []struct {
	scenario string
	seed     uint64
	war      bool
}{{"days-of-decision", 1, false}, {"days-of-decision", 2, false}, {"days-of-decision", 1, true}, {"days-of-decision", 2, true},
	{"cataclysm", 1, false}, {"eagle-and-sun", 1, true}}

// Every recorded match replays to the byte: each answer legal, each die dealt again, each
// fingerprint the same. The same test runs in WebAssembly, so that two machines agree.
func TestShippedMatchesReplay(t *testing.T) {
	if *update {
		for _, r := range recorded {
			name := fmt.Sprintf("testdata/games/%s-%d-%v.json", r.scenario, r.seed, map[bool]string{true: "war", false: "random"}[r.war])
			if err := os.WriteFile(name, record.Encode(playOut(t, r.scenario, r.seed, r.war)), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	files, err := played.ReadDir("testdata/games")
	if err != nil || len(files) == 0 {
		t.Fatalf("no recorded matches %v: got %v, %v; want no error and at least 1", err, err, len(files))
	}
	for _, file := range files {
		t.Run(file.Name(), func(t *testing.T) {
			enginetest.Shipped(t, cataclysm.Game())
			data, err := played.ReadFile("testdata/games/" + file.Name())
			if err != nil {
				t.Fatal(err)
			}
			rec, err := record.Decode(data)
			if err != nil {
				t.Fatal(err)
			}
			run, report, err := record.Replay(cataclysm.Game(), rec, nil)
			if err != nil {
				t.Fatal(err)
			}
			if _, over := run.Match.Result(); !over || report.Answers != len(rec.Entries) || report.Prints < 2 {
				t.Errorf("over %v, %d of %d answers, %d fingerprints: got over %v, %v, %v; want true, %v and at least 2", over, report.Answers, len(rec.Entries), report.Prints, over, report.Answers, report.Prints, len(rec.Entries))
			}
			if again := record.Encode(run.Seal()); !bytes.Equal(again, data) {
				t.Errorf("the record that the replay leaves is not the one it read: got %d bytes, want these %d", len(again), len(data))
			}
		})
	}
}

// playOut plays a whole match by one random player.
func playOut(t *testing.T, id string, seed uint64, war bool) *record.Record {
	t.Helper()
	game := cataclysm.Game()
	scenario, _ := game.ScenarioByID(id)
	var players []record.Player
	for i, seats := range scenario.Players[0] {
		players = append(players, record.Player{Name: []string{"Anna", "Ben", "Clara"}[i], Seats: seats})
	}
	run, _, err := record.Begin(game, record.Header{
		ID: fmt.Sprintf("recorded-%d", seed), Game: game.ID, Scenario: scenario.ID, Edition: game.Edition,
		Dealer: dice.SeededName, Secret: fmt.Sprintf("secret %d", seed),
		Players: players,
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	walker := walk.New(seed)
	for len(run.Match.Open()) > 0 {
		d := run.Match.Open()[0]
		c, by := d.Legal[walker.N(len(d.Legal))], ""
		if war {
			c = pickWarlike(game, walker, d)
		}
		if len(d.Legal) == 1 {
			by = record.ByForced
		}
		if d.Seat == engine.Chance {
			c, _ = run.Deal(d)
			by = ""
		}
		if _, _, err := run.Answer(d.Seat, c, by); err != nil {
			t.Fatal(err)
		}
	}
	return run.Seal()
}

// pickWarlike picks an answer by the game's warlike weights.
func pickWarlike(game *engine.Game, walker *walk.Walker, d engine.Decision) engine.Choice {
	sum := 0
	for _, c := range d.Legal {
		sum += game.Bias(d, c)
	}
	n := walker.N(max(sum, 1))
	for _, c := range d.Legal {
		if n -= game.Bias(d, c); n < 0 {
			return c
		}
	}
	return d.Legal[0]
}
