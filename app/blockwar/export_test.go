package blockwar

import "interbellum/app/face"

// What the tests of both games look into.

var (
	FactionViewOf = factionView
	BlockadeWords = blockadeWords
	CutWords      = cutWords
	Spoken        = spoken
	Chapters      = chapters
)

type Template = template

// ViewOf is what a sight shows.
func (f *Face) ViewOf(s *face.Sight) *View { return f.view(s) }
