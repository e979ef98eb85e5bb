package app

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/cryptotest"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// A lateMatch is a match with sealed dice some links before its end, as the browser tests play it on: the link, who sent it and who opens
// it, the keys, and what a forger makes of the link: another signature, and another answer in the turn of its sender.
type lateMatch struct {
	Link, Forged, Changed string
	Other                 string // of a fork, in the place of what a forger makes
	From, To              int
	Keys                  []string
	rec                   *record.Record
}

// write keeps it in the folder LATE, if there is one.
func (l *lateMatch) write(t *testing.T, name string, desks ...*Desk) {
	t.Helper()
	dir := os.Getenv("LATE")
	if dir == "" {
		return
	}
	for i, d := range desks {
		l.Keys = append(l.Keys, d.Table.Keys.text(i))
	}
	data, err := json.Marshal(l)
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, name+".json"), data, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// forge makes the forger's links, where the sender has chosen something in the last turn. The forger has the match and no key.
func (l *lateMatch) forge(t *testing.T) bool {
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
		if e.Seat == engine.Chance || e.By != "" {
			continue
		}
		if e.Choice.Verb == record.BeginVerb || l.rec.Header.Holder(e.Seat) != l.From {
			return false
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
					return true
				}
			}
		}
	}
	return false
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
	if !l.forge(t) {
		t.Fatal("the sender chose nothing: got no other answer, want one")
	}
	l.refused(t, desks[at])
	l.refused(t, deskAt(store.NewMemory(), "new"))
}

// Whole matches with sealed dice, from device to device by links alone. They take a minute each: LONG=1 plays them. LATE=folder writes
// each down as it stood a few links before its end.
func TestWholeMatchesWithSealedDice(t *testing.T) {
	if os.Getenv("LONG") == "" && os.Getenv("LATE") == "" {
		t.Skip("LONG is not set")
	}
	for id, seed := range map[string]uint64{"triumph": 5, "conquest": 2} { // these matches are not long
		t.Run(id, func(t *testing.T) {
			cryptotest.SetGlobalRandom(t, seed) // the keys, and so the dice, are the same each time
			wholeSealed(t, id, "Ann", "Bob", "Cem")
		})
	}
}

func wholeSealed(t *testing.T, id string, names ...string) {
	desks, pick := []*Desk{sealedBegun(t, id, names...)}, chance(5)
	for range names[1:] {
		desks = append(desks, deskAt(store.NewMemory(), "n"))
	}
	const before = 3
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
		now := *desks[at].Table.Session.Play.Record() // which goes on
		late = append(late, lateMatch{Link: link, From: at, To: to, rec: &now})
		late = late[max(0, len(late)-before):]
		receives(t, desks[to], link, to)
		at = to
	}
	for !late[0].forge(t) {
		if late = late[1:]; len(late) == 0 {
			t.Fatal("nobody chose anything in the last links: got no forged link, want one")
		}
	}
	late[0].refused(t, deskAt(store.NewMemory(), "new"))
	late[0].write(t, id, desks...)
}

// Strict dice fall on the device of another player, whose turn begins for them. LATE=folder writes down the link that they are due in.
func TestStrictDiceFallOnAnotherDevice(t *testing.T) {
	names := []string{"Ann", "Bob", "Cem"}
	for _, id := range []string{"triumph", "conquest"} {
		desks, pick := []*Desk{sealedBegun(t, id, names...)}, chance(11)
		desks[0].Draft.Strict = true
		if err := desks[0].Start(); err != nil || desks[0].Table.Session.Play.Header().Dealer != dice.StrictName {
			t.Fatalf("%s: %v; want strict dice", id, err)
		}
		desks = append(desks, deskAt(store.NewMemory(), "n"), deskAt(store.NewMemory(), "n"))
		at := firstAsked(desks[0])
		if at != 0 {
			at = pass(t, desks, desks[0])
		}
		for mails := 0; ; mails++ {
			play(t, desks[at], &pick)
			from := desks[at].Table.Session
			to, due := from.Seals.Waits()
			if due = due && from.Seals.Proof().Dice > 0; !due {
				if desks[at].Table.over() || mails > 300 {
					t.Fatalf("%s: after %d links no dice have waited, want some to", id, mails)
				}
				at = pass(t, desks, desks[at])
				continue
			}
			link, _ := mailed(t, desks[at])
			l, before := lateMatch{Link: link, From: at, To: to}, from.Play.Seq()
			l.write(t, "strict-"+id, desks...)
			receives(t, desks[to], link, to)
			rec := desks[to].Table.Session.Play.Record()
			if got := rec.Entries[before:]; len(got) < 2 || got[0].Choice.Verb != record.BeginVerb || rec.Header.Holder(got[0].Seat) != to || got[1].Seat != engine.Chance {
				t.Errorf("%s: the other device goes on with %+v; want a turn begun there, and dice", id, got)
			}
			want := names[to] + " begins a turn, and the dice fall"
			if says := strings.Join(told(desks[to].Table.Face, desks[to].Table.Session, before, 12), "\n"); !strings.Contains(says, want) {
				t.Errorf("%s: the log says %q; want %q in it", id, says, want)
			}
			break
		}
	}
}
