package match

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/record"
)

// Agreements are what the players have proposed to one another, and how they answered.
type Agreements struct {
	play   *Play
	device *Device

	struck   []bool // answers taken back by agreement, as of
	struckAt int    // this many agreements
}

// Allowed lists what each player on this device may propose or say to a proposal. They need not hold the
// device for it: it shows nothing hidden.
func (a *Agreements) Allowed() []engine.Decision {
	return slices.DeleteFunc(a.play.run.Agreements(), func(d engine.Decision) bool { return !a.device.Here(a.play.Header().Holder(d.Seat)) })
}

// Pending is the proposal that waits for an answer, or nil.
func (a *Agreements) Pending() *record.Proposal { return a.play.run.Pending() }

// Count is how many agreements have taken effect.
func (a *Agreements) Count() int { return len(a.Settled()) }

// Settled lists those that have taken effect.
func (a *Agreements) Settled() []record.Settled { return a.play.run.Settled() }

// Away reports whether a player has resigned.
func (a *Agreements) Away(player int) bool {
	seats := a.play.Seats(player).List()
	return len(seats) > 0 && a.play.run.Away(seats[0])
}

// Standing is the result that the match would have if it ended now.
func (a *Agreements) Standing() engine.Result {
	m := a.play.Match().Clone()
	m.Stop()
	result, _ := m.Result()
	return result
}

// Amendable says why this text cannot correct the position: nil, or every reason.
func (a *Agreements) Amendable(schema []byte) error { return a.play.run.Amendable(schema) }

// Struck reports whether answer number seq has been taken back by agreement.
func (a *Agreements) Struck(seq int) bool {
	if n := a.Count(); n != a.struckAt {
		a.struck, a.struckAt = a.play.run.Record.Struck(), n
	}
	return seq >= 0 && seq < len(a.struck) && a.struck[seq]
}

// agree enters what a player says about an agreement. No answer before it can be undone.
func (s *Session) agree(seat engine.Seat, c engine.Choice) error {
	if !s.Device.Here(s.Play.Header().Holder(seat)) {
		return ErrElsewhere
	}
	if _, _, err := s.Play.run.Answer(seat, c, ""); err != nil {
		return err
	}
	return s.afterAgreement()
}

// Amend has a player propose a correction of the position; the error lists everything that is impossible about it.
func (s *Session) Amend(player int, schema []byte) error {
	return s.propose(player, func(seat engine.Seat) (engine.Entry, error) { return s.Play.run.Amend(seat, schema) })
}

// Adopt has a player propose that the match goes on under another edition; the error says what stands against it.
func (s *Session) Adopt(player int, e record.Edition) error {
	return s.propose(player, func(seat engine.Seat) (engine.Entry, error) { return s.Play.run.Adopt(seat, e) })
}

// propose has a player of this device propose something, once the match is verified.
func (s *Session) propose(player int, enter func(engine.Seat) (engine.Entry, error)) error {
	seats := s.Play.Seats(player).List()
	if len(seats) == 0 || !s.Device.Here(player) {
		return ErrElsewhere
	}
	if err := s.Verify(); err != nil {
		return err
	}
	if _, err := enter(seats[0]); err != nil {
		return err
	}
	return s.afterAgreement()
}

// afterAgreement goes on after a player has proposed something or said something to a proposal.
func (s *Session) afterAgreement() error {
	if err := s.Automatic.advance(); err != nil {
		return err
	}
	s.Floor.Raise()
	s.Changes.matchChanged()
	return s.agreeForBots()
}

// agreeForBots has players whom bots play agree to what people here have proposed.
func (s *Session) agreeForBots() error {
	p := s.Agreements.Pending()
	if p == nil {
		return nil
	}
	for _, d := range s.Agreements.Allowed() {
		c := engine.Choice{Verb: record.AgreeVerb, On: p.Choice.On}
		if s.Device.OnlyBots(s.Play.Header().Holder(d.Seat)) && d.Allows(c) {
			return s.agree(d.Seat, c)
		}
	}
	return nil
}
