package shelf_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine/record"
)

func TestEveryChangeSaysWhatItDidAndIsUndone(t *testing.T) {
	archived := func(i *store.Info) { i.Archived = true }
	binned := func(i *store.Info) { i.Binned = start.UnixMilli() }
	for name, test := range map[string]struct {
		before func(*store.Info) // of the match, optional
		change func(*shelf.Shelf) (shelf.Change, error)
		says   string
		then   string
	}{
		"rename": {nil, func(s *shelf.Shelf) (shelf.Change, error) { return s.Rename("b", "  Ny%  stad ") },
			"“Vaasa” is now called “Ny% stad”.", "Uppsala Ny% stad Wien"},
		"archive": {nil, func(s *shelf.Shelf) (shelf.Change, error) { return s.Archive("b") },
			"“Vaasa” is in the archive.", "Uppsala (Vaasa) Wien"},
		"back from the archive": {archived, func(s *shelf.Shelf) (shelf.Change, error) { return s.Archive("b") },
			"“Vaasa” is back among your matches.", "Uppsala Vaasa Wien"},
		"delete": {nil, func(s *shelf.Shelf) (shelf.Change, error) { return s.Bin("b") },
			"“Vaasa” is deleted.", "Uppsala [Vaasa] Wien"},
		"restore": {binned, func(s *shelf.Shelf) (shelf.Change, error) { return s.Restore("b") },
			"“Vaasa” is back.", "Uppsala Vaasa Wien"},
		"duplicate": {nil, func(s *shelf.Shelf) (shelf.Change, error) { return s.Duplicate("b") },
			"“Vaasa (2)” is now a separate match. It will roll different dice.", "Vaasa (2) Uppsala Vaasa Wien"},
	} {
		t.Run(name, func(t *testing.T) {
			keys := store.NewMemory()
			s := tab(t, keys, "new")
			three(t, s)
			if test.before != nil {
				if err := s.Store.Change("b", test.before); err != nil {
					t.Fatal(err)
				}
				refresh(t, s)
			}
			before := titles(s)
			match, _ := stored(t, s, "b")
			done, err := test.change(s)
			if err != nil {
				t.Fatal(err)
			}
			if done.Says != test.says {
				t.Errorf("it says %q, want %q", done.Says, test.says)
			}
			want(t, s, keys, "changed", test.then)
			if err := done.Undo(); err != nil {
				t.Fatal(err)
			}
			want(t, s, keys, "undone", before)
			if after, _ := stored(t, s, "b"); string(record.Encode(after)) != string(record.Encode(match)) {
				t.Error("got another match after the change was undone, want it untouched")
			}
		})
	}
}

func TestANewNameIsMadeFit(t *testing.T) {
	long := strings.Repeat("ä", 70)
	for name, test := range map[string]struct{ typed, want string }{
		"spaces are collapsed":             {" Turn \n of\tthe tide ", "Turn of the tide"},
		"60 letters are kept, not bytes":   {long, strings.Repeat("ä", 60)},
		"an empty name changes nothing":    {"  \n ", "Vaasa"},
		"the same name changes nothing":    {"Vaasa ", "Vaasa"},
		"another match may have this name": {"Wien", "Wien"},
	} {
		t.Run(name, func(t *testing.T) {
			s := tab(t, store.NewMemory(), "new")
			three(t, s)
			_, before := stored(t, s, "b")
			done, err := s.Rename("b", test.typed)
			if err != nil {
				t.Fatal(err)
			}
			_, after := stored(t, s, "b")
			if after.Title != test.want {
				t.Errorf("got the name %q, want %q", after.Title, test.want)
			}
			changed := test.want != "Vaasa"
			if got := after.Revision != before.Revision; got != changed {
				t.Errorf("got a new revision: %v, want %v", got, changed)
			}
			if got := done.Undo != nil; got != changed {
				t.Errorf("undo is offered: got %v, want %v", got, changed)
			}
		})
	}
}

func TestAChangeOfAMatchThatIsNotThereIsRefused(t *testing.T) {
	for name, change := range map[string]func(*shelf.Shelf) (shelf.Change, error){
		"rename":    func(s *shelf.Shelf) (shelf.Change, error) { return s.Rename("x", "New") },
		"archive":   func(s *shelf.Shelf) (shelf.Change, error) { return s.Archive("x") },
		"delete":    func(s *shelf.Shelf) (shelf.Change, error) { return s.Bin("x") },
		"restore":   func(s *shelf.Shelf) (shelf.Change, error) { return s.Restore("x") },
		"duplicate": func(s *shelf.Shelf) (shelf.Change, error) { return s.Duplicate("x") },
	} {
		keys := store.NewMemory()
		s := tab(t, keys, "new")
		three(t, s)
		done, err := change(s)
		if !errors.As(err, new(*store.Missing)) || done.Undo != nil || done.Says != "" {
			t.Errorf("%s: got %q, %v, want it refused as missing", name, done.Says, err)
		}
		want(t, s, keys, name, "Uppsala Vaasa Wien")
	}
}

