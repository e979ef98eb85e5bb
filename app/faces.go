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
