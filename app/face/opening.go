package face

import "interbellum/engine"

// An Opener is the face of a game in which an answer may do no more than begin something: to play a counter, after which it is asked what
// for. The answers to that question then stand in its place, so that one tap gives both.
type Opener interface {
	// Opens reports whether this answer to a question is such a one.
	Opens(engine.Decision, engine.Choice) bool
}

// A Then is what the player is asked right after an opening answer.
type Then struct {
	Choice engine.Choice // that opens
	Sight  *Sight        // as if it were given; the one question it asks is to the same seat
}

// Question is what is asked after the opening answer.
func (t *Then) Question() engine.Decision { return t.Sight.Asked[0] }

// OnBoard is what the board shows: what an opening answer leads to, if there is one, for the rest has no place there.
func (s *Sight) OnBoard() *Sight {
	if s.Then != nil {
		return s.Then.Sight
	}
	return s
}
