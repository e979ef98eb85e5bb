package app

import (
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

// introduction is the scenario that the form begins with: the one that the face
// recommends, or the first.
func introduction(g *engine.Game) string {
	if f, is := faceOf(g).(interface{ Introduction() string }); is {
		return f.Introduction()
	}
	return g.Scenarios[0].ID
}
