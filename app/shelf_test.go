package app

import (
	"slices"
	"strings"
	"testing"
	"time"

	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine"
)

// played is a desk beside a shelf with three matches of the toy: Uppsala, Vaasa and Wien.
func played(t *testing.T, keys *store.Memory) *Desk {
	t.Helper()
	d, pick := deskAt(keys, "m"), chance(1)
	for _, title := range []string{"Uppsala", "Vaasa", "Wien"} {
		begin(t, d, "toy", 1)
		if err := d.Shelf.Store.Change(d.Table.Info.ID, func(i *store.Info) { i.Title = title }); err != nil {
			t.Fatal(err)
		}
		if err := d.Open(d.Table.Info.ID); err != nil {
			t.Fatal(err)
		}
		for range 5 {
			step(t, d, &pick)
		}
	}
	d.Leave()
	return d
}

// listed is the titles of the shelf: plain, (archived), [in the bin].
func listed(d *Desk) string {
	var titles []string
	for _, info := range d.Shelf.List {
		title := info.Title
		switch {
		case info.Binned > 0:
			title = "[" + title + "]"
		case info.Archived:
			title = "(" + title + ")"
		}
		titles = append(titles, title)
	}
	return strings.Join(titles, " ")
}

func TestWhatIsDoneOnTheShelfCanBeUndone(t *testing.T) {
	for name, do := range map[string]struct {
		act  func(*Desk) error
		then string
	}{
		"rename":    {func(d *Desk) error { return d.reportChange(d.Shelf.Rename("m4", "  Ny%  stad ")) }, "Uppsala Ny% stad Wien"},
		"archive":   {func(d *Desk) error { return d.reportChange(d.Shelf.Archive("m4")) }, "Uppsala (Vaasa) Wien"},
		"duplicate": {func(d *Desk) error { return d.reportChange(d.Shelf.Duplicate("m4")) }, "Uppsala Vaasa Wien Vaasa (2)"},
		"delete":    {func(d *Desk) error { return d.reportChange(d.Shelf.Bin("m4")) }, "Uppsala [Vaasa] Wien"},
	} {
		t.Run(name, func(t *testing.T) {
			keys := store.NewMemory()
			d := played(t, keys)
			before := listed(d)
			d.Shelf.NewID = func() string { return "z" }
			if err := do.act(d); err != nil {
				t.Fatal(err)
			}
			if here, there := listed(d), listed(deskAt(keys, "m")); here != do.then || there != do.then {
				t.Errorf("got %q, and %q in another tab, want %q", here, there, do.then)
			}
			if !offers(d, &undoChange{}) || !shows(d, "Undo") {
				t.Errorf("got the message %+v, want one that offers undo", d.Toast)
			}
			if err := d.Back(); err != nil || listed(d) != before || d.Toast.Text != "" {
				t.Errorf("undone: got %q and the message %q, %v, want %q and none", listed(d), d.Toast.Text, err, before)
			}
			if err := d.Back(); err != nil || listed(d) != before {
				t.Errorf("undone twice: got %q, %v, want %q", listed(d), err, before)
			}
		})
	}
}

func TestADeletedMatchComesBackForAMonth(t *testing.T) {
	keys := store.NewMemory()
	d := played(t, keys)
	if err := d.reportChange(d.Shelf.Bin("m4")); err != nil {
		t.Fatal(err)
	}
	if page := html(d); !strings.Contains(page, "Deleted in the last 30 days") || !strings.Contains(page, "Restore Vaasa") {
		t.Error("got a page without the bin, want it shown")
	}
	if err := d.reportChange(d.Shelf.Restore("m4")); err != nil || listed(d) != "Uppsala Vaasa Wien" {
		t.Errorf("brought back: got %q, %v, want all three", listed(d), err)
	}
	if err := d.reportChange(d.Shelf.Bin("m4")); err != nil {
		t.Fatal(err)
	}
	now, day := d.Shelf.Now(), (24 * time.Hour).Milliseconds()
	d.Shelf.Now = func() int64 { return now + 29*day }
	if d.Refresh(); listed(d) != "Uppsala [Vaasa] Wien" {
		t.Errorf("after 29 days: got %q, want Vaasa in the bin", listed(d))
	}
	d.Shelf.Now = func() int64 { return now + 31*day }
	if d.Refresh(); listed(d) != "Uppsala Wien" || listed(deskAt(keys, "m")) != "Uppsala Wien" {
		t.Errorf("after 31 days: got %q, want Vaasa gone", listed(d))
	}
}

