package blockwar

import "maps"

// Vocabulary is how questions, answers and events are put into words, by what the rules call them.
type Vocabulary struct {
	Questions, Reasons map[string]Sentence
	Labels             map[string]Label
	Events             map[string]Telling
}

// common is what both games say, with what one of them says besides or otherwise.
func common(own Vocabulary) Vocabulary {
	v := Vocabulary{questions(), reasons(), labels(), events()}
	maps.Copy(v.Questions, own.Questions)
	maps.Copy(v.Reasons, own.Reasons)
	maps.Copy(v.Labels, own.Labels)
	maps.Copy(v.Events, own.Events)
	return v
}
