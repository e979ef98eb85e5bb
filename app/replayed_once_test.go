package app

import (
	"testing"

	"interbellum/app/match"
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
		t.Fatalf("no game %q: got false, want true", id)
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
		rec := ann.Table.Session.Play.Record()
		text, err := link.Encode(ann.Table.Session.Play.Game(), link.Letter{Record: rec, Sender: engine.Only(1)})
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
		if bob.Table.Session == nil || bob.Table.Session.Play.Seq() != answers {
			t.Fatalf("%s: the match is not on the table with its %d answers: got Session %v; want Session one and Seq %v", c.name, answers, bob.Table.Session, answers)
		}
		if *applied != answers {
			t.Errorf("%s: got %d answers applied, want each of %d once", c.name, *applied, answers)
		}
		if lines := len(bob.Table.Session.Play.Log(record.Nobody, -1)); lines != answers+1 {
			t.Errorf("%s: got %d lines in the log, want %d", c.name, lines, answers+1)
		}
	}
}

// long is a match of two at one table whose last answers are far from its beginning, and the memory in which it is saved.
func long(t *testing.T, answers int) (keys *store.Memory, id string) {
	t.Helper()
	keys = store.NewMemory()
	d, pick := deskAt(keys, "l"), chance(1)
	begin(t, d, "toy", 2, "Ann", "Bob")
	for d.Table.Session.Play.Seq() < answers {
		step(t, d, &pick)
	}
	return keys, d.Table.Info.ID
}

// A match on this device is shown after no more answers than follow its saved position. Each is verified before the first
// one is given, and a program is not asked before.
func TestOnesOwnMatchIsShownBeforeItIsVerified(t *testing.T) {
	keys, id := long(t, 120)
	applied := countsApplied(t, "toy")
	d := deskAt(keys, "m")
	var later []func()
	d.Later = func(f func()) { later = append(later, f) }
	if err := d.Open(id); err != nil {
		t.Fatal(err)
	}
	answers := d.Table.Session.Play.Seq()
	if d.Table.Info.Snapshot.Seq == 0 {
		t.Fatalf("no position was saved with it: got %v, want not 0", d.Table.Info.Snapshot.Seq)
	}
	if want := answers - d.Table.Info.Snapshot.Seq; *applied != want || want > record.MarkInterval+recentMost {
		t.Errorf("shown: got %d answers applied, want %d of %d", *applied, want, answers)
	}
	if d.Table.Session.Verification.Done() || d.Screen != TableScreen || !shows(d, "data-answer") && !d.Table.Covered {
		t.Errorf("got screen %v, verified %v; want the table before it is verified", d.Screen, d.Table.Session.Verification.Done())
	}
	page := html(d)

	*applied = 0
	done := false
	if !d.Table.Verifier.waits(func() { done = true }) {
		t.Error("got a command about the match carried out at once, want it to wait")
	}
	for len(later) > 0 {
		f := later[0]
		later = later[1:]
		f()
	}
	if !d.Table.Session.Verification.Done() || !done {
		t.Fatalf("got verified %v, done %v; want both once nothing is left to do later", d.Table.Session.Verification.Done(), done)
	}
	if *applied != answers {
		t.Errorf("verified: got %d answers applied, want each of %d once", *applied, answers)
	}
	if lines := len(d.Table.Session.Play.Log(record.Nobody, -1)); lines != answers+1 {
		t.Errorf("got %d lines in the log, want %d", lines, answers+1)
	}
	if d.Table.Covered { // what lies beside the board knows more of the log now
		if now := html(d); now != page {
			t.Errorf("got another page once it is verified:\n%s\nwant\n%s", now, page)
		}
	}
}

