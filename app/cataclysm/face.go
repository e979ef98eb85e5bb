// Package cataclysm is how Cataclysm looks: its board, its panels and its words, drawn
// from the view alone.
package cataclysm

import (
	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// Face shows Cataclysm.
type Face struct{ foregone }

var _ face.Face = Face{}

// Programs tells that there are computer players for it.
func (Face) Programs() bool { return true }

// Introduction is the scenario for a first evening.
func (Face) Introduction() string { return "days-of-decision" }

// Example offers a match to watch.
func (Face) Example() string { return say("about.example") }

// About says what a scenario is: "The whole war: Europe and the Pacific, 1933-34 to 1945-46".
func (Face) About(of engine.Scenario) string {
	s, found := rules.Shipped().ScenarioByID(of.ID)
	if !found {
		return ""
	}
	var where []string
	for _, m := range s.Maps {
		if m == rules.PacificMap {
			where = append(where, say("about.map.pacific"))
		} else {
			where = append(where, say("about.map.europe"))
		}
	}
	return book.Say("about."+s.Kind, where, turnName(s.FirstTurn), turnName(s.LastTurn))
}

// Seat is the power's slug.
func (Face) Seat(seat engine.Seat) string {
	if seat == engine.Chance || rules.Power(seat) > rules.PowerCount {
		return "neutral"
	}
	return rules.Power(seat).String()
}
