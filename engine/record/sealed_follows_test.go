package record_test

import (
	"errors"
	"testing"

	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/sealed"
)

// shortSigned is a match in which a player has signed a turn that the program of another edition goes on with by itself: one answer is the only one.
func shortSigned(t *testing.T) (rec *record.Record, me int, secrets []sealed.Secret) {
	t.Helper()
	h := sealedHeader(pebbles, "long", engine.Only(1).With(3), engine.Only(2))
	secrets = secretsOf(2)
	run, me := atAMove(t, h, secrets)
	if err := run.Unlock(me, secrets[me]); err != nil {
		t.Fatal(err)
	}
	d := run.Match.Open()[0]
	if _, _, err := run.Answer(d.Seat, engine.Choice{Verb: "take", On: "heap/own", N: 2}, ""); err != nil {
		t.Fatal(err)
	}
	if _, _, by, found := run.Unasked(); !found || by != record.ByForced {
		t.Fatalf("got %v, %q; want an answer that is the only one", found, by)
	}
	run.Seal()
	run.Lock()
	return copied(t, run.Record), me, secrets
}

// openedSigned opens a match on another device, and wants every turn to be its player's.
func openedSigned(t *testing.T, game *engine.Game, rec *record.Record) *record.Run {
	t.Helper()
	run, _, err := record.Open(game, copied(t, rec), nil)
	if err == nil {
		err = run.Signed()
	}
	if err != nil {
		t.Fatalf("edition %s: %v; want it opened, each turn signed", game.Edition, err)
	}
	return run
}

// What a program of another edition adds by itself to a turn that came signed lies behind the signature: the match opens again, and goes round.
func TestAProgramGoesOnByItselfBehindASignedTurn(t *testing.T) {
	for _, game := range []*engine.Game{pebbles, sameRules} {
		rec, me, secrets := shortSigned(t)
		run := openedSigned(t, game, rec)
		for {
			if _, _, found, err := run.Move(); err != nil {
				t.Fatal(err)
			} else if !found {
				break
			}
		}
		if len(run.Record.Entries) <= len(rec.Entries) {
			t.Fatalf("edition %s: got no answer that the program gave by itself, want one", game.Edition)
		}
		run = openedSigned(t, game, run.Seal())
		for range 6 {
			player := recordtest.Next(run)
			if err := run.Unlock(player, secrets[player]); err != nil {
				t.Fatal(err)
			}
			if err := recordtest.Stretch(run, player, 3); err != nil {
				t.Fatal(err)
			}
			if run.Seal(); player == me {
				break
			}
			run = openedSigned(t, game, run.Record)
		}
	}
}

// What the player signed stays: nothing of it can be left out, and nothing put behind it that does not follow by itself.
func TestNothingElseIsPutBehindASignedTurn(t *testing.T) {
	short, me, secrets := shortSigned(t)
	whole := openedSigned(t, pebbles, short)
	if err := whole.Unlock(me, secrets[me]); err != nil {
		t.Fatal(err)
	}
	if _, _, _, err := whole.Move(); err != nil {
		t.Fatal(err)
	}
	whole.Seal() // the forced answer is signed now
	for name, c := range map[string]struct {
		seals   []record.Seal
		edition string
		more    bool
	}{
		"an answer left out":                     {whole.Record.Seals, "1", false},
		"an answer said to follow from an order": {short.Seals, "0", true},
	} {
		h := short.Header
		h.Edition = c.edition
		run, _, err := record.BeginUnder(pebbles, h, nil)
		if err == nil {
			err = run.CarrySeals(c.seals, nil)
		}
		if err == nil {
			err = run.Again(short.Entries)
		}
		if err != nil {
			t.Fatal(err)
		}
		for c.more {
			d := run.Match.Open()[0]
			by := record.ByOrder
			if len(d.Legal) == 1 {
				by = record.ByForced
			}
			if _, _, err := run.Answer(d.Seat, d.Legal[0], by); err != nil {
				t.Fatal(err)
			}
			c.more = by == record.ByForced
		}
		forged := new(record.Forged)
		if err := run.Signed(); !errors.As(err, &forged) || forged.Player != me {
			t.Errorf("%s: got %v, want it refused as not what player %d signed", name, err, me+1)
		}
	}
}

// Two programs that go on differently by themselves are no fork: the player signed one turn.
func TestWhatFollowsByItselfIsNoFork(t *testing.T) {
	rec, me, secrets := shortSigned(t)
	runs := [2]*record.Run{openedSigned(t, pebbles, rec), openedSigned(t, pebbles, rec)}
	if _, _, _, err := runs[0].Move(); err != nil {
		t.Fatal(err)
	}
	for _, run := range runs {
		other := 1 - me
		if err := run.Unlock(other, secrets[other]); err != nil {
			t.Fatal(err)
		}
		if _, _, err := run.Answer(run.Record.Header.Players[other].Seats.List()[0], engine.Choice{Verb: "shout"}, ""); err != nil {
			t.Fatal(err)
		}
		run.Seal()
	}
	if f, found := record.FindFork(runs[0], runs[1]); found {
		t.Errorf("got %+v, want no fork", f)
	}
}
