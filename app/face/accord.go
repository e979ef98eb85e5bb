package face

import (
	"strconv"

	"interbellum/engine"
	"interbellum/engine/record"
)

// Accord tells what an entry says about an agreement, and what takes effect by it; nothing
// where the entry is an answer to the game. Without a sight nobody has a name.
func Accord(s *Sight, w Watched) (lines []Line) {
	c := w.Entry.Choice
	if !record.Agrees(c) {
		return nil
	}
	h := &record.Header{}
	if s != nil && s.Header != nil {
		h = s.Header
	}
	text := Called(h, h.Holder(w.Entry.Seat))
	switch c.Verb {
	case record.ProposeVerb:
		text += " asks to " + Proposed(c) + "."
	case record.ResignVerb:
		text += " resigns: a stand-in answers from now on."
	case record.ReturnVerb:
		text += " is back."
	default: // agrees, refuses, withdraws
		text += " " + c.Verb + "s."
	}
	lines = append(lines, Line{Seq: w.Entry.Seq, Text: text})
	for _, e := range w.Events {
		if e.Kind == engine.Agreement {
			lines = append(lines, Line{Seq: w.Entry.Seq, Text: "Agreed: to " + Proposed(engine.Choice{On: e.On, N: e.N}) + ".", Good: true})
		}
	}
	return lines
}

// Called is a player's name, or a number where there is none.
func Called(h *record.Header, player int) string {
	if player >= 0 && player < len(h.Players) && h.Players[player].Name != "" {
		return h.Players[player].Name
	}
	if player < 0 {
		return "A player"
	}
	return "Player " + strconv.Itoa(player+1)
}

// Proposed is what is proposed, in words that follow "to".
func Proposed(c engine.Choice) string {
	switch c.On {
	case record.TakeBack:
		return "take the match back to before answer " + strconv.Itoa(c.N)
	case record.Amend:
		return "correct the position"
	}
	return "end the match as it stands"
}
