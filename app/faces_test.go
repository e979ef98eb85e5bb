package app

import (
	"strings"
	"testing"

	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/games"
)

// powers names what a face offers beside the necessary.
func powers(f face.Face) string {
	var list []string
	offers := func(name string, is bool) {
		if is {
			list = append(list, name)
		}
	}
	_, asker := f.(face.Asker)
	_, beginner := f.(face.Beginner)
	_, challenger := f.(face.Challenger)
	_, dater := f.(face.Dater)
	_, describer := f.(face.Describer)
	_, exhibitor := f.(face.Exhibitor)
	_, filler := f.(face.Filler)
	_, gatherer := f.(face.Gatherer)
	_, scorer := f.(face.Scorer)
	_, teacher := f.(face.Teacher)
	offers("asker", asker)
	offers("beginner", beginner)
	offers("challenger", challenger)
	offers("dater", dater)
	offers("describer", describer)
	offers("exhibitor", exhibitor)
	offers("filler", filler)
	offers("gatherer", gatherer)
	offers("scorer", scorer)
	offers("teacher", teacher)
	return strings.Join(list, " ")
}

// A method of a face that nobody asks for any more, or that is asked for by another name, shows here.
func TestPowersOfFaces(t *testing.T) {
	for id, want := range map[string]string{
		"cataclysm": "asker beginner challenger dater describer exhibitor gatherer scorer",
		"triumph":   "asker challenger dater describer filler gatherer teacher",
		"conquest":  "asker challenger dater describer filler gatherer teacher",
		"toy":       "dater gatherer",
		"plain":     "",
	} {
		game, known := games.ByID(id)
		if !known {
			game = &engine.Game{ID: "nobody's"} // the plain face is that of games without one
		}
		if got := powers(face.Of(game)); got != want {
			t.Errorf("%s: got %q, want %q", id, got, want)
		}
	}
}
