package match

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/record"
)

// Automate tells which seats programs play on this device. They never look at it: whoever
// has a question put to a program answers it for them by AnswerAs.
func (s *Session) Automate(seats engine.Seats) {
	s.programs = seats
	if s.looking != record.Nobody && !s.person(s.looking) {
		s.pass(record.Nobody)
	}
}

// Proceed enters what needs nobody any more, after Automate.
func (s *Session) Proceed() error {
	err := s.Verify()
	if err == nil {
		err = s.advance()
	}
	s.Settle()
	return err
}

// program reports whether a program answers for a seat.
func (s *Session) program(seat engine.Seat) bool {
	return s.programs.Has(seat) && s.Here(s.run.Record.Header.Holder(seat))
}

// person reports whether somebody of flesh and blood plays on this device for this player.
func (s *Session) person(player int) bool { return s.Here(player) && s.Seats(player)&^s.programs != 0 }

// Unmanned reports whether programs play all seats of a player here.
func (s *Session) Unmanned(player int) bool { return s.Here(player) && !s.person(player) }

// AskedProgram is the first question that is put to a program, if one is.
func (s *Session) AskedProgram() (d engine.Decision, found bool) {
	open := s.run.Match.Open()
	i := slices.IndexFunc(open, func(d engine.Decision) bool { return s.program(d.Seat) })
	if i < 0 {
		return d, false
	}
	return open[i], true
}

// ViewOf is what a seat may know, and nothing that only others of its player's seats do.
func (s *Session) ViewOf(seat engine.Seat) engine.View { return s.run.Match.View(engine.Only(seat)) }

// RightsOf are the rights of a seat in the game, its orders apart, and what it did last: a
// program has no memory of its own of having used one.
func (s *Session) RightsOf(seat engine.Seat) (rights []engine.Decision, last engine.Choice) {
	for _, d := range s.run.Match.Rights() {
		if d.Seat == seat && d.Kind != engine.OrderVerb {
			rights = append(rights, d)
		}
	}
	return rights, s.run.Record.LastBy(seat)
}

// AnswerAs enters a program's answer, and what follows without a question to anybody, as
// Answer does for people. Nobody takes it back but with an answer of their own before it.
func (s *Session) AnswerAs(seat engine.Seat, c engine.Choice) error {
	if !s.program(seat) {
		return ErrElsewhere
	}
	if err := s.Verify(); err != nil {
		return err
	}
	return s.enter(seat, c, record.ByBot)
}

// programsAgree has players whom programs play agree to what people here have proposed.
func (s *Session) programsAgree() error {
	p := s.Pending()
	if p == nil {
		return nil
	}
	for _, d := range s.Agreements() {
		c := engine.Choice{Verb: record.AgreeVerb, On: p.Choice.On}
		if s.Unmanned(s.run.Record.Header.Holder(d.Seat)) && d.Allows(c) {
			return s.agree(d.Seat, c)
		}
	}
	return nil
}
