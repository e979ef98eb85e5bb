package app

import (
	"strings"
	"testing"

	"interbellum/app/face"
	"interbellum/app/store"
	"interbellum/engine/games"
)

func TestMatchesArePlayedToTheirEnd(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.ID, func(t *testing.T) {
			keys := store.NewMemory()
			d, pick := deskAt(keys, "m"), chance(1)
			begin(t, d, game.ID, 2, "Ann", "Bob")
			for n := 0; !d.Table.over(); n++ {
				step(t, d, &pick)
				if n%40 == 0 {
					reopened(t, keys, d)
				}
			}
			if d.Screen != EndScreen || !shows(d, "scores") {
				t.Errorf(`the end screen does not come by itself: got Screen %v; want Screen %v and "scores" shown`, d.Screen, EndScreen)
			}
			reopened(t, keys, d)
			d.Screen = TableScreen
			if !shows(d, "The match is over.") {
				t.Error("the board does not say that the match is over, want \"The match is over.\" shown")
			}
			if d.Table.Ready(); d.Screen != EndScreen {
				t.Errorf("the way from the board back to the result is lost: got %v, want %v", d.Screen, EndScreen)
			}
			d.Leave()
			if len(d.Shelf.List) != 1 || !d.Shelf.List[0].Ended || !strings.Contains(d.Shelf.List[0].Whose, "win") {
				t.Errorf(`the list says %+v; want List 1, List[0].Ended true and List[0].Whose "win" in it`, d.Shelf.List)
			}
		})
	}
}

// reopened checks that the match looks the same to a desk that opens it from the shelf.
func reopened(t *testing.T, keys *store.Memory, d *Desk) {
	t.Helper()
	e := deskAt(keys, "m")
	if err := e.Open(d.Table.Info.ID); err != nil {
		t.Fatal(err)
	}
	if e.Table.Covered && !d.Table.Covered {
		e.Table.Ready()
	}
	gathered := d.Table.Picks.picks // what has been saved is settled
	d.Table.Picks.picks = nil
	defer func() { d.Table.Picks.picks = gathered }()
	if d.Table.Session.Viewer.Player() == e.Table.Session.Viewer.Player() && plainer(html(d)) != plainer(html(e)) {
		t.Fatalf("reopened after answer %d: got another page, want the same; %s", d.Table.Session.Play.Seq(), first(plainer(html(d)), plainer(html(e))))
	}
}

// plainer leaves out whether undo is offered: what has been saved is settled.
func plainer(page string) string {
	return strings.NewReplacer(` disabled="false"`, "", " disabled", "").Replace(page)
}

func TestUndoGoesBackToWhatCannotBeUnseen(t *testing.T) {
	d, pick := deskAt(store.NewMemory(), "m"), chance(1)
	begin(t, d, "toy", 1)
	q := until(t, d, &pick, "action")
	before, seq := plainer(html(d)), d.Table.Session.Play.Seq()
	for _, c := range q.Legal {
		if c.Verb != "treaty" {
			continue
		}
		answer(t, d, q.Seat, c.Words()) // another house is asked whether it makes the treaty
		if !d.Table.Session.Floor.CanUndo() {
			t.Error("an offer that nobody has answered cannot be taken back: got false, want true")
		}
		d.Table.Undo()
		if d.Table.Session.Play.Seq() != seq || plainer(html(d)) != before {
			t.Errorf("undo has not brought back the table: %s: got Seq %v and plainer(html(d)) %v; want %v and %v", first(plainer(html(d)), before), d.Table.Session.Play.Seq(), plainer(html(d)), seq, before)
		}
	}
	answer(t, d, q.Seat, "trade")
	if d.Table.Session.Floor.CanUndo() {
		t.Error("a die was thrown and can be taken back: got true, want false")
	}
	seq = d.Table.Session.Play.Seq()
	if d.Table.Undo(); d.Table.Session.Play.Seq() != seq {
		t.Errorf("a die was taken back: got %v, want %v", d.Table.Session.Play.Seq(), seq)
	}
}

func TestUndoEndsWhereTheDeviceWasHandedOn(t *testing.T) {
	d, pick := deskAt(store.NewMemory(), "m"), chance(3)
	begin(t, d, "cataclysm", 2)
	handed := 0
	for !d.Table.over() && handed < 10 {
		who, undoable := d.Table.Session.Viewer.Player(), d.Table.Session.Floor.CanUndo()
		step(t, d, &pick)
		if d.Table.Session.Viewer.Player() != who && undoable {
			handed++
			if d.Table.Session.Floor.CanUndo() {
				t.Fatalf("answer %d of another player can be undone: got true, want false", d.Table.Session.Play.Seq())
			}
		}
	}
	if handed == 0 {
		t.Fatalf("the device never changed hands: got %v, want not 0", handed)
	}
}

