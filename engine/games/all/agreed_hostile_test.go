package all_test

import (
	"errors"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// agreedRun is a match of a game that goes on under its correction.
func agreedRun(t *testing.T, n int) (*engine.Game, *record.Run) {
	t.Helper()
	c := corrected[n]
	shipped, err := games.Find(c.game)
	if err != nil {
		t.Fatal(err)
	}
	run, _, err := record.Begin(shipped, recordtest.Header(shipped, c.scenario, dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	src := recordtest.Source(1)
	playOn(t, run, &src, 20)
	settle(t, run, record.Edition{House: packed(t, shipped, c.change, shipped.Edition)}, &src)
	until(t, run, &src)
	playOn(t, run, &src, 4)
	if run.Record.Now != 1 {
		t.Fatalf("%s: got edition %d in force, want the agreed one", c.game, run.Record.Now)
	}
	return shipped, run
}

// Nobody changes the edition of a match alone, nor at another moment than the answers say.
func TestAForgedChangeOfTheEditionIsRefused(t *testing.T) {
	for i := range corrected {
		shipped, run := agreedRun(t, i)
		run.Seal()
		last := run.Settled()[0].Seq
		begins := run.Record.Stretches[len(run.Record.Stretches)-1].Begins
		for what, forge := range map[string]func(*record.Record){
			"the edition denied":        func(r *record.Record) { r.Now = 0 },
			"never proposed":            func(r *record.Record) { r.Editions = append(r.Editions, r.Editions[0]) },
			"another one":               func(r *record.Record) { r.Editions = []record.Edition{{Name: shipped.Edition}} },
			"none":                      func(r *record.Record) { r.Editions, r.Now = nil, 0 },
			"an unsafe point":           func(r *record.Record) { r.Stretches[len(r.Stretches)-1].Begins = begins + 1 },
			"no stretch begins there":   func(r *record.Record) { r.Stretches = r.Stretches[:len(r.Stretches)-1] },
			"without the last's assent": func(r *record.Record) { r.Entries = append(r.Entries[:last:last], r.Entries[last+1:]...) },
		} {
			forged, err := record.Decode(record.Encode(run.Record))
			if err != nil {
				t.Fatal(err)
			}
			forge(forged)
			if forged, err = record.Decode(record.Encode(forged)); err == nil {
				_, _, err = record.Open(shipped, forged, nil)
			}
			if err == nil || strings.Contains(err.Error(), "engine/") {
				t.Errorf("%s, %s: got %v, want a sentence that refuses it", shipped.ID, what, err)
			}
		}
	}
}

// A link says which edition it has come to; its answers must come to the same.
func TestALinkThatChangesTheEditionAloneIsRefused(t *testing.T) {
	shipped, run := agreedRun(t, 0)
	find := func(id string) *engine.Game { g, _ := games.ByID(id); return g }
	before := run.Settled()[0].Seq
	alone, _, err := record.Begin(shipped, run.Record.Header, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := alone.CarryEditions(run.Record.Editions); err != nil {
		t.Fatal(err)
	}
	if err := alone.Again(run.Record.Entries[:before]); err != nil {
		t.Fatal(err)
	}
	alone.Seal()
	alone.Record.Now = 1
	letter := link.Letter{Record: alone.Record, Sender: run.Record.Header.Players[0].Seats}
	text, err := link.Encode(shipped, letter)
	if err != nil {
		t.Fatal(err)
	}
	damaged := new(link.Damaged)
	if _, _, err := link.Open(text, find); !errors.As(err, &damaged) || !strings.Contains(err.Error(), "agreed editions") {
		t.Errorf("without the last player's assent: got %v, want it refused", err)
	}
	alone.Record.Now = 0
	if text, err = link.Encode(shipped, letter); err != nil {
		t.Fatal(err)
	}
	if _, _, err := link.Open(text, find); err != nil {
		t.Errorf("while it is proposed: %v", err)
	}
	for n := range len(text) {
		if _, _, err := link.Open(text[:n], find); err == nil {
			t.Fatalf("cut to %d of %d characters: got a match", n, len(text))
		}
	}
}

// Whether an edition may be proposed says nothing about what others hold.
func TestAnEditionOfHiddenThingsIsNotProposed(t *testing.T) {
	shipped, run := agreedRun(t, 1)
	for _, name := range shipped.Guarded {
		if shipped.Text(name) == "" {
			t.Errorf("%s: got no such file, want one that players hold something of", name)
		}
	}
	e := record.Edition{House: packed(t, shipped, corrected[1].change, shipped.Edition)}
	if err := run.Adoptable(e); err == nil || err.Error() != "the match already uses this edition" {
		t.Errorf("the edition in force: got %v, want it refused", err)
	}
}
