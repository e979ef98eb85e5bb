package record_test

import (
	"errors"
	"testing"

	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/sealed"
)

// three is a match of three players with sealed dice under way, none of whose secrets is here.
func three(t *testing.T, answers int) (*record.Run, []sealed.Secret) {
	t.Helper()
	h, secrets := sealedHeader(pebbles, "long", engine.Only(1), engine.Only(2), engine.Only(3)), secretsOf(3)
	rec, err := recordtest.Rounds(pebbles, h, secrets, 2, answers, nil)
	if err != nil {
		t.Fatal(err)
	}
	return opened(t, rec), secrets
}

func opened(t *testing.T, rec *record.Record) *record.Run {
	t.Helper()
	run, _, err := record.Open(pebbles, copied(t, rec), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := run.Signed(); err != nil {
		t.Fatal(err)
	}
	return run
}

// on lets a player play at random and hand over.
func on(t *testing.T, run *record.Run, player int, s sealed.Secret) *record.Run {
	t.Helper()
	if err := run.Unlock(player, s); err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Stretch(run, player, 4); err != nil {
		t.Fatal(err)
	}
	return opened(t, run.Seal())
}

func TestALostKeyIsRenewedByAllOthers(t *testing.T) {
	run, secrets := three(t, 30)
	lost := recordtest.Next(run)
	first, second := (lost+1)%3, (lost+2)%3
	fresh := sealed.Secret{88}
	if err := run.Unlock(first, secrets[first]); err != nil {
		t.Fatal(err)
	}
	if _, err := run.RenewKey(engine.Seat(lost+1), lost, fresh.Identity()); err == nil {
		t.Fatal("a player who lost the key proposes another: got it taken, want it refused")
	}
	if _, err := run.RenewKey(engine.Seat(first+1), lost, fresh.Identity()); err != nil {
		t.Fatal(err)
	}
	run = opened(t, run.Seal())
	if err := run.Unlock(lost, fresh); err == nil {
		t.Fatal("one of two others has agreed: got the new key taken, want it refused")
	}
	if err := run.Unlock(second, secrets[second]); err != nil {
		t.Fatal(err)
	}
	if _, _, err := run.Answer(engine.Seat(second+1), engine.Choice{Verb: record.AgreeVerb, On: record.RenewKey}, ""); err != nil {
		t.Fatal(err)
	}
	run = opened(t, run.Seal())
	if err := run.Unlock(lost, secrets[lost]); err == nil {
		t.Error("the old key: got it taken, want it refused")
	}
	secrets[lost] = fresh
	for range 12 { // it goes on to turns of all three, by saves
		next := recordtest.Next(run)
		if next == record.Nobody {
			break
		}
		run = on(t, run, next, secrets[next])
	}
	p := run.Proof()
	if got := p.Players[lost]; got.Renewed != 1 || got.Shown == 0 || !got.Signed {
		t.Errorf("the player with a new key: got %+v; want one renewal, and values shown since", got)
	}
	if list := run.Record.Renewals; len(list) != 1 || !list[0].Old.Joined() {
		t.Errorf("renewals of the record: got %v, want one with what was shown of the old key", list)
	}
}

// The player with a new key chose its chain knowing what the others had shown: nothing falls by it yet.
func TestNoDiceFallInTheFirstStretchOfANewKey(t *testing.T) {
	run, secrets := three(t, 30)
	lost := recordtest.Next(run)
	for i := range 2 {
		p := (lost + 1 + i) % 3
		if err := run.Unlock(p, secrets[p]); err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			if _, err := run.RenewKey(engine.Seat(p+1), lost, sealed.Secret{88}.Identity()); err != nil {
				t.Fatal(err)
			}
		} else if _, _, err := run.Answer(engine.Seat(p+1), engine.Choice{Verb: record.AgreeVerb, On: record.RenewKey}, ""); err != nil {
			t.Fatal(err)
		}
		run = opened(t, run.Seal())
	}
	before := len(run.Record.Entries)
	if err := run.Unlock(lost, sealed.Secret{88}); err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Stretch(run, lost, 9); err != nil {
		t.Fatal(err)
	}
	for _, e := range run.Record.Entries[before:] {
		if e.Seat == engine.Chance {
			t.Fatalf("got %v in the first stretch of a new key, want it to wait", e)
		}
	}
}

