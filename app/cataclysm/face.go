// Package cataclysm is how Cataclysm looks: its board, its panels and its words, drawn
// from the view alone.
package cataclysm

import (
	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// Face shows Cataclysm.
type Face struct{}

var _ face.Face = Face{}

// Undrawn lists the scenarios whose board the face does not draw: those with the Pacific.
var Undrawn = []string{"cataclysm", "eagle-and-sun", "war-without-mercy"}

// Seat is the power's slug.
func (Face) Seat(seat engine.Seat) string {
	if seat == engine.Chance || rules.Power(seat) > rules.PowerCount {
		return "neutral"
	}
	return rules.Power(seat).String()
}
