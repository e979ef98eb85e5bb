package store

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

var errKilled = errors.New("killed")

// dying lets so many acts on the storage happen. At the next one the program dies, before it or, where after is not
// negative, with only so many characters of a text written. acts counts what happened.
func dying(keys *Memory, cut, after int) (acts *int) {
	acts = new(int)
	keys.Before = func(act, _ string) error {
		if *acts++; *acts <= cut {
			return nil
		}
		if *acts == cut+1 && act == "set" && after >= 0 {
			return Cut{after}
		}
		return errKilled
	}
	return acts
}

// state is all that a visit finds, in words.
func state(t *testing.T, keys *Memory) string {
	t.Helper()
	s := In(keys)
	var all []string
	for _, info := range must[[]Info](t)(s.List()) {
		data, loaded, err := s.Load(info.ID)
		if err != nil || loaded.Title != info.Title || loaded.Revision != info.Revision || loaded.Binned != info.Binned {
			t.Fatalf("got %+v, %v of the match, want %+v as in the list", loaded, err, info)
		}
		all = append(all, fmt.Sprintf("%s %q %d %d %s", info.ID, info.Title, info.Revision, info.Binned, data))
	}
	return strings.Join(all, "\n")
}

// A story is something that happens to a shelf with two matches, "m" and "other".
type story struct {
	name string
	act  func(Store) error
}

var stories = []story{
	{"a first save", func(s Store) error {
		_, err := s.Save("new", []byte(strings.Repeat("new ", 50)), Info{Title: "New", Saved: 9}, 0)
		return err
	}},
	{"a save", func(s Store) error {
		_, err := s.Save("m", []byte(strings.Repeat("third ", 60)), Info{Title: "Spain burns", Saved: 9}, 2)
		return err
	}},
	{"a shorter save", func(s Store) error { _, err := s.Save("m", nil, Info{Title: "Spain burns", Saved: 9}, 2); return err }},
	{"a save of bytes", func(s Store) error {
		_, err := s.Save("m", []byte("\xff\x00\xfe"), Info{Title: "Spain burns", Saved: 9}, 2)
		return err
	}},
	{"a new name", func(s Store) error { return s.Change("m", func(i *Info) { i.Title = "Spain is quiet" }) }},
	{"into the bin", func(s Store) error { return s.Change("m", func(i *Info) { i.Binned = 7 }) }},
	{"for good", func(s Store) error { return s.Delete("m") }},
}

// At every single operation on the storage the program dies, and in the middle of every text. The next visit finds
// all matches as they were before or after, never anything else, and goes on from there.
func TestTwoHundredDeaths(t *testing.T) {
	deaths := 0
	for _, story := range stories {
		t.Run(story.name, func(t *testing.T) {
			fresh := func() *Memory {
				keys := NewMemory()
				must[Revision](t)(saved(t, keys, "first", "second").Save("other", []byte("untouched"), Info{Title: "Other", Saved: 1}, 0))
				return keys
			}
			keys := fresh()
			before := state(t, keys)
			if err := story.act(In(keys)); err != nil {
				t.Fatal(err)
			}
			after := state(t, keys)
			for cut := 0; ; cut++ {
				over := false
				for _, chars := range []int{-1, 0, 1, 20, 100, 200, 300, 1 << 20} {
					keys := fresh()
					acts := dying(keys, cut, chars)
					err := story.act(In(keys))
					keys.Before = nil
					if over = *acts <= cut; over {
						break
					}
					deaths++
					found := state(t, keys)
					if found != before && found != after {
						t.Errorf("killed at operation %d after %d characters: got\n%s\nwant\n%s\nor\n%s", cut+1, chars, found, before, after)
					}
					if err == nil && found != after {
						t.Errorf("killed at operation %d after %d characters: got\n%s\nwant what was acknowledged:\n%s", cut+1, chars, found, after)
					}
					goesOn(t, keys)
				}
				if over {
					return
				}
			}
		})
	}
	if deaths < 200 {
		t.Errorf("got %d deaths, want at least 200", deaths)
	}
}

