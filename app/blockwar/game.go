package blockwar

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/layout"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
	"interbellum/engine/words"
)

// Game is what the page of one game says otherwise than that of its sister, beside the printed game itself.
type Game struct {
	*rules.Book
	ID     string               // of its pictures and its catalogue
	Layout func() *layout.Board // where things lie on its board
	Small  Small
	Limits func(*View, rules.Faction) *rules.Limits // of its borders, for a Faction now

	Texts   *words.Book    // all that it says
	Sides   []string       // what their colours and emblems are named by; by Side, nobody first
	Powers  []string       // the same; by Nation, none first
	Courted []rules.Nation // whom Diplomacy is about, beside the Minor Nations
	Allies  bool           // one of these is no Satellite once it has been won, but an ally

	Additions engine.Rule // with what rule the set-up goes on, where it does
	Economic  int         // the Victory Points that win at the start of a Year
	More      bool        // something else gives Victory Points than in both games

	// What is shown in this game alone; nil where there is nothing of the kind.
	Absent func(*View, rules.Faction) bool         // a Faction is not in this match
	Rows   func(*View, rules.Faction) []Row        // on its display
	Beside func(*View) []app.UI                    // displays beside those of the Factions
	Note   func(v *View, card int) string          // on an Action card
	Signs  func(*View, rules.Area) []Sign          // markers in an area
	Spots  func(*View, engine.Choice) []rules.Area // areas that an answer is given on
}

// Row is a number on a display, with a remark.
type Row struct{ Name, Value, Note string }

// absent reports whether a Faction is not in this match.
func absent(v *View, f rules.Faction) bool { return v.Absent != nil && v.Absent(v, f) }

// Small is the small map of who holds what: how the outlines in it are called, and how much of it is seen.
type Small struct{ Prefix, Box string }
