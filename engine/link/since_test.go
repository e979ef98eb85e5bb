package link_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// cut is the record as it was after so many answers.
func cut(t *testing.T, game *engine.Game, rec *record.Record, answers int) *record.Record {
	t.Helper()
	run, _, err := record.Begin(game, rec.Header, rec.Start)
	if err != nil {
		t.Fatal(err)
	}
	if err := run.Carry(rec.Amendments); err != nil {
		t.Fatal(err)
	}
	if err := run.Again(rec.Entries[:answers]); err != nil {
		t.Fatal(err)
	}
	run.Discard()
	return run.Seal()
}

// No matter where a link begins, a receiver who has come so far or further gets the whole match from it.
func TestALinkWithoutItsHistoryGoesOnFromIt(t *testing.T) {
	rec := played(t, "long", dice.SeededName, 7, 120)
	n := len(rec.Entries)
	whole := encoded(t, link.Letter{Record: rec})
	for _, since := range []int{1, 16, 17, n / 2, n - 1, n} {
		text := encoded(t, link.Letter{Record: rec, Since: since, Note: "weiter"})
		if !strings.HasPrefix(text, "ib4") {
			t.Fatalf(`it is written as %s: got text %v, want "ib4" first`, text[:3], text)
		}
		if since > n/2 && len(text) >= len(whole) {
			t.Errorf("from answer %d of %d: got %d letters, want fewer than the whole match's %d", since, n, len(text), len(whole))
		}
		if front, err := link.Read(text); err != nil || front.Since != since || front.Answers != n || front.Note != "weiter" {
			t.Fatalf(`its front is %+v, %v; want no error, Since %v, Answers %v and Note "weiter"`, front, err, since, n)
		}
		var needs *link.NeedsHistory
		if _, _, err := link.Open(text, find); !errors.As(err, &needs) || needs.Since != since {
			t.Fatalf("without its history: %v: got needs %+v; want an error of type %T and Since %v", err, needs, needs, since)
		}
		if _, _, err := link.Join(text, find, cut(t, pebbles, rec, since-1)); !errors.As(err, &needs) {
			t.Fatalf("with too short a history: %v, want an error of type %T", err, needs)
		}
		for _, known := range []int{since, n} {
			run, _, err := link.Join(text, find, cut(t, pebbles, rec, known))
			if err != nil {
				t.Fatalf("from %d, behind %d answers: %v, want no error", since, known, err)
			}
			if !bytes.Equal(record.Encode(run.Record), record.Encode(rec)) {
				t.Fatalf("from %d, behind %d answers: the record differs: got Encode(Record) %s, want %s", since, known, record.Encode(run.Record), record.Encode(rec))
			}
		}
	}
	if run, _, err := link.Join(whole, find, cut(t, pebbles, rec, 3)); err != nil || len(run.Record.Entries) != n {
		t.Errorf("a whole link beside a history: %v: got run %+v; want no error and Entries %v", err, run, n)
	}
}

func TestALinkWithoutItsHistoryIsBoundToIt(t *testing.T) {
	rec := played(t, "long", dice.SeededName, 7, 90)
	since := 60
	text := encoded(t, link.Letter{Record: rec, Since: since})
	var other *link.OtherHistory
	if _, _, err := link.Join(text, find, played(t, "long", dice.SeededName, 8, 90)); !errors.As(err, &other) {
		t.Errorf("another way of the match: %v, want an error of type %T", err, other)
	}
	named := cut(t, pebbles, rec, since)
	named.Header.Players = []record.Player{{Name: "Mallory", Seats: rec.Header.Players[0].Seats}}
	if _, _, err := link.Join(text, find, named); !errors.As(err, &other) {
		t.Errorf("other players: %v, want an error of type %T", err, other)
	}
	for i := range since {
		bad := cut(t, pebbles, rec, since)
		bad.Entries[i].Choice.N++
		if run, _, err := link.Join(text, find, bad); err == nil {
			t.Fatalf("answer %d is another one, and it opens with %d answers: got no error, want an error", i, len(run.Record.Entries))
		}
	}
}

// What players have agreed on before and behind the beginning of a link is there again.
func TestALinkWithoutItsHistoryCarriesLaterAgreements(t *testing.T) {
	open := recordtest.Pebbles(recordtest.Edition{Name: "1", Word: "take", Most: 3, Schema: true, Open: true})
	for seed := range uint64(8) {
		rec, _ := agreed(t, open, seed)
		n := len(rec.Entries)
		for _, since := range []int{1, n / 3, n / 2, n} {
			text, err := link.Encode(open, link.Letter{Record: rec, Since: since})
			if err != nil {
				t.Fatal(err)
			}
			run, _, err := link.Join(text, func(string) *engine.Game { return open }, cut(t, open, rec, since))
			if err != nil {
				t.Fatalf("seed %d, from %d of %d: %v, want no error", seed, since, n, err)
			}
			if !bytes.Equal(record.Encode(run.Record), record.Encode(rec)) {
				t.Fatalf("seed %d, from %d of %d: the record differs: got Encode(Record) %s, want %s", seed, since, n, record.Encode(run.Record), record.Encode(rec))
			}
		}
	}
}
