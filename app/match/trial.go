package match

import (
	"interbellum/engine/dice"
	"interbellum/engine/record"
)

// Trial starts another match with this one's first seq answers, to try moves in. It deals other dice, so that no one
// learns what this match will deal; those so far count as thrown by hand.
func (s *Session) Trial(seq int, id, secret string) (*Session, error) {
	if err := s.Verify(); err != nil {
		return nil, err
	}
	rec := s.Play.run.Record
	h := rec.Header
	if h.ID, h.Secret = id, secret; dice.IsSealed(h.Dealer) || h.Dealer == dice.CopyName {
		h.Dealer = dice.CopyName
	} else {
		h.Dealer = dice.SeededName
	}
	run, _, err := record.BeginUnder(s.Play.run.Begun(), h, rec.Start)
	if err != nil {
		return nil, err
	}
	if err := run.CarryEditions(rec.Editions); err != nil {
		return nil, err
	}
	if err := run.Carry(rec.Amendments); err != nil {
		return nil, err
	}
	if err := run.CarrySeals(nil, rec.Renewals); err != nil {
		return nil, err
	}
	run.NewEdition(run.Begun().Edition)
	if err := run.Repeat(rec.Entries[:min(seq, len(rec.Entries))]); err != nil {
		return nil, err
	}
	run.Discard()
	return startSession(run, Options{AskForced: s.Automatic.AskForced})
}
