package link_test

import (
	"bytes"
	_ "embed"
	"flag"
	"os"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

var update = flag.Bool("update", false, "write the golden link anew: only before a version is published")

// first was written by version 1, golden by version 2, third, of a match whose players have
// agreed on much, by version 3. They open for ever, on every machine, to the same match.
var (
	//go:embed testdata/version1.txt
	first string
	//go:embed testdata/version2.txt
	golden string
	//go:embed testdata/version3.txt
	third string
)

func TestTheLinkOfVersion3Opens(t *testing.T) {
	open := recordtest.Pebbles(recordtest.Edition{Name: "1", Word: "take", Most: 3, Schema: true, Open: true})
	rec, run := agreed(t, open, 4)
	text, err := link.Encode(open, link.Letter{Record: rec, Note: "einverstanden?", Bare: true})
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile("testdata/version3.txt", []byte(text+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if strings.TrimSpace(third) != text {
		t.Errorf("the same match is written differently: got %v, want %v", strings.TrimSpace(third), text)
	}
	again, front, err := link.Open(third, func(string) *engine.Game { return open })
	if err != nil {
		t.Fatal(err)
	}
	if front.Note != "einverstanden?" || len(again.Settled()) != len(run.Settled()) || !bytes.Equal(record.Encode(again.Record), record.Encode(rec)) {
		t.Errorf(`another match was opened: %+v: got Note %v, Settled %v and Encode(Record) %s; want "einverstanden?", %v and %s`, front, front.Note, len(again.Settled()), record.Encode(again.Record), len(run.Settled()), record.Encode(rec))
	}
}

func TestTheLinksOfEveryVersionOpen(t *testing.T) {
	rec := played(t, "long", dice.SeededName, 1939, 160)
	text := encoded(t, link.Letter{Record: rec, Sender: engine.Only(1), For: engine.Only(2), Note: "à toi", Bare: true})
	if *update {
		if err := os.WriteFile("testdata/version2.txt", []byte(text+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if strings.TrimSpace(golden) != text {
		t.Errorf("the same match is written differently: got %v, want %v", strings.TrimSpace(golden), text)
	}
	for version, text := range []string{first, golden} {
		run, front, err := link.Open(text, find)
		if err != nil {
			t.Fatalf("version %d: %v, want no error", version+1, err)
		}
		if front.Note != "à toi" || !bytes.Equal(record.Encode(run.Record), record.Encode(rec)) {
			t.Errorf(`version %d: another match was opened: %+v: got Note %v and Encode(Record) %s; want "à toi" and %s`, version+1, front, front.Note, record.Encode(run.Record), record.Encode(rec))
		}
	}
}