func TestACopyIsAMatchOfItsOwn(t *testing.T) {
	keys := store.NewMemory()
	s := tab(t, keys, "new")
	three(t, s)
	if _, err := s.Archive("b"); err != nil {
		t.Fatal(err)
	}
	original, was := stored(t, s, "b")
	for _, id := range []string{"b", "b", "new3"} { // the third of "Vaasa (2)", which makes no "Vaasa (2) (2)"
		refresh(t, s)
		if _, err := s.Duplicate(id); err != nil {
			t.Fatal(err)
		}
	}
	want(t, s, keys, "copied thrice", "Vaasa (2) Vaasa (3) Vaasa (4) Uppsala (Vaasa) Wien")

	first, info := stored(t, s, "new3")
	if info.Archived || info.Binned > 0 {
		t.Errorf("got %+v, want a copy neither archived nor in the bin", info)
	}
	if first.Header.ID == original.Header.ID || first.Header.Secret == original.Header.Secret {
		t.Errorf("got the id %q and the secret of the original, want others", first.Header.ID)
	}
	if got, want := len(first.Entries), len(original.Entries); got != want {
		t.Errorf("got a copy of %d answers, want %d", got, want)
	}
	if _, err := shelf.Verify(record.Encode(first)); err != nil {
		t.Errorf("the copy: got %v, want it to open", err)
	}
	if after, now := stored(t, s, "b"); string(record.Encode(after)) != string(record.Encode(original)) || now.Revision != was.Revision {
		t.Error("got an original that the copy has changed, want it as it was")
	}
}

func TestADeletedMatchComesBackForAMonth(t *testing.T) {
	for name, test := range map[string]struct {
		days int
		want string
	}{
		"after 29 days it is still in the bin": {29, "Uppsala [Vaasa] Wien"},
		"after 31 days it is gone":             {31, "Uppsala Wien"},
	} {
		t.Run(name, func(t *testing.T) {
			keys := store.NewMemory()
			s := tab(t, keys, "new")
			three(t, s)
			if _, err := s.Bin("b"); err != nil {
				t.Fatal(err)
			}
			s.Now = func() int64 { return start.Add(time.Duration(test.days) * 24 * time.Hour).UnixMilli() }
			want(t, s, keys, "later", test.want)
			_, _, err := s.Store.Load("b")
			if got, want := errors.As(err, new(*store.Missing)), test.days > 30; got != want {
				t.Errorf("it has left the storage: got %v (%v), want %v", got, err, want)
			}
		})
	}
	t.Run("out of the archive it comes back among the others", func(t *testing.T) {
		keys := store.NewMemory()
		s := tab(t, keys, "new")
		three(t, s)
		for _, change := range []func(string) (shelf.Change, error){s.Archive, s.Bin, s.Restore} {
			if _, err := change("b"); err != nil {
				t.Fatal(err)
			}
			refresh(t, s)
		}
		want(t, s, keys, "restored", "Uppsala Vaasa Wien")
	})
}

func TestAFullStorageEmptiesTheBinFirst(t *testing.T) {
	bin := func(t *testing.T, s *shelf.Shelf, ids ...string) {
		t.Helper()
		for i, id := range ids {
			s.Now = func() int64 { return start.Add(time.Duration(i) * time.Hour).UnixMilli() }
			if _, err := s.Bin(id); err != nil {
				t.Fatal(err)
			}
		}
		refresh(t, s)
	}
	t.Run("of two matches in the bin the older goes", func(t *testing.T) {
		keys := store.NewMemory()
		s := tab(t, keys, "new")
		three(t, s)
		bin(t, s, "c", "a")
		keys.Room = keys.Used() + 500 // less than a copy of a match needs
		if _, err := s.Rename("b", "Visby"); err != nil {
			t.Fatal(err)
		}
		want(t, s, keys, "renamed", "[Uppsala] Visby")
	})
	t.Run("without a bin the match is not saved and the old copy stands", func(t *testing.T) {
		keys := store.NewMemory()
		s := tab(t, keys, "new")
		three(t, s)
		keys.Room = keys.Used() + 500
		longer := played(t, "b", 30, 1)
		_, info := stored(t, s, "b")
		if _, err := s.Save(s.Describe(longer, info), record.Encode(longer), info.Revision); !errors.As(err, new(*store.Full)) {
			t.Errorf("got %v, want it refused as full", err)
		}
		if rec, _ := stored(t, s, "b"); len(rec.Entries) != len(played(t, "b", 12, 1).Entries) {
			t.Errorf("got a stored match of %d answers, want the old one", len(rec.Entries))
		}
		want(t, s, keys, "not saved", "Uppsala Vaasa Wien")
	})
	t.Run("a match that is deleted goes at once and comes back by undo", func(t *testing.T) {
		keys := store.NewMemory()
		s := tab(t, keys, "new")
		three(t, s)
		before, _ := stored(t, s, "b")
		keys.Room = keys.Used() + 10
		done, err := s.Bin("b")
		if err != nil || done.Says != "“Vaasa” is deleted." {
			t.Fatalf("got %q, %v; want “Vaasa” deleted", done.Says, err)
		}
		want(t, s, keys, "deleted", "Uppsala Wien")
		if err := done.Undo(); err != nil {
			t.Fatal(err)
		}
		want(t, s, keys, "undone", "Uppsala Vaasa Wien")
		if after, _ := stored(t, s, "b"); string(record.Encode(after)) != string(record.Encode(before)) {
			t.Error("got another match back, want the same")
		}
	})
}
