package app

import (
	"slices"

	"interbellum/app/cataclysm"
	"interbellum/app/face"
	"interbellum/engine"
)

// faceOf is how a game looks.
func faceOf(g *engine.Game) face.Face {
	if g.ID == "cataclysm" {
		return cataclysm.Face{}
	}
	return faceBesides(g)
}

// offered lists the scenarios of a game that the page offers: those that its face can show.
func offered(game string, all []engine.Scenario) []engine.Scenario {
	if game != "cataclysm" {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), func(s engine.Scenario) bool { return slices.Contains(cataclysm.Undrawn, s.ID) })
}
