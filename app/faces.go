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

// offered lists the scenarios that the page offers: those that the game's face can show.
func offered(g *engine.Game) []engine.Scenario {
	f, picky := faceOf(g).(interface{ Shows(engine.Scenario) bool })
	if !picky {
		return g.Scenarios
	}
	return slices.DeleteFunc(slices.Clone(g.Scenarios), func(s engine.Scenario) bool { return !f.Shows(s) })
}
