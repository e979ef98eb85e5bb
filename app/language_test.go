package app

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine/enginetest/wordstest"
	"interbellum/engine/games"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// translated has some catalogues speak a pseudo-language until the test ends.
func translated(t *testing.T, names ...string) {
	t.Helper()
	for _, name := range names {
		book := words.ByName(name)
		file := wordstest.Pseudo(t, filepath.Join("../engine/words", name, "en.tsv"))
		if game, found := games.ByID(name); found {
			for _, seat := range game.Seats {
				file += wordstest.Accented("seat."+seat.Slug, seat.Name)
			}
		}
		book.Translate(file)
		t.Cleanup(func() { book.Translate("") })
	}
}

// A listener hears what the page shows in a pseudo-language, and what of it no catalogue says.
type listener struct {
	*testing.T
	heard map[string]bool
}

// hear looks at the page. Names of people, games and matches stand there as they are, and so do keys (U) and the letters of a box.
func (l *listener) hear(d *Desk, what string) {
	l.Helper()
	names := []string{"Interbellum", "Harbours", "Four houses", "Three houses", "Ann", "Ben", "Bob", "T&T", "C&C", d.Table.Outbox.Link}
	for _, title := range games.Titles() {
		names = append(names, title.Name)
		if game, found := games.ByID(title.ID); found && title.ID != "toy" {
			for _, seat := range game.Seats {
				names = append(names, seat.Name)
			}
		}
	}
	for _, text := range wordstest.Shown(app.HTMLString((&Root{desk: d}).Render())) {
		left := wordstest.Unsaid(text, names...)
		if len(left) > 1 && strings.ContainsAny(left, wordstest.Plain) && !l.heard[left] {
			l.heard[left] = true
			l.Errorf("%s: got %q, of which no catalogue says %q", what, text, left)
		}
	}
}

// In a language that translates the catalogues of the page, the kernel and a game, every screen speaks that language alone.
func TestEveryScreenSpeaksAnotherLanguage(t *testing.T) {
	translated(t, "engine", "page", "toy")
	l := &listener{t, map[string]bool{}}
	d, pick := deskAt(store.NewMemory(), "m"), chance(1)
	l.hear(d, "the empty list")
	if err := d.Begin("toy"); err != nil {
		t.Fatal(err)
	}
	l.hear(d, "a new match")
	begin(t, d, "toy", 2, "Ann", "Ben")
	l.hear(d, "the device passes on")
	hearMatch(l, d, &pick)
	hearShelf(l, d)
}

// hearMatch plays a match to its end, and opens every sheet at some of its questions.
func hearMatch(l *listener, d *Desk, pick *chance) {
	sheets := []struct {
		what string
		open func() error
	}{
		{"orders", func() error { d.Table.Orders.Ordering = true; return nil }},
		{"a link", func() error { return d.Table.Outbox.MakeLink("https://a.b/") }},
		{"agreements", func() error { d.Table.Agreements.Open(); return nil }},
		{"seats", func() error { d.Table.Seats.Asking = true; return nil }},
		{"computer players", func() error { d.Table.Form = botsForm; return nil }},
		{"dice", func() error { d.Table.Form = diceForm; return nil }},
		{"the past", func() error { d.Table.History.Look(d.Table.Session.Play.Seq() / 2); return nil }},
		{"the log", func() error { d.Tab = "log"; return nil }},
	}
	r := &Root{desk: d}
	for n := 0; !d.Table.over(); n++ {
		if d.Table.Covered {
			l.hear(d, "the device passes on")
			d.Table.Ready()
		}
		l.hear(d, "the table")
		sheet := sheets[n%len(sheets)]
		if err := sheet.open(); err != nil {
			l.Fatal(sheet.what, err)
		}
		l.hear(d, sheet.what)
		r.carryOut(app.Context{}, &closeSheet{})
		d.Table.History.Look(Now)
		step(l, d, pick)
	}
	l.hear(d, "the end")
}

// hearShelf looks at the list of matches, at a match that another tab has, and at messages.
func hearShelf(l *listener, d *Desk) {
	id := d.Table.Info.ID
	d.aside()
	l.hear(d, "another tab")
	d.Leave()
	l.hear(d, "the list")
	for what, change := range map[string]func(string) (shelf.Change, error){"a copy": d.Shelf.Duplicate, "the archive": d.Shelf.Archive, "the bin": d.Shelf.Bin} {
		if err := d.reportChange(change(id)); err != nil {
			l.Fatal(what, err)
		}
		l.hear(d, what)
	}
	d.complain(d.Open("nothing"))
	l.hear(d, "a refusal")
}

// A turn that comes by link speaks it too, and what there is only to look at.
func TestATurnSpeaksAnotherLanguage(t *testing.T) {
	translated(t, "engine", "page", "toy")
	l := &listener{t, map[string]bool{}}
	ann, bob, pick := byMail(t, "toy", 3)
	for range 3 {
		to, from := bob, ann
		if ann.Table.Session.Handover.Next() != record.Nobody {
			to, from = ann, bob
		}
		play(t, from, &pick)
		link, _ := mailed(t, from)
		l.hear(from, "a turn that is sent")
		if err := to.Inbox.Receive(link); err != nil {
			t.Fatal(err)
		}
		l.hear(to, "a turn that has come")
		to.Inbox.Letter = nil
		play(t, to, &pick)
	}
	if err := ann.Table.Outbox.MakeLink(site); err != nil {
		t.Fatal(err)
	}
	ann.Table.Outbox.Kind = sendLook
	if err := ann.Table.Outbox.write(); err != nil {
		t.Fatal(err)
	}
	l.hear(ann, "a link to look at")
	if err := bob.Inbox.Receive(ann.Table.Outbox.Link); err != nil {
		t.Fatal(err)
	}
	l.hear(bob, "the table to look at")
}
