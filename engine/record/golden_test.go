package record_test

import (
	"bytes"
	_ "embed"
	"flag"
	"os"
	"testing"

	"interbellum/engine/dice"
	"interbellum/engine/record"
)

var update = flag.Bool("update", false, "write the golden save anew: only before a format is published")

// golden was written by format 1. It opens for ever, on every machine, to the same bytes.
//
//go:embed testdata/format1.json
var golden []byte

func TestTheSaveOfFormat1Opens(t *testing.T) {
	if *update {
		if err := os.WriteFile("testdata/format1.json", record.Encode(played(t, "long", dice.SeededName, 1939, 160)), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	rec, err := record.Decode(golden)
	if err != nil {
		t.Fatal(err)
	}
	run, report, err := record.Open(pebbles, rec, nil)
	if err != nil {
		t.Fatal(err)
	}
	if report.Way != record.Whole || report.Answers != 160 || report.Dealt == 0 {
		t.Errorf("opened with %+v", report)
	}
	if again := record.Encode(run.Seal()); !bytes.Equal(again, golden) {
		t.Errorf("written again it differs:\n%s", again)
	}
}
