// Package blockwar is how the games of blocks look, Triumph & Tragedy and Conquest & Consequence: boards, panels and words, drawn from
// the view alone. What one of them has for itself stands in its Game.
package blockwar

import (
	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// Face shows a game.
type Face struct {
	*Words
	Vocabulary
}

var _ face.Filler = (*Face)(nil)
var _ face.Face = (*Face)(nil)

// New is the face of a game, with the words that it alone has.
func New(g *Game, own Vocabulary) *Face { return &Face{&Words{g}, common(own)} }

// About says what a scenario is, in a line: in a sentence of its own, or how many play it.
func (f *Face) About(s engine.Scenario) string {
	if text := f.Texts.Fill("about."+s.ID, nil); text != "" {
		return text
	}
	return f.Texts.Say("about.players", s.Seats.Len())
}

// Seat is the slug of a Faction.
func (f *Face) Seat(seat engine.Seat) string { return f.Slug(rules.Faction(seat)) }
