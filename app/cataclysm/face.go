// Package cataclysm is how Cataclysm looks: its board, its panels and its words, drawn
// from the view alone.
package cataclysm

import (
	"slices"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// Face shows Cataclysm.
type Face struct{}

var _ face.Face = Face{}

// Shows reports whether the board of the scenario is drawn: the one of Europe alone.
func (Face) Shows(s engine.Scenario) bool {
	x, found := rules.ScenarioByID(s.ID)
	return found && !slices.Contains(x.Maps, rules.PacificMap)
}

// Seat is the power's slug.
func (Face) Seat(seat engine.Seat) string {
	if seat == engine.Chance || rules.Power(seat) > rules.PowerCount {
		return "neutral"
	}
	return rules.Power(seat).String()
}