func TestARenewalThatIsForgedIsRefused(t *testing.T) {
	run, secrets := three(t, 30)
	lost := recordtest.Next(run)
	p := (lost + 1) % 3
	if err := run.Unlock(p, secrets[p]); err != nil {
		t.Fatal(err)
	}
	if _, err := run.RenewKey(engine.Seat(p+1), lost, sealed.Secret{88}.Identity()); err != nil {
		t.Fatal(err)
	}
	good := run.Seal()
	for name, forge := range map[string]func(*record.Record){
		"another key":       func(r *record.Record) { r.Renewals[0].Key[0] ^= 1 },
		"another anchor":    func(r *record.Record) { r.Renewals[0].Anchor[0] ^= 1 },
		"another player":    func(r *record.Record) { r.Renewals[0].Player = p },
		"left out":          func(r *record.Record) { r.Renewals = nil },
		"one that was not":  func(r *record.Record) { r.Renewals = append(r.Renewals, r.Renewals[0]) },
		"said to be agreed": func(r *record.Record) { r.Renewals[0].Old = r.Seals[lost] },
	} {
		forged := copied(t, good)
		forge(forged)
		if run, _, err := record.Open(pebbles, forged, nil); err == nil && run.Signed() == nil {
			t.Errorf("%s: got a match that opens, want it refused", name)
		}
	}
}

// A proposal that is refused, or an order, must not be a way to throw the dice again.
func TestProposalsThrowNoDiceAnew(t *testing.T) {
	h, secrets := sealedHeader(pebbles, "long", engine.Only(1).With(3), engine.Only(2)), secretsOf(2)
	run, me := atAMove(t, h, secrets)
	for p, s := range secrets {
		if err := run.Unlock(p, s); err != nil {
			t.Fatal(err)
		}
	}
	seats := []engine.Seat{1, 2}
	d := run.Match.Open()[0]
	if _, _, err := run.Answer(d.Seat, d.Legal[len(d.Legal)-1], ""); err != nil {
		t.Fatal(err)
	}
	want := run.Probe(probe)
	propose, refuse := engine.Choice{Verb: record.ProposeVerb, On: record.EndMatch}, engine.Choice{Verb: record.RefuseVerb, On: record.EndMatch}
	if run.Match.Open()[0].Seat == engine.Chance {
		t.Skip("the die is due")
	}
	if _, _, err := run.Answer(seats[me], propose, ""); err != nil {
		t.Fatal(err)
	}
	if _, _, err := run.Answer(seats[1-me], refuse, ""); err != nil {
		t.Fatal(err)
	}
	if got := run.Probe(probe); got != want {
		t.Errorf("a die after a proposal that was refused: got %v, want %v as before it", got, want)
	}
	if err := opened(t, run.Seal()).Signed(); err != nil {
		t.Error(err)
	}
}

func TestAnotherPositionByAgreementThrowsAnew(t *testing.T) {
	h, secrets := sealedHeader(pebbles, "long", engine.Only(1).With(3), engine.Only(2)), secretsOf(2)
	run, me := atAMove(t, h, secrets)
	for p, s := range secrets {
		if err := run.Unlock(p, s); err != nil {
			t.Fatal(err)
		}
	}
	shown := run.Seal().Seals[1-me].Shown
	n := 0
	for _, d := range run.Agreements() {
		for _, c := range d.Legal {
			if c.On == record.TakeBack {
				n = c.N
			}
		}
	}
	seats := []engine.Seat{1, 2}
	for i, c := range []engine.Choice{{Verb: record.ProposeVerb, On: record.TakeBack, N: n}, {Verb: record.AgreeVerb, On: record.TakeBack}} {
		seat := seats[me]
		if i == 1 {
			seat = seats[1-me]
		}
		if _, _, err := run.Answer(seat, c, ""); err != nil {
			t.Fatal(err)
		}
	}
	if got := run.Seal().Seals[1-me].Shown; got != shown+1 {
		t.Errorf("values shown by the one who agreed to another position: got %d, want %d: nobody may know the dice that follow", got, shown+1)
	}
}

