package blockwar

import (
	"interbellum/app/layout"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// Game is what the page of one game says otherwise than that of its sister, beside the printed game itself.
type Game struct {
	*rules.Book
	ID     string               // of its pictures
	Layout func() *layout.Board // where things lie on its board
	Small  Small
	Limits *rules.Limits // of its borders as they are printed

	Abouts  map[string]string // what a scenario is, in a line
	Sides   []Named           // "the Axis"; by Side, nobody first
	Powers  []Named           // "German"; by Nation, none first
	Types   []string          // of units, from MoreTypes on
	Article string            // the Nations that have one in a sentence: their slugs, each between spaces
	Courted []rules.Nation    // whom Diplomacy is about, beside the Minor Nations

	Additions engine.Rule       // with what rule the set-up goes on, where it does
	Economic  int               // the Victory Points that win at the start of a Year
	Victories map[string]string // the forms of victory
}

// Named is what somebody is called, and what colours and emblems are named by.
type Named struct{ Slug, Name string }

// Small is the small map of who holds what: how the outlines in it are called, and how much of it is seen.
type Small struct{ Prefix, Box string }
