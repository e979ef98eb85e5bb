package shelf_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine/record"
)

func TestAnExportedMatchIsTakenInElsewhere(t *testing.T) {
	s := tab(t, store.NewMemory(), "new")
	three(t, s)
	name, data, err := s.Export("b")
	if err != nil || name != "interbellum-Vaasa" {
		t.Fatalf("got the file %q, %v; want interbellum-Vaasa", name, err)
	}
	rec, err := record.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	here, _ := stored(t, s, "b")
	if rec.Header.Title != "Vaasa" || here.Header.Title != "" {
		t.Errorf("got the title %q in the file and %q here, want it in the file alone", rec.Header.Title, here.Header.Title)
	}
	keys := store.NewMemory()
	other := tab(t, keys, "other")
	if _, way, _, err := other.Take(rec, store.Info{}, replays(data), nil); err != nil || way != shelf.Added {
		t.Fatalf("taken in on another device: got %v, %v, want it added", way, err)
	}
	want(t, other, keys, "taken in", "Vaasa")
	if there, _ := stored(t, other, "b"); string(record.Encode(there)) != string(record.Encode(here)) {
		t.Error("got another match on the other device, want the same")
	}
}

func TestADamagedMatchIsExportedAsItIsStored(t *testing.T) {
	keys := store.NewMemory()
	s := tab(t, keys, "new")
	three(t, s)
	spoil(t, keys, "b", "half a match")
	_, data, err := s.Export("b")
	if err != nil || string(data) != "half a match" {
		t.Errorf("got %q, %v, want the stored text", data, err)
	}
	if _, _, err := s.Export("x"); !errors.As(err, new(*store.Missing)) {
		t.Errorf("got %v for a match that is not there, want it refused as missing", err)
	}
}

func TestAllMatchesInOneFile(t *testing.T) {
	keys := store.NewMemory()
	s := tab(t, keys, "new")
	if _, _, err := s.ExportAll(); err == nil {
		t.Error("got a file of no matches, want it refused")
	}
	three(t, s)
	put(t, s, played(t, "d", 12, 3), store.Info{Title: "Ypern", Saved: 1})
	refresh(t, s)
	if _, err := s.Bin("a"); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Archive("c"); err != nil {
		t.Fatal(err)
	}
	spoil(t, keys, "d", "half a match")
	refresh(t, s)
	name, data, err := s.ExportAll()
	if want := "interbellum-matches-" + start.Format("2006-01-02"); err != nil || name != want {
		t.Fatalf("got the file %q, %v, want %q", name, err, want)
	}
	var all shelf.Bundle
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatalf("the file: got %v, want JSON\n%s", err, data)
	}
	var listed []string
	for _, info := range all.Matches {
		listed = append(listed, info.ID)
	}
	if got, want := strings.Join(listed, " "), "b c d"; got != want || len(all.Saves) != 3 || all.Format != 1 {
		t.Fatalf("got the matches %q and %d saves of format %d, want %q: the archive's, and not the bin's", got, len(all.Saves), all.Format, want)
	}
	for i, title := range []string{"Vaasa", "Wien"} {
		rec, err := record.Decode(all.Saves[i])
		if err != nil || rec.Header.Title != title || rec.Header.ID != listed[i] {
			t.Errorf("save %d: got %v, want %q", i, err, title)
		}
	}
	if !all.Matches[1].Archived {
		t.Error("got Wien among the others, want it in the archive as here")
	}
	if got, want := string(all.Saves[2]), `"half a match"`; got != want {
		t.Errorf("of a match that cannot be read: got %s, want %s", got, want)
	}
}

func TestFileNames(t *testing.T) {
	for title, want := range map[string]string{
		"Vaasa":            "interbellum-Vaasa",
		"Days of Decision": "interbellum-Days-of-Decision",
		"Anna / Bob: 3/4":  "interbellum-Anna-Bob-3-4",
		"../../etc":        "interbellum-etc",
		"戦争":               "interbellum",
		"":                 "interbellum",
	} {
		if got := shelf.FileName(title); got != want {
			t.Errorf("%q: got %q, want %q", title, got, want)
		}
	}
}
