package app

import (
	"strings"
	"testing"

	"interbellum/app/store"
	"interbellum/engine/link"
)

// arrives gives a desk a link as the page does, and returns what to do once that is painted.
func arrives(t *testing.T, d *Desk, text string) (later func(), announced bool) {
	t.Helper()
	d.Later = func(f func()) { later = f }
	receive := func() {
		if err := d.Inbox.TakeIn("", text); err != nil {
			d.complain(err)
		}
	}
	announced = d.Inbox.announce(text, receive)
	return later, announced
}

// sentLink is a link to a match of two. Its answers may have been packed under another secret: then its dice are not those dealt.
func sentLink(t *testing.T, answers int, secret ...string) string {
	t.Helper()
	d, pick := deskAt(store.NewMemory(), "s"), chance(1)
	begin(t, d, "toy", 2, "Ann", "Bob")
	for d.Table.Session.Play.Seq() < answers {
		step(t, d, &pick)
	}
	rec := d.Table.Session.Play.Record()
	packed, err := link.Pack(gameOf("toy"), rec, 0)
	if err != nil {
		t.Fatal(err)
	}
	sent := *rec
	if len(secret) > 0 {
		sent.Header.Secret = secret[0]
	}
	text, err := packed.Link(link.Letter{Record: &sent, For: rec.Header.Players[0].Seats, Bare: true})
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestALinkAsksForSeatsBeforeItsAnswersAreReplayed(t *testing.T) {
	text := sentLink(t, 40)
	d := deskAt(store.NewMemory(), "r")
	applied := countsApplied(t, "toy")
	later, announced := arrives(t, d, text)
	if !announced || *applied != 0 {
		t.Fatalf("got announced %v after %d answers, want the question of seats before any", announced, *applied)
	}
	before := html(d)
	for _, want := range []string{"Which sides are you playing?", "Ann", "Bob", "all-here"} {
		if !strings.Contains(before, want) {
			t.Errorf("got a page without %q:\n%s", want, before)
		}
	}
	later()
	if d.Inbox.arrival != nil || !d.Table.Seats.Asking || d.Table.Session.Play.Seq() != 40 {
		t.Fatalf("got arrival %v, asking %v; want the match on the table, and its seats asked for", d.Inbox.arrival, d.Table.Seats.Asking)
	}
	if after := html(d); after != before {
		t.Errorf("got another question once the link is received:\n%s\nwant\n%s", after, before)
	}
}

// Somebody who taps before the answers are replayed is answered by the match itself.
func TestACommandFirstReceivesTheLink(t *testing.T) {
	d := deskAt(store.NewMemory(), "r")
	later, _ := arrives(t, d, sentLink(t, 40))
	d.Inbox.settle()
	if !d.Table.Seats.Asking || len(d.Shelf.List) != 1 {
		t.Fatalf("got asking %v, %d matches; want the match on the table", d.Table.Seats.Asking, len(d.Shelf.List))
	}
	d.Table.Seats.Seat(true)
	later()
	if len(d.Shelf.List) != 1 || d.Table.Seats.Asking {
		t.Errorf("got %d matches, asking %v; want it received once", len(d.Shelf.List), d.Table.Seats.Asking)
	}
}

func TestALinkThatIsRefusedLeavesNoQuestion(t *testing.T) {
	d := deskAt(store.NewMemory(), "r")
	later, announced := arrives(t, d, sentLink(t, 40, "another"))
	if !announced {
		t.Fatal("got nothing announced, want the question of seats: its front can be read")
	}
	later()
	if d.Inbox.arrival != nil || d.Table.Seats.Asking || d.Screen != HomeScreen || d.Toast.Text == "" {
		t.Errorf("got arrival %v, asking %v, screen %v, toast %q; want the list of matches and the reason", d.Inbox.arrival, d.Table.Seats.Asking, d.Screen, d.Toast.Text)
	}
	if len(d.Shelf.List) != 0 {
		t.Errorf("got %d matches on the shelf, want none", len(d.Shelf.List))
	}
}

func TestOnlyANewMatchIsAnnounced(t *testing.T) {
	text := sentLink(t, 40)
	d := deskAt(store.NewMemory(), "r")
	later, _ := arrives(t, d, text)
	later()
	for _, c := range []struct{ name, text string }{{"the same link again", text}, {"no link", "hello"}, {"a cut link", text[:len(text)/2]}, {"nothing", ""}} {
		if _, announced := arrives(t, d, c.text); announced {
			t.Errorf("%s: got it announced, want it received at once", c.name)
		}
	}
}
