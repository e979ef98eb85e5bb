package app

import (
	"interbellum/app/shelf"
)

// Seating is who plays on this device.
type Seating struct {
	t       *Table
	Asking  bool   // it is being asked
	Sitting []bool // what was said so far
}

// sit tells the session who plays here. Until somebody has said, nobody does.
func (s *Seating) sit() {
	if s.t.Info.Here == shelf.HereAsk {
		if players := s.t.Keys.held(); len(players) > 0 { // their keys came before the match
			s.t.Info.Here = shelf.WriteHere(players)
		}
	}
	s.Asking = s.t.Info.Here == shelf.HereAsk && !s.t.over()
	switch s.t.Info.Here {
	case shelf.HereAll:
		s.t.Session.SitAll()
	case shelf.HereAsk, shelf.HereNone:
		s.t.Session.Sit()
	default:
		s.t.Session.Sit(shelf.ReadHere(s.t.Info.Here)...)
	}
	s.Sitting = make([]bool, len(s.t.Session.Play.Players()))
	for i := range s.Sitting {
		s.Sitting[i] = s.t.Session.Device.Sits(i)
	}
	s.t.Keys.unlock()
}

// sitBeside has a player's seats played on this device too.
func (s *Seating) sitBeside(player int) {
	players := []int{player}
	for i := range s.t.Session.Play.Players() {
		if s.t.Session.Device.Sits(i) && i != player {
			players = append(players, i)
		}
	}
	s.t.Info.Here = shelf.WriteHere(players)
	s.sit()
}

// Seat keeps who plays on this device, and goes on to the table.
func (s *Seating) Seat(all bool) {
	var players []int
	for i, sits := range s.Sitting {
		if sits {
			players = append(players, i)
		}
	}
	s.t.Info.Here, s.Asking = shelf.WriteHere(players), false
	if all {
		s.t.Info.Here = shelf.HereAll
	}
	s.sit()
	s.t.Bots.seat()
	s.t.Session.Floor.Raise()
	s.t.Saver.keep()
	s.t.handOn()
}
