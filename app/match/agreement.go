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
	e, seen, err := s.run.Answer(seat, c, "")
	if err != nil {
		return err
	}
	return s.agreed(e, seen)
}

func (s *Session) agreed(e engine.Entry, seen []engine.Event) error {
	s.watch(s.run, e, seen)
	if err := s.settle(); err != nil {
		return err
	}
	s.settled()
	s.changed()
	return s.programsAgree()
}

// Amend has a player propose a correction of the position; it lists everything that is impossible about it.
func (s *Session) Amend(player int, schema []byte) error {
	seats := s.Seats(player).List()
	if len(seats) == 0 || !s.Here(player) {
		return ErrElsewhere
	}
	e, err := s.run.Amend(seats[0], schema)
	if err != nil {
		return err
	}
	return s.agreed(e, nil)
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

// carry brings a position of the past behind one more answer.
func (s *Session) carry(m engine.Match, e engine.Entry) engine.Match {
	if !record.Agrees(e.Choice) {
		if _, err := m.Apply(e); err != nil {
			panic("match: an answer that was legal is not: " + err.Error())
		}
		return m
	}
	done, next := s.run.Settled(), m
	at, found := slices.BinarySearchFunc(done, e.Seq, func(d record.Settled, seq int) int { return d.Seq - seq })
	if found {
		switch c := done[at].Choice; c.On {
		case record.TakeBack:
			next = s.past.at(c.N, s)
		case record.Amend:
			amended, _, errs := s.run.Game.FromSchema(s.run.Record.Amendments[c.N-1])
			if len(errs) > 0 {
				panic("match: a correction that was possible is not: " + errs[0].Error())
			}
			next = amended
		}
	}
	next.Continue(e.Seq+1, m)
	if found && done[at].Choice.On == record.EndMatch {
		next.Stop()
	}
	return next
}