func TestTheBinIsEmptiedBeforeAMatchIsNotSaved(t *testing.T) {
	keys := store.NewMemory()
	d := played(t, keys)
	if err := d.reportChange(d.Shelf.Bin("m4")); err != nil {
		t.Fatal(err)
	}
	if err := d.Open("m1"); err != nil {
		t.Fatal(err)
	}
	keys.Room = keys.Used() + 500 // less than a copy of a match needs
	pick := chance(2)
	step(t, d, &pick)
	if d.Table.Saver.Unsaved != nil || d.Toast.Bad {
		t.Fatalf("with a match in the bin: got %v, want it saved", d.Table.Saver.Unsaved)
	}
	keys.Room = keys.Used() + 500
	if step(t, d, &pick); d.Table.Saver.Unsaved == nil || !offers(d, &exportMatch{d.Table.Info.ID}) || !shows(d, "Not saved") {
		t.Errorf("with an empty bin: got %v, %+v, want it not saved, and the export offered", d.Table.Saver.Unsaved, d.Toast)
	}
	name, data, err := d.Table.Export("m1")
	if err != nil || name != "interbellum-Uppsala" {
		t.Fatal(name, err)
	}
	e := deskAt(store.NewMemory(), "n")
	if err := e.Inbox.TakeIn(name, string(data)); err != nil || e.Table.Session.Play.Seq() != d.Table.Session.Play.Seq() {
		t.Errorf("exported: got %d answers, want %d, %v", e.Table.Session.Play.Seq(), d.Table.Session.Play.Seq(), err)
	}
	d.Leave()
	if err := d.reportChange(d.Shelf.Bin("m7")); err != nil || listed(d) != "Uppsala" {
		t.Errorf("deleted in a full storage: got %q, %v, want Uppsala alone", listed(d), err)
	}
	if err := d.Back(); err != nil || listed(d) != "Uppsala Wien" {
		t.Errorf("brought back in a full storage: got %q, %v, want Uppsala and Wien", listed(d), err)
	}
}

func TestAnotherTabIsGivenWay(t *testing.T) {
	keys := store.NewMemory()
	d := played(t, keys)
	held := []string{}
	d.Hold = func(id string) { held = append(held, id) }
	open := func() {
		if err := d.Open("m1"); err != nil {
			t.Fatal(err)
		}
	}
	open()
	if d.Taken("m4"); d.Screen != TableScreen {
		t.Errorf("another match is taken over: got the screen %v, want the table", d.Screen)
	}
	if d.Taken("m1"); d.Screen != AsideScreen || shows(d, "Keep mine") || !shows(d, "Continue here") {
		t.Errorf("taken over: got a page without \"Continue here\" or with a choice:\n%s: got Screen %v; want Screen %v, no \"Keep mine\" shown and \"Continue here\" shown", html(d), d.Screen, AsideScreen)
	}
	if open(); d.Screen != TableScreen {
		t.Errorf("opened again: got the screen %v, want the table", d.Screen)
	}
	if d.Leave(); strings.Join(held, " ") != "m1 m1 " {
		t.Errorf("got the matches held %q, want m1 twice and then none", held)
	}

	begin(t, d, "toy", 1) // since the list was last read
	if d.Taken(d.Table.Info.ID); !shows(d, "is open in another tab") {
		t.Errorf("a new match taken over: want the page to say where it goes on, got\n%s", html(d))
	}
	if err := d.Shelf.Store.Delete(d.Table.Info.ID); err != nil {
		t.Fatal(err)
	}
	open()
	other := deskAt(keys, "x")
	if d.Elsewhere("m1"); d.Screen != TableScreen {
		t.Errorf("told of its own save: got the screen %v, want the table", d.Screen)
	}
	if err := other.reportChange(other.Shelf.Bin("m4")); err != nil {
		t.Fatal(err)
	}
	if d.Elsewhere("m4"); d.Screen != TableScreen {
		t.Errorf("told of another match: got the screen %v, want the table", d.Screen)
	}
	if err := other.Shelf.Store.Delete("m1"); err != nil {
		t.Fatal(err)
	}
	if d.Elsewhere("m1"); d.Screen != AsideScreen || !shows(d, "was deleted in another tab") {
		t.Errorf("deleted elsewhere: want the page to say so, got\n%s", html(d))
	}
	seq := d.Table.Session.Play.Seq()
	err := d.KeepMine()
	d.Refresh()
	if err != nil || d.Screen != TableScreen || d.Table.Session.Play.Seq() != seq || listed(d) != "Uppsala [Vaasa] Wien" {
		t.Errorf("kept: got %q on the shelf, %v, want the match back on the table and on the shelf", listed(d), err)
	}
	d.Leave()
	if err := other.reportChange(other.Shelf.Archive("m7")); err != nil {
		t.Fatal(err)
	}
	if d.Elsewhere("m7"); !strings.Contains(listed(d), "(Wien)") {
		t.Errorf("got %q, want Wien archived as in the other tab", listed(d))
	}
}

