package record_test

import (
	"bytes"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

var pebbles = recordtest.Pebbles(recordtest.First)

// played is a sealed record of a random match.
func played(t testing.TB, scenario, dealer string, seed uint64, most int) *record.Record {
	t.Helper()
	run, _, err := record.Begin(pebbles, recordtest.Header(pebbles, scenario, dealer), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, seed, most); err != nil {
		t.Fatal(err)
	}
	return run.Seal()
}

// copied is the record as another device would read it.
func copied(t testing.TB, rec *record.Record) *record.Record {
	t.Helper()
	again, err := record.Decode(record.Encode(rec))
	if err != nil {
		t.Fatal(err)
	}
	return again
}

func TestARecordIsReadAndReplayedAsItWasWritten(t *testing.T) {
	for seed := range uint64(8) {
		for _, dealer := range []string{dice.SeededName, dice.HandName} {
			rec := played(t, "long", dealer, seed, 1000)
			text := record.Encode(rec)
			run, report, err := record.Open(pebbles, copied(t, rec), nil)
			if err != nil {
				t.Fatalf("seed %d, %s: %v, want no error", seed, dealer, err)
			}
			if again := record.Encode(run.Seal()); !bytes.Equal(again, text) {
				t.Fatalf("seed %d, %s: the save differs after replay:\n%s\n%s, want %s", seed, dealer, text, again, text)
			}
			chance := 0
			for _, e := range rec.Entries {
				if e.Seat == engine.Chance {
					chance++
				}
			}
			if report.Answers != len(rec.Entries) || report.Dealt+report.Hand != chance || report.Undealt != 0 || report.Forced == 0 {
				t.Errorf("seed %d, %s: %d answers, %d of Chance: reported %+v: got Answers %v, report.Dealt + report.Hand %v, Undealt %v and Forced %v; want %v, %v, 0 and not 0",
					seed, dealer, len(rec.Entries), chance, report, report.Answers, report.Dealt+report.Hand, report.Undealt, report.Forced, len(rec.Entries), chance)
			}
			if dealer == dice.HandName && report.Dealt > 0 || dealer == dice.SeededName && report.Hand > 0 {
				t.Errorf("seed %d, %s: got %+v, want every die dealt, or every die by hand", seed, dealer, report)
			}
		}
	}
}

func TestAStretchBeginsWherePlayersChange(t *testing.T) {
	rec := played(t, "long", dice.SeededName, 5, 1000)
	if len(rec.Stretches) < 20 {
		t.Fatalf("only %d stretches in a long match of two players, want at least 20", len(rec.Stretches))
	}
	for _, s := range rec.Stretches[1:] {
		before := record.Nobody
		for _, e := range rec.Entries[:s.Begins] {
			if e.Seat != engine.Chance && e.By == "" {
				before = rec.Header.Holder(e.Seat)
			}
		}
		first := rec.Entries[s.Begins]
		if first.By != "" || rec.Header.Holder(first.Seat) == before {
			t.Errorf(`the stretch from answer %d begins with %v of the player before: got By %v and Holder(Seat) %v; want "" and not %v`, s.Begins, first, first.By, rec.Header.Holder(first.Seat), before)
		}
	}
}

// Every edit of one answer, one die or one removed answer is found, and the place named
// is not beyond the mark that follows the edit.
func TestEditedRecordsAreFound(t *testing.T) {
	src := recordtest.Source(99)
	faults := map[record.Fault]int{}
	var whole [10]*record.Record
	for seed := range whole {
		whole[seed] = played(t, "long", dice.SeededName, uint64(seed), 180+10*seed)
	}
	edits := 1000
	if runtime.GOARCH == "wasm" { // it is the same code, ten times slower
		edits = 100
	}
	for i := range edits {
		rec := copied(t, whole[i%10])
		at, what := edit(&src, rec)
		_, _, err := record.Replay(pebbles, rec, nil)
		var broken *record.Broken
		if !errors.As(err, &broken) {
			t.Fatalf("edit %d: %s at %d was not found: %v, want an error of type %T", i, what, at, err, broken)
		}
		if broken.Seq < at && broken.Fault != record.Missing || broken.Seq > (at/record.MarkInterval+1)*record.MarkInterval {
			t.Fatalf("edit %d: %s at %d: got it found at %d, want there or up to the next mark; %v", i, what, at, broken.Seq, err)
		}
		faults[broken.Fault]++
	}
	for _, fault := range []record.Fault{record.NotLegal, record.NotDealt, record.Differs} {
		if faults[fault] == 0 && edits == 1000 {
			t.Errorf("got %v, want some found as %q", faults, fault)
		}
	}
}

// edit changes a legal answer to another legal one, changes a die, or removes an answer.
func edit(src *recordtest.Source, rec *record.Record) (at int, what string) {
	for {
		at = src.Intn(len(rec.Entries))
		e := &rec.Entries[at]
		switch src.Intn(3) {
		case 0:
			if e.Seat == engine.Chance || e.Choice.Verb != "take" {
				continue
			}
			e.Choice.N = e.Choice.N%3 + 1
			return at, "answer changed"
		case 1:
			if e.Choice.Verb != engine.Roll {
				continue
			}
			e.Choice.N = e.Choice.N%6 + 1
			return at, "die changed"
		default:
			rec.Entries = slices.Delete(rec.Entries, at, at+1)
			return at, "answer removed"
		}
	}
}

func TestEveryKindOfForgeryIsNamed(t *testing.T) {
	find := func(rec *record.Record, want func(engine.Entry) bool) int {
		at := slices.IndexFunc(rec.Entries, want)
		if at < 0 {
			t.Fatalf("the match has no such answer: got %v, want least 0", at)
		}
		return at
	}
	for name, c := range map[string]struct {
		fault record.Fault
		forge func(rec *record.Record)
	}{
		"the last answer removed":    {record.Missing, func(r *record.Record) { r.Entries = r.Entries[:len(r.Entries)-1] }},
		"an answer added at the end": {record.Added, func(r *record.Record) { r.End.Seq-- }},
		"a die said to be thrown by hand": {record.ByHand, func(r *record.Record) {
			at := find(r, func(e engine.Entry) bool { return e.Choice.Verb == engine.Roll && e.Seq > 60 })
			r.Entries[at].By = dice.Hand
		}},
		"a free answer said to be forced": {record.WrongBy, func(r *record.Record) {
			at := find(r, func(e engine.Entry) bool { return e.Choice.Verb == "take" })
			r.Entries[at].By = record.ByForced
		}},
		"a stretch too many": {record.WrongAnchor, func(r *record.Record) {
			s := r.Stretches[3]
			s.Begins--
			r.Stretches = slices.Insert(r.Stretches, 3, s)
		}},
		"another secret": {record.NotDealt, func(r *record.Record) { r.Header.Secret = "of my choice" }},
		"a parent of one's own": {record.WrongAnchor, func(r *record.Record) {
			r.Stretches[2].Position[0]++
		}},
		"the wrong seat": {record.NotLegal, func(r *record.Record) {
			at := find(r, func(e engine.Entry) bool { return e.Choice.Verb == "take" })
			r.Entries[at].Seat = r.Entries[at].Seat%3 + 1
		}},
	} {
		t.Run(name, func(t *testing.T) {
			rec := copied(t, played(t, "long", dice.SeededName, 3, 320))
			c.forge(rec)
			_, _, err := record.Replay(pebbles, rec, nil)
			var broken *record.Broken
			if !errors.As(err, &broken) || broken.Fault != c.fault {
				t.Errorf("got %v, want %q", err, c.fault)
			}
		})
	}
}

func TestDiceByHandAreRefusedWhereTheProgramDeals(t *testing.T) {
	run, _, err := record.Begin(pebbles, recordtest.Header(pebbles, "short", dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range []struct {
		seat  engine.Seat
		words string
		by    string
	}{{recordtest.North, "throw:die/one", ""}, {engine.Chance, "", ""}, {recordtest.South, "throw:die/one", ""}, {engine.Chance, "6", dice.Hand}} {
		c, _ := engine.ParseChoice(a.words)
		if a.words == "" {
			c, _ = run.Deal(run.Match.Open()[0])
		}
		if _, _, err := run.Answer(a.seat, c, a.by); err != nil {
			t.Fatal(err)
		}
	}
	_, _, err = record.Replay(pebbles, copied(t, run.Seal()), nil)
	var broken *record.Broken
	if !errors.As(err, &broken) || broken.Fault != record.ByHand || broken.Seq != 3 {
		t.Errorf("got %v, want answer 3 refused as by hand", err)
	}
}

func TestCheckpointsTakeEverythingBack(t *testing.T) {
	run, _, err := record.Begin(pebbles, recordtest.Header(pebbles, "long", dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, 1, 120); err != nil {
		t.Fatal(err)
	}
	before, mark := record.Encode(run.Seal()), run.Checkpoint()
	for seed := range uint64(3) {
		if err := recordtest.Play(run, seed, 90); err != nil {
			t.Fatal(err)
		}
		run.Seal()
		run.Back(mark)
		if after := record.Encode(run.Seal()); !bytes.Equal(before, after) {
			t.Fatalf("the record differs after going back:\n%s\n%s, want %s", before, after, after)
		}
	}
	if err := recordtest.Play(run, 7, 90); err != nil {
		t.Fatal(err)
	}
	if _, _, err := record.Replay(pebbles, copied(t, run.Seal()), nil); err != nil {
		t.Errorf("what was played after going back does not replay: %v, want no error", err)
	}
}

func TestAWrittenPositionStartsARecord(t *testing.T) {
	h := recordtest.Header(pebbles, "short", dice.SeededName)
	h.Scenario = ""
	run, _, err := record.Begin(pebbles, h, pebbles.Example())
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, 4, 1000); err != nil {
		t.Fatal(err)
	}
	if _, _, err := record.Replay(pebbles, copied(t, run.Seal()), nil); err != nil {
		t.Error(err)
	}
	_, _, err = record.Begin(pebbles, h, []byte(`{"Turns":5000,"Turn":6000}`))
	var impossible *record.Impossible
	if !errors.As(err, &impossible) || len(impossible.Reasons) != 2 {
		t.Errorf("an impossible position was refused with %v: got impossible %+v; want an error of type %T and Reasons 2", err, impossible, impossible)
	}
}

func TestAnotherEdition(t *testing.T) {
	for _, c := range []struct {
		name    string
		edition recordtest.Edition
		way     record.Way
		fails   bool
	}{
		{"replays whole", recordtest.Edition{Name: "2", Word: "take", Most: 5, Schema: true}, record.Whole, false},
		{"replays from the last safe point", recordtest.Edition{Name: "2", Word: "take", Most: 2, Schema: true}, record.FromSafePoint, false},
		{"opens the safe point", recordtest.Edition{Name: "2", Word: "grab", Most: 3, Schema: true}, record.SafePointOnly, false},
		{"cannot be opened at all", recordtest.Edition{Name: "2", Word: "grab", Most: 3}, 0, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			old, way := sampleFor(t, c.way), c.way
			game := recordtest.Pebbles(c.edition)
			run, report, err := record.Open(game, old, nil)
			if c.fails {
				if err == nil {
					t.Fatalf("opened: %+v: got no error, want an error", report)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if report.Way != way || (report.Why == nil) != (way == record.Whole) {
				t.Fatalf("went way %d (%v), want %d", report.Way, report.Why, way)
			}
			if len(run.Record.Earlier)+len(run.Record.Entries)+report.Dropped != len(old.Entries) {
				t.Errorf("of %d answers %d are history, %d were entered, %d dropped: got %v, want %v",
					len(old.Entries), len(run.Record.Earlier), len(run.Record.Entries), report.Dropped, len(run.Record.Earlier)+len(run.Record.Entries)+report.Dropped, len(old.Entries))
			}
			// It goes on, and is read again by the new edition: its new dice are verified.
			if err := recordtest.Play(run, 8, 60); err != nil {
				t.Fatal(err)
			}
			_, again, err := record.Open(game, copied(t, run.Seal()), nil)
			if err != nil || again.Dealt == 0 || way == record.Whole && again.Undealt == 0 {
				t.Errorf("opened again: got %+v, %v; want it whole, or checked in part", again, err)
			}
		})
	}
}

// sampleFor is a record of the first edition that stops in mid-turn, after the answer
// that makes the way to be tested the only one.
func sampleFor(t *testing.T, way record.Way) *record.Record {
	t.Helper()
	for seed := range uint64(200) {
		rec := played(t, "long", dice.SeededName, seed, 200)
		after := rec.Entries[rec.Safe.Seq:]
		takes := slices.ContainsFunc(after, func(e engine.Entry) bool { return e.Choice.Verb == "take" })
		switch {
		case way == record.FromSafePoint && len(after) > 0 && !takes, way == record.SafePointOnly && takes, way == record.Whole:
			return copied(t, rec)
		}
	}
	t.Fatal("got no such record, want one")
	return nil
}

func TestDecodeRefuses(t *testing.T) {
	good := string(record.Encode(played(t, "short", dice.SeededName, 1, 20)))
	for name, c := range map[string]struct {
		text, why string
	}{
		"nothing":            {"", record.ErrNotASave.Error()},
		"another JSON":       {`{"a":1}`, record.ErrNotASave.Error()},
		"a newer format":     {strings.Replace(good, `"interbellum": 1`, `"interbellum": 6`, 1), "format 6"},
		"an unknown field":   {strings.Replace(good, `"header"`, `"extra": 1, "header"`, 1), "extra"},
		"a field in players": {strings.Replace(good, `"name"`, `"extra": 1, "name"`, 1), "extra"},
		"more after its end": {good + "{}", record.ErrNotASave.Error()},
		"a cut":              {good[:len(good)-10], record.ErrNotASave.Error()},
		"a seat held twice":  {strings.Replace(good, "1,\n        3", "1,\n        2", 1), "is impossible"},
		"a huge file":        {good + strings.Repeat(" ", record.MaxFile), "bytes"},
		"a wrong number":     {strings.Replace(good, "\"0 ", "\"77 ", 1), "cannot be read"},
	} {
		t.Run(name, func(t *testing.T) {
			if c.text == good {
				t.Fatalf("nothing was changed in\n%s: got text %v, want not %v", good, c.text, good)
			}
			_, err := record.Decode([]byte(c.text))
			if err == nil || !strings.Contains(err.Error(), c.why) {
				t.Errorf("got %v, want %q", err, c.why)
			}
		})
	}
}

func TestTheHeaderIsReadableAndFirst(t *testing.T) {
	text := string(record.Encode(played(t, "short", dice.SeededName, 1, 20)))
	if !strings.HasPrefix(text, "{\n\"interbellum\": 1,\n\"header\": {\n  \"id\": \"test-match\",\n  \"game\": \"pebbles\"") {
		t.Errorf("a save begins\n%s: got text %v, want \"{\\n\\\"interbellum\\\": 1,\\n\\\"header\\\": {\\n  \\\"id\\\": \\\"test-match\\\",\\n  \\\"game\\\": \\\"pebbles\\\"\" first", text[:200], text)
	}
}

func BenchmarkReplay(b *testing.B) {
	rec := played(b, "long", dice.SeededName, 1, 1000)
	b.ReportMetric(float64(len(rec.Entries)), "answers")
	for b.Loop() {
		if _, _, err := record.Replay(pebbles, rec, nil); err != nil {
			b.Fatal(err)
		}
	}
}

func ExampleReplay() {
	run, _, _ := record.Begin(pebbles, recordtest.Header(pebbles, "short", dice.SeededName), nil)
	recordtest.Play(run, 1, 8)
	rec := run.Seal()
	rec.Entries[0].Choice = engine.Choice{Verb: "steal"}
	_, _, err := record.Replay(pebbles, rec, nil)
	fmt.Println(err)
	// Output: answer 0 (steal, seat 1) is not legal: answer 0, steal by seat 1: is not among the legal answers (1)
}
