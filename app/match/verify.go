package match

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
)

// Unverified opens a match at a position that was saved with it, which takes no replay. It can be looked at; before
// anything else is done with it, its answers are verified, by VerifyWhile in the meantime or by Verify at once. Found is
// false where the position does not fit the record, or something would be answered without a question to anybody: then
// OpenWith opens it.
func Unverified(game *engine.Game, rec *record.Record, at record.Saved, o Options) (s *Session, found bool) {
	if seated(game, rec.Header.Players, playing(game, rec.Header.Scenario)) != nil {
		return nil, false
	}
	run, found := record.Unverified(game, rec, at)
	if !found {
		return nil, false
	}
	if slices.ContainsFunc(run.Match.Open(), func(d engine.Decision) bool { return d.Seat == engine.Chance }) && rec.Header.Dealer != dice.HandName {
		return nil, false
	}
	s = &Session{run: run, looking: record.Nobody, Single: o.Single, unverified: rec}
	s.Automate(o.Programs)
	if _, _, _, found := run.Unasked(); found && !s.waits(s.Single) {
		return nil, false
	}
	s.Settle()
	return s, true
}

// Verified reports whether every answer of the match has been replayed.
func (s *Session) Verified() bool { return s.unverified == nil }

// Verify replays what has not been verified yet. A match that is refused stays to be looked at.
func (s *Session) Verify() error { return s.VerifyWhile(func() bool { return true }) }

// VerifyWhile verifies one answer after another as long as there is time. With the last one, the session goes on with
// what the replay has come to.
func (s *Session) VerifyWhile(time func() bool) error {
	if s.unverified == nil || s.refused != nil {
		return s.refused
	}
	if s.check == nil {
		if s.check, s.refused = record.Verify(s.run.Game, s.unverified, nil); s.refused != nil {
			return s.refused
		}
	}
	for s.check.Left() > 0 {
		if !time() {
			return nil
		}
		if s.refused = s.check.Next(); s.refused != nil {
			return s.refused
		}
	}
	run, _, err := s.check.End()
	if err != nil {
		s.refused = err
		return err
	}
	s.run, s.check, s.unverified = run, nil, nil
	if s.refused = s.advance(); s.refused != nil {
		return s.refused
	}
	s.Settle()
	s.version++
	for _, tell := range s.told {
		tell(s.version)
	}
	return nil
}

// Saved is a position of the match that is kept beside its save, some answers before the last, so that the log of what
// happened last is known when it is opened there.
func (s *Session) Saved(back int) (record.Saved, bool) { return s.run.Saved(back) }
