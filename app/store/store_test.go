package store

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
)

func must[T any](t *testing.T) func(T, error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// saved is a shelf with one match, "m", saved as often as there are texts.
func saved(t *testing.T, keys *Memory, texts ...string) Store {
	t.Helper()
	s := In(keys)
	for i, text := range texts {
		must[Revision](t)(s.Save("m", []byte(text), Info{Title: "Spain burns", Answers: i + 1, Saved: int64(i + 1)}, Revision(i)))
	}
	return s
}

func TestAMatchComesBackAsItWasSaved(t *testing.T) {
	for name, data := range map[string]string{"words": "flag/germany\npass\n", "bytes": "\x00\xff\xfe\x80", "empty": ""} {
		t.Run(name, func(t *testing.T) {
			keys := NewMemory()
			s := saved(t, keys, "an older answer", data)
			for _, again := range []Store{s, In(keys)} { // the same page, and the page loaded anew
				got, info, err := again.Load("m")
				if err != nil || string(got) != data {
					t.Fatalf("got %q, %v, want %q as it was saved", got, err, data)
				}
				if info.Revision != 2 || info.Title != "Spain burns" || info.Answers != 2 {
					t.Errorf("got %+v, want revision 2 of “Spain burns” with 2 answers", info)
				}
			}
			if names, _ := keys.Names(); len(names) != 2 {
				t.Errorf("got the keys %v, want those of one match and the list", names)
			}
		})
	}
}

func TestTheListShowsTheLastSavedFirst(t *testing.T) {
	s := In(NewMemory())
	for i, id := range []string{"a", "b", "c"} {
		must[Revision](t)(s.Save(id, []byte(id), Info{Saved: int64([]int{5, 9, 7}[i])}, 0))
	}
	if got := idsOf(must[[]Info](t)(s.List())); got != "b c a" {
		t.Errorf("got the list %s, want b c a", got)
	}
	if err := s.Delete("c"); err != nil {
		t.Fatal(err)
	}
	if got := idsOf(must[[]Info](t)(s.List())); got != "b a" {
		t.Errorf("with c deleted: got the list %s, want b a", got)
	}
	if _, _, err := s.Load("c"); !errors.As(err, new(*Missing)) {
		t.Errorf("loading a deleted match: got %v, want it missing", err)
	}
}

// The browser may be killed at any touch of the storage, and in the middle of any text.
func TestASaveCutOffAnywhereLosesNothing(t *testing.T) {
	for cut := 0; ; cut++ {
		for _, after := range []int{-1, 0, 1, 60, 150, 1 << 20} { // -1: the touch does not happen at all
			keys := NewMemory()
			s := saved(t, keys, "first", "second")
			touches := 0
			killed := errors.New("killed")
			keys.Before = func(act, key string) error {
				if touches++; touches <= cut {
					return nil
				}
				if touches == cut+1 && act == "set" && after >= 0 {
					return Cut{after}
				}
				return killed
			}
			_, err := s.Save("m", []byte("third"), Info{Title: "Spain burns", Answers: 3}, 2)
			keys.Before = nil
			if touches <= cut {
				if cut < 4 {
					t.Fatalf("got %d operations in a save, want at least 4", touches)
				}
				return
			}
			t.Run(fmt.Sprintf("touch %d after %d characters", cut+1, after), func(t *testing.T) {
				standsWhole(t, keys, err == nil)
			})
		}
	}
}

// standsWhole opens the storage as the next visit does.
func standsWhole(t *testing.T, keys *Memory, acknowledged bool) {
	s := In(keys)
	list := must[[]Info](t)(s.List())
	if len(list) != 1 || list[0].Damaged {
		t.Fatalf("got the list %+v, want one intact match", list)
	}
	data, info, err := s.Load("m")
	if err != nil {
		t.Fatal(err)
	}
	want := map[Revision]string{2: "second", 3: "third"}[info.Revision]
	if string(data) != want || list[0].Revision != info.Revision || list[0].Answers != int(info.Revision) {
		t.Errorf("got %q in revision %d, and %+v in the list, want %q and the same revision in both", data, info.Revision, list[0], want)
	}
	if acknowledged && info.Revision != 3 {
		t.Errorf("got revision %d, want 3: the save was acknowledged", info.Revision)
	}
	must[Revision](t)(s.Save("m", []byte("on"), info, info.Revision))
	if data, _, _ := s.Load("m"); string(data) != "on" {
		t.Errorf("after the next save: got %q, want %q", data, "on")
	}
	must[[]Info](t)(s.List())
	if names, _ := keys.Names(); len(names) != 2 {
		t.Errorf("got the keys %v, want those of one match and the list", names)
	}
}

func TestADamagedListIsBuiltAnewFromTheMatches(t *testing.T) {
	for name, damage := range map[string]func(*Memory){
		"cut":          func(m *Memory) { m.texts[indexKey] = m.texts[indexKey][:20] },
		"gone":         func(m *Memory) { delete(m.texts, indexKey) },
		"not a list":   func(m *Memory) { m.texts[indexKey] = `{"id":"m"}` },
		"names less":   func(m *Memory) { m.texts[indexKey] = `[]` },
		"names others": func(m *Memory) { m.texts[indexKey] = `[{"id":"ghost"},{"id":"m"}]` },
		"names twice":  func(m *Memory) { m.texts[indexKey] = `[{"id":"m"},{"id":"m"}]` },
	} {
		t.Run(name, func(t *testing.T) {
			keys := NewMemory()
			s := saved(t, keys, "first", "second")
			damage(keys)
			list := must[[]Info](t)(s.List())
			if len(list) != 1 || list[0].ID != "m" || list[0].Title != "Spain burns" || list[0].Revision != 2 {
				t.Fatalf("got the list %+v, want revision 2 of “Spain burns”", list)
			}
			if again := must[[]Info](t)(In(keys).List()); len(again) != 1 {
				t.Errorf("another tab got the list %+v, want the repaired one", again)
			}
		})
	}
}

func TestASaveMendsNothingItDoesNotKnow(t *testing.T) {
	keys := NewMemory()
	s := saved(t, keys, "first")
	must[Revision](t)(s.Save("other", []byte("x"), Info{}, 0))
	keys.texts[indexKey] = "[" // a save that wrote its own line only would hide the other match
	must[Revision](t)(s.Save("m", []byte("second"), Info{}, 1))
	if list := must[[]Info](t)(s.List()); len(list) != 2 {
		t.Errorf("got the list %+v, want two matches", list)
	}
}

func TestTwoTabsNeverOverwriteEachOther(t *testing.T) {
	keys := NewMemory()
	one := saved(t, keys, "first")
	two := In(keys)
	_, info, err := two.Load("m")
	if err != nil {
		t.Fatal(err)
	}
	must[Revision](t)(one.Save("m", []byte("Germany in tab one"), Info{}, 1))
	_, err = two.Save("m", []byte("France in tab two"), Info{}, info.Revision)
	var conflict *Conflict
	if !errors.As(err, &conflict) || conflict.Expected != 1 || conflict.Found != 2 {
		t.Fatalf("the second tab's save: got %v, want a conflict of revisions 1 and 2", err)
	}
	if data, _, _ := two.Load("m"); string(data) != "Germany in tab one" {
		t.Errorf("got %q, want what the first tab saved", data)
	}
	if !strings.Contains(err.Error(), "another tab") {
		t.Errorf("the player reads %q, want a sentence about another tab", err)
	}

	if err := one.Delete("m"); err != nil {
		t.Fatal(err)
	}
	if _, err = two.Save("m", nil, Info{}, 2); !errors.As(err, &conflict) || !strings.Contains(err.Error(), "deleted") {
		t.Errorf("saving a match deleted elsewhere: got %v, want a conflict that says so", err)
	}
	must[Revision](t)(one.Save("n", nil, Info{}, 0))
	if _, err = two.Save("n", nil, Info{}, 0); !errors.As(err, &conflict) {
		t.Errorf("a new match over another of its ID: got %v, want a conflict", err)
	}
}

func TestTwoTabsSavingDifferentMatchesKeepBothListed(t *testing.T) {
	keys := NewMemory()
	one, two := In(keys), In(keys)
	// The second tab writes its list in the middle of the first tab's writing of its own.
	keys.Before = func(act, key string) error {
		if act == "set" && key == indexKey {
			keys.Before = nil
			must[Revision](t)(two.Save("b", nil, Info{}, 0))
		}
		return nil
	}
	must[Revision](t)(one.Save("a", nil, Info{}, 0))
	if got := idsOf(must[[]Info](t)(one.List())); got != "a b" {
		t.Errorf("got the list %s, want a b", got)
	}
}

func TestAFullStorageIsSaidAndLosesNothing(t *testing.T) {
	keys := NewMemory()
	s := saved(t, keys, "first")
	keys.Room = keys.used("") + 100
	_, err := s.Save("m", []byte(strings.Repeat("x", 200)), Info{}, 1)
	if !errors.As(err, new(*Full)) || !errors.Is(err, ErrFull) || !strings.Contains(err.Error(), "full") {
		t.Fatalf("got %v, want it refused as full", err)
	}
	if data, info, err := s.Load("m"); err != nil || string(data) != "first" || info.Revision != 1 {
		t.Errorf("got %q at revision %d, %v, want the first save", data, info.Revision, err)
	}
	keys.Room = 0
	if got := must[Revision](t)(s.Save("m", []byte("second"), Info{}, 1)); got != 2 {
		t.Errorf("with room again: got revision %d, want 2", got)
	}
}

// A list that no longer fits must not undo a save that did.
func TestAMatchIsSavedThoughItsListIsNot(t *testing.T) {
	keys := NewMemory()
	s := saved(t, keys, "first")
	keys.Before = func(act, key string) error {
		if act == "set" && key == indexKey {
			return ErrFull
		}
		return nil
	}
	must[Revision](t)(s.Save("new", []byte("x"), Info{}, 0))
	if got := idsOf(must[[]Info](t)(s.List())); got != "m new" {
		t.Errorf("got the list %s, want m new", got)
	}
}

func TestABlockedStorageIsSaid(t *testing.T) {
	keys := NewMemory()
	keys.Before = func(act, key string) error { return ErrBlocked }
	s := In(keys)
	_, saving := s.Save("m", nil, Info{}, 0)
	_, _, loading := s.Load("m")
	_, listing := s.List()
	_, exporting := s.Export("m")
	for _, err := range []error{saving, loading, listing, exporting, s.Delete("m")} {
		if !errors.As(err, new(*Blocked)) || !strings.Contains(err.Error(), "does not let this page save") {
			t.Errorf("got %v, want it refused as blocked", err)
		}
	}
	keys.Before = func(act, key string) error { return errors.New("disk on fire") }
	if _, err := s.Save("m", nil, Info{}, 0); !errors.As(err, new(*Failed)) || !strings.Contains(err.Error(), "disk on fire") {
		t.Errorf("any other fault: got %v, want its cause", err)
	}
}

func TestADamagedMatchIsListedAndCanBeExportedAndDeleted(t *testing.T) {
	for name, damage := range map[string]func(string) string{
		"cut":             func(s string) string { return s[:len(s)-3] },
		"cut in the line": func(s string) string { return s[:10] },
		"changed":         func(s string) string { return strings.Replace(s, "first", "worst", 1) },
		"another match":   func(s string) string { return strings.Replace(s, `"id":"m"`, `"id":"n"`, 1) },
		"from the future": func(s string) string { return strings.Replace(s, `"interbellum":1`, `"interbellum":9`, 1) },
	} {
		t.Run(name, func(t *testing.T) {
			keys := NewMemory()
			s := saved(t, keys, "first")
			delete(keys.texts, indexKey)
			for key, text := range keys.texts {
				keys.texts[key] = damage(text)
			}
			raw := fmt.Sprint(keys.texts)
			if _, _, err := s.Load("m"); !isDamaged(err) || !strings.Contains(err.Error(), "cannot be read") {
				t.Fatalf("got %v, want it refused as damaged", err)
			}
			if list := must[[]Info](t)(s.List()); len(list) != 1 || !list[0].Damaged || list[0].ID != "m" {
				t.Errorf("got the list %+v, want m as damaged", list)
			}
			out := must[[]byte](t)(s.Export("m"))
			if len(out) == 0 || !strings.Contains(raw, string(out)) {
				t.Errorf("exported: got %q, want the text stored: %s", out, raw)
			}
			if _, err := s.Save("m", nil, Info{}, 0); !isDamaged(err) {
				t.Errorf("a new match over the damaged one: got %v, want it refused", err)
			}
			if got := must[Revision](t)(s.Save("m", []byte("whole"), Info{}, 1)); got != 2 {
				t.Errorf("a page that has the match open: got revision %d, want 2", got)
			}
			if err := s.Delete("m"); err != nil {
				t.Error(err)
			}
			if list := must[[]Info](t)(s.List()); len(list) != 0 {
				t.Errorf("after deleting: got the list %+v, want none", list)
			}
		})
	}
}

func TestAWholeMatchIsExportedAsItIs(t *testing.T) {
	s := saved(t, NewMemory(), "flag/germany\npass\n")
	if out := must[[]byte](t)(s.Export("m")); string(out) != "flag/germany\npass\n" {
		t.Errorf("got %q, want the match as it was saved", out)
	}
	if _, err := s.Export("none"); !errors.As(err, new(*Missing)) {
		t.Errorf("exporting no match: got %v, want it missing", err)
	}
}

func TestNamesOfMatches(t *testing.T) {
	s := In(NewMemory())
	for _, id := range []string{"", "m+"} {
		if _, err := s.Save(id, nil, Info{}, 0); !errors.As(err, new(*BadID)) {
			t.Errorf("%q as an ID: got %v, want it refused", id, err)
		}
	}
	keys := NewMemory()
	keys.texts["theirs"] = "another program's"
	s = saved(t, keys, "first")
	if list := must[[]Info](t)(s.List()); len(list) != 1 {
		t.Errorf("got the list %+v, want one match: the other keys are another program's", list)
	}
}

func idsOf(list []Info) string {
	var ids []string
	for _, info := range list {
		ids = append(ids, info.ID)
	}
	if !slices.IsSortedFunc(list, func(a, b Info) int { return int(b.Saved - a.Saved) }) {
		return "unsorted " + strings.Join(ids, " ")
	}
	return strings.Join(ids, " ")
}

func TestASnapshotIsKeptWithItsMatchAndNotInTheList(t *testing.T) {
	keys := NewMemory()
	want := Snapshot{50, []byte{0, 1, 255}, 2}
	if _, err := In(keys).Save("a", []byte("{}"), Info{Snapshot: want}, 0); err != nil {
		t.Fatal(err)
	}
	data, info, err := In(keys).Load("a")
	if err != nil || string(data) != "{}" || info.Snapshot.Seq != want.Seq || info.Snapshot.Edition != want.Edition || !bytes.Equal(info.Snapshot.Position, want.Position) {
		t.Errorf("got %q, %+v, %v; want the snapshot beside the data", data, info.Snapshot, err)
	}
	list, err := In(keys).List()
	if err != nil || len(list) != 1 || list[0].Snapshot.Position != nil {
		t.Errorf("got %+v, %v; want a list without it", list, err)
	}
}
