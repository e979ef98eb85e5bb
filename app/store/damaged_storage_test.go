package store

import (
	"bytes"
	"strings"
	"testing"

	"interbellum/engine/enginetest/bounds"
)

// FuzzStored wants a shelf whose keys hold anything to list, export and open what it can, and to go on working.
func FuzzStored(f *testing.F) {
	whole := func(data string) []byte {
		text, err := envelope{Info{ID: "m", Title: "Spain burns", Answers: 3, Saved: 5, Revision: 2}, []byte(data)}.text()
		if err != nil {
			f.Fatal(err)
		}
		return []byte(text)
	}
	index := []byte(`[{"id":"m","revision":2,"answers":3},{"id":"n","revision":1}]`)
	for _, text := range [][]byte{whole("flag/germany\npass\n"), whole("\x00\xff\xfe\x80"), whole("")} {
		f.Add(text, []byte{}, index)
		f.Add(text, text, []byte{})
		for _, bad := range append(bounds.Cuts(text, 8), bounds.Flips(text, 32)...) {
			f.Add(bad, text, index)
			f.Add(bad, []byte{}, []byte{})
		}
		f.Add(bytes.Replace(text, []byte(`"interbellum":1`), []byte(`"interbellum":2`), 1), []byte{}, index)
		f.Add(bytes.Replace(text, []byte(`"bytes":`), []byte(`"bytes":99999999999`), 1), []byte{}, index)
		f.Add(bytes.Replace(text, []byte(`"bytes":`), []byte(`"bytes":-`), 1), []byte{}, index)
	}
	for _, bad := range append(bounds.Cuts(index, 8), bounds.Flips(index, 16)...) {
		f.Add(whole("pass"), []byte{}, bad)
	}
	f.Add(bounds.Deep("[", 100_000), bounds.Deep(`{"info":`, 20_000), bounds.Deep("[", 100_000))
	f.Add([]byte(strings.Repeat("x", 1<<20)), []byte("\n"), []byte(strings.Repeat(`[{"id":"`, 50_000)))
	f.Add([]byte("\n\n"), []byte("null\n"), []byte("null"))
	f.Fuzz(func(t *testing.T, one, other, index []byte) {
		bounds.Check(t, func() { shelved(t, string(one), string(other), string(index)) })
	})
}

func shelved(t *testing.T, one, other, index string) {
	keys := NewMemory()
	for key, text := range map[string]string{matchKey + "m": one, matchKey + "m" + otherSlot: other, indexKey: index} {
		if text != "" {
			if err := keys.Set(key, text); err != nil {
				t.Fatal(err)
			}
		}
	}
	s := In(keys)
	list, err := s.List()
	if err != nil {
		t.Fatalf("listing: got %v, want no error", err)
	}
	for _, info := range list {
		_, _, loaded := s.Load(info.ID)
		if _, err := s.Export(info.ID); err != nil && loaded == nil {
			t.Fatalf("exporting a match that opens: got %v, want no error", err)
		}
	}
	revision, err := s.Save("another", []byte("a new match"), Info{}, 0)
	if err != nil || revision == 0 {
		t.Fatalf("saving a new match: got revision %d, %v, want no error", revision, err)
	}
	if data, _, err := s.Load("another"); err != nil || string(data) != "a new match" {
		t.Fatalf("got %q, %v, want the new match", data, err)
	}
}
