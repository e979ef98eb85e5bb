package face

import "interbellum/engine"

// A Filler is a Gatherer that can answer a whole run of questions at a word, such as the types of all units of a set-up.
type Filler interface {
	Gatherer
	// Fills lists the ways of doing so; none where the questions of the run are to be thought over.
	Fills(engine.Decision) []Fill
	// Fill is the answer in one of these ways. chance is a number drawn anew for each.
	Fill(s *Sight, d engine.Decision, way string, chance uint32) engine.Choice
}

// A Fill is a way of answering a run of questions.
type Fill struct{ ID, Text string }
