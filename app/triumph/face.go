// Package triumph is how Triumph & Tragedy looks: its board, its panels and its words, drawn from the view alone.
package triumph

import (
	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/triumph"
)

// Face shows Triumph & Tragedy.
type Face struct{}

var _ face.Face = Face{}

// abouts says what a scenario is.
var abouts = map[string]string{
	"1936": "The whole game: from the peace of 1936 to a war that need not come, until 1945 at the latest.",
	"1939": "The short game: the war is at hand, 1939 to 1945.",
}

// About says what a scenario is, in a line.
func (Face) About(id string) string { return abouts[id] }

// Seat is the Faction's slug.
func (Face) Seat(seat engine.Seat) string {
	if f := rules.Faction(seat); f >= rules.Axis && f <= rules.USSR {
		return rules.Book().FactionFacts(f).Slug
	}
	return "neutral"
}
