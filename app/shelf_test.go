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
		"rename":    {func(d *Desk) error { return d.changed(d.Shelf.Rename("m4", "  Ny%  stad ")) }, "Uppsala Ny% stad Wien"},
		"archive":   {func(d *Desk) error { return d.changed(d.Shelf.Archive("m4")) }, "Uppsala (Vaasa) Wien"},
		"duplicate": {func(d *Desk) error { return d.changed(d.Shelf.Duplicate("m4")) }, "Uppsala Vaasa Wien Vaasa (2)"},
		"delete":    {func(d *Desk) error { return d.changed(d.Shelf.Bin("m4")) }, "Uppsala [Vaasa] Wien"},
	} {
		t.Run(name, func(t *testing.T) {
			keys := store.NewMemory()
			d := played(t, keys)
			before := listed(d)
			d.Shelf.NewID = func() string { return "z" }
			if err := do.act(d); err != nil {
				t.Fatal(err)
			}
			if listed(d) != do.then || listed(deskAt(keys, "m")) != do.then {
				t.Errorf("the shelf holds %s", listed(d))
			}
			if !offers(d, &undoChange{}) || !shows(d, "Undo") {
				t.Errorf("it says %+v", d.Toast)
			}
			if err := d.Back(); err != nil || listed(d) != before || d.Toast.Text != "" {
				t.Errorf("taken back the shelf holds %s (%v)", listed(d), err)
			}
			if err := d.Back(); err != nil || listed(d) != before {
				t.Errorf("taken back twice the shelf holds %s (%v)", listed(d), err)
			}
		})
	}
}

func TestADeletedMatchComesBackForAMonth(t *testing.T) {
	keys := store.NewMemory()
	d := played(t, keys)
	if err := d.changed(d.Shelf.Bin("m4")); err != nil {
		t.Fatal(err)
	}
	if page := html(d); !strings.Contains(page, "Deleted in the last 30 days") || !strings.Contains(page, "Bring back Vaasa") {
		t.Error("the bin is not shown")
	}
	if err := d.changed(d.Shelf.Restore("m4")); err != nil || listed(d) != "Uppsala Vaasa Wien" {
		t.Errorf("brought back: %s, %v", listed(d), err)
	}
	if err := d.changed(d.Shelf.Bin("m4")); err != nil {
		t.Fatal(err)
	}
	now := d.Shelf.Now()
	d.Shelf.Now = func() time.Time { return now.Add(29 * 24 * time.Hour) }
	if d.Refresh(); listed(d) != "Uppsala [Vaasa] Wien" {
		t.Errorf("after 29 days: %s", listed(d))
	}
	d.Shelf.Now = func() time.Time { return now.Add(31 * 24 * time.Hour) }
	if d.Refresh(); listed(d) != "Uppsala Wien" || listed(deskAt(keys, "m")) != "Uppsala Wien" {
		t.Errorf("after 31 days: %s", listed(d))
	}
}

