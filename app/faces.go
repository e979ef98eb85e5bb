package app

import (
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

// introduction is the scenario that the form begins with: the one that the face
// recommends, or the first.
func introduction(g *engine.Game) string {
	if f, is := faceOf(g).(interface{ Introduction() string }); is {
		return f.Introduction()
	}
	return g.Scenarios[0].ID
}
