package games

import (
	"errors"
	"testing"

	"interbellum/engine"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// flood gives so many orders, or proposes and withdraws as often.
func flood(t *testing.T, run *record.Run, kind string, times int) error {
	t.Helper()
	for i := range times {
		var asked []engine.Decision
		for _, d := range append(run.Match.Rights(), run.Agreements()...) {
			if d.Kind == kind {
				asked = append(asked, d)
			}
		}
		if len(asked) == 0 {
			t.Fatalf("nothing of the kind %q can be said: got none, want some", kind)
		}
		d := asked[i%len(asked)]
		c := d.Legal[i%len(d.Legal)]
		if kind == engine.Agreement { // what has no effect
			d, c = asked[0], engine.Choice{Verb: record.ProposeVerb, On: record.EndMatch}
			if !d.Allows(c) {
				c.Verb = record.WithdrawVerb
			}
		}
		if _, _, err := run.Answer(d.Seat, c, ""); err != nil {
			return err
		}
	}
	return nil
}

// opening counts the allocations that opening a match's link takes: a measure of its work that no busy machine changes.
func opening(t *testing.T, run *record.Run) int {
	t.Helper()
	text, err := link.Encode(run.Game, link.Letter{Record: run.Seal(), Bare: true})
	if err != nil {
		t.Fatal(err)
	}
	return int(testing.AllocsPerRun(1, func() {
		if _, _, err := link.Open(text, func(string) *engine.Game { return run.Game }); err != nil {
			t.Fatal(err)
		}
	}))
}

// An order or a proposal in a link takes no more work to open than a few answers to the game.
func TestAFloodOfOrdersIsAsCheapAsAnswers(t *testing.T) {
	const answers, asides = 300, 900
	for _, m := range []struct{ game, scenario string }{{"cataclysm", "cataclysm"}, {"triumph", "1936"}, {"conquest", "1936"}} {
		for _, kind := range []string{engine.OrderVerb, engine.Agreement} {
			t.Run(m.game+", "+kind, func(t *testing.T) {
				run := played(t, m.game, m.scenario, 3, answers)
				plain := opening(t, run)
				if err := flood(t, run, kind, asides); err != nil {
					t.Fatal(err)
				}
				one, each := plain/answers, (opening(t, run)-plain)/asides
				t.Logf("an answer takes %d allocations, an order or proposal %d", one, each)
				if each > 2*one {
					t.Errorf("each takes %d allocations, want no more than twice an answer's %d", each, one)
				}
			})
		}
	}
}

func TestAFloodOfOrdersIsBounded(t *testing.T) {
	for _, kind := range []string{engine.OrderVerb, engine.Agreement} {
		run := played(t, "conquest", "rising-sun", 3, 100)
		err := flood(t, run, kind, 2000)
		if !errors.Is(err, record.ErrAside) || len(run.Record.Entries) > 1200 {
			t.Errorf("%s: got %v after %d answers, want an end", kind, err, len(run.Record.Entries))
		}
		for _, d := range run.Rights() {
			if d.Kind == kind {
				t.Errorf("%s is still offered: got Kind %v, want not %v", kind, d.Kind, kind)
			}
		}
	}
}
