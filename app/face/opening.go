package face

import (
	"slices"

	"interbellum/engine"
)

// An Opener is the face of a game in which an answer may do no more than begin something: to play a counter, after which it is asked what
// for. The answers to that question then stand in its place, so that one tap gives both. It may also end something: to regroup no more,
// after which the next action is asked for. Then these stand beside it.
type Opener interface {
	// Opens reports whether this answer to a question is such a one, and what kind of question it must open; empty for any.
	Opens(engine.Decision, engine.Choice) (kind string, opens bool)
}

// A Then is what the player is asked right after an opening answer.
type Then struct {
	Choice engine.Choice // that opens
	Sight  *Sight        // as if it were given; the one question it asks is to the same seat
	Beside bool          // the opening answer ends something: it stays, and what it opens stands beside the other answers
}

// Question is what is asked after the opening answer.
func (t *Then) Question() engine.Decision { return t.Sight.Asked[0] }

// OnBoard is what the board shows: what an opening answer leads to, if there is one, for the rest has no place there. Where that stands
// beside the other answers, the board shows both.
func (s *Sight) OnBoard() *Sight {
	switch {
	case s.Then == nil:
		return s
	case !s.Then.Beside:
		return s.Then.Sight
	}
	both, d := *s, s.Asked[0]
	d.Legal = slices.Concat(d.Legal, s.Then.Question().Legal)
	engine.Sort(d.Legal, engine.CompareChoices)
	d.Legal = slices.Compact(d.Legal)
	both.Asked = []engine.Decision{d}
	return &both
}

// A Concluder is the face of a game in which what a player has answered for one seat leaves nothing to decide for another.
type Concluder interface {
	// Concludes is the answer to such a question to the player of these seats, and why it is given in a sentence; empty where the player is asked.
	Concludes(engine.Seats, engine.Decision) (c engine.Choice, why string)
}
