package record_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/conquest"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/sealed"
	"interbellum/engine/triumph"
)

// sealedGame is a match of a real game at random, as its players send it round, and their secrets.
func sealedGame(t *testing.T, g *engine.Game, scenario string, seed uint64, most int) (*record.Record, []sealed.Secret) {
	t.Helper()
	h := record.Header{ID: "sealed-game", Game: g.ID, Scenario: scenario, Dealer: dice.SealedName}
	h.Players = append(h.Players, recordtest.Header(g, scenario, dice.SealedName).Players...)
	secrets := secretsOf(len(h.Players))
	rec, err := recordtest.Rounds(g, h, secrets, seed, most, nil)
	if err != nil {
		t.Fatal(err)
	}
	return rec, secrets
}

func games() []*engine.Game {
	return []*engine.Game{cataclysm.Game(), triumph.Game(), conquest.Game()}
}

// LABELS.md has every kind of label that random matches come to. No two dice of one stretch have the same.
func TestEveryLabelIsListed(t *testing.T) {
	text, err := os.ReadFile("../sealed/LABELS.md")
	if err != nil {
		t.Fatal(err)
	}
	listed := strings.Split(string(text), "\n")
	for _, g := range games() {
		for i, scenario := range g.Scenarios {
			if i == 1 && os.Getenv("LONG") == "" {
				break
			}
			rec, _ := sealedGame(t, g, scenario.ID, uint64(i+1), 900)
			for line := range labelsOf(t, g, rec) {
				if !slices.Contains(listed, line) {
					t.Errorf("%s: got a die labelled %q, want it in LABELS.md", scenario.ID, line)
				}
			}
		}
	}
}

// labelsOf are the kinds of labels of a match, with things of the table as their kinds.
func labelsOf(t *testing.T, g *engine.Game, rec *record.Record) map[string]bool {
	t.Helper()
	run, _, err := record.Begin(g, rec.Header, rec.Start)
	if err != nil {
		t.Fatal(err)
	}
	if err := run.CarrySeals(rec.Seals, rec.Renewals); err != nil {
		t.Fatal(err)
	}
	found, seen, stretch := map[string]bool{}, map[record.Labelled]bool{}, 0
	for _, e := range rec.Entries {
		if e.Seat == engine.Chance {
			d, _, _ := run.Asked(e.Seat, e.Choice)
			if now := run.Stretches(); now != stretch {
				stretch = now
				clear(seen)
			}
			l := run.Labelled(d)
			if seen[l] {
				t.Fatalf("%s: two dice of a stretch are labelled %v, want one", g.ID, l)
			}
			seen[l] = true
			words := strings.Split(l.Label, " ")
			for i, w := range words[2:] {
				words[i+2], _, _ = strings.Cut(w, "/")
				if strings.Count(w, "/") > 1 {
					words[i+2] += "/n"
				}
			}
			found["| "+g.ID+" | "+strings.Join(words, " | ")+" |"] = true
		}
		if _, _, err := run.Answer(e.Seat, e.Choice, e.By); err != nil {
			t.Fatal(err)
		}
	}
	return found
}

// atDice is a match of a real game in the hands of the player whose turn it is, and in which dice fall.
func atDice(t *testing.T, g *engine.Game) (run *record.Run, me int, secrets []sealed.Secret) {
	t.Helper()
	for most := 150; most < 1000; most += 50 {
		rec, secrets := sealedGame(t, g, g.Scenarios[0].ID, 3, most)
		run, _, err := record.Open(g, rec, nil)
		if err != nil {
			t.Fatal(err)
		}
		me := recordtest.Next(run)
		if me == record.Nobody {
			break
		}
		if err := run.Unlock(me, secrets[me]); err != nil {
			t.Fatal(err)
		}
		before := run.Checkpoint()
		for seed := range uint64(4) {
			if err := recordtest.Stretch(run, me, seed); err != nil {
				t.Fatal(err)
			}
			fall := 0
			if run.Seal(); run.Stretches() == before.Stretches()+1 {
				labels, _ := run.Labels(len(rec.Entries))
				fall = len(labels)
			}
			if run.Back(before); fall > 1 {
				return run, me, secrets
			}
		}
	}
	t.Fatal("no dice fall in any turn: got none, want some")
	return nil, 0, nil
}

// Many ways to play a turn of each game, with LONG=1 a thousand: none changes a die after it, and the same die falls the same in all of them.
func TestNoPlayOfAGamesTurnChangesTheDiceAfterIt(t *testing.T) {
	ways := uint64(60)
	if os.Getenv("LONG") != "" {
		ways = 1000
	}
	for _, g := range games() {
		t.Run(g.ID, func(t *testing.T) {
			run, me, secrets := atDice(t, g)
			since, before := len(run.Record.Entries), run.Checkpoint()
			fell, next := map[record.Labelled]engine.Choice{}, map[int]map[engine.Choice]bool{}
			for seed := range ways {
				run.Back(before)
				if err := recordtest.Stretch(run, me, seed); err != nil {
					t.Fatal(err)
				}
				if run.Seal(); run.Stretches() != before.Stretches()+1 {
					continue
				}
				labels, dice := run.Labels(since)
				for i, l := range labels {
					if was, there := fell[l]; there && was != dice[i] && dice[i].Verb == engine.Roll {
						t.Fatalf("the die for %v fell as %v in one play and as %v in another, want the same", l, was, dice[i])
					}
					fell[l] = dice[i]
				}
				for other := range secrets {
					if other == me {
						continue
					}
					sent := run.Fork(run.Checkpoint())
					if err := sent.Unlock(other, secrets[other]); err != nil {
						t.Fatal(err)
					}
					c, err := sent.Foresee(other, probe)
					if err != nil {
						t.Fatal(err)
					}
					if next[other] == nil {
						next[other] = map[engine.Choice]bool{}
					}
					next[other][c] = true
				}
			}
			for other, list := range next {
				if len(list) != 1 {
					t.Errorf("the plays of a turn lead to %d different stretches of player %d, want 1: the sender could choose", len(list), other+1)
				}
			}
			t.Logf("%d ways, %d dice and draws", ways, len(fell))
		})
	}
}

// The prints are the same on every platform: what a match with sealed dice comes to is pinned.
func TestSealedMatchesArePinned(t *testing.T) {
	want := map[string]string{
		"cataclysm": "f8aee097f914ff2b799559bd3d86d4ec 8f843aa5cdb500f9f5ca775e2353b52f",
		"triumph":   "819504e30c7f71607dcaa3f6921a1e6d 6159767248bb583e9935bf1370442d18",
		"conquest":  "2bd5e7c5536f2ac6fccd0b8e1134fbcb 6300c5ab4c42c6ae839005363887c6fc",
	}
	for _, g := range games() {
		rec, _ := sealedGame(t, g, g.Scenarios[0].ID, 11, 300)
		if got := rec.End.Position.String() + " " + rec.End.Answers.String(); got != want[g.ID] {
			t.Errorf("%s: got %s, want %s", g.ID, got, want[g.ID])
		}
	}
}
