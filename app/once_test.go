package app

import (
	"testing"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// countsApplied has the answers counted that are applied in matches of a game, until the test ends.
func countsApplied(t *testing.T, id string) *int {
	t.Helper()
	game, found := games.ByID(id)
	if !found {
		t.Fatalf("no game %q", id)
	}
	before := *game
	now, applied := recordtest.Counted(&before)
	*game = *now
	t.Cleanup(func() { *game = before })
	return applied
}

// A link is replayed once, whether its match is new here or goes on, and the match is opened without another replay.
func TestALinkIsReplayedOnce(t *testing.T) {
	applied := countsApplied(t, "toy")
	ann, bob := deskAt(store.NewMemory(), "a"), deskAt(store.NewMemory(), "b")
	begin(t, ann, "toy", 2, "Ann", "Bob")
	pick := chance(1)
	send := func(more int) (text string, answers int) {
		t.Helper()
		for range more {
			step(t, ann, &pick)
		}
		rec := ann.Table.Session.Record()
		text, err := link.Encode(ann.Table.Session.Game(), link.Letter{Record: rec, Sender: engine.Only(1)})
		if err != nil {
			t.Fatal(err)
		}
		return text, len(rec.Entries)
	}
	for _, c := range []struct {
		name string
		more int
	}{{"new here", 20}, {"goes on", 10}} {
		text, answers := send(c.more)
		*applied = 0
		if err := bob.Inbox.Receive(text); err != nil {
			t.Fatal(err)
		}
		if bob.Table.Session == nil || bob.Table.Session.Seq() != answers {
			t.Fatalf("%s: the match is not on the table with its %d answers", c.name, answers)
		}
		if *applied != answers {
			t.Errorf("%s: got %d answers applied, want each of %d once", c.name, *applied, answers)
		}
		if lines := len(bob.Table.Session.Log(record.Nobody, -1)); lines != answers+1 {
			t.Errorf("%s: got %d lines in the log, want %d", c.name, lines, answers+1)
		}
	}
}
