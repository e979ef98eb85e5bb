package link_test

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// A later edition that rules as the first one does, and the first one's match that it goes on with.
var second = recordtest.Pebbles(recordtest.Edition{Name: "2", Word: "take", Most: 3, Schema: true})

func findSecond(string) *engine.Game { return second }

// under plays a match of the second edition's program whose first answers count as another edition's; with a forged die
// the last of those is a die that was not dealt.
func under(t *testing.T, edition string, forged bool) (rec *record.Record, older int) {
	t.Helper()
	h := recordtest.Header(second, "long", dice.SeededName)
	h.Edition = edition
	run, _, err := record.BeginUnder(second, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	src := recordtest.Source(8)
	step := func(until func() bool) {
		for !until() {
			if err := recordtest.Step(run, &src); err != nil {
				t.Fatal(err)
			}
		}
	}
	step(func() bool { return len(run.Record.Entries) > 50 && run.Match.Open()[0].Kind == "die" })
	if forged {
		d := run.Match.Open()[0]
		dealt, _ := run.Deal(d)
		other := d.Legal[(slices.Index(d.Legal, dealt)+1)%6]
		if _, _, err := run.Answer(engine.Chance, other, ""); err != nil {
			t.Fatal(err)
		}
	}
	older = len(run.Record.Entries)
	run.NewEdition(second.Edition)
	step(func() bool { return len(run.Record.Entries) >= older+40 })
	return run.Seal(), older
}

// cutAt is a match as it stood after so many answers.
func cutAt(t *testing.T, rec *record.Record, n int) *record.Record {
	t.Helper()
	run, _, err := record.BeginUnder(second, rec.Header, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range rec.Entries[:n] {
		if _, _, err := run.Answer(e.Seat, e.Choice, e.By); err != nil {
			t.Fatal(err)
		}
	}
	return run.Seal()
}

func sentBySecond(t *testing.T, rec *record.Record) string {
	t.Helper()
	text, err := link.Encode(second, link.Letter{Record: rec, Bare: true})
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// What an older edition answered is trusted as far as it is here, and no further.
func TestADieOfAnOlderEditionMustBeHere(t *testing.T) {
	rec, older := under(t, "1", true)
	text := sentBySecond(t, rec)
	run, _, err := link.Join(text, findSecond, nil)
	if err != nil || run.Unsure() != older || run.Undealt() != 1 {
		t.Fatalf("where the match is new: %v; want it open, with answers up to %d in doubt", err, older)
	}
	if _, _, err := link.Join(text, findSecond, cutAt(t, rec, older)); err != nil {
		t.Errorf("where all of the older edition is here: %v, want no error", err)
	}
	var unchecked *link.Unchecked
	run, _, err = link.Join(text, findSecond, cutAt(t, rec, older-1))
	if !errors.As(err, &unchecked) || unchecked.Since != older-1 || unchecked.Seq != older-1 || run == nil {
		t.Errorf("where one die is not here: got %v, want answer %d refused and the match as a copy", err, older-1)
	}
}

// An honest match that began under an older edition opens wherever it arrives.
func TestAMatchOfTwoEditionsThatWasDealtHonestly(t *testing.T) {
	rec, older := under(t, "1", false)
	for _, here := range []*record.Record{nil, cutAt(t, rec, 0), cutAt(t, rec, older), rec} {
		run, _, err := link.Join(sentBySecond(t, rec), findSecond, here)
		if err != nil || run.Unsure() != 0 || !bytes.Equal(record.Encode(run.Record), record.Encode(rec)) {
			t.Errorf("got %v, want the same match with nothing in doubt", err)
		}
	}
	// A program that has only the first edition replays it all, deals every die again, and answers. The second program
	// reads that.
	run, _, err := link.Open(sentBySecond(t, rec), find)
	if err != nil || run.Edition() != "1" || run.Unsure() != 0 {
		t.Fatalf("with the first edition: %v, want it open", err)
	}
	if err := recordtest.Play(run, 3, 30); err != nil {
		t.Fatal(err)
	}
	again, _, err := link.Join(encoded(t, link.Letter{Record: run.Seal(), Bare: true}), findSecond, rec)
	if err != nil || again.Unsure() != 0 || again.Edition() != "2" || len(again.Record.Entries) != len(run.Record.Entries) {
		t.Errorf("and back: %v, want it open", err)
	}
	if _, report, err := record.Open(second, again.Seal(), nil); err != nil || report.Way != record.Whole || report.Unsure != 0 {
		t.Errorf("kept, it opens with %+v, %v; want no error, Way %v and Unsure 0", report, err, record.Whole)
	}
}

func TestALinkThatComesBackToItsEditionIsRefused(t *testing.T) {
	rec, older := under(t, "2", false)
	rec.Stretches = append(rec.Stretches, record.Stretch{Begins: older, Edition: "x"}, record.Stretch{Begins: older + 1, Edition: "2"})
	text, err := link.Encode(second, link.Letter{Record: rec, Bare: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, find := range []func(string) *engine.Game{findSecond, find} {
		if _, _, err := link.Open(text, find); !errors.Is(err, link.ErrBackAndForth) {
			t.Errorf("got %v, want it refused for its editions", err)
		}
	}
}

func TestADieByHandIsRefusedWhereTheProgramDeals(t *testing.T) {
	rec := played(t, "long", dice.SeededName, 3, 60)
	for i := range slices.Backward(rec.Entries) {
		if rec.Entries[i].Seat == engine.Chance {
			rec.Entries[i].By = dice.Hand
			break
		}
	}
	var diverged *link.Diverged
	if _, _, err := link.Open(encoded(t, link.Letter{Record: rec}), find); !errors.As(err, &diverged) || diverged.Err == nil {
		t.Errorf("got %v, want the die refused", err)
	}
}

// A link opens no match that could not be read again once it is saved.
func TestWhatALinkMayHoldASaveMayHold(t *testing.T) {
	rec := played(t, "long", dice.SeededName, 3, 60)
	rec.Header.Players[0].Name = string(bytes.Repeat([]byte("B"), record.MaxText))
	run, _, err := link.Open(encoded(t, link.Letter{Record: rec}), find)
	if err != nil || record.Saves(run.Record) != nil {
		t.Errorf("a name of %d letters: %v; want no error and Saves(Record) none", record.MaxText, err)
	}
	rec.Header.Players[0].Name += "B"
	if _, _, err := link.Open(encoded(t, link.Letter{Record: rec}), find); !errors.As(err, new(*link.Damaged)) {
		t.Errorf("a name of %d letters: got %v, want it refused", record.MaxText+1, err)
	}
}
