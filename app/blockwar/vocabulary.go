package blockwar

import "maps"

// Vocabulary is what a question, an answer or an event needs besides its text in the catalogue.
type Vocabulary struct {
	Questions, Reasons map[string]Sentence // by the kind of question, where the code chooses the text
	Labels             map[string]Label    // by the verb
	Forms              map[string]Form     // by the kind of event
}

// common is what both games have, with what one of them has besides or otherwise.
func common(own Vocabulary) Vocabulary {
	v := Vocabulary{questions(), reasons(), labels(), forms()}
	maps.Copy(v.Questions, own.Questions)
	maps.Copy(v.Reasons, own.Reasons)
	maps.Copy(v.Labels, own.Labels)
	maps.Copy(v.Forms, own.Forms)
	return v
}
