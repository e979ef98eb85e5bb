package link_test

import (
	"errors"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/link"
	"interbellum/engine/record/recordtest"
)

// Every die of a match, changed to every other face, as a changed program could: refused, and named.
func TestEveryDieNotDealtIsNamed(t *testing.T) {
	forged := 0
	for _, game := range []*engine.Game{pebbles, toy.Game()} {
		rec := random(t, game, game.Scenarios[len(game.Scenarios)-1].ID, 6, 120)
		m, _, err := game.New(rec.Header.Scenario, nil)
		if err != nil {
			t.Fatal(err)
		}
		for at, e := range rec.Entries {
			if e.Seat == engine.Chance {
				for _, other := range m.Open()[0].Legal {
					if other == e.Choice {
						continue
					}
					text, err := link.ForgeDie(game, rec, at, other)
					if err != nil {
						t.Fatal(err)
					}
					var diverged *link.Diverged
					_, _, err = link.Open(text, func(string) *engine.Game { return game })
					if !errors.As(err, &diverged) || diverged.Seq != at || diverged.Err == nil {
						t.Fatalf("%s: answer %d, %s for %s: %v: got diverged %+v; want an error of type %T, Seq %v and Err one", game.ID, at, other, e.Choice, err, diverged, diverged, at)
					}
					forged++
				}
			}
			if _, err := m.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
	}
	if forged < 100 {
		t.Errorf("only %d dice were forged, want at least 100", forged)
	}
}

// A link whose sender plays by other rules, or deals with another secret, is refused where that first shows: not later
// than the next check.
func TestAnIllegalAnswerIsNamed(t *testing.T) {
	sly := recordtest.Pebbles(recordtest.Edition{Name: "1", Word: "take", Most: 4, Schema: true})
	named := 0
	for seed := range uint64(30) {
		rec := random(t, sly, "long", seed, 150)
		first := -1
		for i, e := range rec.Entries {
			if e.Choice.Verb == "take" && e.Choice.N == 4 {
				first = i
				break
			}
		}
		text, err := link.Encode(sly, link.Letter{Record: rec})
		if err != nil {
			t.Fatal(err)
		}
		var diverged *link.Diverged
		if _, _, err := link.Open(text, find); !errors.As(err, &diverged) {
			t.Fatalf("seed %d: %v, want an error of type %T", seed, err, diverged)
		}
		if diverged.Since > first || first < 0 {
			t.Errorf("seed %d: answer %d is the first that is not legal, named are %d to %d; want Since at most %v and first at least 0", seed, first, diverged.Since, diverged.Seq, first)
		}
		named++
	}
	other := played(t, "long", dice.SeededName, 3, 100)
	text := encoded(t, link.Letter{Record: other})
	s := link.Apart(text)
	other.Header.Secret = "another secret"
	s.Head = link.Apart(encoded(t, link.Letter{Record: played(t, "long", dice.HandName, 3, 100)})).Head
	var diverged *link.Diverged
	if _, _, err := link.Open(s.Together(2), find); !errors.As(err, &diverged) {
		t.Errorf("answers behind another head: %v, want an error of type %T", err, diverged)
	}
}