// goesOn saves every match once more, and finds nothing left over.
func goesOn(t *testing.T, keys *Memory) {
	t.Helper()
	s := In(keys)
	list := must[[]Info](t)(s.List())
	for _, info := range list {
		must[Revision](t)(s.Save(info.ID, []byte("on"), info, info.Revision))
	}
	if names, _ := keys.Names(); len(names) != len(list)+1 {
		t.Errorf("got the keys %v, want those of %d matches and the list", names, len(list))
	}
}

// Two tabs read, and then both write. In whatever order their operations come, at most one of them learns that its
// save is kept, or the other finds out at its next save.
func TestTwoTabsInTheSameMoment(t *testing.T) {
	for at := 1; ; at++ {
		keys := NewMemory()
		one := saved(t, keys, "first")
		two := In(keys)
		_, _, err := two.Load("m")
		if err != nil {
			t.Fatal(err)
		}
		acts := 0
		var other error
		keys.Before = func(string, string) error {
			if acts++; acts == at {
				before := keys.Before
				keys.Before = nil
				_, other = two.Save("m", []byte("two"), Info{}, 1)
				keys.Before = before
			}
			return nil
		}
		_, mine := one.Save("m", []byte("one"), Info{}, 1)
		keys.Before = nil
		if acts < at {
			break
		}
		if mine == nil && other == nil {
			_, first := one.Save("m", []byte("one again"), Info{}, 2)
			_, second := two.Save("m", []byte("two again"), Info{}, 2)
			if (first == nil) == (second == nil) {
				t.Errorf("operation %d: got %v and %v, want exactly one save refused", at, first, second)
			}
		}
		if data, _, err := In(keys).Load("m"); err != nil || !strings.HasPrefix(string(data), "one") && !strings.HasPrefix(string(data), "two") {
			t.Errorf("operation %d: got %q, %v, want what one of the tabs saved", at, data, err)
		}
	}
}

func TestOtherWordsLeaveTheMatchAsItIs(t *testing.T) {
	keys := NewMemory()
	s := saved(t, keys, "first")
	if err := s.Change("m", func(i *Info) { i.Title, i.Archived = "Teruel", true }); err != nil {
		t.Fatal(err)
	}
	data, info, err := In(keys).Load("m")
	if err != nil || string(data) != "first" || info.Title != "Teruel" || !info.Archived || info.Revision != 2 || info.Size != 5 {
		t.Errorf("got %q, %+v, %v, want the match as it was, archived as Teruel", data, info, err)
	}
	if err := s.Change("none", func(*Info) {}); !errors.As(err, new(*Missing)) {
		t.Errorf("changing no match: got %v, want it missing", err)
	}
	keys.Room = keys.used("")
	if err := s.Change("m", func(i *Info) { i.Title = strings.Repeat("long ", 100) }); !errors.As(err, new(*Full)) {
		t.Errorf("without room: got %v, want it refused as full", err)
	}
	if list := must[[]Info](t)(s.List()); list[0].Title != "Teruel" {
		t.Errorf("without room: got the name %q, want %q", list[0].Title, "Teruel")
	}
}

// The very first match of all, on a shelf that has been looked at.
func TestTheFirstSaveOfAllIsCutOff(t *testing.T) {
	for cut := 0; ; cut++ {
		keys := NewMemory()
		must[[]Info](t)(In(keys).List())
		acts := dying(keys, cut, 30)
		_, err := In(keys).Save("m", []byte("first"), Info{Title: "Spain burns"}, 0)
		keys.Before = nil
		found := state(t, keys)
		if whole := `m "Spain burns" 1 0 first`; found != whole && (found != "" || err == nil) {
			t.Errorf("killed at operation %d: got %q, %v, want %q, or nothing and an error", cut+1, found, err, whole)
		}
		if *acts <= cut {
			return
		}
	}
}
