package app

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// A lateMatch is a match with sealed dice some links before its end, as the browser tests play it on: the link, who sent it and who opens
// it, the keys, and what a forger makes of the link: another signature, and another answer in the turn of its sender.
type lateMatch struct {
	Link, Forged, Changed string
	From, To              int
	Keys                  []string
	rec                   *record.Record
}

// forge makes the forger's links. The forger has the match and no key.
func (l *lateMatch) forge(t *testing.T) {
	t.Helper()
	rec, game := *l.rec, gameOf(l.rec.Header.Game)
	text := func(rec *record.Record) string {
		t.Helper()
		text, err := link.Encode(game, link.Letter{Record: rec, Sender: rec.Header.Players[l.From].Seats, Bare: true})
		if err != nil {
			t.Fatal(err)
		}
		return site + "#" + text
	}
	rec.Seals = slices.Clone(rec.Seals)
	rec.Seals[l.From].Signature[9] ^= 1
	l.Forged = text(&rec)
	for last := len(l.rec.Entries) - 1; last > 0; last-- {
		e := l.rec.Entries[last]
		if e.Seat == engine.Chance || e.By != "" || e.Choice.Verb == record.BeginVerb || l.rec.Header.Holder(e.Seat) != l.From {
			continue
		}
		run, _, err := record.Begin(game, l.rec.Header, l.rec.Start)
		if err == nil {
			err = run.CarrySeals(l.rec.Seals, nil)
		}
		if err == nil {
			err = run.Again(l.rec.Entries[:last])
		}
		if err != nil {
			t.Fatal(err)
		}
		d, _, found := run.Asked(e.Seat, e.Choice)
		for _, c := range d.Legal {
			if found && c != e.Choice {
				if _, _, err := run.Answer(e.Seat, c, ""); err == nil {
					l.Changed = text(run.Seal())
					return
				}
			}
		}
	}
	t.Fatal("the sender chose nothing: got no other answer, want one")
}

// refused wants both to be refused by a device that has the key of its player alone, with the name of the one in whose turn it is.
func (l *lateMatch) refused(t *testing.T, d *Desk) {
	t.Helper()
	for _, text := range []string{l.Forged, l.Changed} {
		err := d.Inbox.TakeIn("", text)
		want := fmt.Sprintf("not the one that player %d signed (player %d is %s)", l.From+1, l.From+1, l.rec.Header.Players[l.From].Name)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("a forged link: got %v, want %q in it", err, want)
		}
	}
}

func TestForgedTurnsAreRefusedByName(t *testing.T) {
	desks, pick, at := []*Desk{sealedBegun(t, "toy", "Ann", "Bob"), deskAt(store.NewMemory(), "n")}, chance(3), 0
	for range 6 {
		play(t, desks[at], &pick)
		at = pass(t, desks, desks[at])
	}
	rec := desks[at].Table.Session.Play.Record()
	l := lateMatch{From: 1 - at, To: at, rec: rec}
	l.forge(t)
	l.refused(t, desks[at])
	l.refused(t, deskAt(store.NewMemory(), "new"))
}

// Whole matches with sealed dice, from device to device by links alone. They take a minute each: LONG=1 plays them. LATE=folder writes
// each down as it stood a few links before its end.
func TestWholeMatchesWithSealedDice(t *testing.T) {
	if os.Getenv("LONG") == "" && os.Getenv("LATE") == "" {
		t.Skip("LONG is not set")
	}
	for _, id := range []string{"triumph", "conquest"} {
		t.Run(id, func(t *testing.T) { wholeSealed(t, id, "Ann", "Bob", "Cem") })
	}
}

func wholeSealed(t *testing.T, id string, names ...string) {
	desks, pick := []*Desk{sealedBegun(t, id, names...)}, chance(5)
	for range names[1:] {
		desks = append(desks, deskAt(store.NewMemory(), "n"))
	}
	const before = 5
	var late []lateMatch
	at := firstAsked(desks[0])
	if at != 0 {
		at = pass(t, desks, desks[0])
	}
	for mails := 0; ; mails++ {
		play(t, desks[at], &pick)
		if desks[at].Table.over() {
			t.Logf("over after %d links and %d answers", mails, desks[at].Table.Session.Play.Seq())
			break
		}
		to, _ := desks[at].Table.away()
		if to == record.Nobody || mails > 2000 {
			t.Fatalf("after %d links player %d is asked, want the end", mails, to+1)
		}
		link, _ := mailed(t, desks[at])
		late = append(late, lateMatch{Link: link, From: at, To: to, rec: desks[at].Table.Session.Play.Record()})
		late = late[max(0, len(late)-before):]
		receives(t, desks[to], link, to)
		at = to
	}
	late[0].forge(t)
	late[0].refused(t, deskAt(store.NewMemory(), "new"))
	if dir := os.Getenv("LATE"); dir != "" {
		for i, d := range desks {
			late[0].Keys = append(late[0].Keys, d.Table.Keys.text(i))
		}
		data, err := json.Marshal(late[0])
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, id+".json"), data, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}
