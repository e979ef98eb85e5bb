package face

import "interbellum/engine"

// A Gatherer is the face of a game in which several picks are gathered and confirmed
// together: what its questions have in common, and the words. The rest is the frame's.
type Gatherer interface {
	// Gathers names the run of questions that this one belongs to; empty where an answer stands by itself.
	Gathers(engine.Decision) string
	// Gathered puts an answer to such a question into words.
	Gathered(*Sight, engine.Decision, engine.Choice) Pick
}

// A Pick is one answer of several that are confirmed together.
type Pick struct {
	One, Many string // "army from Ruhr", "armies from Ruhr"; of nothing picked there is nothing to say
	Joins     bool   // it goes on with the pick before: " to Poland"
	Closes    bool   // it confirms them all, and is none
}
