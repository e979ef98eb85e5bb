// Package triumph is how Triumph & Tragedy looks: what it has for itself in a face that it shares with its sister.
package triumph

import (
	"sync"

	"interbellum/app/blockwar"
	"interbellum/app/face"
	"interbellum/app/layout"
	war "interbellum/engine/blockwar"
	rules "interbellum/engine/triumph"
)

// Face shows Triumph & Tragedy.
type Face struct{ *blockwar.Face }

var _ face.Face = Face{}

// New is the face, made when it is first called for.
func New() Face { return Face{shared()} }

// Programs tells that there are computer players for it.
func (Face) Programs() bool { return true }

// Lesson offers the first hour: web/lessons has it.
func (Face) Lesson() string { return "A first year, as a lesson" }

var shared = sync.OnceValue(func() *blockwar.Face {
	return blockwar.New(&blockwar.Game{
		Book: rules.Book(), ID: "triumph", Layout: layout.Triumph, Small: blockwar.Small{Prefix: "tt-", Box: "300 240 1600 1200"}, Limits: limits,
		Abouts: map[string]string{
			"1936": "The whole game: from the peace of 1936 to a war that need not come, until 1945 at the latest.",
			"1939": "The short game: the war is at hand, 1939 to 1945.",
		},
		Sides: []blockwar.Named{rules.Axis: {Slug: "axis", Name: "the Axis"}, rules.West: {Slug: "west", Name: "the West"}, rules.USSR: {Slug: "ussr", Name: "the USSR"}},
		Powers: []blockwar.Named{rules.Germany: {Slug: "germany", Name: "German"}, rules.Italy: {Slug: "italy", Name: "Italian"}, rules.Britain: {Slug: "uk", Name: "British"},
			rules.France: {Slug: "france", Name: "French"}, rules.USA: {Slug: "us", Name: "American"}, rules.SovietUnion: {Slug: "ussr", Name: "Soviet"}},
		Article: " usa ussr low_countries baltic_states middle_east ", Courted: []rules.Nation{rules.USA},
		Additions: "17.0", Economic: 25,
		Victories: map[string]string{ // 16.0
			"economic": "An Economic Victory: 25 Victory Points at the start of a Year, and more than anybody else.",
			"military": "A Military Victory: two Capitals of its rivals are in its hands.",
			"atomic":   "An Atomic Victory: the bomb could be delivered on a rival’s Main Capital.",
			"hegemony": "Economic Hegemony: nobody had won by the end of 1945, so that most Victory Points decide.",
		},
	}, own)
})

// limits are those of the borders, with LSTs more from the sea (9.0).
func limits(v *blockwar.View, f rules.Faction) *war.Limits {
	return rules.BorderLimits(blockwar.FactionView(v, f).Has(rules.LSTs))
}
