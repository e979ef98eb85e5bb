package app

import (
	"errors"
	"strings"
	"testing"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// Somebody answers for Ann elsewhere. Ann's device takes nothing on before she has read which answers those are.
func TestALinkThatAnswersForAPlayerHereAsksFirst(t *testing.T) {
	ann, _, pick := byMail(t, "cataclysm", 4)
	first, _ := mailed(t, ann)
	other := deskAt(store.NewMemory(), "o")
	if err := other.Inbox.Receive(first); err != nil {
		t.Fatal(err)
	}
	other.Table.Seats.Seat(true)
	given := -1
	for i := 0; i < 60 && (given < 0 || i < 30); i++ {
		before := other.Table.Session.Play.Seq()
		step(t, other, &pick)
		if e := other.Table.Session.Play.Entries()[before]; given < 0 && e.By == "" && ann.Table.Session.Play.Seats(0).Has(e.Seat) {
			given = before
		}
	}
	q := other.Table.Session.Viewer.Orders()
	if len(q) > 0 {
		answer(t, other, q[0].Seat, q[0].Legal[0].Words())
	}
	sent, _ := mailed(t, other)
	seq := ann.Table.Session.Play.Seq()
	if err := ann.Inbox.Receive(sent); err != nil || ann.Inbox.claim == nil || ann.Table.Session.Play.Seq() != seq {
		t.Fatalf("got %v, at answer %d of %d; want a question before anything is taken on", err, ann.Table.Session.Play.Seq(), seq)
	}
	page := html(ann)
	if !strings.Contains(page, "Someone answered for you") || !strings.Contains(page, "number "+itoa(given)) && !strings.Contains(page, "numbers "+itoa(given)+" ") && !strings.Contains(page, "numbers "+itoa(given)+",") {
		t.Errorf("got %v, want answer %d named", ann.Inbox.claim.says, given)
	}
	if data, _, _ := ann.Shelf.Store.Load(ann.Table.Info.ID); func() bool { rec, err := record.Decode(data); return err != nil || len(rec.Entries) != seq }() {
		t.Errorf("got another match kept, want it with its %d answers", seq)
	}
	if err := ann.Inbox.TakeOn(); err != nil || ann.Inbox.claim != nil || ann.Table.Session.Play.Seq() < other.Table.Session.Play.Seq() || len(deskAt2(ann).Shelf.List) != 1 {
		t.Errorf("taken on: %v, at answer %d of %d: got claim %v and List %v; want no error, claim none, Seq at least %v and List 1",
			err, ann.Table.Session.Play.Seq(), other.Table.Session.Play.Seq(), ann.Inbox.claim, len(deskAt2(ann).Shelf.List), other.Table.Session.Play.Seq())
	}
}

// A match file asks as a link does.
func TestAFileThatAnswersForAPlayerHereAsksFirst(t *testing.T) {
	keys := store.NewMemory()
	d, pick := deskAt(keys, "m"), chance(1)
	begin(t, d, "cataclysm", 1)
	for range 6 {
		step(t, d, &pick)
	}
	other, seq := deskAt(store.NewMemory(), "x"), d.Table.Session.Play.Seq()
	if err := other.Inbox.TakeIn("", export(t, d, "m1")); err != nil {
		t.Fatal(err)
	}
	other.Table.Seats.Seat(true)
	for range 6 {
		step(t, other, &pick)
	}
	file := export(t, other, "m1")
	stored := func() int { // answers of the match that is kept
		data, _, err := d.Shelf.Store.Load("m1")
		if err != nil {
			t.Fatal(err)
		}
		rec, err := record.Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		return len(rec.Entries)
	}
	d.Leave()
	if err := d.Inbox.TakeIn("match.json", file); err != nil || d.Inbox.claim == nil || stored() != seq {
		t.Fatalf("got %v, %d answers; want a question and %d answers as before", err, stored(), seq)
	}
	if !shows(d, "Someone answered for you") {
		t.Error("the page does not ask, want \"Someone answered for you\" shown")
	}
	if err := d.Inbox.KeepForked(); err != nil || d.Inbox.claim != nil || d.Table.Session.Play.Seq() != other.Table.Session.Play.Seq() || stored() != seq || len(deskAt(keys, "z").Shelf.List) != 2 {
		t.Errorf("both kept: got %v, %d answers in the match that was here; want two matches and %d answers", err, stored(), seq)
	}
	d.Leave()
	if err := d.Inbox.TakeIn("match.json", file); err != nil || d.Inbox.claim == nil {
		t.Fatalf("the file again: got %v, want a question", err)
	}
	if err := d.Inbox.TakeOn(); err != nil || d.Inbox.claim != nil || d.Table.Session == nil || d.Table.Session.Play.Seq() != other.Table.Session.Play.Seq() || stored() != other.Table.Session.Play.Seq() || len(deskAt(keys, "z").Shelf.List) != 2 {
		t.Errorf("taken on: got %v, %d answers; want the match with %d", err, stored(), other.Table.Session.Play.Seq())
	}
	if !strings.Contains(d.Toast.Text, "continues from answer") {
		t.Errorf("the page says %q, want that the match went on", d.Toast.Text)
	}
}

func TestCountedNamesWhichAnswers(t *testing.T) {
	for want, numbers := range map[string][]int{
		"1 order, number 7":             {7},
		"3 orders, numbers 7, 9 and 12": {7, 9, 12},
		"14 orders, numbers 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 and 2 more": {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
	} {
		if got := numbersText("order", numbers); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// rewritten is the match of a desk as a link, after something in its record was changed.
func rewritten(t *testing.T, d *Desk, change func(*record.Record)) string {
	t.Helper()
	rec, err := record.Decode(record.Encode(d.Table.Session.Play.Record()))
	if err != nil {
		t.Fatal(err)
	}
	change(rec)
	text, err := link.Encode(d.Table.Session.Play.Game(), link.Letter{Record: rec, Bare: true})
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestALinkThatChangesWhatAMatchBeganWithIsRefused(t *testing.T) {
	for _, id := range []string{"cataclysm", "triumph", "conquest"} {
		for what, change := range map[string]func(*record.Record){
			"the players’ names":         func(r *record.Record) { r.Header.Players[1].Name = "Mallory" },
			"who plays which side":       func(r *record.Record) { p := r.Header.Players; p[0].Seats, p[1].Seats = p[1].Seats, p[0].Seats },
			"the date on which it began": func(r *record.Record) { r.Header.Created = "2000-01-01" },
		} {
			ann, _, _ := byMail(t, id, 4)
			sent := rewritten(t, ann, change)
			err := ann.Inbox.Receive(sent)
			if err == nil || !strings.Contains(err.Error(), what) || len(deskAt2(ann).Shelf.List) != 1 {
				t.Errorf("%s, %s: got %v, want it refused", id, what, err)
				continue
			}
			ann.complain(err)
			if !offers(ann, &keepBoth{}) {
				t.Errorf("%s, %s: it offers %+v, want a copy", id, what, ann.Toast)
			}
		}
	}
}

// A match of two editions: what the older one answered counts only as far as it is here.
func TestAnswersOfAnOlderEditionAreNotTakenOn(t *testing.T) {
	for _, id := range []string{"cataclysm", "triumph", "conquest"} {
		ann, _, _ := byMail(t, id, 4)
		game, _ := games.ByID(id)
		h := *ann.Table.Session.Play.Header()
		old := h
		old.Edition = "an older one"
		run, _, err := record.BeginUnder(game, old, nil)
		if err != nil {
			t.Fatal(err)
		}
		known := 0
		for n := 0; n < 400 && run.Unsure() == 0; n++ {
			q := run.Match.Open()[0]
			c := q.Legal[0]
			if dealt, ok := run.Deal(q); ok && q.Seat == engine.Chance {
				for _, other := range q.Legal {
					if other != dealt {
						c = other
					}
				}
			}
			known = len(run.Record.Entries)
			if _, _, err := run.Answer(q.Seat, c, ""); err != nil {
				t.Fatal(err)
			}
		}
		if run.Unsure() == 0 {
			t.Fatalf("%s: no die was thrown: got Unsure %v, want not 0", id, run.Unsure())
		}
		run.NewEdition(game.Edition)
		text, err := link.Encode(game, link.Letter{Record: run.Seal(), Bare: true})
		if err != nil {
			t.Fatal(err)
		}

		// Where the match is new, it opens, and the letter says what could not be checked.
		fresh := deskAt(store.NewMemory(), "f")
		if err := fresh.Inbox.Receive(text); err != nil {
			t.Fatalf("%s: where it is new: %v, want no error", id, err)
		}
		if says := strings.Join(fresh.Inbox.Letter.checked(), " "); !strings.Contains(says, "cannot be checked here") {
			t.Errorf("%s: the letter says %q, want that a die cannot be checked", id, says)
		}

		// Where the match is known up to the die, the die is refused, as a link and as a file.
		here := deskAt(store.NewMemory(), "h")
		part, _, _ := record.BeginUnder(game, old, nil)
		if err := part.Again(run.Record.Entries[:known]); err != nil {
			t.Fatal(err)
		}
		if err := here.Inbox.TakeIn("", string(record.Encode(part.Seal()))); err != nil {
			t.Fatal(err)
		}
		here.Table.Seats.Seat(true)
		here.Leave()
		err = here.Inbox.Receive(text)
		if !errors.As(err, new(*link.Unchecked)) {
			t.Errorf("%s: where the die is not here: got %v, want it refused", id, err)
		}
		if here.complain(err); !offers(here, &keepBoth{}) {
			t.Errorf("%s: it offers %+v, want a copy", id, here.Toast)
		}
		if err := here.Inbox.TakeIn("", string(record.Encode(run.Record))); err != nil || len(deskAt2(here).Shelf.List) != 2 {
			t.Errorf("%s: as a file: %v, %d matches; want both kept", id, err, len(here.Shelf.List))
		}
	}
}

func TestALinkNeverTakesThePlaceOfADamagedMatch(t *testing.T) {
	_, bob, pick := byMail(t, "cataclysm", 4)
	play(t, bob, &pick)
	reply, _ := mailed(t, bob)
	keys := store.NewMemory()
	d := deskAt(keys, "z")
	if err := d.Inbox.Receive(reply); err != nil {
		t.Fatal(err)
	}
	id := d.Table.Info.ID
	d.Leave()
	names, _ := keys.Names()
	torn := ""
	for _, name := range names {
		if strings.HasPrefix(name, "interbellum/match/"+id) {
			text, _, _ := keys.Get(name)
			torn = text[:len(text)-40]
			_ = keys.Set(name, torn)
		}
	}
	d.Refresh()
	if err := d.Inbox.Receive(reply); err != nil || len(deskAt2(d).Shelf.List) != 2 || d.Table.Info.ID == id {
		t.Errorf("got %v, %d matches; want both kept", err, len(d.Shelf.List))
	}
	if data, err := d.Shelf.Store.Export(id); err != nil || string(data) != torn {
		t.Errorf("the damaged match is not as it was: %v: got string(data) %v; want no error and string(data) %v", err, string(data), torn)
	}
}

func TestALinkCanBeLookedAtWhileTheStorageIsFull(t *testing.T) {
	_, bob, pick := byMail(t, "cataclysm", 4)
	play(t, bob, &pick)
	reply, _ := mailed(t, bob)
	keys := store.NewMemory()
	d := deskAt(keys, "z")
	full := true
	keys.Before = func(act, _ string) error {
		if act == "set" && full {
			return store.ErrFull
		}
		return nil
	}
	if err := d.Inbox.Receive(reply); err != nil || d.Table.Session == nil || d.Table.Session.Play.Seq() != bob.Table.Session.Play.Seq() {
		t.Fatalf("got %v, want the match on the table", err)
	}
	d.Table.Seats.Seat(true)
	if d.Table.Saver.Unsaved == nil || !shows(d, "browser’s storage is full") || d.Inbox.Letter == nil {
		t.Errorf(`it does not say that nothing is saved: %+v: got Unsaved %v and Letter %v; want Unsaved one, "browser’s storage is full" shown and Letter one`, d.Toast, d.Table.Saver.Unsaved, d.Inbox.Letter)
	}
	full = false
	d.Inbox.Letter = nil
	step(t, d, &pick)
	if d.Table.Saver.Unsaved != nil || len(deskAt2(d).Shelf.List) != 1 {
		t.Errorf("it is not saved though there is room again: %v: got List %v; want Unsaved none and List 1", d.Table.Saver.Unsaved, len(deskAt2(d).Shelf.List))
	}
}
