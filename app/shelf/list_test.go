package shelf_test

import (
	"errors"
	"testing"
	"time"

	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine/record"
)

func TestTheListNamesTheLastSavedFirst(t *testing.T) {
	s := tab(t, store.NewMemory(), "new")
	if err := s.Refresh(); err != nil || len(s.List) != 0 {
		t.Errorf("an empty storage: got the list %q, %v; want an empty one", titles(s), err)
	}
	three(t, s)
	if got, want := titles(s), "Uppsala Vaasa Wien"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	info, found := s.Find("b")
	if !found || info.Title != "Vaasa" || info.Game != "toy" || info.Answers == 0 || info.Size == 0 {
		t.Errorf("got %v, %+v, want the entry of Vaasa", found, info)
	}
	if info, found := s.Find("x"); found || info.ID != "" {
		t.Errorf("got %v, %+v, want no entry of a match that is not there", found, info)
	}
}

func TestADamagedListIsBuiltAnew(t *testing.T) {
	for name, text := range map[string]string{
		"cut short":    `[{"id":"a","title":"Upp`,
		"empty":        `[]`,
		"no list":      `{}`,
		"of others":    `[{"id":"x","title":"Xanten","revision":1}]`,
		"not of ours":  `interbellum`,
		"with a twin":  `[{"id":"a"},{"id":"a"},{"id":"b"}]`,
		"only a title": `[{"title":"Uppsala"}]`,
	} {
		t.Run(name, func(t *testing.T) {
			keys := store.NewMemory()
			s := tab(t, keys, "new")
			three(t, s)
			if err := keys.Set("interbellum/index", text); err != nil {
				t.Fatal(err)
			}
			want(t, s, keys, "rebuilt", "Uppsala Vaasa Wien")
		})
	}
}

func TestADamagedMatchIsListedAndLeavesTheOthersAlone(t *testing.T) {
	keys := store.NewMemory()
	s := tab(t, keys, "new")
	three(t, s)
	spoil(t, keys, "b", "not a match")
	if err := keys.Remove("interbellum/index"); err != nil {
		t.Fatal(err)
	}
	want(t, s, keys, "damaged", "Uppsala Wien !b")
	for name, change := range map[string]func() (shelf.Change, error){
		"rename":    func() (shelf.Change, error) { return s.Rename("b", "New") },
		"archive":   func() (shelf.Change, error) { return s.Archive("b") },
		"duplicate": func() (shelf.Change, error) { return s.Duplicate("b") },
	} {
		if _, err := change(); !errors.As(err, new(*store.Damaged)) {
			t.Errorf("%s: got %v, want it refused as damaged", name, err)
		}
	}
	want(t, s, keys, "after what was refused", "Uppsala Wien !b")
	if _, err := s.Rename("a", "Umeå"); err != nil {
		t.Errorf("another match: got %v, want it renamed", err)
	}
	if s.Preview("b") != nil {
		t.Error("got a view of a match that is damaged, want none")
	}
}

// A match whose envelope is whole may still hold no record: an older page wrote it, or a mistake of ours.
func TestWhatIsNoRecordIsNotCopied(t *testing.T) {
	s := tab(t, store.NewMemory(), "new")
	if _, err := s.Save(store.Info{ID: "b", Title: "Vaasa"}, []byte("{}"), 0); err != nil {
		t.Fatal(err)
	}
	refresh(t, s)
	_, err := s.Duplicate("b")
	if err == nil {
		t.Fatal("got a copy, want it refused")
	}
	refresh(t, s)
	if got, want := titles(s), "Vaasa"; got != want {
		t.Errorf("got the list %q, want %q", got, want)
	}
	if s.Preview("b") != nil || s.Preview("x") != nil {
		t.Error("got a view of what is no match, want none")
	}
}

