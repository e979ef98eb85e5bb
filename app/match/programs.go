package match

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/record"
)

// Automate tells which players are programs. They play on this device and never look at it:
// whoever has a question put to a program answers it for them by AnswerAs.
func (s *Session) Automate(players ...int) {
	s.programs = nil
	if len(players) == 0 {
		return
	}
	s.programs = make([]bool, len(s.Players()))
	for _, player := range players {
		if player >= 0 && player < len(s.programs) {
			s.programs[player] = true
		}
	}
	if s.Program(s.looking) {
		s.pass(record.Nobody)
	}
}

// Proceed enters what needs nobody any more, after Automate.
func (s *Session) Proceed() error {
	err := s.settle()
	s.settled()
	return err
}

// Program reports whether a player on this device is a program.
func (s *Session) Program(player int) bool {
	return player >= 0 && player < len(s.programs) && s.programs[player] && s.Here(player)
}

// person reports whether a player on this device is no program.
func (s *Session) person(player int) bool { return s.Here(player) && !s.Program(player) }

// AskedProgram is the first question that is put to a program, if one is.
func (s *Session) AskedProgram() (d engine.Decision, found bool) {
	open := s.run.Match.Open()
	i := slices.IndexFunc(open, func(d engine.Decision) bool {
		return d.Seat != engine.Chance && s.Program(s.run.Record.Header.Holder(d.Seat))
	})
	if i < 0 {
		return d, false
	}
	return open[i], true
}

// ViewOf is what a seat may know, and nothing that only others of its player's seats do.
func (s *Session) ViewOf(seat engine.Seat) engine.View { return s.run.Match.View(engine.Only(seat)) }

// AnswerAs enters a program's answer, and what follows without a question to anybody, as
// Answer does for people. Nobody takes it back but with an answer of their own before it.
func (s *Session) AnswerAs(seat engine.Seat, c engine.Choice) error {
	if !s.Program(s.run.Record.Header.Holder(seat)) {
		return ErrElsewhere
	}
	return s.enter(seat, c, record.ByBot)
}

// programsAgree has programs agree to what people here have proposed.
func (s *Session) programsAgree() error {
	p := s.Pending()
	if p == nil {
		return nil
	}
	for _, d := range s.Agreements() {
		c := engine.Choice{Verb: record.AgreeVerb, On: p.Choice.On}
		if s.Program(s.run.Record.Header.Holder(d.Seat)) && d.Allows(c) {
			return s.agree(d.Seat, c)
		}
	}
	return nil
}
