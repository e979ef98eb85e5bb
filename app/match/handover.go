package match

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/record"
)

// Players lists who plays; a player's number is the place in this list.
func (s *Session) Players() []record.Player { return s.run.Record.Header.Players }

// Looking is the player whose view may be painted, or record.Nobody while the device is
// being handed over, and after a match was opened.
func (s *Session) Looking() int { return s.looking }

// Sit tells who plays on this device: nobody else's view is painted here, and nobody else
// answers. Before it is told, everybody does.
func (s *Session) Sit(players ...int) {
	s.here = make([]bool, len(s.Players()))
	for _, player := range players {
		if player >= 0 && player < len(s.here) {
			s.here[player] = true
		}
	}
	if !s.Here(s.looking) {
		s.pass(record.Nobody)
	}
}

// SitAll tells that everybody plays on this device.
func (s *Session) SitAll() { s.here = nil }

// Here reports whether a player plays on this device.
func (s *Session) Here(player int) bool {
	return player >= 0 && player < len(s.Players()) && (s.here == nil || s.here[player]) && s.Players()[player].Seats != 0
}

// AllHere lists the people who play on this device.
func (s *Session) AllHere() (players []int) {
	for i := range s.Players() {
		if s.person(i) {
			players = append(players, i)
		}
	}
	return players
}

// thrower throws dice by hand: whoever looks, else the first who plays here.
func (s *Session) thrower() int {
	if s.person(s.looking) {
		return s.looking
	}
	if here := s.AllHere(); len(here) > 0 {
		return here[0]
	}
	return record.Nobody
}

// Settle lets nothing before this moment be undone: it is told to others.
func (s *Session) Settle() { s.floor = s.run.Checkpoint() }

// Waiting lists the players who are asked something, unless a program answers it. Dice
// thrown by hand are thrown by whoever holds the device.
func (s *Session) Waiting() (players []int) {
	asked := make([]bool, len(s.Players()))
	for _, d := range s.run.Match.Open() {
		if s.program(d.Seat) {
			continue
		}
		player := s.run.Record.Header.Holder(d.Seat)
		if d.Seat == engine.Chance {
			player = s.thrower()
		}
		if player != record.Nobody {
			asked[player] = true
		}
	}
	for player, is := range asked {
		if is {
			players = append(players, player)
		}
	}
	return players
}

// Next is the player who must look now: the one who is looking where that player is
// asked, else the first of the people here who is; record.Nobody when none of them is, or
// the match is over.
func (s *Session) Next() int {
	next := record.Nobody
	for _, player := range s.Waiting() {
		if !s.person(player) {
			continue
		}
		if player == s.looking {
			return player
		}
		if next == record.Nobody {
			next = player
		}
	}
	return next
}

// HandOver tells whether the device must change hands before the match goes on, and to
// whom.
func (s *Session) HandOver() (to int, due bool) {
	to = s.Next()
	return to, to != record.Nobody && to != s.looking
}

// Ready says that this player now holds the device and nobody else looks. Nothing that
// was answered before can be undone any more.
func (s *Session) Ready(player int) {
	if player == s.looking || player != record.Nobody && !s.person(player) {
		return
	}
	s.pass(player)
	s.version++
	for _, tell := range s.told {
		tell(s.version)
	}
}

// Cover takes the view away: nobody is looking.
func (s *Session) Cover() { s.Ready(record.Nobody) }

// pass gives the device to a player.
func (s *Session) pass(player int) {
	if s.floor.Seq < len(s.run.Record.Entries) {
		s.Settle()
	}
	s.looking = player
}

// Seats are the seats of a player; nobody holds none.
func (s *Session) Seats(player int) engine.Seats {
	if player < 0 || player >= len(s.Players()) {
		return 0
	}
	return s.Players()[player].Seats
}

// View is what the looking player may know.
func (s *Session) View() engine.View { return s.view(s.run.Match, s.looking) }

func (s *Session) view(m engine.Match, player int) engine.View { return m.View(s.Seats(player)) }

// Asked lists the questions that the looking player must answer, with those to Chance
// where dice are thrown by hand.
func (s *Session) Asked() []engine.Decision {
	return s.own(s.run.Match.Open(), true)
}

// Rights lists what the looking player may do though nobody waits for it, save to give
// orders and to agree on something.
func (s *Session) Rights() []engine.Decision {
	return slices.DeleteFunc(s.own(s.run.Rights(), false), func(d engine.Decision) bool { return isOrder(d) || d.Kind == engine.Agreement })
}

// Orders lists the standing orders that the looking player may give.
func (s *Session) Orders() []engine.Decision {
	return slices.DeleteFunc(s.own(s.run.Rights(), false), func(d engine.Decision) bool { return !isOrder(d) })
}

func isOrder(d engine.Decision) bool { return d.Kind == engine.OrderVerb }

func (s *Session) own(all []engine.Decision, chance bool) (list []engine.Decision) {
	seats := s.Seats(s.looking)
	for _, d := range all {
		if seats.Has(d.Seat) && d.Seat != engine.Chance && !s.program(d.Seat) || d.Seat == engine.Chance && chance && s.looking != record.Nobody {
			list = append(list, d)
		}
	}
	return list
}
