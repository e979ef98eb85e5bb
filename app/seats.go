package app

import (
	"strconv"
	"strings"

	"interbellum/engine/record"
)

// Who plays on this device is chosen once for each match, before anything of a seat is shown, and
// kept beside the save as the players' numbers. What was begun here without mail is for all.
const (
	hereAll  = ""
	hereAsk  = "?" // it came from elsewhere, and nobody has said
	hereNone = "-" // somebody only looks on
)

func hereWords(players []int) string {
	if len(players) == 0 {
		return hereNone
	}
	words := make([]string, len(players))
	for i, p := range players {
		words[i] = itoa(p)
	}
	return strings.Join(words, " ")
}

// hereIn lists the players whom such words name one by one.
func hereIn(words string) (players []int) {
	for _, word := range strings.Fields(words) {
		if n, err := strconv.Atoi(word); err == nil {
			players = append(players, n)
		}
	}
	return players
}

// arrived is what is known of who plays here when a match comes from elsewhere.
func arrived(players []record.Player) string {
	people := 0
	for _, p := range players {
		if p.Seats != 0 {
			people++
		}
	}
	if people < 2 {
		return hereAll
	}
	return hereAsk
}

// sit tells the session who plays here. Until somebody has said, nobody does.
func (s *Seating) sit() {
	s.Asking = s.t.Info.Here == hereAsk && !s.t.over()
	switch s.t.Info.Here {
	case hereAll:
		s.t.Session.SitAll()
	case hereAsk, hereNone:
		s.t.Session.Sit()
	default:
		s.t.Session.Sit(hereIn(s.t.Info.Here)...)
	}
	s.Sitting = make([]bool, len(s.t.Session.Players()))
	for i := range s.Sitting {
		s.Sitting[i] = s.t.Session.Here(i)
	}
}

// sitBeside has a player's seats played on this device too.
func (s *Seating) sitBeside(player int) {
	players := []int{player}
	for i := range s.t.Session.Players() {
		if s.t.Session.Here(i) {
			players = append(players, i)
		}
	}
	s.t.Info.Here = hereWords(players)
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
	s.t.Info.Here, s.Asking = hereWords(players), false
	if all {
		s.t.Info.Here = hereAll
	}
	s.sit()
	s.t.Bots.seat()
	s.t.Session.Settle()
	s.t.Saver.keep()
	s.t.handOn()
}

// Seating is who plays on this device.
type Seating struct {
	t       *Table
	Asking  bool   // it is being asked
	Sitting []bool // what was said so far
}
