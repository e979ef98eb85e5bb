// Package triumph is how Triumph & Tragedy looks: what it has for itself in a face that it shares with its sister.
package triumph

import (
	"sync"

	"interbellum/app/blockwar"
	"interbellum/app/face"
	"interbellum/app/layout"
	war "interbellum/engine/blockwar"
	rules "interbellum/engine/triumph"
	texts "interbellum/engine/words/triumph"
)

// Face shows Triumph & Tragedy.
type Face struct{ *blockwar.Face }

var _ face.Face = Face{}

// New is the face, made when it is first called for.
func New() Face { return Face{shared()} }

// Programs tells that there are computer players for it.
func (Face) Programs() bool { return true }

// Lesson offers the first hour: web/lessons has it.
func (Face) Lesson() string { return texts.Book.Say("lesson") }

// StrictCosts are how many more hand-overs strict dice take, in percent (engine/link, TestHandOversOfSealedMatches).
func (Face) StrictCosts() (least, most int) { return 10, 12 }

var shared = sync.OnceValue(func() *blockwar.Face {
	return blockwar.New(&blockwar.Game{
		Book: rules.Book(), ID: "triumph", Layout: layout.Triumph, Small: blockwar.Small{Prefix: "tt-", Box: "300 240 1600 1200"}, Limits: limits,
		Texts:     texts.Book,
		Sides:     []string{rules.Axis: "axis", rules.West: "west", rules.USSR: "ussr"},
		Powers:    []string{rules.Germany: "germany", rules.Italy: "italy", rules.Britain: "uk", rules.France: "france", rules.USA: "us", rules.SovietUnion: "ussr"},
		Courted:   []rules.Nation{rules.USA},
		Additions: "17.0", Economic: 25,
	}, own)
})

// limits are those of the borders, with LSTs more from the sea (9.0).
func limits(v *blockwar.View, f rules.Faction) *war.Limits {
	return rules.BorderLimits(blockwar.FactionView(v, f).Has(rules.LSTs))
}