// lasting is a shelf that says that it is still there after the page is closed.
type lasting struct{ store.Store }

func (lasting) Persistent() bool { return true }

func TestTheReminderToExport(t *testing.T) {
	d := played(t, store.NewMemory())
	now := d.Shelf.Now()
	day := (24 * time.Hour).Milliseconds()
	for _, k := range []struct {
		shelf.Browser
		remind bool
	}{
		{shelf.Browser{}, false},
		{shelf.Browser{Evicts: true}, true},
		{shelf.Browser{Evicts: true, Exported: now + 1}, false},
		{shelf.Browser{Evicts: true, Exported: now - 2*day}, false},
		{shelf.Browser{Evicts: true, Exported: now - 4*day}, true},
		{shelf.Browser{Evicts: false, Exported: now - 400*day}, false},
	} {
		d.Shelf.Browser = k.Browser
		if got := shows(d, "seven days"); got != k.remind {
			t.Errorf("%+v: the page reminds: got %v, want %v", k.Browser, got, k.remind)
		}
	}
	d.Shelf.Store = lasting{d.Shelf.Store}
	d.Shelf.Browser = shelf.Browser{Promise: "open"}
	if !shows(d, "Ask the browser to keep them") || !shows(d, "never exported") {
		t.Error("got a page that does not offer to ask the browser, want it to")
	}
	d.Shelf.Browser = shelf.Browser{Promise: "refused", Exported: now}
	if shows(d, "Ask the browser to keep them") || !shows(d, "did not promise") {
		t.Error("got a page without the browser's answer, want it shown")
	}
}

// A copy must not tell what its original will deal.
func TestADuplicateDealsOtherDice(t *testing.T) {
	for _, id := range []string{"cataclysm", "toy", "triumph"} {
		keys, pick := store.NewMemory(), chance(1)
		d := deskAt(keys, "m")
		begin(t, d, id, 1)
		for range 40 {
			step(t, d, &pick)
		}
		original, from := d.Table.Info.ID, d.Table.Session.Play.Seq()
		d.Leave()
		if err := d.reportChange(d.Shelf.Duplicate(original)); err != nil {
			t.Fatal(err)
		}
		if !shows(d, "It will roll different dice") {
			t.Errorf("%s: got the message %q, want it to say that the dice are others", id, d.Toast.Text)
		}
		dealt := map[string]string{}
		for _, info := range d.Shelf.List {
			e, same := deskAt(keys, "n"), pick
			if err := e.Open(info.ID); err != nil {
				t.Fatalf("%s: opening %q: got %v, want no error", id, info.Title, err)
			}
			if e.Table.Session.Play.Seq() != from {
				t.Fatalf("%s: got %q with %d answers, want %d", id, info.Title, e.Table.Session.Play.Seq(), from)
			}
			for range 60 {
				if e.Table.over() {
					break
				}
				step(t, e, &same)
			}
			for _, x := range e.Table.Session.Play.Entries()[from:] {
				if x.Seat == engine.Chance {
					dealt[info.ID] += x.Choice.Words() + " "
				}
			}
		}
		for twin, dice := range dealt {
			if first := strings.Fields(dice)[:6]; twin != original && slices.Equal(first, strings.Fields(dealt[original])[:6]) {
				t.Errorf("%s: got a copy that deals %v, as the original does, want other dice", id, first)
			}
		}
	}
}
