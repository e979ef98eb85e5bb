package match

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/record"
)

// Agreements lists what each player on this device may propose or say to a proposal. Whoever
// holds it may answer for anybody at this table: nothing hidden is shown by it.
func (s *Session) Agreements() []engine.Decision {
	return slices.DeleteFunc(s.run.Agreements(), func(d engine.Decision) bool { return !s.Here(s.run.Record.Header.Holder(d.Seat)) })
}

// Pending is the proposal that waits for an answer, or nil.
func (s *Session) Pending() *record.Proposal { return s.run.Pending() }

// Agreed is how many agreements have taken effect.
func (s *Session) Agreed() int { return len(s.run.Settled()) }

// Away reports whether a player has resigned.
func (s *Session) Away(player int) bool {
	seats := s.Seats(player).List()
	return len(seats) > 0 && s.run.Away(seats[0])
}

// Standing is the result that the match would have if it ended now.
func (s *Session) Standing() engine.Result {
	m := s.run.Match.Clone()
	m.Stop()
	result, _ := m.Result()
	return result
}

// agree enters what a player says about an agreement. It settles everything before it.
func (s *Session) agree(seat engine.Seat, c engine.Choice) error {
	if !s.Here(s.run.Record.Header.Holder(seat)) {
		return ErrElsewhere
	}
	if _, _, err := s.run.Answer(seat, c, ""); err != nil {
		return err
	}
	return s.agreed()
}

func (s *Session) agreed() error {
	if err := s.advance(); err != nil {
		return err
	}
	s.Settle()
	s.changed()
	return s.programsAgree()
}

// Amend has a player propose a correction of the position; it lists everything that is impossible about it.
func (s *Session) Amend(player int, schema []byte) error {
	seats := s.Seats(player).List()
	if len(seats) == 0 || !s.Here(player) {
		return ErrElsewhere
	}
	if err := s.Verify(); err != nil {
		return err
	}
	if _, err := s.run.Amend(seats[0], schema); err != nil {
		return err
	}
	return s.agreed()
}

// Amendable tells what stands against a correction by this text: nothing, or every reason.
func (s *Session) Amendable(schema []byte) error { return s.run.Amendable(schema) }

// Struck reports whether answer number seq has been taken back.
func (s *Session) Struck(seq int) bool {
	if n := s.Agreed(); n != s.struckAt {
		s.struck, s.struckAt = s.run.Record.Struck(), n
	}
	return seq >= 0 && seq < len(s.struck) && s.struck[seq]
}