func TestARefusedSaveIsSaidAndTheMatchGoesOn(t *testing.T) {
	keys := store.NewMemory()
	d, pick := deskAt(keys, "m"), chance(1)
	begin(t, d, "toy", 1)
	full := true
	keys.Before = func(act, _ string) error {
		if act == "set" && full {
			return store.ErrFull
		}
		return nil
	}
	step(t, d, &pick)
	if d.Table.Saver.Unsaved == nil || !d.Toast.Bad || !shows(d, "browser’s storage is full") {
		t.Errorf(`a full storage is not said: %+v: got Unsaved %v and Bad %v; want Unsaved one, Bad true and "browser’s storage is full" shown`, d.Toast, d.Table.Saver.Unsaved, d.Toast.Bad)
	}
	for range 5 {
		step(t, d, &pick)
	}
	full = false
	step(t, d, &pick)
	if d.Table.Saver.Unsaved != nil || d.Toast.Bad {
		t.Errorf("the match is not saved though there is room again: %v, %+v: got Bad %v; want Unsaved none and Bad false", d.Table.Saver.Unsaved, d.Toast, d.Toast.Bad)
	}
	d.Toast = Toast{}
	reopened(t, keys, d)
}

func TestTwoTabsNeverOverwriteEachOther(t *testing.T) {
	keys := store.NewMemory()
	a, pick := deskAt(keys, "m"), chance(1)
	begin(t, a, "toy", 1)
	b := deskAt(keys, "m")
	if err := b.Open(a.Table.Info.ID); err != nil {
		t.Fatal(err)
	}
	step(t, a, &pick)
	step(t, a, &pick)
	step(t, b, &pick)
	if b.Table.Saver.Unsaved == nil || b.Screen != AsideScreen || !shows(b, "is open in another tab") || !shows(b, "Keep mine as a copy") {
		t.Errorf(`the second tab shows %s: got Unsaved %v and Screen %v; want Unsaved one, Screen %v, "is open in another tab" shown and "Keep mine as a copy" shown`, html(b), b.Table.Saver.Unsaved, b.Screen, AsideScreen)
	}
	reopened(t, keys, a)
	mine := b.Table.Session.Play.Seq()
	b.Shelf.NewID = func() string { return "y" }
	if err := b.KeepMine(); err != nil || b.Table.Session.Play.Seq() != mine || b.Table.Info.ID == a.Table.Info.ID || b.Table.Info.Title == a.Table.Info.Title {
		t.Errorf("kept beside the other it is %+v after %d answers, %v: got ID %v and Title %v; want no error, Seq %v, ID not %v and Title not %v",
			b.Table.Info, b.Table.Session.Play.Seq(), err, b.Table.Info.ID, b.Table.Info.Title, mine, a.Table.Info.ID, a.Table.Info.Title)
	}
	step(t, b, &pick)
	reopened(t, keys, a)
	step(t, a, &pick)
	if a.Table.Saver.Unsaved != nil || len(deskAt(keys, "x").Shelf.List) != 2 {
		t.Errorf("the first tab: %v; the list: %+v: got List %v; want Unsaved none and List 2", a.Table.Saver.Unsaved, a.Shelf.List, len(deskAt(keys, "x").Shelf.List))
	}
}

func TestALinkCarriesTheMatch(t *testing.T) {
	for _, id := range []string{"toy", "cataclysm"} {
		t.Run(id, func(t *testing.T) {
			a, pick := deskAt(store.NewMemory(), "m"), chance(4)
			begin(t, a, id, 2, "Ann", "Bob")
			for range 25 {
				step(t, a, &pick)
			}
			if a.Table.Covered {
				a.Table.Ready()
			}
			if err := a.Table.Outbox.MakeLink("https://example.org/games/#match-m1"); err != nil {
				t.Fatal(err)
			}
			if !strings.HasPrefix(a.Table.Outbox.Link, "https://example.org/games/#") || strings.Contains(a.Table.Outbox.Link, "match-") || !shows(a, a.Table.Outbox.Link) {
				t.Errorf(`the link is %s; want Link "https://example.org/games/#" first, Link no "match-" and %q shown`, a.Table.Outbox.Link, a.Table.Outbox.Link)
			}
			a.Table.Outbox.Sending = false
			received(t, a)
		})
	}
}

