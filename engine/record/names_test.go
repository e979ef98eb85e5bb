package record_test

import (
	"bytes"
	"errors"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// The name of an edition as it is now, and as it was once.
const (
	newName = "ad673e0999c0ffee0123456789abcdef"
	oldName = "ad673e09"
)

func named(edition string) *engine.Game {
	return recordtest.Pebbles(recordtest.Edition{Name: edition, Word: "take", Most: 3, Schema: true})
}

// begun is a match that a program of this edition has begun, with dice in it.
func begun(t *testing.T, g *engine.Game) *record.Run {
	t.Helper()
	run, _, err := record.Begin(g, recordtest.Header(g, "long", dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, 5, 120); err != nil {
		t.Fatal(err)
	}
	return run
}

func TestARecordWithAShortNameIsOfThisEdition(t *testing.T) {
	save := record.Encode(begun(t, named(oldName)).Seal())
	rec, err := record.Decode(save)
	if err != nil {
		t.Fatal(err)
	}
	run, report, err := record.Open(named(newName), rec, nil)
	if err != nil || report.Way != record.Whole || report.Dealt == 0 || report.Unsure != 0 || rec.Older(newName) != 0 {
		t.Fatalf("got %+v, %v, %d answers older; want it whole, all dice dealt again, and none", report, err, rec.Older(newName))
	}
	if again := record.Encode(run.Seal()); !bytes.Equal(again, save) {
		t.Errorf("saved again: got %s, want %s", again, save)
	}
	rec.Entries[len(rec.Entries)-1].Seat = 0
	if _, _, err := record.Open(named(newName), rec, nil); !errors.As(err, new(*record.Broken)) {
		t.Errorf("with an answer of this edition changed: got %v, want it refused as broken", err)
	}
}

func TestARecordThatAnOlderProgramWentOnWithIsOfThisEdition(t *testing.T) {
	run := begun(t, named(newName))
	older, _, err := record.Open(named(oldName), copied(t, run.Seal()), nil)
	if err != nil {
		t.Fatal(err)
	}
	older.Record.Stretches = append(older.Record.Stretches, record.Stretch{Begins: len(older.Record.Entries), Edition: oldName, Position: older.Mark().Position})
	if err := recordtest.Play(older, 6, 40); err != nil {
		t.Fatal(err)
	}
	again, report, err := record.Open(named(newName), copied(t, older.Seal()), nil)
	if err != nil || report.Way != record.Whole || report.Unsure != 0 || report.Undealt != 0 || !bytes.Equal(record.Encode(again.Seal()), record.Encode(older.Record)) {
		t.Errorf("got %+v, %v; want it whole, without doubt, and saved as it was", report, err)
	}
}

func TestARecordWithAnotherShortNameIsNotOfThisEdition(t *testing.T) {
	run := begun(t, named("ad673e0a"))
	got, report, err := record.Open(named(newName), copied(t, run.Seal()), nil)
	if err != nil || got.Edition() != newName || len(got.Record.Stretches) < 2 || copied(t, run.Record).Older(newName) != len(run.Record.Entries) {
		t.Errorf("got %+v, %v; want it replayed, and gone on with as edition %s", report, err, newName)
	}
}
