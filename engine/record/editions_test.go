package record_test

import (
	"errors"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// sameRules is another edition that rules and counts as the first one does.
var sameRules = recordtest.Pebbles(recordtest.Edition{Name: "2", Word: "take", Most: 3, Schema: true})

// askedForADie is a match of the first edition that waits for a die, opened under sameRules up to the throw.
func askedForADie(t *testing.T, edition string) (*record.Run, engine.Decision) {
	t.Helper()
	h := recordtest.Header(pebbles, "long", dice.SeededName)
	h.Edition = edition
	run, _, err := record.BeginUnder(sameRules, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	src := recordtest.Source(5)
	for len(run.Record.Entries) < 40 || run.Match.Open()[0].Kind != "die" {
		if err := recordtest.Step(run, &src); err != nil {
			t.Fatal(err)
		}
	}
	return run, run.Match.Open()[0]
}

func TestAChangeOfEditionThrowsNoDieAnew(t *testing.T) {
	run, d := askedForADie(t, "1")
	want, _ := run.Deal(d)
	for _, edition := range []string{"0", "2"} {
		run.NewEdition(edition)
		if got, _ := run.Deal(d); got != want {
			t.Errorf("under edition %s the next die is %s, want %s as before", edition, got, want)
		}
	}
	if _, _, err := run.Answer(engine.Chance, want, ""); err != nil {
		t.Fatal(err)
	}
	if _, report, err := record.Replay(sameRules, copied(t, run.Seal()), nil); err != nil || report.Unsure != 0 || report.Undealt != 0 {
		t.Errorf("got %+v, %v; want every die checked", report, err)
	}
}

// otherFace is a face that was not dealt.
func otherFace(d engine.Decision, dealt engine.Choice) engine.Choice {
	return d.Legal[(slices.Index(d.Legal, dealt)+1)%len(d.Legal)]
}

func TestADieOfAnOlderEditionIsToldApart(t *testing.T) {
	run, d := askedForADie(t, "1")
	dealt, _ := run.Deal(d)
	at := len(run.Record.Entries)
	if _, _, err := run.Answer(engine.Chance, otherFace(d, dealt), ""); err != nil {
		t.Fatal(err)
	}
	run.NewEdition("2")
	if err := recordtest.Play(run, 9, 60); err != nil {
		t.Fatal(err)
	}
	_, report, err := record.Open(sameRules, copied(t, run.Seal()), nil)
	if err != nil || report.Way != record.Whole || report.Unsure != at+1 || report.Undealt != 1 || report.Dealt < 2 {
		t.Errorf("got %+v, %v; want it whole, with one die before answer %d in doubt", report, err, at+1)
	}
}

// A file may not leave this edition for another one, nor hide a forged die of this edition behind an older beginning.
func TestFilesThatHideBehindAnEditionAreRefused(t *testing.T) {
	for name, c := range map[string]struct {
		begins string
		fault  record.Fault
		forge  func(run *record.Run, d engine.Decision)
	}{
		"to another edition and back": {"2", record.BackAgain, func(run *record.Run, d engine.Decision) {
			run.NewEdition("x")
			dealt, _ := run.Deal(d)
			run.Answer(engine.Chance, otherFace(d, dealt), "")
			run.NewEdition("2")
		}},
		"a die of this edition, after an older one": {"1", record.NotDealt, func(run *record.Run, d engine.Decision) {
			run.NewEdition("2")
			dealt, _ := run.Deal(d)
			run.Answer(engine.Chance, otherFace(d, dealt), "")
		}},
	} {
		t.Run(name, func(t *testing.T) {
			run, d := askedForADie(t, c.begins)
			c.forge(run, d)
			rec := copied(t, run.Seal())
			if rec.Safe == nil {
				t.Fatal("the match has passed no safe point, which shows little: got none, want one")
			}
			var broken *record.Broken
			_, report, err := record.Open(sameRules, rec, nil)
			if !errors.As(err, &broken) || broken.Fault != c.fault {
				t.Errorf("got %+v, %v; want it refused as %q", report, err, c.fault)
			}
		})
	}
}