func TestTwoTabs(t *testing.T) {
	both := func(t *testing.T) (*store.Memory, *shelf.Shelf, *shelf.Shelf) {
		keys := store.NewMemory()
		a := tab(t, keys, "new")
		three(t, a)
		return keys, a, tab(t, keys, "other")
	}
	t.Run("each lists what the other has changed", func(t *testing.T) {
		keys, a, b := both(t)
		if _, err := a.Rename("b", "Visby"); err != nil {
			t.Fatal(err)
		}
		if _, err := b.Archive("c"); err != nil {
			t.Fatal(err)
		}
		want(t, a, keys, "both changed", "Uppsala Visby (Wien)")
		want(t, b, keys, "both changed", "Uppsala Visby (Wien)")
	})
	t.Run("the later of two saves is refused", func(t *testing.T) {
		_, a, b := both(t)
		_, info := stored(t, a, "b")
		short, long := played(t, "b", 13, 1), played(t, "b", 20, 2)
		if _, err := b.Save(b.Describe(long, info), record.Encode(long), info.Revision); err != nil {
			t.Fatal(err)
		}
		if _, err := a.Save(a.Describe(short, info), record.Encode(short), info.Revision); !errors.As(err, new(*store.Conflict)) {
			t.Errorf("got %v, want a conflict", err)
		}
		if rec, _ := stored(t, a, "b"); len(rec.Entries) != len(long.Entries) {
			t.Errorf("got %d answers stored, want the %d of the tab that came first", len(rec.Entries), len(long.Entries))
		}
	})
	t.Run("undo does not bring back what the other tab has renamed", func(t *testing.T) {
		keys, a, b := both(t)
		done, err := a.Archive("b")
		if err != nil {
			t.Fatal(err)
		}
		refresh(t, b)
		if _, err := b.Rename("b", "Visby"); err != nil {
			t.Fatal(err)
		}
		if err := done.Undo(); err != nil {
			t.Fatal(err)
		}
		want(t, a, keys, "undone", "Uppsala Visby Wien")
	})
	t.Run("undo of what the other tab has taken away is refused", func(t *testing.T) {
		keys, a, b := both(t)
		done, err := a.Bin("b")
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Store.Delete("b"); err != nil {
			t.Fatal(err)
		}
		if err := done.Undo(); !errors.As(err, new(*store.Missing)) {
			t.Errorf("got %v, want it refused as missing", err)
		}
		want(t, a, keys, "refused", "Uppsala Wien")
	})
}

func TestTheReminderToExport(t *testing.T) {
	s := tab(t, store.NewMemory(), "new")
	now, day := start.UnixMilli(), (24 * time.Hour).Milliseconds()
	put(t, s, played(t, "a", 12, 1), store.Info{Title: "Uppsala", Saved: now - 5*day})
	refresh(t, s)
	for name, test := range map[string]struct {
		shelf.Browser
		want bool
	}{
		"before anything is known":               {shelf.Browser{}, false},
		"never exported":                         {shelf.Browser{Evicts: true}, true},
		"exported since it was last played":      {shelf.Browser{Evicts: true, Exported: now - 4*day}, false},
		"played since it was exported":           {shelf.Browser{Evicts: true, Exported: now - 6*day}, true},
		"a browser that keeps what it was given": {shelf.Browser{Exported: now - 400*day}, false},
	} {
		s.Browser = test.Browser
		if got := s.Remind(); got != test.want {
			t.Errorf("%s: got %v, want %v", name, got, test.want)
		}
	}
	put(t, s, played(t, "b", 12, 1), store.Info{Title: "Vaasa", Saved: now})
	refresh(t, s)
	for days, want := range map[int64]bool{2: false, 4: true} {
		s.Browser = shelf.Browser{Evicts: true, Exported: now - days*day}
		if got := s.Remind(); got != want {
			t.Errorf("exported %d days ago and played today: got %v, want %v", days, got, want)
		}
	}
	s.Browser.Exported = now + 1
	if s.Remind() {
		t.Error("exported a moment after the last save: got a reminder, want none")
	}
}

func TestAGlanceShowsWhatAllPlayersMayKnow(t *testing.T) {
	s := tab(t, store.NewMemory(), "new")
	safe := played(t, "a", 40, 1)
	if safe.Safe == nil {
		t.Fatal("the match: got no position between phases, want one")
	}
	put(t, s, safe, store.Info{Title: "Uppsala"})
	if got := s.Preview("a"); got == nil || got.For() != 0 {
		t.Errorf("got the view %v, want one for no seat", got)
	}
	begun := played(t, "b", 40, 1)
	begun.Safe = nil
	put(t, s, begun, store.Info{Title: "Vaasa"})
	if got := s.Preview("b"); got != nil {
		t.Errorf("got the view %v of a match without a safe point, want none", got)
	}
}
