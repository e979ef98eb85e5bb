package face

import (
	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// Accord tells what an entry says about an agreement, and what takes effect by it; nothing
// where the entry is an answer to the game. Without a sight no one has a name.
func Accord(s *Sight, w Watched) (lines []Line) {
	c := w.Entry.Choice
	if !record.Agrees(c) {
		return nil
	}
	h := &record.Header{}
	if s != nil && s.Header != nil {
		h = s.Header
	}
	who := Called(h, h.Holder(w.Entry.Seat))
	said := words.To("page/agreement."+c.Verb, who)
	if c.Verb == record.ProposeVerb {
		said = words.To("page/agreement.propose", who, Proposed(c))
	}
	lines = append(lines, Line{Seq: w.Entry.Seq, Text: said.String()})
	for _, e := range w.Events {
		if e.Kind == engine.Agreement {
			lines = append(lines, Effect(w.Entry.Seq, e))
		}
	}
	return lines
}

// Effect is the line of what takes effect by an agreement. Another edition may do so with any answer.
func Effect(seq int, e engine.Event) Line {
	l := Line{Seq: seq, Text: words.To("page/agreement.agreed", Proposed(engine.Choice{On: e.On, N: e.N})).String(), Good: true}
	switch e.On {
	case record.OtherEdition:
		l.Text = words.To("page/agreement.edition").String()
	case record.Lapsed:
		l.Text, l.Good = words.To("page/agreement.lapsed").String(), false
	}
	return l
}

// Called is a player's name, or a number where there is none.
func Called(h *record.Header, player int) string {
	if player >= 0 && player < len(h.Players) && h.Players[player].Name != "" {
		return h.Players[player].Name
	}
	if player < 0 {
		return words.To("page/player.unknown").String()
	}
	return words.To("page/player.number", player+1).String()
}

// Proposed is what is proposed, in words that follow "to".
func Proposed(c engine.Choice) string {
	switch c.On {
	case record.TakeBack:
		return words.To("page/proposed.take-back", c.N).String()
	case record.Amend:
		return words.To("page/proposed.amend").String()
	case record.RenewKey:
		return words.To("page/proposed.key").String()
	case record.OtherEdition, record.AgreedEdition:
		return words.To("page/proposed.edition").String()
	}
	return words.To("page/proposed.end").String()
}