// An answer before the pauses are over verifies the rest of the match at once.
func TestNothingIsAnsweredBeforeItIsVerified(t *testing.T) {
	keys, id := long(t, 120)
	d := deskAt(keys, "m")
	d.Later = func(func()) {}
	if err := d.Open(id); err != nil {
		t.Fatal(err)
	}
	if d.Table.Session.Verification.Done() {
		t.Fatal("it is verified already: got true, want false")
	}
	if d.Table.Covered {
		d.Table.Ready()
	}
	pick := chance(2)
	step(t, d, &pick)
	if !d.Table.Session.Verification.Done() {
		t.Error("it was answered and is not verified: got false, want true")
	}
}

// A match whose save was changed is refused with the sentence of old, and stays on the shelf as it is.
func TestAChangedSaveIsRefusedBehindItsPosition(t *testing.T) {
	keys, id := long(t, 120)
	before := deskAt(keys, "m")
	data, info, err := before.Shelf.Store.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	rec, err := record.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	for i, e := range rec.Entries { // the first die
		if e.Seat == engine.Chance && e.Choice.N > 0 {
			rec.Entries[i].Choice.N = e.Choice.N%6 + 1
			break
		}
	}
	forged := record.Encode(rec)
	if _, err := before.Shelf.Store.Save(id, forged, info, info.Revision); err != nil {
		t.Fatal(err)
	}
	want := func() error { // as without a saved position
		_, _, err := match.Open(gameOf("toy"), rec)
		return notOpened(info, err)
	}()
	for name, inPieces := range map[string]bool{"at once": false, "behind": true} {
		t.Run(name, func(t *testing.T) {
			d := deskAt(keys, "o")
			var later []func()
			var failed error
			if inPieces {
				d.Later = func(f func()) { later = append(later, f) }
				d.Table.Verifier.Refused = func(err error) { failed = err }
			}
			err := d.Open(id)
			if inPieces {
				if err != nil || d.Table.Session == nil {
					t.Fatalf("got %v; want it shown", err)
				}
				asked := false
				d.Table.Verifier.waits(func() { asked = true })
				for len(later) > 0 {
					f := later[0]
					later = later[1:]
					f()
				}
				if err = failed; asked {
					t.Errorf("something was done with it: got %v, want false", asked)
				}
			}
			if err == nil || err.Error() != want.Error() {
				t.Errorf("got %v; want %v", err, want)
			}
			if d.Table.Session != nil || d.Screen != HomeScreen {
				t.Errorf("got screen %v; want the list of matches", d.Screen)
			}
			if now, _, err := d.Shelf.Store.Load(id); err != nil || string(now) != string(forged) {
				t.Errorf("got another save, %v; want it as it was", err)
			}
		})
	}
}

// A position that does not fit its match is passed over: the match opens by a replay.
func TestAWrongPositionIsPassedOver(t *testing.T) {
	keys, id := long(t, 120)
	for name, change := range map[string]func(*store.Snapshot){
		"of another number": func(s *store.Snapshot) { s.Seq += record.MarkInterval },
		"at no mark":        func(s *store.Snapshot) { s.Seq++ },
		"beyond the end":    func(s *store.Snapshot) { s.Seq += 10 * record.MarkInterval },
		"before the start":  func(s *store.Snapshot) { s.Seq = -record.MarkInterval },
		"cut off":           func(s *store.Snapshot) { s.Position = s.Position[:len(s.Position)/2] },
		"changed":           func(s *store.Snapshot) { s.Position = append([]byte{s.Position[0] ^ 1}, s.Position[1:]...) },
		"gone":              func(s *store.Snapshot) { *s = store.Snapshot{} },
	} {
		t.Run(name, func(t *testing.T) {
			d := deskAt(keys, "m")
			if err := d.Shelf.Store.Change(id, func(i *store.Info) { change(&i.Snapshot) }); err != nil {
				t.Fatal(err)
			}
			d.Later = func(func()) {}
			if err := d.Open(id); err != nil || !d.Table.Session.Verification.Done() {
				t.Errorf("got %v, verified %v; want it opened by a replay", err, err == nil && d.Table.Session.Verification.Done())
			}
		})
		keys, id = long(t, 120)
	}
}
