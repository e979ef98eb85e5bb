package app

import (
	"slices"

	"interbellum/app/cataclysm"
	"interbellum/app/face"
	"interbellum/app/plain"
	"interbellum/app/toy"
	"interbellum/engine"
)

// faceOf is how a game looks. A game without a face of its own is shown plainly.
func faceOf(g *engine.Game) face.Face {
	switch g.ID {
	case "cataclysm":
		return cataclysm.Face{}
	case "toy":
		return toy.New(g)
	}
	return plain.Face{Game: g}
}

// offered lists the scenarios of a game that the page offers: those that its face can show.
func offered(game string, all []engine.Scenario) []engine.Scenario {
	if game != "cataclysm" {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), func(s engine.Scenario) bool { return slices.Contains(cataclysm.Undrawn, s.ID) })
}
