package link_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/sealed"
)

// A turn sent by a program that asks a person what the receiver's program, of a newer edition, answers by itself: the link opens, and so does
// the next one, in which that answer lies behind what was signed.
func TestASealedLinkGoesOnUnderANewerEdition(t *testing.T) {
	first := recordtest.Pebbles(recordtest.First)
	h := record.Header{ID: "newer", Game: first.ID, Scenario: "long", Dealer: dice.SealedName,
		Players: []record.Player{{Name: "A", Seats: engine.Only(1)}, {Name: "B", Seats: engine.Only(2)}, {Name: "C", Seats: engine.Only(3)}}}
	secrets := []sealed.Secret{{1}, {2}, {3}}
	var run *record.Run
	for most := 12; run == nil; most++ {
		sent, err := recordtest.Rounds(first, h, secrets, 2, most, nil)
		if err != nil || most > 60 {
			t.Fatalf("no match stands at a move: got %v, want one", err)
		}
		if at, _, err := record.Open(first, sent, nil); err == nil && at.Match.Open()[0].Kind == "move" && recordtest.Next(at) == 0 {
			run = at
		}
	}
	if err := run.Unlock(0, secrets[0]); err != nil {
		t.Fatal(err)
	}
	if _, _, err := run.Answer(run.Match.Open()[0].Seat, engine.Choice{Verb: "take", On: "heap/own", N: 2}, ""); err != nil {
		t.Fatal(err)
	}
	if _, _, by, found := run.Unasked(); !found || by != record.ByForced {
		t.Fatalf("got %v, %q; want an answer that the receiver's program gives by itself", found, by)
	}
	text, err := link.Encode(first, link.Letter{Record: run.Seal(), Bare: true})
	if err != nil {
		t.Fatal(err)
	}
	for hands := range 8 {
		run, _, err := link.Join(text, findSecond, nil)
		if err != nil {
			t.Fatalf("link %d: %v, want it opened", hands, err)
		}
		for found := true; found; {
			if _, _, found, err = run.Move(); err != nil {
				t.Fatal(err)
			}
		}
		next := recordtest.Next(run)
		if next == record.Nobody {
			return
		}
		if err := run.Unlock(next, secrets[next]); err != nil {
			t.Fatal(err)
		}
		if err := recordtest.Stretch(run, next, uint64(hands)); err != nil {
			t.Fatal(err)
		}
		if text, err = link.Encode(second, link.Letter{Record: run.Seal(), Bare: true}); err != nil {
			t.Fatal(err)
		}
	}
}
