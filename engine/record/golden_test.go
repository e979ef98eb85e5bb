package record_test

import (
	"bytes"
	_ "embed"
	"flag"
	"os"
	"testing"

	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

var update = flag.Bool("update", false, "write the golden save anew: only before a format is published")

// golden was written by format 1. It opens for ever, on every machine, to the same bytes.
//
//go:embed testdata/format1.json
var golden []byte

// second was written by format 2: its players have agreed on much.
//
//go:embed testdata/format2.json
var second []byte

func TestTheSaveOfFormat2Opens(t *testing.T) {
	if *update {
		run := playedRun(t, open, 1939, 40)
		if _, err := run.Amend(1, []byte(`{"Turns":150,"Turn":3,"Heap":[0,7,8,9]}`)); err != nil {
			t.Fatal(err)
		}
		give(t, run, "2 agree:amend")
		if err := recordtest.Accord(run, 1939, 160); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile("testdata/format2.json", record.Encode(run.Seal()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	rec, err := record.Decode(second)
	if err != nil {
		t.Fatal(err)
	}
	run, report, err := record.Open(open, rec, nil)
	if err != nil {
		t.Fatal(err)
	}
	if report.Way != record.Whole || report.Agreed < 2 || report.StoodIn == 0 {
		t.Errorf("opened with %+v: got Way %v, Agreed %v and StoodIn %v; want %v, at least 2 and not 0", report, report.Way, report.Agreed, report.StoodIn, record.Whole)
	}
	if again := record.Encode(run.Seal()); !bytes.Equal(again, second) {
		t.Errorf("written again it differs:\n%s, want %s", again, second)
	}
}

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
		t.Errorf("opened with %+v: got Way %v, Answers %v and Dealt %v; want %v, 160 and not 0", report, report.Way, report.Answers, report.Dealt, record.Whole)
	}
	if again := record.Encode(run.Seal()); !bytes.Equal(again, golden) {
		t.Errorf("written again it differs:\n%s, want %s", again, golden)
	}
}
