package match

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
)

// Verification replays the answers of a match that was opened at a saved position.
type Verification struct {
	rec     *record.Record       // what the session shows; nil once all of it has been replayed
	check   *record.Verification // under way
	refused error                // why it is not a match
}

// Done reports whether every answer of the match has been replayed.
func (v *Verification) Done() bool { return v.rec == nil }

// proceed replays one answer after another as long as there is time. With the last one it returns what the replay
// has come to.
func (v *Verification) proceed(game *engine.Game, time func() bool) (run *record.Run, err error) {
	if v.Done() || v.refused != nil {
		return nil, v.refused
	}
	if v.check == nil {
		if v.check, v.refused = record.Verify(game, v.rec, nil); v.refused != nil {
			return nil, v.refused
		}
	}
	for v.check.Left() > 0 {
		if !time() {
			return nil, nil
		}
		if v.refused = v.check.Next(); v.refused != nil {
			return nil, v.refused
		}
	}
	if run, _, v.refused = v.check.End(); v.refused != nil {
		return nil, v.refused
	}
	v.rec, v.check = nil, nil
	return run, nil
}

// Unverified opens a match at a position that was saved with it, which takes no replay. It can be looked at; before
// anything else is done with it, its answers are verified, by VerifyWhile in the meantime or by Verify at once. Found is
// false where the position does not fit the record, or something would be answered without asking: then OpenWith opens it.
func Unverified(game *engine.Game, rec *record.Record, at record.Saved, o Options) (s *Session, found bool) {
	if dice.IsSealed(rec.Header.Dealer) || checkSeats(game, rec.Header.Players, seatsToFill(game, rec.Header.Scenario)) != nil {
		return nil, false // with sealed dice only the replay tells whose key is here
	}
	run, found := record.Unverified(game, rec, at)
	if !found {
		return nil, false
	}
	if slices.ContainsFunc(run.Match.Open(), func(d engine.Decision) bool { return d.Seat == engine.Chance }) && rec.Header.Dealer != dice.HandName {
		return nil, false
	}
	s = newSession(run, o)
	s.Verification.rec = rec
	if _, _, _, found := run.Unasked(); found && !s.Automatic.pausesBefore(o.AskForced) {
		return nil, false
	}
	s.Floor.Raise()
	return s, true
}

// Verify replays what has not been verified yet. A match that is refused can still be looked at.
func (s *Session) Verify() error { return s.VerifyWhile(func() bool { return true }) }

// VerifyWhile verifies one answer after another as long as there is time. With the last one, the session goes on with
// what the replay has come to.
func (s *Session) VerifyWhile(time func() bool) error {
	run, err := s.Verification.proceed(s.Play.Game(), time)
	if run == nil {
		return err
	}
	s.Play.run = run
	if err := s.Automatic.advance(); err != nil {
		s.Verification.refused = err
		return err
	}
	s.Floor.Raise()
	s.Changes.viewChanged()
	return nil
}