func TestTheBinIsEmptiedBeforeAMatchIsNotSaved(t *testing.T) {
	keys := store.NewMemory()
	d := played(t, keys)
	if err := d.changed(d.Shelf.Bin("m4")); err != nil {
		t.Fatal(err)
	}
	if err := d.Open("m1"); err != nil {
		t.Fatal(err)
	}
	keys.Room = keys.Used() + 500 // less than a copy of a match needs
	pick := chance(2)
	step(t, d, &pick)
	if d.Table.Saver.Unsaved != nil || d.Toast.Bad {
		t.Fatalf("with a match in the bin: %v", d.Table.Saver.Unsaved)
	}
	keys.Room = keys.Used() + 500
	if step(t, d, &pick); d.Table.Saver.Unsaved == nil || !offers(d, &exportMatch{d.Table.Info.ID}) || !shows(d, "Not saved") {
		t.Errorf("with an empty bin: %v, %+v", d.Table.Saver.Unsaved, d.Toast)
	}
	name, data, err := d.Table.Export("m1")
	if err != nil || name != "interbellum-Uppsala" {
		t.Fatal(name, err)
	}
	e := deskAt(store.NewMemory(), "n")
	if err := e.Inbox.TakeIn(name, string(data)); err != nil || e.Table.Session.Play.Seq() != d.Table.Session.Play.Seq() {
		t.Errorf("the export holds %d answers of %d, %v", e.Table.Session.Play.Seq(), d.Table.Session.Play.Seq(), err)
	}
	d.Leave()
	if err := d.changed(d.Shelf.Bin("m7")); err != nil || listed(d) != "Uppsala" {
		t.Errorf("deleting in a full storage leaves %s, %v", listed(d), err)
	}
	if err := d.Back(); err != nil || listed(d) != "Uppsala Wien" {
		t.Errorf("brought back in a full storage: %s, %v", listed(d), err)
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
		t.Error("another match is taken over, and this one gives way")
	}
	if d.Taken("m1"); d.Screen != AsideScreen || shows(d, "Keep mine") || !shows(d, "Go on here") {
		t.Errorf("taken over: %s", html(d))
	}
	if open(); d.Screen != TableScreen {
		t.Error("it does not go on here")
	}
	if d.Leave(); strings.Join(held, " ") != "m1 m1 " {
		t.Errorf("held: %q", held)
	}

	begin(t, d, "toy", 1) // since the list was last read
	if d.Taken(d.Table.Info.ID); !shows(d, "goes on in another tab") {
		t.Errorf("a new match taken over: %s", html(d))
	}
	if err := d.Shelf.Store.Delete(d.Table.Info.ID); err != nil {
		t.Fatal(err)
	}
	open()
	other := deskAt(keys, "x")
	if d.Elsewhere("m1"); d.Screen != TableScreen {
		t.Error("told of its own save it gives way")
	}
	if err := other.changed(other.Shelf.Bin("m4")); err != nil {
		t.Fatal(err)
	}
	if d.Elsewhere("m4"); d.Screen != TableScreen {
		t.Error("told of another match it gives way")
	}
	if err := other.Shelf.Store.Delete("m1"); err != nil {
		t.Fatal(err)
	}
	if d.Elsewhere("m1"); d.Screen != AsideScreen || !shows(d, "was deleted in another tab") {
		t.Errorf("deleted elsewhere: %s", html(d))
	}
	seq := d.Table.Session.Play.Seq()
	err := d.KeepMine()
	d.Refresh()
	if err != nil || d.Screen != TableScreen || d.Table.Session.Play.Seq() != seq || listed(d) != "Uppsala [Vaasa] Wien" {
		t.Errorf("kept: %s, %v", listed(d), err)
	}
	d.Leave()
	if err := other.changed(other.Shelf.Archive("m7")); err != nil {
		t.Fatal(err)
	}
	if d.Elsewhere("m7"); !strings.Contains(listed(d), "(Wien)") {
		t.Errorf("the list does not follow: %s", listed(d))
	}
}

// lasting is a shelf that says that it is still there after the page is closed.
type lasting struct{ store.Store }

func (lasting) Persistent() bool { return true }

func TestTheReminderToExport(t *testing.T) {
	d := played(t, store.NewMemory())
	now := d.Shelf.Now().UnixMilli()
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
	if !shows(d, "Ask it to keep them") || !shows(d, "never exported") {
		t.Error("the browser cannot be asked to keep the matches")
	}
	d.Shelf.Browser = shelf.Browser{Promise: "refused", Exported: now}
	if shows(d, "Ask it to keep them") || !shows(d, "did not promise") {
		t.Error("its answer is not shown")
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
		if err := d.changed(d.Shelf.Duplicate(original)); err != nil {
			t.Fatal(err)
		}
		if !shows(d, "Its dice will fall differently") {
			t.Errorf("%s: the page does not say that the dice are others: %q", id, d.Toast.Text)
		}
		dealt := map[string]string{}
		for _, info := range d.Shelf.List {
			e, same := deskAt(keys, "n"), pick
			if err := e.Open(info.ID); err != nil {
				t.Fatalf("%s: %q does not open: %v", id, info.Title, err)
			}
			if e.Table.Session.Play.Seq() != from {
				t.Fatalf("%s: %q has %d answers, want %d", id, info.Title, e.Table.Session.Play.Seq(), from)
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
				t.Errorf("%s: the copy deals %v, as the original does", id, first)
			}
		}
	}
}
