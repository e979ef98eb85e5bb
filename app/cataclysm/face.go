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

// Introduction is the scenario for a first evening.
func (Face) Introduction() string { return "days-of-decision" }

// Seat is the power's slug.
func (Face) Seat(seat engine.Seat) string {
	if seat == engine.Chance || rules.Power(seat) > rules.PowerCount {
		return "neutral"
	}
	return rules.Power(seat).String()
}