func TestTwoTurnsAfterOnePlaceAreAFork(t *testing.T) {
	run, secrets := three(t, 30)
	me := recordtest.Next(run)
	base := copied(t, run.Seal())
	var turns []*record.Run
	for seed := uint64(1); len(turns) < 2 && seed < 60; seed++ {
		one := opened(t, base)
		if err := one.Unlock(me, secrets[me]); err != nil {
			t.Fatal(err)
		}
		if err := recordtest.Stretch(one, me, seed); err != nil {
			t.Fatal(err)
		}
		one = opened(t, one.Seal())
		if len(turns) == 0 || record.InCommon(one.Record.Entries, turns[0].Record.Entries) < min(len(one.Record.Entries), len(turns[0].Record.Entries)) {
			turns = append(turns, one)
		}
	}
	if len(turns) < 2 {
		t.Fatal("no two plays of the turn differ")
	}
	f, found := record.FindFork(turns[0], turns[1])
	if !found || f.Player != me || f.Signed != [2]bool{true, true} || f.At < len(base.Entries) {
		t.Errorf("two turns after one place: got %+v, %t; want a fork of player %d, signed twice", f, found, me)
	}
	next := recordtest.Next(turns[0])
	later := on(t, opened(t, turns[0].Seal()), next, secrets[next])
	if f, found := record.FindFork(later, turns[1]); !found || f.Player != me {
		t.Errorf("played on since: got %+v, %t; want the same fork", f, found)
	}
	if f, found := record.FindFork(turns[0], later); found {
		t.Errorf("the same match played on: got %+v, want no fork", f)
	}
	if f, found := record.FindFork(opened(t, base), later); found {
		t.Errorf("an earlier state: got %+v, want no fork", f)
	}
}

func TestOnlyTheOwnDeviceSettlesAnything(t *testing.T) {
	run, secrets := three(t, 30)
	if err := run.Unlock(0, secrets[0]); err != nil {
		t.Fatal(err)
	}
	not := new(record.NotHere)
	if _, _, err := run.Answer(2, engine.Choice{Verb: record.ProposeVerb, On: record.EndMatch}, ""); !errors.As(err, &not) || not.Player != 1 {
		t.Errorf("a proposal for another player: got %v, want it refused", err)
	}
}

// A copy of a sealed match is played on by one who has no key of the others: with other dice, and with all that had been played.
func TestACopyOfASealedMatchGoesOn(t *testing.T) {
	run, secrets := three(t, 30)
	if err := run.Unlock(0, secrets[0]); err != nil {
		t.Fatal(err)
	}
	if _, err := run.RenewKey(1, 2, sealed.Secret{88}.Identity()); err != nil {
		t.Fatal(err)
	}
	rec := run.Seal().Reseeded("another")
	twin, _, err := record.Open(pebbles, copied(t, rec), nil)
	if err != nil {
		t.Fatal(err)
	}
	if twin.Sealed() || len(twin.Record.Entries) != len(run.Record.Entries) {
		t.Errorf("a copy: got %d answers, sealed %t; want %d, not sealed", len(twin.Record.Entries), twin.Sealed(), len(run.Record.Entries))
	}
	if err := recordtest.Play(twin, 5, 80); err != nil {
		t.Errorf("the copy played on: got %v, want no error", err)
	}
	if _, _, err = record.Open(pebbles, copied(t, twin.Seal()), nil); err != nil {
		t.Errorf("the copy opened again: got %v, want it opened", err)
	}
}

// Who unlocks a match after a checkpoint goes on behind it.
func TestGoingBackKeepsWhoPlaysHere(t *testing.T) {
	run, secrets := three(t, 30)
	me, before := recordtest.Next(run), run.Checkpoint()
	if err := run.Unlock(me, secrets[me]); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := recordtest.Stretch(run, me, 3); err != nil {
			t.Fatal(err)
		}
		run.Back(before)
	}
}