// received opens the link of a desk at another, whose shelf is empty, and then again.
func received(t *testing.T, a *Desk) {
	t.Helper()
	b := deskAt(store.NewMemory(), "n")
	if err := b.Inbox.Receive(a.Table.Outbox.Link); err != nil {
		t.Fatal(err)
	}
	if !b.Table.Seats.Asking || b.Inbox.Letter == nil {
		t.Errorf("the receiver is not asked for seats, or nothing is said of what came: got Asking %v and Letter %v; want true and one", b.Table.Seats.Asking, b.Inbox.Letter)
	}
	b.Table.Seats.Seat(true)
	b.Inbox.Letter = nil
	if b.Table.Covered {
		b.Table.Ready()
	}
	a.Toast, b.Toast = Toast{}, Toast{}
	if b.Table.Session.Viewer.Player() == a.Table.Session.Viewer.Player() && plainer(html(a)) != plainer(html(b)) {
		t.Errorf("the link: got another table, want the same; %s", first(plainer(html(a)), plainer(html(b))))
	}
	pick := chance(9)
	step(t, b, &pick)
	seq := b.Table.Session.Play.Seq()
	b.Leave()
	if len(b.Shelf.List) != 1 || b.Shelf.List[0].ID != a.Table.Info.ID || b.Shelf.List[0].Answers != seq {
		t.Errorf("the list of the receiver: %+v; want List 1, List[0].ID %v and List[0].Answers %v", b.Shelf.List, a.Table.Info.ID, seq)
	}
	if err := b.Inbox.Receive(a.Table.Outbox.Link); err != nil || b.Table.Session.Play.Seq() != seq {
		t.Errorf("opened again, the link brings back an older table (%v); want no error and Seq %v", err, seq)
	}
}

func TestADamagedLinkIsRefusedAndNothingIsLost(t *testing.T) {
	d, pick := deskAt(store.NewMemory(), "m"), chance(4)
	begin(t, d, "toy", 1)
	for range 10 {
		step(t, d, &pick)
	}
	if err := d.Table.Outbox.MakeLink("https://example.org/"); err != nil {
		t.Fatal(err)
	}
	d.Table.Outbox.Sending = false
	text, before := d.Table.Outbox.Link[strings.Index(d.Table.Outbox.Link, "#")+1:], html(d)
	other := "A"
	if text[len(text)/2] == 'A' {
		other = "B"
	}
	for name, bad := range map[string]string{
		"cut off":        text[:len(text)-20],
		"changed":        text[:len(text)/2] + other + text[len(text)/2+1:],
		"something else": "match=7",
		"nothing":        "",
	} {
		if err := d.Inbox.Receive(bad); err == nil || len(err.Error()) < 10 {
			t.Errorf("%s: %v; want an error and Error at least 10", name, err)
		}
		if html(d) != before {
			t.Errorf("%s: the match on the table has changed: got html(d) %v, want %v", name, html(d), before)
		}
	}
}

func TestAnAnswerThatIsNotLegalIsRefused(t *testing.T) {
	d := deskAt(store.NewMemory(), "m")
	begin(t, d, "toy", 1)
	before := html(d)
	for _, words := range []string{"bid#99", "raid:house/amber", "", "no words"} {
		if err := d.Table.Answer(face.Answer{Seat: 1, Words: words}); err == nil {
			t.Errorf("%q is taken: got no error, want an error", words)
		}
	}
	if html(d) != before {
		t.Errorf("a refused answer has changed the table: got %v, want %v", html(d), before)
	}
}

func TestTheListShowsWhatEverybodyKnows(t *testing.T) {
	d, pick := deskAt(store.NewMemory(), "m"), chance(1)
	begin(t, d, "cataclysm", 2)
	for range 60 {
		step(t, d, &pick)
	}
	d.Leave()
	game, _ := games.ByID("cataclysm")
	if v := d.Shelf.Preview("m1"); v == nil || faceOf(game).Thumb(v) == nil || v.For() != 0 {
		t.Errorf("a glance at the match: %v: got Thumb(v) %v; want v one, Thumb(v) one and For 0", v, faceOf(game).Thumb(v))
	}
	if d.Shelf.Preview("m2") != nil {
		t.Errorf("a glance at a match that is not there: got %v, want none", d.Shelf.Preview("m2"))
	}
	if d.Shelf.List = append(d.Shelf.List, store.Info{ID: "x", Damaged: true}); !shows(d, "cannot be read") {
		t.Error("a damaged match is not listed, want \"cannot be read\" shown")
	}
}
