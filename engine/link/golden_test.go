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
)

var update = flag.Bool("update", false, "write the golden link anew: only before a version is published")

// golden was written by version 1. It opens for ever, on every machine, to the same match.
//
//go:embed testdata/version1.txt
var golden string

func TestTheLinkOfVersion1Opens(t *testing.T) {
	rec := played(t, "long", dice.SeededName, 1939, 160)
	text := encoded(t, link.Letter{Record: rec, Sender: engine.Only(1), For: engine.Only(2), Note: "à toi"})
	if *update {
		if err := os.WriteFile("testdata/version1.txt", []byte(text+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if strings.TrimSpace(golden) != text {
		t.Error("the same match is written differently")
	}
	run, front, err := link.Open(golden, find)
	if err != nil {
		t.Fatal(err)
	}
	if front.Note != "à toi" || !bytes.Equal(record.Encode(run.Record), record.Encode(rec)) {
		t.Errorf("another match was opened: %+v", front)
	}
}
