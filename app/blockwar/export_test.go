package blockwar

import (
	"slices"

	"interbellum/app/face"
	rules "interbellum/engine/blockwar"
)

// What the tests of both games look into.

var (
	FactionViewOf = FactionView
	BlockadeWords = blockadeWords
	CutWords      = cutWords
	Spoken        = spoken
	Chapters      = chapters
)

type Template = template

// ViewOf is what a sight shows.
func (f *Face) ViewOf(s *face.Sight) *View { return f.view(s) }

// Drawn are the pictures that a game names by what is printed.
func (f *Face) Drawn() (list []string) {
	for _, t := range f.inOrder() {
		list = append(list, f.typeSign(t))
	}
	for i := range f.TechList[1:] {
		list = append(list, f.techIcon(rules.Tech(i+1)))
	}
	for _, n := range slices.Concat(f.Sides[1:], f.Powers[1:]) {
		list = append(list, "power-"+n.Slug)
	}
	return list
}
